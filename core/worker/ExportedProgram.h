#pragma once

#include <functional>
#include <memory>

#include "worker/JudgedProject.h"
#include "worker/ResultsFile.h"

namespace kernelscope {

/// One ExportProject: from the project's plan, which has no problems, to the files of a program, with the initial contents in `results`.
[[nodiscard]] Result<ExportReply> exportedProgram(JudgedProject &project, StandaloneForm form, std::unique_ptr<ResultsFile> &results,
                                                  const std::function<void(const Progress &)> &report);

} // namespace kernelscope
