#pragma once

#include <optional>
#include <set>
#include <vector>

#include "trace/Trace.h"

namespace kernelscope {

/// Where two work-items of a group first do different things at the points where the whole group must meet.
struct Divergence
{
    WorkItemSlot itemA;
    WorkItemSlot itemB;
    std::optional<EventIndex> a; ///< nullopt: the work-item came to no further one
    std::optional<EventIndex> b;
    bool sameSite = false; ///< they differ in arguments only
};

/// One for each recorded group that parts, but for those in `without`. A meeting point is a barrier, an asynchronous
/// copy or a wait.
std::vector<Divergence> findDivergences(const Trace &trace, const std::set<int> &without);

/// The sites of both sides, -1 for none.
std::pair<int, int> sitesOf(const Trace &trace, const Divergence &divergence);

} // namespace kernelscope
