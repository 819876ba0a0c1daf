#include "analysis/OperationFaults.h"

#include <algorithm>

#include "analysis/Evidence.h"
#include "analysis/FaultEvidence.h"
#include "analysis/Findings.h"
#include "analysis/ValueText.h"
#include "support/Filled.h"
#include "trace/UnsetOperands.h"

namespace kernelscope {

namespace {

QString operandText(const AccessSite &site, qint64 operand)
{
    return typedText(site.type, site.sizeInBytes, &operand);
}

QString operationText(const AccessSite &site, const TraceFault &fault)
{
    if (site.operation == u"0-")
        return filled(QStringLiteral("-(%1)"), operandText(site, fault.second));
    return filled(QStringLiteral("%1 %2 %3"), operandText(site, fault.offset), site.operation, operandText(site, fault.second));
}

QString divisionMessage(const Trace &trace, const TraceFault &fault)
{
    const AccessSite &site = siteOf(trace, fault);
    const bool isRemainder = site.operation == u"%";
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

Finding fromDivision(const Trace &trace, const TraceFault &fault)
{
    const AccessSite &site = siteOf(trace, fault);
    Finding finding;
    finding.kind = fault.second == 0 ? FindingKind::DivisionByZero : FindingKind::SignedOverflow;
    finding.mayFollow = true;
    finding.message = divisionMessage(trace, fault);
    finding.accesses = {accessOf(trace, fault)};
    finding.accesses.first().value = operationText(site, fault);
    return finding;
}

/// What processors make of it, and the traced run did.
QString wrappedText(const AccessSite &site, const TraceFault &fault)
{
    const auto a = quint64(fault.offset), b = quint64(fault.second);
    return operandText(site, qint64(site.operation == u"+" ? a + b : site.operation == u"*" ? a * b : a - b));
}

Finding fromOverflow(const Trace &trace, const TraceFault &fault)
{
    const AccessSite &site = siteOf(trace, fault);
    const QString type = site.type ? elementTypeName(*site.type) : site.typeName;
    Finding finding;
    finding.kind = FindingKind::SignedOverflow;
    finding.wrapsAround = true;
    finding.mayFollow = site.comesOfMemory;
    finding.accesses = {accessOf(trace, fault)};
    finding.accesses.first().value = operationText(site, fault);
    finding.message = filled(
        QStringLiteral("%1 computes %2 at %3, and no %4 has that value: OpenCL C leaves undefined what happens (C99, 6.5), and compilers "
                       "may take it that it never does; the traced run went on with %5. Compute in u%4, which wraps around, or in a "
                       "wider type, or keep the operands in range."),
        beginSentence(workItemText(trace, fault)), finding.accesses.first().value, placeText(site), type, wrappedText(site, fault));
    return finding;
}

Finding fromConversion(const Trace &trace, const TraceFault &fault)
{
    const AccessSite &site = siteOf(trace, fault);
    Finding finding;
    finding.kind = FindingKind::InvalidConversion;
    finding.message = filled(
        QStringLiteral("%1 converts %2 to %3 at %4, and no %3 has that value: OpenCL C leaves undefined what it becomes (C99, 6.3.1.4). "
                       "Keep the number in range before, or use convert_%3_sat."),
        beginSentence(workItemText(trace, fault)), operandText(site, fault.offset), site.operation, placeText(site));
    finding.accesses = {accessOf(trace, fault)};
    finding.accesses.first().value = operandText(site, fault.offset);
    return finding;
}

Finding fromAlignment(const Trace &trace, const TraceFault &fault)
{
    const AccessSite &site = siteOf(trace, fault);
    Finding finding;
    finding.kind = FindingKind::MisalignedAccess;
    QString where = filled(QStringLiteral("address 0x%1"), QString::number(quint64(fault.offset), 16));
    const bool isPrivate = site.memory == AddressSpace::Private;
    if (isPrivate || (site.objects.size() == 1 && !site.anyObject)) {
        finding.object = isPrivate ? site.variables.value(0) : trace.objects()[site.objects.first()].name;
        where = filled(QStringLiteral("byte %1 of %2"), fault.offset, finding.object);
    }
    const bool isVector = site.type && site.type->components > 1;
    finding.message =
        filled(QStringLiteral("%1 accesses %2 as %3 at %4, and %3 must be aligned to %5 bytes: OpenCL C leaves undefined what "
                              "happens, and a processor may end the program there (SIGSEGV). "),
               beginSentence(workItemText(trace, fault)), where, site.typeName, placeText(site), fault.second) +
        (isVector
             ? filled(QStringLiteral("Use vload%1 and vstore%1, for which a component's alignment will do."),
                      (site.type->scalar == Scalar::Half ? QStringLiteral("_half") : QString()) + QString::number(site.type->components))
             : QStringLiteral("Read and write its bytes one by one, or move the data."));
    finding.accesses = {accessOf(trace, fault)};
    return finding;
}

Finding fromUnsetOperand(const Trace &trace, const TraceFault &fault)
{
    return {.kind = FindingKind::UninitialisedRead,
            .message = filled(QStringLiteral("%1 computes at %2 with a value that nothing was assigned to. A variable starts with whatever "
                                             "was left in its place: give it a value where it is declared."),
                              beginSentence(workItemText(trace, fault)), placeText(siteOf(trace, fault))),
            .memory = AddressSpace::Private,
            .accesses = {accessOf(trace, fault)}};
}

/// Of a variable by its name it says that it was read.
bool isUnsetOperand(const Finding &finding)
{
    return finding.kind == FindingKind::UninitialisedRead && finding.memory == AddressSpace::Private && finding.object.isEmpty();
}

bool isAt(const Finding &finding, const AccessSite &site)
{
    const FindingAccess access = finding.accesses.value(0);
    return access.file == site.range.begin.file && access.line == site.range.begin.line && access.column == site.range.begin.column;
}

using FaultFinding = Finding (*)(const Trace &, const TraceFault &);

/// What makes a finding of a fault at a site of this kind; nullptr: it is no fault of an operation.
FaultFinding findingOf(SiteKind kind)
{
    return kind == SiteKind::Division     ? fromDivision
           : kind == SiteKind::Overflow   ? fromOverflow
           : kind == SiteKind::Conversion ? fromConversion
           : kind == SiteKind::Alignment  ? fromAlignment
                                          : nullptr;
}

/// Whether an operand is itself what a faulty access gave: that is the mistake, and is found as such.
bool hasFaultyOperand(const Trace &trace, const TraceFault &fault)
{
    if (siteOf(trace, fault).kind == SiteKind::Alignment)
        return false; // That is about the access itself.
    return std::ranges::any_of(trace.faults(), [&](const TraceFault &other) {
        const AccessSite &site = siteOf(trace, other);
        const bool isFaultyAccess = site.kind == SiteKind::Index || site.kind == SiteKind::Unset || other.head.outOfBounds();
        return isFaultyAccess && isWithin(site.range, siteOf(trace, fault).range);
    });
}

/// `hasValues`: sites whose operands are known to have one.
QList<Finding> operationFaults(const Trace &trace, const QList<int> &hasValues)
{
    QList<Finding> findings;
    const auto faults = trace.faults();
    for (std::size_t f = 0; f < faults.size(); ++f) {
        const FaultFinding finding = findingOf(siteOf(trace, faults[f]).kind);
        if (!finding || hasFaultyOperand(trace, faults[f]))
            continue;
        const auto isSameBug = [&](const TraceFault &other) {
            return other.head.site() == faults[f].head.site() && (other.second == 0) == (faults[f].second == 0);
        };
        if (std::any_of(faults.begin(), faults.begin() + qsizetype(f), isSameBug))
            continue;
        const bool isUnset = !hasValues.contains(faults[f].head.site()) &&
                             hasUnsetOperand(siteOf(trace, faults[f]), quint64(faults[f].offset), quint64(faults[f].second));
        findings.append(isUnset ? fromUnsetOperand(trace, faults[f]) : finding(trace, faults[f]));
        // The device counts by site. Where both happen at one, each did at least as often as it was listed.
        const auto isOtherBug = [&](const TraceFault &other) { return other.head.site() == faults[f].head.site() && !isSameBug(other); };
        findings.last().count = std::ranges::any_of(faults, isOtherBug) ? quint64(std::ranges::count_if(faults, isSameBug))
                                                                        : trace.faultsAt(SiteIndex(faults[f].head.site()));
    }
    return findings;
}

} // namespace

QList<Finding> findOperationFaults(const Trace &trace)
{
    return operationFaults(trace, {});
}

void takeBackUnsetOperands(QList<Finding> &findings, const Trace &trace, const QList<int> &sites)
{
    const auto isThere = [&](const Finding &finding) {
        return std::ranges::any_of(sites, [&](int site) { return isAt(finding, trace.site(SiteIndex(site))); });
    };
    const auto isTakenBack = [&](const Finding &finding) { return isUnsetOperand(finding) && isThere(finding); };
    if (findings.removeIf(isTakenBack) == 0)
        return;
    // Others were left out because of it.
    QList<Finding> faults = operationFaults(trace, sites);
    faults.removeIf([&](const Finding &fault) { return fault.kind != FindingKind::SignedOverflow && !isThere(fault); });
    addBatch(findings, faults);
    sortByPlace(findings);
}

} // namespace kernelscope
