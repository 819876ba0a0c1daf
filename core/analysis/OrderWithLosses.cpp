#include "analysis/OrderWithLosses.h"

#include <algorithm>
#include <limits>

namespace kernelscope {
namespace {

bool isSync(SiteKind kind)
{
    return kind == SiteKind::Atomic || kind == SiteKind::Fence;
}

/// How often the work-item met its group before.
int meetingsBefore(const Trace &trace, WorkItemSlot item, EventIndex event)
{
    const auto first = std::ranges::lower_bound(trace.meetings(), quint32(trace.firstEvent(item).value));
    return int(std::ranges::lower_bound(first, trace.meetings().end(), quint32(event.value)) - first);
}

} // namespace

OrderWithLosses::OrderWithLosses(const Trace &trace) : m_trace(trace)
{
    std::vector<bool> synchronises;
    for (const AccessSite &site : trace.sites())
        synchronises.push_back(isSync(site.kind));
    m_soundMeetings.assign(std::size_t(trace.groupCount()), std::numeric_limits<int>::max());
    for (WorkItemSlot item(0); item.value < trace.workItemCount(); ++item.value) {
        const int begin = trace.firstEvent(item).value, end = trace.endEvent(item).value;
        int first = begin;
        while (first < end && !synchronises[std::size_t(EventHead{trace.heads()[std::size_t(first)]}.site())])
            ++first;
        m_first.push_back(first);
        // As far as there are events of it: it may have come to one after them.
        const int last = std::min(first, end - 1);
        int &sound = m_soundMeetings[std::size_t(trace.groupOf(item).value)];
        sound = std::min(sound, last < begin ? 0 : meetingsBefore(trace, item, EventIndex(last)));
    }
}

AtomicOrder OrderWithLosses::between(WorkItemSlot itemA, EventIndex a, WorkItemSlot itemB, EventIndex b) const
{
    return mayHaveWaited(itemA, a) || mayHaveWaited(itemB, b) ? AtomicOrder::Proven : AtomicOrder::None;
}

/// Until the barrier before it the others may have waited for it.
bool OrderWithLosses::mayHaveWaited(WorkItemSlot item, EventIndex access) const
{
    return m_first[std::size_t(item.value)] < access.value ||
           m_soundMeetings[std::size_t(m_trace.groupOf(item).value)] < meetingsBefore(m_trace, item, access);
}

} // namespace kernelscope
