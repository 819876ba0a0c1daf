#include <QTest>

#include "ui/models/TimeFold.h"

using namespace kernelscope;
using namespace Qt::StringLiterals;

static RunEvent command(qint64 startNs, qint64 endNs, const QString &queue = u"default"_s)
{
    RunEvent event;
    event.queue = queue;
    event.startNs = startNs;
    event.endNs = endNs;
    return event;
}

static QStringList labelsOf(const QList<TimeTick> &ticks)
{
    QStringList labels;
    for (const TimeTick &tick : ticks)
        labels << tick.label;
    return labels;
}

class TestTimeFold : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void timeIsDrawnAndFoundAgain()
    {
        const TimeFold fold({{-900, -100}, {200, 1200}, {1300, 5300}}, 50);
        QCOMPARE(fold.toDrawn(0), 0);
        QCOMPARE(fold.toDrawn(200), 200);
        QCOMPARE(fold.toDrawn(700), 225);
        QCOMPARE(fold.toDrawn(1200), 250);
        QCOMPARE(fold.toDrawn(5310), 410);
        QCOMPARE(fold.toDrawn(-100), -100);
        QCOMPARE(fold.toDrawn(-1000), -250);
        for (double ns = -1000; ns < 6000; ns += 7) {
            QVERIFY(std::abs(fold.toTime(fold.toDrawn(ns)) - ns) < 1e-6);
            QVERIFY(fold.toDrawn(ns + 7) > fold.toDrawn(ns));
        }
        QCOMPARE(TimeFold().toDrawn(77), 77);
        QCOMPARE(TimeFold().toTime(77), 77);
    }

    void gapsMuchLongerThanTheCommandsAreFolded()
    {
        const QList<RunEvent> events{command(-9'000'000, -8'000'000, u"host"_s), command(0, 3000), command(3500, 4000),
                                     command(904'000, 905'000), command(1'905'000, 1'906'000, u"io"_s)};
        const TimeFold fold = foldedGaps(events);
        QCOMPARE(fold.gaps().size(), 3);
        QCOMPARE(fold.gaps()[0].time, (TimeSpan{-8'000'000, 0}));
        QCOMPARE(fold.gaps()[1].time, (TimeSpan{4000, 904'000}));
        QCOMPARE(fold.gaps()[2].time, (TimeSpan{905'000, 1'905'000}));
        QCOMPARE(fold.toDrawn(4000), 4000);
        QCOMPARE(fold.toDrawn(904'000), 4000 + 6000 * 0.07);
    }

    void whereItHelpsLittleNothingIsFolded()
    {
        QCOMPARE(foldedGaps({}), TimeFold());
        QCOMPARE(foldedGaps({command(0, 0), command(500, 500)}), TimeFold());
        QCOMPARE(foldedGaps({command(0, 100), command(380, 500)}), TimeFold());
        QList<RunEvent> busy{command(0, 10), command(100, 110)};
        for (int i = 0; i < 20; ++i)
            busy << command(120 + i * 10, 130 + i * 10);
        QCOMPARE(foldedGaps(busy), TimeFold());
    }

    void ofManyGapsTheLongestAreFolded()
    {
        QList<RunEvent> events;
        for (int i = 0; i < 500; ++i)
            events << command(i * 1000LL + (i > 200 ? 50'000 : 0), i * 1000LL + (i > 200 ? 50'100 : 100));
        const TimeFold fold = foldedGaps(events);
        QCOMPARE_LE(fold.gaps().size(), 40);
        for (const TimeFold::Gap &gap : fold.gaps())
            QCOMPARE_LT(gap.drawnToNs - gap.drawnFromNs, double(gap.time.toNs - gap.time.fromNs));
    }

    void ticksTellTrueTimes()
    {
        const TimeFold fold({{100, 800'000}}, 50);
        const QList<TimeTick> ticks = foldedTicks(fold, {0, 1}, 400, 40, 800'200);
        QCOMPARE(labelsOf(ticks), (QStringList{u"0 ns"_s, u"50 ns"_s, u"100 ns"_s, u"800.00 µs"_s, u"800.05 µs"_s, u"800.10 µs"_s,
                                               u"800.15 µs"_s, u"800.20 µs"_s, u"800.25 µs"_s}));
        QCOMPARE(ticks[3].ns, 800'000);
        QCOMPARE(ticks[4].ns, 800'050);
        QCOMPARE(labelsOf(foldedTicks({}, {0, 1}, 100, 40, 100)), labelsOf(timeTicks({0, 1}, 100, 40, 0, 100)));
    }

    void aPartThatIsZoomedIntoHasItsTicks()
    {
        const TimeFold fold({{100, 800'000}}, 50);
        QCOMPARE(labelsOf(foldedTicks(fold, {160, 0.1}, 100, 40, 800'200)),
                 (QStringList{u"800.010 µs"_s, u"800.015 µs"_s, u"800.020 µs"_s}));
        QCOMPARE(labelsOf(foldedTicks(fold, {110, 0.1}, 100, 40, 800'200)), QStringList());
    }
};

QTEST_GUILESS_MAIN(TestTimeFold)
#include "tst_timefold.moc"
