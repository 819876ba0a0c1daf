#include "KscopeFixture.h"

/// The real worker as if on another machine (tests/support/distantworker.cpp): what it finds and what is fetched from it are the same, and
/// a line that breaks off leaves nothing behind.
class TestRemote : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void findsTheSame_data();
    void findsTheSame();
    void tracesAreFetched();
    void stepsAndReasonsAreTheSame_data();
    void stepsAndReasonsAreTheSame();
    void aHostHasAName();
    void aWorkerIsPutThere();
    void aWorkerIsPacked();
    void aLineThatBreaksOff_data();
    void aLineThatBreaksOff();

private:
    QStringList onAnotherMachine(const QStringList &arguments, const QString &line = {}) const
    {
        return arguments + QStringList{"--worker", QStringLiteral("%1 %2 %3").arg(QStringLiteral(DISTANT_WORKER), line, m_worker)};
    }
    QByteArray contents(const QString &file) const
    {
        QFile written(m_kscope.path(file));
        return written.open(QIODevice::ReadOnly) ? written.readAll() : QByteArray();
    }

    const KscopeFixture m_kscope;
    const QString m_worker = qEnvironmentVariable("KERNELSCOPE_BIN") + "/kernelscope-worker";
};

void TestRemote::findsTheSame_data()
{
    QTest::addColumn<QString>("sample");
    const QStringList samples = QDir(KscopeFixture::sample("")).entryList(QDir::Dirs | QDir::NoDotAndDotDot);
    for (qsizetype sample = 0; sample < samples.size(); sample += 4) // what is found in all of them, tst_samplefindings asks
        QTest::newRow(qPrintable(samples[sample])) << samples[sample];
}

/// Work-groups that run at the same time may come in another order the next time.
static QStringList inAnyOrder(QStringList findings)
{
    for (QString &finding : findings) {
        QStringList words = finding.split(' ');
        std::sort(words.begin(), words.end());
        finding = words.join(' ');
    }
    findings.sort();
    return findings;
}

void TestRemote::findsTheSame()
{
    QFETCH(const QString, sample);
    const QStringList check{"check", KscopeFixture::sample(qPrintable(sample)), "--json"};
    const auto here = m_kscope.run(check);
    const auto there = m_kscope.run(onAnotherMachine(check));
    QVERIFY2(here.status >= 0 && here.status < 2, qPrintable(here.error));
    QCOMPARE(there.status, here.status);
    QCOMPARE(inAnyOrder(findingsOf(there.json())), inAnyOrder(findingsOf(here.json())));
}

void TestRemote::tracesAreFetched()
{
    const QStringList trace{"trace", KscopeFixture::sample("tree-reduction"), "--budget", "all", "--out"};
    QCOMPARE(m_kscope.run(trace + QStringList{m_kscope.path("here.kstrace")}).status, 0);
    const auto ended = m_kscope.run(onAnotherMachine(trace + QStringList{m_kscope.path("there.kstrace")}, "delay=5 rate=2500000"));
    QVERIFY2(ended.status == 0, qPrintable(ended.error));
    QVERIFY(!contents("here.kstrace").isEmpty());
    QCOMPARE(contents("there.kstrace"), contents("here.kstrace"));
}

void TestRemote::stepsAndReasonsAreTheSame_data()
{
    QTest::addColumn<QStringList>("arguments");
    const QString sample = KscopeFixture::sample("tree-reduction");
    QTest::newRow("steps") << QStringList{"steps", sample, "--item", "3", "--json"};
    QTest::newRow("why") << QStringList{"why", sample, "--element", "sums[0]", "--json"};
}

void TestRemote::stepsAndReasonsAreTheSame()
{
    QFETCH(const QStringList, arguments);
    const auto here = m_kscope.run(arguments);
    const auto there = m_kscope.run(onAnotherMachine(arguments));
    QVERIFY2(there.status == 0, qPrintable(there.error));
    QCOMPARE(there.out, here.out);
}

void TestRemote::aHostHasAName()
{
    qputenv("XDG_CONFIG_HOME", m_kscope.path("settings").toLocal8Bit());
    const QString worker = QStringLiteral("\"%1\" \"%2\"").arg(QStringLiteral(DISTANT_WORKER), m_worker);
    QCOMPARE(m_kscope.run({"hosts", "add", "lab", "--command", worker}).status, 0);
    QCOMPARE(m_kscope.run({"hosts", "add", "gone", "--command", "/nowhere/worker"}).status, 0);
    const auto listed = m_kscope.run({"hosts"});
    QCOMPARE(listed.status, 4);
    QVERIFY2(listed.out.startsWith("lab: 0  "), qPrintable(listed.out));
    QVERIFY2(listed.error.startsWith("gone: ") && listed.error.contains("could not be started"), qPrintable(listed.error));
    const auto ran = m_kscope.run({"run", KscopeFixture::sample("vector-add"), "--device", "lab: cpu|lab: any"});
    QVERIFY2(ran.status == 0, qPrintable(ran.error));
    QCOMPARE(m_kscope.run({"run", KscopeFixture::sample("vector-add"), "--device", "gone: cpu"}).status, 4);
    QCOMPARE(m_kscope.run({"hosts", "remove", "gone"}).status, 0);
    QCOMPARE(m_kscope.run({"hosts"}).status, 0);
    for (const QStringList &bad :
         {QStringList{"add"}, {"add", "lab"}, {"add", "lab", "-x"}, {"remove"}, {"remove", "gone"}, {"pack"}, {"other"}})
        QCOMPARE(m_kscope.run(QStringList{"hosts"} + bad).status, 2);
    qunsetenv("XDG_CONFIG_HOME");
}

/// "ssh" runs what it is given in a folder of its own, without any library of this machine's folders but the system's.
void TestRemote::aWorkerIsPutThere()
{
    QVERIFY(QDir().mkpath(m_kscope.path("home")));
    const QString ssh = m_kscope.write("ssh", "#!/bin/sh\nwhile [ \"$1\" != student@there ]; do shift; done\nshift\n"
                                              "cd \"" +
                                                  m_kscope.path("home") + "\" && HOME=$PWD exec sh -c \"$*\"\n");
    QFile(ssh).setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    const QByteArray path = qgetenv("PATH");
    qputenv("PATH", m_kscope.path().toLocal8Bit() + ':' + path);
    qputenv("XDG_CONFIG_HOME", m_kscope.path("settings").toLocal8Bit());
    const auto added = m_kscope.run({"hosts", "add", "there", "student@there", "--install"});
    QVERIFY2(added.status == 0, qPrintable(added.error));
    const QString worker = m_kscope.path("home/.local/share/kernelscope/worker");
    QVERIFY(QFileInfo(worker + "/kernelscope-worker").isExecutable());
    QVERIFY(!QDir(worker + "/lib").entryList({"libQt6Qml.so*"}).isEmpty());
    QVERIFY(QDir(worker + "/lib").entryList({"libc.so*", "libstdc++*"}).isEmpty());
    QVERIFY(!QFile::exists(worker + ".new"));
    const auto ran = m_kscope.run({"run", KscopeFixture::sample("vector-add"), "--device", "there: cpu|there: any"});
    QVERIFY2(ran.status == 0, qPrintable(ran.error));
    const auto refused = m_kscope.run({"hosts", "add", "x", "--install", "--command", "y"});
    QCOMPARE(refused.status, 2);
    QFile::remove(ssh);
    m_kscope.write("ssh", "#!/bin/sh\necho 'ssh: no route to host' >&2\nexit 255\n");
    QFile(ssh).setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    const auto gone = m_kscope.run({"hosts", "add", "gone", "student@there", "--install"});
    QCOMPARE(gone.status, 2);
    QVERIFY2(gone.error.contains("no route to host"), qPrintable(gone.error));
    QVERIFY(!m_kscope.run({"hosts"}).error.contains("gone"));
    qputenv("PATH", path);
    qunsetenv("XDG_CONFIG_HOME");
}

/// In whatever folder it is unpacked, it runs with the libraries that came along; only those of the C and C++ runtime are the machine's.
void TestRemote::aWorkerIsPacked()
{
    const auto packed = m_kscope.run({"hosts", "pack", "worker.tar.gz"});
    QVERIFY2(packed.status == 0, qPrintable(packed.error));
    const QString folder = m_kscope.path("another folder");
    QVERIFY(QDir().mkpath(folder));
    QCOMPARE(QProcess::execute("tar", {"-xzf", m_kscope.path("worker.tar.gz"), "-C", folder}), 0);
    const QString unpacked = folder + "/kernelscope-worker";
    QProcess loaded;
    loaded.start("env", {"LD_LIBRARY_PATH=" + unpacked + "/lib", "ldd", unpacked + "/bin/kernelscope-worker"});
    QVERIFY(loaded.waitForFinished());
    static const QRegularExpression library("(\\S+) => (/.*) \\(");
    static const QRegularExpression runtime("^(libc|libm|libstdc\\+\\+|libgcc_s|libresolv)\\.so");
    int broughtAlong = 0;
    for (auto match = library.globalMatch(loaded.readAll()); match.hasNext();) {
        const auto one = match.next();
        const bool isBroughtAlong = one.captured(2).startsWith(unpacked);
        QVERIFY2(isBroughtAlong || runtime.match(one.captured(1)).hasMatch(), qPrintable(one.captured()));
        broughtAlong += isBroughtAlong;
    }
    QVERIFY(broughtAlong > 5);
    qunsetenv("LD_LIBRARY_PATH");
    const auto ran = m_kscope.run({"run", KscopeFixture::sample("vector-add"), "--worker", '"' + unpacked + "/kernelscope-worker\""});
    QVERIFY2(ran.status == 0, qPrintable(ran.error));
    const auto refused = m_kscope.run({"hosts", "pack", "nowhere/worker.tar.gz"});
    QCOMPARE(refused.status, 2);
    QVERIFY2(refused.error.contains("nowhere/worker.tar.gz"), qPrintable(refused.error));
}

void TestRemote::aLineThatBreaksOff_data()
{
    QTest::addColumn<int>("bytes");
    for (const int bytes : {0, 1, 19, 20, 60, 200, 1000, 2000, 4000, 6000, 8000, 10'000, 12'000, 14'000, 16'000, 20'000})
        QTest::addRow("after %d bytes", bytes) << bytes;
}

/// A line of text and an exit status at once, or the whole result, and no process that stays.
void TestRemote::aLineThatBreaksOff()
{
    QFETCH(const int, bytes);
    const QString out = m_kscope.path("cut.kstrace");
    const QString link = m_kscope.path("a-worker");
    QVERIFY(QFile::exists(link) || QFile::link(m_worker, link));
    const QString worker = QStringLiteral("%1 cut=%2 %3").arg(QStringLiteral(DISTANT_WORKER)).arg(bytes).arg(link);
    const auto ended = m_kscope.run({"trace", KscopeFixture::sample("tree-reduction"), "--out", out, "--worker", worker});
    QVERIFY2(ended.status >= 0, "it crashed or did not end");
    QVERIFY2(!ended.error.contains("cache"), qPrintable(ended.error)); // which a lost line has nothing to do with
    if (ended.status != 0)
        QVERIFY2(ended.error.contains(bytes >= 1000 ? "connection to the worker was lost" : "before it said hello") ||
                     (bytes >= 10'000 && ended.error.contains("There is no trace to write") && ended.error.contains("can't be fetched")),
                 qPrintable(ended.error));
    else
        QVERIFY(contents("cut.kstrace").size() > 1000 || ended.out.contains("can't be fetched"));
    const auto isThere = [&link] {
        for (const QString &process : QDir("/proc").entryList(QDir::Dirs)) {
            QFile command("/proc/" + process + "/cmdline");
            if (command.open(QIODevice::ReadOnly) && command.readAll().startsWith(link.toUtf8()))
                return true;
        }
        return false;
    };
    QTRY_VERIFY_WITH_TIMEOUT(!isThere(), 10'000);
}

QTEST_GUILESS_MAIN(TestRemote)
#include "tst_remote.moc"
