#include <QtTest>

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <csignal>

/// The command line against the scripted fake worker: what a run does is told by --launch.
class TestKscope : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        writeFile(QStringLiteral("a.cl"), "kernel void k(global float *a) { a[get_global_id(0)] = 1; }\n");
        writeFile(QStringLiteral("test.kscope"), R"({
  "kernelscope": 1,
  "title": "A test",
  "sources": ["a.cl"],
  "buffers": [
    { "name": "A", "type": "float", "shape": [4], "access": "out" }
  ],
  "plan": [
    { "launch": "spin", "kernel": "k", "global": [4], "local": [7], "arguments": { "a": { "buffer": "A" } } }
  ]
})");
        QVERIFY(m_folder.isValid());
    }

    void exitStatusesAndMessages_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<int>("status");
        QTest::addColumn<QString>("error");
        const auto row = [](const char *arguments, int status, const char *error) {
            QTest::newRow(arguments) << QString::fromLatin1(arguments).split(u' ', Qt::SkipEmptyParts) << status
                                     << QString::fromLatin1(error);
        };
        row("", 2, "kscope needs a command.");
        row("devics", 2, "Did you mean \"devices\"?");
        row("chekc test.kscope", 2, "kscope has no command \"chekc\".");
        row("check test.kscope --budget 0", 2, "--budget takes a whole number from 1 on, or \"all\", but was given \"0\".");
        row("check test.kscope --loop-budget x", 2, "--loop-budget takes a whole number from 1");
        row("check test.kscope --out t.kstrace", 2, "kscope check has no option \"--out\".");
        row("trace test.kscope --group 1,a", 2, "--group takes the id of a work-group");
        row("help", 0, "");
        row("--help", 0, "");
        row("--version", 0, "");
        row("help run", 0, "");
        row("help chekc", 2, "kscope has no command \"chekc\". Did you mean \"check\"?");
        row("help run check", 2, "one word too many");
        row("run --help", 0, "");
        row("devices", 0, "");
        row("devices x", 2, "one word too many");
        row("run", 2, "needs a PROJECT");
        row("run test.kscope --devce 0", 2, "Did you mean \"--device\"?");
        row("run test.kscope --device", 2, "--device needs a value: SEL.");
        row("run test.kscope --json=1", 2, "--json takes no value.");
        row("run test.kscope --json --json", 2, "--json is given twice.");
        row("run test.kscope --set n", 2, "--set takes NAME=VALUE, but was given \"n\".");
        row("run test.kscope --repeat 0", 2, "--repeat takes a whole number from 1");
        row("run test.kscope --timeout nan", 2, "--timeout takes seconds");
        row("run test.kscope --timeout -1", 2, "--timeout takes seconds");
        row("run test.kscope --dump B=b.npy", 2, "There is no buffer \"B\" to dump.");
        row("run test.kscope --dump A", 2, "--dump takes BUFFER=FILE.npy");
        row("run nowhere", 2, "nowhere");
        row("run a.cl", 2, "a.cl");
        row("run test.kscope", 0, "");
        row("run .", 0, "");
        row("run test.kscope --launch=check-failed", 1, "");
        row("run test.kscope --launch=invalid", 2, "test.kscope:9:64: The local size 7 does not divide 16.");
        row("run test.kscope --launch=build-failed", 3, "a.cl:3:7: error: use of undeclared identifier 'q'");
        row("run test.kscope --launch=guard-violation", 4, "");
        row("run test.kscope --launch=assert", 4, "The worker crashed (SIGABRT) while building \"a.cl\".");
        row("new nowhere.cl", 2, "nowhere.cl");
        row("new .", 2, "is not a file");
    }
    void exitStatusesAndMessages()
    {
        QFETCH(QStringList, arguments);
        QFETCH(int, status);
        QFETCH(QString, error);
        const Ended ended = kscope(arguments);
        QVERIFY2(ended.error.contains(error), qPrintable(ended.error));
        QCOMPARE(ended.error.isEmpty(), error.isEmpty());
        QCOMPARE(ended.status, status);
    }

    void theDocumentationShowsTheSameOptions_data()
    {
        QTest::addColumn<QString>("command");
        for (const QString &command : found(R"(^  kscope (\w+))", kscope({QStringLiteral("help")}).out))
            QTest::newRow(qPrintable(command)) << command;
    }
    void theDocumentationShowsTheSameOptions()
    {
        QFETCH(QString, command);
        const QString all = QString::fromUtf8(readFile(qEnvironmentVariable("KERNELSCOPE_SOURCE") + "/docs/command-line.md"));
        const QString usages = all.left(all.indexOf(u"\n\nEvery command"));
        QVERIFY(usages.contains("    kscope " + command));
        QString documented = found(QStringLiteral("^    kscope %1\\b((?:.|\\n(?!    kscope))*)").arg(command), usages).value(0);
        QStringList options = found(QStringLiteral("^  (--[a-z-]+)"), kscope({QStringLiteral("help"), command}).out);
        if (options.removeAll(QStringLiteral("--worker")) > 0) // Named for all commands in a sentence, as are the next ones.
            documented += QStringLiteral(" --timeout --untrusted");
        QStringList shown = found(QStringLiteral("(--[a-z-]+)"), documented);
        shown.removeDuplicates();
        shown.sort();
        options.sort();
        QCOMPARE(options, shown);
    }

    void aCrashNamesTheLaunchItsKernelAndTheSignal()
    {
        const Ended ended = kscope({QStringLiteral("run"), QStringLiteral("."), QStringLiteral("--launch"), QStringLiteral("crash 11 4")});
        QCOMPARE(ended.status, 4);
        QVERIFY2(ended.error.startsWith(QStringLiteral("The worker crashed (SIGSEGV) while running the launch \"spin\" (kernel k).")),
                 qPrintable(ended.error));
        QCOMPARE(ended.error.count(u'\n'), 1);
    }

    void whatATraceFoundOutlivesTheCrash()
    {
        const Ended ended = kscope({QStringLiteral("check"), QStringLiteral("."), QStringLiteral("--launch"), QStringLiteral("crash 11 4"),
                                    QStringLiteral("--json")});
        QCOMPARE(ended.status, 1);
        QVERIFY2(ended.error.contains(QStringLiteral("crashed (SIGSEGV)")), qPrintable(ended.error));
        QCOMPARE(ended.json()[u"status"].toString(), QStringLiteral("findings"));
        QCOMPARE(ended.json()[u"findings"][0][u"kind"].toString(), QStringLiteral("data-race"));
        QCOMPARE(ended.json()[u"findings"][0][u"accesses"][0][u"line"].toInt(), 3);
    }

    void theTimeoutBoundsTheWholeCommand()
    {
        const Ended ended = kscope({QStringLiteral("run"), QStringLiteral("."), QStringLiteral("--launch"), QStringLiteral("hang 4"),
                                    QStringLiteral("--timeout"), QStringLiteral("0.7"), QStringLiteral("--json")});
        QCOMPARE(ended.status, 4);
        QVERIFY2(ended.error.contains(u"was still running after 700 ms and was ended"), qPrintable(ended.error));
        QCOMPARE(ended.json()[u"status"].toString(), QStringLiteral("timed-out"));
        QCOMPARE(ended.json()[u"phase"].toString(), QStringLiteral("running"));
    }

    void aMissingWorkerIsNamed()
    {
        const Ended ended =
            start({QStringLiteral("run"), QStringLiteral("."), QStringLiteral("--worker"), QStringLiteral("/nowhere/worker")});
        QCOMPARE(ended.status, 4);
        QVERIFY2(ended.error.contains(u"\"/nowhere/worker\" could not be started"), qPrintable(ended.error));
    }

    void devicesAsJsonIsAList()
    {
        const Ended ended = kscope({QStringLiteral("devices"), QStringLiteral("--json")});
        const QJsonArray list = QJsonDocument::fromJson(ended.out.toUtf8()).array();
        QCOMPARE(list.size(), 2);
        QCOMPARE(list[1][u"index"].toInt(), 1);
        QCOMPARE(list[0][u"platform"][u"name"].toString(), QStringLiteral("Fake"));
        QCOMPARE(list[0][u"globalMemorySize"].toInteger(), qint64(2) << 30);
    }

    void theRunAsJson()
    {
        const QJsonObject json = kscope({QStringLiteral("run"), QStringLiteral("."), QStringLiteral("--json")}).json();
        QCOMPARE(json[u"status"].toString(), QStringLiteral("ok"));
        QCOMPARE(json[u"launches"][0][u"medianNs"].toDouble(), 1500.0);
        QVERIFY(json[u"buffers"][0][u"max"].isNull());
        QCOMPARE(json[u"events"].toArray().size(), 2);
    }

    void anInvalidProjectIsJsonToo()
    {
        const QJsonObject json = kscope({QStringLiteral("run"), QStringLiteral("nowhere"), QStringLiteral("--json")}).json();
        QCOMPARE(json[u"status"].toString(), QStringLiteral("invalid"));
        QVERIFY(!json[u"message"].toString().isEmpty());
    }

    void theTextShowsWhatHappened()
    {
        const QString text = kscope({QStringLiteral("run"), QStringLiteral(".")}).out;
        for (const char *part : {"A test", "Fake: Device", "fake_kernel", "1.5 us", "float", "inf", "ok      right",
                                 "| hello from a kernel", "1 of 1 checks passed"})
            QVERIFY2(text.contains(QLatin1String(part)), part);
    }

    void timelineAndDumpAreWritten_data()
    {
        QTest::addColumn<QString>("worker");
        QTest::newRow("local") << QString();
        QTest::newRow("remote") << QStringLiteral(" hide");
    }
    void timelineAndDumpAreWritten()
    {
        QFETCH(QString, worker);
        const QString npy = m_folder.filePath(QStringLiteral("A.npy"));
        const QString trace = m_folder.filePath(QStringLiteral("t.json"));
        QFile::remove(npy);
        const Ended ended = start({QStringLiteral("run"), QStringLiteral("."), QStringLiteral("--dump"), QStringLiteral("A=") + npy,
                                   QStringLiteral("--timeline"), trace, QStringLiteral("--worker"), QStringLiteral(FAKE_WORKER) + worker});
        QVERIFY2(ended.status == 0, qPrintable(ended.error));
        QVERIFY(readFile(npy).startsWith("\x93NUMPY"));
        QVERIFY(readFile(npy).endsWith(QByteArray("\0\0\0\x40", 4)));
        QCOMPARE(QJsonDocument::fromJson(readFile(trace))[u"traceEvents"].toArray().size(), 4);
    }

    void aFileThatCannotBeWrittenIsSaidSo()
    {
        const Ended ended =
            kscope({QStringLiteral("run"), QStringLiteral("."), QStringLiteral("--timeline"), QStringLiteral("/nowhere/t.json")});
        QCOMPARE(ended.status, 2);
        QVERIFY2(ended.error.contains(u"/nowhere/t.json: The file can't be written"), qPrintable(ended.error));
    }

    void interruptingEndsTheWorkerToo()
    {
        QProcess process;
        process.setWorkingDirectory(m_folder.path());
        const QString log = m_folder.filePath(QStringLiteral("log"));
        process.start(QStringLiteral(KSCOPE),
                      {QStringLiteral("run"), QStringLiteral("."), QStringLiteral("--launch"), QStringLiteral("hang 4"),
                       QStringLiteral("--worker"), QStringLiteral(FAKE_WORKER " log=%1").arg(log)});
        QVERIFY(process.waitForStarted());
        QTRY_VERIFY(!readFile(log).isEmpty());
        const QString children = QStringLiteral("/proc/%1/task/%1/children").arg(process.processId());
        const qint64 worker = readFile(children).simplified().split(' ').first().toLongLong();
        QVERIFY(worker > 0);
        ::kill(pid_t(process.processId()), SIGINT);
        QVERIFY(process.waitForFinished());
        QCOMPARE(process.exitCode(), 130);
        QTRY_VERIFY(!QFile::exists(QStringLiteral("/proc/%1").arg(worker)));
    }

private:
    struct Ended
    {
        int status = -1;
        QString out;
        QString error;
        QJsonObject json() const { return QJsonDocument::fromJson(out.toUtf8()).object(); }
    };

    Ended kscope(const QStringList &arguments) const
    {
        static const QStringList withWorker{QStringLiteral("run"), QStringLiteral("devices"), QStringLiteral("new"),
                                            QStringLiteral("check"), QStringLiteral("trace")};
        const bool takesWorker = withWorker.contains(arguments.value(0));
        return start(takesWorker
                         ? arguments.mid(0, 1) + QStringList{QStringLiteral("--worker"), QStringLiteral(FAKE_WORKER)} + arguments.mid(1)
                         : arguments);
    }

    Ended start(const QStringList &arguments) const
    {
        QProcess process;
        process.setWorkingDirectory(m_folder.path());
        process.start(QStringLiteral(KSCOPE), arguments);
        if (!process.waitForFinished() || process.exitStatus() != QProcess::NormalExit)
            return {};
        return {process.exitCode(), QString::fromUtf8(process.readAllStandardOutput()), QString::fromUtf8(process.readAllStandardError())};
    }

    /// What the first bracket of the pattern held, each time.
    static QStringList found(const QString &pattern, const QString &text)
    {
        QStringList all;
        const QRegularExpression expression(pattern, QRegularExpression::MultilineOption);
        for (auto match = expression.globalMatch(text); match.hasNext();)
            all << match.next().captured(1);
        return all;
    }

    void writeFile(const QString &name, const QByteArray &bytes) const
    {
        QFile file(m_folder.filePath(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(bytes);
    }
    static QByteArray readFile(const QString &path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    QTemporaryDir m_folder;
};

QTEST_GUILESS_MAIN(TestKscope)
#include "tst_kscope.moc"
