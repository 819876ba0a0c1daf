#pragma once

#include <QString>

#include "project/Project.h"
#include "protocol/TraceMessages.h"
#include "trace/Trace.h"

namespace kernelscope {

/// What the kernel of a launch calls a buffer: "C", of several parameters "a, b"; empty where it is the buffer's own name, where it is not
/// known, or where the plan swaps the buffer, so that it is now one and now another.
QString parameterOf(const Project &project, const LaunchTrace &launch, const BoundObject &object);

} // namespace kernelscope
