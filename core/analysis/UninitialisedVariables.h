#pragma once

#include "analysis/Finding.h"
#include "trace/Trace.h"

namespace kernelscope {

/// Private variables that work-items read before anything was assigned to them, and so components of vectors, members of structs and
/// elements of private arrays, in all work-groups, recorded or not. Which are followed: tracing.md, "Variables without a value".
QList<Finding> findUninitialisedVariables(const Trace &trace);

} // namespace kernelscope
