#include <QTest>

#include "ui/layout/TimeAxis.h"
#include "ui/models/Counts.h"
#include "ui/models/Durations.h"
#include "ui/models/StartTimes.h"

using namespace kernelscope;

class TestTimeAxis : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void pixelsAndTimesAreInverse()
    {
        const TimeAxis axis{1000, 2.5};
        QCOMPARE(axis.toPixel(1000), 0.0);
        QCOMPARE(axis.toTime(axis.toPixel(4321)), 4321.0);
    }

    void fittingShowsTheWholeStretch()
    {
        const TimeAxis axis = TimeAxis::fitting(100, 1100, 524, 12, 12);
        QCOMPARE(axis.toPixel(100), 12.0);
        QCOMPARE(axis.toPixel(1100), 512.0);
        QVERIFY(TimeAxis::fitting(7, 7, 500, 12, 12).nsPerPixel > 0);
        QVERIFY(TimeAxis::fitting(7, 9, 0, 12, 12).nsPerPixel > 0);
    }

    void timesBeforeTheOriginSaySo()
    {
        const auto ticks = timeTicks({-200, 1}, 400, 96, 0);
        QCOMPARE(ticks.first().label, QStringLiteral("200 ns before"));
        QCOMPARE(ticks[2].label, QStringLiteral("0 ns"));
    }

    void labelsStayShort()
    {
        const TimeAxis axis{0, 4e6};
        const auto ticks = timeTicks(axis, 500, 96, 0); // Two seconds, half a second apart.
        QCOMPARE(ticks[1].label, QStringLiteral("0.5 s"));
        QCOMPARE(ticks[2].label, QStringLiteral("1.0 s"));
        QCOMPARE(timeTicks(axis, 200, 96, 0)[1].label, QStringLiteral("500 ms"));
        QCOMPARE(timeTicks({0, 1'900}, 500, 96, 0)[1].label, QStringLiteral("200 \u00b5s")); // Below a millisecond, like starts.
        QCOMPARE(timeTicks(axis, 500, 96, 0, 9e8)[1].label, QStringLiteral("500 ms"));       // As the starts of commands are told.
    }

    void aTickHasItsLabelAroundIt()
    {
        QCOMPARE(*tickLabel({40, 200}, 100, 50), std::pair(75.0, 125.0));
        QCOMPARE(*tickLabel({40, 200}, 190, 50), std::pair(150.0, 200.0)); // At the ends as near as there is room.
        QCOMPARE(*tickLabel({40, 200}, 45, 50), std::pair(40.0, 90.0));
        QVERIFY(!tickLabel({150, 190}, 170, 50)); // Another label stands there.
        QVERIFY(!tickLabel({40, 200}, 230, 50));
        QVERIFY(!tickLabel({180, 260}, 170, 50));
    }

    void durationsHaveThreeDigits()
    {
        QCOMPARE(shownDuration(0), QStringLiteral("0 ns"));
        QCOMPARE(shownDuration(45.4), QStringLiteral("45 ns"));
        QCOMPARE(shownDuration(5300), QStringLiteral("5.30 \u00b5s"));
        QCOMPARE(shownDuration(9996), QStringLiteral("10.0 \u00b5s"));
        QCOMPARE(shownDuration(193600), QStringLiteral("194 \u00b5s"));
        QCOMPARE(shownDuration(999700), QStringLiteral("1.00 ms"));
        QCOMPARE(shownDuration(1.4e6), QStringLiteral("1.40 ms"));
        QCOMPARE(shownDuration(1.5e9), QStringLiteral("1.50 s"));
        QCOMPARE(shownDuration(1234e9), QStringLiteral("1234 s"));
    }
    void figuresAreWrittenAsTheLanguageDoes()
    {
        QLocale::setDefault(QLocale(QLocale::German));
        const QStringList german{shownDuration(5300), figureText(1234.5, 1), withinText(QStringLiteral("Data Race"))};
        const QString start = StartTimes::of({0, 1'234'000, 1'234'500}).text(1'234'500);
        const QStringList sizes{shownBytes(18'140'000), shownBytes(4096), shortCount(1'234'000), shownFigure(QStringLiteral("27.3 G"))};
        QLocale::setDefault(QLocale::c());
        QCOMPARE(sizes,
                 (QStringList{QStringLiteral("17,3 MiB"), QStringLiteral("4 KiB"), QStringLiteral("1,2M"), QStringLiteral("27,3 G")}));
        QCOMPARE(german, (QStringList{QStringLiteral("5,30 \u00b5s"), QStringLiteral("1234,5"), QStringLiteral("Data Race")}));
        QCOMPARE(start, QStringLiteral("1,235\u00a0ms"));
        QCOMPARE(withinText(QStringLiteral("Data race")), QStringLiteral("data race"));
    }

    void ticksAreRoundAndApart_data()
    {
        QTest::addColumn<double>("nsPerPixel");
        QTest::addColumn<QString>("second");
        QTest::newRow("ns") << 0.5 << QStringLiteral("50 ns");
        QTest::newRow("us") << 10.0 << QStringLiteral("1 \u00b5s");
        QTest::newRow("ms") << 9999.0 << QStringLiteral("1 ms");
        QTest::newRow("s") << 2e7 << QStringLiteral("2 s");
    }
    void ticksAreRoundAndApart()
    {
        QFETCH(double, nsPerPixel);
        QFETCH(QString, second);
        const TimeAxis axis{0, nsPerPixel};
        const auto ticks = timeTicks(axis, 1000, 96, 0);
        QVERIFY(ticks.size() >= 3);
        QCOMPARE(ticks[1].label, second);
        for (qsizetype i = 1; i < ticks.size(); ++i)
            QVERIFY(axis.toPixel(ticks[i].ns) - axis.toPixel(ticks[i - 1].ns) >= 95.9);
    }
};

QTEST_APPLESS_MAIN(TestTimeAxis)
#include "tst_timeaxis.moc"
