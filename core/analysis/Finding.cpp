#include "analysis/Finding.h"

#include "support/Filled.h"

namespace kernelscope {

QString findingKindName(FindingKind kind)
{
    switch (kind) {
    case FindingKind::DataRace:
        return QStringLiteral("data-race");
    case FindingKind::BarrierDivergence:
        return QStringLiteral("barrier-divergence");
    case FindingKind::OutOfBounds:
        return QStringLiteral("out-of-bounds");
    case FindingKind::ReadOnlyWrite:
        return QStringLiteral("read-only-write");
    case FindingKind::UninitialisedRead:
        return QStringLiteral("uninitialised-read");
    case FindingKind::ResultMismatch:
        return QStringLiteral("result-mismatch");
    case FindingKind::EndlessLoop:
        return QStringLiteral("endless-loop");
    case FindingKind::GuardViolation:
        return QStringLiteral("guard-violation");
    case FindingKind::LostUpdate:
        return QStringLiteral("lost-update");
    case FindingKind::InvalidCopy:
        return QStringLiteral("invalid-copy");
    case FindingKind::UnorderedCommands:
        return QStringLiteral("unordered-commands");
    case FindingKind::DivisionByZero:
        return QStringLiteral("division-by-zero");
    case FindingKind::SignedOverflow:
        return QStringLiteral("signed-overflow");
    case FindingKind::InvalidConversion:
        return QStringLiteral("invalid-conversion");
    case FindingKind::MisalignedAccess:
        return QStringLiteral("misaligned-access");
    case FindingKind::NonFiniteValue:
        return QStringLiteral("non-finite-value");
    case FindingKind::RestrictViolation:
        return QStringLiteral("restrict-violation");
    case FindingKind::InvalidSampler:
        return QStringLiteral("invalid-sampler");
    case FindingKind::InvalidCollective:
        return QStringLiteral("invalid-collective");
    case FindingKind::InvalidFormat:
        return QStringLiteral("invalid-format");
    }
    return {};
}

QString accessedElement(const Finding &finding)
{
    if (!finding.elementText.isEmpty() || !finding.element)
        return finding.elementText.isEmpty() ? finding.object : finding.elementText;
    return filled(QStringLiteral("%1[%2]"), finding.object, *finding.element);
}

QString oneLine(const Finding &finding)
{
    const FindingAccess first = finding.accesses.value(0);
    const QString text = QStringLiteral("%1: %2 [%3]").arg(severityName(finding.severity), finding.message, findingKindName(finding.kind));
    return oneLine(Error{text, {first.file, first.line, first.column}});
}

FindingTraits traitsOf(FindingKind kind)
{
    switch (kind) {
    case FindingKind::BarrierDivergence:
        return {.canCrashOrHang = true, .stopsGroup = true};
    case FindingKind::OutOfBounds:
    case FindingKind::DivisionByZero:
    case FindingKind::SignedOverflow:
    case FindingKind::MisalignedAccess:
        return {.canCrashOrHang = true, .isCountedInAll = true};
    case FindingKind::InvalidConversion:
        return {.isCountedInAll = true};
    case FindingKind::EndlessLoop:
        return {.canCrashOrHang = true, .stopsGroup = true, .isCountedInAll = true};
    case FindingKind::DataRace:
    case FindingKind::ReadOnlyWrite:
    case FindingKind::UninitialisedRead:
    case FindingKind::ResultMismatch:
    case FindingKind::GuardViolation:
    case FindingKind::LostUpdate:
    case FindingKind::UnorderedCommands:
    case FindingKind::InvalidCopy:
    case FindingKind::NonFiniteValue:
    case FindingKind::RestrictViolation:
    case FindingKind::InvalidSampler:
    case FindingKind::InvalidCollective:
    case FindingKind::InvalidFormat:
        return {};
    }
    return {};
}

} // namespace kernelscope
