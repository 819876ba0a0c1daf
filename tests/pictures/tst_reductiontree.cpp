#include <QtTest>

#include <QRegularExpression>

#include "pictures/ReductionPart.h"
#include "tests/pictures/ReductionText.h"
#include "tests/support/TraceText.h"

using namespace kernelscope;

/// The ways in which the work-items of one group put values together, and what is drawn of each.
class TestReductionTree : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void sequentialAddressing();
    void interleavedAddressing();
    void twoElementsForEachItem();
    void gridStrideInAPrivateVariable();
    void minimumInOneExpression();
    void minimumByAConditionalStore();
    void argMinOfTwoArrays();
    void argMinWhereOneGroupMovesNothing();
    void argMinInPrivateVariables();
    void scanOfHillisAndSteele();
    void scanUpAndDown();
    void oneOfTwoResultsOfATile();
    void sumsOfTwoBuffersAreNoReduction();
};

/// Whatever their names.
void TestReductionTree::sumsOfTwoBuffersAreNoReduction()
{
    for (int other = 0; other < 300; ++other) {
        const QString name = QStringLiteral("B%1").arg(other);
        KernelText k(1, 1);
        k.buffer("A", {3}, "in").buffer(name, {1}, "in").buffer("R", {0}, "out");
        k.store(0, 0, "R", 0, k.load(0, 0, "A", 0, 1) + k.load(0, 0, name, 0, 2), 3, "from 1,2 by +");
        QVERIFY2(reductionTree({k.trace()}).roots.empty(), qPrintable(name));
    }
}

void TestReductionTree::sequentialAddressing()
{
    KernelText k(1, 4);
    k.buffer("A", {3, 1, 4, 1}, "in").buffer("R", {0}, "out").local("s", 4);
    loadAll(k, 1, 4);
    sequentialTree(k, 0, 4);
    storeResult(k, 0);
    const QList<Trace> traces{k.trace()};
    QCOMPARE(expressions(traces), "(R0 (s0 (s0 (s0 A0) (s2 A2)) (s1 (s1 A1) (s3 A3))))");
    const ReductionTree tree = reductionTree(traces);
    QVERIFY(tree.isForest && tree.exact && tree.notes.isEmpty());
    QCOMPARE(tree.levels.size(), std::size_t(5));
    const ReductionNode &root = tree.nodes[std::size_t(tree.roots.front())];
    QCOMPARE(root.value, 9.0);
    QCOMPARE(root.leafCount, 4u);
    QCOMPARE(root.phase, 3);
    QCOMPARE(root.level, 4);
}

void TestReductionTree::interleavedAddressing()
{
    KernelText k(1, 8);
    k.buffer("A", eight, "in").buffer("R", {0}, "out").local("s", 8);
    loadAll(k, 1, 8);
    interleavedTree(k, 0, 8);
    storeResult(k, 0);
    QCOMPARE(expressions({k.trace()}), "(R0 (s0 (s0 (s0 (s0 A0) (s1 A1)) (s2 (s2 A2) (s3 A3))) "
                                       "(s4 (s4 (s4 A4) (s5 A5)) (s6 (s6 A6) (s7 A7)))))");
}

void TestReductionTree::twoElementsForEachItem()
{
    KernelText k(1, 2);
    k.buffer("A", {1, 2, 3, 4}, "in").buffer("R", {0}, "out").local("s", 2);
    for (int i = 0; i < 2; ++i) {
        int value = k.load(0, i, "A", 2 * i, 1);
        k.set(0, i, "value", 1, "from 1");
        value += k.load(0, i, "A", 2 * i + 1, 2);
        k.set(0, i, "value", 2, "from value,2 by +");
        k.store(0, i, "s", i, value, 3, "from value");
    }
    k.barrier(0);
    sequentialTree(k, 0, 2);
    storeResult(k, 0);
    QCOMPARE(expressions({k.trace()}), "(R0 (s0 (s0 A0 A1) (s1 A2 A3)))");
}

void TestReductionTree::gridStrideInAPrivateVariable()
{
    KernelText k(2, 2);
    k.buffer("A", QVector<int>(50, 1), "in").buffer("R", {0, 0}, "out").local("s", 2);
    for (int x = 0; x < 4; ++x) {
        int sum = 0;
        k.set(x / 2, x % 2, "sum", 1);
        for (int e = x; e < 50; e += 4) {
            sum += k.load(x / 2, x % 2, "A", e, 2);
            k.set(x / 2, x % 2, "sum", 3, "from sum,2 by +");
        }
        k.store(x / 2, x % 2, "s", x % 2, sum, 4, "from sum");
    }
    for (int g = 0; g < 2; ++g) {
        k.barrier(g);
        addTo(k, g, 0, 0, 1);
        storeResult(k, g);
    }
    const QList<Trace> traces{k.trace()};
    QCOMPARE(expressions(traces), "(R0 (s0 (s0 A{13}) (s1 A{13}))) (R1 (s0 (s0 A{12}) (s1 A{12})))");
    const ReductionTree tree = reductionTree(traces);
    const ReductionNode &bundle = tree.nodes.front();
    QCOMPARE(tree.bundled[bundle.firstBundled + 2], 8u);
    QCOMPARE(tree.nodes[std::size_t(tree.roots.front())].leafCount, 26u);
    ReductionOptions all;
    all.bundleFrom = 1000;
    QVERIFY(expressions(traces, all).contains("(s0 A0 A4 A8 A12"));
}

void TestReductionTree::minimumInOneExpression()
{
    KernelText k(1, 2);
    k.buffer("A", {7, 5}, "in").buffer("R", {0}, "out").local("s", 2);
    loadAll(k, 1, 2);
    const int value = std::min(k.load(0, 0, "s", 0, 5), k.load(0, 0, "s", 1, 6));
    k.store(0, 0, "s", 0, value, 7, "from 5,6 by min");
    k.barrier(0);
    storeResult(k, 0);
    QCOMPARE(expressions({k.trace()}), "(R0 (s0 (s0 A0) (s1 A1)))");
}

/// if (s[i + half] < s[i]) s[i] = s[i + half];
static void keepSmaller(KernelText &k, int item, int to, int from, bool withPlace)
{
    const int b = k.load(0, item, "s", from, 5);
    const int a = k.load(0, item, "s", to, 6);
    if (b >= a)
        return;
    k.store(0, item, "s", to, k.load(0, item, "s", from, 7), 8, "from 7 if 5,6");
    if (withPlace)
        k.store(0, item, "p", to, k.load(0, item, "p", from, 11), 12, "from 11 if 5,6");
}

void TestReductionTree::minimumByAConditionalStore()
{
    KernelText k(1, 4);
    k.buffer("A", {7, 5, 4, 9}, "in").buffer("R", {0}, "out").local("s", 4);
    loadAll(k, 1, 4);
    for (int half = 2; half > 0; half /= 2) {
        for (int i = 0; i < half; ++i)
            keepSmaller(k, i, i, i + half, false);
        k.barrier(0);
    }
    storeResult(k, 0);
    QCOMPARE(k.contents("R").first(), 4);
    // s0: 4 beats 7; s1: 5 stays against 9; then 4 stays against 5.
    QCOMPARE(expressions({k.trace()}), "(R0 (=s0 (s0 (s0 A0) (s2 A2)) (=s1 (s1 A1) (s3 A3))))");
}

void TestReductionTree::argMinOfTwoArrays()
{
    KernelText k(1, 4);
    k.buffer("A", {7, 5, 9, 4}, "in").buffer("R", {0}, "out").buffer("P", {0}, "out").local("s", 4).local("p", 4);
    for (int i = 0; i < 4; ++i) {
        k.store(0, i, "s", i, k.load(0, i, "A", i, 1), 2, "from 1");
        k.store(0, i, "p", i, i, 3);
    }
    k.barrier(0);
    for (int half = 2; half > 0; half /= 2) {
        for (int i = 0; i < half; ++i)
            keepSmaller(k, i, i, i + half, true);
        k.barrier(0);
    }
    storeResult(k, 0);
    k.store(0, 0, "P", 0, k.load(0, 0, "p", 0, 13), 14, "from 13");
    QCOMPARE(k.contents("P").first(), 3);
    const QString tree = "(s0+p (=s0 (s0 A0) (s2 A2)) (s1+p (s1 A1) (s3 A3)))";
    QCOMPARE(expressions({k.trace()}), QString("(R0+P %1)").arg(tree));
}

void TestReductionTree::argMinWhereOneGroupMovesNothing()
{
    KernelText k(2, 2);
    k.buffer("A", {1, 2, 9, 8}, "in").buffer("R", {0, 0}, "out").buffer("P", {0, 0}, "out").local("s", 2).local("p", 2);
    for (int g = 0; g < 2; ++g) {
        for (int i = 0; i < 2; ++i) {
            k.store(g, i, "s", i, k.load(g, i, "A", 2 * g + i, 1), 2, "from 1");
            k.store(g, i, "p", i, i, 3);
        }
        k.barrier(g);
        const int b = k.load(g, 0, "s", 1, 5), a = k.load(g, 0, "s", 0, 6);
        if (b < a) {
            k.store(g, 0, "s", 0, k.load(g, 0, "s", 1, 7), 8, "from 7 if 5,6");
            k.store(g, 0, "p", 0, k.load(g, 0, "p", 1, 11), 12, "from 11 if 5,6");
        }
        k.barrier(g);
        k.store(g, 0, "R", g, k.load(g, 0, "s", 0, 13), 14, "from 13");
        k.store(g, 0, "P", g, k.load(g, 0, "p", 0, 15), 16, "from 15");
    }
    QCOMPARE(expressions({k.trace()}), "(R0+P (=s0 (s0 A0) (s1 A1))) (R1+P (s0+p (s0 A2) (s1 A3)))");
}

void TestReductionTree::argMinInPrivateVariables()
{
    KernelText k(1, 1);
    k.buffer("A", {7, 9, 5, 6}, "in").buffer("R", {0}, "out");
    int best = 1000;
    k.set(0, 0, "best", 1);
    for (int e = 0; e < 4; ++e) {
        const int x = k.load(0, 0, "A", e, 2);
        k.set(0, 0, "x", 2, "from 2");
        if (x < best) {
            best = x;
            k.set(0, 0, "best", 3, "from x if x,best");
        }
    }
    k.store(0, 0, "R", 0, best, 5, "from best");
    QCOMPARE(expressions({k.trace()}), "(R0 A0 A1 A2 A3)");
}

void TestReductionTree::scanOfHillisAndSteele()
{
    KernelText k(1, 4);
    k.buffer("A", {1, 2, 3, 4}, "in").buffer("R", QVector<int>(4), "out").local("s", 4);
    loadAll(k, 1, 4);
    for (int d = 1; d < 4; d *= 2) {
        QVector<int> sums(4);
        for (int i = d; i < 4; ++i) {
            sums[i] = k.load(0, i, "s", i, 5) + k.load(0, i, "s", i - d, 6);
            k.set(0, i, "sum", 6, "from 5,6 by +");
        }
        k.barrier(0);
        for (int i = d; i < 4; ++i)
            k.store(0, i, "s", i, sums[i], 7, "from sum");
        k.barrier(0);
    }
    for (int i = 0; i < 4; ++i)
        k.store(0, i, "R", i, k.load(0, i, "s", i, 9), 10, "from 9");
    QCOMPARE(k.contents("R"), (QVector<int>{1, 3, 6, 10}));
    const ReductionTree tree = reductionTree({k.trace()});
    QVERIFY(!tree.isForest);
    QCOMPARE(expressions({k.trace()}), "(R1 (s1 (s1 (s0 A0) (s1 A1)))) (R2 (s2 (s2 (s0 A0) (s2 (s2 (s1 A1) (s2 A2)))))) "
                                       "(R3 (s3 (s3 (s1 (s1 (s0 A0) (s1 A1))) (s3 (s3 (s2 A2) (s3 A3))))))");
    QCOMPARE(tree.nodes[std::size_t(tree.roots.back())].leafCount, 4u);
}

void TestReductionTree::scanUpAndDown()
{
    KernelText k(1, 2);
    k.buffer("A", {1, 2, 3, 4}, "in").buffer("R", QVector<int>(4), "out").local("s", 4);
    for (int i = 0; i < 2; ++i) {
        k.store(0, i, "s", 2 * i, k.load(0, i, "A", 2 * i, 1), 2, "from 1");
        k.store(0, i, "s", 2 * i + 1, k.load(0, i, "A", 2 * i + 1, 3), 4, "from 3");
    }
    k.barrier(0);
    for (int i = 0; i < 2; ++i)
        addTo(k, 0, i, 2 * i + 1, 2 * i);
    k.barrier(0);
    k.store(0, 0, "s", 3, 0, 20); // the last one is cleared: an exclusive scan
    k.barrier(0);
    const auto down = [&](int item, int left, int right) {
        const int t = k.load(0, item, "s", left, 21);
        k.set(0, item, "t", 21, "from 21");
        k.store(0, item, "s", left, k.load(0, item, "s", right, 22), 23, "from 22");
        const int sum = k.load(0, item, "s", right, 24) + t;
        k.store(0, item, "s", right, sum, 25, "from 24,t by +");
    };
    down(0, 1, 3);
    k.barrier(0);
    down(0, 0, 1);
    down(1, 2, 3);
    k.barrier(0);
    for (int i = 0; i < 2; ++i) {
        k.store(0, i, "R", 2 * i, k.load(0, i, "s", 2 * i, 9), 10, "from 9");
        k.store(0, i, "R", 2 * i + 1, k.load(0, i, "s", 2 * i + 1, 11), 12, "from 11");
    }
    QCOMPARE(k.contents("R"), (QVector<int>{0, 1, 3, 6}));
    const QString text = expressions({k.trace()});
    QVERIFY2(text.contains("(R3 (s3"), qPrintable(text));
    QVERIFY(text.contains("(s1 (s0 A0) (s1 A1))")); // the up sweep's sum reaches the result
    QVERIFY(text.contains("A2"));
    QVERIFY(!text.contains("A3")); // exclusive: nobody's sum holds the last element
}

void TestReductionTree::oneOfTwoResultsOfATile()
{
    constexpr int items = 10;
    KernelText k(1, items);
    k.buffer("A", QVector<int>(items, 1), "in").buffer("R", {0, 0}, "out").local("s", items);
    loadAll(k, 1, items);
    for (int x = 0; x < 2; ++x) {
        int sum = 0;
        for (int i = 0; i < items; ++i) {
            sum += (x + 1) * k.load(0, x, "s", i, 3);
            k.set(0, x, "sum", 3, "from sum,3 by +");
        }
        k.store(0, x, "R", x, sum, 4, "from sum");
    }
    const ReductionTree tree = reductionTree({k.trace()});
    QVERIFY(!tree.isForest && tree.roots.size() == 2 && !isBestAlone(tree));
    const ReductionTree part = resultAlone(tree, tree.roots[1]);
    QVERIFY(part.isForest && part.exact);
    QCOMPARE(part.nodes.size(), std::size_t(3)); // What was found in A, its copies, and the sum.
    QCOMPARE(part.levels.size(), std::size_t(3));
    QCOMPARE(part.nodes[0].kind, ReductionNode::Kind::Bundle);
    QVERIFY(part.nodes[0].isAsFound() && !part.nodes[1].isAsFound());
    QCOMPARE(part.nodes[1].leafCount, quint64(items));
    QCOMPARE(part.nodes[1].phase, 0);
    QCOMPARE(part.nodes[2].value, 20.0);
    QCOMPARE(part.roots, std::vector<int>{2});
    QVERIFY(std::ranges::equal(part.inputsOf(2), std::vector{1}));
    const ReductionTree apart = resultAlone(tree, tree.roots[0], items + 1);
    QCOMPARE(apart.nodes.size(), std::size_t(2 * items + 1)); // Too few for a bundle.
    QCOMPARE(apart.nodes[std::size_t(apart.roots.front())].value, 10.0);
}

QTEST_GUILESS_MAIN(TestReductionTree)
#include "tst_reductiontree.moc"
