#pragma once

#include "analysis/Finding.h"
#include "trace/Trace.h"

namespace kernelscope {

/// Loops that used up their iteration budget, anywhere in the launch. One for each loop.
QList<Finding> findEndlessLoops(const Trace &trace);

} // namespace kernelscope
