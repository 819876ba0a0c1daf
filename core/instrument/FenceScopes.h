#pragma once

#include <vector>

#include <clang/AST/Decl.h>

#include "support/Error.h"

namespace kernelscope {

/// A warning for each barrier or fence of local memory alone whose scope is wider than the work-group: a local fence goes with
/// memory_scope_work_group only.
QList<Diagnostic> wrongFenceScopes(const std::vector<const clang::FunctionDecl *> &functions, const clang::ASTContext &context);

} // namespace kernelscope
