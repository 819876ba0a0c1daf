#pragma once

#include "instrument/CallGraph.h"
#include "plan/KernelSignature.h"

namespace kernelscope {

/// What a parsed program declares: its kernels in the order of the text, and the structs they use.
ProgramSignature readSignature(clang::ASTContext &context, const CallGraph &calls);

} // namespace kernelscope
