#pragma once

#include "analysis/Finding.h"
#include "trace/Trace.h"

namespace kernelscope {

/// Private variables that work-items read before anything was assigned to them, and so components of vectors and elements of private
/// arrays of at most 64 elements, in all work-groups, recorded or not. Members of structs are not followed.
QList<Finding> findUninitialisedVariables(const Trace &trace);

} // namespace kernelscope
