#pragma once

#include <optional>
#include <span>
#include <vector>

#include <QString>

#include "analysis/MemoryModel.h"
#include "trace/Trace.h"

namespace kernelscope {

/// What one work-item of a sub-group did in a step.
struct LaneAccess
{
    int lane = 0;
    EventIndex event{-1};
    int object = 0;
    qint64 offset = 0;      ///< bytes into the object
    quint64 size = 0;       ///< bytes
    bool isOutside = false; ///< of the object: no memory model says anything of it

    bool operator==(const LaneAccess &) const = default;
};

/// How the addresses of a step lie to each other.
enum class AccessShape {
    Single,     ///< one work-item alone
    Broadcast,  ///< all the same
    Contiguous, ///< each right after the one before
    Strided,    ///< each equally far from the one before (downwards too)
    Gather      ///< anything else
};

struct StepShape
{
    AccessShape shape = AccessShape::Single;
    qint64 stride = 0; ///< bytes from one active work-item to the next of its run; 0 unless contiguous or strided
    int runs = 1;      ///< equally long ranges of work-items with this shape, such as the rows of a tile
    int lanes = 0;     ///< work-items of each; 0 where there is one run

    auto operator<=>(const StepShape &) const = default;
};
StepShape shapeOf(std::span<const LaneAccess> lanes);

/// "contiguous", "strided by 2 elements", "broadcast", "2 runs of 16, each contiguous", "gather", "one work-item alone". A stride is told
/// in elements of `elementSize` bytes, or in bytes where it is no whole number of them.
QString shapeText(const StepShape &shape, int elementSize);

/// What a step costs by the model.
struct StepCost
{
    quint64 cost = 0;  ///< global memory: segments touched. Local: times that the fullest bank has to give a word
    quint64 ideal = 0; ///< the same for the same number of different bytes, packed; 0: the model has nothing to say
    quint64 bytes = 0; ///< different bytes that were asked for

    bool operator==(const StepCost &) const = default;
};
StepCost globalCost(std::span<const LaneAccess> lanes, const MemoryModel &model);
StepCost localCost(std::span<const LaneAccess> lanes, const MemoryModel &model);

/// Which execution of a site by which sub-group. A sub-group is `subgroupSize` work-items of consecutive local linear
/// ids. They go in step: the k-th execution of the site in a phase by each of them is the same step. So a loop that
/// takes them different numbers of turns is aligned at its beginning, in each phase anew.
struct SubgroupStep
{
    SiteIndex site;
    GroupSlot group;
    int subgroup = 0;
    int phase = 0;
    int execution = 0; ///< of the site in the phase, counted from 0

    bool operator==(const SubgroupStep &) const = default;
};

/// The step to which an event belongs.
SubgroupStep stepOf(const Trace &trace, EventIndex event, const MemoryModel &model);
/// What every active work-item did in it, by lane; lanes that had left the loop or took no part are missing.
/// Those outside of their objects too. O(events of the sub-group's work-items).
std::vector<LaneAccess> lanesOf(const Trace &trace, const SubgroupStep &step, const MemoryModel &model);
/// Without those outside of their objects.
std::vector<LaneAccess> insideOf(std::span<const LaneAccess> lanes);
/// How many steps the sub-group makes at the site in the phase: the most executions of any of its work-items.
int executionsOf(const Trace &trace, const SubgroupStep &step, const MemoryModel &model);

} // namespace kernelscope
