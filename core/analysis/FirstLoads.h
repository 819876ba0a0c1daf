#pragma once

#include "analysis/Finding.h"
#include "trace/Trace.h"

namespace kernelscope {

/// What its launch leaves may differ from launch to launch, whatever was in local memory.
bool isUnsteady(const Finding &finding);

/// Where work-items race in global memory, the sites of their loads at which the first load of each work-item may just as well give what
/// was there before the launch: so that it can be shown what comes out where all load before any stores, which a device that runs
/// work-items one after the other never does. Left out are sites that load what the work-item itself stored before, or another one of its
/// group before a barrier. None in launches with atomics, which may order work-items, and where two parameters are one buffer. `trace`: of
/// the whole launch.
QList<int> firstLoads(const Trace &trace, const QList<Finding> &findings);

} // namespace kernelscope
