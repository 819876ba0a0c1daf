#include "instrument/BuiltinCalls.h"

namespace kernelscope {

using namespace clang;

namespace {

/// Of a strided copy only the global side has gaps.
std::string copyDefinition(const std::string &function, const std::string &original, const std::string &type, char to, char from,
                           bool strided, unsigned bytes)
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

bool rewriteAsyncCopy(RewriteContext &context, const CallExpr *call)
{
    const bool strided = call->getNumArgs() == 5;
    const PointerArgument to = context.pointerArgument(call->getArg(0));
    const PointerArgument from = context.pointerArgument(call->getArg(1));
    const DeviceType &type = to.device;
    if (!to.space || !from.space || !type.isNamed())
        return false;
    const int reading = context.addAccess(SiteKind::AsyncRead, call, from.pointee, from);
    const int writing = context.addAccess(SiteKind::AsyncWrite, call, to.pointee, to);
    const int elementBytes = int(context.ast().getTypeSizeInChars(to.pointee).getQuantity());
    for (const int site : {reading, writing}) {
        context.sites[site].payloadWords = 4;
        context.sites[site].sizeInBytes = elementBytes;
        context.sites[site].partner = site == reading ? writing : reading;
    }
    const std::string function = std::string("ks_copy_") + (strided ? "strided_" : "") + to.space + from.space + "_" + type.word;
    context.device.add(function,
                       copyDefinition(function, calledName(call), type.name, to.space, from.space, strided,
                                      type.storedWords == 0 ? 1 : unsigned(elementBytes)),
                       type.record);
    context.usesGroupMemory = true;
    context.redirect(call, function + "(ks," + std::to_string(reading) + "," + std::to_string(writing) + "," + std::to_string(from.set) +
                               "," + std::to_string(to.set) + ",");
    return true;
}

bool rewriteAsyncWait(RewriteContext &context, const CallExpr *call)
{
    const int site = context.addCall(SiteKind::AsyncWait, call);
    context.sites[site].payloadWords = 1;
    Expr::EvalResult count;
    const bool known = call->getArg(0)->EvaluateAsInt(count, context.ast());
    const std::string number = known ? std::to_string(count.Val.getInt().getZExtValue()) : "0";
    context.edits.insert(context.begin(call), "(ks_wait(ks," + std::to_string(site) + "," + number + "u),");
    for (const Expr *argument : call->arguments())
        context.walker->walk(argument);
    context.edits.insert(context.end(call), ")");
    return true;
}

} // namespace kernelscope
