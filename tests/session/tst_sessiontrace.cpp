#include <QtTest>

#include <csignal>

#include "session/Session.h"
#include "session/TraceSelection.h"

using namespace kernelscope;
using std::chrono::milliseconds;

namespace {

constexpr int patience = 20'000;

ProjectDocument document()
{
    ProjectDocument document;
    document.project.title = "Test";
    document.project.sources = {"a.cl"};
    document.fileName = "test.kscope";
    document.texts = {{"a.cl", "kernel void k() {}"}};
    return document;
}

/// A session with the scripted worker (tests/support/fakeworker.cpp) on a project of its own.
struct Fixture
{
    Session session;

    /// `more`: of the worker's command line.
    explicit Fixture(const QStringList &more = {}) : session(options(more)) { session.adopt(document()); }
    static SessionOptions options(const QStringList &more)
    {
        SessionOptions options;
        options.workerCommand = QStringList{FAKE_WORKER} + more;
        options.planDelay = milliseconds(1);
        return options;
    }
    static TraceOptions script(const QString &text)
    {
        TraceOptions options;
        options.onlyLaunch = text;
        return options;
    }
    RunStatus trace(const QString &text = "ok")
    {
        QSignalSpy finished(&session, &Session::traceFinished);
        session.trace(script(text));
        return finished.count() > 0 || finished.wait(patience) ? session.lastRun()->status : RunStatus::Invalid;
    }
    RunStatus run(const QString &text = "ok")
    {
        QSignalSpy finished(&session, &Session::runFinished);
        session.run(1, text);
        return finished.count() > 0 || finished.wait(patience) ? session.lastRun()->status : RunStatus::Invalid;
    }
};

} // namespace

class TestSessionTrace : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aTraceGivesFindingsAndResults()
    {
        Fixture f;
        QSignalSpy started(&f.session, &Session::traceStarted);
        QSignalSpy changed(&f.session, &Session::traceChanged);
        QVERIFY(!f.session.lastTrace());
        QCOMPARE(f.trace(), RunStatus::Ok);
        QCOMPARE(started.size(), 1);
        QCOMPARE(changed.size(), 1);
        QVERIFY(!f.session.isTracing());
        QVERIFY(f.session.traceIsCurrent());
        QCOMPARE(f.session.lastTrace()->launches.size(), 1);
        QCOMPARE(f.session.lastTrace()->launches[0].findings.size(), 1);
        QVERIFY(f.session.lastGoodRunIsCurrent());
        QVERIFY(f.session.results());
        QCOMPARE(f.session.results()->mapped().size(), 16);
    }

    void theSelectionGoesToTheFirstErrorBeforeAnybodyIsTold()
    {
        Fixture f;
        std::optional<Selection> seen;
        connect(&f.session, &Session::traceChanged, &f.session, [&] { seen = f.session.selection(); });
        QCOMPARE(f.trace(), RunStatus::Ok);
        QVERIFY(seen);
        QCOMPARE(*seen, f.session.selection());
        QCOMPARE(seen->launch, 0);
        QCOMPARE(seen->group, quint64(1));
        QCOMPARE(seen->phase, 0);
    }

    void aLoopThatDoesNotEndIsTriedOnce_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<bool>("ends");
        QTest::newRow("ends") << "loop ok" << true;
        QTest::newRow("stops when it is told") << "loop wait" << false;
        QTest::newRow("does not stop") << "loop hang 4" << false;
        QTest::newRow("an overflow") << "overflow ok" << true;
        QTest::newRow("an overflow makes it endless") << "overflow wait" << false;
        QTest::newRow("ends in a crash") << QStringLiteral("loop crash %1 4").arg(SIGSEGV) << false;
    }
    void aLoopThatDoesNotEndIsTriedOnce()
    {
        QFETCH(QString, text);
        QFETCH(bool, ends);
        Fixture f;
        f.session.setDevice("cpu");
        QCOMPARE(f.trace(text), RunStatus::Ok);
        QCOMPARE(f.session.lastTrace()->launches.size(), 1);
        QCOMPARE(f.session.lastTrace()->launches[0].ranUntraced, ends);
        QCOMPARE(f.trace(QStringLiteral("loop ok")), RunStatus::Ok);
        QVERIFY(f.session.lastTrace()->launches[0].ranUntraced); // nothing of the trial is left
    }

    void whateverBecomesOfTheWorkerWhatWasFoundStays_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<RunStatus>("status");
        QTest::newRow("crash") << QStringLiteral("crash %1 4").arg(SIGSEGV) << RunStatus::Crashed;
        QTest::newRow("hang") << "hang 4" << RunStatus::TimedOut;
        QTest::newRow("garbage") << "garbage" << RunStatus::Crashed;
        QTest::newRow("build") << "build-failed" << RunStatus::BuildFailed;
    }
    void whateverBecomesOfTheWorkerWhatWasFoundStays()
    {
        QFETCH(QString, text);
        QFETCH(RunStatus, status);
        Fixture f;
        QCOMPARE(f.run(), RunStatus::Ok);
        Deadlines brief;
        brief.running = milliseconds(200);
        f.session.setDeadlines(brief);
        QCOMPARE(f.trace(text), status);
        QVERIFY(!f.session.lastRun()->message.isEmpty());
        QVERIFY(f.session.lastTrace());
        QCOMPARE(f.session.lastTrace()->launches[0].findings.size(), 1);
        QVERIFY(f.session.traceIsCurrent());
        QVERIFY2(f.session.results() && !f.session.lastGoodRunIsCurrent(), "the results are those of the run before");
        f.session.setDeadlines({});
        QCOMPARE(f.trace(), RunStatus::Ok);
        QCOMPARE(f.run(), RunStatus::Ok);
    }

    void whatMayHaveMadeALoopEndlessIsNamed_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<bool>("isNamed");
        QTest::newRow("overflow") << "overflow hang 4" << true;
        QTest::newRow("race") << "hang 4" << false;
    }
    void whatMayHaveMadeALoopEndlessIsNamed()
    {
        QFETCH(QString, text);
        QFETCH(bool, isNamed);
        Fixture f;
        Deadlines brief;
        brief.running = milliseconds(200);
        f.session.setDeadlines(brief);
        QCOMPARE(f.trace(text), RunStatus::TimedOut);
        const QString message = f.session.lastRun()->message;
        QVERIFY2(message.contains(u"The signed overflow at a.cl:3 may be why") == isNamed, qPrintable(message));
        QVERIFY(!f.session.lastRun()->device.isEmpty());
    }

    void aTraceThatSeesNothingLeavesTheOneBefore()
    {
        Fixture f;
        QCOMPARE(f.trace(), RunStatus::Ok);
        QSignalSpy changed(&f.session, &Session::traceChanged);
        QCOMPARE(f.trace("refuse"), RunStatus::Invalid);
        QVERIFY(f.session.lastTrace());
        QVERIFY(!f.session.traceIsCurrent());
        QCOMPARE(changed.size(), 1);
        QCOMPARE(f.trace(), RunStatus::Ok);
        QVERIFY(f.session.traceIsCurrent());
    }

    void aRunThatCrashesLeavesTheTrace()
    {
        Fixture f;
        QCOMPARE(f.trace("kept"), RunStatus::Ok);
        QCOMPARE(f.run(QStringLiteral("crash %1 4").arg(SIGSEGV)), RunStatus::Crashed);
        QVERIFY(f.session.traceIsCurrent());
        QSignalSpy loaded(&f.session, &Session::traceLoaded);
        QVERIFY(!f.session.traceOf(0));
        QVERIFY(loaded.wait(patience));
        QVERIFY2(f.session.traceOf(0), "the file outlives the worker that wrote it");
    }

    void aTraceIsReadWhenItIsAskedFor()
    {
        Fixture f;
        QCOMPARE(f.trace("kept"), RunStatus::Ok);
        QSignalSpy loaded(&f.session, &Session::traceLoaded);
        QVERIFY(!f.session.traceOf(0));
        QVERIFY(!f.session.traceOf(0));
        QVERIFY(!f.session.traceOf(7));
        QVERIFY(loaded.wait(patience));
        QCOMPARE(loaded.size(), 1);
        QCOMPARE(loaded[0][0].toInt(), 0);
        QVERIFY(f.session.traceOf(0));
        QCOMPARE(f.session.traceOf(0)->workItemCount(), 4);
        QVERIFY(f.session.traceMessage(0).isEmpty());
        QVERIFY(!f.session.traceMessage(7).isEmpty());
    }

    void aTraceOnAnotherMachineIsFetchedWhenItIsAskedFor()
    {
        Fixture f({"hide"});
        QCOMPARE(f.trace("kept"), RunStatus::Ok);
        QVERIFY(f.session.lastTrace()->launches[0].traceFile.isEmpty());
        QSignalSpy loaded(&f.session, &Session::traceLoaded);
        QVERIFY(!f.session.traceOf(0));
        QVERIFY(f.session.traceMessage(0).isEmpty());
        QCOMPARE(f.session.traceFetched(0), std::pair(quint64(0), f.session.lastTrace()->launches[0].keptSize));
        QVERIFY(loaded.wait(patience));
        QVERIFY2(f.session.traceOf(0), qPrintable(f.session.traceMessage(0)));
        QCOMPARE(f.session.traceOf(0)->workItemCount(), 4);
        QCOMPARE(f.session.traceFetched(0), std::pair(quint64(0), quint64(0)));
    }

    void theSameTraceIsNotFetchedTwice()
    {
        Fixture f({"hide"});
        QCOMPARE(f.trace("kept"), RunStatus::Ok);
        QSignalSpy loaded(&f.session, &Session::traceLoaded);
        QVERIFY(!f.session.traceOf(0));
        QVERIFY(loaded.wait(patience));
        const auto trace = f.session.traceOf(0);
        QVERIFY(trace);
        QCOMPARE(f.trace("kept"), RunStatus::Ok);
        QCOMPARE(f.session.traceOf(0), trace);
        QCOMPARE(f.trace("kept-raw"), RunStatus::Ok); // which has no hash
        QVERIFY(!f.session.traceOf(0));
    }

    void aTraceOnAnotherMachineThatDoesNotComeSaysWhy_data()
    {
        QTest::addColumn<QString>("script");
        QTest::addColumn<QString>("message");
        QTest::newRow("no trace") << "kept-badly"
                                  << "no trace file";
        QTest::newRow("not compressed") << "kept-raw"
                                        << "not compressed";
        QTest::newRow("short") << "kept-in-part"
                               << "less of the results than it announced";
    }
    void aTraceOnAnotherMachineThatDoesNotComeSaysWhy()
    {
        QFETCH(QString, script);
        QFETCH(QString, message);
        Fixture f({"hide"});
        QCOMPARE(f.trace(script), RunStatus::Ok);
        QSignalSpy loaded(&f.session, &Session::traceLoaded);
        QVERIFY(!f.session.traceOf(0));
        QVERIFY(!loaded.isEmpty() || loaded.wait(patience));
        QVERIFY(!f.session.traceOf(0));
        QVERIFY2(f.session.traceMessage(0).contains(message), qPrintable(f.session.traceMessage(0)));
        QCOMPARE(f.trace("kept"), RunStatus::Ok);
    }

    void aTraceOnAnotherMachineEndsWithItsWorker()
    {
        Fixture f({"hide"});
        QCOMPARE(f.trace("kept"), RunStatus::Ok);
        QCOMPARE(f.run(QStringLiteral("crash %1 4").arg(SIGSEGV)), RunStatus::Crashed);
        QSignalSpy loaded(&f.session, &Session::traceLoaded);
        QVERIFY(!f.session.traceOf(0));
        QVERIFY(!loaded.isEmpty() || loaded.wait(patience));
        QVERIFY2(f.session.traceMessage(0).contains("has ended: trace again"), qPrintable(f.session.traceMessage(0)));
        QCOMPARE(f.session.lastTrace()->launches[0].findings.size(), 1);
    }

    void aTraceThatCannotBeReadSaysWhy()
    {
        Fixture f;
        QCOMPARE(f.trace("kept-badly"), RunStatus::Ok);
        QSignalSpy loaded(&f.session, &Session::traceLoaded);
        QVERIFY(!f.session.traceOf(0));
        QVERIFY(loaded.wait(patience));
        QVERIFY(!f.session.traceOf(0));
        QVERIFY(!f.session.traceMessage(0).isEmpty());
        QCOMPARE(f.trace("kept-elsewhere"), RunStatus::Ok);
        QVERIFY(!f.session.traceOf(0));
        QVERIFY2(f.session.lastTrace()->launches[0].notes.join(' ').contains("was lost"), qPrintable(f.session.traceMessage(0)));
        QCOMPARE(f.trace("ok"), RunStatus::Ok);
        QVERIFY(f.session.traceMessage(0).contains("were not kept"));
    }

    void aTraceCanBeStopped()
    {
        Fixture f;
        QSignalSpy finished(&f.session, &Session::traceFinished);
        f.session.trace(Fixture::script("hang 4"));
        QVERIFY(f.session.isTracing());
        QTRY_COMPARE(f.session.progress().phase, Phase::Running);
        f.session.stop();
        QVERIFY(finished.wait(patience));
        QCOMPARE(f.session.lastRun()->status, RunStatus::Cancelled);
        QCOMPARE(f.trace(), RunStatus::Ok);
    }

    void whatWasStoppedLeavesTheEarlierTraceAsItIs()
    {
        Fixture f;
        QCOMPARE(f.trace(), RunStatus::Ok);
        QSignalSpy finished(&f.session, &Session::traceFinished);
        f.session.trace(Fixture::script("hang 4"));
        QTRY_COMPARE(f.session.progress().phase, Phase::Running);
        f.session.stop();
        QVERIFY(finished.wait(patience));
        QCOMPARE(f.session.lastRun()->status, RunStatus::Cancelled);
        QVERIFY(f.session.traceIsCurrent());
        QVERIFY(f.session.lastGoodRunIsCurrent());
    }

    /// What is expected of results changes none of the accesses.
    void anEditOfChecksLeavesTheTraceAsItIs()
    {
        Fixture f;
        QCOMPARE(f.trace(), RunStatus::Ok);
        QVERIFY(f.session.lastGoodRunIsTraced());
        Project project = f.session.project();
        project.checks.append(Check{});
        f.session.setProject(project);
        QVERIFY(f.session.traceIsCurrent());
        QVERIFY(!f.session.lastGoodRunIsCurrent());
        project.parameters.append(Parameter{"more", Expression(1.0), {}, {}, {}});
        f.session.setProject(project);
        QVERIFY(!f.session.traceIsCurrent());
    }

    void aTraceCanBeStoppedBeforeTheWorkerIsAsked()
    {
        Fixture f;
        QSignalSpy finished(&f.session, &Session::traceFinished);
        f.session.trace({});
        f.session.stop();
        QVERIFY(finished.size() == 1 || finished.wait(patience));
        QVERIFY(!f.session.isTracing());
        QVERIFY(!f.session.lastTrace());
        QCOMPARE(f.session.lastRun()->status, RunStatus::Cancelled);
        QCOMPARE(f.trace(), RunStatus::Ok);
        QCOMPARE(finished.size(), 2);
    }

    void aRunWaitsForTheTraceAndTheNewestRequestOnly()
    {
        Fixture f;
        QSignalSpy traced(&f.session, &Session::traceFinished);
        QSignalSpy ran(&f.session, &Session::runFinished);
        f.session.trace(Fixture::script("steps 3"));
        f.session.run(1, "check-failed");
        QVERIFY2(!f.session.isRunning(), "it waits");
        f.session.trace(Fixture::script("wrong"));
        f.session.run(1, "guard-violation");
        QTRY_COMPARE_WITH_TIMEOUT(ran.size(), 2, patience); // that of the trace, and the last one
        QCOMPARE(traced.size(), 1);
        QCOMPARE(f.session.lastRun()->status, RunStatus::GuardViolation);
        QVERIFY(f.session.traceIsCurrent());
    }

    void aTraceWaitsForTheRun()
    {
        Fixture f;
        QSignalSpy traced(&f.session, &Session::traceFinished);
        f.session.run(1, "wait");
        QTRY_COMPARE(f.session.progress().phase, Phase::Running);
        f.session.trace(Fixture::script("ok"));
        QVERIFY(f.session.isRunning() && !f.session.isTracing());
        f.session.stop(); // what waits does not begin either
        QTRY_VERIFY(!f.session.isRunning());
        QCOMPARE(f.trace(), RunStatus::Ok);
        QCOMPARE(traced.size(), 1);
    }

    void planningMeanwhileDoesNotTakeTheTracesPlace()
    {
        Fixture f;
        QSignalSpy finished(&f.session, &Session::traceFinished);
        f.session.trace(Fixture::script("ok"));
        for (int edit = 0; edit < 20 && finished.isEmpty(); ++edit) {
            Project edited = f.session.project();
            edited.title += 'x';
            f.session.setProject(edited);
            (void)finished.wait(2);
        }
        QVERIFY(finished.size() == 1 || finished.wait(patience));
        QCOMPARE(f.session.lastRun()->status, RunStatus::Ok);
    }

    void anEditMakesItTheTraceOfAnEarlierState()
    {
        Fixture f;
        QCOMPARE(f.trace(), RunStatus::Ok);
        QSignalSpy changed(&f.session, &Session::traceChanged);
        f.session.setText("a.cl", "other");
        QVERIFY(f.session.lastTrace() && !f.session.traceIsCurrent());
        QCOMPARE(changed.size(), 1);
        QSignalSpy finished(&f.session, &Session::traceFinished);
        f.session.trace(Fixture::script("ok"));
        f.session.setText("a.cl", "edited while it is traced");
        QVERIFY(finished.wait(patience));
        QVERIFY(f.session.lastTrace() && !f.session.traceIsCurrent());
        QCOMPARE(f.trace(), RunStatus::Ok);
        QVERIFY(f.session.traceIsCurrent());
    }

    void anotherProjectForgetsTheTraceAndTheOneUnderWay()
    {
        Fixture f;
        QCOMPARE(f.trace(), RunStatus::Ok);
        f.session.trace(Fixture::script("hang 4"));
        QTRY_COMPARE(f.session.progress().phase, Phase::Running);
        f.session.adopt(document());
        QVERIFY(!f.session.isTracing());
        QVERIFY(!f.session.lastTrace());
        QVERIFY(!f.session.selection().launch);
        QCOMPARE(f.trace(), RunStatus::Ok);
        QCOMPARE(f.session.lastTrace()->launches.size(), 1);
    }

    void findingsAreSelectedByTheirAccesses()
    {
        LaunchTrace launch;
        launch.range = {{8, 6}, {4, 2}, {100, 0}};
        Finding finding;
        finding.memory = AddressSpace::Global;
        finding.object = "A";
        finding.element = 7;
        FindingAccess access;
        access.file = "a.cl";
        access.line = 3;
        access.globalId = {106, 3};
        access.groupId = {1, 1};
        access.phase = 2;
        finding.accesses = {access};
        launch.findings = {Finding(), finding};
        launch.findings[0].severity = Severity::Warning;
        const Selection whole = selectionOfTrace({}, {LaunchTrace(), launch});
        QCOMPARE(whole.launch, 1);
        QCOMPARE(whole.group, quint64(3));
        QCOMPARE(whole.phase, 0);
        QVERIFY(!whole.finding);
        LaunchTrace serial, tiled;
        serial.name = "serial";
        serial.traced = tiled.traced = true;
        serial.phases.resize(1);
        tiled.phases.resize(3);
        QCOMPARE(selectionOfTrace({}, {serial, tiled, tiled}).launch, 1);  // it has phases to step through
        QCOMPARE(selectionOfTrace({}, {LaunchTrace(), serial}).launch, 1); // it was traced
        QCOMPARE(selectionOfTrace({}, {LaunchTrace()}).launch, 0);
        QCOMPARE(selectionOfTrace({}, {serial, launch}, {{}, {}, QStringLiteral("serial")}).launch, 0); // it can be stepped
        Selection looked;                                                                               // and recorded once more
        looked.launch = 1;
        looked.group = 3;
        looked.workItem = 5;
        QCOMPARE(selectionOfTrace(looked, {LaunchTrace(), launch}, {looked, {1, 1}}).workItem, quint64(5));
        QVERIFY(!selectionOfTrace(looked, {LaunchTrace(), launch}, {looked, {0, 1}}).workItem);
        const Selection one = selectionOfFinding({}, {LaunchTrace(), launch}, 1, 1);
        QCOMPARE(one.finding, 1);
        QCOMPARE(one.phase, 2);
        QCOMPARE(one.workItem, quint64(2 + 1 * 4));
        QCOMPARE(one.buffer, "A");
        QCOMPARE(one.element, quint64(7));
        QCOMPARE(one.place->line, 3);
        QVERIFY(!selectionOfFinding({}, {launch}, 0, 5).launch);
        QVERIFY(!launch.range.groupOf({9, 0}));
        QVERIFY(!launch.range.groupOf({1}));
        QVERIFY(!launch.range.itemOf({3, 0}));
        QVERIFY(!launch.range.itemOf({1}));
        QCOMPARE(launch.range.itemOf({2, 1, 0}), launch.range.itemOf({2, 1}));
        QVERIFY(!launch.range.itemOf({2, 1, 1}));
    }
};

QTEST_GUILESS_MAIN(TestSessionTrace)
#include "tst_sessiontrace.moc"
