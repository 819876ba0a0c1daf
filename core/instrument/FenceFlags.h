#pragma once

#include <clang/AST/Expr.h>

#include "support/EnumRange.h"
#include "trace/AccessSite.h"

namespace kernelscope {

/// What memory a barrier or fence orders, as far as its flags are constants.
struct FenceFlags
{
    bool known = false;
    bool local = false;
    bool global = false;
    bool image = false;

    void describe(AccessSite &site) const;
};

FenceFlags fenceFlags(const clang::Expr *argument, const clang::ASTContext &ast);

/// What an argument such as memory_order_acquire or memory_scope_work_group names; nullopt where it is no such constant.
std::optional<MemoryOrder> orderNamedBy(const clang::Expr *argument);
std::optional<MemoryScope> scopeNamedBy(const clang::Expr *argument);

} // namespace kernelscope
