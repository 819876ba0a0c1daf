#include "analysis/UninitialisedVariables.h"

#include "analysis/Evidence.h"
#include "analysis/FaultEvidence.h"
#include "support/Ranges.h"

namespace kernelscope {

namespace {

QString messageOf(const AccessSite &site)
{
    if (site.unset == UnsetPart::Element)
        return QStringLiteral("%1 reads an element of its array %2 at %3 before anything was assigned to it. An array starts with whatever "
                              "was left in its place: give all that is read of it values first.");
    if (site.unset == UnsetPart::Components)
        return QStringLiteral(
            "%1 stores its vector %2 at %3 before all of its components were assigned to. The others start with whatever "
            "was left in their place: give the vector a value where it is declared, or store the components that have one.");
    if (site.unset == UnsetPart::Result)
        return QStringLiteral(
            "%1 uses what %2 returned at %3, to which nothing was assigned: the function came to its end without a return, or "
            "returned a variable that had no value. Have each way through it return one.");
    return QStringLiteral("%1 reads its variable %2 at %3 before anything was assigned to it. A variable starts with whatever "
                          "was left in its place: give it a value where it is declared.");
}

Finding unsetVariableOf(const Trace &trace, const TraceFault &fault)
{
    const AccessSite &site = trace.site(SiteIndex(fault.head.site()));
    Finding finding;
    finding.kind = FindingKind::UninitialisedRead;
    // The last component of a vector is often there for its size alone.
    finding.severity = site.unset == UnsetPart::Components ? Severity::Warning : Severity::Error;
    finding.count = trace.faultsAt(SiteIndex(fault.head.site()));
    finding.memory = AddressSpace::Private;
    finding.object = site.variables.value(0);
    finding.message = messageOf(site).arg(beginSentence(workItemText(trace, fault)), finding.object, placeText(site));
    finding.accesses = {accessOf(trace, fault)};
    return finding;
}

} // namespace

QList<Finding> findUninitialisedVariables(const Trace &trace)
{
    return mapped(firstFaults(trace, SiteKind::Unset), [&](const TraceFault &fault) { return unsetVariableOf(trace, fault); });
}

} // namespace kernelscope
