#pragma once

#include "Arguments.h"
#include "session/TraceFlow.h"

namespace kernelscope {

/// What the options of `check` and `trace` say of the tracing itself.
[[nodiscard]] Result<TraceOptions> traceOptions(const Arguments &arguments);

} // namespace kernelscope
