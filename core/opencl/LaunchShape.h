#pragma once

#include "opencl/ClApi.h"
#include "plan/Plan.h"

namespace kernelscope {

/// A launch's sizes as clEnqueueNDRangeKernel takes them.
struct LaunchRange
{
    cl::NDRange offset;
    cl::NDRange global;
    cl::NDRange local;
};

/// `permuted`: the dimension that changes places with the first one (PermutedNDRange.h); 0: none.
LaunchRange rangeOf(const LaunchCommand &launch, int permuted = 0);

/// What a driver may compile a kernel anew for: PoCL does for each local size.
QByteArray shapeOf(const LaunchCommand &launch);

/// Whether nothing but values of arguments sets the two apart: then they have one shape, and write to the same memory.
bool differInValuesOnly(const LaunchCommand &one, const LaunchCommand &other);

} // namespace kernelscope
