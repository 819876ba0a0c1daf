#include <QtTest>

#include "analysis/ItemMeasures.h"
#include "tests/support/TraceText.h"

using namespace kernelscope;

namespace {

const QString itemsHeader = "global 8 local 4\nbuffer A int 4096\nlocal s int 4096\n";

ItemMeasures measured(const QString &text, ItemMeasure measure, MemoryModel model = {})
{
    model.subgroupSize = 4;
    return itemMeasures(traceFrom(itemsHeader + text), measure, model);
}

using Values = std::vector<float>;

} // namespace

/// What each work-item did, as numbers.
class TestItemMeasures : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void accessesOfAnyMemoryAreCounted()
    {
        const ItemMeasures all =
            measured("g*.i* load A[x]\ng0.i1 store s[3]=1\ng0.i* barrier local\ng1.i2-3 load A[0]", ItemMeasure::Accesses);
        QCOMPARE(all.items, (Values{1, 2, 1, 1, 1, 1, 2, 2}));
        QCOMPARE(all.groupMeans, (Values{1.25, 1.5}));
        QCOMPARE(all.least, 1.0f);
        QCOMPARE(all.most, 2.0f);
        QCOMPARE(all.ofItem(1, 2), std::optional(2.0));
        QCOMPARE(all.meanOf(0), std::optional(1.25));
        QCOMPARE(all.ofItem(2, 0), std::nullopt);
        QCOMPARE(all.ofItem(0, 4), std::nullopt);
    }

    void ofGroupsThatWereNotRecordedNothingIsKnown()
    {
        const ItemMeasures all =
            itemMeasures(traceFrom("global 8 local 4\ngroups 1\nbuffer A int 8\ng1.i* load A[i]"), ItemMeasure::Accesses);
        QCOMPARE(all.meanOf(0), std::nullopt);
        QCOMPARE(all.meanOf(1), std::optional(1.0));
    }

    void wastedBytesAreDividedAmongTheLanes()
    {
        MemoryModel model;
        model.segmentSize = 32;
        QCOMPARE(measured("g0.i* load A[8i]", ItemMeasure::WastedBytes, model).items, (Values{28, 28, 28, 28, 0, 0, 0, 0}));
        QCOMPARE(measured("g0.i* load A[i]", ItemMeasure::WastedBytes, model).items, (Values{4, 4, 4, 4, 0, 0, 0, 0}));
        QCOMPARE(measured("g0.i* load s[32i]", ItemMeasure::WastedBytes, model).most, 0.0f);
    }

    void turnsBeyondThoseOfPackedAddresses()
    {
        QCOMPARE(measured("g0.i* load s[32i]", ItemMeasure::BankTurns).items, (Values{0.75, 0.75, 0.75, 0.75, 0, 0, 0, 0}));
        QCOMPARE(measured("g0.i* load s[i]", ItemMeasure::BankTurns).most, 0.0f);
        QCOMPARE(measured("g0.i* load A[32i]", ItemMeasure::BankTurns).most, 0.0f);
    }

    void whoIsOnAnotherPathMissesSteps()
    {
        // The first waits for the three turns of the third, which waits for nobody.
        const ItemMeasures all =
            measured("g0.i0-1 load A[i] @4\ng0.i2 load A[i] @7\ng0.i2 load A[i] @7\ng0.i2 load A[i] @7", ItemMeasure::MissedSteps);
        QCOMPARE(all.items, (Values{3, 3, 1, 4, 0, 0, 0, 0}));
    }
};

QTEST_GUILESS_MAIN(TestItemMeasures)
#include "tst_itemmeasures.moc"
