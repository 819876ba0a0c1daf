#pragma once

#include <unordered_set>

#include "analysis/Finding.h"
#include "trace/Trace.h"

namespace kernelscope {

/// The recorded work-groups (linear ids) that are known to take part in a finding, as far as its kind can be looked for in the trace:
/// whose work-items race from the finding's two places, with each other or with those of another work-group; which leave the object, read
/// what nobody wrote or write what is only read at its place; which stopped there; and those that it names. O(events of the trace).
std::unordered_set<quint64> groupsOfFinding(const Trace &trace, const Finding &finding);

} // namespace kernelscope
