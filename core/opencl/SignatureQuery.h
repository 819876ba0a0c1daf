#pragma once

#include "opencl/DeviceRuntime.h"
#include "plan/KernelSignature.h"

namespace kernelscope {

/// What the driver knows of a built program's kernels. Parameters are of kind Unknown where it keeps no argument information.
/// Throws cl::Error.
ProgramSignature querySignature(BuiltProgram &program);

/// What Clang read from the sources, with the limits that only the device's driver knows; and the driver's word where the sources
/// were not read. Kernels that were not built are left out.
ProgramSignature mergeSignatures(const ProgramSignature &fromSources, const ProgramSignature &fromDriver);

/// The type of a value or of what a pointer points to, from a driver's spelling: "float*", "unsigned int", "struct P*".
std::optional<ElementType> typeFromDriver(const QString &typeName);

} // namespace kernelscope
