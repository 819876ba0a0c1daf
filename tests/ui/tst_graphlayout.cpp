#include <QTest>

#include "ui/layout/GraphLayout.h"

using namespace kernelscope;

/// Where the steps of a plan's graph stand.
class TestGraphLayout : public QObject
{
    Q_OBJECT

    static PlanGraph graph(int steps, const QList<std::pair<int, int>> &dependencies)
    {
        PlanGraph made;
        made.steps.resize(steps);
        for (const auto &[from, to] : dependencies) {
            GraphDependency dependency;
            dependency.from = from;
            dependency.to = to;
            dependency.buffer = QStringLiteral("A");
            made.dependencies << dependency;
        }
        return made;
    }
    static GraphLayout layoutOf(const PlanGraph &graph)
    {
        return graphLayout(graph, {}, [](int) { return 100.0; });
    }

private Q_SLOTS:
    void eachStandsAfterWhatItDependsOn()
    {
        const GraphLayout layout = layoutOf(graph(5, {{0, 2}, {1, 2}, {2, 3}, {0, 3}, {3, 4}}));
        QCOMPARE(layout.steps.size(), 5);
        QCOMPARE(layout.steps[0].left(), layout.steps[1].left());
        for (const GraphLine &line : layout.lines) {
            QVERIFY(layout.steps[line.from].right() < layout.steps[line.to].left());
            QCOMPARE(line.end, QPointF(layout.steps[line.to].left(), layout.steps[line.to].center().y()));
        }
    }

    void boxesAndLinesKeepApart()
    {
        const GraphLayout layout = layoutOf(graph(7, {{0, 1}, {1, 2}, {2, 3}, {0, 3}, {0, 4}, {4, 5}, {5, 6}, {0, 6}, {3, 6}}));
        for (int a = 0; a < layout.steps.size(); ++a) {
            QVERIFY(QRectF(QPointF(), layout.size).contains(layout.steps[a]));
            for (int b = 0; b < a; ++b)
                QVERIFY(!layout.steps[a].intersects(layout.steps[b]));
            for (const GraphLine &line : layout.lines) {
                for (int percent = 0; percent <= 100 && line.from != a && line.to != a; ++percent)
                    QVERIFY(!layout.steps[a].contains(line.path.pointAtPercent(percent / 100.0)));
            }
        }
    }

    void buffersOfOneKindShareALine()
    {
        PlanGraph twice = graph(2, {{0, 1}, {0, 1}, {0, 1}});
        twice.dependencies[1].buffer = QStringLiteral("B");
        twice.dependencies[2].kind = DependencyKind::Missing;
        const GraphLayout layout = layoutOf(twice);
        QCOMPARE(layout.lines.size(), 2);
        QCOMPARE(layout.lines[0].buffers, QStringList({"A", "B"}));
    }

    void theNextRoundGoesBack()
    {
        const GraphLayout layout = layoutOf(graph(2, {{0, 1}, {1, 0}, {1, 1}}));
        QCOMPARE(layout.lines.size(), 3);
        QVERIFY(!layout.lines[0].isNextRound && layout.lines[1].isNextRound && layout.lines[2].isNextRound);
        QVERIFY(layout.size.height() > layout.steps[0].bottom());
    }

    void noPlanIsTooLong()
    {
        QList<std::pair<int, int>> dependencies;
        for (int step = 1; step < 400; ++step)
            dependencies << std::pair{step - 1, step} << std::pair{0, step};
        QCOMPARE(layoutOf(graph(400, dependencies)).steps.size(), mostGraphSteps);
        QVERIFY(layoutOf({}).steps.isEmpty());
        QVERIFY(layoutOf({}).size.isEmpty());
    }
};

QTEST_GUILESS_MAIN(TestGraphLayout)
#include "tst_graphlayout.moc"
