#pragma once

#include "analysis/Finding.h"
#include "plan/PlanGraph.h"

namespace kernelscope {

/// Steps of a plan that touch the same bytes, one of them writing, and that nothing orders. Where it is not known which bytes a launch
/// touches it is a warning; `wholeTrace` false: launches that were never reached are no reason for one.
QList<Finding> findUnorderedCommands(const PlanGraph &graph, bool wholeTrace = true);

/// In sentences: each `after` of two steps that share no buffer.
QStringList needlessAfters(const PlanGraph &graph);

} // namespace kernelscope
