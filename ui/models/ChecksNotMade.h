#pragma once

#include "project/Project.h"
#include "run/RunResult.h"

namespace kernelscope {

/// Whether a run of this project did not make one of its checks, though the plan has not left it out: the check looks at what was only
/// traced.
bool isNotMade(const Project &project, qsizetype check, const RunResult &run);

/// The names of all such checks.
QStringList checksNotMade(const Project &project, const RunResult &run);

} // namespace kernelscope
