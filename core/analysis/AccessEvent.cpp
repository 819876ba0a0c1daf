#include "analysis/AccessEvent.h"

#include "analysis/Evidence.h"

namespace kernelscope {
namespace {

/// The slot of the work-item with this global id in the work-group with this id.
std::optional<WorkItemSlot> slotOf(const Trace &trace, const FindingAccess &access)
{
    const TraceLaunch &launch = trace.launch();
    if (access.globalId.size() != launch.dimensions || access.groupId.size() != launch.dimensions)
        return std::nullopt;
    const Extent groups = launch.groups();
    quint64 group = 0;
    quint64 local = 0;
    for (qsizetype d = launch.dimensions - 1; d >= 0; --d) {
        const auto k = std::size_t(d);
        if (access.globalId[d] < launch.offset[k] || access.groupId[d] >= groups[k])
            return std::nullopt;
        group = group * groups[k] + access.groupId[d];
        local = local * launch.local[k] + (access.globalId[d] - launch.offset[k]) % launch.local[k];
    }
    const auto slot = trace.slotOf(group);
    return slot ? std::optional(WorkItemSlot(slot->value * trace.itemsOfGroup() + int(local))) : std::nullopt;
}

bool isElement(const Trace &trace, EventIndex index, qint64 element)
{
    const TraceEvent event = trace.event(index);
    return event.object.value >= trace.objects().size() || elementOf(trace.objects()[event.object.value], event.offset) == element;
}

} // namespace

std::optional<EventIndex> eventOf(const Trace &trace, const FindingAccess &access, std::optional<qint64> element)
{
    const auto item = slotOf(trace, access);
    if (!item)
        return std::nullopt;
    for (int i = trace.firstEvent(*item).value; i < trace.endEvent(*item).value; ++i) {
        const EventIndex index(i);
        FindingAccess candidate;
        setPlace(candidate, trace.site(trace.event(index).site));
        if (candidate.line != access.line || candidate.column != access.column || candidate.type != access.type)
            continue;
        candidate = accessOf(trace, index);
        candidate.event = access.event;
        if (candidate == access && (!element || isElement(trace, index, *element)))
            return index;
    }
    return std::nullopt;
}

} // namespace kernelscope
