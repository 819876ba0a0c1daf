#include "planner/DeviceSlots.h"

#include "device/DeviceSelection.h"
#include "plan/ProjectPaths.h"

namespace kernelscope {

DeviceSlots::DeviceSlots(Planning &planning) : m_planning(planning)
{
    m_planning.plan.devices = {m_planning.context.devices[m_planning.context.device]};
    m_slots.insert(QString(), DeviceSlot(0));
    queue({}, DeviceSlot(0));
}

std::optional<DeviceSlot> DeviceSlots::slot(const QString &selector, const QString &path, const QString &what)
{
    if (const auto known = m_slots.constFind(selector); known != m_slots.constEnd())
        return *known;
    const Result<int> selected = selectDevice(m_planning.context.devices, selector);
    if (!selected) {
        m_planning.notes.problem(path, what + QStringLiteral(" cannot run on \"%1\". ").arg(selector) + selected.error().message);
        return std::nullopt;
    }
    QList<DeviceInfo> &devices = m_planning.plan.devices;
    const DeviceInfo &device = m_planning.context.devices[*selected];
    qsizetype place = devices.indexOf(device);
    if (place < 0) {
        place = devices.size();
        devices << device;
    }
    return *m_slots.insert(selector, DeviceSlot(place));
}

QueueIndex DeviceSlots::queue(const QString &name, DeviceSlot slot)
{
    const auto key = qMakePair(name == u"default" ? QString() : name, slot.value);
    if (const auto known = m_queues.constFind(key); known != m_queues.constEnd())
        return *known;
    QList<PlannedQueue> &queues = m_planning.plan.queues;
    queues << PlannedQueue{key.first.isEmpty() ? QStringLiteral("default") : name, slot, isOutOfOrder(key.first, slot)};
    return *m_queues.insert(key, QueueIndex(queues.size() - 1));
}

bool DeviceSlots::isOutOfOrder(const QString &name, DeviceSlot slot)
{
    const QList<QueueSpec> &specs = m_planning.project.queues;
    for (qsizetype i = 0; i < specs.size(); ++i) {
        const QString specName = specs[i].name == u"default" ? QString() : specs[i].name;
        if (specName != name || !specs[i].outOfOrder)
            continue;
        if (m_planning.device(slot).outOfOrderQueues)
            return true;
        const QString path = ProjectPath::item(QStringLiteral("/queues"), i) + QStringLiteral("/outOfOrder");
        m_planning.notes.problem(path,
                                 QStringLiteral("The queue \"%1\" is out of order, which is not supported by this device (%2). "
                                                "Make it an in-order queue.")
                                     .arg(name.isEmpty() ? QStringLiteral("default") : name, deviceTitle(m_planning.device(slot))),
                                 QStringLiteral("false"));
        return false;
    }
    return false;
}

} // namespace kernelscope
