#pragma once

#include "planner/Planning.h"

namespace kernelscope {

/// Evaluates the shape of every buffer and image and checks them against the device: one storage and one binding for each
/// buffer of the project, in its order (of size 0 where a problem was noted, or where it was left out).
void planStorages(Planning &planning);

} // namespace kernelscope
