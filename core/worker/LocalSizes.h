#pragma once

#include "plan/KernelSignature.h"
#include "plan/Plan.h"

namespace kernelscope {

/// A trace must know the work-groups, so where a launch leaves the local size to the device one is chosen here: as the kernel
/// requires it, or the largest divisors up to 64 work-items. Returns the names of the launches that were given one.
QStringList chooseLocalSizes(Plan &plan, const ProgramSignature &signature);

} // namespace kernelscope
