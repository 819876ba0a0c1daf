#include <QtTest>

#include "session/Session.h"

using namespace kernelscope;

/// A sample with a bug, traced by the real worker through a session.
class TestTracedSample : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theTraceOfASampleCanBeRead()
    {
        const QString bin = qEnvironmentVariable("KERNELSCOPE_BIN");
        SessionOptions options;
        options.workerCommand = {bin + "/kernelscope-worker"};
        options.instrumentCommand = {bin + "/kernelscope-instrument"};
        options.device = "cpu";
        Session session(options);
        QVERIFY(session.open(qEnvironmentVariable("KERNELSCOPE_SOURCE") + "/samples/lost-update"));
        QSignalSpy finished(&session, &Session::traceFinished);
        TraceOptions asked;
        asked.dataflow = true;
        session.trace(asked);
        QVERIFY(finished.wait(100'000));
        const TraceReply &reply = *session.lastTrace();
        QVERIFY2(!reply.launches.isEmpty(), qPrintable(reply.result.message));
        const bool races = std::any_of(reply.launches.begin(), reply.launches.end(), [](const LaunchTrace &launch) {
            return std::any_of(launch.findings.begin(), launch.findings.end(),
                               [](const Finding &finding) { return finding.kind == FindingKind::DataRace; });
        });
        QVERIFY(races);
        const int launch = session.selection().launch.value_or(-1);
        QVERIFY(launch >= 0 && !reply.launches[launch].findings.isEmpty());
        QSignalSpy loaded(&session, &Session::traceLoaded);
        QVERIFY(!session.traceOf(launch));
        QVERIFY(loaded.wait(20'000));
        const auto trace = session.traceOf(launch);
        QVERIFY2(trace, qPrintable(session.traceMessage(launch)));
        QCOMPARE(quint64(trace->eventCount()), reply.launches[launch].events);
        QCOMPARE(trace->launch().global[0], reply.launches[launch].range.global[0]);
        QVERIFY(trace->slotOf(*session.selection().group));
    }
};

QTEST_GUILESS_MAIN(TestTracedSample)
#include "tst_tracedsample.moc"
