#pragma once

#include <vector>

#include "support/Result.h"
#include "trace/Trace.h"

namespace kernelscope {

/// What one look at every event tells of a trace.
struct EventSurvey
{
    std::vector<ObjectUse> uses;     ///< by EventHead::object()
    std::vector<quint64> siteCounts; ///< events of each site
};

/// Looks at every event, and fails where one does not fit: its site, object or offset out of range, or its value outside the pool.
/// Everything else in the parts must have been checked (checkParts).
[[nodiscard]] Result<EventSurvey> surveyEvents(const TraceParts &parts);

} // namespace kernelscope
