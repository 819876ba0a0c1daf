#pragma once

#include <unordered_set>

#include "analysis/Finding.h"
#include "trace/Trace.h"

namespace kernelscope {

/// The recorded work-groups (linear ids) that are known to take part in a finding, as far as its kind can be looked for in the trace:
/// whose work-items race from the finding's two places, with each other or with those of another work-group; which stopped at its place;
/// and those that it names. O(events of the trace) for a data race.
std::unordered_set<quint64> groupsOfFinding(const Trace &trace, const Finding &finding);

} // namespace kernelscope
