#pragma once

#include "plan/CommandAccesses.h"
#include "trace/Trace.h"

namespace kernelscope {

/// Adds to `known` the bytes of buffers and images that the recorded work-items of a launch read and wrote. Of an image that was accessed
/// through a sampler, or by coordinates that are no whole numbers, they are not known: it may have been all of it.
void addTracedBytes(QList<StorageAccess> &known, const Plan &plan, const LaunchCommand &launch, const Trace &batch);

} // namespace kernelscope
