#pragma once

#include <functional>
#include <vector>

#include "plan/Plan.h"

namespace kernelscope {

/// Which commands of a plan are complete before which begin, by what the plan says and how it is executed: the order of in-order queues,
/// `after`, barriers, `finish`, and the commands for which the host waits (carries between devices, copies that it makes itself).
/// Of very long plans the first commands are looked at: the others repeat them.
class CommandOrder
{
public:
    static constexpr int mostCommands = 2048;

    /// `isIgnored(later, earlier)`: an `after` that is to be left out. Absent: none is.
    explicit CommandOrder(const Plan &plan, const std::function<bool(CommandIndex, CommandIndex)> &isIgnored = {});

    int commandCount() const { return m_count; } ///< that are looked at
    bool isBefore(CommandIndex earlier, CommandIndex later) const;

private:
    using Row = std::vector<quint64>; ///< a bit for each command
    void place(int command, const std::function<bool(CommandIndex, CommandIndex)> &isIgnored);
    void add(Row &row, int command) const;
    void takeQueueOrder(int command, bool hasWaits);
    bool takeAfter(int command, const std::function<bool(CommandIndex, CommandIndex)> &isIgnored);
    void waitOnHost(int commands);

    const Plan &m_plan;
    int m_count = 0;
    bool m_isOneQueue = false;
    std::vector<Row> m_before; ///< by command
    Row m_known;               ///< complete before the host goes on
    struct QueueState
    {
        int last = -1;            ///< of an in-order queue its last command, of one that is out of order its last barrier
        std::vector<int> pending; ///< out of order: since the barrier
    };
    std::vector<QueueState> m_queues;
};

/// Whether commands of the plan may be under way at the same time at all: it has several queues, or one that is out of order.
bool mayOverlap(const Plan &plan);

} // namespace kernelscope
