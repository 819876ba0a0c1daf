#pragma once

#include "plan/KernelSignature.h"
#include "project/Project.h"
#include "session/KernelText.h"

namespace kernelscope {

/// What a kernel's parameter that takes a value is given at first.
struct GuessedValue
{
    ValueArgument argument;
    QStringList extents = {}; ///< the parameter, or those of its components ("size.x"), that are the launch's extent, n
};

/// From the parameter's type and name, and from what the kernel does with it. `dimensions`: of the launch; `hasGroup`: its
/// work-groups' extent is a parameter of the project.
GuessedValue guessedValue(const KernelParameter &parameter, const KernelSignature &kernel, const KernelText &text, int dimensions,
                          bool hasGroup);

} // namespace kernelscope
