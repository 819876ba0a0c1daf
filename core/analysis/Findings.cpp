#include "analysis/Findings.h"

#include <algorithm>
#include <tuple>

#include "analysis/BarrierDivergence.h"
#include "analysis/DataRaces.h"
#include "analysis/EndlessLoops.h"
#include "analysis/OutOfBounds.h"
#include "analysis/ReadOnlyWrites.h"
#include "analysis/UninitialisedReads.h"

namespace kernelscope {

QList<Finding> findAll(const Trace &trace)
{
    QList<Finding> all;
    for (const auto find : {findDataRaces, findBarrierDivergence, findOutOfBounds, findReadOnlyWrites, findUninitialisedReads,
                            findEndlessLoops})
        all += find(trace);
    sortByPlace(all);
    return all;
}

void sortByPlace(QList<Finding> &findings)
{
    const auto key = [](const Finding &finding) {
        const FindingAccess first = finding.accesses.value(0);
        return std::tuple(first.file, first.line, first.column, int(finding.kind));
    };
    std::stable_sort(findings.begin(), findings.end(),
                     [&](const Finding &a, const Finding &b) { return key(a) < key(b); });
}

} // namespace kernelscope
