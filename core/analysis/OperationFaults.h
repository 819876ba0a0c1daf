#pragma once

#include "analysis/Finding.h"
#include "trace/Trace.h"

namespace kernelscope {

/// Integer divisions and remainders whose value OpenCL C leaves unspecified: by zero, and the least number of a signed type by -1. For each
/// place one of either kind, with the operands.
QList<Finding> findOperationFaults(const Trace &trace);

} // namespace kernelscope
