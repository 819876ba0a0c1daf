#pragma once

#include "analysis/Finding.h"
#include "trace/Trace.h"

namespace kernelscope {

/// One missing barrier shows in many races: all accesses before it with all after it. Of the races in local memory whose two accesses lie
/// around those of another race of the same object, as work-items come to their places, Finding::isImplied becomes true: the barrier that
/// orders the other one orders them, too. The other one says so.
void markImpliedRaces(QList<Finding> &findings, const Trace &trace);

} // namespace kernelscope
