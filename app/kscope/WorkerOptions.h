#pragma once

#include "Arguments.h"
#include "session/SessionOptions.h"

namespace kernelscope {

/// What --worker and --timeout mean. With a time-out for the whole command no phase has one of its own.
struct WorkerOptions
{
    SessionOptions session;
    std::chrono::milliseconds timeout{0}; ///< of the whole command; zero: none
};
[[nodiscard]] Result<WorkerOptions> workerOptions(const Arguments &arguments);

/// --timeout; zero when it is not given.
[[nodiscard]] Result<std::chrono::milliseconds> wholeTimeout(const Arguments &arguments);

} // namespace kernelscope
