#include "worker/UnoptimisedFindings.h"

#include <algorithm>

namespace kernelscope {

namespace {

bool isSame(const Finding &a, const Finding &b)
{
    const FindingAccess first = a.accesses.value(0), other = b.accesses.value(0);
    const bool isOneBarrier = first.file == other.file && first.line == other.line && first.column == other.column;
    return a.kind == b.kind && a.object == b.object && (a.kind != FindingKind::BarrierDivergence || isOneBarrier);
}

} // namespace

bool isAmong(const QList<Finding> &all, const Finding &finding)
{
    return std::ranges::any_of(all, [&](const Finding &other) { return isSame(other, finding); });
}

UnoptimisedVerdict judgeUnoptimised(const QList<Finding> &optimised, const QList<Finding> &doubtful, const QList<Finding> &unoptimised)
{
    UnoptimisedVerdict verdict;
    bool endsTooEarly = false;
    for (const Finding &finding : doubtful) {
        if (isAmong(unoptimised, finding)) {
            verdict.confirmed << finding;
            continue;
        }
        verdict.isBetter = true;
        endsTooEarly = endsTooEarly || finding.kind == FindingKind::BarrierDivergence;
    }
    const bool findsMore = !std::ranges::all_of(unoptimised, [&](const Finding &finding) { return isAmong(optimised, finding); });
    return findsMore && !endsTooEarly ? UnoptimisedVerdict() : verdict;
}

} // namespace kernelscope
