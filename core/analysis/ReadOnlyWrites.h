#pragma once

#include "analysis/Finding.h"
#include "trace/Trace.h"

namespace kernelscope {

/// Writes to `in` buffers. One for each site and buffer, `count` of them.
QList<Finding> findReadOnlyWrites(const Trace &trace);

} // namespace kernelscope
