#include <QtTest>

#include "run/SweepGrid.h"

using namespace kernelscope;
using namespace Qt::StringLiterals;

/// What a sweep runs. Its points and rows are tested with its tables (tests/export).
class TestSweepRun : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void onlyParametersOfTheProjectAreVaried()
    {
        Project project;
        Parameter n;
        n.name = u"n"_s;
        project.parameters = {n};
        const QList<Expression> many(200, Expression(1.0));
        QVERIFY(checkVaried({{u"n"_s, many}}, project));
        const auto unknown = checkVaried({{u"m"_s, many}}, project);
        QCOMPARE(unknown.error().message, u"The project has no parameter \"m\" to vary."_s);
        const auto tooMany = checkVaried({{u"n"_s, many}, {u"n"_s, many}}, project);
        QVERIFY(tooMany.error().message.startsWith(u"These are more than 10000 runs."));
    }

    void runsAreShuffledAlwaysAlikeAndKeptInTheirOrder()
    {
        const QList<SweepPoint> points = sweepPoints(
            {{u"n"_s, {Expression(1.0), Expression(2.0), Expression(3.0), Expression(4.0)}}, {u"m"_s, {Expression(1.0), Expression(2.0)}}});
        const QList<qsizetype> order = shuffledOrder(points.size());
        QCOMPARE(order, shuffledOrder(points.size(), sweepSeed));
        QVERIFY(order != shuffledOrder(points.size(), sweepSeed + 1));
        QVERIFY(!std::ranges::is_sorted(order));
        QList<SweepRun> runs;
        for (const qsizetype place : order)
            insertInOrder(runs, {points[place], {}, {}}, points);
        QList<SweepPoint> kept;
        for (const SweepRun &run : runs)
            kept << run.point;
        QCOMPARE(kept, points);
        QCOMPARE(shuffledOrder(0), QList<qsizetype>());
        QCOMPARE(shuffledOrder(1), QList<qsizetype>{0});
    }

    void aGridHasItsPointsWithoutAListOfThem()
    {
        const SweepGrid grid({{u"n"_s, {Expression(1.0), Expression(2.0), Expression(3.0)}}, {u"m"_s, {Expression(4.0), Expression(5.0)}}});
        QCOMPARE(grid.size(), 6);
        QCOMPARE(grid.at(3), (SweepPoint{{u"n"_s, u"2"_s}, {u"m"_s, u"5"_s}}));
        for (quint64 place = 0; place < grid.size(); ++place)
            QCOMPARE(grid.placeOf(grid.at(place)), place);
        QVERIFY(!grid.placeOf({{u"n"_s, u"2"_s}}));
        QVERIFY(!grid.placeOf({{u"n"_s, u"9"_s}, {u"m"_s, u"5"_s}}));
        QVERIFY(!grid.placeOf({{u"m"_s, u"2"_s}, {u"n"_s, u"5"_s}}));
        QCOMPARE(SweepGrid().size(), 1);
        const QList<Expression> many(10'000, Expression(1.0));
        QCOMPARE(SweepGrid({{u"a"_s, many}, {u"b"_s, many}, {u"c"_s, many}, {u"d"_s, many}, {u"e"_s, many}}).size(),
                 std::numeric_limits<quint64>::max());
    }

    /// A million points, each in one part; no part has all of one value.
    void partsOfAGridDivideIt()
    {
        QList<Expression> values;
        for (int i = 0; i < 1000; ++i)
            values << Expression(double(i));
        const SweepGrid grid({{u"n"_s, values}, {u"m"_s, values}});
        QList<bool> taken(qsizetype(grid.size()), false);
        quint64 all = 0;
        for (quint64 part = 0; part < 1000; ++part) {
            const QList<quint64> places = grid.part(part, 1000);
            QCOMPARE(places.size(), 1000);
            QVERIFY(std::ranges::is_sorted(places));
            QSet<quint64> first, last;
            for (const quint64 place : places) {
                QVERIFY(!std::exchange(taken[qsizetype(place)], true));
                first << place / 1000;
                last << place % 1000;
            }
            QVERIFY(first.size() > 100 && last.size() > 100);
            all += quint64(places.size());
        }
        QCOMPARE(all, grid.size());
        QCOMPARE(SweepGrid({{u"n"_s, values}}).part(0, 1).size(), 1000);
        QCOMPARE(SweepGrid({{u"n"_s, values}}).part(0, 2000).size() + SweepGrid({{u"n"_s, values}}).part(1, 2000).size(), 1);
    }

    void theWorkIsEvaluatedBehindTheParameters()
    {
        const QList<QPair<QString, Expression>> work{{u"flops"_s, Expression(u"2 * n"_s)}, {u"bytes"_s, Expression(u"4 * n"_s)}};
        const ProjectDocument document = withWork({}, work);
        QCOMPARE(document.project.parameters.size(), 2);
        QCOMPARE(document.project.parameters[1].value.text, u"4 * n"_s);
        RunResult result;
        EvaluatedValue value;
        value.path = u"/parameters/"_s + document.project.parameters[1].name;
        value.number = 64;
        result.report.values = {value};
        const SweepRun run = sweepRunOf({{u"n"_s, u"16"_s}}, result, work);
        QCOMPARE(run.work, (QList<QPair<QString, double>>{{u"bytes"_s, 64}}));
        QCOMPARE(pointText({{u"n"_s, u"16"_s}, {u"tile"_s, u"8"_s}}), u"n = 16, tile = 8"_s);
        QCOMPARE(parametersAt({{u"n"_s, u"16"_s}}), (QList<ParameterValue>{{u"n"_s, u"16"_s}}));
    }
};

QTEST_APPLESS_MAIN(TestSweepRun)
#include "tst_sweeprun.moc"
