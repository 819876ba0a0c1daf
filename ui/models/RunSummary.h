#pragma once

#include <QString>

#include "protocol/Messages.h"
#include "run/RunResult.h"

namespace kernelscope {

/// The status line after a run: "Ran in 0.18 ms on PoCL (kernels 0.03 ms, transfers 0.02 ms, built from cache) - 3 checks passed". What
/// a traced run took as a whole is not said: nearly all of it is the tracing.
QString runSummary(const RunResult &run, bool isTraced);
QString shortRunSummary(const RunResult &run, bool isTraced); ///< without the device and the build; of a failure its first sentence

/// Why a run failed, beside its results: what is wrong in the project is told in full by Problems alone.
QString failureInResults(const RunResult &run);

/// Why there is nothing to be shown of the last run. `isCurrent`: the project is still as it was then.
QString noResultsText(const RunResult &run, bool isCurrent);

/// What a run does now, while it runs: "Building matmul.cl, 1.2 s".
QString progressText(const Progress &progress, qint64 elapsedMs);

} // namespace kernelscope
