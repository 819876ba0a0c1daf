#pragma once

#include <clang/AST/ASTContext.h>

#include "instrument/FlatSource.h"
#include "support/Result.h"
#include "trace/InstrumentedKernel.h"

namespace kernelscope {

/// Rewrites one kernel of a parsed program, with the functions that it calls, into one that records what it does. Fails
/// where there is no such kernel or where its program has more of something than a trace has room for.
[[nodiscard]] Result<InstrumentedKernel> rewriteKernel(const FlatSource &source, clang::ASTContext &ast, const QString &kernel,
                                                       bool dataflow);

} // namespace kernelscope
