#pragma once

#include "analysis/Finding.h"
#include "trace/Trace.h"

namespace kernelscope {

/// One buffer that was given for two parameters of which one or both are `restrict`, where elements were changed and accessed through both.
/// One for each such pair; `count` elements.
QList<Finding> findRestrictViolations(const Trace &trace);

} // namespace kernelscope
