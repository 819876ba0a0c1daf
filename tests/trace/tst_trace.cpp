#include <QtTest>

#include "tests/support/TraceText.h"

using namespace kernelscope;

class TestTrace : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void idsAreThoseOfTheLaunch()
    {
        const Trace trace = traceFrom("global 8x4 local 4x2 offset 100x0\nbuffer A int 32\ng3.i5 load A[7]=9");
        QCOMPARE(trace.eventCount(), 1);
        const WorkItemSlot item = trace.workItemOf(EventIndex(0));
        QCOMPARE(item.value, 3 * 8 + 5);
        QCOMPARE(trace.globalId(item), (Extent{100 + 4 + 1, 2 + 1, 0}));
        QCOMPARE(trace.groupId(trace.groupOf(item)), (Extent{1, 1, 0}));
        QCOMPARE(trace.localId(item), (Extent{1, 1, 0}));
    }

    void eventsUnpack()
    {
        const Trace trace = traceFrom("global 1 local 1\nbuffer A float4 4\nbuffer B int 2000000000\n"
                                      "g0.i0 load A[1]=1.5\ng0.i0 store:char A+3=7\ng0.i0 load A[-1]\ng0.i0 load B[1500000000]=3");
        QCOMPARE(trace.event(EventIndex(0)).offset, 16);
        QCOMPARE(trace.event(EventIndex(0)).size, 16u);
        QCOMPARE(reinterpret_cast<const float *>(trace.valueWords(EventIndex(0)))[3], 1.5f);
        QCOMPARE(trace.event(EventIndex(1)).offset, 3);
        QCOMPARE(*trace.valueWords(EventIndex(1)), 7u);
        QCOMPARE(trace.event(EventIndex(2)).offset, -16);
        QVERIFY(trace.event(EventIndex(2)).outOfBounds);
        QCOMPARE(trace.faults().size(), 1u);
        QCOMPARE(trace.event(EventIndex(3)).offset, 6000000000);
        QCOMPARE(*trace.valueWords(EventIndex(3)), 3u);
    }

    void phasesCountBarriers()
    {
        const Trace trace =
            traceFrom("global 1 local 1\nlocal s int 4\ng0.i0 store s[0]\ng0.i0 barrier\ng0.i0 barrier none\ng0.i0 load s[0]");
        QCOMPARE(trace.phaseOf(EventIndex(0)), 0);
        QCOMPARE(trace.phaseOf(EventIndex(1)), 0);
        QCOMPARE(trace.phaseOf(EventIndex(3)), 2);
    }

    void eventsBySite()
    {
        const Trace trace = traceFrom("global 4 local 2\nbuffer A int 8\ng*.i* load A[x] @5\ng*.i* store A[x] @6\ng*.i0 load A[x] @5");
        const EventsBySite bySite(trace);
        QCOMPARE(bySite[SiteIndex(0)].size(), 6u);
        QCOMPARE(bySite[SiteIndex(1)].size(), 4u);
        QCOMPARE(trace.eventsAt(SiteIndex(1)), 4u);
        QCOMPARE(bySite[SiteIndex(1)][1].value, 4);
    }

    void partsThatDontFitAreRefused()
    {
        TraceParts parts;
        QVERIFY(!Trace::fromParts(std::move(parts)));
    }

    void onlyVectorsThatThereAre_data()
    {
        QTest::addColumn<int>("components");
        QTest::addColumn<bool>("taken");
        for (const int components : {1, 2, 3, 4, 8, 16})
            QTest::addRow("%d", components) << components << true;
        for (const int components : {-1, 0, 5, 1258291201})
            QTest::addRow("%d", components) << components << false;
    }

    void onlyVectorsThatThereAre()
    {
        QFETCH(int, components);
        AccessSite site;
        site.sizeInBytes = 4;
        site.payloadWords = 1;
        site.type = ElementType{Scalar::Float, components, {}};
        TraceParts parts;
        parts.launch.dimensions = 1;
        parts.launch.global = parts.launch.local = {1, 1, 1};
        parts.groups = {0};
        parts.firstEvents = {0, 0};
        parts.sites = {site};
        parts.faultCounts = {0};
        const auto trace = Trace::fromParts(std::move(parts));
        QTEST(trace.has_value(), "taken");
        if (!trace)
            QVERIFY2(trace.error().message.contains("impossible facts"), qPrintable(trace.error().message));
    }
};

QTEST_APPLESS_MAIN(TestTrace)
#include "tst_trace.moc"
