#pragma once

#include "analysis/Finding.h"
#include "trace/Trace.h"

namespace kernelscope {

/// Calls that the work-items of a sub-group or of a work-group have to make together (OpenCL C 3.0, sections 6.15.16 and 6.15.19): to which
/// not all of a recorded sub-group came, or came in another order; for which those of a recorded group or sub-group named different
/// work-items; and, of all groups, that named a work-item which there is not. That is a warning of a shuffle, whose value may be of no use
/// to anybody. One finding for each pair of sites; `count`: groups or sub-groups, or calls that named none.
QList<Finding> findInvalidCollectives(const Trace &trace);

} // namespace kernelscope
