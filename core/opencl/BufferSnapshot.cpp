#include "opencl/BufferSnapshot.h"

namespace kernelscope {

BufferSnapshot::BufferSnapshot(const Plan &plan, RunMemory &memory, DeviceSlot slot, const cl::CommandQueue &queue,
                               const QList<StorageIndex> &storages)
    : m_plan(plan), m_memory(memory), m_slot(slot), m_queue(queue)
{
    for (const StorageIndex storage : storages) {
        m_copies.push_back({storage, memory.allocateSpare(slot, storage)});
        copy(*m_copies.back().memory, *memory.at(slot, storage).memory, plan.storages[storage.value].sizeInBytes);
    }
    m_queue.finish();
}

EnqueuePlace BufferSnapshot::place() const
{
    return {m_queue, m_noWaits, [](const cl::Event &, CommandKind) {}};
}

void BufferSnapshot::copy(StorageMemory &to, const StorageMemory &from, quint64 size)
{
    if (!to.copyFrom(place(), from, 0, 0, size))
        throw cl::Error(CL_INVALID_MEM_OBJECT, "copying a buffer");
}

void BufferSnapshot::restore()
{
    for (const Copy &kept : m_copies)
        copy(*m_memory.at(m_slot, kept.storage).memory, *kept.memory, m_plan.storages[kept.storage.value].sizeInBytes);
    m_queue.finish();
}

std::vector<QByteArray> readStorages(const Plan &plan, RunMemory &memory, DeviceSlot slot, const cl::CommandQueue &queue,
                                     const QList<StorageIndex> &storages)
{
    const WaitList noWaits;
    const EnqueuePlace place{queue, noWaits, [](const cl::Event &, CommandKind) {}};
    std::vector<QByteArray> contents;
    contents.reserve(std::size_t(storages.size()));
    for (const StorageIndex storage : storages) {
        const quint64 size = plan.storages[storage.value].sizeInBytes;
        contents.emplace_back(qsizetype(size), Qt::Uninitialized);
        memory.at(slot, storage).memory->read(place, 0, size, contents.back().data());
    }
    queue.finish();
    return contents;
}

} // namespace kernelscope
