#pragma once

#include <QList>

#include "support/Fields.h"

namespace kernelscope {

/// A loop each of whose iterations makes the same accesses, each of them so many bytes after the one of the iteration before. All
/// iterations but the first are recorded together (traceLayout): the distances once, and then nothing but values.
struct StridedRun
{
    QList<int> sites;       ///< of one iteration's events, in order. Each access of them is within the one object that its site may be in
    bool onlyLoads = false; ///< and nothing else that has a value: they need not be recorded to know what was accessed

    bool operator==(const StridedRun &) const = default;
    KERNELSCOPE_FIELDS(sites, onlyLoads)
};

} // namespace kernelscope
