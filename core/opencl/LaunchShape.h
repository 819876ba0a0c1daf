#pragma once

#include "opencl/ClApi.h"
#include "plan/Plan.h"

namespace kernelscope {

cl::NDRange rangeOf(const Sizes &sizes);

/// What a driver may compile a kernel anew for: PoCL does for each local size.
QByteArray shapeOf(const LaunchCommand &launch);

} // namespace kernelscope
