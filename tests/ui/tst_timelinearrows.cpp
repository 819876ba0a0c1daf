#include <QTest>

#include "tests/ui/Facts.h"
#include "ui/layout/TimelineArrows.h"
#include "ui/models/NamesText.h"
#include "ui/models/RunMemoryTexts.h"

using namespace kernelscope;
using namespace Qt::StringLiterals;

/// What is drawn between the commands of a timeline.
class TestTimelineArrows : public QObject
{
    Q_OBJECT

    static RunEvent event(const QString &name, const QString &queue, qint64 startNs, qint64 endNs, const QList<int> &after = {})
    {
        RunEvent made;
        made.name = name;
        made.kind = CommandKind::Launch;
        made.queue = queue;
        made.startNs = startNs;
        made.endNs = endNs;
        made.after = after;
        made.stepPath = u"/plan/"_s + name;
        return made;
    }
    static PlanGraph graph(const QStringList &steps, const QList<GraphDependency> &dependencies)
    {
        PlanGraph made;
        for (const QString &name : steps) {
            GraphStep step;
            step.name = name;
            step.stepPath = u"/plan/"_s + name;
            made.steps << step;
        }
        made.dependencies = dependencies;
        return made;
    }
    static GraphDependency dependency(int from, int to, DependencyKind kind = DependencyKind::Kept)
    {
        GraphDependency made;
        made.from = from;
        made.to = to;
        made.kind = kind;
        return made;
    }
    /// "0>1 2!3": critical ones with "=".
    static QString described(const QList<TimelineArrow> &arrows)
    {
        QStringList texts;
        for (const TimelineArrow &arrow : arrows) {
            const QString sign = arrow.kind == DependencyKind::Missing ? u"!"_s : arrow.isCritical ? u"="_s : u">"_s;
            texts << QString::number(arrow.from) + sign + QString::number(arrow.to);
        }
        return texts.join(u' ');
    }

private Q_SLOTS:
    void comeFromTheLastExecution()
    {
        const PlanGraph plan = graph({u"a"_s, u"b"_s}, {dependency(0, 1), dependency(1, 0)});
        const QList<RunEvent> events{event(u"a"_s, u"q"_s, 0, 1), event(u"b"_s, u"q"_s, 1, 2), event(u"a"_s, u"q"_s, 2, 3),
                                     event(u"b"_s, u"q"_s, 3, 4)};
        QCOMPARE(described(timelineArrows(events, plan)), u"0>1 1>2 2>3"_s);
        QCOMPARE(described(timelineArrows(events, {})), QString());
        QVERIFY(timelineArrows({}, plan).isEmpty());
    }

    void takeWhatTheEventsSayToo()
    {
        const QList<RunEvent> events{event(u"a"_s, u"q"_s, 0, 1), event(u"b"_s, u"r"_s, 1, 2, {0}),
                                     event(u"c"_s, u"r"_s, 2, 3, {7, -1, 2})};
        QCOMPARE(described(timelineArrows(events, {})), u"0>1"_s);
        const PlanGraph plan = graph({u"a"_s, u"b"_s, u"c"_s}, {dependency(0, 1), dependency(0, 2, DependencyKind::Missing)});
        QCOMPARE(described(timelineArrows(events, plan)), u"0>1 0!2"_s);
    }

    void theCriticalPathIsWhatTheRunWaitedFor()
    {
        // b waits for the long a; c, in its queue, came earlier and was short.
        QList<RunEvent> events{event(u"build"_s, u"host"_s, -9, 90), event(u"a"_s, u"q"_s, 0, 50), event(u"c"_s, u"r"_s, 0, 10),
                               event(u"b"_s, u"r"_s, 50, 60, {1})};
        QList<TimelineArrow> arrows = timelineArrows(events, {});
        QCOMPARE(criticalPath(events, arrows), QList<int>({1, 3}));
        QCOMPARE(described(withCriticalPath(arrows, {1, 3})), u"1=3"_s);
        events[2].endNs = 55; // A clock that is a little off: a command does not wait for one that ends after its start.
        QCOMPARE(criticalPath(events, arrows), QList<int>({1, 3}));
        QVERIFY(criticalPath({}, {}).isEmpty());
        QCOMPARE(criticalPath({events[0]}, {}), QList<int>());
    }

    /// What nothing orders, nobody waited for.
    void aMissingOrderIsNotWaitedFor()
    {
        const QList<RunEvent> events{event(u"a"_s, u"q"_s, 0, 50), event(u"b"_s, u"r"_s, 50, 60)};
        const PlanGraph plan = graph({u"a"_s, u"b"_s}, {dependency(0, 1, DependencyKind::Missing)});
        QCOMPARE(criticalPath(events, timelineArrows(events, plan)), QList<int>({1}));
    }

    void memoryIsToldOf()
    {
        QCOMPARE(memoryText({}), QString());
        QCOMPARE(factsOf(memoryText({0, 0, 3, 4096, 0, 0})), (QStringList{u"0 bytes"_s, u"4 KiB"_s, u"0 bytes"_s}));
        QCOMPARE(factsOf(memoryText({0, 0, 3, 4096, 2, 100})), (QStringList{u"0 bytes"_s, u"4 KiB"_s, u"100 bytes"_s, u"2"_s})); // Objects.
    }

    /// A message of thousands of names says nothing, and takes long to lay out.
    void ofManyNamesAFewAreTold()
    {
        QStringList names;
        for (int i = 0; i < 9; ++i)
            names << u"b%1"_s.arg(i);
        QCOMPARE(namesText({}), QString());
        QCOMPARE(namesText({u"a"_s}), u"a"_s);
        QCOMPARE(namesText(names.mid(0, 3)), u"b0, b1 and b2"_s);
        QCOMPARE(namesText(names), u"b0, b1, b2, b3, b4, b5, b6, b7 and b8"_s);
        RunResult run;
        for (int i = 0; i < 2000; ++i) {
            BufferResult kept;
            kept.name = u"b%1"_s.arg(i);
            run.buffers << kept;
        }
        QCOMPARE(factsOf(savedReadsText(run), names),
                 (QStringList{u"b0"_s, u"b1"_s, u"b2"_s, u"b3"_s, u"b4"_s, u"b5"_s, u"b6"_s, u"b7"_s, u"1,992"_s, u"0 bytes"_s}));
    }

    void readsThatWereSavedAreToldOf()
    {
        RunResult run;
        QCOMPARE(savedReadsText(run), QString());
        BufferResult kept;
        kept.name = u"B"_s;
        kept.sizeInBytes = 2048;
        run.buffers = {kept};
        QCOMPARE(factsOf(savedReadsText(run), {u"B"_s}), (QStringList{u"B"_s, u"2 KiB"_s}));
        RunEvent read = event(u"read A"_s, u"default"_s, 0, 1000);
        read.kind = CommandKind::Read;
        read.bytes = 1024;
        run.events = {read};
        QVERIFY2(savedReadsText(run).contains(u"2.00 \u00b5s"_s), qPrintable(savedReadsText(run)));
    }
};

QTEST_GUILESS_MAIN(TestTimelineArrows)
#include "tst_timelinearrows.moc"
