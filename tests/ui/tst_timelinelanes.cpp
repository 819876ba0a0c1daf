#include <QTest>

#include "tests/ui/Facts.h"
#include "ui/layout/TimelineLanes.h"
#include "ui/models/TimelineData.h"

using namespace kernelscope;
using namespace Qt::StringLiterals;

/// "queue start end": one event.
static RunEvent eventOf(const QString &text)
{
    const QStringList words = text.split(u' ');
    RunEvent event;
    event.queue = words[0];
    event.startNs = words[1].toLongLong();
    event.endNs = words[2].toLongLong();
    return event;
}

/// "queue: 0 2 | 1" for the events of each sub-lane.
static QString described(const QList<TimelineLane> &lanes)
{
    QStringList lines;
    for (const TimelineLane &lane : lanes) {
        QStringList subLanes;
        for (const SubLane &subLane : lane.subLanes) {
            QStringList events;
            for (const TimelineBar &bar : subLane)
                events.append(QString::number(bar.event));
            subLanes.append(events.join(u' '));
        }
        lines.append(lane.queue + u": "_s + subLanes.join(u" | "_s));
    }
    return lines.join(u'\n');
}

class TestTimelineLanes : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void lanes_data()
    {
        QTest::addColumn<QStringList>("events");
        QTest::addColumn<QString>("lanes");
        QTest::newRow("none") << QStringList() << QString();
        QTest::newRow("one after the other") << QStringList{u"a 0 10"_s, u"a 10 20"_s} << u"a: 0 1"_s;
        QTest::newRow("overlapping") << QStringList{u"a 0 10"_s, u"a 5 20"_s, u"a 10 12"_s} << u"a: 0 2 | 1"_s;
        QTest::newRow("two queues") << QStringList{u"a 0 10"_s, u"b 0 10"_s} << u"a: 0\nb: 1"_s;
        QTest::newRow("host first") << QStringList{u"a 0 10"_s, u"host 0 5"_s} << u"host: 1\na: 0"_s;
        QTest::newRow("out of order") << QStringList{u"a 10 20"_s, u"a 0 10"_s} << u"a: 1 0"_s;
        QTest::newRow("ends before it starts") << QStringList{u"a 10 5"_s, u"a 10 12"_s} << u"a: 0 1"_s;
    }
    void lanes()
    {
        QFETCH(QStringList, events);
        QFETCH(QString, lanes);
        QList<RunEvent> list;
        for (const QString &text : events)
            list.append(eventOf(text));
        QCOMPARE(described(timelineLanes(list)), lanes);
    }

    void visibleBarsAreFoundAtTheEdges()
    {
        const SubLane lane{{0, 0, 10}, {1, 20, 30}, {2, 40, 50}};
        QCOMPARE(visibleBars(lane, 11, 19), (std::pair<qsizetype, qsizetype>(1, 1)));
        QCOMPARE(visibleBars(lane, 10, 20), (std::pair<qsizetype, qsizetype>(0, 2)));
        QCOMPARE(visibleBars(lane, 25, 25), (std::pair<qsizetype, qsizetype>(1, 2)));
        QCOMPARE(visibleBars(lane, 60, 70), (std::pair<qsizetype, qsizetype>(3, 3)));
        QCOMPARE(visibleBars({}, 0, 1), (std::pair<qsizetype, qsizetype>(0, 0)));
    }

    void eachCommandStandsAtItsTime()
    {
        const TimeAxis axis{0, 1000}; // nanoseconds a pixel
        const SubLane lane{
            {0, 100'000, 104'000}, {1, 103'800, 103'900}, {2, 104'000, 104'100}, {3, 104'200, 109'000}, {4, 150'000, 154'600}};
        const QList<PlacedBar> bars = placedBars(lane, axis, 200, {3, 4, 40});
        QCOMPARE(bars.size(), 5);
        for (qsizetype i = 0; i < bars.size(); ++i) {
            QVERIFY2(std::abs(bars[i].left - axis.toPixel(double(lane[i].startNs))) <= 1, qPrintable(QString::number(i)));
            QCOMPARE(bars[i].isShort, i == 1 || i == 2);
        }
        QCOMPARE(bars[2].width, 1);
        QVERIFY(bars[2].head - bars[1].head >= 4); // Heads alone are moved apart, to either side.
        QVERIFY(bars[1].head < 104 && bars[2].head > 104);
        QVERIFY(bars[3].left > bars[0].right()); // Two bars of one colour are two.
        QCOMPARE(bars[3].right(), 109);
    }

    void ofManyInOnePlaceSomeAreLeftOut()
    {
        SubLane lane;
        for (int i = 0; i < 100'000; ++i)
            lane.append({i, i, i + 1});
        lane.append({100'000, 5'000'000, 9'000'000}); // But no bar.
        lane.append({100'001, 90'000'000, 90'000'001});
        const QList<PlacedBar> bars = placedBars(lane, {0, 1'000'000}, 200, {3, 4, 40});
        QCOMPARE(bars.first().left, 0);
        QCOMPARE(bars[bars.size() - 2].event, 100'000);
        QCOMPARE(bars.last().left, 90);
        QVERIFY(bars.size() < 15);
        for (qsizetype i = 1; i < bars.size() - 2; ++i)
            QVERIFY(bars[i].head - bars[i - 1].head >= 4);
    }

    void pinsNeedNoRoom()
    {
        for (const double width : {1.0, 7.0}) {
            const QList<PlacedBar> bars = placedBars({{0, 0, 1}, {1, 2, 3}, {2, 3, 4}, {3, 4, 5}}, {0, 1000}, width, {3, 4, 40});
            QCOMPARE(bars.size(), 4);
            QVERIFY(bars[3].head > bars[2].head);
        }
    }

    void theTimeWithoutCommandsIsCounted()
    {
        QCOMPARE(idleShare({}), 0);
        QCOMPARE(idleShare({eventOf(u"host 0 500"_s), eventOf(u"a 600 700"_s)}), 0);
        QCOMPARE(idleShare({eventOf(u"a 0 10"_s), eventOf(u"b 5 25"_s), eventOf(u"a 75 100"_s)}), 0.5);
    }

    void whatWasTracedOnlyIsTold()
    {
        QCOMPARE(idleText({}, true), QString());
        const QList<RunEvent> events{eventOf(u"a 0 10"_s), eventOf(u"a 9000000 9000010"_s)};
        const QString between = idleText(events, true);
        QVERIFY(!between.isEmpty() && between != idleText(events, false));
        const QString one = idleText(events, true, {u"wild"_s});
        QVERIFY2(one.startsWith(between), qPrintable(one));
        QCOMPARE(factsOf(one, {u"wild"_s}), QStringList{u"wild"_s});
        QCOMPARE(factsOf(idleText({}, true, {u"wild"_s, u"wilder"_s}), {u"wild"_s, u"wilder"_s}), (QStringList{u"wild"_s, u"wilder"_s}));
    }

    void aLaneWithNothingInSightSaysWhereItIs()
    {
        const TimelineLane lane{u"host"_s, {{{0, 0, 10}, {1, 20, 30}, {2, 90, 95}}, {{3, 5, 40}}}};
        QCOMPARE(outOfSight(lane, 35, 50), OutOfSight{}); // The second sub-lane has a bar there.
        QCOMPARE(outOfSight(lane, 50, 60), (OutOfSight{3, true, 2}));
        QCOMPARE(outOfSight(lane, -20, -10), (OutOfSight{0, false, 3}));
        QCOMPARE(outOfSight({}, 0, 1), OutOfSight{});
    }

    void theSpanLeavesTheHostOut()
    {
        const QList<RunEvent> events{eventOf(u"host 0 500"_s), eventOf(u"a 600 700"_s)};
        QCOMPARE(timeSpan(events, false), (TimeSpan{600, 700}));
        QCOMPARE(timeSpan(events, true), (TimeSpan{0, 700}));
        QCOMPARE(timeSpan(events.mid(0, 1), false), (TimeSpan{0, 500}));
        QCOMPARE(timeSpan({}, false), TimeSpan{});
    }
};

QTEST_APPLESS_MAIN(TestTimelineLanes)
#include "tst_timelinelanes.moc"
