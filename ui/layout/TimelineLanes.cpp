#include "ui/layout/TimelineLanes.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "support/Ranges.h"
#include "ui/layout/ChartAxis.h"

namespace kernelscope {

static bool isHost(const RunEvent &event)
{
    return event.queue == u"host";
}

static TimelineLane &laneOf(QList<TimelineLane> &lanes, const QString &queue)
{
    for (TimelineLane &lane : lanes) {
        if (lane.queue == queue)
            return lane;
    }
    lanes.append({queue, {}});
    return lanes.last();
}

static void place(TimelineLane &lane, const TimelineBar &bar)
{
    for (SubLane &subLane : lane.subLanes) {
        if (subLane.last().endNs <= bar.startNs) {
            subLane.append(bar);
            return;
        }
    }
    lane.subLanes.append(SubLane{bar});
}

QList<TimelineLane> timelineLanes(const QList<RunEvent> &events)
{
    QList<TimelineLane> lanes;
    for (const RunEvent &event : events)
        laneOf(lanes, event.queue);
    std::stable_partition(lanes.begin(), lanes.end(), [](const TimelineLane &lane) { return lane.queue == u"host"; });

    QList<TimelineBar> bars;
    for (int i = 0; i < int(events.size()); ++i)
        bars.append({i, events[i].startNs, std::max(events[i].startNs, events[i].endNs)});
    std::stable_sort(bars.begin(), bars.end(), [](const TimelineBar &a, const TimelineBar &b) { return a.startNs < b.startNs; });
    for (const TimelineBar &bar : bars)
        place(laneOf(lanes, events[bar.event].queue), bar);
    return lanes;
}

std::pair<qsizetype, qsizetype> visibleBars(const SubLane &lane, double fromNs, double toNs)
{
    const auto first =
        std::lower_bound(lane.begin(), lane.end(), fromNs, [](const TimelineBar &bar, double time) { return double(bar.endNs) < time; });
    const auto last =
        std::upper_bound(first, lane.end(), toNs, [](double time, const TimelineBar &bar) { return time < double(bar.startNs); });
    return {first - lane.begin(), last - lane.begin()};
}

OutOfSight outOfSight(const TimelineLane &lane, double fromNs, double toNs)
{
    const TimelineBar *before = nullptr, *behind = nullptr;
    qsizetype earlier = 0, later = 0;
    for (const SubLane &subLane : lane.subLanes) {
        const auto [first, last] = visibleBars(subLane, fromNs, toNs);
        if (first < last)
            return {};
        earlier += first;
        later += subLane.size() - first;
        if (first > 0 && (!before || subLane[first - 1].endNs > before->endNs))
            before = &subLane[first - 1];
        if (first < subLane.size() && (!behind || subLane[first].startNs < behind->startNs))
            behind = &subLane[first];
    }
    if (!before && !behind)
        return {};
    return before ? OutOfSight{before->event, true, earlier - 1} : OutOfSight{behind->event, false, later - 1};
}

/// Heads stand beside each other, as near to their pins as that goes.
static void spreadHeads(QList<PlacedBar> &bars, double width, double head)
{
    const QList<double> wanted = mappedIf(bars, &PlacedBar::isShort, &PlacedBar::left);
    const double least = double(wanted.size() + 1) * head; // There is room for all of them, if not in sight.
    const QList<double> middles = spreadLabels(wanted, head, head / 2, std::max(width, least));
    qsizetype next = 0;
    for (PlacedBar &bar : bars) {
        if (bar.isShort)
            bar.head = std::round(middles[next++]);
    }
}

QList<PlacedBar> placedBars(const SubLane &lane, const TimeAxis &axis, double width, const BarSizes &sizes)
{
    constexpr double outside = 10; // So that the ends of what goes on beyond the edges are not seen.
    constexpr double gap = 1;      // Between bars of one colour.
    QList<PlacedBar> placed;
    double freeForBar = -outside;
    double freeForHead = -outside;
    auto [next, last] = visibleBars(lane, axis.toTime(0), axis.toTime(width));
    while (next < last) {
        const TimelineBar &bar = lane[next];
        const double from = std::round(std::clamp(axis.toPixel(double(bar.startNs)), -outside, width + outside));
        const double length = std::round(std::clamp(axis.toPixel(double(bar.endNs)), -outside, width + outside) - from);
        if (length >= sizes.least) {
            const double left = std::clamp(freeForBar, from, from + gap);
            placed.append({bar.event, left, from + length - left, false, 0});
            freeForBar = from + length + gap;
        } else if (freeForHead - from <= sizes.mostMoved) {
            placed.append({bar.event, from, 1, true, from});
            freeForHead = std::max(from, freeForHead) + sizes.head;
        } else { // Nor is there room for the heads of others that are as short and end so early.
            const double until = std::min(from + sizes.least - 1, freeForHead - sizes.mostMoved);
            next = std::max(next + 1, visibleBars(lane, axis.toTime(until), axis.toTime(width)).first);
            continue;
        }
        ++next;
    }
    spreadHeads(placed, width, sizes.head);
    return placed;
}

QList<TimeSpan> idleGaps(const QList<RunEvent> &events, bool withHost)
{
    QList<std::pair<qint64, qint64>> busy;
    for (const RunEvent &event : events) {
        if (withHost || !isHost(event))
            busy.append({event.startNs, event.endNs});
    }
    std::ranges::sort(busy);
    QList<TimeSpan> gaps;
    for (qsizetype i = 1, end = busy.isEmpty() ? 0 : busy[0].second; i < busy.size(); ++i) {
        if (busy[i].first > end)
            gaps << TimeSpan{end, busy[i].first};
        end = std::max<qint64>(end, busy[i].second);
    }
    return gaps;
}

double idleShare(const QList<RunEvent> &events)
{
    qint64 idle = 0;
    for (const TimeSpan &gap : idleGaps(events, false))
        idle += gap.toNs - gap.fromNs;
    const TimeSpan span = timeSpan(events, false);
    return span.toNs > span.fromNs ? double(idle) / double(span.toNs - span.fromNs) : 0;
}

TimeSpan timeSpan(const QList<RunEvent> &events, bool withHost)
{
    TimeSpan span{std::numeric_limits<qint64>::max(), std::numeric_limits<qint64>::min()};
    for (const RunEvent &event : events) {
        if (isHost(event) && !withHost)
            continue;
        span.fromNs = std::min(span.fromNs, event.startNs);
        span.toNs = std::max(span.toNs, event.endNs);
    }
    if (span.fromNs > span.toNs)
        return withHost ? TimeSpan{} : timeSpan(events, true);
    return span;
}

} // namespace kernelscope
