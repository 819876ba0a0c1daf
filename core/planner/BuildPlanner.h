#pragma once

#include "device/DeviceInfo.h"
#include "planner/PlanningNotes.h"
#include "project/Project.h"

namespace kernelscope {

/// "-cl-std=CL1.2 -DTILE=16 ...": with the parameters in scope. A define's value that is no expression of them is any text that
/// the preprocessor takes.
QString planBuildOptions(const BuildSettings &build, const DeviceInfo &device, PlanningNotes &notes);

} // namespace kernelscope
