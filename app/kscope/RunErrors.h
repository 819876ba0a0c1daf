#pragma once

#include "project/ProjectDocument.h"
#include "run/RunResult.h"

namespace kernelscope {

/// What standard error should hold after a run, a line each: problems of the set-up with their places in the project file, the
/// compiler's messages, or why the run ended early. Nothing after a run without any of these.
QList<Error> runErrors(const RunResult &result, const ProjectDocument &document);

} // namespace kernelscope
