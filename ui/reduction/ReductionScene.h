#pragma once

#include "ui/scene/Scene.h"

namespace kernelscope {

struct ReductionGeometry;

/// Levels from top to bottom in the order of time, beside each of them who was active, and of the tree what there is space for.
Scene reductionScene(const ReductionGeometry &geometry, const Appearance &appearance);

} // namespace kernelscope
