#include "instrument/BuiltinCalls.h"

namespace kernelscope {

using namespace clang;

namespace {

std::string halfDefinition(const std::string &function, const std::string &name, const std::string &value, char space, bool isStore,
                           unsigned count, unsigned stride)
{
    const std::string words = std::to_string((count + 1) / 2);
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

} // namespace

/// vload_half, vload_halfN, vloada_halfN and their stores, with any rounding.
bool rewriteHalf(RewriteContext &context, const CallExpr *call)
{
    const Builtin &builtin = builtinCalled(call);
    const bool isStore = builtin.memory == BuiltinMemory::Write;
    const PointerArgument pointer = context.pointerArgument(call->getArg(isStore ? 2 : 1));
    if (!pointer.space)
        return false;
    const QualType type = isStore ? call->getArg(0)->getType() : call->getType();
    const DeviceType value = deviceType(type, context.ast());
    const auto *vector = type->getAs<ExtVectorType>();
    const unsigned count = vector ? vector->getNumElements() : 1;
    const unsigned stride = count == 3 && builtin.kind == BuiltinKind::AlignedHalf ? 4 : count;
    const std::string name = calledName(call);
    const std::string function = "ks_" + name + "_" + pointer.space + "_" + value.word;
    context.device.add(function, halfDefinition(function, name, value.name, pointer.space, isStore, count, stride));
    const int number = context.addAccess(isStore ? SiteKind::Store : SiteKind::Load, call, pointer.pointee, pointer);
    AccessSite &site = context.sites[number];
    site.sizeInBytes = int(2 * count);
    site.payloadWords = int((count + 1) / 2);
    site.type = ElementType{Scalar::Half, int(count), {}};
    context.redirect(call, callStart(function, number, pointer.set));
    return true;
}

} // namespace kernelscope
