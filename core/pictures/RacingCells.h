#pragma once

#include <QList>

#include "analysis/Finding.h"
#include "pictures/MemoryTimeline.h"

namespace kernelscope {

/// A cell to which a work-item of the group and another one race, with the first two accesses that do.
struct RacingCell
{
    int cell = 0;
    EventIndex first;
    EventIndex second;
    Severity severity = Severity::Error; ///< the finding's
    bool betweenGroups = false;          ///< `second` is by a work-item of another group

    bool operator==(const RacingCell &) const = default;
};

/// The cells that the data races among `findings` are about, as far as this group has to do with them: two of its
/// work-items, or one of them and one of another group, came to the cell from the finding's two places of the source, without a
/// barrier in between that covers the memory (between groups there is none). By cell. O(accesses to the object), and
/// O(events of the trace) where groups race, more only where something races.
QList<RacingCell> racingCells(const MemoryTimeline &timeline, const QList<Finding> &findings);

} // namespace kernelscope
