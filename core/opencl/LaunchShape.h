#pragma once

#include "opencl/ClApi.h"
#include "plan/Plan.h"

namespace kernelscope {

cl::NDRange rangeOf(const Sizes &sizes);

/// What a driver may compile a kernel anew for: PoCL does for each local size.
QByteArray shapeOf(const LaunchCommand &launch);

/// Whether nothing but values of arguments sets the two apart: then they have one shape, and write to the same memory.
bool differInValuesOnly(const LaunchCommand &one, const LaunchCommand &other);

} // namespace kernelscope
