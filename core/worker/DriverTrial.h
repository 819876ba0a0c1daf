#pragma once

#include <chrono>

#include <QList>

#include "device/DriverFault.h"
#include "worker/Confinement.h"

namespace kernelscope {

/// Loads each driver but `known` in a process of its own, all at the same time, confined unless `confinement` is null, and gives those
/// that end it or have not made their devices ready by the end of `limit`. This process has one thread and has loaded none.
QList<DriverFault> findBadDrivers(const QList<DriverFault> &known, const Confinement *confinement, std::chrono::milliseconds limit);

/// From now on the loader takes all drivers but these.
void leaveOut(const QList<DriverFault> &bad);

} // namespace kernelscope
