#pragma once

#include <optional>

#include "planner/Planning.h"

namespace kernelscope {

/// The launch, without its arguments. Evaluates its sizes and checks them against the device and against the kernel (where it is known).
/// `what` begins every message: "Launch "tiled"". nullopt: a problem was noted.
std::optional<LaunchCommand> planLaunchSizes(Planning &planning, const LaunchStep &launch, const QString &path, const QString &what,
                                             const DeviceInfo &device, const KernelSignature *kernel);

/// The local size nearest to `wanted` that divides `global` and is no more than `limit`.
quint64 nearestDivisor(quint64 global, quint64 wanted, quint64 limit);
/// The least multiple of `local` that is no less than `global`.
quint64 nextMultiple(quint64 global, quint64 local);

} // namespace kernelscope
