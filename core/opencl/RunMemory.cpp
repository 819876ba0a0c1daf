#include "opencl/RunMemory.h"

#include "plan/CommandStorages.h"

namespace kernelscope {

std::unique_ptr<StorageMemory> RunMemory::allocate(DeviceSlot slot, StorageIndex storage, bool guarded)
{
    DeviceRuntime &device = *m_devices[std::size_t(slot.value)];
    const MemoryRequest request{m_plan.storages[storage.value], device.info(), device.context(), device.device(),
                                device.queue(0, false),         guarded};
    return allocateStorage(request, m_ledger);
}

void RunMemory::need(DeviceSlot slot, StorageIndex storage)
{
    HeldMemory &held = m_held[{slot.value, storage.value}];
    if (held.memory)
        return;
    m_allocating = &m_plan.storages[storage.value];
    held.memory = allocate(slot, storage, true);
    m_allocating = nullptr;
}

void RunMemory::allocateAll()
{
    for (const PlannedCommand &command : m_plan.commands) {
        const DeviceSlot slot = m_plan.queues[command.queue.value].device;
        if (const auto *carry = std::get_if<CarryCommand>(&command.action)) {
            need(carry->from, carry->storage);
            need(carry->to, carry->storage);
            continue;
        }
        for (const StorageIndex storage : storagesOf(command))
            need(slot, storage);
    }
    for (DeviceRuntime *device : m_devices)
        device->queue(0, false).finish(); // the guard zones are in place before any other queue begins
}

HeldMemory &RunMemory::at(DeviceSlot slot, StorageIndex storage)
{
    return m_held.at({slot.value, storage.value});
}

std::unique_ptr<StorageMemory> RunMemory::allocateSpare(DeviceSlot slot, StorageIndex storage)
{
    std::unique_ptr<StorageMemory> spare = allocate(slot, storage, false);
    m_devices[std::size_t(slot.value)]->queue(0, false).finish(); // it is zeroed before any other queue writes to it
    return spare;
}

void RunMemory::clear(DeviceSlot slot, StorageIndex storage)
{
    const PlannedStorage &planned = m_plan.storages[storage.value];
    const WaitList none;
    HeldMemory &held = at(slot, storage);
    held.memory->fill({m_devices[std::size_t(slot.value)]->queue(0, false), none, [](const cl::Event &, CommandKind) {}},
                      QByteArray(planned.elementSize, '\0'), 0, planned.sizeInBytes);
    m_devices[std::size_t(slot.value)]->queue(0, false).finish();
    held.contents = Contents::Zero;
}

void RunMemory::restoreGuards()
{
    for (const auto &[key, held] : m_held)
        held.memory->restoreGuards(m_devices[std::size_t(key.first)]->queue(0, false));
    for (DeviceRuntime *device : m_devices)
        device->queue(0, false).finish();
}

void RunMemory::clearAll()
{
    for (const auto &[key, held] : m_held) {
        if (held.contents != Contents::Zero)
            clear(DeviceSlot(key.first), StorageIndex(key.second));
    }
}

} // namespace kernelscope
