#pragma once

#include "instrument/RewriteContext.h"

namespace kernelscope {

/// Where the values come from that decide when a loop of the present function ends: its condition and those of the ways out of it, what is
/// assigned to the variables in these, what decides on such an assignment, and so on; of functions of the program that are called there
/// all. What is done through pointers is not followed. Where they are many, the function as a whole.
QList<SourceRange> sourcesOfEnd(const RewriteContext &context, const clang::Stmt *loop);

/// Whether what memory holds may be among the values that an operation of the present function is made of, or decide whether and how often
/// it is made. Where there are many sources, and in a function that kernels call, it is said to be so.
bool mayComeOfMemory(const RewriteContext &context, const clang::Expr *operation);

} // namespace kernelscope
