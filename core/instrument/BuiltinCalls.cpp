#include "instrument/BuiltinCalls.h"

#include "instrument/FenceFlags.h"

namespace kernelscope {
namespace {

using namespace clang;

/// barrier(f) becomes (ks_barrier(ks,3),barrier(f)).
bool recordFlags(RewriteContext &context, const CallExpr *call, int site)
{
    const FenceFlags flags = fenceFlags(call->getArg(0), context.ast());
    flags.describe(context.sites[site]);
    for (unsigned i = 1; i < call->getNumArgs(); ++i) {
        const QString constant = memoryConstant(call->getArg(i));
        const bool isOrder = context.sites[site].kind == SiteKind::Fence && i == 1;
        (isOrder ? context.sites[site].order : context.sites[site].scope) = constant;
    }
    std::string record = "ks_barrier(ks," + std::to_string(site) + ")";
    if (!flags.known)
        record = "ks_fence(ks," + std::to_string(site) + "," + context.text(call->getArg(0)) + ")";
    if (!context.whoMeets.empty())
        record = context.whoMeets + " ? " + record + " : (void)0";
    context.edits.insert(context.begin(call), "(" + record + ",");
    context.edits.insert(context.end(call), ")");
    return true;
}

bool rewriteVector(RewriteContext &context, const CallExpr *call, bool isStore)
{
    const PointerArgument pointer = context.pointerArgument(call->getArg(isStore ? 2 : 1));
    const QualType type = isStore ? call->getArg(0)->getType() : call->getType();
    const auto *vector = type->getAs<ExtVectorType>();
    if (!vector || !pointer.space || !pointer.device.isNamed())
        return false;
    const int site = context.addAccess(isStore ? SiteKind::Store : SiteKind::Load, call, type, pointer);
    const unsigned count = vector->getNumElements();
    const std::string function = isStore ? context.device.vectorStore(pointer.device, count, pointer.space)
                                         : context.device.vectorLoad(pointer.device, count, pointer.space);
    context.redirect(call, callStart(function, site, pointer.set));
    return true;
}

void noteUntracedPointers(RewriteContext &context, const CallExpr *call)
{
    const Builtin &builtin = builtinCalled(call);
    if (builtin.memory == BuiltinMemory::None || builtin.atomic != AtomicOperation::Other)
        return;
    for (const Expr *argument : call->arguments()) {
        if (context.pointerArgument(argument).space) {
            context.leaveUntraced(
                call,
                QStringLiteral("What %1 reads or writes through its pointer is not traced.").arg(QString::fromStdString(calledName(call))));
            return;
        }
    }
}

bool rewriteByKind(RewriteContext &context, const CallExpr *call)
{
    const Builtin &builtin = builtinCalled(call);
    switch (builtin.kind) {
    case BuiltinKind::Barrier:
        return recordFlags(context, call, context.meetingSite(call));
    case BuiltinKind::Fence:
        return recordFlags(context, call, context.addSite(SiteKind::Fence, call, QString::fromStdString(calledName(call))));
    case BuiltinKind::Atomic:
    case BuiltinKind::AtomicInit:
        return rewriteAtomic(context, call);
    case BuiltinKind::AsyncCopy:
        return rewriteAsyncCopy(context, call);
    case BuiltinKind::AsyncWait:
        return rewriteAsyncWait(context, call);
    case BuiltinKind::Image:
        return rewriteImage(context, call);
    case BuiltinKind::Half:
    case BuiltinKind::AlignedHalf:
        return rewriteHalf(context, call);
    case BuiltinKind::Vector:
        return rewriteVector(context, call, builtin.memory == BuiltinMemory::Write);
    case BuiltinKind::SecondResult:
        return rewriteSecondResult(context, call);
    default:
        return false;
    }
}

} // namespace

bool rewriteBuiltin(RewriteContext &context, const CallExpr *call)
{
    if (rewriteByKind(context, call))
        return true;
    noteUntracedPointers(context, call);
    return false;
}

} // namespace kernelscope
