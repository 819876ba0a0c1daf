#pragma once

#include <clang/AST/Expr.h>

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

/// "acquire" of memory_order_acquire, "work_group" of memory_scope_work_group; empty where the argument is no such
/// constant.
QString memoryConstant(const clang::Expr *argument);

} // namespace kernelscope
