#include "analysis/EndlessLoops.h"

#include <algorithm>

#include "analysis/Evidence.h"
#include "analysis/FaultEvidence.h"
#include "support/Filled.h"
#include "support/Ranges.h"
#include "trace/TraceLayout.h"

namespace kernelscope {

namespace {

bool isOpen(const Finding &finding)
{
    return finding.kind == FindingKind::EndlessLoop && finding.severity == Severity::Error && !finding.hasNoEnd;
}

/// Of memory that an iteration may have written to that was not made.
bool readsUnwritten(const Finding &finding)
{
    return finding.kind == FindingKind::UninitialisedRead && finding.memory != AddressSpace::Private;
}

/// Whether its work-item made an access, where it decides when the loop ends, that was left out. Of more faults than are listed any
/// work-item may have made one.
bool mayFollow(const Trace &trace, const TraceFault &loop)
{
    const auto decides = [&](const AccessSite &site) {
        return std::ranges::any_of(siteOf(trace, loop).hangsOn, [&](const SourceRange &source) { return isWithin(site.range, source); });
    };
    return std::ranges::any_of(trace.faults(), [&](const TraceFault &fault) {
        const AccessSite &site = siteOf(trace, fault);
        const bool isKeptInside = site.kind == SiteKind::Index && site.memory == AddressSpace::Private;
        const bool areAllListed = trace.faultsAt(SiteIndex(fault.head.site())) <= traceLayout::faultsPerSite;
        const bool isItsOwn = fault.group == loop.group && fault.localItem == loop.localItem;
        return (isKeptInside || fault.head.outOfBounds()) && (isItsOwn || !areAllListed) && decides(site);
    });
}

Finding endlessLoopOf(const Trace &trace, const TraceFault &fault)
{
    const AccessSite &site = trace.site(SiteIndex(fault.head.site()));
    const QString who = beginSentence(workItemText(trace, fault));
    Finding finding;
    finding.kind = FindingKind::EndlessLoop;
    finding.count = trace.faultsAt(SiteIndex(fault.head.site()));
    finding.message = filled(QStringLiteral("%1 was still in the loop at %2 after %3 iterations, and left it so that tracing ends."), who,
                             placeText(site), fault.offset);
    if (!site.variables.isEmpty())
        finding.message += QStringLiteral(" Its condition depends on %1.").arg(site.variables.join(QStringLiteral(", ")));
    if (!site.operation.isEmpty())
        finding.message +=
            QStringLiteral(
                " It looks at what %1 gives: where it waits for another work-item there, as for a lock, OpenCL does not promise that "
                "the other one goes on meanwhile. Work-items of a group may run in lockstep, or one after the other: have one "
                "of each group wait for all.")
                .arg(site.operation);
    finding.hasNoEnd = site.hasNoEnd;
    if (site.hasNoEnd) {
        finding.message += QStringLiteral(" It has no end: no value makes its condition false, and nothing else leads out of it. Mend the "
                                          "condition, or leave the loop by a break.");
    } else if (mayFollow(trace, fault)) {
        finding.severity = Severity::Warning;
        finding.message += QStringLiteral(" That may come of an access out of bounds, which was left out: mend that first.");
    }
    finding.accesses = {accessOf(trace, fault)};
    return finding;
}

} // namespace

QList<Finding> findEndlessLoops(const Trace &trace)
{
    return mapped(firstFaults(trace, SiteKind::Loop), [&](const TraceFault &first) {
        const auto isErrorThere = [&](const TraceFault &fault) {
            return fault.head.site() == first.head.site() && !mayFollow(trace, fault);
        };
        const auto faults = trace.faults();
        const auto error = std::ranges::find_if(faults, isErrorThere);
        return endlessLoopOf(trace, error == faults.end() ? first : *error);
    });
}

bool mayBeEndless(const QList<Finding> &findings)
{
    return std::ranges::any_of(findings, isOpen);
}

QString firstOverflow(const Trace &trace)
{
    const QList<TraceFault> first = firstFaults(trace, SiteKind::Overflow);
    return first.isEmpty() ? QString() : placeText(siteOf(trace, first.first()));
}

QString whyEndless(const QString &overflow)
{
    if (overflow.isEmpty())
        return {};
    return QStringLiteral(" The signed overflow at %1 may be why: compilers take it that none happens, and may make a loop endless whose "
                          "end hangs on one.")
        .arg(overflow);
}

void tellOfTrial(QList<Finding> &findings, LoopTrial trial)
{
    const bool isEnded = trial == LoopTrial::Ended;
    if (isEnded)
        findings.removeIf(readsUnwritten);
    for (Finding &finding : findings) {
        if (!isOpen(finding))
            continue;
        if (isEnded) {
            finding.severity = Severity::Warning;
            finding.ended = true;
            finding.message +=
                QStringLiteral(" It does come to an end: the untraced launch did, and results are those of that one. The iterations that "
                               "were left out are not in the trace; raise the iteration budget to see them.");
            continue;
        }
        if (trial == LoopTrial::Stopped)
            finding.message += QStringLiteral(" The untraced launch did not come to an end either when it was tried.");
        finding.message += QStringLiteral(" Mend the condition, or raise the iteration budget if the loop is meant to run so long.");
    }
}

} // namespace kernelscope
