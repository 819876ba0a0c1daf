#include "analysis/AccessEvent.h"

#include "analysis/Evidence.h"

namespace kernelscope {
namespace {

/// The slot of the work-item with this global id in the work-group with this id.
std::optional<WorkItemSlot> slotOf(const Trace &trace, const FindingAccess &access)
{
    const auto group = trace.launch().groupOf(access.groupId);
    const auto item = trace.launch().itemOf(access.globalId);
    const auto slot = group && item ? trace.slotOf(*group) : std::nullopt;
    return slot ? std::optional(WorkItemSlot(slot->value * trace.itemsOfGroup() + int(*item))) : std::nullopt;
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
