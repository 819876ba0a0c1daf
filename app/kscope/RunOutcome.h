#pragma once

#include "Arguments.h"
#include "run/RunResult.h"
#include "session/WorkerSupervisor.h"

namespace kernelscope {

/// What --repeat says.
[[nodiscard]] Result<int> repetitions(const Arguments &arguments, int withoutIt = 1);

/// What a worker told of a run; nullptr: it told of none.
const RunReply *runReplyOf(const Outcome &outcome);

/// The run that a worker told of, or how it ended without.
RunResult runResultOf(const Outcome &outcome, const Project &project, const QList<Diagnostic> &read);

} // namespace kernelscope
