#pragma once

#include "analysis/Finding.h"
#include "trace/Trace.h"

namespace kernelscope {

/// Private variables that work-items read before anything was assigned to them, in all work-groups, recorded or not. Private arrays
/// and members of structs are not followed.
QList<Finding> findUnsetVariables(const Trace &trace);

} // namespace kernelscope
