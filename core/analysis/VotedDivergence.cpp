#include "analysis/VotedDivergence.h"

#include <algorithm>

#include "analysis/Evidence.h"
#include "analysis/FaultEvidence.h"

namespace kernelscope {

namespace {

/// Whether a fault at a barrier, copy or wait says that the group did not meet there, or came with different arguments.
bool isGroupCollective(const Trace &trace, const TraceFault &fault)
{
    switch (siteOf(trace, fault).kind) {
    case SiteKind::Barrier:
    case SiteKind::AsyncWait:
        return true;
    case SiteKind::AsyncRead:
    case SiteKind::AsyncWrite:
        return !fault.head.outOfBounds();
    default:
        return false;
    }
}

QString groupText(const Trace &trace, const TraceFault &fault)
{
    return idText(trace.launch().groupId(fault.group), trace.launch().dimensions);
}

const QString advice = QStringLiteral(" Every work-item of a group must come to it: move it out of the condition, or make the "
                                      "condition the same for the whole group.");

/// The barrier's side: by a work-item of the same group that came there, if one was listed.
FindingAccess meetingAccess(const Trace &trace, int site, const TraceFault &condition)
{
    for (const TraceFault &fault : trace.faults()) {
        if (fault.head.site() == site && fault.group == condition.group)
            return accessOf(trace, fault);
    }
    FindingAccess access;
    setPlace(access, trace.site(SiteIndex(site)));
    access.groupId = idList(trace.launch().groupId(condition.group), trace.launch().dimensions);
    access.phase = -1;
    return access;
}

/// The meeting points of the condition's other branches, or of the other cases of a switch.
QList<int> otherMeetings(const Trace &trace, const TraceFault &fault)
{
    QList<int> others;
    int site = siteOf(trace, fault).partner;
    for (qsizetype steps = 0; site >= 0 && steps < trace.sites().size(); ++steps) { // a damaged trace may go round in circles
        const AccessSite &meeting = trace.site(SiteIndex(site));
        if (site != fault.related)
            others.append(site);
        site = meeting.kind == SiteKind::Barrier ? meeting.partner : -1;
    }
    return others;
}

Finding fromCondition(const Trace &trace, const TraceFault &fault)
{
    const AccessSite &condition = siteOf(trace, fault);
    Finding finding;
    finding.kind = FindingKind::BarrierDivergence;
    if (fault.related >= 0) {
        const AccessSite &meeting = trace.site(SiteIndex(fault.related));
        finding.message =
            QStringLiteral("Not all work-items of work-group %1 come to the %2 at %3: %4 was kept away by the "
                           "condition at %5.")
                .arg(groupText(trace, fault), meetingName(meeting), placeText(meeting), workItemText(trace, fault), placeText(condition));
        finding.accesses.append(meetingAccess(trace, fault.related, fault));
        const QList<int> others = otherMeetings(trace, fault);
        QStringList places;
        for (const int other : others) {
            places << placeText(trace.site(SiteIndex(other)));
            finding.accesses.append(meetingAccess(trace, other, fault));
        }
        if (!others.isEmpty()) {
            finding.message.chop(1);
            finding.message += others.size() == 1
                                   ? QStringLiteral(", whose other branch has the %1 at %2.")
                                         .arg(meetingName(trace.site(SiteIndex(others.first()))), places.first())
                                   : QStringLiteral(", whose other branches have theirs at %1.").arg(places.join(QStringLiteral(", ")));
        }
    } else {
        finding.message = QStringLiteral("The condition at %1, on which a barrier depends, is %2 for %3 and different for others "
                                         "of work-group %4.")
                              .arg(placeText(condition), fault.offset ? QStringLiteral("true") : QStringLiteral("false"),
                                   workItemText(trace, fault), groupText(trace, fault));
    }
    finding.message += advice;
    finding.accesses.append(accessOf(trace, fault));
    if (fault.related >= 0)
        finding.accesses.last().value.clear(); // it is not known: a branch may lead to the barrier, or away from it
    return finding;
}

/// The work-item has other arguments than the first of its group.
Finding differingArguments(const Trace &trace, const TraceFault &fault)
{
    const AccessSite &copy = siteOf(trace, fault);
    const TraceFault first{.head = fault.head, .group = fault.group};
    return {.kind = FindingKind::InvalidCopy,
            .message = QStringLiteral("The work-items of work-group %1 call the asynchronous copy at %2 with different arguments: %3 gives "
                                      "others than %4. All of them must give the same source, destination and length.")
                           .arg(groupText(trace, fault), placeText(copy), workItemText(trace, fault), workItemText(trace, first)),
            .accesses = {accessOf(trace, fault)}};
}

Finding fromMeeting(const Trace &trace, const TraceFault &fault)
{
    const AccessSite &meeting = siteOf(trace, fault);
    if (isAsyncCopy(meeting.kind))
        return differingArguments(trace, fault);
    return {.kind = FindingKind::BarrierDivergence,
            .message = QStringLiteral("Not all work-items of work-group %1 come to the %2 at %3.")
                           .arg(groupText(trace, fault), meetingName(meeting), placeText(meeting)) +
                       advice,
            .accesses = {accessOf(trace, fault)}};
}

/// Recorded groups in which the condition's votes were written down.
std::set<int> groupsAt(const Trace &trace, int site)
{
    std::set<int> groups;
    for (int i = 0; i < trace.eventCount(); ++i) {
        if (EventHead{trace.heads()[std::size_t(i)]}.site() == site)
            groups.insert(trace.groupOf(trace.workItemOf(EventIndex(i))).value);
    }
    return groups;
}

} // namespace

VotedDivergence divergenceFromVotes(const Trace &trace)
{
    VotedDivergence seen;
    std::set<std::pair<int, int>> known;
    const auto note = [&](const TraceFault &fault) {
        if (const auto slot = trace.slotOf(fault.group))
            seen.groups.insert(slot->value);
        return known.insert({fault.head.site(), fault.related}).second;
    };
    for (const TraceFault &fault : trace.faults()) {
        if (siteOf(trace, fault).kind != SiteKind::Branch || !note(fault))
            continue;
        const std::set<int> groups = groupsAt(trace, fault.head.site());
        seen.groups.insert(groups.begin(), groups.end());
        seen.sites.insert(fault.related);
        seen.findings.append(fromCondition(trace, fault));
        seen.findings.last().count = std::max<quint64>(1, groups.size());
    }
    for (const TraceFault &fault : trace.faults()) {
        if (!isGroupCollective(trace, fault) || !note(fault) || seen.sites.contains(fault.head.site()))
            continue;
        seen.sites.insert({fault.head.site(), siteOf(trace, fault).partner});
        seen.findings.append(fromMeeting(trace, fault));
    }
    return seen;
}

} // namespace kernelscope
