#include "analysis/InvalidCopies.h"

#include <algorithm>
#include <map>
#include <set>

#include "analysis/CopyWaits.h"
#include "analysis/Evidence.h"
#include "analysis/FaultEvidence.h"
#include "trace/CopyEvents.h"

namespace kernelscope {

namespace {

/// The first work-item that recorded any stands for the group.
std::vector<AwaitedCopy> copiesOf(const Trace &trace, int group)
{
    std::vector<AwaitedCopy> copies;
    for (int i = 0; i < trace.itemsOfGroup() && copies.empty(); ++i)
        copies = awaitedCopiesOf(trace, WorkItemSlot(group * trace.itemsOfGroup() + i));
    return copies;
}

bool isMade(const Trace &trace, const AwaitedCopy &copy)
{
    return copyExtent(trace.valueWords(copy.event)).count > 0 && !trace.event(copy.event).outOfBounds;
}

/// The first wait after a copy, if there is one: it was for other events.
std::optional<EventIndex> waitBehind(const Trace &trace, EventIndex copy)
{
    for (int event = copy.value; event < trace.endEvent(trace.workItemOf(copy)).value; ++event) {
        if (trace.site(trace.event(EventIndex(event)).site).kind == SiteKind::AsyncWait)
            return EventIndex(event);
    }
    return std::nullopt;
}

Finding notAwaited(const Trace &trace, EventIndex copy)
{
    const AccessSite &site = trace.site(trace.event(copy).site);
    Finding finding;
    finding.kind = FindingKind::InvalidCopy;
    finding.message = QStringLiteral("%1 ends without waiting for the asynchronous copy at %2.")
                          .arg(beginSentence(workGroupText(trace, trace.groupOf(trace.workItemOf(copy)))), placeText(site));
    const auto wait = waitBehind(trace, copy);
    if (wait)
        finding.message += u' ' + waitedForElse(trace, *wait);
    finding.message +=
        QStringLiteral(" A kernel must wait for all of its copies: call wait_group_events with the event that the copy gave.");
    const EventIndex written(std::min(copy.value + 1, trace.endEvent(trace.workItemOf(copy)).value - 1));
    const TraceEvent named = trace.event(written);
    if (named.site.value == site.partner && named.object.value >= 0 && named.object.value < trace.objects().size())
        setObject(finding, trace.objects()[named.object.value], named.offset);
    finding.accesses = {accessOf(trace, copy)};
    if (wait)
        finding.accesses << accessOf(trace, *wait);
    return finding;
}

/// "the copy at k.cl:7", "the copies at k.cl:7 and k.cl:9", "no copy".
QString awaitedText(const Trace &trace, EventIndex wait)
{
    QStringList places;
    for (const AwaitedCopy &copy : copiesAwaitedBy(trace, wait)) {
        const QString place = placeText(trace.site(trace.event(copy.event).site));
        if (!places.contains(place))
            places << place;
    }
    if (places.isEmpty())
        return QStringLiteral("no copy");
    return (places.size() == 1 ? QStringLiteral("the copy at ") : QStringLiteral("the copies at ")) + places.join(QStringLiteral(" and "));
}

QString sideText(const Trace &trace, EventIndex event, WorkItemSlot item)
{
    const QString who = workItemText(trace, item);
    if (trace.site(trace.event(event).site).kind != SiteKind::AsyncWait)
        return who;
    const QString copies = awaitedText(trace, event);
    return QStringLiteral("%1 waits for %2").arg(who, copies);
}

/// Any of the values that a driver has for events may be left there.
Finding unsetGiven(const Trace &trace, EventIndex event)
{
    const AccessSite &site = trace.site(trace.event(event).site);
    const QString group = beginSentence(workGroupText(trace, trace.groupOf(trace.workItemOf(event))));
    Finding finding;
    finding.kind = FindingKind::InvalidCopy;
    finding.message = site.kind == SiteKind::AsyncWait
                          ? QStringLiteral("%1 waits at %2 for an event to which nothing was assigned. Wait for events that copies gave.")
                          : QStringLiteral("%1 gives the copy at %2 an event to which nothing was assigned. Give it 0 for an event of its "
                                           "own, or the event of an earlier copy.");
    finding.message = finding.message.arg(group, placeText(site));
    if (site.kind != SiteKind::AsyncWait)
        finding.severity = Severity::Warning; // most drivers don't look at it
    finding.accesses = {accessOf(trace, event)};
    return finding;
}

} // namespace

QList<Finding> findUnsetEvents(const Trace &trace)
{
    QList<Finding> findings;
    std::map<int, std::pair<qsizetype, std::set<int>>> known; ///< by site: its finding, and the groups
    for (const quint32 meeting : trace.meetings()) {
        const EventIndex event{int(meeting)};
        const SiteIndex site = trace.event(event).site;
        if (trace.site(site).payloadWords == 0 || !isGivenUnsetEvent(trace.site(site), trace.valueWords(event)))
            continue;
        const auto [entry, isNew] = known.try_emplace(site.value, findings.size(), std::set<int>());
        entry->second.second.insert(trace.groupOf(trace.workItemOf(event)).value);
        if (isNew)
            findings.append(unsetGiven(trace, event));
        findings[entry->second.first].count = quint64(entry->second.second.size());
    }
    return findings;
}

QList<Finding> findInvalidCopies(const Trace &trace)
{
    const bool any = std::ranges::any_of(trace.sites(), [](const AccessSite &site) { return site.kind == SiteKind::AsyncRead; });
    if (!any || trace.launch().lostEvents > 0 || mayHaveLeftEarly(trace))
        return {};
    QList<Finding> findings;
    std::map<int, qsizetype> known; ///< by site
    for (int group = 0; group < trace.groupCount(); ++group) {
        for (const AwaitedCopy &copy : copiesOf(trace, group)) {
            if (copy.awaitedBy >= 0 || !isMade(trace, copy))
                continue;
            const auto [entry, isNew] = known.try_emplace(trace.event(copy.event).site.value, findings.size());
            if (isNew)
                findings.append(notAwaited(trace, copy.event));
            else
                ++findings[entry->second].count;
        }
    }
    return findings;
}

bool isOfEvents(const Trace &trace, const Divergence &divergence)
{
    if (!divergence.sameSite)
        return false;
    const SiteKind kind = trace.site(trace.event(*divergence.a).site).kind;
    const quint32 *a = trace.valueWords(*divergence.a), *b = trace.valueWords(*divergence.b);
    return kind == SiteKind::AsyncWait ||
           (isAsyncCopy(kind) && std::equal(a, a + copyWords - 1, b) &&
            trace.offsets()[std::size_t(divergence.a->value)] == trace.offsets()[std::size_t(divergence.b->value)]);
}

Finding differingEvents(const Trace &trace, const Divergence &divergence)
{
    const AccessSite &site = trace.site(trace.event(*divergence.a).site);
    const QString call = site.kind == SiteKind::AsyncWait ? QStringLiteral("wait for different events at %1: %2, %3")
                                                          : QStringLiteral("pass different events to the copy at %1: %2 and %3");
    return {.kind = FindingKind::InvalidCopy,
            .message = QStringLiteral("The work-items of %1 ").arg(workGroupText(trace, trace.groupOf(divergence.itemA))) +
                       call.arg(placeText(site), sideText(trace, *divergence.a, divergence.itemA),
                                sideText(trace, *divergence.b, divergence.itemB)) +
                       QStringLiteral(". All of them must pass the same events."),
            .accesses = {accessOf(trace, *divergence.a), accessOf(trace, *divergence.b)}};
}

} // namespace kernelscope
