#pragma once

#include "instrument/CallGraph.h"
#include "plan/KernelFacts.h"

namespace kernelscope {

/// What a kernel and the functions that it calls do with its parameters and with the places of work-items. Of a program without errors.
KernelFacts readKernelFacts(const clang::FunctionDecl *kernel, const CallGraph &calls, const clang::ASTContext &ast);

} // namespace kernelscope
