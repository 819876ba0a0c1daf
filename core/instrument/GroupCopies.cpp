#include "instrument/GroupCopies.h"

namespace kernelscope {

using namespace clang;

namespace {

QualType pointeeOf(const Expr *argument, const ASTContext &ast)
{
    const QualType type = argument->IgnoreParenImpCasts()->getType();
    if (const auto *array = ast.getAsArrayType(type))
        return array->getElementType();
    return type->isPointerType() ? type->getPointeeType() : QualType();
}

/// Of a strided copy only the global side has gaps.
std::string definition(const std::string &function, const std::string &original, const std::string &type, char to, char from, bool strided,
                       unsigned bytes)
{
    const std::string element = std::to_string(bytes) + "ul";
    const auto span = [&](char side) {
        return strided && side == 'g' ? "(n ? ((ulong)(n - 1) * stride + 1) * " + element + " : 0ul)" : "(ulong)n * " + element;
    };
    const auto step = [&](char side) { return strided && side == 'g' ? std::string("(ulong)stride") : std::string("1ul"); };
    const std::string call = original + "(d, s, " + "copied" + (strided ? ", stride" : "") + ", e)";
    return "event_t " + function + "(ks_context *ks, uint reading, uint writing, uint sources, uint targets, " + spaceName(to) + " " +
           type + " *d, const " + spaceName(from) + " " + type + " *s, size_t n, " + (strided ? "size_t stride, " : "") +
           "event_t e) { uint from, to; ulong fromOffset, toOffset; uint words[4]; " + "uint read = ks_find(ks, sources, KS_ADDRESS(s), " +
           span(from) + ", &from, &fromOffset); " + "uint write = ks_find(ks, targets, KS_ADDRESS(d), " + span(to) + ", &to, &toOffset); " +
           "if (n == 0) read = write = 1u; " +
           "int same = ks_same(ks, writing, 0u, KS_ADDRESS(d) + KS_ADDRESS(s) * 31ul + (ulong)n * 1021ul); " +
           "words[0] = (uint)n; words[1] = (uint)((ulong)n >> 32); " + "words[2] = (uint)" + step(from) +
           "; words[3] = 0u; ks_access(ks, reading, sources, from, fromOffset, read, words, 4u); " + "words[2] = (uint)" + step(to) +
           "; ks_access(ks, writing, targets, to, toOffset, write, words, 4u); " +
           "size_t copied = same && read && write ? n : 0; return " + call + "; }";
}

} // namespace

bool GroupCopies::copy(const CallExpr *call, const std::string &name)
{
    const bool strided = name == "async_work_group_strided_copy";
    const QualType to = pointeeOf(call->getArg(0), m_context.ast());
    const QualType from = pointeeOf(call->getArg(1), m_context.ast());
    if (to.isNull() || from.isNull())
        return false;
    const DeviceType type = deviceType(to, m_context.ast());
    const char toSpace = spaceLetter(to);
    const char fromSpace = spaceLetter(from);
    if (!toSpace || !fromSpace || !type.isNamed())
        return false;
    ObjectTable &objects = m_context.objects();
    const unsigned targets = objects.setNumber(m_context.flow().ofValue(call->getArg(0)), toSpace);
    const unsigned sources = objects.setNumber(m_context.flow().ofValue(call->getArg(1)), fromSpace);
    const QString operation = QString::fromStdString(name);
    const int reading = m_context.addAccess(SiteKind::AsyncRead, call, operation, from, fromSpace, sources);
    const int writing = m_context.addAccess(SiteKind::AsyncWrite, call, operation, to, toSpace, targets);
    for (const int site : {reading, writing}) {
        m_context.sites[site].payloadWords = 4;
        m_context.sites[site].sizeInBytes = int(m_context.ast().getTypeSizeInChars(to).getQuantity());
        m_context.sites[site].partner = site == reading ? writing : reading;
    }
    const std::string function = std::string("ks_copy_") + (strided ? "strided_" : "") + toSpace + fromSpace + "_" + type.word;
    m_context.device.add(function,
                         definition(function, name, type.name, toSpace, fromSpace, strided,
                                    type.storedWords == 0 ? 1 : unsigned(m_context.ast().getTypeSizeInChars(to).getQuantity())),
                         type.record);
    m_context.usesGroupMemory = true;
    const unsigned begin = m_context.begin(call);
    m_context.edits.replace(begin, m_context.find('(', begin) + 1,
                            function + "(ks," + std::to_string(reading) + "," + std::to_string(writing) + "," + std::to_string(sources) +
                                "," + std::to_string(targets) + ",");
    for (const Expr *argument : call->arguments())
        m_context.walker->walk(argument);
    return true;
}

bool GroupCopies::wait(const CallExpr *call)
{
    const int site = m_context.addSite(SiteKind::AsyncWait, call, QStringLiteral("wait_group_events"));
    m_context.sites[site].payloadWords = 1;
    Expr::EvalResult count;
    const bool known = call->getArg(0)->EvaluateAsInt(count, m_context.ast());
    const std::string number = known ? std::to_string(count.Val.getInt().getZExtValue()) : "0";
    m_context.edits.insert(m_context.begin(call), "(ks_wait(ks," + std::to_string(site) + "," + number + "u),");
    for (const Expr *argument : call->arguments())
        m_context.walker->walk(argument);
    m_context.edits.insert(m_context.end(call), ")");
    return true;
}

bool GroupCopies::rewrite(const CallExpr *call, const std::string &name)
{
    if (name == "wait_group_events" && call->getNumArgs() == 2)
        return wait(call);
    return (name == "async_work_group_copy" || name == "async_work_group_strided_copy") && call->getNumArgs() >= 4 && copy(call, name);
}

} // namespace kernelscope
