#pragma once

#include "run/RunResult.h"

namespace kernelscope {

/// One command waits for another, as positions in the events.
struct TimelineArrow
{
    int from = 0;
    int to = 0;
    DependencyKind kind = DependencyKind::Kept;
    bool isCritical = false; ///< between two of the critical path
    bool operator==(const TimelineArrow &) const = default;
};

/// What the plan's graph says of the commands of one run, each with the last execution of what it depends on, and what waits are said of
/// the events themselves. In the order of the commands that wait.
QList<TimelineArrow> timelineArrows(const QList<RunEvent> &events, const PlanGraph &graph);

/// The device's commands by which the run took as long as it did, last to first turned round: each waited for the one before it, that which
/// ended last of those that it depends on or that its queue did before.
QList<int> criticalPath(const QList<RunEvent> &events, const QList<TimelineArrow> &arrows);

/// Sets isCritical where both ends are on the path.
QList<TimelineArrow> withCriticalPath(QList<TimelineArrow> arrows, const QList<int> &path);

} // namespace kernelscope
