#include "KscopeFixture.h"

#include <csignal>

#include <QTcpServer>

#include <sys/prctl.h>

/// Debian's SLURM on this machine, as whoever runs the test: a controller and two nodes, in a folder of their own.
class Cluster
{
public:
    ~Cluster()
    {
        for (const auto &daemon : m_daemons)
            daemon->terminate();
        for (const auto &daemon : m_daemons) {
            if (!daemon->waitForFinished(10'000))
                daemon->kill();
            daemon->waitForFinished();
        }
    }

    static bool isInstalled()
    {
        for (const char *program : {"munged", "slurmctld", "slurmd", "sbatch"}) {
            if (programPath(program).isEmpty())
                return false;
        }
        return true;
    }

    /// False, with the daemons' last words, where they don't get ready.
    bool start(QString &words)
    {
        if (!writeFiles())
            return false;
        qputenv("SLURM_CONF", path("slurm.conf").toLocal8Bit());
        startDaemon("munged", {"--foreground", "--force", "--num-threads=2", "--socket=" + path("munge"), "--key-file=" + path("munge.key"),
                               "--pid-file=" + path("munge.pid"), "--seed-file=" + path("munge.seed"), "--log-file=" + path("munge.log")});
        startDaemon("slurmctld", {"-D"});
        for (const char *node : {"node0", "node1"})
            startDaemon("slurmd", {"-D", "-N", node});
        const bool isReady = QTest::qWaitFor([] { return said("sinfo", {"-h", "-o", "%D %T"}).trimmed() == "2 idle"; }, 30'000);
        for (const auto &daemon : m_daemons)
            words += QString::fromUtf8(daemon->readAllStandardError().right(400));
        return isReady;
    }

    static QString said(const char *program, const QStringList &arguments)
    {
        QProcess process;
        process.start(QLatin1String(program), arguments);
        return process.waitForFinished(30'000) ? QString::fromUtf8(process.readAllStandardOutput()) : QString();
    }

private:
    static QString programPath(const char *name)
    {
        const QString found = QStandardPaths::findExecutable(QLatin1String(name));
        return found.isEmpty() ? QStandardPaths::findExecutable(QLatin1String(name), {"/usr/sbin", "/usr/local/sbin"}) : found;
    }
    QString path(const char *name) const { return m_folder.filePath(QLatin1String(name)); }
    static int freePort()
    {
        QTcpServer server;
        return server.listen(QHostAddress::LocalHost) ? server.serverPort() : 0;
    }
    bool writeFiles() const
    {
        const QString user = said("id", {"-un"}).trimmed();
        const QString machine = said("hostname", {}).trimmed();
        QString nodes;
        for (const char *node : {"node0", "node1"}) {
            nodes += QStringLiteral("NodeName=%1 NodeHostname=%2 NodeAddr=127.0.0.1 Port=%3 CPUs=2 State=UNKNOWN\n")
                         .arg(QLatin1String(node), machine)
                         .arg(freePort());
        }
        const QString settings = QStringLiteral("ClusterName=test\nSlurmctldHost=%1(127.0.0.1)\nSlurmUser=%2\nSlurmdUser=%2\n"
                                                "AuthType=auth/munge\nAuthInfo=socket=%3/munge\nCredType=cred/munge\nSlurmctldPort=%4\n"
                                                "StateSaveLocation=%3/state\nSlurmdSpoolDir=%3/spool-%n\nSlurmctldPidFile=%3/control.pid\n"
                                                "SlurmdPidFile=%3/%n.pid\nProctrackType=proctrack/linuxproc\nTaskPlugin=task/none\n"
                                                "SelectType=select/cons_tres\nSelectTypeParameters=CR_CPU\nSwitchType=switch/none\n"
                                                "MpiDefault=none\nJobAcctGatherType=jobacct_gather/none\n"
                                                "AccountingStorageType=accounting_storage/none\nReturnToService=2\n"
                                                "SchedulerParameters=batch_sched_delay=0,sched_min_interval=0\n"
                                                "%5PartitionName=all Nodes=ALL Default=YES State=UP\n")
                                     .arg(machine, user, m_folder.path())
                                     .arg(freePort())
                                     .arg(nodes);
        QFile file(path("slurm.conf"));
        QFile key(path("munge.key"));
        const bool areWritten = file.open(QIODevice::WriteOnly) && file.write(settings.toUtf8()) > 0 && key.open(QIODevice::WriteOnly) &&
                                key.write(QByteArray(128, 'k')) == 128 && key.setPermissions(QFile::ReadOwner);
        const QDir folder(m_folder.path());
        return areWritten && folder.mkdir("state") && folder.mkdir("spool-node0") && folder.mkdir("spool-node1");
    }
    void startDaemon(const char *name, const QStringList &arguments)
    {
        m_daemons.push_back(std::make_unique<QProcess>());
        m_daemons.back()->setChildProcessModifier([] { ::prctl(PR_SET_PDEATHSIG, SIGTERM); });
        m_daemons.back()->start(programPath(name), arguments);
        m_daemons.back()->waitForStarted();
    }

    QTemporaryDir m_folder;
    std::vector<std::unique_ptr<QProcess>> m_daemons;
};

/// `kscope sweep --slurm --submit` on a real cluster.
class TestSlurm : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        if (!Cluster::isInstalled())
            QSKIP("SLURM is not installed here (Debian: slurm-wlm, munge).");
        QString words;
        if (!m_cluster.start(words))
            QSKIP(qPrintable("SLURM does not start here: " + words));
    }
    void init()
    {
        QDir(m_kscope.path("kept")).removeRecursively();
        m_project =
            m_kscope.writeProject("kernel void k(global int *a) { if (a[0] % 100 == 13) *(global int *)(size_t)a[0] = 1; a[0] = 2; }",
                                  R"([{ "name": "a", "type": "int", "shape": [64], "access": "inout", "init": { "expression": "n" } }])",
                                  oneLaunch, R"("parameters": { "n": 4 },)");
    }

    void twoHundredPointsOfWhichTwoCrashAndANodeIsDrained()
    {
        QStringList values;
        for (int i = 1; i <= 200; ++i)
            values << QString::number(i);
        QProcess process;
        process.start(KSCOPE, sweep(values, {"--slurm", "8", "--submit", "--comment=\"two words\" --nice=1"}));
        const auto runs = [this] { return QDir(m_kscope.path("kept")).entryList({"*.runs"}).size(); };
        QVERIFY(QTest::qWaitFor([&] { return runs() >= 2; }, 60'000));
        Cluster::said("scontrol", {"update", "nodename=node1", "state=drain", "reason=test"});
        QVERIFY(process.waitForFinished(100'000));
        Cluster::said("scontrol", {"update", "nodename=node1", "state=resume"});
        const QString error = QString::fromUtf8(process.readAllStandardError());
        QCOMPARE(process.exitCode(), 4);
        QVERIFY2(error.contains("Submitted job ") && error.contains(" COMPLETED") && error.contains(" FAILED"), qPrintable(error));
        QVERIFY2(error.contains("with n = 13: ") && error.contains("with n = 113: "), qPrintable(error));
        QVERIFY2(!error.contains("not there yet"), qPrintable(error));
        const QJsonObject json = QJsonDocument::fromJson(process.readAllStandardOutput()).object();
        QCOMPARE(json["runs"].toArray().size(), 200);
        QCOMPARE(json["rows"].toArray().size(), 198);
    }
    void theJobGoesOnWithoutThisCommand()
    {
        QProcess process;
        process.start(KSCOPE, sweep({"1", "2", "3"}, {"--slurm", "3", "--submit", "--begin=now+2"}));
        process.setReadChannel(QProcess::StandardError);
        QVERIFY(process.waitForReadyRead(60'000)); // It was submitted.
        process.terminate();
        QVERIFY(process.waitForFinished(60'000));
        QCOMPARE(process.exitCode(), 130);
        QVERIFY(QTest::qWaitFor([] { return Cluster::said("squeue", {"-h"}).isEmpty(); }, 60'000));
        const auto gathered = m_kscope.run(sweep({"1", "2", "3"}, {"--gather"}));
        QVERIFY2(gathered.status == 0, qPrintable(gathered.error));
        QCOMPARE(gathered.json()["rows"].toArray().size(), 3);
    }
    void whatSlurmRefusesIsSaid()
    {
        const auto refused = m_kscope.run(sweep({"1", "2"}, {"--slurm", "2", "--submit", "--partition=nowhere"}));
        QCOMPARE(refused.status, 4);
        QVERIFY2(refused.error.contains("invalid partition"), qPrintable(refused.error));
    }
    void cancelledTasksAreMissing()
    {
        QProcess process;
        process.start(KSCOPE, sweep({"1", "2", "3"}, {"--slurm", "3", "--submit", "--begin=now+600"}));
        QVERIFY(QTest::qWaitFor([] { return !Cluster::said("squeue", {"-h"}).isEmpty(); }, 60'000));
        Cluster::said("scancel", {"--me"});
        QVERIFY(process.waitForFinished(60'000));
        const QString error = QString::fromUtf8(process.readAllStandardError());
        QVERIFY2(error.contains(" CANCELLED"), qPrintable(error));
    }

private:
    QStringList sweep(const QStringList &values, const QStringList &more) const
    {
        return QStringList{"sweep", m_project, "--vary", "n=" + values.join(','), "--repeat", "1", "--keep", m_kscope.path("kept"),
                           "--json"} +
               more;
    }

    const KscopeFixture m_kscope;
    Cluster m_cluster;
    QString m_project;
};

QTEST_GUILESS_MAIN(TestSlurm)
#include "tst_slurm.moc"
