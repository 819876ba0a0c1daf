#pragma once

#include "plan/PlanGraph.h"
#include "ui/scene/Scene.h"

namespace kernelscope {

/// The graph of a plan: a box for each step, with its queue and what it reads and writes, and an arrow for each dependency, with its
/// buffers. What nothing orders is drawn in the colour of errors. Empty: there are no steps.
Scene graphScene(const PlanGraph &graph, const Appearance &appearance);

/// A line for a dependency: dashed where it is missing, dotted where it may be or is needless.
ScenePen dependencyPen(DependencyKind kind, double width);

} // namespace kernelscope
