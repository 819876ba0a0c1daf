#pragma once

#include <span>
#include <vector>

#include "trace/Trace.h"

namespace kernelscope {

/// Events of one work-item, from `first` up to `end`.
struct BarrierInterval
{
    quint32 first = 0;
    quint32 end = 0;
};

/// Goes through a trace work-group after work-group and, in each, epoch after epoch: the intervals between barriers
/// whose fence covers one kind of memory. What lies in different epochs of a group is ordered, whichever work-items did
/// it. Costs nothing for events between the meetings: whoever walks need not look into an epoch that uses nothing of interest.
class GroupWalk
{
public:
    GroupWalk(const Trace &trace, FenceFlag fence);

    /// Moves on to the next epoch, which may have no events; false at the end of the trace.
    bool next();

    GroupSlot group() const { return GroupSlot(m_group); }
    int epoch() const { return m_epoch; }
    WorkItemSlot firstItem() const { return WorkItemSlot(m_group * int(m_intervals.size())); }
    /// One for each work-item of the group, in local order.
    std::span<const BarrierInterval> intervals() const { return m_intervals; }
    /// What the epoch's events use: these objects at most.
    IntervalUse use() const { return m_use; }
    /// Calls visit(item, part) for those parts of the epoch, work-item after work-item, that may touch an object with one of these bits.
    template <typename Visit> void forEachPart(quint32 bits, const Visit &visit) const;

private:
    /// Where a work-item stands among the trace's meetings.
    struct Place
    {
        std::size_t first = 0; ///< of its meetings
        std::size_t from = 0;  ///< the first one that is not before the epoch
        std::size_t next = 0;  ///< the first one that is not within it
    };
    static constexpr std::size_t itemsAhead = 8;
    /// Has an event's words on their way before they are asked for: where only few intervals matter, waiting for memory is most of the
    /// work.
    void fetch(quint32 event) const
    {
        __builtin_prefetch(m_trace.heads().data() + event);
        __builtin_prefetch(m_trace.offsets().data() + event);
    }
    bool advance();
    void enter(int group);
    quint32 endOfEpoch(Place &place, quint32 end);
    void use(std::size_t firstInterval, std::size_t lastInterval);

    Trace m_trace;
    FenceFlag m_fence;
    int m_group = -1;
    int m_epoch = 0;
    std::vector<BarrierInterval> m_intervals;
    std::vector<Place> m_places;
    IntervalUse m_use;
    std::size_t m_usedFirst = 1; ///< of the group's intervals: those that m_use has already
    std::size_t m_usedLast = 0;
};

template <typename Visit> void GroupWalk::forEachPart(quint32 bits, const Visit &visit) const
{
    const auto meetings = m_trace.meetings();
    const auto uses = m_trace.intervalsOf(group());
    auto item = quint32(firstItem().value);
    for (std::size_t i = 0; i < m_intervals.size(); ++i, ++item) {
        if (i + itemsAhead < m_intervals.size())
            fetch(m_intervals[i + itemsAhead].first);
        const Place &place = m_places[i];
        BarrierInterval part = m_intervals[i];
        for (std::size_t m = place.from; m <= place.next && part.first < m_intervals[i].end; ++m) {
            part.end = m < place.next ? meetings[m] + 1 : m_intervals[i].end;
            if (uses[m - place.first].touched & bits)
                visit(item, part);
            part.first = part.end;
        }
    }
}

} // namespace kernelscope
