#include "ui/models/TimelineData.h"

#include <algorithm>
#include <cmath>
#include <numeric>

#include <QObject>

#include "ui/models/Counts.h"
#include "ui/models/Durations.h"
#include "ui/models/EventModel.h"
#include "ui/models/NamesText.h"

using namespace Qt::StringLiterals;

namespace kernelscope {

QMap<CommandKind, qint64> totalsByKind(const QList<RunEvent> &events)
{
    QMap<CommandKind, qint64> totals;
    for (const RunEvent &event : events)
        totals[event.kind == CommandKind::Unmap ? CommandKind::Map : event.kind] += event.endNs - event.startNs;
    return totals;
}

EarlierRun earlierRun(const QString &name, const QList<RunEvent> &events)
{
    EarlierRun run{name, {}, totalsByKind(events)};
    for (const RunEvent &event : events) {
        if (event.queue != u"host" && run.commands.size() < EarlierRun::mostCommands)
            run.commands << event;
    }
    return run;
}

/// Each run begins with its first command.
static void countFromFirst(QList<RunEvent> &events)
{
    const qint64 originNs = timeSpan(events, false).fromNs;
    for (RunEvent &event : events) {
        for (qint64 *time : {&event.queuedNs, &event.submitNs, &event.startNs, &event.endNs})
            *time -= originNs;
    }
}

TimelineData::TimelineData(const QList<RunEvent> &ofRun, const PlanGraph &graph, bool foldsGaps, const EarlierRun &earlier)
    : events(ofRun), ownCount(ofRun.size())
{
    countFromFirst(events);
    device = timeSpan(events, false);
    arrows = timelineArrows(events, graph);
    critical = criticalPath(events, arrows);
    arrows = withCriticalPath(arrows, critical);
    inTime.resize(events.size());
    std::iota(inTime.begin(), inTime.end(), 0);
    std::ranges::stable_sort(inTime, {}, [this](int event) { return std::as_const(events)[event].startNs; });
    lanes = timelineLanes(events);
    addEarlier(earlier);
    for (const RunEvent &event : std::as_const(events))
        lastStartNs = std::max(lastStartNs, event.startNs);
    shown = timeSpan(events, false);
    withBuilds = timeSpan(events, true);
    foldGaps(foldsGaps);
    for (const TimelineLane &lane : std::as_const(lanes)) {
        if (lane.queue != u"host") // That is context.
            addNames(lane);
    }
}

void TimelineData::addEarlier(const EarlierRun &earlier)
{
    earlierName = earlier.name;
    QList<RunEvent> commands = earlier.commands;
    countFromFirst(commands);
    for (RunEvent &command : commands)
        command.after.clear();
    for (TimelineLane &lane : timelineLanes(commands)) {
        for (SubLane &subLane : lane.subLanes) {
            for (TimelineBar &bar : subLane)
                bar.event += int(ownCount);
        }
        lanes << lane;
    }
    events << commands;
}

void TimelineData::foldGaps(bool areFolded)
{
    const TimeFold folded = foldedGaps(events);
    canFold = !folded.gaps().isEmpty();
    if (!canFold || !areFolded)
        return;
    fold = folded;
    for (TimelineLane &lane : lanes) {
        for (SubLane &subLane : lane.subLanes) {
            for (TimelineBar &bar : subLane) {
                bar.startNs = qRound64(fold.toDrawn(double(bar.startNs)));
                bar.endNs = qRound64(fold.toDrawn(double(bar.endNs)));
            }
        }
    }
}

/// A few commands are all named, of more only the launches, of very many none.
void TimelineData::addNames(const TimelineLane &lane)
{
    constexpr qsizetype mostOfAllKinds = 12;
    constexpr qsizetype mostLaunches = 40;
    const auto isLaunch = [this](const TimelineBar &bar) { return std::as_const(events)[bar.event].kind == CommandKind::Launch; };
    qsizetype commands = 0, launches = 0;
    for (const SubLane &subLane : lane.subLanes) {
        commands += subLane.size();
        launches += std::ranges::count_if(subLane, isLaunch);
    }
    for (const SubLane &subLane : lane.subLanes) {
        for (const TimelineBar &bar : subLane) {
            if (commands <= mostOfAllKinds || (launches <= mostLaunches && isLaunch(bar)))
                named << bar.event;
        }
        addAlike(subLane);
    }
}

void TimelineData::addAlike(const SubLane &subLane)
{
    constexpr int leastAlike = 3;
    const auto nameOf = [this](const TimelineBar &bar) { return commandName(std::as_const(events)[bar.event]); };
    for (auto first = subLane.begin(); first != subLane.end();) {
        AlikeCommands all{first->event};
        auto end = first;
        for (; end != subLane.end() && named.contains(end->event) && nameOf(*end) == nameOf(*first); ++end) {
            ++all.count;
            all.togetherNs += std::as_const(events)[end->event].endNs - std::as_const(events)[end->event].startNs;
        }
        for (auto one = first; one != end && all.count >= leastAlike; ++one)
            alike[one->event] = all;
        first = std::max(end, std::next(first));
    }
}

int TimelineData::queueCount(bool areOfEarlier) const
{
    return int(std::ranges::count_if(
        lanes, [&](const TimelineLane &lane) { return lane.queue != u"host" && isLaneOfEarlier(lane) == areOfEarlier; }));
}

/// The only queue is all of the device.
QString TimelineData::laneName(int lane) const
{
    const QString &queue = lanes[lane].queue;
    return queue == u"default" && queueCount(isLaneOfEarlier(lane)) == 1 ? QObject::tr("device") : queueText(queue);
}

int TimelineData::beside(int event, int key) const
{
    if (inTime.isEmpty())
        return -1;
    if (event < 0 || key == Qt::Key_Home || key == Qt::Key_End)
        return key == Qt::Key_Left || key == Qt::Key_End ? inTime.last() : inTime.first();
    if (key == Qt::Key_Up || key == Qt::Key_Down)
        return inLaneBeside(event, key == Qt::Key_Up ? -1 : 1);
    const qsizetype next = inTime.indexOf(event) + (key == Qt::Key_Left ? -1 : 1);
    return inTime[std::clamp<qsizetype>(next, 0, inTime.size() - 1)];
}

double TimelineData::nearestEdge(double drawnNs, double within) const
{
    double nearest = drawnNs, least = within;
    for (const TimelineLane &lane : lanes) {
        for (const SubLane &subLane : lane.subLanes) {
            const auto [first, last] = visibleBars(subLane, drawnNs - within, drawnNs + within);
            for (qsizetype bar = first; bar < last; ++bar) {
                for (const qint64 edge : {subLane[bar].startNs, subLane[bar].endNs}) {
                    if (const double away = std::abs(double(edge) - drawnNs); away < least) {
                        least = away;
                        nearest = double(edge);
                    }
                }
            }
        }
    }
    return nearest;
}

int TimelineData::inLaneBeside(int event, int by) const
{
    const auto own = std::ranges::find_if(
        lanes, [&](const TimelineLane &each) { return each.queue == events[event].queue && isLaneOfEarlier(each) == isOfEarlier(event); });
    const qsizetype lane = own - lanes.begin() + by;
    if (lane < 0 || lane >= lanes.size() || isLaneOfEarlier(int(lane)))
        return -1;
    const auto away = [&](int other) { return std::abs(events[other].startNs - events[event].startNs); };
    int nearest = -1;
    for (const SubLane &subLane : lanes[lane].subLanes) {
        const int found = std::ranges::min_element(subLane, {}, [&](const TimelineBar &bar) { return away(bar.event); })->event;
        if (nearest < 0 || away(found) < away(nearest))
            nearest = found;
    }
    return nearest;
}

QString criticalPathText(const TimelineData &data)
{
    if (data.critical.size() < 2)
        return {};
    double busy = 0;
    for (const int event : data.critical)
        busy += double(data.events[event].endNs - data.events[event].startNs);
    QString text = QObject::tr("Underlined is the critical path: %1 commands, %2 of %3.")
                       .arg(fullCount(quint64(data.critical.size())), shownDuration(busy), shownDuration(double(data.device.toNs)));
    const auto has = [&](DependencyKind kind) { return std::ranges::count(data.arrows, kind, &TimelineArrow::kind) > 0; };
    if (has(DependencyKind::Missing))
        text += QObject::tr(" Dashed: nothing orders the two commands, which touch the same bytes.");
    if (has(DependencyKind::Possible))
        text += QObject::tr(" Dotted: nothing orders the two commands; a trace (F6) says whether they touch the same bytes.");
    return text;
}

QString comparedText(const TimelineData &data)
{
    if (data.ownCount == data.events.size())
        return {};
    const double more = double(data.device.toNs - timeSpan(data.events.sliced(data.ownCount), false).toNs);
    const QString text =
        more < 0 ? QObject::tr("In brackets is the difference to the %1; from its first command to its last this run took %2 less.")
                 : QObject::tr("In brackets is the difference to the %1; from its first command to its last this run took %2 more.");
    return text.arg(withinText(data.earlierName), shownDuration(std::abs(more)));
}

QString foldText(const TimeFold &fold)
{
    double ns = 0;
    int gaps = 0;
    for (const TimeFold::Gap &gap : fold.gaps()) {
        if (gap.time.fromNs < 0) // Before the first command.
            continue;
        ns += double(gap.time.toNs - gap.time.fromNs);
        ++gaps;
    }
    if (gaps == 0)
        return {};
    return gaps == 1 ? QObject::tr("A gap of %1 is drawn short.").arg(shownDuration(ns))
                     : QObject::tr("%1 gaps are drawn short, %2 in all.").arg(gaps).arg(shownDuration(ns));
}

QString idleText(const QList<RunEvent> &events, bool isOfTrace, const QStringList &tracedOnly)
{
    const TimeSpan span = timeSpan(events, false);
    constexpr qint64 shortNs = 1'000'000;
    const bool isIdle = span.toNs - span.fromNs >= shortNs && idleShare(events) >= 0.5;
    QStringList texts;
    if (isIdle)
        texts
            << (isOfTrace
                    ? QObject::tr("Between the commands launches were traced, and what lies around the buffers was compared.")
                    : QObject::tr(
                          "Between the commands a new kernel is launched once to warm up, and what lies around the buffers is compared."));
    if (isOfTrace && !tracedOnly.isEmpty())
        texts << (tracedOnly.size() == 1 ? QObject::tr("%1 was traced but not run, since it could crash or hang: it is not shown.")
                                         : QObject::tr("%1 were traced but not run, since they could crash or hang: they are not shown."))
                     .arg(namesText(tracedOnly));
    return texts.join(u' ');
}

} // namespace kernelscope
