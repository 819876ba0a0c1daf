#include "plan/CommandOrder.h"

#include <algorithm>

#include "plan/CommandStorages.h"

namespace kernelscope {
namespace {

constexpr int bitsOfWord = 64;

void setBit(std::vector<quint64> &row, int bit)
{
    row[std::size_t(bit / bitsOfWord)] |= quint64(1) << (bit % bitsOfWord);
}

enum class HostWait { None, Before, Through };

bool isMapped(const PlannedStorage &storage)
{
    return storage.imageFormat.isEmpty() && storage.memory != MemoryKind::Device;
}

/// Memory of different kinds is copied through the host.
bool areAlike(const PlannedStorage &a, const PlannedStorage &b)
{
    const bool isShared = a.memory == MemoryKind::SharedVirtual;
    return a.imageFormat.isEmpty() == b.imageFormat.isEmpty() && isShared == (b.memory == MemoryKind::SharedVirtual);
}

/// As PlanExecutor does it.
HostWait hostWaitOf(const Plan &plan, const PlannedCommand &command)
{
    const auto storage = [&](StorageIndex index) -> const PlannedStorage & { return plan.storages[index.value]; };
    if (std::holds_alternative<FinishCommand>(command.action) || std::holds_alternative<CarryCommand>(command.action))
        return HostWait::Through;
    if (const auto *copy = std::get_if<CopyCommand>(&command.action))
        return areAlike(storage(copy->from), storage(copy->to)) ? HostWait::None : HostWait::Through;
    if (std::holds_alternative<LaunchCommand>(command.action))
        return HostWait::None;
    return std::ranges::any_of(storagesOf(command), [&](StorageIndex used) { return isMapped(storage(used)); }) ? HostWait::Before
                                                                                                                : HostWait::None;
}

} // namespace

bool mayOverlap(const Plan &plan)
{
    return plan.queues.size() > 1 || std::ranges::any_of(plan.queues, &PlannedQueue::outOfOrder);
}

CommandOrder::CommandOrder(const Plan &plan, const std::function<bool(CommandIndex, CommandIndex)> &isIgnored)
    : m_plan(plan), m_count(int(std::min(plan.commands.size(), qsizetype(mostCommands)))), m_isOneQueue(!mayOverlap(plan)),
      m_queues(std::size_t(plan.queues.size()))
{
    if (m_isOneQueue)
        return;
    m_known.resize(std::size_t(m_count / bitsOfWord + 1));
    m_before.resize(std::size_t(m_count));
    for (int command = 0; command < m_count; ++command)
        place(command, isIgnored);
}

bool CommandOrder::isBefore(CommandIndex earlier, CommandIndex later) const
{
    if (earlier.value >= later.value)
        return false;
    if (m_isOneQueue || later.value >= m_count)
        return true;
    const Row &row = m_before[std::size_t(later.value)];
    return row[std::size_t(earlier.value / bitsOfWord)] >> (earlier.value % bitsOfWord) & 1;
}

/// The command, and all that is complete before it.
void CommandOrder::add(Row &row, int command) const
{
    const Row &before = m_before[std::size_t(command)];
    for (std::size_t word = 0; word < row.size(); ++word)
        row[word] |= before[word];
    setBit(row, command);
}

void CommandOrder::waitOnHost(int commands)
{
    for (int command = 0; command < commands; ++command)
        setBit(m_known, command);
}

void CommandOrder::place(int command, const std::function<bool(CommandIndex, CommandIndex)> &isIgnored)
{
    const HostWait wait = hostWaitOf(m_plan, m_plan.commands[command]);
    if (wait != HostWait::None)
        waitOnHost(command);
    m_before[std::size_t(command)] = m_known;
    const bool hasWaits = takeAfter(command, isIgnored);
    takeQueueOrder(command, hasWaits);
    if (wait == HostWait::Through)
        waitOnHost(command + 1);
}

/// Whether the command itself waits for events.
bool CommandOrder::takeAfter(int command, const std::function<bool(CommandIndex, CommandIndex)> &isIgnored)
{
    const PlannedCommand &later = m_plan.commands[command];
    const auto queueOf = [this](const PlannedCommand &c) -> const PlannedQueue & { return m_plan.queues[c.queue.value]; };
    bool hasWaits = false;
    for (const CommandIndex earlier : later.after) {
        if (earlier.value < 0 || earlier.value >= command || (isIgnored && isIgnored(CommandIndex(command), earlier)))
            continue;
        const PlannedCommand &before = m_plan.commands[earlier.value];
        if (queueOf(before).device != queueOf(later).device)
            add(m_known, earlier.value);                                // The host waits: contexts know nothing of each other's events.
        else if (!std::holds_alternative<FinishCommand>(before.action)) // Which has no event.
            hasWaits = hasWaits || before.queue != later.queue || queueOf(before).outOfOrder;
        add(m_before[std::size_t(command)], earlier.value);
    }
    return hasWaits;
}

void CommandOrder::takeQueueOrder(int command, bool hasWaits)
{
    const PlannedCommand &placed = m_plan.commands[command];
    QueueState &queue = m_queues[std::size_t(placed.queue.value)];
    Row &row = m_before[std::size_t(command)];
    if (queue.last >= 0)
        add(row, queue.last);
    if (!m_plan.queues[placed.queue.value].outOfOrder) {
        queue.last = command;
        return;
    }
    if (!std::holds_alternative<BarrierCommand>(placed.action)) {
        queue.pending.push_back(command);
        return;
    }
    // A barrier with events to wait for waits for those alone.
    for (const int earlier : hasWaits ? std::vector<int>() : queue.pending)
        add(row, earlier);
    if (!hasWaits)
        queue.pending.clear();
    queue.last = command;
}

} // namespace kernelscope
