#pragma once

#include "analysis/Finding.h"
#include "trace/Trace.h"

namespace kernelscope {

/// Every pair of sites of which two accesses to the same byte race, with the first evidence of each
/// (docs/memory-model.md says when accesses race). In the order of the sites.
QList<Finding> findDataRaces(const Trace &trace);

} // namespace kernelscope
