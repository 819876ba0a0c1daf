#include "analysis/BarrierDivergence.h"

#include <map>
#include <set>

#include "analysis/Evidence.h"
#include "analysis/FaultEvidence.h"
#include "analysis/MeetingPoints.h"

namespace kernelscope {

namespace {

QString placeOr(const Trace &trace, int site, const QString &otherwise)
{
    return site < 0 ? otherwise : placeText(trace.site(SiteIndex(site)));
}

/// Recorded groups in which votes on a condition were written down.
std::set<int> groupsAt(const Trace &trace, int site)
{
    std::set<int> groups;
    for (int item = 0; item < trace.workItemCount(); ++item) {
        for (int i = trace.firstEvent(WorkItemSlot(item)).value; i < trace.endEvent(WorkItemSlot(item)).value; ++i) {
            if (EventHead{trace.heads()[std::size_t(i)]}.site() == site)
                groups.insert(trace.groupOf(WorkItemSlot(item)).value);
        }
    }
    return groups;
}

Finding fromVote(const Trace &trace, const TraceFault &fault)
{
    const AccessSite &condition = trace.site(SiteIndex(fault.head.site()));
    Finding finding;
    finding.kind = FindingKind::BarrierDivergence;
    finding.message =
        QStringLiteral("Not all work-items of work-group %1 reach the barrier at %2: the condition at %3 is %4 for %5 "
                       "and different for others. Every work-item of a group must reach a barrier: move it out of the "
                       "condition, or make the condition the same for the whole group.")
            .arg(idText(unflatten(fault.group, trace.launch().groups()), trace.launch().dimensions),
                 placeOr(trace, fault.related, QStringLiteral("a place behind it")), placeText(condition),
                 fault.offset ? QStringLiteral("true") : QStringLiteral("false"), workItemText(trace, fault));
    FindingAccess barrier = accessOf(trace, fault);
    if (fault.related >= 0) {
        barrier.event = EventIndex(-1);
        barrier.value.clear();
        setPlace(barrier, trace.site(SiteIndex(fault.related)));
        finding.accesses.append(barrier);
    }
    finding.accesses.append(accessOf(trace, fault));
    finding.count = std::max<quint64>(1, groupsAt(trace, fault.head.site()).size());
    return finding;
}

QString what(SiteKind kind)
{
    switch (kind) {
    case SiteKind::AsyncRead:
    case SiteKind::AsyncWrite:
        return QStringLiteral("asynchronous copy");
    case SiteKind::AsyncWait:
        return QStringLiteral("wait for copies");
    default:
        return QStringLiteral("barrier");
    }
}

QString meetingText(const Trace &trace, EventIndex event)
{
    const AccessSite &site = trace.site(trace.event(event).site);
    return QStringLiteral("the %1 at %2").arg(what(site.kind), placeText(site));
}

Finding fromSequence(const Trace &trace, const Parting &parting)
{
    const auto side = [&](const std::optional<EventIndex> &event, WorkItemSlot item) {
        const QString who = QStringLiteral("work-item ") + idText(trace.globalId(item), trace.launch().dimensions);
        return event ? who + QStringLiteral(" comes to ") + meetingText(trace, *event)
                     : who + QStringLiteral(" ends without another");
    };
    Finding finding;
    finding.kind = FindingKind::BarrierDivergence;
    finding.message =
        QStringLiteral(
            "The work-items of %1 part: %2, %3%4. All of them must come to the same barriers and copies in the "
            "same order.")
            .arg(workGroupText(trace, trace.groupOf(parting.itemA)), side(parting.a, parting.itemA),
                 side(parting.b, parting.itemB),
                 parting.sameSite ? QStringLiteral(", with other arguments") : QString());
    for (const auto &event : {parting.a, parting.b}) {
        if (event)
            finding.accesses.append(accessOf(trace, *event));
    }
    return finding;
}

} // namespace

QList<Finding> findBarrierDivergence(const Trace &trace)
{
    QList<Finding> findings;
    std::set<int> explained;
    int last = -1;
    for (const TraceFault &fault : trace.faults()) {
        const int site = fault.head.site();
        if (trace.site(SiteIndex(site)).kind != SiteKind::Branch)
            continue;
        if (const auto slot = trace.slotOf(fault.group))
            explained.insert(slot->value);
        if (site == last)
            continue;
        last = site;
        explained.merge(groupsAt(trace, site));
        findings.append(fromVote(trace, fault));
    }
    std::map<std::pair<int, int>, qsizetype> known;
    for (const Parting &parting : findPartings(trace, explained)) {
        const auto [entry, isNew] = known.try_emplace(sitesOf(trace, parting), findings.size());
        if (isNew)
            findings.append(fromSequence(trace, parting));
        else
            ++findings[entry->second].count;
    }
    return findings;
}

} // namespace kernelscope
