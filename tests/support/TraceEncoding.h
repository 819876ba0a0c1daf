#pragma once

#include <vector>

#include "trace/TraceDecoder.h"

namespace kernelscope {

/// A trace as a device would have written it (TraceLayout.h). `missing` words of room are taken from every block.
std::vector<quint32> encodedTrace(const Trace &trace, quint32 missing = 0);

/// What the host knew of the launch.
RecordedLaunch recordedLaunch(const Trace &trace);

} // namespace kernelscope
