#include <QtTest>

#include "session/Session.h"

using namespace kernelscope;
using namespace Qt::StringLiterals;

namespace {

constexpr int patience = 100'000;

SessionOptions options()
{
    SessionOptions options;
    options.workerCommand = {qEnvironmentVariable("KERNELSCOPE_BIN") + u"/kernelscope-worker"_s};
    options.device = u"cpu"_s;
    return options;
}

/// A kernel of which each way to end badly can be asked for by a value of n.
ProjectDocument document(const QStringList &values)
{
    ProjectDocument document;
    Project &project = document.project;
    project.title = u"Test"_s;
    project.sources = {u"a.cl"_s};
    project.build.defines = {Define{u"N"_s, Expression(u"n"_s)}};
    Parameter n;
    n.name = u"n"_s;
    n.value = Expression(8);
    project.parameters = {n};
    BufferSpec buffer;
    buffer.name = u"A"_s;
    buffer.type = u"int"_s;
    buffer.shape = {Expression(u"n"_s)};
    buffer.access = Access::Out;
    project.buffers = {buffer};
    for (const char *name : {"first", "second"}) {
        LaunchStep launch;
        launch.kernel = u"fill"_s;
        launch.global = {Expression(u"n"_s)};
        launch.arguments = {Argument{u"a"_s, BufferArgument{u"A"_s}}, Argument{u"n"_s, ValueArgument{{Expression(u"n"_s)}}}};
        Step step;
        step.name = QString::fromLatin1(name);
        step.action = launch;
        project.plan << step;
    }
    Sweep sweep;
    QList<Expression> expressions;
    for (const QString &value : values)
        expressions << Expression(value);
    sweep.vary = {{u"n"_s, expressions}};
    sweep.work = {{u"items"_s, Expression(u"10 * n"_s)}};
    project.sweep = sweep;
    document.fileName = u"test.kscope"_s;
    document.texts = {{u"a.cl"_s, uR"(
#if N == 4
#error four
#endif
__kernel void fill(__global int *a, int n)
{
    while (n == 2)
        atomic_inc(a);
    if (n == 3)
        a[(size_t)1 << 40] = 1;
    a[get_global_id(0)] = n;
}
)"_s}};
    return document;
}

bool sweepAndWait(Session &session, int repetitions = 2)
{
    QSignalSpy finished(&session, &Session::sweepFinished);
    session.sweep(repetitions);
    return finished.size() > 0 || finished.wait(patience);
}

QList<RunStatus> statuses(const Session &session)
{
    QList<RunStatus> all;
    for (const SweepRun &run : session.lastSweep()->runs)
        all << run.result.status;
    return all;
}

} // namespace

/// Sweeps of a session with the real worker.
class TestSweep : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void eachValueIsRunAndTimed()
    {
        Session session(options());
        session.adopt(document({u"8"_s, u"16"_s, u"8 * 4"_s}));
        QSignalSpy started(&session, &Session::sweepStarted);
        QSignalSpy changed(&session, &Session::sweepChanged);
        QSignalSpy ran(&session, &Session::runFinished);
        QVERIFY(sweepAndWait(session, 3));
        QCOMPARE(started.size(), 1);
        QVERIFY(changed.size() >= 4); // Its begin, two runs, the last run.
        QCOMPARE(ran.size(), 0);
        QVERIFY(!session.isSweeping());
        QVERIFY(session.sweepIsCurrent());
        const SweepResults &sweep = *session.lastSweep();
        QVERIFY2(sweep.message.isEmpty(), qPrintable(sweep.message));
        QCOMPARE(sweep.points.size(), 3);
        QCOMPARE(statuses(session), QList<RunStatus>(3, RunStatus::Ok));
        QCOMPARE(sweep.runs[1].point, (SweepPoint{{u"n"_s, u"16"_s}}));
        QCOMPARE(sweep.runs[1].work.value(0).second, 160);
        QCOMPARE(sweep.runs[1].result.launches.size(), 2);
        QCOMPARE(sweep.runs[1].result.launches[0].runs, 3);
        QCOMPARE(sweep.runs[1].result.launches[0].global, QList<quint64>{16});
    }

    void whatEndsBadlyIsTheResultOfItsPointAndTheOthersFollow()
    {
        Session session(options());
        session.adopt(document({u"2"_s, u"3"_s, u"4"_s, u"0"_s, u"8"_s}));
        Deadlines brief;
        brief.firstLaunch = std::chrono::seconds(5);
        brief.running = std::chrono::seconds(5);
        session.setDeadlines(brief);
        QVERIFY(sweepAndWait(session));
        QCOMPARE(statuses(session),
                 (QList<RunStatus>{RunStatus::TimedOut, RunStatus::Crashed, RunStatus::BuildFailed, RunStatus::Invalid, RunStatus::Ok}));
        for (const SweepRun &run : session.lastSweep()->runs)
            QCOMPARE(run.result.message.isEmpty() && run.result.report.problems.isEmpty(), run.result.status == RunStatus::Ok);
    }

    void theResultsOfARunStay()
    {
        Session session(options());
        session.adopt(document({u"16"_s, u"32"_s}));
        QSignalSpy finished(&session, &Session::runFinished);
        session.run();
        QVERIFY(finished.wait(patience));
        const RunResult before = *session.lastRun();
        const auto results = session.results();
        const QByteArray contents = results->mapped().toByteArray();
        QVERIFY(sweepAndWait(session));
        QCOMPARE(*session.lastRun(), before);
        QCOMPARE(session.results(), results);
        QCOMPARE(session.results()->mapped().toByteArray(), contents);
        QVERIFY(session.lastGoodRunIsCurrent());
    }

    void aRunThatIsAskedForMeanwhileComesBetweenTwoOfItsRuns()
    {
        Session session(options());
        session.adopt(document({u"8"_s, u"16"_s, u"24"_s, u"32"_s}));
        qsizetype runsBefore = -1;
        connect(&session, &Session::runFinished, &session, [&] { runsBefore = session.lastSweep()->runs.size(); });
        QSignalSpy ran(&session, &Session::runFinished);
        QSignalSpy finished(&session, &Session::sweepFinished);
        session.sweep(1);
        QVERIFY(session.isSweeping());
        session.run();
        QVERIFY(!session.isRunning());
        QVERIFY(finished.wait(patience));
        QCOMPARE(ran.size(), 1);
        QCOMPARE(runsBefore, 1);
        QCOMPARE(session.lastRun()->launches[0].global, QList<quint64>{8});
        QCOMPARE(statuses(session), QList<RunStatus>(4, RunStatus::Ok));
    }

    void aSweepThatIsAskedForDuringARunFollowsIt()
    {
        Session session(options());
        session.adopt(document({u"8"_s}));
        QSignalSpy ran(&session, &Session::runFinished);
        session.run();
        QVERIFY(sweepAndWait(session));
        QCOMPARE(ran.size(), 1);
        QCOMPARE(session.lastRun()->status, RunStatus::Ok);
        QCOMPARE(statuses(session), QList<RunStatus>{RunStatus::Ok});
    }

    void itCanBeStoppedAndWhatThereIsStays()
    {
        Session session(options());
        session.adopt(document({u"8"_s, u"2"_s, u"16"_s}));
        QSignalSpy changed(&session, &Session::sweepChanged);
        QSignalSpy finished(&session, &Session::sweepFinished);
        session.sweep(1);
        while (!session.lastSweep() || session.lastSweep()->runs.isEmpty()) // Looking now and then would miss the first one.
            QVERIFY(changed.wait(patience));
        session.stop();
        QCOMPARE(finished.size(), 1);
        QVERIFY(!session.isSweeping());
        QCOMPARE(session.lastSweep()->runs.size(), 1);
        QCOMPARE(session.lastSweep()->message, u"The sweep was stopped."_s);
        QSignalSpy ran(&session, &Session::runFinished);
        session.run();
        QVERIFY(ran.wait(patience));
        QCOMPARE(session.lastRun()->status, RunStatus::Ok);
        QCOMPARE(finished.size(), 1);
    }

    void anEditMakesItThatOfAnEarlierState()
    {
        Session session(options());
        session.adopt(document({u"8"_s, u"16"_s}));
        QVERIFY(!session.sweepIsCurrent());
        QVERIFY(sweepAndWait(session));
        QSignalSpy changed(&session, &Session::sweepChanged);
        session.setText(u"a.cl"_s, session.document().texts.value(u"a.cl"_s) + u"\n"_s);
        QVERIFY(!session.sweepIsCurrent());
        QCOMPARE(changed.size(), 1);
        QCOMPARE(session.lastSweep()->runs.size(), 2);
        session.adopt(document({u"8"_s}));
        QVERIFY(!session.lastSweep());
    }

    void anotherProjectEndsIt()
    {
        Session session(options());
        session.adopt(document({u"8"_s, u"2"_s}));
        session.sweep(1);
        QTRY_VERIFY_WITH_TIMEOUT(session.lastSweep()->runs.size() == 1, patience);
        session.adopt(document({u"16"_s}));
        QVERIFY(!session.isSweeping());
        QVERIFY(sweepAndWait(session));
        QCOMPARE(session.lastSweep()->runs.size(), 1);
        QCOMPARE(session.lastSweep()->runs[0].point, (SweepPoint{{u"n"_s, u"16"_s}}));
    }

    void withNothingToVaryItSaysSo()
    {
        Session session(options());
        ProjectDocument without = document({});
        session.adopt(without);
        QVERIFY(sweepAndWait(session));
        QCOMPARE(session.lastSweep()->message, u"There are no values for the parameter \"n\"."_s);
        without.project.sweep.reset();
        session.adopt(without);
        QVERIFY(sweepAndWait(session));
        QCOMPARE(session.lastSweep()->message, u"There is nothing to vary: choose a parameter and its values."_s);
        QVERIFY(session.lastSweep()->runs.isEmpty());
    }
};

QTEST_GUILESS_MAIN(TestSweep)
#include "tst_sweep.moc"
