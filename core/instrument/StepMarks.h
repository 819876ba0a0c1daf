#pragma once

#include <optional>
#include <string>
#include <vector>

#include <clang/AST/ASTContext.h>
#include <clang/AST/Decl.h>

#include "instrument/FlatSource.h"
#include "trace/AccessSite.h"

namespace kernelscope {

/// What one call of `stepMarkName` in a marked program marks.
struct StepMark
{
    SiteKind kind = SiteKind::Statement; ///< Statement, Enter, Iteration or Value
    SourceRange range;
    QString text;
    std::vector<int> reads = {};   ///< Statement: the variables that it reads, likewise
    std::vector<int> assigns = {}; ///< Statement: and those that it assigns to by name
    int variable = -1;             ///< Value: its position among variablesOf() its function
    bool begins = false;           ///< Value: the variable was declared right before
    bool isCertain = false;        ///< Value: it certainly has a value
    int scopeEndLine = 0;          ///< Value: as SteppedSite
    int scopeEndColumn = 0;
    int loop = -1; ///< the Iteration of the innermost loop around it (Iteration: around its loop; Value: around the declaration)
};

/// A program with a call at each place where stepping through it has something to record. They are put in before the program is rewritten:
/// so they go the way of the statements around them, whatever the rewriting makes of these.
///
///     while (i < n) x += a[i++];
///
///     kernelscope_step(4); for (; i < n; kernelscope_step(4)) { kernelscope_step(3); kernelscope_step(5); x += a[i++];
///                                                               kernelscope_step(6); kernelscope_step(7); }
///
/// where 3 is an iteration, 4 and 5 are statements, and 6 and 7 the values of i and x.
struct MarkedSource
{
    FlatSource source;
    std::vector<StepMark> marks; ///< in the order in which a function is executed without jumps
};

extern const char *const stepMarkName;

/// Marks the functions, which are those of one program with a body.
MarkedSource withStepMarks(const FlatSource &source, clang::ASTContext &ast, const std::vector<const clang::FunctionDecl *> &functions);

/// How a variable is recorded; nullopt: it is not.
std::optional<ValueForm> steppedForm(const clang::VarDecl *variable, const clang::ASTContext &ast);

/// A function's parameters and variables in the order of the text.
std::vector<const clang::VarDecl *> variablesOf(const clang::FunctionDecl *function);

} // namespace kernelscope
