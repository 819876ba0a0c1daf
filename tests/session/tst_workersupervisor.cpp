#include <QtTest>

#include <csignal>

#include <sys/resource.h>
#include <unistd.h>

#include "session/WorkerSupervisor.h"

using namespace kernelscope;
using Kind = RequestFailure::Kind;
using std::chrono::milliseconds;

namespace {

SessionOptions options(const QString &hello = QStringLiteral("ok"))
{
    SessionOptions options;
    options.workerCommand = {QStringLiteral(FAKE_WORKER), QStringLiteral("hello=") + hello};
    options.warmSpare = false;
    options.restartPause = milliseconds(1);
    return options;
}

Request runOf(const QString &script)
{
    return RunProject{{}, script, 1};
}

/// Asks and waits for the outcome: tests read straight down.
Outcome ask(WorkerSupervisor &supervisor, const Request &request)
{
    const auto outcome = std::make_shared<std::optional<Outcome>>();
    supervisor.request(request, [outcome](const Outcome &arrived) { *outcome = arrived; });
    if (!QTest::qWaitFor([&] { return outcome->has_value(); }, 20'000))
        return tl::unexpected(RequestFailure{Kind::Refused, QStringLiteral("no outcome"), {}, {}, {}, {}});
    return **outcome;
}

bool runsWell(WorkerSupervisor &supervisor)
{
    const Outcome outcome = ask(supervisor, runOf(QStringLiteral("ok")));
    const auto *reply = outcome ? std::get_if<RunReply>(&outcome->reply) : nullptr;
    return reply && reply->result.status == RunStatus::Ok;
}

int lines(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? int(file.readAll().count('\n')) : 0;
}

} // namespace

class TestWorkerSupervisor : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aRequestIsAnswered()
    {
        WorkerSupervisor supervisor(options());
        const Outcome outcome = ask(supervisor, ListDevices{});
        QVERIFY(outcome);
        QCOMPARE(std::get<DevicesReply>(outcome->reply).devices.size(), 2);
        QVERIFY(outcome->sharesFiles);
    }

    void progressIsPassedOn()
    {
        WorkerSupervisor supervisor(options());
        QStringList subjects;
        connect(&supervisor, &WorkerSupervisor::progressed, this, [&](const Progress &p) { subjects << p.subject; });
        QVERIFY(ask(supervisor, runOf(QStringLiteral("steps 3"))));
        QCOMPARE(subjects.join(u','), QStringLiteral("step 0,step 1,step 2"));
    }

    void whateverAWorkerDoesTheNextRunWorks_data()
    {
        QTest::addColumn<QString>("script");
        QTest::addColumn<Kind>("kind");
        QTest::addColumn<QString>("reason");
        QTest::addColumn<Phase>("phase");
        QTest::newRow("segfault") << QStringLiteral("crash 11 4") << Kind::Crashed << QStringLiteral("crashed (SIGSEGV)") << Phase::Running;
        QTest::newRow("killed") << QStringLiteral("crash 9 2") << Kind::Crashed << QStringLiteral("crashed (SIGKILL)") << Phase::Building;
        QTest::newRow("assertion") << QStringLiteral("assert") << Kind::Crashed << QStringLiteral("crashed (SIGABRT)") << Phase::Building;
        QTest::newRow("exit 0") << QStringLiteral("exit 0") << Kind::Crashed << QStringLiteral("ended with exit status 0")
                                << Phase::Running;
        QTest::newRow("exit 139") << QStringLiteral("exit 139") << Kind::Crashed << QStringLiteral("crashed (SIGSEGV)") << Phase::Running;
        QTest::newRow("garbage") << QStringLiteral("garbage") << Kind::Crashed << QStringLiteral("no worker of Kernelscope")
                                 << Phase::Starting;
        QTest::newRow("half a frame") << QStringLiteral("half") << Kind::TimedOut << QString() << Phase::Starting;
        QTest::newRow("hangs while building") << QStringLiteral("hang 2") << Kind::TimedOut << QString() << Phase::Building;
        QTest::newRow("hangs while running") << QStringLiteral("hang 4") << Kind::TimedOut << QString() << Phase::Running;
        QTest::newRow("refuses") << QStringLiteral("refuse") << Kind::Refused << QStringLiteral("not for me") << Phase::Starting;
    }
    void whateverAWorkerDoesTheNextRunWorks()
    {
        QFETCH(QString, script);
        QFETCH(Kind, kind);
        QFETCH(QString, reason);
        QFETCH(Phase, phase);
        SessionOptions brief = options();
        const milliseconds limit(400);
        brief.deadlines = {std::chrono::seconds(20), limit, limit, limit, limit, limit, limit};
        if (kind == Kind::TimedOut && phase == Phase::Starting)
            brief.deadlines.starting = std::chrono::seconds(2);
        for (const bool spare : {false, true}) {
            brief.warmSpare = spare;
            WorkerSupervisor supervisor(brief);
            QVERIFY(ask(supervisor, ListDevices{}));
            const Outcome outcome = ask(supervisor, runOf(script));
            QVERIFY(!outcome);
            QCOMPARE(outcome.error().kind, kind);
            QVERIFY2(outcome.error().reason.contains(reason), qPrintable(outcome.error().reason));
            QCOMPARE(outcome.error().phase, phase);
            QVERIFY(runsWell(supervisor));
        }
    }

    void whatADeadWorkerWasGivenAnotherDoes()
    {
        WorkerSupervisor supervisor(options());
        const Outcome first = ask(supervisor, runOf(QStringLiteral("steps 1")));
        QVERIFY(first);
        QVERIFY(first->process > 0);
        QCOMPARE(::kill(pid_t(first->process), SIGKILL), 0); // Nothing of it is known here when the next request is sent.
        QVERIFY(runsWell(supervisor));
    }

    /// As if it had been killed while it was idle, and had come as far as that before it died.
    void whatAKilledWorkerHadHardlyBegunAnotherDoes()
    {
        QTemporaryDir folder;
        for (const auto &[phase, starts] : {std::pair{1, 2}, {2, 1}}) {
            const QString log = folder.filePath(QString::number(phase));
            SessionOptions logging = options();
            logging.workerCommand << QStringLiteral("log=") + log;
            WorkerSupervisor supervisor(logging);
            const Outcome outcome = ask(supervisor, runOf(QStringLiteral("crash 9 %1").arg(phase)));
            QVERIFY(!outcome);
            QCOMPARE(outcome.error().phase, Phase(phase));
            QCOMPARE(lines(log), starts);
        }
    }

    void anAssertionIsQuoted()
    {
        WorkerSupervisor supervisor(options());
        const Outcome outcome = ask(supervisor, runOf(QStringLiteral("assert")));
        QCOMPARE(outcome.error().lastWords, QStringLiteral("pocl: Assertion `size < limit' failed."));
        QCOMPARE(outcome.error().subject, QStringLiteral("a.cl"));
        QVERIFY(runsWell(supervisor));
    }

    void aWorkerThatCannotStartIsSaidSoAndNotTriedForEver_data()
    {
        QTest::addColumn<QString>("hello");
        QTest::addColumn<QString>("reason");
        QTest::addColumn<int>("starts");
        QTest::newRow("other version") << QStringLiteral("version") << QStringLiteral("speaks version 999 of the protocol") << 1;
        QTest::newRow("banner") << QStringLiteral("banner") << QStringLiteral("starts with: Welcome to gpu-host!") << 1;
        QTest::newRow("exit 0") << QStringLiteral("exit 0") << QStringLiteral("ended with exit status 0 before it said hello") << 3;
        QTest::newRow("exit 255") << QStringLiteral("exit 255") << QStringLiteral("exit status 255 before it said hello") << 3;
        QTest::newRow("crash") << QStringLiteral("crash") << QStringLiteral("crashed (SIGSEGV) before it said hello") << 3;
        QTest::newRow("silence") << QStringLiteral("never") << QStringLiteral("did not answer within 200 ms") << 3;
        QTest::newRow("half a hello") << QStringLiteral("half") << QStringLiteral("did not answer within 200 ms") << 3;
    }
    void aWorkerThatCannotStartIsSaidSoAndNotTriedForEver()
    {
        QFETCH(QString, hello);
        QFETCH(QString, reason);
        QFETCH(int, starts);
        QTemporaryDir folder;
        const QString log = folder.filePath(QStringLiteral("log"));
        SessionOptions bad = options(hello);
        bad.workerCommand << QStringLiteral("log=") + log;
        if (starts == 3 && reason.contains(u"200 ms"))
            bad.deadlines.starting = milliseconds(200);
        WorkerSupervisor supervisor(bad);
        for (int round = 1; round <= 2; ++round) {
            const Outcome outcome = ask(supervisor, runOf({}));
            QVERIFY(!outcome);
            QCOMPARE(outcome.error().kind, Kind::Unavailable);
            QVERIFY2(outcome.error().reason.contains(reason), qPrintable(outcome.error().reason));
            if (!reason.contains(u"200 ms")) // a killed one may not have come as far as its log
                QCOMPARE(lines(log), round * starts);
        }
    }

    void aSystemWithoutFreeFilesIsTriedOnlySoOften()
    {
        WorkerSupervisor supervisor(options());
        rlimit before{};
        QCOMPARE(::getrlimit(RLIMIT_NOFILE, &before), 0);
        const int next = ::dup(STDERR_FILENO);
        ::close(next);
        const rlimit none{rlim_t(next), before.rlim_max};
        QCOMPARE(::setrlimit(RLIMIT_NOFILE, &none), 0);
        const Outcome outcome = ask(supervisor, runOf({}));
        QCOMPARE(::setrlimit(RLIMIT_NOFILE, &before), 0);
        QVERIFY(!outcome);
        QCOMPARE(outcome.error().kind, Kind::Unavailable);
        QVERIFY2(outcome.error().reason.contains(u"Too many open files"), qPrintable(outcome.error().reason));
        QVERIFY2(outcome.error().reason.contains(u"Close other programs"), qPrintable(outcome.error().reason));
        QVERIFY(runsWell(supervisor));
    }

    void aWorkerThatEndsAtOnceIsTriedSeveralTimes()
    {
        SessionOptions bad = options(QStringLiteral("exit 3"));
        bad.warmSpare = true;
        WorkerSupervisor supervisor(bad);
        supervisor.start();
        const Outcome outcome = ask(supervisor, runOf({}));
        QVERIFY(!outcome);
        QVERIFY2(outcome.error().reason.contains(u"before it said hello. Run it in a terminal to see why. It was tried 3 times."),
                 qPrintable(outcome.error().reason));
    }

    void aMissingProgramIsNamed()
    {
        SessionOptions missing;
        missing.workerCommand = {QStringLiteral("/nowhere/kernelscope-worker")};
        WorkerSupervisor supervisor(missing);
        const Outcome outcome = ask(supervisor, runOf({}));
        QVERIFY(!outcome);
        QVERIFY2(outcome.error().reason.contains(u"\"/nowhere/kernelscope-worker\" could not be started"),
                 qPrintable(outcome.error().reason));
        QVERIFY2(outcome.error().reason.endsWith(u"Install it there, or give another command."), qPrintable(outcome.error().reason));
    }

    void stoppingEndsTheRunInProgressAndThoseThatWait()
    {
        WorkerSupervisor supervisor(options());
        QStringList outcomes;
        const auto note = [&](const QString &name) {
            return [&outcomes, name](const Outcome &o) {
                outcomes << name + (o ? QStringLiteral(" done") : QStringLiteral(" ") + o.error().reason);
            };
        };
        QSignalSpy progressed(&supervisor, &WorkerSupervisor::progressed);
        supervisor.request(runOf(QStringLiteral("wait")), note(QStringLiteral("first")));
        QTRY_VERIFY(progressed.size() > 0);
        supervisor.request(runOf(QStringLiteral("ok")), note(QStringLiteral("second")));
        supervisor.request(runOf(QStringLiteral("ok")), note(QStringLiteral("third")));
        supervisor.stopRuns();
        QTRY_COMPARE(outcomes.size(), 3);
        QVERIFY(outcomes.contains(QStringLiteral("second The run was stopped.")));
        QVERIFY(outcomes.contains(QStringLiteral("third The run was stopped.")));
        QVERIFY(outcomes.contains(QStringLiteral("first done")));
        QVERIFY(runsWell(supervisor));
    }

    void aRunThatDoesNotAnswerToStopIsEnded()
    {
        WorkerSupervisor supervisor(options());
        QSignalSpy progressed(&supervisor, &WorkerSupervisor::progressed);
        std::optional<Outcome> outcome;
        supervisor.request(runOf(QStringLiteral("hang 4")), [&](const Outcome &o) { outcome = o; });
        QTRY_VERIFY(progressed.size() > 0);
        supervisor.stopRuns();
        QTRY_VERIFY(outcome);
        QCOMPARE(outcome->error().kind, Kind::Cancelled);
        QVERIFY(runsWell(supervisor));
    }

    void planningGoesOnWhileARunIsInProgress()
    {
        SessionOptions withSpare = options();
        withSpare.warmSpare = true;
        WorkerSupervisor supervisor(withSpare);
        QVERIFY(ask(supervisor, ListDevices{}));
        QSignalSpy progressed(&supervisor, &WorkerSupervisor::progressed);
        supervisor.request(runOf(QStringLiteral("wait")), [](const Outcome &) {});
        QTRY_VERIFY(progressed.size() > 0);
        QVERIFY(ask(supervisor, PlanProject{}));
        QVERIFY(ask(supervisor, ReadSignatures{}));
    }

    void aRunDoesNotWaitForASignatureThatHangs()
    {
        SessionOptions withSpare = options();
        withSpare.warmSpare = true;
        WorkerSupervisor supervisor(withSpare);
        QVERIFY(ask(supervisor, ListDevices{}));
        ReadSignatures hanging;
        hanging.request.device = QStringLiteral("fake hang 2");
        bool signatureDone = false;
        supervisor.request(hanging, [&](const Outcome &) { signatureDone = true; });
        QVERIFY(runsWell(supervisor));
        QVERIFY(!signatureDone);
    }

    void expiringEndsWhatIsInProgressWithItsPhase()
    {
        WorkerSupervisor supervisor(options());
        QSignalSpy progressed(&supervisor, &WorkerSupervisor::progressed);
        std::optional<Outcome> outcome;
        supervisor.request(runOf(QStringLiteral("hang 4")), [&](const Outcome &o) { outcome = o; });
        QTRY_VERIFY(progressed.size() > 0);
        supervisor.expire(milliseconds(1500));
        QTRY_VERIFY(outcome);
        QCOMPARE(outcome->error().kind, Kind::TimedOut);
        QCOMPARE(outcome->error().phase, Phase::Running);
        QCOMPARE(outcome->error().limit, milliseconds(1500));
        QVERIFY(runsWell(supervisor));
    }

    void aMessageTooLargeForThePipeIsRefused()
    {
        WorkerSupervisor supervisor(options());
        RunProject huge;
        huge.request.project = QByteArray(qsizetype(maximumBodySize) + 1, 'x');
        const Outcome outcome = ask(supervisor, huge);
        QVERIFY(!outcome);
        QCOMPARE(outcome.error().kind, Kind::Refused);
        QVERIFY(runsWell(supervisor));
    }

    void workersEndWithTheirSupervisor()
    {
        qint64 processId = 0;
        {
            WorkerSupervisor supervisor(options());
            const Outcome outcome = ask(supervisor, PlanProject{});
            QVERIFY(outcome);
            processId = std::get<PlanReply>(outcome->reply).report.commandCount; // the fake's own number
            QVERIFY(processId > 0);
        }
        QTRY_VERIFY(!QFile::exists(QStringLiteral("/proc/%1").arg(processId)));
    }
};

QTEST_GUILESS_MAIN(TestWorkerSupervisor)
#include "tst_workersupervisor.moc"
