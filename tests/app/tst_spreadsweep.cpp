#include "KscopeFixture.h"

/// `kscope sweep` over several machines, in parts, and gone on with.
class TestSpreadSweep : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void hostsShareThePoints();
    void aHostThatIsGoneLeavesItsPointsToOthers();
    void aRunThatCrashesIsTriedElsewhere();
    void timeIsForAllRunsTogether();
    void withoutAnyHostItSaysSo();
    void moreWorkersThanDevicesAreNotUsed();
    void whatIsKeptIsNotRunAgain();
    void whatWasCutOffIsRunAgain();
    void keptRunsOfAnotherProjectAreLeftAlone();
    void partsComeTogether();
    void anArrayJobIsWritten();
    void aMillionPointsAreDivided();
    void badOptionsAreRefused_data();
    void badOptionsAreRefused();

private:
    void addHost(const QString &name, const QString &line)
    {
        const auto added =
            m_kscope.run({"hosts", "add", name, "--command", QStringLiteral("%1 %2 %3").arg(DISTANT_WORKER, line, m_worker)});
        QVERIFY2(added.status == 0, qPrintable(added.error));
    }
    QStringList sweep(const QStringList &more, const QString &values = "1,2,3,4,5,6") const
    {
        return QStringList{"sweep", m_project, "--vary", "n=" + values, "--repeat", "1"} + more;
    }
    /// The values of n of which there are rows, in their order.
    static QList<int> valuesOf(const QJsonObject &json)
    {
        QList<int> values;
        for (const QJsonValue row : json["rows"].toArray())
            values << row["parameters"]["n"].toInt();
        return values;
    }
    QStringList keptFiles() const { return QDir(m_kscope.path("kept")).entryList({"*.runs"}, QDir::Files); }

    const KscopeFixture m_kscope;
    const QString m_worker = qEnvironmentVariable("KERNELSCOPE_BIN") + "/kernelscope-worker";
    QString m_project;
    const QList<int> m_all{1, 2, 3, 4, 5, 6};
};

void TestSpreadSweep::initTestCase()
{
    qputenv("XDG_CONFIG_HOME", m_kscope.path("settings").toLocal8Bit());
}

void TestSpreadSweep::init()
{
    QDir(m_kscope.path("settings")).removeRecursively();
    QDir(m_kscope.path("kept")).removeRecursively();
    m_project =
        m_kscope.writeProject("kernel void k(global int *a) { if (a[0] == 13) *(global int *)(size_t)a[1] = 1; a[0] = 2; }",
                              R"([{ "name": "a", "type": "int", "shape": [64], "access": "inout", "init": { "expression": "n" } }])",
                              oneLaunch, R"("parameters": { "n": 4 },)");
}

void TestSpreadSweep::hostsShareThePoints()
{
    addHost("one", "delay=1");
    addHost("two", "delay=1");
    const auto alternatives = m_kscope.run(sweep({"--hosts", "one,two", "--device", "accelerator|any", "--json"}));
    QCOMPARE(valuesOf(alternatives.json()), m_all);
    const auto kept = m_kscope.run(sweep({"--device", "one: any", "--keep", m_kscope.path("kept"), "--json"}));
    QCOMPARE(valuesOf(kept.json()), m_all);
    QVERIFY2(kept.json()["device"].toString().startsWith("one: "), qPrintable(kept.out));
    const auto ended = m_kscope.run(sweep({"--hosts", "one,two", "--json"}));
    QVERIFY2(ended.status == 0, qPrintable(ended.error));
    QCOMPARE(valuesOf(ended.json()), m_all);
    QVERIFY2(ended.error.isEmpty(), qPrintable(ended.error));
}

void TestSpreadSweep::aHostThatIsGoneLeavesItsPointsToOthers()
{
    addHost("good", "delay=1");
    QCOMPARE(m_kscope.run({"hosts", "add", "gone", "--command", "/nowhere/worker"}).status, 0);
    const auto ended = m_kscope.run(sweep({"--hosts", "gone,good", "--json"}));
    QVERIFY2(ended.status == 0, qPrintable(ended.error));
    QCOMPARE(valuesOf(ended.json()), m_all);
    QVERIFY2(ended.error.startsWith("gone is not used. "), qPrintable(ended.error));
}

/// The line of one of them breaks off with each run, which says more than the list of its devices.
void TestSpreadSweep::aRunThatCrashesIsTriedElsewhere()
{
    m_kscope.write("k.cl", "kernel void k(global int *a) { if (a[0] == 13) *(global int *)(size_t)a[1] = 1;\n"
                           "if (get_global_id(0) == 0) for (int i = 0; i < 1000; ++i) printf(\"a line of some length\\n\"); }");
    addHost("good", "delay=1");
    addHost("bad", "cut=12000");
    const auto ended = m_kscope.run(sweep({"--hosts", "bad,good", "--json"}));
    QVERIFY2(ended.status == 0, qPrintable(ended.error));
    QCOMPARE(valuesOf(ended.json()), m_all);
    QVERIFY2(ended.error.contains("A run on bad: 0 failed and is tried elsewhere."), qPrintable(ended.error));

    const auto crashed = m_kscope.run(sweep({"--hosts", "good", "--json"}, "1,13,2"));
    QCOMPARE(crashed.status, 4);
    QCOMPARE(valuesOf(crashed.json()), (QList<int>{1, 2}));
    QVERIFY2(crashed.error.contains("with n = 13: "), qPrintable(crashed.error));
}

void TestSpreadSweep::timeIsForAllRunsTogether()
{
    m_kscope.write("k.cl", "kernel void k(global int *a) { volatile global int *p = a; while (p[0] != 0) p[1]++; }");
    const auto ended = m_kscope.run(sweep({"--timeout", "3", "--json"}));
    QCOMPARE(ended.status, 4);
    const QJsonArray runs = ended.json()["runs"].toArray();
    QCOMPARE(runs.size(), 6);
    for (const QJsonValue run : runs)
        QCOMPARE(run["status"].toString(), "timed-out");
}

void TestSpreadSweep::withoutAnyHostItSaysSo()
{
    const auto unknown = m_kscope.run(sweep({"--hosts", "nobody"}));
    QCOMPARE(unknown.status, 4);
    QVERIFY2(unknown.error.contains("There is no host \"nobody\""), qPrintable(unknown.error));
    QCOMPARE(m_kscope.run({"hosts", "add", "gone", "--command", "/nowhere/worker"}).status, 0);
    const auto gone = m_kscope.run(sweep({"--hosts", "gone"}));
    QCOMPARE(gone.status, 4);
    QVERIFY2(gone.error.contains("/nowhere/worker"), qPrintable(gone.error));
}

void TestSpreadSweep::moreWorkersThanDevicesAreNotUsed()
{
    const auto ended = m_kscope.run(sweep({"--workers", "1000", "--json"}));
    QVERIFY2(ended.status == 0, qPrintable(ended.error));
    QCOMPARE(valuesOf(ended.json()), m_all);
    QVERIFY2(ended.error.contains("of 1000 workers are used"), qPrintable(ended.error));
}

void TestSpreadSweep::whatIsKeptIsNotRunAgain()
{
    const QString kept = m_kscope.path("kept");
    const auto first = m_kscope.run(sweep({"--keep", kept, "--json"}, "1,2,3"));
    QVERIFY2(first.status == 0, qPrintable(first.error));
    QCOMPARE(keptFiles().size(), 1);
    const auto again = m_kscope.run(sweep({"--keep", kept, "--json"}, "1,2,3"));
    QCOMPARE(again.out, first.out); // to the nanosecond
    QCOMPARE(keptFiles().size(), 1);
    const auto wider = m_kscope.run(sweep({"--keep", kept, "--json"}));
    QCOMPARE(valuesOf(wider.json()), m_all);
    QCOMPARE(keptFiles().size(), 2);
    const auto gathered = m_kscope.run(sweep({"--keep", kept, "--gather", "--json"}));
    QCOMPARE(gathered.out, wider.out);
}

void TestSpreadSweep::whatWasCutOffIsRunAgain()
{
    const QString kept = m_kscope.path("kept");
    QCOMPARE(m_kscope.run(sweep({"--keep", kept})).status, 0);
    QFile file(QDir(kept).filePath(keptFiles().first()));
    QVERIFY(file.resize(file.size() - 5));
    const auto gathered = m_kscope.run(sweep({"--keep", kept, "--gather", "--json"}));
    QCOMPARE(valuesOf(gathered.json()).size(), 5);
    QVERIFY2(gathered.error.contains("1 of 6 runs are not there yet."), qPrintable(gathered.error));
    QCOMPARE(valuesOf(m_kscope.run(sweep({"--keep", kept, "--json"})).json()), m_all);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write("\xff\x9frubbish") > 0);
    file.close();
    QCOMPARE(valuesOf(m_kscope.run(sweep({"--keep", kept, "--json"})).json()), m_all);
}

void TestSpreadSweep::keptRunsOfAnotherProjectAreLeftAlone()
{
    const QString kept = m_kscope.path("kept");
    QCOMPARE(m_kscope.run(sweep({"--keep", kept})).status, 0);
    m_kscope.write("k.cl", "kernel void k(global int *a) { a[0] = 3; }");
    const auto other = m_kscope.run(sweep({"--keep", kept, "--gather", "--json"}));
    QVERIFY(valuesOf(other.json()).isEmpty());
    QVERIFY2(other.error.contains("of another project"), qPrintable(other.error));
}

void TestSpreadSweep::partsComeTogether()
{
    const QString kept = m_kscope.path("kept");
    QSet<int> values;
    for (const char *part : {"0/4", "1/4", "2/4", "3/4"}) {
        const auto ended = m_kscope.run(sweep({"--part", part, "--json"}));
        for (const int value : valuesOf(ended.json())) {
            QVERIFY2(!values.contains(value), part);
            values << value;
        }
        QCOMPARE(m_kscope.run(sweep({"--keep", kept, "--part", part})).status, 0);
    }
    QCOMPARE(values.size(), 6);
    QCOMPARE(valuesOf(m_kscope.run(sweep({"--keep", kept, "--gather", "--json"})).json()), m_all);
}

/// Its script is run here as SLURM would run it.
void TestSpreadSweep::anArrayJobIsWritten()
{
    const QString kept = m_kscope.path("kept and 'quoted'");
    const auto written = m_kscope.run(sweep({"--keep", kept, "--slurm", "2", "--set", "n=5", "--json"}));
    QVERIFY2(written.status == 0, qPrintable(written.error));
    QFile script(kept + "/sweep.sbatch");
    QVERIFY(script.open(QIODevice::ReadOnly));
    QVERIFY(script.readAll().contains("#SBATCH --array=0-1\n"));
    for (const char *task : {"0", "1"}) {
        QProcess process;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert("SLURM_ARRAY_TASK_ID", task);
        process.setProcessEnvironment(environment);
        process.start("bash", {script.fileName()});
        QVERIFY(process.waitForFinished(100'000));
        QVERIFY2(process.exitCode() == 0, process.readAllStandardError().constData());
    }
    QCOMPARE(valuesOf(m_kscope.run(sweep({"--keep", kept, "--gather", "--set", "n=5", "--json"})).json()), m_all);
}

/// Nothing holds a list of all points.
void TestSpreadSweep::aMillionPointsAreDivided()
{
    QStringList values;
    for (int i = 1; i <= 1000; ++i)
        values << QString::number(i);
    const QString kept = m_kscope.path("kept");
    const QStringList million{"--vary", "m=" + values.join(','), "--keep", kept};
    m_kscope.write("k.kscope", QString::fromUtf8(R"({ "kernelscope": 1, "title": "k", "sources": ["k.cl"], "parameters": { "n": 4, "m": 1 },
        "buffers": %1, "plan": %2 })")
                                   .arg(oneBuffer, oneLaunch));
    const auto written = m_kscope.run(sweep(million + QStringList{"--slurm", "1000"}, values.join(',')));
    QVERIFY2(written.status == 0 && written.out.contains("1000 tasks for 1000000 runs"), qPrintable(written.error + written.out));
    const auto part = m_kscope.run(sweep(million + QStringList{"--part", "7/1000000", "--json"}, values.join(',')));
    QVERIFY2(part.status == 0, qPrintable(part.error));
    QCOMPARE(part.json()["rows"].toArray().size(), 1);
    const auto gathered = m_kscope.run(sweep(million + QStringList{"--gather", "--json"}, values.join(',')));
    QCOMPARE(gathered.json()["rows"], part.json()["rows"]);
    QVERIFY2(gathered.error.contains("999999 of 1000000 runs are not there yet."), qPrintable(gathered.error));
    const auto whole = m_kscope.run(sweep({"--vary", "m=" + values.join(',')}, values.join(',')));
    QCOMPARE(whole.status, 2);
    QVERIFY2(whole.error.contains("divide them"), qPrintable(whole.error));
}

void TestSpreadSweep::badOptionsAreRefused_data()
{
    QTest::addColumn<QStringList>("options");
    QTest::newRow("a part after the last") << QStringList{"--part", "4/4"};
    QTest::newRow("more parts than can be") << QStringList{"--part", "0/9223372036854775808"};
    QTest::newRow("no part") << QStringList{"--part", "x"};
    QTest::newRow("no parts") << QStringList{"--part", "0/0"};
    QTest::newRow("nothing to gather") << QStringList{"--gather"};
    QTest::newRow("a job without a folder") << QStringList{"--slurm", "3"};
    QTest::newRow("no workers") << QStringList{"--workers", "0"};
    QTest::newRow("a folder that can't be") << QStringList{"--keep", "/dev/null/x"};
}

void TestSpreadSweep::badOptionsAreRefused()
{
    QFETCH(const QStringList, options);
    const auto ended = m_kscope.run(sweep(options));
    QCOMPARE(ended.status, 2);
    QVERIFY(!ended.error.isEmpty());
}

QTEST_GUILESS_MAIN(TestSpreadSweep)
#include "tst_spreadsweep.moc"
