#include <QtTest>

#include <QRegularExpression>

#include "tests/pictures/ReductionText.h"
#include "tests/support/TraceText.h"

using namespace kernelscope;

/// Reductions across passes, groups, atomics and copies, and what is said where there is none.
class TestReductionForms : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void passesOfAPlan();
    void passesInPlace();
    void oneItemAddsUpInGlobalMemory();
    void oneItemAddsUpInLocalMemory();
    void runningSumsInAPrivateVariable();
    void whatIsCollectedOverPhasesIsHeldInBetween();
    void operandsThatAreStoredBehindABarrierAreHeld();
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

void TestReductionForms::passesOfAPlan()
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

void TestReductionForms::passesInPlace()
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

void TestReductionForms::oneItemAddsUpInGlobalMemory()
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

void TestReductionForms::oneItemAddsUpInLocalMemory()
{
    KernelText k(1, 4);
    k.buffer("A", {1, 2, 3, 4}, "in").buffer("R", {0}, "out").local("s", 4);
    loadAll(k, 1, 4);
    for (int e = 1; e < 4; ++e)
        addTo(k, 0, 0, 0, e);
    storeResult(k, 0);
    QCOMPARE(expressions({k.trace()}), "(R0 (s0 (s0 A0) (s1 A1) (s2 A2) (s3 A3)))");
}

void TestReductionForms::runningSumsInAPrivateVariable()
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

void TestReductionForms::whatIsCollectedOverPhasesIsHeldInBetween()
{
    KernelText k(1, 2);
    k.buffer("A", {1, 2, 3, 4}, "in").buffer("R", QVector<int>(2), "out").local("s", 2);
    int sums[] = {0, 0};
    for (int i = 0; i < 2; ++i)
        k.set(0, i, "sum", 1);
    for (int tile = 0; tile < 2; ++tile) {
        for (int i = 0; i < 2; ++i)
            k.store(0, i, "s", i, k.load(0, i, "A", 2 * tile + i, 2), 3, "from 2");
        k.barrier(0);
        for (int i = 0; i < 2; ++i) {
            for (int e = 0; e < 2; ++e) {
                sums[i] += k.load(0, i, "s", e, 4);
                k.set(0, i, "sum", 5, "from sum,4 by +");
            }
        }
        k.barrier(0);
    }
    for (int i = 0; i < 2; ++i)
        k.store(0, i, "R", i, sums[i], 6, "from sum");
    const ReductionTree tree = reductionTree({k.trace()});
    QList<int> phases;
    for (const ReductionNode &node : tree.nodes) {
        if (node.kind == ReductionNode::Kind::Held && node.item.value == 0)
            phases << node.phase;
    }
    QCOMPARE(phases, (QList<int>{1, 3})); // Where it is added up.
    QStringList rows;
    for (const ReductionLevel &level : tree.levels)
        rows << QString::number(level.phase);
    QCOMPARE(rows.join(' '), "-1 0 1 2 3 4");
    QCOMPARE(expressions({k.trace()}), "(R0 (R0 (R0 (s0 A0) (s1 A1)) (s0 A2) (s1 A3))) (R1 (R1 (R1 (s0 A0) (s1 A1)) (s0 A2) (s1 A3)))");
}

/// As scans do.
void TestReductionForms::operandsThatAreStoredBehindABarrierAreHeld()
{
    KernelText k(1, 2);
    k.buffer("A", {1, 2}, "in").buffer("R", {0}, "out").local("s", 2);
    loadAll(k, 1, 2);
    const int sum = k.load(0, 0, "s", 0, 5) + k.load(0, 0, "s", 1, 6);
    k.set(0, 0, "sum", 7, "from 5,6 by +");
    k.barrier(0);
    k.store(0, 0, "s", 0, sum, 8, "from sum");
    k.barrier(0);
    storeResult(k, 0);
    // Of what is only copied nothing is said.
    QCOMPARE(expressions({k.trace()}), "(R0 (s0 (s0 (s0 A0) (s1 A1))))");
    const ReductionTree tree = reductionTree({k.trace()});
    QCOMPARE(std::ranges::count(tree.nodes, ReductionNode::Kind::Held, &ReductionNode::kind), 1);
    QCOMPARE(tree.levels.size(), std::size_t(5)); // The elements and phases 0 to 3.
}

void TestReductionForms::lockStepTail()
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

void TestReductionForms::atomicsOfAllGroups()
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

void TestReductionForms::theLastGroupAddsUp()
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

void TestReductionForms::lengthThatIsNoPowerOfTwo()
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

void TestReductionForms::asynchronousCopyThenTree()
{
    KernelText k(1, 2);
    k.buffer("A", {3, 1, 4, 2}, "in").buffer("R", {0}, "out").local("s", 2);
    k.line("g0.i* copy s[0] A[2] x2 @1\ng0.i* wait @2");
    k.line("g0.i0 load s[0]=4 @5\ng0.i0 load s[1]=2 @6\ng0.i0 store R[0]=6 from 5,6 by + @7");
    QCOMPARE(expressions({k.trace()}), "(R0 A2 A3)");
}

void TestReductionForms::vectorsOfElements()
{
    const QList<Trace> traces{traceFrom("global 1 local 1\nbuffer A int 8\nbuffer R int 1\ng0.i0 load:int4 A[4]=1 @1\ng0.i0 set v from 1\n"
                                        "g0.i0 store R[0]=4 from v @3")};
    QCOMPARE(expressions(traces), "(R0 A4 A5 A6 A7)");
    const QList<Trace> floats{
        traceFrom("global 1 local 1\nbuffer A float4 2\nbuffer R float4 1\ng0.i0 load A[0]=1.5 @1\ng0.i0 load A[1]=2 @2\n"
                  "g0.i0 store R[0]=3.5 from 1,2 by + @3")};
    QCOMPARE(expressions(floats), "(R0 A0 A1)");
    const ReductionTree tree = reductionTree(floats);
    QCOMPARE(tree.nodes.front().value, 1.5);
}

void TestReductionForms::dotProduct()
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

void TestReductionForms::sumsInAPrivateArray()
{
    const QList<Trace> traces{traceFrom("global 2 local 2\nbuffer A int 4\nbuffer R int 2\nprivate acc int 2\n"
                                        "g0.i* load A[2i]=1 @1\ng0.i* store acc[1]=1 from 1 @2\n"
                                        "g0.i* load acc[1]=1 @3\ng0.i* load A[2i+1]=1 @4\ng0.i* store acc[1]=2 from 3,4 by + @5\n"
                                        "g0.i* load acc[1]=2 @6\ng0.i* store R[i]=2 from 6 @7")};
    QCOMPARE(expressions(traces), "(R0 (acc1 A0 A1)) (R1 (acc1 A2 A3))"); // each work-item has its own
}

void TestReductionForms::withoutRecordedDataflow()
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

void TestReductionForms::looselyKnownValues()
{
    const QList<Trace> traces{traceFrom("global 1 local 1\nbuffer A int 8\nbuffer R int 2\ng0.i0 load A[0]=1 @1\ng0.i0 load A[1]=1 @2\n"
                                        "g0.i0 set v from 1,2 loosely\ng0.i0 store R[0]=4 from v @3")};
    QCOMPARE(expressions(traces), "(R0? A0 A1)");
    QVERIFY(!reductionTree(traces).exact);
}

void TestReductionForms::idleItemsOfALevel()
{
    KernelText k(1, 8);
    k.buffer("A", eight, "in").buffer("R", {0}, "out").local("s", 8);
    loadAll(k, 1, 8);
    interleavedTree(k, 0, 8);
    storeResult(k, 0);
    const ReductionTree tree = reductionTree({k.trace()});
    QList<int> active, divided;
    for (const ReductionLevel &level : tree.levels) {
        active << int(level.active.size());
        divided << dividedSubgroups(level.active, 8, 4);
        QCOMPARE(level.items, 8);
    }
    QCOMPARE(active, (QList<int>{0, 8, 4, 2, 1, 1}));
    QCOMPARE(divided, (QList<int>{0, 0, 2, 2, 1, 1}));
}

void TestReductionForms::oneGroupOfMany()
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

void TestReductionForms::nothingToDraw_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("reason");
    const QString head = "global 2 local 2\nbuffer A int 2\nbuffer B int 2\nbuffer C int 2\n";
    QTest::newRow("no events") << head << "No access";
    QTest::newRow("no stores") << head + "g0.i* load A[i]=1"
                               << "stores nothing";
    QTest::newRow("vector addition") << head + "g0.i* load A[i]=1 @1\ng0.i* load B[i]=1 @2\ng0.i* store C[i]=2 from 1,2 by +"
                                     << "two elements of one buffer";
    QTest::newRow("copy") << head + "g0.i* load A[i]=1 @1\ng0.i* store C[i]=1 from 1"
                          << "two elements of one buffer";
}

void TestReductionForms::nothingToDraw()
{
    QFETCH(QString, text);
    const ReductionTree tree = reductionTree({traceFrom(text)});
    QVERIFY(tree.isEmpty());
    QFETCH(QString, reason);
    QVERIFY2(tree.reason.contains(reason), qPrintable(tree.reason));
}

QTEST_GUILESS_MAIN(TestReductionForms)
#include "tst_reductionforms.moc"
