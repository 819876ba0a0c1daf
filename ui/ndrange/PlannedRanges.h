#pragma once

#include "plan/NDRange.h"
#include "plan/PlanReport.h"
#include "project/Project.h"

namespace kernelscope {

/// The NDRange of a launch step as the plan has it, before anything ran.
struct PlannedRange
{
    QString launch; ///< its name
    NDRange range;
    bool knowsLocal = true; ///< false: the device chooses the local size; `range.local` is 1 then

    bool operator==(const PlannedRange &) const = default;
};

/// Of every launch step whose sizes could be evaluated, in the order of the plan; those inside `repeat` with the sizes of their
/// first execution.
QList<PlannedRange> plannedRanges(const Project &project, const PlanReport &report);

/// "global 64 × 64, local 16 × 16: 16 work-groups of 256 work-items".
QString rangeText(const PlannedRange &range);

} // namespace kernelscope
