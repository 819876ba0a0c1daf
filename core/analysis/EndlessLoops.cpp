#include "analysis/EndlessLoops.h"

#include "analysis/Evidence.h"
#include "analysis/FaultEvidence.h"
#include "support/Filled.h"

namespace kernelscope {

namespace {

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
    finding.message += QStringLiteral(" Mend the condition, or raise the iteration budget if the loop is meant to run so long.");
    finding.accesses = {accessOf(trace, fault)};
    return finding;
}

} // namespace

QList<Finding> findEndlessLoops(const Trace &trace)
{
    QList<Finding> findings;
    for (const TraceFault &fault : firstFaults(trace, SiteKind::Loop))
        findings.append(endlessLoopOf(trace, fault));
    return findings;
}

} // namespace kernelscope
