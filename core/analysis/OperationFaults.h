#pragma once

#include "analysis/Finding.h"
#include "trace/Trace.h"

namespace kernelscope {

/// Operations that OpenCL C gives no value: integer divisions and remainders by zero, and of the least number of a signed type by -1;
/// conversions of floating point numbers to integer types that don't have them; accesses at addresses that are no multiple of their type's
/// alignment. For each place one of either kind, with the operands.
QList<Finding> findOperationFaults(const Trace &trace);

} // namespace kernelscope
