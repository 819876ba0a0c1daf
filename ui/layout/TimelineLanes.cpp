#include "ui/layout/TimelineLanes.h"

#include <algorithm>
#include <limits>

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

int eventAt(const SubLane &lane, double timeNs, double reachNs)
{
    const auto [first, last] = visibleBars(lane, timeNs - reachNs, timeNs + reachNs);
    int nearest = -1;
    double best = std::numeric_limits<double>::max();
    for (auto i = first; i < std::min(last, first + 1000); ++i) {
        const double before = double(lane[i].startNs) - timeNs;
        const double behind = timeNs - double(lane[i].endNs);
        const double distance = std::max({0.0, before, behind});
        if (distance < best) {
            best = distance;
            nearest = lane[i].event;
        }
    }
    return nearest;
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
