#pragma once

#include "analysis/Finding.h"
#include "trace/Trace.h"

namespace kernelscope {

/// Every pair of sites of which two accesses to the same byte race, with the first evidence of each
/// (docs/memory-model.md says when accesses race). In the order of the sites.
QList<Finding> findDataRaces(const Trace &trace);

/// Every pair of sites of which one stores some components of a vector and the other changes other ones, unordered. They touch no byte in
/// common, but a device's compiler may load, change and store the whole vector for one of them: seen with Intel's CPU runtime and on an
/// NVIDIA H200. So they explain different results, and are no finding where there are none.
QList<Finding> findComponentRaces(const Trace &trace);

} // namespace kernelscope
