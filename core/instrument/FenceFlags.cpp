#include "instrument/FenceFlags.h"

#include <clang/AST/ASTContext.h>

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
    clang::Expr::EvalResult value;
    if (argument->isValueDependent() || !argument->EvaluateAsInt(value, ast))
        return flags;
    // The values of Clang's own header, with which the text was parsed.
    const auto bits = value.Val.getInt().getZExtValue();
    flags.known = true;
    flags.local = bits & 1;
    flags.global = bits & 2;
    flags.image = bits & 4;
    return flags;
}

QString memoryConstant(const clang::Expr *argument)
{
    const auto *reference = llvm::dyn_cast<clang::DeclRefExpr>(argument->IgnoreParenCasts());
    if (!reference)
        return {};
    const QString name = QString::fromStdString(reference->getDecl()->getNameAsString());
    for (const char *prefix : {"memory_order_", "memory_scope_"}) {
        if (name.startsWith(QLatin1String(prefix)))
            return name.mid(qsizetype(strlen(prefix)));
    }
    return {};
}

} // namespace kernelscope
