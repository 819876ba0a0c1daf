#pragma once

#include <vector>

#include "support/Result.h"
#include "trace/ObjectUse.h"
#include "trace/TraceParts.h"

namespace kernelscope {

/// What one look at every event tells of a trace.
struct EventSurvey
{
    std::vector<ObjectUse> uses;         ///< by EventHead::object()
    std::vector<quint64> siteCounts;     ///< events of each site
    std::vector<quint32> meetings;       ///< Trace::meetings()
    std::vector<quint8> fences;          ///< of each meeting: of a barrier what it orders (FenceFlag), else 0
    std::vector<IntervalUse> intervals;  ///< of all groups, one after the other
    std::vector<quint32> firstIntervals; ///< of each group, and one after the last
};

/// Looks at every event, and fails where one does not fit: its site, object or offset out of range, or its value outside the pool.
/// Everything else in the parts must have been checked (checkParts), and the runs be what they are said to be.
[[nodiscard]] Result<EventSurvey> surveyEvents(const TraceParts &parts);

/// Leaves out, of each work-item, the first event that does not fit and those after it, which then count as lost. With the parts that
/// surveyEvents() fails for.
void leaveOutWrongEvents(TraceParts &parts);

/// Tells of damage to what a work-item recorded, where nothing was told before. `item` counts the recorded ones.
void noteDamage(TraceParts &parts, std::size_t item, const QString &what);

} // namespace kernelscope
