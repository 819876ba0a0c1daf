#pragma once

#include <optional>
#include <string>

#include <clang/AST/ASTContext.h>
#include <clang/AST/Expr.h>

#include "trace/Builtins.h"

namespace kernelscope {

/// The program's own function that is called; null for OpenCL's.
const clang::FunctionDecl *definitionCalled(const clang::CallExpr *call);
/// What is known of the built-in function that is called; nothing of the program's own functions.
const Builtin &builtinCalled(const clang::CallExpr *call);
/// Empty where no function is named.
std::string calledName(const clang::CallExpr *call);

/// What a pointer or array leads to as the text has it, before a conversion; null for anything else.
clang::QualType pointeeOf(const clang::Expr *pointer, const clang::ASTContext &ast);

/// Of a whole number; nullopt: the compiler does not know it.
std::optional<llvm::APSInt> constantOf(const clang::Expr *expression, const clang::ASTContext &ast);

} // namespace kernelscope
