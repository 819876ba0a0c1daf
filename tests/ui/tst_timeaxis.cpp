#include <QTest>

#include "ui/layout/TimeAxis.h"

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

    void zoomKeepsTheTimeUnderThePixel_data()
    {
        QTest::addColumn<double>("factor");
        QTest::newRow("closer") << 1.25;
        QTest::newRow("further") << 0.5;
        QTest::newRow("beyond the limit") << 1e30;
        QTest::newRow("beyond the other") << 1e-30;
    }
    void zoomKeepsTheTimeUnderThePixel()
    {
        QFETCH(double, factor);
        const TimeAxis axis{5000, 10};
        const TimeAxis zoomed = axis.zoomedAt(300, factor);
        QVERIFY(zoomed.nsPerPixel > 0);
        QCOMPARE(zoomed.toTime(300), axis.toTime(300));
    }

    void fittingShowsTheWholeStretch()
    {
        const TimeAxis axis = TimeAxis::fitting(100, 1100, 524, 12);
        QCOMPARE(axis.toPixel(100), 12.0);
        QCOMPARE(axis.toPixel(1100), 512.0);
        QVERIFY(TimeAxis::fitting(7, 7, 500).nsPerPixel > 0);
        QVERIFY(TimeAxis::fitting(7, 9, 0).nsPerPixel > 0);
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
