#pragma once

#include "opencl/DeviceRuntime.h"
#include "plan/KernelSignature.h"

namespace kernelscope {

/// What the driver knows of a built program's kernels. Parameters are of kind Unknown where it keeps no argument information.
/// Throws cl::Error.
ProgramSignature querySignature(BuiltProgram &program);

/// How large a work-group of the kernel can be, in work-items, by CL_KERNEL_WORK_GROUP_SIZE; 0: not known. NVIDIA's driver (580, H100)
/// gives 256 for every kernel, with or without reqd_work_group_size, and launches 1,024 all the same: its word is no limit.
quint64 mostWorkItems(const cl::Kernel &kernel, const cl::Device &device);

/// What Clang read from the sources, with the limits that only the device's driver knows; and the driver's word where the sources
/// were not read. Kernels that were not built are left out.
ProgramSignature mergeSignatures(const ProgramSignature &fromSources, const ProgramSignature &fromDriver);

/// The type of a value or of what a pointer points to, from a driver's spelling: "float*", "unsigned int", "struct P*".
std::optional<ElementType> typeFromDriver(const QString &typeName);

} // namespace kernelscope
