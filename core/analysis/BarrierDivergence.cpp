#include "analysis/BarrierDivergence.h"

#include <map>

#include "analysis/Evidence.h"
#include "analysis/InvalidCopies.h"
#include "analysis/MeetingPoints.h"
#include "analysis/VotedDivergence.h"

namespace kernelscope {

namespace {

QString meetingText(const Trace &trace, EventIndex event)
{
    const AccessSite &site = trace.site(trace.event(event).site);
    return QStringLiteral("the %1 at %2").arg(meetingName(site), placeText(site));
}

Finding fromSequence(const Trace &trace, const Divergence &divergence)
{
    const auto side = [&](const std::optional<EventIndex> &event, WorkItemSlot item) {
        const QString who = workItemText(trace, item);
        return event ? who + QStringLiteral(" comes to ") + meetingText(trace, *event) : who + QStringLiteral(" ends without another");
    };
    Finding finding;
    const bool isOneCopy = divergence.sameSite && isAsyncCopy(trace.site(trace.event(*divergence.a).site).kind);
    finding.kind = isOneCopy ? FindingKind::InvalidCopy : FindingKind::BarrierDivergence;
    finding.message =
        QStringLiteral("The work-items of %1 part: %2, %3%4. All of them must come to the same barriers and copies in the "
                       "same order.")
            .arg(workGroupText(trace, trace.groupOf(divergence.itemA)), side(divergence.a, divergence.itemA),
                 side(divergence.b, divergence.itemB), divergence.sameSite ? QStringLiteral(", with other arguments") : QString());
    for (const auto &event : {divergence.a, divergence.b}) {
        if (event)
            finding.accesses.append(accessOf(trace, *event));
    }
    return finding;
}

} // namespace

QList<Finding> findBarrierDivergence(const Trace &trace)
{
    VotedDivergence voted = divergenceFromVotes(trace);
    QList<Finding> findings = std::move(voted.findings);
    std::map<std::pair<int, int>, qsizetype> known;
    for (const Divergence &divergence : findDivergences(trace, voted.groups)) {
        // Whose last events were lost did not end there.
        if (trace.launch().lostEvents > 0 && !(divergence.a && divergence.b))
            continue;
        const auto sites = sitesOf(trace, divergence);
        if (voted.sites.contains(sites.first) || voted.sites.contains(sites.second))
            continue;
        const auto [entry, isNew] = known.try_emplace(sites, findings.size());
        if (isNew)
            findings.append(isOfEvents(trace, divergence) ? differingEvents(trace, divergence) : fromSequence(trace, divergence));
        else
            ++findings[entry->second].count;
    }
    return findings;
}

} // namespace kernelscope
