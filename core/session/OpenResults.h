#pragma once

#include <memory>

#include "session/ResultStore.h"
#include "session/WorkerSupervisor.h"

namespace kernelscope {

/// The contents of the buffers of a run that has just ended: mapped where the worker shares files with us, else asked for by the
/// page. Null when nothing was read back.
[[nodiscard]] Result<std::shared_ptr<ResultStore>> openResults(const RunResult &result, const Answer &answer, WorkerSupervisor &supervisor);

} // namespace kernelscope
