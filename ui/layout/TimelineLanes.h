#pragma once

#include <QList>
#include <QString>

#include "run/RunResult.h"
#include "ui/layout/TimeAxis.h"

namespace kernelscope {

/// One event as it is drawn, from start to end on the device's clock.
struct TimelineBar
{
    int event = 0; ///< into the list that the lanes were made from
    qint64 startNs = 0;
    qint64 endNs = 0;
    bool operator==(const TimelineBar &) const = default;
};

/// Bars that don't overlap, sorted by time.
using SubLane = QList<TimelineBar>;

/// A queue; more than one sub-lane where its events overlap in time.
struct TimelineLane
{
    QString queue;
    QList<SubLane> subLanes;
    bool operator==(const TimelineLane &) const = default;
};

/// One lane for each queue: "host" first, then the others in the order of their first event. O(n log n).
QList<TimelineLane> timelineLanes(const QList<RunEvent> &events);

/// The positions [first, second) of the bars that touch [fromNs, toNs]. By binary search.
std::pair<qsizetype, qsizetype> visibleBars(const SubLane &lane, double fromNs, double toNs);

/// Where a command is drawn, in pixels from the left edge of the axis.
struct PlacedBar
{
    int event = 0;
    double left = 0; ///< where its time is, always
    double width = 0;
    bool isShort = false; ///< too short for its width to say anything of its length: a pin, of one pixel
    double head = 0;      ///< the middle of a pin's head, which stands beside the heads of its neighbours
    double right() const { return left + width; }
    bool operator==(const PlacedBar &) const = default;
};

/// Lengths of what is drawn, in pixels.
struct BarSizes
{
    double least = 3;      ///< of a bar: what is shorter is a pin
    double head = 4;       ///< from one pin's head to the next
    double mostMoved = 40; ///< of a head, from where its pin stands
};

/// The commands in sight of `width` pixels, each where its time is. Of pins whose heads would have to go too far, many in one place, some
/// are left out; bars never are.
QList<PlacedBar> placedBars(const SubLane &lane, const TimeAxis &axis, double width, const BarSizes &sizes);

struct TimeSpan
{
    qint64 fromNs = 0;
    qint64 toNs = 0;
    bool operator==(const TimeSpan &) const = default;
};

/// Between the first start and the last end of the device's commands (and of the builds, `withHost`) the stretches in which none was at
/// work, in their order.
QList<TimeSpan> idleGaps(const QList<RunEvent> &events, bool withHost);

/// The part of the time from the first to the last command of the device in which none was at work, from 0 to 1.
double idleShare(const QList<RunEvent> &events);

/// Of a lane without a bar in sight, where its bars are.
struct OutOfSight
{
    int event = -1; ///< the nearest; -1: there is a bar in sight, or none at all
    bool isEarlier = false;
    qsizetype others = 0; ///< on the same side
    bool operator==(const OutOfSight &) const = default;
};
OutOfSight outOfSight(const TimelineLane &lane, double fromNs, double toNs);

/// From the first start to the last end of the device's commands; of the builds too where `withHost` or there is nothing else.
TimeSpan timeSpan(const QList<RunEvent> &events, bool withHost);

} // namespace kernelscope
