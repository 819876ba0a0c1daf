#pragma once

#include "planner/Planning.h"

namespace kernelscope {

/// A buffer or an image as the argument of a kernel's parameter, which it fits in name and kind.
struct StorageArgument
{
    QString path; ///< of the argument in the project
    QString what; ///< the launch, as the first words of a problem
    const BufferSpec &spec;
    const PlannedStorage &storage;
    const KernelParameter &parameter;
};

/// Notes what speaks against it: the type of its elements, or an image's number of dimensions, its access, or that it is too large
/// for the device's constant memory.
void checkStorageArgument(Planning &planning, const DeviceInfo &device, const StorageArgument &argument);

} // namespace kernelscope
