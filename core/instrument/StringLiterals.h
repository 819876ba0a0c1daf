#pragma once

#include <vector>

#include <QString>

#include <clang/AST/ASTContext.h>
#include <clang/AST/Decl.h>
#include <clang/AST/Expr.h>

#include "instrument/FlatSource.h"

namespace kernelscope {

/// The program with a name for each of its string literals that pointers lead to, so that they are objects as other arrays in constant
/// memory are. In functions those of `functions` alone.
///
///     c = "abc"[i];      __constant char kernelscope_literal0[68] = "abc"; ... c = kernelscope_literal0[i];
FlatSource withLiteralsNamed(const FlatSource &source, clang::ASTContext &ast, const std::vector<const clang::FunctionDecl *> &functions);

/// The literal whose name a variable is; null for the variables of the user's program.
const clang::StringLiteral *literalNamedBy(const clang::ValueDecl *variable);
/// For people, cut off where it is long.
QString shownLiteral(const clang::StringLiteral *literal);

} // namespace kernelscope
