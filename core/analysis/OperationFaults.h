#pragma once

#include "analysis/Finding.h"
#include "trace/Trace.h"

namespace kernelscope {

/// Operations that OpenCL C gives no value: integer divisions and remainders by zero, and of the least number of a signed type by -1;
/// conversions of floating point numbers to integer types that don't have them; accesses at addresses that are no multiple of their type's
/// alignment. For each place one of either kind, with the operands.
QList<Finding> findOperationFaults(const Trace &trace);

/// Takes back that their operands at these sites had no value, where that was found: they were data that equals what such variables begin
/// with. What is wrong with the operations is found instead.
void takeBackUnsetOperands(QList<Finding> &findings, const Trace &trace, const QList<int> &sites);

} // namespace kernelscope
