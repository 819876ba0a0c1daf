#include "analysis/UnsetVariables.h"

#include "analysis/Evidence.h"
#include "analysis/FaultEvidence.h"

namespace kernelscope {

namespace {

Finding findingOf(const Trace &trace, const TraceFault &fault)
{
    const AccessSite &site = trace.site(SiteIndex(fault.head.site()));
    QString who = workItemText(trace, fault);
    who[0] = who[0].toUpper();
    Finding finding;
    finding.kind = FindingKind::UninitialisedRead;
    finding.count = trace.faultsAt(SiteIndex(fault.head.site()));
    finding.memory = QStringLiteral("private");
    finding.object = site.variables.value(0);
    finding.message =
        site.operation == u"[]"
            ? QStringLiteral("%1 reads an element of its array %2 at %3 before anything was assigned to it. An array starts with whatever "
                             "was left in its place: give all that is read of it values first.")
                  .arg(who, finding.object, placeText(site))
            : QStringLiteral("%1 reads its variable %2 at %3 before anything was assigned to it. A variable starts with whatever "
                             "was left in its place: give it a value where it is declared.")
                  .arg(who, finding.object, placeText(site));
    finding.accesses = {accessOf(trace, fault)};
    return finding;
}

} // namespace

QList<Finding> findUnsetVariables(const Trace &trace)
{
    QList<Finding> findings;
    for (const TraceFault &fault : firstFaults(trace, SiteKind::Unset))
        findings.append(findingOf(trace, fault));
    return findings;
}

} // namespace kernelscope
