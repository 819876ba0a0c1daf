#pragma once

#include "ui/layout/TimelineLanes.h"

namespace kernelscope {

/// Drawn time: nanoseconds too, but of long stretches in which the device had nothing to do as many as a break is wide. Never goes back,
/// and is the same as the true time at 0. A plain value.
class TimeFold
{
public:
    struct Gap
    {
        TimeSpan time;
        double drawnFromNs = 0;
        double drawnToNs = 0;
        bool operator==(const Gap &) const = default;
    };

    TimeFold() = default; ///< nothing is folded
    /// Gaps in their order, apart from each other, 0 in none; each is `breakNs` long then.
    TimeFold(const QList<TimeSpan> &gaps, double breakNs);

    double toDrawn(double ns) const;
    double toTime(double drawnNs) const;
    const QList<Gap> &gaps() const { return m_gaps; }
    bool operator==(const TimeFold &) const = default;

private:
    QList<Gap> m_gaps;
};

/// Folds what is much longer than the longest command of the device, where that is most of the time; else nothing. Times are counted from
/// the first start of a command.
TimeFold foldedGaps(const QList<RunEvent> &events);

/// Ticks of true time on an axis of drawn time, none in a break. After a break they have as many digits as it takes: "812.04 ms".
QList<TimeTick> foldedTicks(const TimeFold &fold, const TimeAxis &drawn, double width, double spacing, double lastNs);

} // namespace kernelscope
