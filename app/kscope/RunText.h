#pragma once

#include <QString>

#include "run/RunResult.h"

namespace kernelscope {

/// A run to be read by people: launches, buffers, checks, what the kernels printed, and how long it took.
QString runText(const RunResult &result, const QString &title);

} // namespace kernelscope
