#pragma once

#include <set>

#include "analysis/Finding.h"
#include "trace/Trace.h"

namespace kernelscope {

/// Divergence as the device's votes showed it, in every group of the launch.
struct VotedDivergence
{
    QList<Finding> findings;
    std::set<int> groups; ///< slots of recorded groups that it was seen in
    std::set<int> sites;  ///< barriers and copies that it is about
};

VotedDivergence divergenceFromVotes(const Trace &trace);

} // namespace kernelscope
