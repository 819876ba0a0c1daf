#pragma once

#include <QList>

#include "analysis/Finding.h"
#include "pictures/MemoryTimeline.h"

namespace kernelscope {

/// A cell to which two work-items of the group race, with the first two accesses that do.
struct RacingCell
{
    int cell = 0;
    EventIndex first;
    EventIndex second;
    Severity severity = Severity::Error; ///< the finding's

    bool operator==(const RacingCell &) const = default;
};

/// The cells that the data races among `findings` are about, as far as this group has to do with them: two of its
/// work-items came to the cell from the finding's two places of the source, without a barrier in between that covers the
/// memory. Races between groups are not in it. By cell. O(accesses to the object), more only where something races.
QList<RacingCell> racingCells(const MemoryTimeline &timeline, const QList<Finding> &findings);

} // namespace kernelscope
