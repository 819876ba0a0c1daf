#pragma once

#include <map>
#include <memory>
#include <vector>

#include "opencl/DeviceRuntime.h"
#include "opencl/StorageMemory.h"

namespace kernelscope {

/// What a storage's memory on a device is known to hold.
enum class Contents { Zero, LikeHost, OnDeviceOnly };

struct HeldMemory
{
    std::unique_ptr<StorageMemory> memory;
    Contents contents = Contents::Zero;
};

/// All device memory of one run: of each storage on each device that uses it. Given back when this ends.
class RunMemory
{
public:
    RunMemory(const Plan &plan, const std::vector<DeviceRuntime *> &devices, Ledger &ledger)
        : m_plan(plan), m_devices(devices), m_ledger(ledger)
    {
    }

    /// Allocates what the plan's commands touch. Throws cl::Error; `allocating()` then says for which storage.
    void allocateAll();
    const PlannedStorage *allocating() const { return m_allocating; }

    HeldMemory &at(DeviceSlot slot, StorageIndex storage);

    /// More memory of the same kind, without guards, for keeping a copy. Throws cl::Error.
    std::unique_ptr<StorageMemory> allocateSpare(DeviceSlot slot, StorageIndex storage);

    /// Zeroes the storage and waits for it; nothing else may be under way.
    void clear(DeviceSlot slot, StorageIndex storage);
    /// Zeroes everything, as it was at the start.
    void clearAll();

private:
    std::unique_ptr<StorageMemory> allocate(DeviceSlot slot, StorageIndex storage, bool guarded);
    void need(DeviceSlot slot, StorageIndex storage);

    const Plan &m_plan;
    std::vector<DeviceRuntime *> m_devices;
    Ledger &m_ledger;
    std::map<std::pair<int, int>, HeldMemory> m_held; ///< by slot and storage
    const PlannedStorage *m_allocating = nullptr;
};

} // namespace kernelscope
