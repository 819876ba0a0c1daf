#include <QtTest>

#include "session/ProjectFiles.h"
#include "session/Session.h"

using namespace kernelscope;
using std::chrono::milliseconds;

namespace {

constexpr int patience = 20'000;

SessionOptions options()
{
    SessionOptions options;
    options.workerCommand = {QStringLiteral(FAKE_WORKER)};
    options.instrumentCommand = {qEnvironmentVariable("KERNELSCOPE_BIN") + QStringLiteral("/kernelscope-instrument")};
    options.planDelay = milliseconds(1);
    return options;
}

ProjectDocument document()
{
    ProjectDocument document;
    document.project.title = QStringLiteral("Test");
    document.project.sources = {QStringLiteral("a.cl")};
    document.project.notes = QStringLiteral("notes.md");
    document.fileName = QStringLiteral("test.kscope");
    document.texts = {{QStringLiteral("a.cl"), QStringLiteral("kernel void k() {}")},
                      {QStringLiteral("notes.md"), QStringLiteral("# Test")}};
    return document;
}

/// Runs and waits for the end.
RunStatus runAndWait(Session &session, const QString &script = QStringLiteral("ok"))
{
    QSignalSpy finished(&session, &Session::runFinished);
    session.run(1, script);
    return finished.wait(patience) ? session.lastRun()->status : RunStatus::Invalid;
}

} // namespace

class TestSession : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void devicesArriveByThemselves()
    {
        Session session(options());
        QCOMPARE(session.currentDevice(), -1);
        QSignalSpy chosen(&session, &Session::currentDeviceChanged);
        QVERIFY(chosen.wait(patience));
        QCOMPARE(session.devices().size(), 2);
        QCOMPARE(session.currentDevice(), 1);
        session.setDevice(QStringLiteral("cpu"));
        QCOMPARE(session.currentDevice(), 0);
        QCOMPARE(chosen.size(), 2);
    }

    void withoutAWorkerItSaysWhyThereAreNoDevices()
    {
        SessionOptions missing = options();
        missing.workerCommand = {QStringLiteral("/nowhere/worker")};
        Session session(missing);
        QSignalSpy changed(&session, &Session::devicesChanged);
        QVERIFY(changed.wait(patience));
        QVERIFY(session.devices().isEmpty());
        QVERIFY2(session.devicesMessage().contains(u"could not be started"), qPrintable(session.devicesMessage()));
    }

    void aProjectIsPlannedAndItsKernelsReadOnceItIsThere()
    {
        Session session(options());
        QSignalSpy planned(&session, &Session::planReportChanged);
        QSignalSpy read(&session, &Session::signatureChanged);
        session.adopt(document());
        QTRY_VERIFY_WITH_TIMEOUT(planned.size() > 0 && read.size() > 0, patience);
        QVERIFY(session.planReport().totalBytes > 0);
        QCOMPARE(session.signature().kernels.value(0).name, QStringLiteral("k"));
        QVERIFY(session.buildLog().isEmpty()); // nothing was built
        QCOMPARE(runAndWait(session), RunStatus::Ok);
        QCOMPARE(session.signature().kernels.value(0).name, QStringLiteral("fake_kernel")); // as the worker says
        QCOMPARE(session.buildLog(), QStringLiteral("log"));
    }

    void whatClangReadGoesToTheWorker()
    {
        Session session(options());
        session.adopt(document());
        QTRY_COMPARE_WITH_TIMEOUT(session.signature().kernels.size(), 1, patience);
        QCOMPARE(runAndWait(session), RunStatus::Ok);
        QCOMPARE(session.signature().kernels.value(1).name, QStringLiteral("k"));
        session.setText(QStringLiteral("a.cl"), QStringLiteral("kernel void k( {}"));
        QTRY_VERIFY_WITH_TIMEOUT(!session.sourceDiagnostics().isEmpty(), patience);
        QCOMPARE(session.signature().kernels.size(), 2); // of the last sources that could be read
        QCOMPARE(runAndWait(session), RunStatus::Ok);
        QCOMPARE(session.signature().kernels.size(), 1); // of these sources there is nothing to send
    }

    void aRunOfStructsWaitsForTheirLayout()
    {
        ProjectDocument structs = document();
        structs.texts[QStringLiteral("a.cl")] = QStringLiteral("struct P { int a; }; kernel void k(global struct P *p) {}");
        BufferSpec buffer;
        buffer.type = QStringLiteral("P");
        structs.project.buffers = {buffer};
        Session session(options());
        session.adopt(structs);
        QCOMPARE(runAndWait(session), RunStatus::Ok); // asked for at once
        QCOMPARE(session.signature().kernels.value(1).name, QStringLiteral("k"));
    }

    void anEditIsPlannedAnew()
    {
        Session session(options());
        session.adopt(document());
        QTRY_VERIFY(session.planReport().totalBytes > 0);
        const quint64 before = session.planReport().totalBytes; // the fake reports the project's length
        Project edited = session.project();
        edited.title = QStringLiteral("A longer title");
        session.setProject(edited);
        QTRY_VERIFY(session.planReport().totalBytes > before);
    }

    void planningThatFailsIsAProblem()
    {
        SessionOptions crashing = options();
        crashing.device = QStringLiteral("fake crash 11 1");
        Session session(crashing);
        session.adopt(document());
        QTRY_VERIFY(session.planReport().hasErrors());
        QVERIFY2(session.planReport().problems[0].message.contains(u"SIGSEGV"), qPrintable(session.planReport().problems[0].message));
        session.setDevice(QStringLiteral("any"));
        QTRY_VERIFY(!session.planReport().hasErrors());
        QCOMPARE(runAndWait(session), RunStatus::Ok);
    }

    void aRunGivesResults()
    {
        Session session(options());
        session.adopt(document());
        QSignalSpy started(&session, &Session::runStarted);
        QSignalSpy progress(&session, &Session::progressChanged);
        QCOMPARE(runAndWait(session, QStringLiteral("steps 2")), RunStatus::Ok);
        QCOMPARE(started.size(), 1);
        QVERIFY(progress.size() >= 3);
        QVERIFY(!session.isRunning());
        QVERIFY(session.lastGoodRunIsCurrent());
        QVERIFY(session.results());
        QCOMPARE(session.results()->mapped().size(), 16);
    }

    void theLastGoodRunStaysAfterABadOne_data()
    {
        QTest::addColumn<QString>("script");
        QTest::addColumn<RunStatus>("status");
        QTest::newRow("crash") << QStringLiteral("crash 11 4") << RunStatus::Crashed;
        QTest::newRow("build") << QStringLiteral("build-failed") << RunStatus::BuildFailed;
        QTest::newRow("invalid") << QStringLiteral("invalid") << RunStatus::Invalid;
        QTest::newRow("nonsense") << QStringLiteral("garbage") << RunStatus::Crashed;
        QTest::newRow("another reply") << QStringLiteral("wrong") << RunStatus::Invalid;
        QTest::newRow("results elsewhere") << QStringLiteral("short") << RunStatus::Crashed;
    }
    void theLastGoodRunStaysAfterABadOne()
    {
        QFETCH(QString, script);
        QFETCH(RunStatus, status);
        Session session(options());
        session.adopt(document());
        QCOMPARE(runAndWait(session), RunStatus::Ok);
        const auto results = session.results();
        QCOMPARE(runAndWait(session, script), status);
        QVERIFY(!session.lastRun()->message.isEmpty());
        QCOMPARE(session.lastGoodRun()->status, RunStatus::Ok);
        QVERIFY(!session.lastGoodRunIsCurrent());
        QCOMPARE(session.results(), results);
        QCOMPARE(session.results()->mapped().size(), 16);
        QCOMPARE(runAndWait(session), RunStatus::Ok);
        QVERIFY(session.lastGoodRunIsCurrent());
    }

    void anEditMakesTheResultsThoseOfAnEarlierState()
    {
        Session session(options());
        session.adopt(document());
        QCOMPARE(runAndWait(session), RunStatus::Ok);
        QSignalSpy changed(&session, &Session::resultsChanged);
        session.setText(QStringLiteral("notes.md"), QStringLiteral("other notes"));
        QVERIFY(session.lastGoodRunIsCurrent());
        Project named = session.project();
        named.title = QStringLiteral("what it is saved as");
        session.setProject(named);
        QVERIFY(session.lastGoodRunIsCurrent());
        session.setText(QStringLiteral("a.cl"), QStringLiteral("other source"));
        QVERIFY(!session.lastGoodRunIsCurrent());
        QCOMPARE(changed.size(), 1);
    }

    void anEditThatIsTakenBackMakesThemCurrentAgain()
    {
        Session session(options());
        session.adopt(document());
        QCOMPARE(runAndWait(session), RunStatus::Ok);
        const Project project = session.project();
        const QString text = session.document().texts.value(QStringLiteral("a.cl"));
        QSignalSpy changed(&session, &Session::resultsChanged);
        session.setText(QStringLiteral("notes.md"), QStringLiteral("other notes"));
        session.setText(QStringLiteral("a.cl"), QStringLiteral("other source"));
        session.setText(QStringLiteral("a.cl"), text);
        QVERIFY(session.lastGoodRunIsCurrent());
        QCOMPARE(changed.size(), 2);
        Project edited = project;
        edited.build.options += QStringLiteral(" -w");
        session.setProject(edited);
        QVERIFY(!session.lastGoodRunIsCurrent());
        session.setProject(project);
        QVERIFY(session.lastGoodRunIsCurrent());
        runAndWait(session, QStringLiteral("exit 3")); // After a failure they are those of an earlier run, whatever is edited.
        session.setProject(edited);
        session.setProject(project);
        QVERIFY(!session.lastGoodRunIsCurrent());
    }

    void anEndlessRunCanBeStopped()
    {
        Session session(options());
        session.adopt(document());
        QSignalSpy finished(&session, &Session::runFinished);
        session.run(1, QStringLiteral("hang 4"));
        QVERIFY(session.isRunning());
        QTRY_COMPARE(session.progress().phase, Phase::Running);
        session.stop();
        QVERIFY(finished.wait(patience));
        QCOMPARE(session.lastRun()->status, RunStatus::Cancelled);
        QCOMPARE(runAndWait(session), RunStatus::Ok);
    }

    void anEndlessRunEndsAtItsDeadline()
    {
        Session session(options());
        session.adopt(document());
        Deadlines brief;
        brief.running = milliseconds(50);
        session.setDeadlines(brief);
        QCOMPARE(runAndWait(session, QStringLiteral("hang 4")), RunStatus::TimedOut);
        QVERIFY2(session.lastRun()->message.startsWith(QStringLiteral("The launch \"spin\" was still running after 50 ms")),
                 qPrintable(session.lastRun()->message));
        session.setDeadlines({});
        QCOMPARE(runAndWait(session), RunStatus::Ok);
    }

    void anotherProjectForgetsTheRunUnderWay()
    {
        Session session(options());
        session.adopt(document());
        session.run(1, QStringLiteral("hang 4"));
        QTRY_COMPARE(session.progress().phase, Phase::Running);
        QSignalSpy replaced(&session, &Session::documentReplaced);
        session.adopt(document());
        QCOMPARE(replaced.size(), 1);
        QVERIFY(!session.isRunning());
        QCOMPARE(runAndWait(session), RunStatus::Ok);
    }

    void sourcesAsTheyStandAndDataFilesAreSent()
    {
        QTemporaryDir folder;
        ProjectDocument withData = document();
        BufferSpec small;
        small.name = QStringLiteral("small");
        small.type = QStringLiteral("uchar");
        small.shape = {Expression(5)};
        small.init = FileInit{QStringLiteral("small.bin")};
        BufferSpec large = small;
        large.name = QStringLiteral("large");
        large.init = FileInit{QStringLiteral("large.bin")};
        withData.project.buffers = {small, large};
        withData.folder = folder.path();
        for (const auto &[name, size] : {std::pair("small.bin", 5), std::pair("large.bin", (1 << 20) + 1)}) {
            QFile file(folder.filePath(QLatin1String(name)));
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(QByteArray(size, 'x'));
        }
        Session session(options());
        session.adopt(withData);
        session.setText(QStringLiteral("a.cl"), QStringLiteral("12345678"));
        QCOMPARE(runAndWait(session, QStringLiteral("files")), RunStatus::Ok);
        const QString listing = session.lastRun()->output;
        QVERIFY2(listing.contains(u"a.cl 8 inline\n"), qPrintable(listing));
        QVERIFY2(listing.contains(u"small.bin 5 inline\n"), qPrintable(listing));
        QVERIFY2(listing.contains(u"large.bin 0 path\n"), qPrintable(listing));
    }

    void aDataFileThatIsAFolderIsSaidToBeOne()
    {
        QTemporaryDir folder;
        QVERIFY(QDir(folder.path()).mkdir(QStringLiteral("data.bin")));
        ProjectDocument withData = document();
        BufferSpec buffer;
        buffer.name = QStringLiteral("data");
        buffer.type = QStringLiteral("uchar");
        buffer.shape = {Expression(5)};
        buffer.init = FileInit{QStringLiteral("data.bin")};
        withData.project.buffers = {buffer};
        withData.folder = folder.path();
        const auto files = filesOf(withData);
        QVERIFY(!files);
        QVERIFY2(files.error().message.contains(u"\"data.bin\" is not a file, but a folder."), qPrintable(files.error().message));

        const Problem expected{QStringLiteral("/buffers/0/init/file"), files.error().message, {}};
        Session session(options());
        QSignalSpy planned(&session, &Session::planReportChanged);
        session.adopt(withData);
        QVERIFY(planned.wait(patience));
        QCOMPARE(session.planReport().problems, QList{expected});
        QCOMPARE(runAndWait(session), RunStatus::Invalid);
        QCOMPARE(session.lastRun()->report.problems, QList{expected});
    }
    void aFileThatOnlyChecksReadIsMarked()
    {
        QTemporaryDir folder;
        ProjectDocument withData = document();
        withData.folder = folder.path();
        BufferSpec buffer;
        buffer.name = QStringLiteral("data");
        buffer.init = FileInit{QStringLiteral("both.bin")};
        withData.project.buffers = {buffer};
        for (const char *name : {"both.bin", "expected.bin"}) {
            QFile file(folder.filePath(QLatin1String(name)));
            QVERIFY(file.open(QIODevice::WriteOnly));
            Check check;
            check.buffer = buffer.name;
            check.expected = ExpectedFile{QLatin1String(name)};
            withData.project.checks << check;
        }
        const auto files = filesOf(withData);
        QVERIFY(files);
        for (const ProjectFile &file : *files)
            QCOMPARE(file.isExpected, file.path == u"expected.bin");
    }

    void savingMakesItUnmodified()
    {
        QTemporaryDir folder;
        Session session(options());
        session.adopt(document());
        QVERIFY(session.isModified());
        QVERIFY(!session.save());
        const QString path = folder.filePath(QStringLiteral("saved.kscope"));
        const auto saved = session.saveAs(path);
        QVERIFY2(saved, saved ? "" : qPrintable(saved.error().message));
        QVERIFY(!session.isModified());
        QSignalSpy modified(&session, &Session::modifiedChanged);
        session.setText(QStringLiteral("a.cl"), QStringLiteral("edited"));
        QVERIFY(session.isModified());
        QVERIFY(session.save());
        QVERIFY(!session.isModified());
        QCOMPARE(modified.size(), 2);

        Session other(options());
        QVERIFY(other.open(path));
        QCOMPARE(other.document().texts.value(QStringLiteral("a.cl")), QStringLiteral("edited"));
        QVERIFY(!other.open(folder.filePath(QStringLiteral("missing.kscope"))));
        QCOMPARE(other.project().title, QStringLiteral("Test"));
    }

    void selectionIsTold()
    {
        Session session(options());
        QSignalSpy changed(&session, &Session::selectionChanged);
        Selection selection;
        selection.buffer = QStringLiteral("A");
        session.select(selection);
        session.select(selection);
        QCOMPARE(changed.size(), 1);
        QCOMPARE(session.selection(), selection);
    }
};

QTEST_GUILESS_MAIN(TestSession)
#include "tst_session.moc"
