#pragma once

#include <functional>
#include <memory>
#include <vector>

#include <QByteArray>

#include "opencl/ClApi.h"
#include "opencl/Ledger.h"
#include "plan/CommandKind.h"
#include "plan/Plan.h"

namespace kernelscope {

using WaitList = std::vector<cl::Event>;

inline const cl_event *handles(const WaitList &waits)
{
    return waits.empty() ? nullptr : reinterpret_cast<const cl_event *>(waits.data());
}

/// For functions of the C interface, which cl:: does not wrap. Throws cl::Error.
inline void require(cl_int code, const char *call)
{
    if (code != CL_SUCCESS)
        throw cl::Error(code, call);
}

/// Where a transfer is put, what it waits for, and who is told of the events that come of it.
struct EnqueuePlace
{
    const cl::CommandQueue &queue;
    const WaitList &waits;
    std::function<void(const cl::Event &, CommandKind kind)> log;
};

/// One storage's memory on one device. Offsets and sizes in bytes. Host memory that is handed in must stay until the event of
/// the transfer is complete. All functions throw cl::Error.
class StorageMemory
{
public:
    virtual ~StorageMemory() = default;

    virtual void bind(cl::Kernel &kernel, cl_uint parameter) const = 0;
    virtual void write(const EnqueuePlace &place, quint64 offset, quint64 size, const char *host) = 0;
    virtual void read(const EnqueuePlace &place, quint64 offset, quint64 size, char *host) = 0;
    virtual void fill(const EnqueuePlace &place, const QByteArray &pattern, quint64 offset, quint64 size) = 0;

    /// False when the device can't copy from that kind of memory itself; then nothing was enqueued.
    virtual bool copyFrom(const EnqueuePlace &place, const StorageMemory &from, quint64 fromOffset, quint64 toOffset, quint64 size) = 0;

    /// True when transfers wait for the commands before them, because the host's processor does the copying.
    virtual bool copiesOnHost() const { return false; }

    /// Bytes of each of the two guard zones; 0 when there are none.
    virtual quint64 guardSize() const { return 0; }
    /// Fills both guard zones anew, without waiting.
    virtual void restoreGuards(const cl::CommandQueue &) {}
    /// Reads both guard zones, one after the other, without waiting.
    virtual cl::Event readGuards(const cl::CommandQueue &, const WaitList &, char *) { return {}; }
};

struct MemoryRequest
{
    const PlannedStorage &storage;
    const DeviceInfo &info;
    const cl::Context &context;
    const cl::Device &device;
    const cl::CommandQueue &queue; ///< for clearing the memory and filling the guard zones
    bool guarded = true;
};

/// Allocates memory of the storage's kind. Throws cl::Error.
std::unique_ptr<StorageMemory> allocateStorage(const MemoryRequest &request, Ledger &ledger);

} // namespace kernelscope
