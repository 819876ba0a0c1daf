#pragma once

#include "Arguments.h"
#include "run/RunResult.h"
#include "session/Workers.h"

namespace kernelscope {

/// What --repeat says.
[[nodiscard]] Result<int> repetitions(const Arguments &arguments, int withoutIt = 1);

/// The run that a worker told of, or how it ended without.
RunResult runResultOf(const Outcome &outcome, const Project &project, const QList<Diagnostic> &read);

} // namespace kernelscope
