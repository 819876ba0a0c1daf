#include "analysis/GroupWalk.h"

#include <algorithm>

namespace kernelscope {

GroupWalk::GroupWalk(const Trace &trace, FenceFlag fence)
    : m_trace(trace), m_fence(fence), m_intervals(std::size_t(trace.itemsOfGroup())), m_places(m_intervals.size())
{
}

bool GroupWalk::next()
{
    while (m_group < m_trace.groupCount()) {
        if (m_group >= 0 && advance())
            return true;
        if (++m_group < m_trace.groupCount()) {
            enter(m_group);
            return true;
        }
    }
    return false;
}

void GroupWalk::enter(int group)
{
    m_epoch = 0;
    m_use = {};
    m_usedFirst = 1;
    m_usedLast = 0;
    const auto firsts = m_trace.firstEvents().subspan(std::size_t(group) * m_intervals.size());
    const auto meetings = m_trace.meetings();
    auto at = std::ranges::lower_bound(meetings, firsts[0]);
    for (std::size_t i = 0; i < m_intervals.size(); ++i) {
        at = std::lower_bound(at, meetings.end(), firsts[i]);
        const auto first = std::size_t(at - meetings.begin());
        m_places[i] = {first, first, first};
        m_intervals[i] = {firsts[i], endOfEpoch(m_places[i], firsts[i + 1])};
    }
}

bool GroupWalk::advance()
{
    const auto firsts = m_trace.firstEvents().subspan(std::size_t(m_group) * m_intervals.size());
    m_use = {};
    m_usedFirst = 1;
    m_usedLast = 0;
    bool any = false;
    for (std::size_t i = 0; i < m_intervals.size(); ++i) {
        const quint32 end = firsts[i + 1];
        if (m_intervals[i].end == end) {
            m_intervals[i].first = end;
            continue;
        }
        any = true;
        m_places[i].from = ++m_places[i].next;
        m_intervals[i] = {m_intervals[i].end + 1, endOfEpoch(m_places[i], end)};
    }
    m_epoch += any;
    return any;
}

/// Where the epoch ends that begins after the meeting before place.next.
quint32 GroupWalk::endOfEpoch(Place &place, quint32 end)
{
    const auto meetings = m_trace.meetings();
    const auto fences = m_trace.meetingFences();
    while (place.next < meetings.size() && meetings[place.next] < end && !(fences[place.next] & m_fence))
        ++place.next;
    const bool met = place.next < meetings.size() && meetings[place.next] < end;
    use(place.from - place.first, place.next - place.first);
    return met ? meetings[place.next] : end;
}

/// Most often all work-items are in the same intervals.
void GroupWalk::use(std::size_t firstInterval, std::size_t lastInterval)
{
    if (firstInterval >= m_usedFirst && lastInterval <= m_usedLast)
        return;
    const auto uses = m_trace.intervalsOf(GroupSlot(m_group));
    for (std::size_t s = firstInterval; s <= lastInterval; ++s)
        m_use |= uses[s];
    m_usedFirst = firstInterval;
    m_usedLast = lastInterval;
}

} // namespace kernelscope
