#include <QTest>

#include "tests/support/TraceText.h"
#include "ui/trace/StoreSearch.h"

using namespace kernelscope;

/// Who wrote an element of a buffer.
class TestStoreSearch : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theLastStoreByPhasesIsFound()
    {
        const Trace trace = traceFrom("global 8 local 4\nbuffer A int 16\nbuffer B int 16\nlocal s int 4\n"
                                      "g*.i* store A[x]=1 @5\ng*.i* barrier both\ng*.i* store s[i]=1 @6\n"
                                      "g1.i3 store A[4]=2 @7\ng1.i0 load A[5]=1 @8\n");
        const auto siteLine = [&](quint64 element) {
            const auto event = lastStoreTo(trace, QStringLiteral("A"), element);
            return event ? trace.site(trace.event(*event).site).range.begin.line : -1;
        };
        QCOMPARE(siteLine(4), 7); // After the barrier.
        QCOMPARE(siteLine(5), 5);
        QCOMPARE(siteLine(8), -1);
        QVERIFY(!lastStoreTo(trace, QStringLiteral("B"), 4));

        Selection before;
        before.buffer = QStringLiteral("A");
        before.finding = 3;
        const Selection selection = selectionOfAccess(before, trace, 2, *lastStoreTo(trace, QStringLiteral("A"), 4));
        QCOMPARE(selection.launch, 2);
        QCOMPARE(selection.group, quint64(1));
        QCOMPARE(selection.workItem, quint64(3));
        QCOMPARE(selection.phase, 1);
        QCOMPARE(selection.step, 6); // Each work-item makes its first access of the phase before.
        QCOMPARE(selection.place->line, 7);
        QVERIFY(!selection.finding && selection.buffer == QStringLiteral("A"));
    }

    void aStoreOfSeveralElementsCounts()
    {
        const Trace trace = traceFrom("global 1 local 1\nbuffer A int 16\ng0.i0 store:int4 A[4]=1,2,3,4 @5\n");
        for (const quint64 element : {4, 7})
            QVERIFY(lastStoreTo(trace, QStringLiteral("A"), element));
        for (const quint64 element : {3, 8})
            QVERIFY(!lastStoreTo(trace, QStringLiteral("A"), element));
    }
};

QTEST_APPLESS_MAIN(TestStoreSearch)
#include "tst_storesearch.moc"
