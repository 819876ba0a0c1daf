#include "ui/timeline/TimelineData.h"

#include <algorithm>
#include <numeric>

#include <QObject>

namespace kernelscope {

TimelineData::TimelineData(const QList<RunEvent> &ofRun, const PlanGraph &graph) : events(ofRun)
{
    const qint64 originNs = timeSpan(events, false).fromNs;
    for (RunEvent &event : events) {
        for (qint64 *time : {&event.queuedNs, &event.submitNs, &event.startNs, &event.endNs})
            *time -= originNs;
        lastStartNs = std::max(lastStartNs, event.startNs);
    }
    device = timeSpan(events, false);
    withBuilds = timeSpan(events, true);
    lanes = timelineLanes(events);
    for (const TimelineLane &lane : std::as_const(lanes)) {
        if (lane.queue != u"host") // That is context.
            addNames(lane);
    }
    arrows = timelineArrows(events, graph);
    critical = criticalPath(events, arrows);
    arrows = withCriticalPath(arrows, critical);
    inTime.resize(events.size());
    std::iota(inTime.begin(), inTime.end(), 0);
    std::ranges::stable_sort(inTime, {}, [this](int event) { return std::as_const(events)[event].startNs; });
}

/// A few commands are all named, of more only the launches, of very many none.
void TimelineData::addNames(const TimelineLane &lane)
{
    constexpr qsizetype mostOfAllKinds = 12;
    constexpr qsizetype mostLaunches = 40;
    const auto isLaunch = [this](const TimelineBar &bar) { return std::as_const(events)[bar.event].kind == u"launch"; };
    qsizetype commands = 0, launches = 0;
    for (const SubLane &subLane : lane.subLanes) {
        commands += subLane.size();
        launches += std::ranges::count_if(subLane, isLaunch);
    }
    for (const SubLane &subLane : lane.subLanes) {
        for (const TimelineBar &bar : subLane) {
            const bool isNamed = commands <= mostOfAllKinds || (launches <= mostLaunches && isLaunch(bar));
            if (isNamed)
                named << bar.event;
            if (isNamed || &bar == &subLane.last())
                spaced << bar.event;
        }
    }
}

int TimelineData::queueCount() const
{
    return int(std::ranges::count_if(lanes, [](const TimelineLane &lane) { return lane.queue != u"host"; }));
}

/// The only queue is all of the device.
QString TimelineData::laneName(int lane) const
{
    return lanes[lane].queue == u"default" && queueCount() == 1 ? QObject::tr("device") : lanes[lane].queue;
}

Subject TimelineData::beside(const Subject &subject, int key) const
{
    if (inTime.isEmpty())
        return {};
    const auto *from = std::get_if<CommandSubject>(&subject);
    if (!from || key == Qt::Key_Home || key == Qt::Key_End)
        return CommandSubject{key == Qt::Key_Left || key == Qt::Key_End ? inTime.last() : inTime.first()};
    if (key == Qt::Key_Up || key == Qt::Key_Down)
        return inLaneBeside(from->event, key == Qt::Key_Up ? -1 : 1);
    const qsizetype next = inTime.indexOf(from->event) + (key == Qt::Key_Left ? -1 : 1);
    return CommandSubject{inTime[std::clamp<qsizetype>(next, 0, inTime.size() - 1)]};
}

Subject TimelineData::inLaneBeside(int event, int by) const
{
    const qsizetype lane = std::ranges::find(lanes, events[event].queue, &TimelineLane::queue) - lanes.begin() + by;
    if (lane < 0 || lane >= lanes.size())
        return {};
    const auto away = [&](const TimelineBar &bar) { return std::abs(bar.startNs - events[event].startNs); };
    const TimelineBar *nearest = nullptr;
    for (const SubLane &subLane : lanes[lane].subLanes) {
        const auto bar = std::ranges::min_element(subLane, {}, away);
        if (!nearest || away(*bar) < away(*nearest))
            nearest = &*bar;
    }
    return CommandSubject{nearest->event};
}

} // namespace kernelscope
