#pragma once

#include "Arguments.h"
#include "session/SessionOptions.h"

namespace kernelscope {

/// What --worker and --timeout mean for the session. With a time-out for the whole command no phase has one of its own.
[[nodiscard]] Result<SessionOptions> workerOptions(const Arguments &arguments);

/// --timeout; zero when it is not given.
[[nodiscard]] Result<std::chrono::milliseconds> wholeTimeout(const Arguments &arguments);

} // namespace kernelscope
