#pragma once

#include <clang/AST/ASTContext.h>

#include "instrument/DiagnosticCollector.h"
#include "instrument/FlatSource.h"
#include "instrument/StepMarks.h"
#include "support/Result.h"
#include "trace/InstrumentedKernel.h"

namespace kernelscope {

/// Rewrites one kernel of a parsed program, with the functions that it calls, into one that records what it does. Fails
/// where there is no such kernel or where its program has more of something than a trace has room for. `unsequenced`: of the whole program.
[[nodiscard]] Result<InstrumentedKernel> rewriteKernel(const FlatSource &source, clang::ASTContext &ast, const QString &kernel,
                                                       bool dataflow, const std::vector<StepMark> *marks,
                                                       const std::vector<UnsequencedChange> &unsequenced);
/// The program in which that kernel's string literals have names (StringLiterals.h), to be parsed and rewritten; as it is where there is no
/// such kernel.
[[nodiscard]] FlatSource nameLiterals(const FlatSource &source, clang::ASTContext &ast, const QString &kernel);
/// The program with a mark at each step of that kernel and of the functions that it calls, to be parsed and rewritten with its marks.
[[nodiscard]] Result<MarkedSource> markSteps(const FlatSource &source, clang::ASTContext &ast, const QString &kernel);

} // namespace kernelscope
