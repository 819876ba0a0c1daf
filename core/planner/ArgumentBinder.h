#pragma once

#include <optional>

#include "planner/Planning.h"
#include "planner/TransferPlanner.h"

namespace kernelscope {

struct BoundArguments
{
    QList<PlannedArgument> arguments; ///< in the order of the kernel's parameters
    QList<StorageUse> uses;
};

/// Binds a launch's arguments to the parameters of its kernel and checks kinds, types, access and local memory. Where the kernel
/// is not known (`kernel` null: before a build) they keep the project's order and only what stands in the project is checked.
/// nullopt: a problem was noted.
std::optional<BoundArguments> bindArguments(Planning &planning, const LaunchStep &launch, const QString &path, const QString &what,
                                            const DeviceInfo &device, const KernelSignature *kernel);

} // namespace kernelscope
