#pragma once

#include <functional>

#include "plan/KernelSignature.h"
#include "project/Project.h"

namespace kernelscope {

/// The arguments of a launch as the kernel's signature wants them, in its order: what is bound stays bound, a parameter that was renamed
/// keeps its binding (by position among those of its kind, buffers among those that it uses as `project` says), and a new one is bound to
/// what `makeNew` says.
QList<Argument> boundArguments(const KernelSignature &kernel, const LaunchStep &launch, const Project &project,
                               const std::function<Argument(const KernelParameter &)> &makeNew);

/// Whether the launch has an argument for every parameter and none besides, in whatever order.
bool isBound(const KernelSignature &kernel, const LaunchStep &launch);

} // namespace kernelscope
