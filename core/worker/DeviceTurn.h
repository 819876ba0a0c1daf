#pragma once

#include <functional>
#include <vector>

#include "device/DeviceInfo.h"
#include "support/FileDescriptor.h"

namespace kernelscope {

/// A run's turn on its devices, of which each serves one run at a time, whichever worker of whichever user on this machine it is of: locks
/// (flock) on files of /sys that stand for the hardware, so that nothing need be written and the system frees what a process held that
/// ended. Processors share themselves between programs: a CPU device is taken for one run only where the worker is exclusive (its option
/// --exclusive), and none whose place in the machine is not known.
class DeviceTurn
{
public:
    DeviceTurn() = default;
    explicit DeviceTurn(const QList<DeviceInfo> &devices, bool exclusive);

    /// Waits until all of them are free, and keeps them until this object ends. Who is next is not passed over by one that just had its turn. False where
    /// `isCancelled` says so meanwhile, which is asked every few milliseconds. `waiting` is called once where there is something to wait
    /// for.
    [[nodiscard]] bool take(const std::function<void(const QString &device)> &waiting, const std::function<bool()> &isCancelled);

    /// Whether another run has its turn on it now.
    static bool isTaken(const DeviceInfo &device, bool exclusive);

private:
    struct Hardware
    {
        QString folder;
        QString device; ///< its name
    };
    QList<Hardware> m_hardware;
    std::vector<FileDescriptor> m_taken;
};

} // namespace kernelscope
