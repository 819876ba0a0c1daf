#pragma once

#include "analysis/Finding.h"
#include "trace/Trace.h"

namespace kernelscope {

/// Work-groups whose work-items did not all reach the same barriers (or asynchronous copies, or waits) in the same
/// order. From the votes on conditions, which are seen in every group: the finding's accesses are the barrier, then the
/// condition. From what the work-items of recorded groups did: the two different barriers, or the one that somebody
/// never reached.
QList<Finding> findBarrierDivergence(const Trace &trace);

} // namespace kernelscope
