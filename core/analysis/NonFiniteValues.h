#pragma once

#include "analysis/Finding.h"
#include "trace/Trace.h"

namespace kernelscope {

/// The first store of an infinity or a NaN in a program that is built with a promise that there are none (TraceLaunch::finiteMath); a
/// warning. `count`: all such stores of recorded work-groups.
QList<Finding> findNonFiniteValues(const Trace &trace);

} // namespace kernelscope
