#pragma once

#include <QByteArray>

#include "run/RunResult.h"

namespace kernelscope {

/// A run's events as a Chrome trace (JSON, for Perfetto or chrome://tracing): one track a queue, one bar from start to end of
/// each command, with its waiting times, bytes and what it waited for. Time 0 is the earliest queueing.
QByteArray chromeTrace(const RunResult &result);

} // namespace kernelscope
