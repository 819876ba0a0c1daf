#pragma once

#include <QList>

#include "opencl/DeviceRuntime.h"
#include "plan/Plan.h"

namespace kernelscope {

/// A launch of a plan, and where it is done.
struct LaunchPlace
{
    const PlannedCommand &command;
    const LaunchCommand &launch;
    DeviceSlot slot;
    DeviceRuntime &runtime;
    const cl::CommandQueue &queue;
    QList<StorageIndex> written; ///< what the kernel may write to
};

} // namespace kernelscope
