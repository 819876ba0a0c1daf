#include "planner/TransferPlanner.h"

#include <algorithm>

namespace kernelscope {

TransferPlanner::TransferPlanner(Planning &planning, DeviceSlots &slots, Automatic automatic)
    : m_planning(planning), m_slots(slots), m_automatic(automatic), m_states(std::size_t(planning.plan.storages.size()))
{
}

CommandIndex TransferPlanner::add(PlannedCommand command, const QList<StorageUse> &uses)
{
    const DeviceSlot slot = m_planning.plan.queues[command.queue.value].device;
    for (const StorageUse &use : uses) {
        noteForgotten(command, use);
        bring(use, slot);
    }
    return append(std::move(command), uses, false);
}

DeviceSlot TransferPlanner::newest(StorageIndex storage) const
{
    const QList<DeviceSlot> &slots = m_states[std::size_t(storage.value)].slots;
    return slots.isEmpty() || slots.contains(DeviceSlot(0)) ? DeviceSlot(0) : slots.first();
}

void TransferPlanner::bring(const StorageUse &use, DeviceSlot slot)
{
    State &state = m_states[std::size_t(use.storage.value)];
    const bool first = !state.used;
    state.used = true;
    if (first && m_automatic.writes && m_planning.storage(use.storage).access != kernelscope::Access::Out)
        writeBefore(use.storage, slot);
    else if (use.reads && !state.slots.isEmpty() && !state.slots.contains(slot))
        carry(use.storage, slot);
}

/// A plan that writes for itself but forgot a buffer: the kernel then sees zeros.
void TransferPlanner::noteForgotten(const PlannedCommand &command, const StorageUse &use) const
{
    const PlannedStorage &storage = m_planning.storage(use.storage);
    const bool forgotten = !m_automatic.writes && !m_states[std::size_t(use.storage.value)].used &&
                           storage.access == kernelscope::Access::In && !std::holds_alternative<ZeroInit>(storage.init);
    if (forgotten && std::holds_alternative<LaunchCommand>(command.action))
        m_planning.notes.problem(
            command.stepPath,
            QStringLiteral("Launch \"%1\" reads the buffer \"%2\", which no step writes before it: it sees zeros in place "
                           "of the buffer's contents. Add the step { \"write\": \"%2\" }, or leave all writes to the "
                           "planner.")
                .arg(command.name, storage.name),
            {}, Severity::Warning);
}

void TransferPlanner::writeBefore(StorageIndex storage, DeviceSlot slot)
{
    const PlannedStorage &planned = m_planning.storage(storage);
    const QueueIndex queue = m_slots.queue({}, slot);
    m_writes.push_back({QStringLiteral("write ") + planned.name, {}, queue, {}, WriteCommand{storage, 0, planned.sizeInBytes}});
    record({CommandIndex(-int(m_writes.size())), queue, true}, {storage, false, true}, slot);
}

void TransferPlanner::carry(StorageIndex storage, DeviceSlot slot)
{
    PlannedCommand command{QStringLiteral("carry ") + m_planning.storage(storage).name,
                           {},
                           m_slots.queue({}, slot),
                           {},
                           CarryCommand{storage, newest(storage), slot}};
    State &state = m_states[std::size_t(storage.value)];
    const QList<DeviceSlot> slots = state.slots;
    // Where both devices share a context there is one piece of memory for both: it waits for all that used it, and whoever uses
    // it next need only wait for this.
    const CommandIndex index = append(std::move(command), {{storage, true, true}}, true);
    state.slots = slots;
    state.slots << slot;
    state.writers = {{index, m_slots.queue({}, slot), true}};
    state.readers.clear();
}

CommandIndex TransferPlanner::append(PlannedCommand command, const QList<StorageUse> &uses, bool added)
{
    waitFor(command, uses, added);
    const CommandIndex index(int(m_commands.size()));
    const QueueIndex queue = command.queue;
    m_commands.push_back(std::move(command));
    for (const StorageUse &use : uses)
        record({index, queue, added}, use, m_planning.plan.queues[queue.value].device);
    return index;
}

void TransferPlanner::waitFor(PlannedCommand &command, const QList<StorageUse> &uses, bool added) const
{
    const auto wait = [&](const std::vector<Visit> &accesses) {
        for (const Visit &earlier : accesses) {
            const bool ordered = earlier.queue == command.queue && !m_planning.plan.queues[command.queue.value].outOfOrder;
            if ((added || earlier.added) && !ordered && !command.after.contains(earlier.command))
                command.after << earlier.command;
        }
    };
    for (const StorageUse &use : uses) {
        const State &state = m_states[std::size_t(use.storage.value)];
        wait(state.writers);
        if (use.writes)
            wait(state.readers);
    }
}

void TransferPlanner::record(const Visit &access, const StorageUse &use, DeviceSlot slot)
{
    State &state = m_states[std::size_t(use.storage.value)];
    state.used = true;
    if (!use.writes) {
        remember(state.readers, access);
        return;
    }
    state.slots = {slot};
    remember(state.writers, access);
}

void TransferPlanner::remember(std::vector<Visit> &accesses, const Visit &access) const
{
    // What is earlier in the same in-order queue has ended when this one has.
    if (!m_planning.plan.queues[access.queue.value].outOfOrder)
        std::erase_if(accesses, [&](const Visit &earlier) { return earlier.queue == access.queue; });
    accesses.push_back(access);
}

void TransferPlanner::readAfter(int buffer)
{
    const StorageIndex storage = m_planning.binding(buffer);
    const BufferSpec &spec = m_planning.project.buffers[buffer];
    if (spec.access == kernelscope::Access::In || !spec.readBack || !m_states[std::size_t(storage.value)].used)
        return;
    append({QStringLiteral("read ") + spec.name,
            {},
            m_slots.queue({}, newest(storage)),
            {},
            ReadCommand{storage, 0, m_planning.storage(storage).sizeInBytes}},
           {{storage, true, false}}, true);
}

CommandIndex TransferPlanner::finalIndex(CommandIndex index) const
{
    return CommandIndex(index.value < 0 ? -1 - index.value : index.value + int(m_writes.size()));
}

void TransferPlanner::finish()
{
    for (int storage = 0; m_automatic.writes && storage < int(m_states.size()); ++storage) {
        const State &state = m_states[std::size_t(storage)];
        if (state.mentioned && !state.used && m_planning.storage(StorageIndex(storage)).access == kernelscope::Access::InOut)
            writeBefore(StorageIndex(storage), DeviceSlot(0));
    }
    for (int buffer = 0; m_automatic.reads && buffer < m_planning.project.buffers.size(); ++buffer)
        readAfter(buffer);
    QList<PlannedCommand> &commands = m_planning.plan.commands;
    commands.reserve(commandCount());
    for (std::vector<PlannedCommand> *list : {&m_writes, &m_commands}) {
        for (PlannedCommand &command : *list) {
            for (CommandIndex &earlier : command.after)
                earlier = finalIndex(earlier);
            commands << std::move(command);
        }
    }
}

} // namespace kernelscope
