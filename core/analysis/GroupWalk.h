#pragma once

#include <span>
#include <vector>

#include "trace/Trace.h"

namespace kernelscope {

/// Events of one work-item, from `first` up to `end`.
struct Stretch
{
    quint32 first = 0;
    quint32 end = 0;
};

/// Goes through a trace work-group after work-group and, in each, epoch after epoch: the stretches between barriers
/// whose fence covers one kind of memory. What lies in different epochs of a group is ordered, whichever work-items did
/// it.
class GroupWalk
{
public:
    GroupWalk(const Trace &trace, FenceFlag fence);

    /// Moves on to the next epoch that has events; false at the end of the trace.
    bool next();

    GroupSlot group() const { return GroupSlot(m_group); }
    int epoch() const { return m_epoch; }
    WorkItemSlot firstItem() const { return WorkItemSlot(m_group * int(m_stretches.size())); }
    /// One for each work-item of the group, in local order.
    std::span<const Stretch> stretches() const { return m_stretches; }

private:
    bool advance();
    void enter(int group);
    quint32 endOfEpoch(quint32 from, quint32 end) const;

    Trace m_trace;
    FenceFlag m_fence;
    std::vector<char> m_barrier; ///< by site
    bool m_anyBarrier = false;
    int m_group = -1;
    int m_epoch = 0;
    std::vector<Stretch> m_stretches;
};

} // namespace kernelscope
