#include <bit>

#include <QtTest>

#include "tests/ui/Facts.h"
#include "ui/compare/SweepValues.h"
#include "ui/models/CompareData.h"
#include "ui/models/CompareModel.h"

using namespace kernelscope;
using namespace Qt::StringLiterals;

namespace {

LaunchTiming timing(const QString &name, double medianNs, int runs = 5)
{
    LaunchTiming launch;
    launch.name = name;
    launch.global = {16};
    launch.runs = runs;
    launch.medianNs = medianNs;
    launch.minNs = medianNs / 2;
    launch.maxNs = medianNs * 2;
    return launch;
}

SweepRun run(const SweepPoint &point, const QList<LaunchTiming> &launches, double number = NAN)
{
    SweepRun ran{point, {}, {{u"flops"_s, 4000}}};
    ran.result.launches = launches;
    ran.result.device = u"d"_s;
    if (!std::isnan(number)) {
        EvaluatedValue value;
        value.path = u"/parameters/"_s + point.first().first;
        value.number = number;
        ran.result.report.values = {value};
    }
    return ran;
}

SweepResults sweepOf(const QList<SweepRun> &runs)
{
    SweepResults sweep;
    sweep.runs = runs;
    for (const SweepRun &ran : runs)
        sweep.points << ran.point;
    sweep.sweep.work = {{u"flops"_s, Expression(4000.0)}};
    return sweep;
}

SweepPoint at(const QString &n)
{
    return {{u"n"_s, n}};
}

} // namespace

class TestCompareData : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void eachLaunchIsALineOverTheValues()
    {
        const CompareData data = comparedSweep(
            sweepOf({run(at(u"256"_s), {timing(u"a"_s, 40), timing(u"b"_s, 20)}), run(at(u"64"_s), {timing(u"a"_s, 4), timing(u"b"_s, 8)}),
                     run(at(u"128"_s), {timing(u"a"_s, 10), timing(u"b"_s, 10)})}));
        QCOMPARE(data.parameter, u"n"_s);
        QVERIFY(data.isLog && data.areNumbers);
        QCOMPARE(data.places.size(), 3);
        QCOMPARE(data.places[1].at, 64);
        QCOMPARE(data.lines.size(), 2);
        QList<double> values;
        for (const ComparePoint &point : data.lines[0].points)
            values << point.value;
        QCOMPARE(values, (QList<double>{4, 10, 40})); // From left to right.
        QCOMPARE(data.lines[0].points[0].least, 2);
        QCOMPARE(data.lines[0].points[0].most, 8);
        QCOMPARE(data.rows.size(), 6);
        QCOMPARE(data.repetitions, 5);
        QCOMPARE(data.device, u"d"_s);
    }

    void workPerSecondTurnsTheLimitsRound()
    {
        const CompareData data = comparedSweep(sweepOf({run(at(u"8"_s), {timing(u"a"_s, 40)})}), u"flops"_s);
        QCOMPARE(data.unit, u"flops"_s);
        const ComparePoint &point = data.lines[0].points[0];
        QCOMPARE(point.value, 1e11);
        QCOMPARE(point.least, 0.5e11);
        QCOMPARE(point.most, 2e11);
    }

    void aSecondParameterMakesMoreLines()
    {
        const auto both = [](const QString &n, const QString &tile) { return SweepPoint{{u"n"_s, n}, {u"tile"_s, tile}}; };
        const CompareData data =
            comparedSweep(sweepOf({run(both(u"1"_s, u"8"_s), {timing(u"a"_s, 1)}), run(both(u"1"_s, u"16"_s), {timing(u"a"_s, 2)}),
                                   run(both(u"2"_s, u"8"_s), {timing(u"a"_s, 3)}), run(both(u"2"_s, u"16"_s), {timing(u"a"_s, 4)})}));
        QCOMPARE(data.places.size(), 2);
        QCOMPARE(data.lines.size(), 2);
        QCOMPARE(data.lines[1].name, u"a, tile = 16"_s);
        QCOMPARE(data.lines[1].points.size(), 2);
    }

    void expressionsStandWhereTheirNumbersAre()
    {
        const CompareData data =
            comparedSweep(sweepOf({run(at(u"2 * m"_s), {timing(u"a"_s, 1)}, 40), run(at(u"8"_s), {timing(u"a"_s, 2)}, 8)}));
        QVERIFY(data.areNumbers);
        QCOMPARE(data.places[0].text, u"2 * m"_s);
        QCOMPARE(data.places[0].at, 40);
        QCOMPARE(data.lines[0].points[0].place, 1);
    }

    void whatIsNoNumberIsACategory()
    {
        const CompareData data =
            comparedSweep(sweepOf({run(at(u"Math.max(a)"_s), {timing(u"a"_s, 1)}), run(at(u"8"_s), {timing(u"a"_s, 2)})}));
        QVERIFY(!data.areNumbers && !data.isLog);
        QCOMPARE(data.places[0].at, 0);
        QCOMPARE(data.places[1].at, 1);
    }

    void whatFailedHasNoPointAndIsToldOf()
    {
        SweepRun failed = run(at(u"5"_s), {});
        failed.result.status = RunStatus::Invalid;
        Problem problem;
        problem.severity = Severity::Error;
        problem.message = u"5 does not divide 16."_s;
        failed.result.report.problems = {problem};
        const CompareData data = comparedSweep(sweepOf({run(at(u"4"_s), {timing(u"a"_s, 1)}), failed}));
        QCOMPARE(data.places.size(), 2);
        QCOMPARE(data.lines[0].points.size(), 1);
        QCOMPARE(data.failures.size(), 1);
        QCOMPARE(data.failures[0].message, problem.message);
        QCOMPARE(data.failures[0].place, 1);
    }

    void launchesOfARunAreCompared()
    {
        RunResult result;
        result.launches = {timing(u"slow"_s, 3e6), timing(u"fast"_s, 1e6)};
        const CompareData data = comparedLaunches(result);
        QVERIFY(!data.isSweep());
        QCOMPARE(data.lines.size(), 2);
        QVERIFY(!data.rows[0].isFastest && data.rows[1].isFastest);
        QCOMPARE(fastestBeside(data, 0), 1);
        QVERIFY(areToldApart(data.rows[1].timing, data.rows[0].timing));
        const auto summed = [](const CompareData &compared) { return factsOf(summaryText(compared), {u"fast"_s, u"slow"_s}); };
        QCOMPARE(summed(data), (QStringList{u"fast"_s, u"1.00 ms"_s, u"slow"_s, u"3.0"_s}));
        QCOMPARE(factsOf(figuresText(data, data.rows[0]), {u"slow"_s}),
                 (QStringList{u"slow"_s, u"3.00 ms"_s, u"1.50 ms"_s, u"6.00 ms"_s, u"5"_s, u"3.0"_s}));
        const qsizetype certain = summaryText(data).size();
        result.launches = {timing(u"slow"_s, 1.5e6), timing(u"fast"_s, 1e6)};
        const CompareData overlapping = comparedLaunches(result);
        QVERIFY(!areToldApart(overlapping.rows[1].timing, overlapping.rows[0].timing));
        QCOMPARE(summed(overlapping), (QStringList{u"fast"_s, u"1.00 ms"_s, u"slow"_s, u"1.5"_s}));
        QVERIFY(summaryText(overlapping).size() > certain); // It says that.
        result.launches = {timing(u"slow"_s, 3e6, 1), timing(u"fast"_s, 1e6, 1)};
        const CompareData single = comparedLaunches(result);
        QVERIFY(!single.rows[0].isFastest && !single.rows[1].isFastest);
        QCOMPARE(fastestBeside(single, 0), -1);
        QCOMPARE(comparedText(single, 0), QString());
        QVERIFY(!summaryText(single).isEmpty());
        QCOMPARE(summed(single), QStringList());
        result.launches = {timing(u"slow"_s, 3e6, 3), timing(u"fast"_s, 1e6, 5)};
        QCOMPARE(summed(comparedLaunches(result)), (QStringList{u"fast"_s, u"1.00 ms"_s, u"slow"_s, u"3.0"_s, u"3"_s})); // As many runs.
    }

    void aNameWithAPercentSignIsShownAsItIs()
    {
        RunResult result;
        result.launches = {timing(u"n%2"_s, 3e6, 3), timing(u"n%8"_s, 1e6, 3)};
        QCOMPARE(factsOf(summaryText(comparedLaunches(result)), {u"n%2"_s, u"n%8"_s}),
                 (QStringList{u"n%8"_s, u"1.00 ms"_s, u"n%2"_s, u"3.0"_s, u"3"_s}));
    }

    /// Two launches that take the same time have their runs in any order.
    void equalLaunchesAreSeldomToldApart()
    {
        int orders = 0;
        int toldApart = 0;
        for (int chosen = 0; chosen < 1 << 10; ++chosen) {
            if (std::popcount(unsigned(chosen)) != 5)
                continue;
            QList<double> runs[2];
            for (int place = 0; place < 10; ++place)
                runs[chosen >> place & 1] << place;
            const auto launch = [&](int which) {
                LaunchTiming of;
                of.minNs = runs[which][0];
                of.medianNs = runs[which][2];
                of.maxNs = runs[which][4];
                return of;
            };
            const int faster = runs[0][2] < runs[1][2] ? 0 : 1;
            ++orders;
            toldApart += areToldApart(launch(faster), launch(1 - faster));
        }
        QCOMPARE(orders, 252);
        QCOMPARE(toldApart, 12); // Less than 5 %.
    }

    void theTableShowsWhatTheSummarySpeaksOf()
    {
        QCOMPARE(spokenRow({}), -1);
        const auto both = [](const QString &n) { return run(at(n), {timing(u"a"_s, 10), timing(u"b"_s, 20)}); };
        const CompareData several = comparedSweep(sweepOf({both(u"64"_s), both(u"128"_s), both(u"256"_s)}));
        QVERIFY(summaryText(several).startsWith(u"With n = 256 "_s));
        QCOMPARE(spokenRow(several), 4);
        const CompareData one = comparedSweep(
            sweepOf({run(at(u"1"_s), {timing(u"a"_s, 30)}), run(at(u"2"_s), {timing(u"a"_s, 10)}), run(at(u"3"_s), {timing(u"a"_s, 20)})}));
        QCOMPARE(spokenRow(one), 1);
    }

    void oneLaunchAloneComparesWithNothing()
    {
        RunResult result;
        result.launches = {timing(u"a"_s, 1e6, 1)};
        const CompareData data = comparedLaunches(result);
        QVERIFY(!data.rows[0].isFastest);
        const QString alone = summaryText(data, false); // In a picture nothing can be chosen.
        QVERIFY(!alone.isEmpty());
        QCOMPARE(factsOf(alone, {u"a"_s, u"1.00 ms"_s}), QStringList());
        QVERIFY2(summaryText(data).startsWith(alone), qPrintable(summaryText(data)));
        QCOMPARE(factsOf(summaryText(data).sliced(alone.size())), (QStringList{u"64"_s, u"128"_s, u"256"_s})); // Values to try.
        QCOMPARE(figuresText(data, data.rows[0]), u"a: 1.00 ms"_s);
        QVERIFY(comparedLaunches({}).rows.isEmpty());
        QVERIFY(comparedSweep({}).rows.isEmpty());
    }

    void stepsOfOneComputationAreAdded()
    {
        RunResult result;
        result.launches = {timing(u"whole"_s, 4e6), timing(u"parts"_s, 1e6), timing(u"sums"_s, 1e6)};
        result.launches[2].global = {1};
        ComparedPlan plan;
        plan.computations.steps = {{u"whole"_s}, {u"parts"_s, u"sums"_s}};
        plan.launches = {u"whole"_s, u"parts"_s, u"sums"_s, u"other"_s};
        const CompareData data = comparedLaunches(result, plan);
        QCOMPARE(data.lines.size(), 2);
        QCOMPARE(data.lines[1].name, u"parts + sums"_s);
        QCOMPARE(data.rows[1].timing.medianNs, 2e6);
        QVERIFY(data.rows[1].isFastest);
        const auto said = [](const CompareData &compared) {
            return factsOf(summaryText(compared, false), {u"whole"_s, u"parts"_s, u"sums"_s, u"parts + sums"_s, u"other"_s});
        };
        QCOMPARE(said(data), (QStringList{u"parts + sums"_s, u"2.00 ms"_s, u"whole"_s, u"2.0"_s, // Who is faster,
                                          u"parts"_s, u"sums"_s, u"other"_s}));                  // what is added up, what is left out.
        QCOMPARE(figuresText(data, data.rows[1]),
                 u"parts + sums: 2.00 ms (parts 1.00 ms, sums 1.00 ms, 1.00 ms to 4.00 ms, 5 runs), fastest"_s);
        CompareModel model;
        model.show(data);
        QVERIFY2(model.text().contains(u"\nparts + sums\t\u2013\tdevice's choice\t2.00 ms\t"_s), qPrintable(model.text()));
        const QString found = u"out of bounds"_s;
        plan.found = {{u"other"_s, found}};
        QCOMPARE(comparedLaunches(result, plan).leftOut, QStringList{u"other (%1)"_s.arg(found)});
        plan.computations.steps = {{u"whole"_s, u"parts"_s, u"sums"_s}};
        const CompareData alone = comparedLaunches(result, plan);
        QCOMPARE(alone.rows.size(), 1);
        QCOMPARE(said(alone), (QStringList{u"whole"_s, u"parts"_s, u"sums"_s, u"other"_s}));
        RunResult oneLaunch;
        oneLaunch.launches = {timing(u"a"_s, 1e6, 1)};
        QVERIFY2(!summaryText(alone).startsWith(summaryText(comparedLaunches(oneLaunch), false)), // It is more than one.
                 qPrintable(summaryText(alone)));
    }

    void allExecutionsOfALaunchCount()
    {
        RunResult result;
        result.launches = {timing(u"pass"_s, 1e6, 6), timing(u"whole"_s, 4e6, 3)};
        result.launches[0].whole = {3, 6e6, 5e6, 7e6};
        result.launches[0].executions.resize(2);
        const CompareData data = comparedLaunches(result);
        QCOMPARE(data.rows[0].timing.medianNs, 6e6);
        QCOMPARE(data.rows[0].timing.runs, 3);
        QCOMPARE(factsOf(summaryText(data), {u"pass"_s, u"whole"_s}),
                 (QStringList{u"whole"_s, u"4.00 ms"_s, u"pass"_s, u"1.5"_s, u"pass"_s})); // It says what the time of pass is.
        QVERIFY(data.rows[1].isFastest);
    }

    void aFaultyLaunchDoesNotWin()
    {
        RunResult result;
        result.launches = {timing(u"wrong"_s, 1e6), timing(u"right"_s, 3e6), timing(u"slow"_s, 6e6)};
        CheckResult check;
        check.name = u"c"_s;
        check.buffer = u"out"_s;
        check.compared = 8;
        result.checks = {check};
        ComparedPlan plan;
        plan.checked.insert({u"c"_s, u"out"_s}, {{u"wrong"_s}, {u"right"_s}});
        const CompareData data = comparedLaunches(result, plan);
        QVERIFY(!data.rows[0].isFastest && data.rows[1].isFastest);
        QCOMPARE(fastestBeside(data, 2), 1);
        const QString fault = data.rows[0].fault;
        QVERIFY(!fault.isEmpty() && data.rows[1].fault.isEmpty() && data.rows[2].fault.isEmpty());
        QVERIFY(comparedText(data, 0).contains(fault));
        QCOMPARE(factsOf(summaryText(data), {u"right"_s, u"slow"_s, u"wrong"_s, fault}),
                 (QStringList{u"right"_s, u"3.00 ms"_s, u"slow"_s, u"2.0"_s, u"wrong"_s, fault}));
        RunResult unknown = result;
        unknown.checks[0].compared = 0; // It could not be made.
        QVERIFY(comparedLaunches(unknown, plan).rows[0].isFastest);
        unknown = result;
        unknown.launches.removeAt(1); // What its results are held against was not run.
        QVERIFY(comparedLaunches(unknown, plan).rows[0].isFastest);
        plan.found = {{u"wrong"_s, u"data race"_s}, {u"right"_s, u"data race"_s}};
        const CompareData raced = comparedLaunches(result, plan);
        QVERIFY(!raced.rows[1].isFastest && !raced.rows[2].isFastest); // It is faster than nothing.
        QCOMPARE(factsOf(summaryText(raced), {u"right"_s, u"slow"_s, u"wrong"_s, u"data race"_s}),
                 (QStringList{u"slow"_s, u"6.00 ms"_s, u"wrong"_s, u"right"_s, u"data race"_s}));
    }

    void oneLaunchOverManyValuesHasItsFastest()
    {
        const CompareData data = comparedSweep(sweepOf({run(at(u"4"_s), {timing(u"a"_s, 20)}), run(at(u"8"_s), {timing(u"a"_s, 10)})}));
        QCOMPARE(factsOf(summaryText(data), {u"a"_s, u"n = 8"_s}), (QStringList{u"a"_s, u"n = 8"_s, u"10 ns"_s}));
        QCOMPARE(fastestBeside(data, 0), 1);
    }

    void launchesAreComparedWithTheOneThatIsChosen()
    {
        RunResult result;
        result.launches = {timing(u"cpu"_s, 20e6), timing(u"naive"_s, 0.293e6), timing(u"slow"_s, 40e6)};
        CompareData data = comparedLaunches(result);
        QCOMPARE(comparedText(data, 1), u"fastest"_s);
        data.reference = u"cpu"_s;
        QCOMPARE(comparedText(data, 0), u"the reference"_s);
        const QString faster = speedText(0.293e6, 20e6), slower = speedText(40e6, 20e6);
        QCOMPARE(factsOf(faster), QStringList{u"68"_s});
        QCOMPARE(factsOf(slower), QStringList{u"2.0"_s});
        QVERIFY(comparedText(data, 1).startsWith(faster) && comparedText(data, 1).endsWith(u"fastest"_s));
        QCOMPARE(comparedText(data, 2), slower);
        const QString said = summaryText(data);
        QCOMPARE(factsOf(said.sliced(said.indexOf(u"cpu"_s)), {u"cpu"_s, u"naive"_s, u"slow"_s, faster, slower}),
                 (QStringList{u"cpu"_s, u"naive"_s, faster, u"slow"_s, slower}));
        CompareModel model;
        model.show(data);
        QVERIFY(model.text().contains(u"\tAgainst cpu\n"));
        data.reference = u"gone"_s;
        QCOMPARE(comparedText(data, 1), u"fastest"_s);
        QCOMPARE(speedText(10, 10), u"as fast"_s);
        QCOMPARE(speedText(100, 105), u"5 % faster"_s);
    }

    void inASweepTheReferenceIsThatOfTheSameValues()
    {
        CompareData data = comparedSweep(
            sweepOf({run(at(u"1"_s), {timing(u"a"_s, 10), timing(u"b"_s, 5)}), run(at(u"2"_s), {timing(u"a"_s, 40), timing(u"b"_s, 10)})}));
        data.reference = u"a"_s;
        QCOMPARE(referenceBeside(data, 1), 0);
        QVERIFY(comparedText(data, 3).startsWith(speedText(10, 40)));
        QCOMPARE(factsOf(comparedText(data, 3)), QStringList{u"4.0"_s});
    }

    void twoParametersMakeAMap()
    {
        const auto both = [](const QString &n, const QString &tile) { return SweepPoint{{u"n"_s, n}, {u"tile"_s, tile}}; };
        SweepRun failed = run(both(u"2"_s, u"16"_s), {});
        failed.result.message = u"It crashed."_s;
        const SweepResults sweep =
            sweepOf({run(both(u"1"_s, u"8"_s), {timing(u"a"_s, 1), timing(u"b"_s, 8)}), run(both(u"1"_s, u"16"_s), {timing(u"a"_s, 2)}),
                     run(both(u"2"_s, u"8"_s), {timing(u"a"_s, 3)}), failed});
        const CompareData data = comparedMap(sweep);
        QVERIFY(data.isMap);
        QCOMPARE(data.other, u"tile"_s);
        QCOMPARE(data.others.size(), 2);
        QCOMPARE(data.lines.size(), 2);
        QCOMPARE(data.lines[0].name, u"a"_s);
        QCOMPARE(data.lines[0].points.size(), 3);
        QCOMPARE(data.lines[0].points[1].other, 1);
        QCOMPARE(data.failures[0].place, 1);
        QCOMPARE(data.failures[0].other, 1);
        QVERIFY(!comparedMap(sweepOf({run(at(u"1"_s), {timing(u"a"_s, 1)})})).isMap); // One parameter alone.
        QVERIFY(comparedMap({}).rows.isEmpty());
    }

    void figuresHaveUnits()
    {
        QCOMPARE(rateText(27.34e9, u"flops"_s), u"27.3 GFLOP/s"_s);
        QCOMPARE(rateText(315, u"bytes"_s), u"315 B/s"_s);
        QCOMPARE(rateText(2e6, u"items"_s), u"2.00 M items/s"_s);
        QCOMPARE(rateText(12, u"items"_s), u"12.0 items/s"_s);
        QCOMPARE(axisText(5e5, false), u"500 \u00b5s"_s);
        QCOMPARE(axisText(1e9, false), u"1 s"_s);
        QCOMPARE(axisText(2e10, true), u"20 G"_s);
        QCOMPARE(slownessText(1.05, 1), u"5 % longer"_s);
        QCOMPARE(slownessText(1.14, 1), u"14 % longer"_s);
        QCOMPARE(factsOf(slownessText(2.31, 1)), QStringList{u"2.3"_s});
        QCOMPARE(factsOf(slownessText(123, 1)), QStringList{u"123"_s});
        QCOMPARE(factsOf(slownessText(2498.4, 1)), QStringList{u"2,498"_s});
        QCOMPARE(speedText(2, 1), slownessText(2, 1));
        QCOMPARE(factsOf(speedText(1, 2)), factsOf(speedText(2, 1)));
        QVERIFY(speedText(1, 2) != speedText(2, 1));
        QCOMPARE(slownessText(1, 1), QString());
        QCOMPARE(slownessText(1, 0), QString());
    }

    void theTableIsThatOfTheRuns()
    {
        CompareModel model;
        model.show(comparedSweep(sweepOf({run(at(u"4"_s), {timing(u"a"_s, 4000), timing(u"b"_s, 1000)})})));
        QStringList titles;
        for (int column = 0; column < model.columnCount(); ++column)
            titles << model.headerData(column, Qt::Horizontal, Qt::DisplayRole).toString();
        QCOMPARE(titles.size(), 9);
        QCOMPARE(titles.first(), u"n"_s);
        QCOMPARE(titles[7], u"FLOP/s"_s);
        QCOMPARE(model.text(),
                 titles.join(u'\t') +
                     u"\n"
                     "4\ta\t16\tdevice's choice\t4.00 \u00b5s\t2.00 \u00b5s\t8.00 \u00b5s\t1.00 G\t%1\n"
                     "4\tb\t16\tdevice's choice\t1.00 \u00b5s\t500 ns\t2.00 \u00b5s\t4.00 G\tfastest\n"_s.arg(slownessText(4, 1)));
        QCOMPARE(model.launchColumn(), 1);
        model.show({});
        QCOMPARE(model.rowCount(), 0);
        QCOMPARE(model.columnCount(), 0);
    }

    void localSizesAreThoseThatTheDeviceAllows()
    {
        Parameter n, tile;
        n.name = u"n"_s;
        tile.name = u"tile"_s;
        LaunchStep launch;
        launch.kernel = u"k"_s;
        launch.global = {Expression(u"n"_s), Expression(u"n"_s)};
        launch.local = {Expression(u"tile"_s), Expression(u"tile"_s)};
        Step step;
        step.action = launch;
        Project project;
        project.parameters = {n, tile};
        project.plan = {step};
        PlanReport report;
        report.values = {{u"/plan/0/global/0"_s, u"96"_s, 96}, {u"/plan/0/global/1"_s, u"48"_s, 48}};
        DeviceInfo device;
        device.maxWorkGroupSize = 1024;
        device.maxWorkItemSizes = {1024, 16, 16};
        const auto allowed = [&](const ProgramSignature &signature = {}) {
            QStringList texts;
            for (const Expression &value : allowedLocalSizes(project, u"tile"_s, report, signature, device))
                texts << value.text;
            return texts.join(u' ');
        };
        QCOMPARE(allowed(), u"1 2 3 4 6 8 12 16"_s); // 24 is too much in y.
        project.parameters[1].min = Expression(4.0);
        QCOMPARE(allowed(), u"4 6 8 12 16"_s);
        KernelSignature kernel;
        kernel.name = u"k"_s;
        kernel.maxWorkGroupSize = 64;
        QCOMPARE(allowed({{kernel}, {}}), u"4 6 8"_s);
        QVERIFY(allowedLocalSizes(project, u"n"_s, report, {}, device).isEmpty());
        RepeatStep repeat;
        std::get<LaunchStep>(step.action).global = {Expression(u"Math.ceil(n / tile) * tile"_s)};
        std::get<LaunchStep>(step.action).local = {Expression(u"tile"_s)};
        repeat.steps = {step};
        step.action = repeat;
        project.plan = {step};
        project.parameters[1].max = Expression(7.0);
        QCOMPARE(allowed(), u"4 5 6 7"_s); // What is rounded up is a multiple of any.
    }

    void valuesAreTyped_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("count");
        QTest::addColumn<QString>("problem");
        QTest::newRow("numbers") << u"64, 128,256 "_s << 3 << QString();
        QTest::newRow("expressions") << u"Math.max(1, 2), n"_s << 2 << QString();
        QTest::newRow("nothing") << u" "_s << 0 << u"Give the values"_s;
        QTest::newRow("gap") << u"1,,2"_s << -1 << u"There is nothing between"_s;
        QTest::newRow("end") << u"1,"_s << -1 << u"There is nothing between"_s;
        QTest::newRow("twice") << u"1, 2, 1"_s << -1 << u"1 is there twice"_s;
        QTest::newRow("bracket") << u"f(1, 2"_s << -1 << u"In f(1, 2 a bracket is missing"_s;
    }
    void valuesAreTyped()
    {
        QFETCH(QString, text);
        QFETCH(int, count);
        QFETCH(QString, problem);
        const TypedValues typed = typedValues(text);
        QVERIFY2(typed.problem.startsWith(problem) && typed.problem.isEmpty() == problem.isEmpty(), qPrintable(typed.problem));
        if (count >= 0)
            QCOMPARE(typed.values.size(), count);
    }

    void valuesAreSuggestedWithinTheLimits()
    {
        const auto suggested = [](const Parameter &parameter) {
            QStringList texts;
            for (const Expression &value : suggestedValues(parameter))
                texts << value.text;
            return texts.join(u' ');
        };
        Parameter n;
        n.value = Expression(128.0);
        QCOMPARE(suggested(n), u"32 64 128 256 512"_s);
        n.min = Expression(16.0);
        n.max = Expression(256.0);
        n.step = Expression(48.0);
        QCOMPARE(suggested(n), u"64 256"_s);
        n = {};
        n.value = Expression(3.0);
        QCOMPARE(suggested(n), u"3 6 12"_s);
        n.value = Expression(u"2 * m"_s);
        QCOMPARE(suggested(n), u"4 8 16 32 64"_s);
    }

    void launchesAreComparedOrNot()
    {
        const QStringList all{u"a"_s, u"b"_s, u"c"_s};
        Project project;
        setVaried(project, 0, u"n"_s, {Expression(1.0)});
        setCompared(project, all, u"b"_s, false);
        QCOMPARE(project.sweep->launches, (QStringList{u"a"_s, u"c"_s}));
        setCompared(project, all, u"b"_s, true);
        QCOMPARE(project.sweep->launches, QStringList()); // All.
        setCompared(project, all, u"a"_s, false);
        setCompared(project, all, u"b"_s, false);
        setCompared(project, all, u"c"_s, false);
        QCOMPARE(project.sweep->launches, QStringList{u"c"_s}); // One is left in any case.
        project.sweep->launches << u"gone"_s;
        setCompared(project, all, u"a"_s, true);
        QCOMPARE(project.sweep->launches, (QStringList{u"a"_s, u"c"_s}));
    }

    void whatIsVariedIsTheProjects()
    {
        Project project;
        setVaried(project, 0, u"n"_s, {Expression(1.0)});
        setVaried(project, 1, u"m"_s, {Expression(2.0)});
        setVaried(project, 0, u"k"_s, {Expression(3.0)});
        QCOMPARE(project.sweep->vary.size(), 2);
        QCOMPARE(project.sweep->vary[0].first, u"k"_s);
        setVaried(project, 0, {}, {});
        QCOMPARE(project.sweep->vary[0].first, u"m"_s);
        setVaried(project, 0, {}, {});
        QVERIFY(!project.sweep);
    }
};

QTEST_MAIN(TestCompareData)
#include "tst_comparedata.moc"
