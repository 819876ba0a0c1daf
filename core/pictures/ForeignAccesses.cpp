#include "pictures/ForeignAccesses.h"

#include <algorithm>

#include "trace/CanonicalObject.h"
#include "trace/ElementRange.h"

namespace kernelscope {

ForeignAccesses::ForeignAccesses(const MemoryTimeline &timeline, const std::unordered_set<int> &sites)
{
    const Trace &trace = timeline.trace();
    std::vector<char> isWanted(std::size_t(trace.sites().size()), 0);
    for (const int site : sites)
        isWanted[std::size_t(site)] = 1;
    const int object = canonicalObject(trace.objects(), timeline.objectIndex().value);
    const int objects = int(trace.objects().size());
    for (int event = 0; event < trace.eventCount(); ++event) {
        const EventHead head{trace.heads()[std::size_t(event)]};
        const int site = int(head.site());
        if (isWanted[std::size_t(site)] && !head.outOfBounds() && int(head.object()) < objects &&
            canonicalObject(trace.objects(), int(head.object())) == object)
            add(timeline, EventIndex(event), site);
    }
}

void ForeignAccesses::add(const MemoryTimeline &timeline, EventIndex event, int site)
{
    const Trace &trace = timeline.trace();
    if (trace.groupOf(trace.workItemOf(event)) == timeline.phases().group())
        return;
    const quint64 first = timeline.firstElement(), end = first + quint64(timeline.cellCount());
    forEachElement(trace, event, timeline.object().elementSize, [&](quint64 element) {
        if (element >= first && element < end)
            m_accesses.emplace(keyOf(int(element - first), site), event);
    });
}

EventIndex ForeignAccesses::at(int cell, int site) const
{
    const auto found = m_accesses.find(keyOf(cell, site));
    return found == m_accesses.end() ? EventIndex(-1) : found->second;
}

} // namespace kernelscope
