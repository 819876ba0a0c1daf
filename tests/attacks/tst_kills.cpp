// Whoever computes for us can die at any moment: workers are killed in the middle of runs, traces, sweeps and renderings. Each ends with
// its message, the next one is right, and nothing grows. KERNELSCOPE_KILLS says how many are killed; in the usual tests a few.

#include <csignal>

#include <QtTest>

#include <QRandomGenerator>

#include <unistd.h>

#include "session/Session.h"

using namespace kernelscope;
using namespace Qt::StringLiterals;

namespace {

constexpr int patience = 100'000;

QString program(const char *name)
{
    return qEnvironmentVariable("KERNELSCOPE_BIN") + u'/' + QLatin1String(name);
}

QString sample()
{
    return qEnvironmentVariable("KERNELSCOPE_SOURCE") + u"/samples/tree-reduction"_s;
}

struct Process
{
    qint64 number = 0;
    qint64 parent = 0;
    QByteArray name;
    bool isDead = false; ///< though nobody asked yet how it ended
};

std::optional<Process> processNumbered(const QString &number)
{
    QFile file(u"/proc/%1/stat"_s.arg(number));
    if (!file.open(QIODevice::ReadOnly))
        return std::nullopt;
    const QByteArray text = file.readAll();
    const qsizetype end = text.lastIndexOf(')');
    const QList<QByteArray> words = text.mid(end + 2).split(' ');
    return Process{number.toLongLong(), words.value(1).toLongLong(), text.left(end).mid(text.indexOf('(') + 1), words[0] == "Z"};
}

/// The workers below `ancestor`, with the processes that only wait for them.
QList<qint64> workersBelow(qint64 ancestor)
{
    QList<Process> all;
    for (const QString &number : QDir(u"/proc"_s).entryList(QDir::Dirs)) {
        if (const auto process = number[0].isDigit() ? processNumbered(number) : std::nullopt)
            all << *process;
    }
    QSet<qint64> family{ancestor};
    QList<qint64> workers;
    for (bool grows = true; std::exchange(grows, false);) {
        for (const Process &process : std::as_const(all)) {
            if (!family.contains(process.parent) || family.contains(process.number))
                continue;
            family.insert(process.number);
            grows = true;
            if (process.name.startsWith("kernelscope-wor"))
                workers << process.number;
        }
    }
    return workers;
}

bool isAlive(qint64 number)
{
    const auto process = processNumbered(QString::number(number));
    return process && !process->isDead;
}

/// With those below it, which end with it. Returns how many were chosen.
int killAnyWorkerBelow(qint64 ancestor, QRandomGenerator &random)
{
    const QList<qint64> workers = workersBelow(ancestor);
    if (workers.isEmpty())
        return 0;
    const qint64 chosen = workers[random.bounded(int(workers.size()))];
    const QList<qint64> family = QList<qint64>{chosen} + workersBelow(chosen);
    if (::kill(pid_t(chosen), SIGKILL) != 0)
        return 0;
    (void)QTest::qWaitFor([&] { return std::ranges::none_of(family, isAlive); }, patience); // else the next run is given to what is dying
    return 1;
}

qsizetype openDescriptors()
{
    return QDir(u"/proc/self/fd"_s).entryList(QDir::NoDotAndDotDot | QDir::System | QDir::Files).size();
}

qint64 residentBytes()
{
    QFile file(u"/proc/self/statm"_s);
    return file.open(QIODevice::ReadOnly) ? file.readAll().split(' ').value(1).toLongLong() * ::sysconf(_SC_PAGESIZE) : 0;
}

int kills()
{
    const int wanted = qEnvironmentVariableIntValue("KERNELSCOPE_KILLS");
    return wanted > 0 ? wanted : 24;
}

} // namespace

class TestKills : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void runsTracesAndSweepsEndAndTheNextIsRight()
    {
        SessionOptions options;
        options.workerCommand = {program("kernelscope-worker")};
        options.instrumentCommand = {program("kernelscope-instrument")};
        options.restartPause = std::chrono::milliseconds(1);
        Session session(options);
        const auto opened = session.open(sample());
        QVERIFY2(opened, opened ? "" : qPrintable(oneLine(opened.error())));
        Project project = session.project();
        project.sweep = Sweep{};
        project.sweep->vary = {{project.parameters.first().name, {Expression(64), Expression(128)}}};
        session.setProject(project);
        QRandomGenerator random(20);
        qint64 bytes = 0;
        qsizetype descriptors = 0;
        int killed = 0;
        for (int round = 0; round < kills(); ++round) {
            killed += killDuring(session, round % 3, random);
            if (QTest::currentTestFailed())
                return;
            const QString wrong = wrongWithRun(session);
            QVERIFY2(wrong.isEmpty(), qPrintable(u"Round %1: %2"_s.arg(round).arg(wrong)));
            if (round == kills() / 4) {
                bytes = residentBytes();
                descriptors = openDescriptors();
            }
        }
        QVERIFY2(killed > kills() / 8, qPrintable(QString::number(killed)));
        QVERIFY2(openDescriptors() <= descriptors + 12, qPrintable(QString::number(openDescriptors()))); // a worker more or less
        QVERIFY2(residentBytes() - bytes < (32 << 20), qPrintable(QString::number(residentBytes() - bytes)));
        QTRY_VERIFY_WITH_TIMEOUT(workersBelow(::getpid()).size() <= 8, patience); // two, each a judge, a runner and two that wait for them
    }

    void aRenderingEnds()
    {
        QTemporaryDir folder;
        QRandomGenerator random(21);
        for (int round = 0; round < std::max(3, kills() / 8); ++round) {
            QProcess rendering;
            const QString picture = folder.filePath(u"picture-%1.png"_s.arg(round));
            rendering.start(program("kscope"), {u"render"_s, sample(), u"--view"_s, u"reduction"_s, u"--out"_s, picture});
            QVERIFY(rendering.waitForStarted(patience));
            QTest::qWait(random.bounded(700));
            (void)killAnyWorkerBelow(rendering.processId(), random);
            QVERIFY(rendering.state() == QProcess::NotRunning || rendering.waitForFinished(patience)); // It may have ended by then.
            QCOMPARE(rendering.exitStatus(), QProcess::NormalExit);
            if (rendering.exitCode() == 0)
                QVERIFY(!QImage(picture).isNull());
            else
                QVERIFY(!QFile::exists(picture) && !rendering.readAllStandardError().isEmpty());
        }
    }

private:
    /// Nothing where the run ends as it should.
    static QString wrongWithRun(Session &session)
    {
        QSignalSpy finished(&session, &Session::runFinished);
        session.run();
        if (finished.isEmpty() && !finished.wait(patience))
            return u"It never ended."_s;
        if (session.lastRun()->status != RunStatus::Ok)
            return session.lastRun()->message + session.buildLog();
        return std::ranges::all_of(session.lastRun()->checks, &CheckResult::passed) ? QString() : u"A check failed."_s;
    }

    /// Returns how many were killed.
    static int killDuring(Session &session, int work, QRandomGenerator &random)
    {
        QSignalSpy finished(&session, work == 0 ? &Session::runFinished : work == 1 ? &Session::traceFinished : &Session::sweepFinished);
        if (work == 0)
            session.run();
        else if (work == 1)
            session.trace({});
        else
            session.sweep(3);
        QTest::qWait(random.bounded(100));
        const int killed = finished.isEmpty() ? killAnyWorkerBelow(::getpid(), random) : 0;
        if (finished.isEmpty() && !finished.wait(patience))
            QTest::qFail("It never ended.", __FILE__, __LINE__);
        return killed;
    }
};

QTEST_GUILESS_MAIN(TestKills)
#include "tst_kills.moc"
