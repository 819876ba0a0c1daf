#pragma once

#include "plan/KernelSignature.h"
#include "ui/setup/StepFields.h"

namespace kernelscope {

/// The field for one argument of a launch: a choice of buffers, an expression or a sampler's filter.
StepField argumentField(const Project &project, const StepPath &path, int argument);

/// What it shows: a buffer's name, a value, a count of elements, a sampler's filter.
QString argumentText(const Argument &argument);

/// "float*", "local float*", ...: what the kernel wants there; empty when it is not known.
QString argumentHint(const ProgramSignature &signature, const QString &kernel, const Argument &argument);

} // namespace kernelscope
