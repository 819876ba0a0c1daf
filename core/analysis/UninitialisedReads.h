#pragma once

#include "analysis/Finding.h"
#include "trace/Trace.h"

namespace kernelscope {

/// Reads of local memory, or of buffers without contents, before anything was written there. A read that races with the
/// write it should have waited for is a race, not listed here. One for each site and object; `count` reads.
QList<Finding> findUninitialisedReads(const Trace &trace);

} // namespace kernelscope
