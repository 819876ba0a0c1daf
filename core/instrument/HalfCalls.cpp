#include "instrument/HalfCalls.h"

#include <QRegularExpression>

namespace kernelscope {

using namespace clang;

std::string HalfCalls::definition(const std::string &function, const CallExpr *call, const std::string &name, char space, unsigned count,
                                  unsigned stride) const
{
    const bool isStore = name[1] == 's';
    const std::string words = std::to_string((count + 1) / 2);
    const std::string value = deviceType(isStore ? call->getArg(0)->getType() : call->getType(), m_context.ast()).name;
    const std::string pointer = std::string(isStore ? "" : "const ") + spaceName(space) + " half *p";
    std::string body = "union { uint w[" + words + "]; ushort h[" + std::to_string(count) + "]; } u; uint object; ulong offset; u.w[" +
                       words + " - 1] = 0u; " + "const " + spaceName(space) + " ushort *q = (const " + spaceName(space) +
                       " ushort *)p + o * " + std::to_string(stride) + "; uint state = ks_find(ks, set, KS_ADDRESS(q), " +
                       std::to_string(2 * count) + "ul, &object, &offset); ";
    if (isStore)
        body += "if (state) " + name + "(v, o, p); ";
    else
        body += value + " v = (" + value + ")0; if (state) v = " + name + "(o, p); ";
    body += "for (uint i = 0; i < " + std::to_string(count) + "; i++) u.h[i] = state ? q[i] : 0; " +
            "ks_access(ks, site, set, object, offset, state, u.w, " + words + "); " + (isStore ? "" : "return v; ");
    const std::string start = function + "(ks_context *ks, uint site, uint set, ";
    return "KS_CALLED " + (isStore ? "void " + start + value + " v, size_t o, " : value + " " + start + "size_t o, ") + pointer + ") { " +
           body + "}";
}

bool HalfCalls::rewrite(const CallExpr *call, const std::string &name)
{
    static const QRegularExpression pattern(QStringLiteral("^v(load|store)(a?)_half(2|3|4|8|16)?(_rt[ezpn])?$"));
    const auto match = pattern.match(QString::fromStdString(name));
    if (!match.hasMatch() || call->getNumArgs() < 2)
        return false;
    const bool isStore = match.captured(1) == u"store";
    const Expr *pointer = call->getArg(isStore ? 2 : 1);
    QualType type = pointer->IgnoreParenImpCasts()->getType();
    if (const auto *array = m_context.ast().getAsArrayType(type))
        type = array->getElementType();
    else if (type->isPointerType())
        type = type->getPointeeType();
    const char space = spaceLetter(type);
    if (!space)
        return false;
    const unsigned count = match.captured(3).isEmpty() ? 1 : match.captured(3).toUInt();
    const unsigned stride = count == 3 && !match.captured(2).isEmpty() ? 4 : count;
    const unsigned set = m_context.objects().setNumber(m_context.flow().ofValue(pointer), space);
    const QualType value = isStore ? call->getArg(0)->getType() : call->getType();
    const std::string function = "ks_" + name + "_" + space + "_" + deviceType(value, m_context.ast()).word;
    m_context.device.add(function, definition(function, call, name, space, count, stride));
    const int number =
        m_context.addAccess(isStore ? SiteKind::Store : SiteKind::Load, call, QString::fromStdString(name), type, space, set);
    if (isStore)
        m_context.flows.noteStep(call, 0, number);
    else
        m_context.flows.noteLoad(call, number);
    AccessSite &site = m_context.sites[number];
    site.sizeInBytes = int(2 * count);
    site.payloadWords = int((count + 1) / 2);
    site.type = ElementType{Scalar::Half, int(count), {}};
    const unsigned begin = m_context.begin(call);
    m_context.edits.replace(begin, m_context.find('(', begin) + 1, callStart(function, number, set));
    for (const Expr *argument : call->arguments())
        m_context.walker->walk(argument);
    return true;
}

} // namespace kernelscope
