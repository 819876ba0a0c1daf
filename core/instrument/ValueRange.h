#pragma once

#include <clang/AST/Expr.h>
#include <llvm/IR/ConstantRange.h>

#include "instrument/RewriteContext.h"

namespace kernelscope {

/// The numbers that an integer expression may have, as far as its text tells without much effort: constants, counters of loops that end,
/// numbers of work-items, variables that keep such a value, and what is computed from them. As wide as the expression's type.
llvm::ConstantRange rangeOf(const clang::Expr *expression, const RewriteContext &context);

/// The numbers that an lvalue's own type has, converted to a type that is as wide or wider.
llvm::ConstantRange rangeOf(const clang::Expr *lvalue, clang::QualType type, const RewriteContext &context);

/// Whether a condition is true whatever values its variables have: `u >= 0` of an unsigned number.
bool isAlwaysTrue(const clang::Expr *condition, const RewriteContext &context);

} // namespace kernelscope
