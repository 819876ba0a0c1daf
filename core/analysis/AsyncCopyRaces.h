#pragma once

#include "analysis/RacePairs.h"
#include "trace/Trace.h"

namespace kernelscope {

/// Adds the races of asynchronous copies with accesses and other copies of their own work-group. A copy runs beside its
/// group from the epoch in which it was started until each work-item has waited for it; no barrier waits for it.
void addAsyncCopyRaces(const Trace &trace, AddressSpace memory, RacePairs &pairs);

} // namespace kernelscope
