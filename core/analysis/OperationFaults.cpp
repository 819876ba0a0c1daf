#include "analysis/OperationFaults.h"

#include <algorithm>

#include "analysis/Evidence.h"
#include "analysis/FaultEvidence.h"
#include "analysis/ValueText.h"
#include "support/Filled.h"

namespace kernelscope {

namespace {

QString operandText(const AccessSite &site, qint64 operand)
{
    return typedText(site.type, site.sizeInBytes, &operand);
}

QString divisionMessage(const Trace &trace, const TraceFault &fault)
{
    const AccessSite &site = siteOf(trace, fault);
    const bool isRemainder = site.builtin == u"%";
    const QString what =
        isRemainder ? QStringLiteral("%1 takes the remainder of %2 divided by %3 at %4.") : QStringLiteral("%1 divides %2 by %3 at %4.");
    const QString text = filled(what, beginSentence(workItemText(trace, fault)), operandText(site, fault.offset),
                                operandText(site, fault.second), placeText(site));
    if (fault.second == 0)
        return text + QStringLiteral(" OpenCL C leaves the value unspecified, and on a processor the program may end there (SIGFPE); the "
                                     "traced run went on with 0. Divide only where the divisor is not 0.");
    return text + filled(QStringLiteral(" The quotient is one more than the largest %1: OpenCL C leaves the value unspecified, and on a "
                                        "processor the program may end there (SIGFPE); the traced run went on with 0. Divide in a wider "
                                        "type, or treat this dividend by itself."),
                         site.type ? elementTypeName(*site.type) : site.typeName);
}

Finding findingOf(const Trace &trace, const TraceFault &fault)
{
    const AccessSite &site = siteOf(trace, fault);
    Finding finding;
    finding.kind = fault.second == 0 ? FindingKind::DivisionByZero : FindingKind::SignedOverflow;
    finding.message = divisionMessage(trace, fault);
    finding.accesses = {accessOf(trace, fault)};
    finding.accesses.first().value =
        filled(QStringLiteral("%1 %2 %3"), operandText(site, fault.offset), site.builtin, operandText(site, fault.second));
    return finding;
}

} // namespace

QList<Finding> findOperationFaults(const Trace &trace)
{
    QList<Finding> findings;
    const auto faults = trace.faults();
    for (std::size_t f = 0; f < faults.size(); ++f) {
        if (siteOf(trace, faults[f]).kind != SiteKind::Division)
            continue;
        const auto isSameBug = [&](const TraceFault &other) {
            return other.head.site() == faults[f].head.site() && (other.second == 0) == (faults[f].second == 0);
        };
        if (std::any_of(faults.begin(), faults.begin() + qsizetype(f), isSameBug))
            continue;
        findings.append(findingOf(trace, faults[f]));
        // The device counts by site. Where both happen at one, each did at least as often as it was listed.
        const auto isOtherBug = [&](const TraceFault &other) { return other.head.site() == faults[f].head.site() && !isSameBug(other); };
        findings.last().count = std::ranges::any_of(faults, isOtherBug) ? quint64(std::ranges::count_if(faults, isSameBug))
                                                                        : trace.faultsAt(SiteIndex(faults[f].head.site()));
    }
    return findings;
}

} // namespace kernelscope
