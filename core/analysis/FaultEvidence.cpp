#include "analysis/FaultEvidence.h"

#include <algorithm>

#include "analysis/Evidence.h"
#include "trace/SiteTraits.h"

namespace kernelscope {

namespace {

bool matches(const Trace &trace, EventIndex index, const TraceFault &fault)
{
    const EventHead head{trace.heads()[std::size_t(index.value)]};
    if (head.site() != fault.head.site())
        return false;
    const AccessSite &site = trace.site(SiteIndex(head.site()));
    if (touchesMemory(site.kind))
        return head.outOfBounds() && trace.event(index).offset == fault.offset;
    if (site.kind == SiteKind::Barrier || site.kind == SiteKind::Fence || site.kind == SiteKind::Collective)
        return true;
    return site.payloadWords == 0 || trace.valueWords(index)[0] == quint32(fault.offset);
}

} // namespace

std::optional<EventIndex> eventOf(const Trace &trace, const TraceFault &fault)
{
    const auto slot = trace.slotOf(fault.group);
    if (!slot)
        return std::nullopt;
    const WorkItemSlot item(slot->value * trace.itemsOfGroup() + int(fault.localItem));
    for (int i = trace.firstEvent(item).value; i < trace.endEvent(item).value; ++i) {
        if (matches(trace, EventIndex(i), fault))
            return EventIndex(i);
    }
    return std::nullopt;
}

FindingAccess accessOf(const Trace &trace, const TraceFault &fault)
{
    if (const auto event = eventOf(trace, fault))
        return accessOf(trace, *event);
    FindingAccess access;
    setPlace(access, trace.site(SiteIndex(fault.head.site())));
    access.globalId = idList(trace.launch().globalId(fault.group, fault.localItem), trace.launch().dimensions);
    access.groupId = idList(trace.launch().groupId(fault.group), trace.launch().dimensions);
    access.phase = -1;
    return access;
}

int objectOf(const Trace &trace, const TraceFault &fault)
{
    const AccessSite &site = trace.site(SiteIndex(fault.head.site()));
    if (site.kind != SiteKind::Index || fault.head.object() != EventHead::noObject || site.objects.size() != 1)
        return fault.head.object();
    return site.objects.first();
}

QList<TraceFault> firstFaults(const Trace &trace, SiteKind kind)
{
    QList<TraceFault> first;
    for (const TraceFault &fault : trace.faults()) {
        const int site = fault.head.site();
        if (trace.site(SiteIndex(site)).kind == kind && (first.isEmpty() || first.last().head.site() != site))
            first.append(fault);
    }
    return first;
}

bool mayHaveLeftEarly(const Trace &trace)
{
    for (int s = 0; s < trace.sites().size(); ++s) {
        const SiteKind kind = trace.sites()[s].kind;
        const bool isVote = kind == SiteKind::Branch || kind == SiteKind::Loop || kind == SiteKind::Barrier || kind == SiteKind::AsyncWait;
        if (isVote && trace.faultsAt(SiteIndex(s)) > 0)
            return true;
    }
    return std::ranges::any_of(trace.faults(), [&](const TraceFault &fault) {
        return isAsyncCopy(trace.site(SiteIndex(fault.head.site())).kind) && !fault.head.outOfBounds();
    });
}

QString workItemText(const Trace &trace, const TraceFault &fault)
{
    return QStringLiteral("work-item ") + idText(trace.launch().globalId(fault.group, fault.localItem), trace.launch().dimensions);
}

} // namespace kernelscope
