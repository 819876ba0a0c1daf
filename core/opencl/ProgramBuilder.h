#pragma once

#include "opencl/DeviceRuntime.h"
#include "opencl/ProgramBuild.h"

namespace kernelscope {

/// Builds a program for a device, or finds it among those built before. Never throws.
ProgramBuild buildProgram(DeviceRuntime &device, const ProgramText &text);

/// Nanoseconds of the host's steady clock.
qint64 hostNowNs();

} // namespace kernelscope
