#pragma once

#include "device/DeviceInfo.h"
#include "opencl/ClApi.h"

namespace kernelscope {

/// A device with the driver's handle and what it says of itself.
struct FoundDevice
{
    cl::Device device;
    DeviceInfo info;
};

/// Every device of every platform, in the drivers' order. A driver that fails a query leaves that field empty; one that fails
/// altogether is left out. Never throws.
QList<FoundDevice> findDevices();

} // namespace kernelscope
