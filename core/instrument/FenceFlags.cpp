#include "instrument/FenceFlags.h"

#include "instrument/CalledFunction.h"

namespace kernelscope {

void FenceFlags::describe(AccessSite &site) const
{
    site.fencesKnown = known;
    site.localFence = local;
    site.globalFence = global;
    site.imageFence = image;
    site.payloadWords = known ? 0 : 1;
}

FenceFlags fenceFlags(const clang::Expr *argument, const clang::ASTContext &ast)
{
    FenceFlags flags;
    const auto value = constantOf(argument, ast);
    if (!value)
        return flags;
    // The values of Clang's own header, with which the text was parsed.
    const auto bits = value->getZExtValue();
    flags.known = true;
    flags.local = bits & 1;
    flags.global = bits & 2;
    flags.image = bits & 4;
    return flags;
}

template <typename Enum> static std::optional<Enum> constantNamedBy(const clang::Expr *argument, QLatin1StringView prefix)
{
    const auto *reference = llvm::dyn_cast<clang::DeclRefExpr>(argument->IgnoreParenCasts());
    const QString name = reference ? QString::fromStdString(reference->getDecl()->getNameAsString()) : QString();
    return name.startsWith(prefix) ? enumNamed<Enum>(QStringView(name).sliced(prefix.size())) : std::nullopt;
}

std::optional<MemoryOrder> orderNamedBy(const clang::Expr *argument)
{
    return constantNamedBy<MemoryOrder>(argument, QLatin1StringView("memory_order_"));
}

std::optional<MemoryScope> scopeNamedBy(const clang::Expr *argument)
{
    return constantNamedBy<MemoryScope>(argument, QLatin1StringView("memory_scope_"));
}

} // namespace kernelscope
