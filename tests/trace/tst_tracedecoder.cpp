#include <QtTest>

#include <QRandomGenerator>

#include "tests/support/TraceEncoding.h"
#include "tests/support/TraceText.h"

using namespace kernelscope;

namespace {

const char *const everything = R"(
global 6x8 local 3x4
groups 1,3
buffer A int 64
buffer V float4 16
buffer D double 4 out
local s int 4x4
g*.i* load A[x%64]=i
g*.i* store s[i]=x
g*.i* barrier local
g*.i0-2 load:char A+13=1
g*.i* load V[i]=1.5
g*.i* atomic_add A[0]=5,1
g*.i1 atomic_cmpxchg.acq_rel.device A[0]=5,5,7
g3.i2 store A[64]=3
g3.i4 store A[-2]=3
g*.i* copy s[0] A[16] x8/2
g*.i* wait
g*.i3 index s 20 of 16
g*.i* fence.release.device global
g1.i* branch i%2 for 8
g1.i11 loop 1000
)";

/// Every event as text, and the faults: two traces with the same text are the same.
QString dump(const Trace &trace)
{
    QString text;
    for (int item = 0; item < trace.workItemCount(); ++item) {
        for (int i = trace.firstEvent(WorkItemSlot(item)).value; i < trace.endEvent(WorkItemSlot(item)).value; ++i) {
            const TraceEvent event = trace.event(EventIndex(i));
            text += QStringLiteral("%1: site %2 object %3 %4 %5+%6").arg(item).arg(event.site.value).arg(event.object.value)
                        .arg(event.outOfBounds).arg(event.offset).arg(event.size);
            for (int w = 0; w < trace.site(event.site).payloadWords; ++w)
                text += QStringLiteral(" %1").arg(trace.valueWords(EventIndex(i))[w]);
            text += '\n';
        }
    }
    for (const TraceFault &fault : trace.faults())
        text += QStringLiteral("fault %1 %2 %3 %4 %5 of %6\n").arg(fault.head.word).arg(fault.group).arg(fault.localItem)
                    .arg(fault.offset).arg(fault.related).arg(trace.faultsAt(SiteIndex(fault.head.site())));
    return text;
}

} // namespace

class TestTraceDecoder : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatWasWrittenIsRead()
    {
        const Trace trace = traceFrom(everything);
        const auto decoded = decodeTrace(recordedLaunch(trace), encodedTrace(trace));
        QVERIFY2(decoded, decoded ? "" : qPrintable(decoded.error().message));
        QCOMPARE(dump(*decoded), dump(trace));
        QCOMPARE(decoded->launch(), trace.launch());
    }

    void whatDidNotFitIsCounted()
    {
        const Trace trace = traceFrom("global 40 local 40\nbuffer A int 64\ng0.i* load A[x]\ng0.i* store A[x]\ng0.i* load A[x]");
        const auto decoded = decodeTrace(recordedLaunch(trace), encodedTrace(trace, 4));
        QVERIFY(decoded);
        QCOMPARE(decoded->eventCount(), 40);
        QCOMPARE(decoded->launch().lostEvents, 80u);
    }

    void noGroupRecorded()
    {
        Trace trace = traceFrom("global 4 local 4\nbuffer A int 4\ng0.i3 store A[4]");
        RecordedLaunch recorded = recordedLaunch(trace);
        recorded.groups.clear();
        const auto decoded = decodeTrace(recorded, encodedTrace(trace));
        QVERIFY(decoded);
        QCOMPARE(decoded->eventCount(), 0);
        QCOMPARE(decoded->faults().size(), 1u);
    }

    void brokenBuffersAreRefused()
    {
        const Trace trace = traceFrom(everything);
        const auto good = encodedTrace(trace);
        QVERIFY(!decodeTrace(recordedLaunch(trace), {}));
        QVERIFY(!decodeTrace(recordedLaunch(trace), std::span(good).first(good.size() / 2)));
        auto bad = good;
        bad[0] = 7;
        QVERIFY(decodeTrace(recordedLaunch(trace), bad).error().message.contains("wrote over"));
    }

    void alteredBuffersNeverBreakTheReader()
    {
        const Trace trace = traceFrom(everything);
        const auto good = encodedTrace(trace);
        QRandomGenerator random(7);
        int refused = 0;
        for (int round = 0; round < 3000; ++round) {
            auto bad = good;
            for (int change = 0; change < 3; ++change)
                bad[random.bounded(quint32(bad.size()))] ^= round % 2 ? 1u << random.bounded(32) : random.generate();
            const auto decoded = decodeTrace(recordedLaunch(trace), bad);
            refused += !decoded;
            if (decoded)
                dump(*decoded);
        }
        QVERIFY(refused > 100);
    }
};

QTEST_APPLESS_MAIN(TestTraceDecoder)
#include "tst_tracedecoder.moc"
