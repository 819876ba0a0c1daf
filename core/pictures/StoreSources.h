#pragma once

#include <span>
#include <vector>

#include "trace/Trace.h"

namespace kernelscope {

struct FlowPlan;

/// Where a stored value came from, one step back in memory.
struct FlowSource
{
    EventIndex event{-1};   ///< a load or atomic; or an earlier store of the same work-item whose value it still was
    bool condition = false; ///< it only decided whether the store was made

    bool operator==(const FlowSource &) const = default;
};

/// A value that was put into memory, or that won against another one and stayed.
struct FlowTarget
{
    EventIndex event{-1}; ///< a store or atomic; of a value that stayed the last load of the comparison
    EventIndex place{-1}; ///< the access that tells the place in memory: `event`, or the load of what stayed
    bool kept = false;    ///< no store: `if (t[b] < t[a]) t[a] = t[b];` found t[a] to be the smaller one
    bool exact = true;    ///< false: some of its way could not be followed, or dataflow was not recorded
    quint32 firstSource = 0;
    quint32 sourceCount = 0;
};

/// What fed each store of one work-group: the loads whose values went into it, through private variables too. It replays
/// every work-item's assignments in their order (ValueFlow). A variable that is assigned to under a condition which reads
/// it (`if (x < best) best = x;`) is taken to choose among all that it was compared with.
///
/// Where the trace has no dataflow, a guess is made and marked as not exact: a store is fed by the loads of its own line,
/// and if it has none by all loads since that no store took.
///
/// O(events + sources). Immutable; any thread may read.
class StoreSources
{
public:
    StoreSources(const Trace &trace, GroupSlot group);
    /// With the plan of this trace, where several groups are looked at.
    StoreSources(const Trace &trace, GroupSlot group, const FlowPlan &plan);

    /// Whether dataflow was recorded, so that anything can be exact.
    static bool isRecorded(const Trace &trace);

    const std::vector<FlowTarget> &targets() const { return m_targets; } ///< by event
    /// nullptr: the event put nothing into memory. It must be one of the group.
    const FlowTarget *find(EventIndex event) const
    {
        const int index = m_index[std::size_t(event.value - m_firstEvent)];
        return index < 0 ? nullptr : &m_targets[std::size_t(index)];
    }
    std::span<const FlowSource> sources(const FlowTarget &target) const
    {
        return std::span(m_sources).subspan(target.firstSource, target.sourceCount);
    }

private:
    int m_firstEvent = 0;
    std::vector<int> m_index; ///< by event of the group: into m_targets; -1
    std::vector<FlowTarget> m_targets;
    std::vector<FlowSource> m_sources;
};

} // namespace kernelscope
