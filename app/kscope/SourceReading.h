#pragma once

#include "session/ProjectFiles.h"

namespace kernelscope {

/// Has Clang read what the sources declare, and puts it into the request, while the worker is getting ready. Where Clang
/// can't, or the build options hold expressions that only a worker evaluates, the request stays as it is: the driver is asked.
/// False when a signal ended the wait: the command should end too, with Interrupt::exitCode.
[[nodiscard]] bool readSources(const Project &project, ProjectRequest &request);

} // namespace kernelscope
