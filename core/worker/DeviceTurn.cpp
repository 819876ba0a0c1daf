#include "worker/DeviceTurn.h"

#include <algorithm>
#include <chrono>
#include <thread>

#include <QFile>

#include <fcntl.h>
#include <sys/file.h>

using namespace Qt::StringLiterals;

namespace kernelscope {
namespace {

constexpr std::chrono::milliseconds pause{5};

/// Two files that anybody can read: who holds the first has the turn, who holds the second is next.
struct TurnFiles
{
    QString turn;
    QString next;
};

QString folderOf(const DeviceInfo &device, bool exclusive)
{
    if (!device.pciAddress.isEmpty())
        return u"/sys/bus/pci/devices/"_s + device.pciAddress;
    return exclusive && device.type == u"CPU" ? u"/sys/devices/system/cpu"_s : QString();
}

TurnFiles filesIn(const QString &folder)
{
    return folder.endsWith(u"/cpu") ? TurnFiles{folder + u"/online"_s, folder + u"/possible"_s}
                                    : TurnFiles{folder + u"/device"_s, folder + u"/vendor"_s};
}

FileDescriptor opened(const QString &path)
{
    return FileDescriptor(::open(QFile::encodeName(path).constData(), O_RDONLY | O_CLOEXEC));
}

} // namespace

DeviceTurn::DeviceTurn(const QList<DeviceInfo> &devices, bool exclusive)
{
    for (const DeviceInfo &device : devices) {
        const QString folder = folderOf(device, exclusive);
        if (!folder.isEmpty() && std::ranges::find(m_hardware, folder, &Hardware::folder) == m_hardware.end())
            m_hardware << Hardware{folder, device.name};
    }
    std::ranges::sort(m_hardware, {}, &Hardware::folder); // All take them in this order: none waits for one that waits for it.
}

bool DeviceTurn::take(const std::function<void(const QString &)> &waiting, const std::function<bool()> &isCancelled)
{
    bool isTold = false;
    const auto lock = [&](const FileDescriptor &file, const Hardware &hardware) {
        while (::flock(file.number(), LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK) {
            if (isCancelled())
                return false;
            if (!isTold)
                waiting(hardware.device);
            isTold = true;
            std::this_thread::sleep_for(pause);
        }
        return true;
    };
    for (const Hardware &hardware : m_hardware) {
        const TurnFiles files = filesIn(hardware.folder);
        FileDescriptor turn = opened(files.turn);
        const FileDescriptor next = opened(files.next);
        if (!turn.isOpen() || !next.isOpen())
            continue; // Not in sight, as in some containers: nobody can wait for it.
        if (!lock(next, hardware) || !lock(turn, hardware))
            return false;
        m_taken.push_back(std::move(turn));
    }
    return true;
}

bool DeviceTurn::isTaken(const DeviceInfo &device, bool exclusive)
{
    const QString folder = folderOf(device, exclusive);
    const FileDescriptor turn = folder.isEmpty() ? FileDescriptor() : opened(filesIn(folder).turn);
    return turn.isOpen() && ::flock(turn.number(), LOCK_SH | LOCK_NB) != 0 && errno == EWOULDBLOCK;
}

} // namespace kernelscope
