#pragma once

#include <QHash>
#include <QMap>
#include <QSet>

#include "ui/layout/TimelineArrows.h"
#include "ui/layout/TimelineLanes.h"
#include "ui/models/TimeFold.h"

namespace kernelscope {

/// The device's commands of an earlier run, to be shown below those of a later one: of very many the first ones.
struct EarlierRun
{
    static constexpr qsizetype mostCommands = 100'000;

    QString name; ///< "the run before"; empty: there is none
    QList<RunEvent> commands;
    QMap<CommandKind, qint64> totals; ///< ns, of all of its events, by kind
};
QMap<CommandKind, qint64> totalsByKind(const QList<RunEvent> &events); ///< ns; "unmap" counts as "map"
EarlierRun earlierRun(const QString &name, const QList<RunEvent> &events);

/// Commands of one name that follow each other in a row.
struct AlikeCommands
{
    int first = -1; ///< event
    int count = 0;
    qint64 togetherNs = 0;
};

/// The commands of a run as the timeline shows them, with those of an earlier one below, from its own beginning. Times are counted from the
/// start of the device's first command; those of the lanes are drawn time.
struct TimelineData
{
    QList<RunEvent> events;
    qsizetype ownCount = 0; ///< of the events: the others, after them, are the earlier run's
    QString earlierName;
    TimeFold fold;
    bool canFold = false; ///< there are gaps that may be folded, whether they are or not
    QList<TimelineLane> lanes;
    QSet<int> named;                 ///< events that have their names in lines above their bars where there is no space beside them
    QHash<int, AlikeCommands> alike; ///< of events that have names in lines above: those of the same name in a row, where they are several
    QList<TimelineArrow> arrows;     ///< in the order of the commands that wait
    QList<int> critical;             ///< the events of the critical path, in their order
    QList<int> inTime;               ///< events by start
    TimeSpan device;                 ///< its commands; from 0
    TimeSpan shown;                  ///< those and the earlier run's
    TimeSpan withBuilds;
    qint64 lastStartNs = 0;

    TimelineData() = default;
    TimelineData(const QList<RunEvent> &events, const PlanGraph &graph, bool foldsGaps = false, const EarlierRun &earlier = {});

    bool isOfEarlier(int event) const { return event >= ownCount; }
    bool isLaneOfEarlier(const TimelineLane &lane) const { return isOfEarlier(lane.subLanes.first().first().event); }
    bool isLaneOfEarlier(int lane) const { return isLaneOfEarlier(lanes[lane]); }
    QList<RunEvent> ownEvents() const { return events.first(ownCount); }
    bool isOnHost(int event) const { return events[event].queue == u"host"; }
    int queueCount(bool areOfEarlier = false) const; ///< without the host
    QString laneName(int lane) const;
    /// Where an arrow key, Home or End goes to from an event (-1: none): to the next in time, or to the nearest in time in the lane above
    /// or below; -1: there is none.
    int beside(int event, int key) const;
    /// The beginning or end of a command that is nearest to a drawn time, if one is `within` so many nanoseconds of it; else that time.
    double nearestEdge(double drawnNs, double within) const;

private:
    void addEarlier(const EarlierRun &earlier);
    void foldGaps(bool areFolded);
    void addNames(const TimelineLane &lane);
    void addAlike(const SubLane &subLane);
    int inLaneBeside(int event, int by) const;
};

/// What the underlined commands are, and what is said by arrows that are not drawn as the others.
QString criticalPathText(const TimelineData &data);

/// That the numbers in brackets are differences to the earlier run; else empty.
QString comparedText(const TimelineData &data);

/// How many gaps are folded, and how long they are; else empty.
QString foldText(const TimeFold &fold);

/// What lies between the commands, where that is most of the time, and which launches were traced only; else empty.
QString idleText(const QList<RunEvent> &events, bool isOfTrace, const QStringList &tracedOnly = {});

} // namespace kernelscope
