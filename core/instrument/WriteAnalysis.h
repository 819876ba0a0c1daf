#pragma once

#include <QList>

#include "instrument/CallGraph.h"
#include "plan/KernelSignature.h"

namespace kernelscope {

/// For each of a kernel's parameters: does the kernel, or a function it passes the pointer on to, store through it?
/// Unknown where the pointer goes where it can't be followed.
QList<Knowledge> writtenParameters(const clang::FunctionDecl *kernel, const CallGraph &calls);

} // namespace kernelscope
