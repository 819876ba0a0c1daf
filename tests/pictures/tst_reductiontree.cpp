#include <QtTest>

#include <QRegularExpression>

#include "pictures/ReductionTree.h"
#include "tests/pictures/KernelText.h"
#include "tests/support/TraceText.h"

using namespace kernelscope;

/// The ways in which kernels put values together, and what is drawn of each.
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
    void argMinInPrivateVariables();
    void scanOfHillisAndSteele();
    void scanUpAndDown();
    void passesOfAPlan();
    void passesInPlace();
    void oneItemAddsUpInGlobalMemory();
    void oneItemAddsUpInLocalMemory();
    void runningSumsInAPrivateVariable();
    void lockStepTail();
    void atomicsOfAllGroups();
    void theLastGroupAddsUp();
    void lengthThatIsNoPowerOfTwo();
    void asynchronousCopyThenTree();
    void vectorsOfElements();
    void dotProduct();
    void sumsInAPrivateArray();
    void withoutRecordedDataflow();
    void looselyKnownValues();
    void idleItemsOfALevel();
    void oneGroupOfMany();
    void nothingToDraw_data();
    void nothingToDraw();
};

namespace {

QString nameOf(const ReductionTree &tree, const QList<Trace> &traces, int node)
{
    const ReductionNode &at = tree.nodes[std::size_t(node)];
    const QString object = traces[at.launch].objects()[at.object.value].name;
    if (at.kind == ReductionNode::Kind::Bundle)
        return QString("%1{%2}").arg(object).arg(at.leafCount);
    return object + QString::number(at.element);
}

/// "(s0 A0 (s1 A1 A3))": what a node was made of; "=s0" where it stayed, "?" where it is not exact, "+i" with a companion.
QString expression(const ReductionTree &tree, const QList<Trace> &traces, int node)
{
    const ReductionNode &at = tree.nodes[std::size_t(node)];
    QString text = nameOf(tree, traces, node);
    if (at.kept)
        text.prepend('=');
    if (!at.exact)
        text += '?';
    if (at.companion.value >= 0)
        text += '+' + traces[at.launch].objects()[traces[at.launch].event(at.companion).object.value].name;
    if (at.inputCount == 0)
        return text;
    for (const int input : tree.inputsOf(node))
        text += ' ' + expression(tree, traces, input);
    return '(' + text + ')';
}

QString expressions(const QList<Trace> &traces, const ReductionOptions &options = {})
{
    const ReductionTree tree = reductionTree(traces, options);
    QStringList list;
    for (const int root : tree.roots)
        list << expression(tree, traces, root);
    return list.join(" ");
}

const QVector<int> eight{3, 1, 4, 1, 5, 9, 2, 6};

void loadAll(KernelText &k, int groups, int items)
{
    for (int g = 0; g < groups; ++g) {
        for (int i = 0; i < items; ++i)
            k.store(g, i, "s", i, k.load(g, i, "A", g * items + i, 1), 2, "from 1");
        k.barrier(g);
    }
}

void addTo(KernelText &k, int g, int item, int to, int from)
{
    const int value = k.load(g, item, "s", to, 5) + k.load(g, item, "s", from, 6);
    k.store(g, item, "s", to, value, 7, "from 5,6 by +");
}

void sequentialTree(KernelText &k, int g, int items)
{
    for (int half = items / 2; half > 0; half /= 2) {
        for (int i = 0; i < half; ++i)
            addTo(k, g, i, i, i + half);
        k.barrier(g);
    }
}

void storeResult(KernelText &k, int g)
{
    k.store(g, 0, "R", g, k.load(g, 0, "s", 0, 9), 10, "from 9");
}

} // namespace

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
    for (int s = 1; s < 8; s *= 2) {
        for (int i = 0; i < 8; i += 2 * s)
            addTo(k, 0, i, i, i + s);
        k.barrier(0);
    }
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
    QCOMPARE(expressions({k.trace()}), QString("(R0 %1) (P0 %1)").arg(tree));
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
    QCOMPARE(expressions({k.trace()}), "(R1 (s1 (s0 A0) (s1 A1))) (R2 (s2 (s0 A0) (s2 (s1 A1) (s2 A2)))) "
                                       "(R3 (s3 (s1 (s0 A0) (s1 A1)) (s3 (s2 A2) (s3 A3))))");
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

void TestReductionTree::passesOfAPlan()
{
    KernelText first(2, 2);
    first.buffer("data", {3, 1, 4, 2}).buffer("sums", {0, 0}, "out").local("s", 2);
    for (int g = 0; g < 2; ++g) {
        for (int i = 0; i < 2; ++i)
            first.store(g, i, "s", i, first.load(g, i, "data", 2 * g + i, 1), 2, "from 1");
        first.barrier(g);
        addTo(first, g, 0, 0, 1);
        first.store(g, 0, "sums", g, first.load(g, 0, "s", 0, 9), 10, "from 9");
    }
    KernelText second(1, 2); // the buffers were swapped: "data" is now what "sums" was
    second.buffer("data", first.contents("sums")).buffer("sums", {3, 1, 4, 2}).local("s", 2);
    for (int i = 0; i < 2; ++i)
        second.store(0, i, "s", i, second.load(0, i, "data", i, 1), 2, "from 1");
    second.barrier(0);
    addTo(second, 0, 0, 0, 1);
    second.store(0, 0, "sums", 0, second.load(0, 0, "s", 0, 9), 10, "from 9");
    const QList<Trace> traces{first.trace(), second.trace()};
    QCOMPARE(expressions(traces), "(sums0 (s0 (s0 (sums0 (s0 (s0 data0) (s1 data1)))) (s1 (sums1 (s0 (s0 data2) (s1 data3))))))");
    const ReductionTree tree = reductionTree(traces);
    QCOMPARE(tree.levels.back().launch, 1);
    QCOMPARE(tree.nodes[std::size_t(tree.roots.front())].leafCount, 4u);
    QVERIFY(tree.isForest);
}

void TestReductionTree::passesInPlace()
{
    QList<Trace> traces;
    QVector<int> data{3, 1, 4, 2};
    for (int half = 2; half > 0; half /= 2) {
        KernelText k(1, half);
        k.buffer("data", data);
        for (int i = 0; i < half; ++i) {
            const int value = k.load(0, i, "data", i, 1) + k.load(0, i, "data", i + half, 2);
            k.store(0, i, "data", i, value, 3, "from 1,2 by +");
        }
        data = k.contents("data");
        traces << k.trace();
    }
    QCOMPARE(expressions(traces), "(data0 (data0 data0 data2) (data1 data1 data3))");
}

void TestReductionTree::oneItemAddsUpInGlobalMemory()
{
    KernelText k(1, 1);
    k.buffer("A", {1, 2, 3}, "in").buffer("R", {9}, "out");
    k.store(0, 0, "R", 0, 0, 1);
    for (int e = 0; e < 3; ++e) {
        const int sum = k.load(0, 0, "R", 0, 2) + k.load(0, 0, "A", e, 3);
        k.store(0, 0, "R", 0, sum, 4, "from 2,3 by +");
    }
    QCOMPARE(expressions({k.trace()}), "(R0 A0 A1 A2)");
}

void TestReductionTree::oneItemAddsUpInLocalMemory()
{
    KernelText k(1, 4);
    k.buffer("A", {1, 2, 3, 4}, "in").buffer("R", {0}, "out").local("s", 4);
    loadAll(k, 1, 4);
    for (int e = 1; e < 4; ++e)
        addTo(k, 0, 0, 0, e);
    storeResult(k, 0);
    QCOMPARE(expressions({k.trace()}), "(R0 (s0 (s0 A0) (s1 A1) (s2 A2) (s3 A3)))");
}

void TestReductionTree::runningSumsInAPrivateVariable()
{
    KernelText k(1, 1);
    k.buffer("A", {1, 2, 3}, "in").buffer("R", QVector<int>(3), "out");
    int sum = 0;
    k.set(0, 0, "sum", 1);
    for (int e = 0; e < 3; ++e) {
        sum += k.load(0, 0, "A", e, 2);
        k.set(0, 0, "sum", 3, "from sum,2 by +");
        k.store(0, 0, "R", e, sum, 4, "from sum");
    }
    QCOMPARE(expressions({k.trace()}), "(R2 A2 (R1 A1 (R0 A0)))");
}

void TestReductionTree::lockStepTail()
{
    KernelText k(1, 4);
    k.buffer("A", {1, 2, 3, 4}, "in").buffer("R", {0}, "out").local("s", 4);
    loadAll(k, 1, 4);
    for (int half = 2; half > 0; half /= 2) { // no barriers
        for (int i = 0; i < half; ++i)
            addTo(k, 0, i, i, i + half);
    }
    storeResult(k, 0);
    const ReductionTree tree = reductionTree({k.trace()});
    QCOMPARE(expressions({k.trace()}), "(R0 (s0 (s0 (s0 A0) (s2 A2)) (s1 (s1 A1) (s3 A3))))");
    QCOMPARE(tree.levels.size(), std::size_t(5)); // several levels of one phase
}

void TestReductionTree::atomicsOfAllGroups()
{
    KernelText k(2, 2);
    k.buffer("A", {3, 1, 4, 2}, "in").buffer("R", {0});
    for (int x = 0; x < 4; ++x)
        k.atomicAdd(x / 2, x % 2, "R", 0, k.load(x / 2, x % 2, "A", x, 1), 2, "from 1");
    const QList<Trace> traces{k.trace()};
    QCOMPARE(expressions(traces), "(R0 A0 A1 A2 A3)");
    const ReductionTree tree = reductionTree(traces);
    QCOMPARE(tree.nodes[std::size_t(tree.roots.front())].value, 10.0);
}

void TestReductionTree::theLastGroupAddsUp()
{
    // Group 0 finishes last here, though its number is the first.
    KernelText k(2, 1);
    k.buffer("A", {3, 1, 4, 2}, "in").buffer("S", {0, 0}, "out").buffer("C", {0}).buffer("R", {0}, "out");
    for (const int g : {1, 0}) {
        const int sum = k.load(g, 0, "A", 2 * g, 1) + k.load(g, 0, "A", 2 * g + 1, 2);
        k.store(g, 0, "S", g, sum, 3, "from 1,2 by +");
        k.atomicAdd(g, 0, "C", 0, 1, 4);
    }
    const int all = k.load(0, 0, "S", 0, 5) + k.load(0, 0, "S", 1, 6);
    k.store(0, 0, "R", 0, all, 7, "from 5,6 by + if 4");
    QCOMPARE(expressions({k.trace()}), "(R0 (S0 A0 A1) (S1 A2 A3))");
}

void TestReductionTree::lengthThatIsNoPowerOfTwo()
{
    KernelText k(1, 4);
    k.buffer("A", {3, 1, 4}, "in").buffer("R", {0}, "out").local("s", 4);
    for (int i = 0; i < 4; ++i) {
        if (i < 3)
            k.load(0, i, "A", i, 1);
        k.store(0, i, "s", i, i < 3 ? k.contents("A")[i] : 0, 2, "from 1");
    }
    k.barrier(0);
    sequentialTree(k, 0, 4);
    storeResult(k, 0);
    const QList<Trace> traces{k.trace()};
    QCOMPARE(expressions(traces), "(R0 (s0 (s0 (s0 A0) (s2 A2)) (s1 (s1 A1) s3)))");
    QCOMPARE(reductionTree(traces).nodes[std::size_t(reductionTree(traces).roots.front())].leafCount, 3u);
}

void TestReductionTree::asynchronousCopyThenTree()
{
    KernelText k(1, 2);
    k.buffer("A", {3, 1, 4, 2}, "in").buffer("R", {0}, "out").local("s", 2);
    k.line("g0.i* copy s[0] A[2] x2 @1\ng0.i* wait @2");
    k.line("g0.i0 load s[0]=4 @5\ng0.i0 load s[1]=2 @6\ng0.i0 store R[0]=6 from 5,6 by + @7");
    QCOMPARE(expressions({k.trace()}), "(R0 A2 A3)");
}

void TestReductionTree::vectorsOfElements()
{
    const QList<Trace> traces{traceFrom("global 1 local 1\nbuffer A int 8\nbuffer R int 1\ng0.i0 load:int4 A[4]=1 @1\ng0.i0 set v from 1\n"
                                        "g0.i0 store R[0]=4 from v @3")};
    QCOMPARE(expressions(traces), "(R0 A4 A5 A6 A7)");
    const QList<Trace> floats{traceFrom("global 1 local 1\nbuffer A float4 2\nbuffer R float4 1\ng0.i0 load A[0]=1.5 @1\ng0.i0 load A[1]=2 @2\n"
                                        "g0.i0 store R[0]=3.5 from 1,2 by + @3")};
    QCOMPARE(expressions(floats), "(R0 A0 A1)");
    const ReductionTree tree = reductionTree(floats);
    QCOMPARE(tree.nodes.front().value, 1.5);
}

void TestReductionTree::dotProduct()
{
    KernelText k(1, 1);
    k.buffer("A", {1, 2}, "in").buffer("B", {3, 4}, "in").buffer("R", {0}, "out");
    k.set(0, 0, "sum", 1);
    for (int e = 0; e < 2; ++e) {
        k.load(0, 0, "A", e, 2);
        k.load(0, 0, "B", e, 3);
        k.set(0, 0, "sum", 4, "from sum,2,3");
    }
    k.store(0, 0, "R", 0, 11, 5, "from sum");
    QCOMPARE(expressions({k.trace()}), "(R0 A0 A1 B0 B1)");
}

void TestReductionTree::sumsInAPrivateArray()
{
    const QList<Trace> traces{traceFrom("global 2 local 2\nbuffer A int 4\nbuffer R int 2\nprivate acc int 2\n"
                                        "g0.i* load A[2i]=1 @1\ng0.i* store acc[1]=1 from 1 @2\n"
                                        "g0.i* load acc[1]=1 @3\ng0.i* load A[2i+1]=1 @4\ng0.i* store acc[1]=2 from 3,4 by + @5\n"
                                        "g0.i* load acc[1]=2 @6\ng0.i* store R[i]=2 from 6 @7")};
    QCOMPARE(expressions(traces), "(R0 (acc1 A0 A1)) (R1 (acc1 A2 A3))"); // each work-item has its own
}

void TestReductionTree::withoutRecordedDataflow()
{
    KernelText k(1, 4);
    k.buffer("A", {3, 1, 4, 1}, "in").buffer("R", {0}, "out").local("s", 4);
    loadAll(k, 1, 4);
    sequentialTree(k, 0, 4);
    storeResult(k, 0);
    QString text = k.text();
    text.replace(QRegularExpression(" from [^@]*@"), " @");
    const QList<Trace> traces{traceFrom(text)};
    QCOMPARE(expressions(traces).remove('?'), "(R0 (s0 (s0 (s0 A0) (s2 A2)) (s1 (s1 A1) (s3 A3))))");
    const ReductionTree tree = reductionTree(traces);
    QVERIFY(!tree.exact);
    QCOMPARE(tree.notes.size(), 1);
}

void TestReductionTree::looselyKnownValues()
{
    const QList<Trace> traces{traceFrom("global 1 local 1\nbuffer A int 8\nbuffer R int 2\ng0.i0 load A[0]=1 @1\ng0.i0 load A[1]=1 @2\n"
                                        "g0.i0 set v from 1,2 loosely\ng0.i0 store R[0]=4 from v @3")};
    QCOMPARE(expressions(traces), "(R0? A0 A1)");
    QVERIFY(!reductionTree(traces).exact);
}

void TestReductionTree::idleItemsOfALevel()
{
    KernelText k(1, 8);
    k.buffer("A", eight, "in").buffer("R", {0}, "out").local("s", 8);
    loadAll(k, 1, 8);
    for (int s = 1; s < 8; s *= 2) {
        for (int i = 0; i < 8; i += 2 * s)
            addTo(k, 0, i, i, i + s);
        k.barrier(0);
    }
    storeResult(k, 0);
    const ReductionTree tree = reductionTree({k.trace()});
    QList<int> active, divided;
    for (const ReductionLevel &level : tree.levels) {
        active << int(level.active.size());
        divided << dividedSubgroups(level, 8, 4);
        QCOMPARE(level.items, 8);
    }
    QCOMPARE(active, (QList<int>{0, 8, 4, 2, 1, 1}));
    QCOMPARE(divided, (QList<int>{0, 0, 2, 2, 1, 1}));
}

void TestReductionTree::oneGroupOfMany()
{
    KernelText k(2, 2);
    k.buffer("A", {3, 1, 4, 2}, "in").buffer("R", {0, 0}, "out").local("s", 2);
    loadAll(k, 2, 2);
    for (int g = 0; g < 2; ++g) {
        addTo(k, g, 0, 0, 1);
        storeResult(k, g);
    }
    ReductionOptions options;
    options.group = GroupSlot(1);
    QCOMPARE(expressions({k.trace()}, options), "(R1 (s0 (s0 A2) (s1 A3)))");
    QCOMPARE(reductionTree({k.trace()}, options).levels.front().items, 2);
    QCOMPARE(reductionTree({k.trace()}).roots.size(), std::size_t(2));
}

void TestReductionTree::nothingToDraw_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("reason");
    const QString head = "global 2 local 2\nbuffer A int 2\nbuffer B int 2\nbuffer C int 2\n";
    QTest::newRow("no events") << head << "No access";
    QTest::newRow("no stores") << head + "g0.i* load A[i]=1" << "stores nothing";
    QTest::newRow("vector addition") << head + "g0.i* load A[i]=1 @1\ng0.i* load B[i]=1 @2\ng0.i* store C[i]=2 from 1,2 by +" << "two elements of one buffer";
    QTest::newRow("copy") << head + "g0.i* load A[i]=1 @1\ng0.i* store C[i]=1 from 1" << "two elements of one buffer";
}

void TestReductionTree::nothingToDraw()
{
    QFETCH(QString, text);
    const ReductionTree tree = reductionTree({traceFrom(text)});
    QVERIFY(tree.isEmpty());
    QFETCH(QString, reason);
    QVERIFY2(tree.reason.contains(reason), qPrintable(tree.reason));
}

QTEST_GUILESS_MAIN(TestReductionTree)
#include "tst_reductiontree.moc"
