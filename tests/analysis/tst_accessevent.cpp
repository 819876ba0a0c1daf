#include <QtTest>

#include "analysis/AccessEvent.h"
#include "analysis/Findings.h"
#include "../support/TraceText.h"

using namespace kernelscope;

class TestAccessEvent : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void bothSidesOfARaceAreFoundInTheTrace()
    {
        const Trace trace = traceFrom("global 8x4 local 4x2 offset 5x3\nbuffer A int 64\ng1.i0 load A[1]=5\ng1.i0 store A[7]=5 @3\n"
                                      "g1.i0 store A[9]=5 @3\ng1.i5 load A[9]=0\n");
        const QList<Finding> findings = findAll(trace);
        QCOMPARE(findings.size(), 1);
        QCOMPARE(findings[0].accesses.size(), 2);
        for (FindingAccess access : findings[0].accesses) {
            const EventIndex expected = access.event;
            access.event = EventIndex(-1); // as it comes from the worker
            const auto found = eventOf(trace, access, findings[0].element);
            QVERIFY(found);
            QCOMPARE(found->value, expected.value);
        }
    }

    void whatWasNotRecordedIsNotThere()
    {
        const Trace trace = traceFrom("global 8 local 4\ngroups 1\nbuffer A int 8\ng1.i0 store A[4]=5\n");
        FindingAccess access;
        access.type = AccessType::Store;
        access.globalId = {0};
        access.groupId = {0};
        QVERIFY(!eventOf(trace, access));
        access.globalId = {4};
        access.groupId = {1};
        QVERIFY2(!eventOf(trace, access), "another place");
        access.groupId = {7};
        QVERIFY(!eventOf(trace, access));
        access.globalId = {};
        QVERIFY(!eventOf(trace, access));
    }
};

QTEST_GUILESS_MAIN(TestAccessEvent)
#include "tst_accessevent.moc"
