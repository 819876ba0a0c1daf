#pragma once

#include "plan/Assembly.h"
#include "plan/KernelSignature.h"

namespace kernelscope {

/// How a code generator writes: for object files, as PTX, or as LLVM IR.
enum class AssemblyForm { Object, Ptx, Ir };

/// A code generator's text as functions with the source line of each instruction. Directives, debug sections and remarks are left out, but
/// for what they say of the figures and which instruction spills. `signature`: of the same program, which tells its kernels.
Assembly readAssembly(const QString &text, AssemblyForm form, const ProgramSignature &signature);

} // namespace kernelscope
