#include <QtTest>

#include "analysis/AccessPatterns.h"
#include "analysis/SiteTotals.h"
#include "tests/support/TraceText.h"

using namespace kernelscope;

/// Coalescing, bank conflicts and strides, by the model.
class TestAccessPatterns : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void global_data();
    void global();
    void local_data();
    void local();
    void loopsAreAlignedByTurn();
    void barriersAlignAnew();
    void subgroupsOfTheLastPart();
    void theWorstStepIsShown();
    void sortedByWaste();
    void heatOfALine();
    void outOfBoundsIsCountedOnly();
    void siteTotalsTellTheSame();
    void presetsHaveSources();
};

namespace {

const QString header = "global 32 local 32\nbuffer A int 4096\nlocal s int 4096\nbuffer D double 4096\n";

SitePattern only(const QString &text, const MemoryModel &model = {})
{
    const QList<SitePattern> patterns = accessPatterns(traceFrom(header + text), model);
    return patterns.size() == 1 ? patterns.first() : SitePattern{};
}

} // namespace

void TestAccessPatterns::global_data()
{
    QTest::addColumn<QString>("access");
    QTest::addColumn<int>("segment");
    QTest::addColumn<int>("transactions");
    QTest::addColumn<int>("ideal");
    QTest::addColumn<QString>("shape");
    QTest::newRow("contiguous") << "g0.i* load A[i]" << 128 << 1 << 1 << "contiguous";
    QTest::newRow("shifted by one") << "g0.i* load A[i+1]" << 128 << 2 << 1 << "contiguous";
    QTest::newRow("every second") << "g0.i* load A[2i]" << 128 << 2 << 1 << "strided by 2 elements";
    QTest::newRow("a column of a matrix 64 wide") << "g0.i* load A[64i]" << 128 << 32 << 1 << "strided by 64 elements";
    QTest::newRow("sectors of 32 bytes") << "g0.i* load A[2i]" << 32 << 8 << 4 << "strided by 2 elements";
    QTest::newRow("all the same") << "g0.i* load A[7]" << 128 << 1 << 1 << "broadcast";
    QTest::newRow("backwards") << "g0.i* load A[31-i]" << 128 << 1 << 1 << "strided by -1 elements";
    QTest::newRow("gather") << "g0.i* load A[i%7]" << 128 << 1 << 1 << "gather";
    QTest::newRow("rows of a tile") << "g0.i* load A[i%16]" << 64 << 1 << 1 << "2 runs of 16, each contiguous";
    QTest::newRow("rows of no equal length") << "g0.i0-27 load A[i%16]" << 64 << 1 << 1 << "gather";
    QTest::newRow("one alone") << "g0.i5 load A[100]" << 128 << 1 << 1 << "one work-item alone";
    QTest::newRow("half of them") << "g0.i0-15 load A[i]" << 128 << 1 << 1 << "contiguous";
    QTest::newRow("doubles") << "g0.i* load D[i]" << 128 << 2 << 2 << "contiguous";
    QTest::newRow("vectors of four") << "g0.i* load:int4 A[4i]" << 128 << 4 << 4 << "contiguous";
    QTest::newRow("across a border of segments") << "g0.i0 load:int4 A[30]" << 128 << 2 << 1 << "one work-item alone";
    QTest::newRow("atomics on one counter") << "g0.i* atomic_add A[0]=i,1" << 128 << 1 << 1 << "broadcast";
}

void TestAccessPatterns::global()
{
    QFETCH(QString, access);
    QFETCH(int, segment);
    MemoryModel model;
    model.segmentSize = segment;
    const SitePattern pattern = only(access, model);
    QCOMPARE(pattern.steps, 1u);
    QTEST(int(pattern.cost), "transactions");
    QTEST(int(pattern.idealCost), "ideal");
    QTEST(shapeText(pattern.shape, access.contains("int4") ? 16 : access.contains("D[") ? 8 : 4), "shape");
}

void TestAccessPatterns::local_data()
{
    QTest::addColumn<QString>("access");
    QTest::addColumn<double>("degree");
    QTest::newRow("contiguous") << "g0.i* load s[i]" << 1.0;
    QTest::newRow("the same word") << "g0.i* load s[5]" << 1.0;
    QTest::newRow("stride 2") << "g0.i* load s[2i]" << 2.0;
    QTest::newRow("stride 3") << "g0.i* load s[3i]" << 1.0;
    QTest::newRow("stride 32") << "g0.i* load s[32i]" << 32.0;
    QTest::newRow("stride 33: padded") << "g0.i* load s[33i]" << 1.0;
    QTest::newRow("pairs share a word") << "g0.i* load s[i/2]" << 1.0;
    QTest::newRow("bytes of the same words") << "g0.i* load:char s+0" << 1.0;
    QTest::newRow("doubles") << "g0.i* load:double s[2i]" << 1.0;
    QTest::newRow("doubles, stride 2") << "g0.i* load:double s[4i]" << 2.0;
    QTest::newRow("half of the work-items, stride 2") << "g0.i0-15 load s[2i]" << 1.0;
}

void TestAccessPatterns::local()
{
    QFETCH(QString, access);
    const SitePattern pattern = only(access);
    QTEST(pattern.bankConflictDegree(), "degree");
    QCOMPARE(pattern.transactionsPerSubgroup(), 0.0);
    MemoryModel without;
    without.banks = 0;
    QCOMPARE(only(access, without).bankConflictDegree(), 0.0);
}

void TestAccessPatterns::loopsAreAlignedByTurn()
{
    // Item 0 goes round three times, the others twice: three steps, the last one of a single work-item.
    const SitePattern pattern = only("g0.i0 load A[0] @5\ng0.i1-31 load A[i] @5\ng0.i* load A[i+32] @5\ng0.i0 load A[64] @5");
    QCOMPARE(pattern.steps, 3u);
    QCOMPARE(pattern.cost, 3u);
    QCOMPARE(int(pattern.shape.shape), int(AccessShape::Contiguous));
    QVERIFY(qFuzzyCompare(pattern.shapeShare, 2.0 / 3));
}

void TestAccessPatterns::barriersAlignAnew()
{
    // In the first phase only item 3 comes to the site; without phases its second turn would be paired wrongly.
    const QString text = "g0.i3 load A[1000] @5\ng0.i* barrier local @6\ng0.i* load A[i] @5";
    const SitePattern pattern = accessPatterns(traceFrom(header + text)).first();
    QCOMPARE(pattern.steps, 2u);
    QCOMPARE(pattern.cost, 2u);
    const Trace trace = traceFrom(header + text);
    const SubgroupStep second{SiteIndex(0), GroupSlot(0), 0, 1, 0};
    QCOMPARE(lanesOf(trace, second, {}).size(), std::size_t(32));
    QCOMPARE(executionsOf(trace, second, {}), 1);
}

void TestAccessPatterns::subgroupsOfTheLastPart()
{
    const Trace trace = traceFrom("global 40 local 40\nbuffer A int 64\ng0.i* load A[i]");
    const SitePattern pattern = accessPatterns(trace).first();
    QCOMPARE(pattern.steps, 2u);
    const std::vector<LaneAccess> lanes = lanesOf(trace, {SiteIndex(0), GroupSlot(0), 1, 0, 0}, {});
    QCOMPARE(lanes.size(), std::size_t(8));
    QCOMPARE(lanes.front().offset, 128);
    QCOMPARE(stepOf(trace, lanes.front().event, {}), (SubgroupStep{SiteIndex(0), GroupSlot(0), 1, 0, 0}));
}

void TestAccessPatterns::theWorstStepIsShown()
{
    const Trace trace = traceFrom(header + "g0.i* load A[i] @5\ng0.i* load A[32i] @5\ng0.i* load A[2i] @5");
    const SitePattern pattern = accessPatterns(trace).first();
    QCOMPARE(pattern.worstCost, 32u);
    QCOMPARE(stepOf(trace, pattern.worst, {}).execution, 1);
}

void TestAccessPatterns::sortedByWaste()
{
    QList<SitePattern> patterns = accessPatterns(traceFrom(header + "g0.i* load A[i] @1\ng0.i* load A[64i] @2\ng0.i* load s[4i] @3"));
    sortByWaste(patterns);
    QCOMPARE(patterns[0].site.value, 1);
    QCOMPARE(patterns[0].excess(), 31u);
    QCOMPARE(patterns[1].site.value, 2);
    QCOMPARE(patterns[1].excess(), 3u);
    QVERIFY(qFuzzyCompare(patterns[0].wastedShare({}), 1 - 128.0 / (32 * 128)));
    QCOMPARE(patterns[2].wastedShare({}), 0.0);
}

void TestAccessPatterns::heatOfALine()
{
    const Trace trace = traceFrom(header + "g0.i* load A[i] @4\ng0.i* load s[i] @4\ng0.i0 store A[0]=1 @9");
    const QList<LineCost> heat = lineCosts(trace, accessPatterns(trace));
    QCOMPARE(heat.size(), 2);
    QCOMPARE(heat[0].line, 4);
    QCOMPARE(heat[0].accesses, 64u);
    QCOMPARE(heat[0].bytes, 256u);
    QCOMPARE(heat[0].transactions, 1u);
    QCOMPARE(heat[0].bankTurns, 1u);
    QCOMPARE(heat[1].line, 9);
}

void TestAccessPatterns::outOfBoundsIsCountedOnly()
{
    const SitePattern pattern = only("g0.i0 load A[5000] @5\ng0.i1 load A[1] @5");
    QCOMPARE(pattern.count, 2u);
    QCOMPARE(pattern.cost, 1u);
}

void TestAccessPatterns::siteTotalsTellTheSame()
{
    const Trace trace = traceFrom(header + "g0.i* load A[2i] @1\ng0.i* barrier local @2\ng0.i* load s[2i] @3");
    const QList<SiteTotals> totals = siteTotals(trace);
    QCOMPARE(totals.size(), 3);
    QCOMPARE(totals[0].transactionsPerSubgroup, 2.0);
    QCOMPARE(totals[0].object, "A");
    QCOMPARE(totals[1].type, AccessType::Barrier);
    QCOMPARE(totals[1].count, 32u);
    QCOMPARE(totals[2].bankConflictDegree, 2.0);
    QCOMPARE(accessesIn(trace), 64u); // not the barriers
}

void TestAccessPatterns::presetsHaveSources()
{
    const QList<MemoryModelPreset> presets = memoryModelPresets();
    QCOMPARE(presets.first().model, MemoryModel{});
    for (const MemoryModelPreset &preset : presets) {
        QVERIFY2(!preset.name.contains("lines of") && !preset.name.contains("sectors"), qPrintable(preset.name)); // Segments, as the field.
    }
    for (const MemoryModelPreset &preset : presets.mid(1)) {
        QVERIFY(!preset.source.isEmpty());
        QCOMPARE(plausible(preset.model), preset.model);
    }
    QCOMPARE(only("g0.i* load A[i]", {0, 0, -1, 0}).steps, 32u);
}

QTEST_GUILESS_MAIN(TestAccessPatterns)
#include "tst_accesspatterns.moc"
