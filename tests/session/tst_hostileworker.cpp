#include <QtTest>

#include "export/ChromeTrace.h"
#include "export/RunJson.h"
#include "export/TraceJson.h"
#include "session/ReplyCheck.h"
#include "session/Session.h"

using namespace kernelscope;

/// A worker that answers in good form whatever it likes: nothing crashes or hangs, and the next run works.
class TestHostileWorker : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theTimesOfRealClocksAreBelieved();
    void runs();
    void traces();

private:
    static constexpr int changes = 600; ///< each member alone, then several
    static SessionOptions options()
    {
        SessionOptions options;
        options.workerCommand = {QStringLiteral(FAKE_WORKER)};
        options.restartPause = {};
        return options;
    }
    static void lookAtAll(Session &session);
    static RunResult runWith(Session &session, const QString &script);
};

RunResult TestHostileWorker::runWith(Session &session, const QString &script)
{
    QSignalSpy finished(&session, &Session::runFinished);
    session.run(1, script);
    if (!finished.wait(20'000))
        qFatal("The run did not end.");
    return session.lastRun().value_or(RunResult());
}

/// What the window and the command line make of it.
void TestHostileWorker::lookAtAll(Session &session)
{
    const RunResult result = session.lastRun().value_or(RunResult());
    (void)runJson(result);
    (void)chromeTrace(result);
    for (const BufferResult &buffer : result.buffers) {
        if (session.results())
            session.results()->read(buffer.fileOffset, buffer.sizeInBytes, [](const Result<QByteArray> &) {});
    }
    if (const auto &trace = session.lastTrace()) {
        (void)traceJson(*trace);
        for (int launch = 0; launch < trace->launches.size(); ++launch)
            (void)session.traceOf(launch);
    }
}

void TestHostileWorker::traces()
{
    Session session(options());
    QSignalSpy finished(&session, &Session::traceFinished);
    for (int number = 0; number < changes; ++number) {
        TraceOptions hostile;
        hostile.onlyLaunch = QStringLiteral("hostile %1").arg(number);
        finished.clear();
        session.trace(hostile);
        QVERIFY2(finished.wait(20'000), qPrintable(hostile.onlyLaunch));
        lookAtAll(session);
    }
    QCOMPARE(runWith(session, QStringLiteral("ok")).status, RunStatus::Ok);
}

/// Those of NVIDIA's driver count nanoseconds from 1970, those of others from the machine's start.
void TestHostileWorker::theTimesOfRealClocksAreBelieved()
{
    for (const qint64 start : {qint64(1'790'000'000'000'000'000), qint64(80'000'000'000'000)}) {
        RunEvent event;
        event.queuedNs = start;
        event.submitNs = start + 1'000;
        event.startNs = start + 2'000;
        event.endNs = start + 3'000;
        RunReply reply;
        reply.result.events = {event};
        QVERIFY(checkReply(reply));
        reply.result.events[0].endNs = std::numeric_limits<qint64>::max();
        QVERIFY(!checkReply(reply));
    }
}

void TestHostileWorker::runs()
{
    Session session(options());
    QSet<QString> refused;
    for (int number = 0; number < changes; ++number) {
        const RunResult result = runWith(session, QStringLiteral("hostile %1").arg(number));
        lookAtAll(session);
        if (result.status == RunStatus::Crashed && result.message.contains(u"that can't be true"))
            refused.insert(result.message.section(u'.', 0, 0));
        for (const RunEvent &event : result.events) {
            for (const int other : event.after)
                QVERIFY(other >= 0 && other < result.events.size());
        }
        QVERIFY(!(result.commandsNs < 0) && result.memory.bytesHeld >= 0);
    }
    QCOMPARE(runWith(session, QStringLiteral("ok")).status, RunStatus::Ok);
    for (const char *what : {"a command", "a launch's times", "a buffer", "the order of the plan's steps", "how long it took"})
        QVERIFY2(std::ranges::any_of(refused, [what](const QString &message) { return message.contains(QLatin1String(what)); }), what);
}

QTEST_GUILESS_MAIN(TestHostileWorker)
#include "tst_hostileworker.moc"
