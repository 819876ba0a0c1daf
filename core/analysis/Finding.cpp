#include "analysis/Finding.h"

#include "support/EnumRange.h"
#include "support/Filled.h"

namespace kernelscope {

QString findingKindName(FindingKind kind)
{
    using enum FindingKind;
    static constexpr std::pair<FindingKind, QStringView> names[] = {{DataRace, u"data-race"},
                                                                    {BarrierDivergence, u"barrier-divergence"},
                                                                    {OutOfBounds, u"out-of-bounds"},
                                                                    {ReadOnlyWrite, u"read-only-write"},
                                                                    {UninitialisedRead, u"uninitialised-read"},
                                                                    {ResultMismatch, u"result-mismatch"},
                                                                    {EndlessLoop, u"endless-loop"},
                                                                    {GuardViolation, u"guard-violation"},
                                                                    {UnorderedCommands, u"unordered-commands"},
                                                                    {LostUpdate, u"lost-update"},
                                                                    {InvalidCopy, u"invalid-copy"},
                                                                    {DivisionByZero, u"division-by-zero"},
                                                                    {SignedOverflow, u"signed-overflow"},
                                                                    {InvalidConversion, u"invalid-conversion"},
                                                                    {MisalignedAccess, u"misaligned-access"},
                                                                    {NonFiniteValue, u"non-finite-value"},
                                                                    {RestrictViolation, u"restrict-violation"},
                                                                    {InvalidSampler, u"invalid-sampler"},
                                                                    {InvalidCollective, u"invalid-collective"},
                                                                    {InvalidFormat, u"invalid-format"}};
    static_assert(isTableOf(names));
    return names[std::size_t(kind)].second.toString();
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
