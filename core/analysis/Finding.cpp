#include "analysis/Finding.h"

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
    }
    return {};
}

QString oneLine(const Finding &finding)
{
    const FindingAccess first = finding.accesses.value(0);
    const QString text = QStringLiteral("%1: %2 [%3]").arg(severityName(finding.severity), finding.message, findingKindName(finding.kind));
    return oneLine(Error{text, {first.file, first.line, first.column}});
}

} // namespace kernelscope
