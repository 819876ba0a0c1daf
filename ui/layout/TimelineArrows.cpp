#include "ui/layout/TimelineArrows.h"

#include <algorithm>

#include <QHash>
#include <QSet>

namespace kernelscope {
namespace {

bool isOnDevice(const RunEvent &event)
{
    return event.queue != u"host";
}

QHash<QString, int> stepsByKey(const PlanGraph &graph)
{
    QHash<QString, int> steps;
    for (int step = 0; step < int(graph.steps.size()); ++step)
        steps.insert(graph.steps[step].stepPath.isEmpty() ? graph.steps[step].name : graph.steps[step].stepPath, step);
    return steps;
}

} // namespace

QList<TimelineArrow> timelineArrows(const QList<RunEvent> &events, const PlanGraph &graph)
{
    const QHash<QString, int> steps = stepsByKey(graph);
    QHash<int, QList<GraphDependency>> into;
    for (const GraphDependency &dependency : graph.dependencies)
        into[dependency.to] << dependency;
    QHash<int, int> lastOfStep;
    QList<TimelineArrow> arrows;
    for (int to = 0; to < int(events.size()); ++to) {
        QSet<int> said;
        const auto add = [&](int from, DependencyKind kind) {
            if (from >= 0 && from < to && !said.contains(from)) {
                said.insert(from);
                arrows << TimelineArrow{from, to, kind, false};
            }
        };
        const int step = steps.value(events[to].stepPath.isEmpty() ? events[to].name : events[to].stepPath, -1);
        for (const GraphDependency &dependency : into.value(isOnDevice(events[to]) ? step : -1))
            add(lastOfStep.value(dependency.from, -1), dependency.kind);
        for (const int from : events[to].after)
            add(from, DependencyKind::Kept);
        if (isOnDevice(events[to]))
            lastOfStep[step] = to;
    }
    return arrows;
}

QList<int> criticalPath(const QList<RunEvent> &events, const QList<TimelineArrow> &arrows)
{
    QHash<int, QList<int>> before;
    for (const TimelineArrow &arrow : arrows) {
        if (arrow.kind == DependencyKind::Kept || arrow.kind == DependencyKind::Needless)
            before[arrow.to] << arrow.from;
    }
    QHash<QString, int> lastOfQueue;
    int last = -1;
    for (int i = 0; i < int(events.size()); ++i) {
        if (!isOnDevice(events[i]))
            continue;
        const int earlier = lastOfQueue.value(events[i].queue, -1);
        if (earlier >= 0 && events[earlier].endNs <= events[i].startNs)
            before[i] << earlier;
        lastOfQueue[events[i].queue] = i;
        if (last < 0 || events[i].endNs >= events[last].endNs)
            last = i;
    }
    QList<int> path;
    while (last >= 0) {
        path.prepend(last);
        const QList<int> candidates = before.value(last);
        const auto latest = std::ranges::max_element(candidates, {}, [&](int event) { return events[event].endNs; });
        last = latest == candidates.end() ? -1 : *latest;
    }
    return path;
}

QList<TimelineArrow> withCriticalPath(QList<TimelineArrow> arrows, const QList<int> &path)
{
    QHash<int, int> next;
    for (qsizetype i = 1; i < path.size(); ++i)
        next.insert(path[i], path[i - 1]);
    for (TimelineArrow &arrow : arrows)
        arrow.isCritical = next.value(arrow.to, -1) == arrow.from;
    return arrows;
}

} // namespace kernelscope
