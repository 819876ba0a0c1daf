#pragma once

#include "opencl/RunMemory.h"

namespace kernelscope {

/// Copies of what a launch may change, on the device, so that it can be done again from the same start. Every function waits
/// until it is done and throws cl::Error.
class BufferSnapshot
{
public:
    BufferSnapshot(const Plan &plan, RunMemory &memory, DeviceSlot slot, const cl::CommandQueue &queue,
                   const QList<StorageIndex> &storages);

    void restore();

private:
    struct Copy
    {
        StorageIndex storage;
        std::unique_ptr<StorageMemory> memory;
    };
    void copy(StorageMemory &to, const StorageMemory &from, quint64 size);
    EnqueuePlace place() const;

    const Plan &m_plan;
    RunMemory &m_memory;
    DeviceSlot m_slot;
    const cl::CommandQueue &m_queue;
    std::vector<Copy> m_copies;
    WaitList m_noWaits;
};

/// What the storages hold now, in their order. Waits; throws cl::Error.
std::vector<QByteArray> readStorages(const Plan &plan, RunMemory &memory, DeviceSlot slot, const cl::CommandQueue &queue,
                                     const QList<StorageIndex> &storages);

} // namespace kernelscope
