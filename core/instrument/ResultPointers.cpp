#include "instrument/BuiltinCalls.h"

namespace kernelscope {

using namespace clang;

/// A function that gives a second result through a pointer (fract, remquo): where that leads to traced memory, it is a store.
bool rewriteSecondResult(RewriteContext &context, const CallExpr *call)
{
    const PointerArgument pointer = context.pointerArgument(call->getArg(call->getNumArgs() - 1));
    const DeviceType value = deviceType(call->getType(), context.ast());
    const DeviceType &stored = pointer.device;
    if (!pointer.space || !stored.isNamed() || !value.isNamed())
        return false;
    const std::string name = calledName(call);
    const std::string store = context.device.store(stored, {pointer.space});
    const std::string function = "ks_" + name + "_" + pointer.space + "_" + value.word + "_" + stored.word;
    std::string parameters;
    std::string arguments;
    for (unsigned i = 0; i + 1 < call->getNumArgs(); ++i) {
        const std::string letter(1, char('a' + i));
        parameters += value.name + " " + letter + ", ";
        arguments += letter + ", ";
    }
    context.device.add(function, value.name + " " + function + "(ks_context *ks, uint site, uint set, " + parameters +
                                     spaceName(pointer.space) + " " + stored.name + " *p) { " + stored.name + " v; " + value.name +
                                     " r = " + name + "(" + arguments + "&v); " + store + "(ks, site, set, p, v); return r; }");
    const int site = context.addAccess(SiteKind::Store, call, pointer.pointee, pointer);
    context.redirect(call, callStart(function, site, pointer.set));
    return true;
}

} // namespace kernelscope
