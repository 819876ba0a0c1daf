#include <QtTest>

#include <set>

#include "opencl/GroupChoice.h"
#include "opencl/TraceBinding.h"
#include "opencl/TraceBufferTables.h"

using namespace kernelscope;
using namespace traceLayout;

namespace {

/// The table of items after a launch.
std::vector<quint32> itemsNeeding(const std::vector<quint64> &words)
{
    std::vector<quint32> items;
    for (const quint64 needed : words)
        items.insert(items.end(), {quint32(needed), quint32(needed >> 32), 0, 1});
    return items;
}

} // namespace

/// Which work-groups a trace looks at, and how its buffer is laid out.
class TestTraceGroups : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void candidatesHoldTheSelectedOneAndBothEnds();
    void whatFitsIsTakenWhole();
    void theSelectedGroupComesFirst();
    void neighboursAndFarGroupsAreChosen();
    void batchesKeepToTheBudget();
    void everyLaneLiesInItsBlock();
    void smallGroupsLeaveNoLaneEmpty_data();
    void smallGroupsLeaveNoLaneEmpty();
    void lanesCanBeGiven();
    void tooMuchIsCutEvenly();
    void groupsThatChangedRolesAreGivenMore();
    void groupsWithoutSlotAreNotRecorded();
    void thereMayBeTooManyGroups();
    void groupsHaveOneSize();
};

void TestTraceGroups::candidatesHoldTheSelectedOneAndBothEnds()
{
    QCOMPARE(candidateGroups(5, 3, 10), (std::vector<quint64>{0, 1, 2, 3, 4}));
    const std::vector<quint64> few = candidateGroups(1'000'000, 777'777, 100);
    QCOMPARE(few.size(), std::size_t(100));
    QVERIFY(std::is_sorted(few.begin(), few.end()));
    for (const quint64 wanted : {quint64(0), quint64(777'777), quint64(999'999)})
        QVERIFY(std::binary_search(few.begin(), few.end(), wanted));
    for (std::size_t i = 1; i < few.size(); ++i)
        QVERIFY2(few[i] - few[i - 1] <= 3 * 1'000'000 / 100, "all parts of the range have some");
}

void TestTraceGroups::whatFitsIsTakenWhole()
{
    const std::vector<quint64> costs{5, 0, 7};
    QCOMPARE(chooseWithin(12, costs, 1), (std::vector<std::size_t>{0, 1, 2}));
    QCOMPARE(chooseWithin(100, {}, 0), std::vector<std::size_t>());
}

void TestTraceGroups::theSelectedGroupComesFirst()
{
    const std::vector<quint64> costs(10, 100);
    QCOMPARE(chooseWithin(1, costs, 6), (std::vector<std::size_t>{6}));
    QCOMPARE(chooseWithin(0, costs, 9), (std::vector<std::size_t>{9}));
}

void TestTraceGroups::neighboursAndFarGroupsAreChosen()
{
    const std::vector<quint64> costs(1000, 1);
    const std::vector<std::size_t> chosen = chooseWithin(100, costs, 300);
    QCOMPARE(chosen.size(), std::size_t(100));
    for (const std::size_t wanted : {300u, 301u, 302u, 0u, 999u, 500u})
        QVERIFY2(std::binary_search(chosen.begin(), chosen.end(), wanted), qPrintable(QString::number(wanted)));
    QCOMPARE(std::set(chosen.begin(), chosen.end()).size(), chosen.size());
}

void TestTraceGroups::batchesKeepToTheBudget()
{
    QCOMPARE(batchesWithin(10, std::vector<quint64>{4, 4, 4, 20, 1, 9, 1}), (std::vector<std::size_t>{0, 2, 3, 4, 6, 7}));
    QCOMPARE(batchesWithin(10, std::vector<quint64>{1}), (std::vector<std::size_t>{0, 1}));
}

void TestTraceGroups::everyLaneLiesInItsBlock()
{
    TraceBufferTables tables({{16, 0}, 3, 40, 2, 7}, {0, 2});
    std::vector<quint64> needed(80, 3);
    needed[31] = 10;
    QVERIFY(tables.makeRoom(needed, 10'000));
    const std::vector<quint32> words = tables.words();
    QCOMPARE(words.size(), std::size_t(tables.dataAt()));
    QCOMPARE(words[Magic], magic);
    QCOMPARE(words[LoopBudget], 7u);
    QCOMPARE(words[words[Arguments]], 16u);
    const quint32 first = words[Blocks];
    QCOMPARE(words[first + Capacity], 10u);
    QCOMPARE(quint64(words[first + BeginLow]), tables.dataAt());
    QCOMPARE(words[first + blockWords + Capacity], 3u);
    QCOMPARE(quint64(words[first + blockWords + BeginLow]), tables.dataAt() + 10 * mostLanes);
    QCOMPARE(tables.totalWords(), tables.dataAt() + 16 * mostLanes);
}

void TestTraceGroups::smallGroupsLeaveNoLaneEmpty_data()
{
    QTest::addColumn<quint64>("itemsOfGroup");
    QTest::addColumn<quint64>("words");
    QTest::newRow("one work-item") << quint64(1) << quint64(1000);
    QTest::newRow("five") << quint64(5) << quint64(5000);
    QTest::newRow("one block") << quint64(32) << quint64(32'000);
    QTest::newRow("more") << quint64(40) << quint64(64'000);
}

void TestTraceGroups::smallGroupsLeaveNoLaneEmpty()
{
    QFETCH(quint64, itemsOfGroup);
    QFETCH(quint64, words);
    TraceBufferTables tables({{}, 1, itemsOfGroup, 0, 0}, {0});
    QVERIFY(tables.makeRoom(std::vector<quint64>(itemsOfGroup, 1000), 1'000'000));
    QCOMPARE(tables.totalWords() - tables.dataAt(), words);
    QCOMPARE(quint64(tables.words()[Lanes]), quint64(lanesFor(itemsOfGroup)));
}

void TestTraceGroups::lanesCanBeGiven()
{
    TraceBufferTables tables({{}, 1, 6, 0, 0, 4}, {0});
    std::vector<quint64> needed{10, 1, 1, 1, 2, 3};
    QVERIFY(tables.makeRoom(needed, 1000));
    QCOMPARE(tables.words()[Lanes], 4u);
    QCOMPARE(tables.totalWords() - tables.dataAt(), quint64(4 * 10 + 4 * 3));
    QCOMPARE(paddedWords(needed, 4), quint64(4 * 10 + 2 * 3));
    QCOMPARE(paddedWords(needed, 1), quint64(18));
}

void TestTraceGroups::tooMuchIsCutEvenly()
{
    TraceBufferTables tables({{}, 1, 64, 0, 0}, {0});
    std::vector<quint64> needed(64, 10);
    needed[0] = 1'000'000'000'000;
    QVERIFY(!tables.makeRoom(needed, 100 * mostLanes));
    QVERIFY(tables.totalWords() - tables.dataAt() <= 100 * mostLanes);
    const std::vector<quint32> words = tables.words();
    QCOMPARE(words[words[Blocks] + Capacity], 90u);
    QCOMPARE(words[words[Blocks] + blockWords + Capacity], 10u);
}

void TestTraceGroups::groupsThatChangedRolesAreGivenMore()
{
    // The second of two groups was counted as the last one, then the first one was it.
    const std::vector<quint64> counted{3, 3, 9, 4};
    const std::vector<quint64> needed{10, 3, 3, 3};
    TraceBufferTables tables({{}, 2, 2, 0, 0, 1}, {0, 1});
    QVERIFY(tables.makeRoom(counted, 1000));
    QVERIFY(!tables.hadRoom(itemsNeeding(needed)));
    const std::vector<quint64> more = moreRoom(counted, needed, 2, false);
    QCOMPARE(more, (std::vector<quint64>{10, 4, 10, 4}));
    QVERIFY(tables.makeRoom(more, 1000));
    QVERIFY(tables.hadRoom(itemsNeeding(needed)));
    QVERIFY(!tables.hadRoom(itemsNeeding({10, 4, 10, 5})));
    QVERIFY(!tables.hadRoom(itemsNeeding({10, 4, quint64(1) << 32, 4})));
    QCOMPARE(moreRoom(more, needed, 2, true), std::vector<quint64>(4, 15));
}

void TestTraceGroups::groupsWithoutSlotAreNotRecorded()
{
    const std::vector<quint32> words = TraceBufferTables({{}, 4, 1, 0, 0}, {1, 3}).words();
    const quint32 *groups = words.data() + words[Groups];
    QCOMPARE(groups[0], notRecorded);
    QCOMPARE(groups[1], 0u);
    QCOMPARE(groups[2], notRecorded);
    QCOMPARE(groups[3], 1u);
}

void TestTraceGroups::thereMayBeTooManyGroups()
{
    TraceLaunch launch;
    launch.global = {quint64(1) << 32, 1, 1};
    launch.local = {64, 1, 1};
    QCOMPARE(reasonAgainstGroups(launch), QString());
    launch.global[0] += 64;
    QVERIFY(reasonAgainstGroups(launch).contains("has 67108865 work-groups"));
}

void TestTraceGroups::groupsHaveOneSize()
{
    TraceLaunch launch;
    launch.name = "go";
    launch.global = {3, 4, 1};
    launch.local = {2, 2, 1};
    QVERIFY(reasonAgainstGroups(launch).contains("The local size of the launch \"go\" does not divide its global size."));
    QCOMPARE(launch.groups(), (Extent{2, 2, 1}));
    launch.global[0] = 4;
    QCOMPARE(reasonAgainstGroups(launch), QString());
}

QTEST_GUILESS_MAIN(TestTraceGroups)
#include "tst_tracegroups.moc"
