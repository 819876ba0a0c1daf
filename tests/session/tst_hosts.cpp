#include <QtTest>

#include "session/Session.h"
#include "session/Workers.h"

using namespace kernelscope;

namespace {

constexpr int patience = 20'000;

/// This machine and two others, each with the two devices of a scripted worker; `log` has a line for each start of the second's.
SessionOptions options(const QString &log = {})
{
    SessionOptions options;
    options.workerCommand = {FAKE_WORKER};
    options.planDelay = std::chrono::milliseconds(1);
    options.warmSpare = false;
    options.hosts = {{"lab", {FAKE_WORKER, "hide", "log=" + log}}, {"gone", {"/nowhere/worker"}}};
    return options;
}

ProjectDocument document()
{
    ProjectDocument document;
    document.project.title = "Test";
    document.project.sources = {"a.cl"};
    document.fileName = "test.kscope";
    document.texts = {{"a.cl", "kernel void k() {}"}};
    return document;
}

qsizetype linesOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll().count('\n') : 0;
}

} // namespace

class TestHosts : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theFileIsReadAndWritten()
    {
        const QTemporaryDir folder;
        const QString file = folder.filePath("new/hosts");
        QVERIFY(readHosts(file).hosts.isEmpty() && readHosts(file).problems.isEmpty());
        const Host lab{"lab", {"ssh", "-p", "22", "student@lab", "a worker", "with \"quotes\""}};
        QVERIFY(addHost(lab, file));
        QVERIFY(addHost({"other", {"worker"}}, file));
        QCOMPARE(readHosts(file).hosts, QList({lab, Host{"other", {"worker"}}}));
        QVERIFY(addHost({"lab", {"another"}}, file));
        QCOMPARE(readHosts(file).hosts, QList({Host{"lab", {"another"}}, Host{"other", {"worker"}}}));
        QVERIFY(removeHost("lab", file));
        QVERIFY(!removeHost("lab", file));
        QCOMPARE(readHosts(file).hosts, QList({Host{"other", {"worker"}}}));
    }
    void whatTheUserWroteStays()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath("hosts");
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("# of the institute\nlab : ssh lab kernelscope-worker\nrubbish\n\nlab: twice\nno name: x\nempty:\n\xff\xfe\n");
        file.close();
        const ReadHosts read = readHosts(path);
        QCOMPARE(read.hosts, QList({Host{"lab", {"ssh", "lab", "kernelscope-worker"}}}));
        QCOMPARE(read.problems.size(), 5);
        QVERIFY2(read.problems[0].startsWith("Line 3 of"), qPrintable(read.problems[0]));
        QVERIFY(addHost({"b", {"c"}}, path));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY(file.readAll().startsWith("# of the institute\nlab : ssh lab kernelscope-worker\nrubbish\n"));
    }
    void badHostsAreRefused_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QStringList>("command");
        QTest::newRow("no name") << "" << QStringList{"a"};
        QTest::newRow("a space") << "a b" << QStringList{"a"};
        QTest::newRow("a colon") << "a:b" << QStringList{"a"};
        QTest::newRow("no command") << "a" << QStringList{};
        QTest::newRow("two lines") << "a" << QStringList{"a", "b\nc: d"};
    }
    void badHostsAreRefused()
    {
        QFETCH(const QString, name);
        QFETCH(const QStringList, command);
        const QTemporaryDir folder;
        QVERIFY(!addHost({name, command}, folder.filePath("hosts")));
        QVERIFY(!QFile::exists(folder.filePath("hosts")));
    }
    void sshGetsNoOptionFromADestination()
    {
        QVERIFY(commandOverSsh("student@lab.example").value_or(QStringList()).contains("student@lab.example"));
        for (const char *bad : {"", "-oProxyCommand=touch x", "a b", "a;b", "a'b", "$(x)"})
            QVERIFY2(!commandOverSsh(bad), bad);
    }

    void aSelectorSaysWhoseDeviceItIs_data()
    {
        QTest::addColumn<QString>("selector");
        QTest::addColumn<QString>("host");
        QTest::addColumn<QString>("there");
        QTest::newRow("nothing") << ""
                                 << ""
                                 << "";
        QTest::newRow("a host") << "lab: gpu"
                                << "lab"
                                << "gpu";
        QTest::newRow("any of it") << "lab:"
                                   << "lab"
                                   << "";
        QTest::newRow("part of a title") << "Portable Computing Language: pthread"
                                         << ""
                                         << "Portable Computing Language: pthread";
        QTest::newRow("a title there") << "lab: NVIDIA CUDA: H200"
                                       << "lab"
                                       << "NVIDIA CUDA: H200";
        QTest::newRow("alternatives") << "lab: gpu | cpu | lab: cpu"
                                      << "lab"
                                      << "gpu|cpu";
        QTest::newRow("this machine first") << "gpu|lab: gpu"
                                            << ""
                                            << "gpu";
    }
    void aSelectorSaysWhoseDeviceItIs()
    {
        QFETCH(const QString, selector);
        QFETCH(const QString, host);
        QFETCH(const QString, there);
        const HostSelector parts = hostSelector(selector, options().hosts);
        QCOMPARE(parts.host, host);
        QCOMPARE(parts.selector, there);
    }

    void hostsAreAskedOnlyWhenTheirDevicesAreWanted()
    {
        const QTemporaryDir folder;
        const QString log = folder.filePath("log");
        Session session(options(log));
        session.adopt(document());
        QTRY_COMPARE_WITH_TIMEOUT(session.devices().size(), 2, patience);
        QSignalSpy ran(&session, &Session::runFinished);
        session.run(1, "ok");
        QVERIFY(ran.wait(patience));
        QCOMPARE(linesOf(log), 0);
        QVERIFY(session.unknownHosts().isEmpty());

        session.askHosts();
        QCOMPARE(session.unknownHosts().size(), 2);
        QTRY_COMPARE_WITH_TIMEOUT(session.devices().size(), 4, patience);
        QCOMPARE(session.devices()[2].host, "lab");
        QCOMPARE(session.devices()[3].index, 1);
        QTRY_VERIFY_WITH_TIMEOUT(session.unknownHosts().size() == 1 && !session.unknownHosts()[0].reason.isEmpty(), patience);
        QCOMPARE(session.unknownHosts()[0].name, "gone");
        QVERIFY2(session.unknownHosts()[0].reason.contains("could not be started"), qPrintable(session.unknownHosts()[0].reason));
        QCOMPARE(session.currentDevice(), 1); // the GPU of this machine
        QCOMPARE(linesOf(log), 1);
    }

    void aRunGoesToTheHostOfItsDevice()
    {
        const QTemporaryDir folder;
        const QString log = folder.filePath("log");
        Session session(options(log));
        session.adopt(document());
        QTRY_COMPARE_WITH_TIMEOUT(session.devices().size(), 2, patience);
        session.setDevice("lab: 0");
        QTRY_COMPARE_WITH_TIMEOUT(session.currentDevice(), 2, patience);
        QSignalSpy ran(&session, &Session::runFinished);
        session.run(1, "ok");
        QVERIFY(ran.wait(patience));
        QCOMPARE(session.lastRun()->status, RunStatus::Ok);
        QVERIFY2(session.lastRun()->device.startsWith("lab: "), qPrintable(session.lastRun()->device));
        QCOMPARE(linesOf(log), 1);
        QVERIFY(session.results() && session.results()->mapped().isEmpty());
        std::optional<Result<QByteArray>> page;
        session.results()->read(12, 4, [&page](const Result<QByteArray> &bytes) { page = bytes; });
        QTRY_VERIFY_WITH_TIMEOUT(page.has_value(), patience);
        QCOMPARE(page->value_or(QByteArray()), QByteArray("\0\0\0\x40", 4));

        session.setDevice("0");
        QCOMPARE(session.currentDevice(), 0);
        session.run(1, "ok");
        QVERIFY(ran.wait(patience));
        QVERIFY(!session.results()->mapped().isEmpty());
    }

    void aHostThatIsGoneLeavesThisMachineAlone()
    {
        Session session(options());
        session.adopt(document());
        QTRY_COMPARE_WITH_TIMEOUT(session.devices().size(), 2, patience);
        session.setDevice("gone: gpu");
        QSignalSpy ran(&session, &Session::runFinished);
        session.run(1, "ok");
        QVERIFY(ran.wait(patience));
        QVERIFY(session.lastRun()->status != RunStatus::Ok);
        QVERIFY2(session.lastRun()->message.contains("/nowhere/worker"), qPrintable(session.lastRun()->message));
        session.setDevice("cpu");
        session.run(1, "ok");
        QVERIFY(ran.wait(patience));
        QCOMPARE(session.lastRun()->status, RunStatus::Ok);
    }

    /// No workers are made, with a folder of their own, just to say so.
    void resultsOfARemovedHostAreLost()
    {
        Workers workers(options());
        workers.removeHost("lab");
        const QFileInfo folder(workers.folder());
        const auto folders = [&] { return QDir(folder.path()).entryList({folder.fileName().section(u'-', 0, 1) + "-*"}, QDir::Dirs); };
        const QStringList before = folders();
        QVERIFY(before.contains(folder.fileName()));
        std::optional<Outcome> outcome;
        workers.readResults(quint64(1) << 32 | 1, {}, [&outcome](const Outcome &answer) { outcome = answer; });
        QTRY_VERIFY_WITH_TIMEOUT(outcome.has_value(), patience);
        QVERIFY(!outcome->has_value());
        QCOMPARE(folders(), before);
    }
};

QTEST_GUILESS_MAIN(TestHosts)
#include "tst_hosts.moc"
