#pragma once

#include <optional>

#include <QHash>

#include "planner/Planning.h"

namespace kernelscope {

/// Finds the devices and queues of a plan by what the steps call them, and adds them to the plan when they are first named.
class DeviceSlots
{
public:
    explicit DeviceSlots(Planning &planning);

    /// Slot 0 for an empty selector. nullopt: the problem was noted at `path`.
    std::optional<DeviceSlot> slot(const QString &selector, const QString &path, const QString &what);
    /// A queue name means one queue on each device that uses it.
    QueueIndex queue(const QString &name, DeviceSlot slot);

private:
    bool isOutOfOrder(const QString &name, DeviceSlot slot);

    Planning &m_planning;
    QHash<QString, DeviceSlot> m_slots;
    QHash<QPair<QString, int>, QueueIndex> m_queues;
};

} // namespace kernelscope
