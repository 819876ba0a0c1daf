#include <QJsonArray>
#include <QTest>

#include "export/SweepTable.h"

using namespace kernelscope;
using namespace Qt::StringLiterals;

static SweepRun runOf(const SweepPoint &point, const QList<QPair<QString, double>> &medians)
{
    SweepRun run{point, {}, {{u"flops"_s, 2000}}};
    for (const auto &[name, median] : medians)
        run.result.launches << LaunchTiming{{{3, median, median, median}, {64}, {8}}, name, u"k"_s, true, {}, {}};
    return run;
}

static QStringList fastest(const QList<ComparedRow> &rows)
{
    QStringList found;
    for (const ComparedRow &row : rows) {
        if (row.isFastest)
            found << row.point.value(0).second + u' ' + row.timing.name;
    }
    return found;
}

class TestSweepTable : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyValueMeetsEveryOther()
    {
        const auto points = sweepPoints({{u"n"_s, {Expression(1.0), Expression(2.0)}}, {u"tile"_s, {Expression(u"n"_s), Expression(4.0)}}});
        QCOMPARE(points.size(), 4);
        QCOMPARE(points[1], (SweepPoint{{u"n"_s, u"1"_s}, {u"tile"_s, u"4"_s}}));
        QCOMPARE(points[2], (SweepPoint{{u"n"_s, u"2"_s}, {u"tile"_s, u"n"_s}}));
    }

    void launchesAreComparedWithinARun()
    {
        const QList<SweepRun> runs{runOf({{u"n"_s, u"1"_s}}, {{u"a"_s, 20}, {u"b"_s, 10}, {u"other"_s, 1}}),
                                   runOf({{u"n"_s, u"2"_s}}, {{u"a"_s, 30}, {u"b"_s, 40}, {u"other"_s, 1}})};
        const QList<ComparedRow> rows = comparedRows(runs, {u"a"_s, u"b"_s});
        QCOMPARE(rows.size(), 4);
        QCOMPARE(fastest(rows), (QStringList{"1 b", "2 a"}));
        QCOMPARE(rows[1].perSecond, (QList<QPair<QString, double>>{{u"flops"_s, 2e11}}));
    }

    void oneLaunchIsComparedAcrossRuns()
    {
        const QList<SweepRun> runs{runOf({{u"t"_s, u"4"_s}}, {{u"a"_s, 20}}), runOf({{u"t"_s, u"8"_s}}, {{u"a"_s, 10}}),
                                   runOf({{u"t"_s, u"7"_s}}, {})};
        QCOMPARE(fastest(comparedRows(runs, {})), QStringList{"8 a"});
        QVERIFY(comparedRows({}, {}).isEmpty());
    }

    void aFailedRunIsTold()
    {
        QList<SweepRun> runs{runOf({{u"t"_s, u"4"_s}}, {{u"a"_s, 20}}), runOf({{u"t"_s, u"7"_s}}, {})};
        runs[1].result.status = RunStatus::Invalid;
        runs[1].result.message = u"7 does not divide."_s;
        const QJsonObject json = sweepJson({{QString(), runs}}, {});
        QCOMPARE(json["status"].toString(), "invalid");
        QCOMPARE(json["rows"].toArray().size(), 1);
        QCOMPARE(json["rows"].toArray().at(0).toObject()["parameters"].toObject()["t"].toInt(), 4);
        QCOMPARE(json["runs"].toArray().at(1).toObject()["message"].toString(), "7 does not divide.");
    }

    void csvHasALineARow()
    {
        const QString csv = sweepCsv({{QString(), {runOf({{u"n"_s, u"f(1, 2)"_s}}, {{u"a"_s, 20}})}}}, {});
        QCOMPARE(csv, "n,launch,kernel,global,local,runs,medianNs,minNs,maxNs,flops per second,fastest,fault\n"
                      "\"f(1, 2)\",a,k,64,8,3,20,20,20,1e+11,yes,\n");
    }
};

QTEST_APPLESS_MAIN(TestSweepTable)
#include "tst_sweeptable.moc"
