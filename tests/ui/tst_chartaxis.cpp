#include <QtTest>

#include "ui/layout/ChartAxis.h"

using namespace kernelscope;

class TestChartAxis : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void valuesLieWithinTheAxis_data()
    {
        QTest::addColumn<QList<double>>("values");
        QTest::addColumn<bool>("isLog");
        QTest::newRow("linear") << QList<double>{5, 10, 15} << false;
        QTest::newRow("negative") << QList<double>{-5, 0, 15} << false;
        QTest::newRow("one") << QList<double>{7} << false;
        QTest::newRow("zero") << QList<double>{0} << false;
        QTest::newRow("log") << QList<double>{64, 128, 1024} << true;
        QTest::newRow("log of one") << QList<double>{64} << true;
        QTest::newRow("nanoseconds to hours") << QList<double>{1, 1e13} << true;
    }
    void valuesLieWithinTheAxis()
    {
        QFETCH(QList<double>, values);
        QFETCH(bool, isLog);
        const ChartAxis axis = ChartAxis::around(values, 400, isLog);
        QCOMPARE(axis.isLog, isLog);
        double before = 0;
        for (const double value : values) {
            QVERIFY2(axis.toPixel(value) > before && axis.toPixel(value) < 400, qPrintable(QString::number(value)));
            before = axis.toPixel(value);
        }
        const QList<double> ticks = chartTicks(axis, 40);
        QVERIFY(ticks.size() <= 12);
        for (const double tick : ticks)
            QVERIFY(tick >= axis.from - (axis.to - axis.from) * 1e-6 && tick <= axis.to * (1 + 1e-6));
        QVERIFY(std::is_sorted(ticks.begin(), ticks.end()));
    }

    void withoutValuesThereIsAnAxisTwo()
    {
        QCOMPARE(ChartAxis::around({}, 100, false), (ChartAxis{0, 1, 100, false}));
        QCOMPARE(ChartAxis::around({0, -3}, 100, true), (ChartAxis{1, 10, 100, true}));
        QCOMPARE(ChartAxis::fromZero({}, 100), (ChartAxis{0, 1, 100, false}));
        QCOMPARE(ChartAxis::fromZero({0}, 100), (ChartAxis{0, 1, 100, false}));
    }

    void factorsAreEvenlySpacedOnALogarithmicAxis()
    {
        const ChartAxis axis = ChartAxis::around({64, 128, 256}, 300, true);
        const double first = axis.toPixel(128) - axis.toPixel(64);
        QVERIFY(std::abs(axis.toPixel(256) - axis.toPixel(128) - first) < 1e-6);
    }

    void ticksAreRound_data()
    {
        QTest::addColumn<ChartAxis>("axis");
        QTest::addColumn<double>("spacing");
        QTest::addColumn<QList<double>>("expected");
        QTest::newRow("linear") << ChartAxis{0, 10, 300, false} << 100.0 << QList<double>{0, 5, 10};
        QTest::newRow("around zero") << ChartAxis{-1.2, 1.2, 300, false} << 60.0 << QList<double>{-1, -0.5, 0, 0.5, 1};
        QTest::newRow("a decade") << ChartAxis{1, 10, 100, true} << 30.0 << QList<double>{1, 2, 5, 10};
        QTest::newRow("decades") << ChartAxis{0.9, 1100, 100, true} << 30.0 << QList<double>{1, 10, 100, 1000};
        QTest::newRow("many decades") << ChartAxis{0.5, 2e9, 100, true} << 34.0 << QList<double>{1, 1e4, 1e8};
        QTest::newRow("less than a decade") << ChartAxis{10, 14, 200, true} << 60.0 << QList<double>{10, 11, 12, 13, 14};
    }
    void ticksAreRound()
    {
        QFETCH(ChartAxis, axis);
        QFETCH(double, spacing);
        QFETCH(QList<double>, expected);
        const QList<double> ticks = chartTicks(axis, spacing);
        QVERIFY2(ticks.size() == expected.size(), qPrintable(QString::number(ticks.size())));
        for (qsizetype i = 0; i < ticks.size(); ++i)
            QVERIFY2(std::abs(ticks[i] - expected[i]) <= std::abs(expected[i]) * 1e-9, qPrintable(QString::number(ticks[i])));
    }

    void factorsAreToldFromDifferences_data()
    {
        QTest::addColumn<QList<double>>("values");
        QTest::addColumn<bool>("areFactors");
        QTest::newRow("doubled") << QList<double>{64, 128, 256} << true;
        QTest::newRow("in any order") << QList<double>{256, 64, 1024} << true;
        QTest::newRow("added") << QList<double>{100, 200, 300} << false;
        QTest::newRow("two near") << QList<double>{8, 16} << false;
        QTest::newRow("two far") << QList<double>{8, 64} << true;
        QTest::newRow("with nought") << QList<double>{0, 1, 2} << false;
        QTest::newRow("one") << QList<double>{8} << false;
        QTest::newRow("none") << QList<double>{} << false;
    }
    void factorsAreToldFromDifferences()
    {
        QFETCH(QList<double>, values);
        QFETCH(bool, areFactors);
        QCOMPARE(isSpacedByFactors(values), areFactors);
    }

    void labelsDoNotOverlapAndStayWhereTheyCan()
    {
        QCOMPARE(spreadLabels({20, 60}, 10, 0, 100), (QList<double>{20, 60}));
        QCOMPARE(spreadLabels({50, 50}, 10, 0, 100), (QList<double>{45, 55}));
        QCOMPARE(spreadLabels({1, 2}, 10, 0, 100), (QList<double>{5, 15}));
        QCOMPARE(spreadLabels({99, 98}, 10, 0, 100), (QList<double>{95, 85}));
        QVERIFY(spreadLabels({1, 2, 3}, 40, 0, 100).isEmpty());
        QVERIFY(spreadLabels({}, 40, 0, 100).isEmpty());
    }

    void manyLabelsFillTheirRoom()
    {
        QList<double> wanted;
        for (int i = 0; i < 12; ++i)
            wanted << 100 - (i * i % 7);
        QList<double> placed = spreadLabels(wanted, 8, 0, 100);
        QCOMPARE(placed.size(), 12);
        std::ranges::sort(placed);
        QVERIFY(placed.first() >= 4 - 1e-9 && placed.last() <= 96 + 1e-9);
        for (qsizetype i = 1; i < placed.size(); ++i)
            QVERIFY(placed[i] - placed[i - 1] >= 8 - 1e-9);
    }
};

QTEST_APPLESS_MAIN(TestChartAxis)
#include "tst_chartaxis.moc"
