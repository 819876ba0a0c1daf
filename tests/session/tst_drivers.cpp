// Drivers that fail, and what they keep from one run to the next and find damaged.

#include <sys/resource.h>

#include <QStandardPaths>

#include "../app/KscopeFixture.h"
#include "session/WorkerSupervisor.h"

using namespace Qt::StringLiterals;
using namespace kernelscope;

namespace {

/// Sets an environment variable for as long as it lives.
class Environment
{
public:
    Environment(const char *name, const QString &value) : m_name(name), m_before(qgetenv(name)), m_wasSet(qEnvironmentVariableIsSet(name))
    {
        value.isNull() ? qunsetenv(name) : qputenv(name, QFile::encodeName(value));
    }
    ~Environment() { m_wasSet ? qputenv(m_name, m_before) : qunsetenv(m_name); }
    Q_DISABLE_COPY_MOVE(Environment)

private:
    const char *m_name;
    QByteArray m_before;
    bool m_wasSet;
};

/// All files below: each with its contents.
QStringList filesBelow(const QString &folder)
{
    QStringList files;
    for (QDirIterator found(folder, QDir::Files, QDirIterator::Subdirectories); found.hasNext();)
        files << found.next();
    return files;
}

void replaceContents(const QString &path, const QString &how)
{
    QFile file(path);
    QFile::setPermissions(path, QFile::permissions(path) | QFile::WriteOwner);
    if (!file.open(QIODevice::ReadWrite))
        return;
    const qint64 size = file.size();
    QByteArray bytes(size, '\0');
    if (how == u"random")
        QRandomGenerator(7).fillRange(reinterpret_cast<quint32 *>(bytes.data()), size / 4);
    if (how == u"half")
        file.resize(size / 2);
    else if (how == u"empty")
        file.resize(0);
    else
        file.write(bytes);
}

} // namespace

class TestDrivers : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        m_kscope.writeProject(u"kernel void k(global int *a) { a[get_global_id(0)] += 1; }"_s, oneBuffer, oneLaunch,
                              uR"("checks": [{ "name": "c", "buffer": "a", "expected": { "expression": "i + 1" } }],)"_s);
    }

    void aBadDriverIsLeftOutAndNamed_data()
    {
        QTest::addColumn<QString>("library");
        QTest::addColumn<QString>("reason");
        QTest::newRow("ends") << QStringLiteral(BAD_DRIVER_1) << u"ended with exit status 3"_s;
        QTest::newRow("aborts") << QStringLiteral(BAD_DRIVER_2) << u"crashed (SIGABRT)"_s;
        QTest::newRow("never comes back") << QStringLiteral(BAD_DRIVER_3) << u"did not come back within"_s;
        QTest::newRow("gives an error") << QStringLiteral(BAD_DRIVER_4) << QString();
    }
    void aBadDriverIsLeftOutAndNamed()
    {
        QFETCH(QString, library);
        QFETCH(QString, reason);
        const QTemporaryDir folder;
        const QString vendors = vendorsWith(folder, library);
        const Environment named("OCL_ICD_VENDORS", vendors);
        const auto devices = listDevices();
        QVERIFY(devices.has_value());
        QVERIFY(!devices->devices.isEmpty()); // the other driver's
        QCOMPARE(devices->leftOut.size(), reason.isEmpty() ? 0 : 1);
        if (!reason.isEmpty()) {
            const QString note = devices->leftOut[0];
            QVERIFY2(note.contains(library) && note.contains(vendors + u"/bad.icd"_s) && note.contains(reason), qPrintable(note));
        }
    }

    void aRunWithABadDriverGoesWell()
    {
        const QTemporaryDir folder;
        const Environment named("OCL_ICD_VENDORS", vendorsWith(folder, QStringLiteral(BAD_DRIVER_2)));
        const auto run = m_kscope.run({u"run"_s, m_kscope.path(u"k.kscope"_s)});
        QVERIFY2(run.status == 0, qPrintable(run.error));
        const auto none = m_kscope.run({u"run"_s, u"--device"_s, u"no such"_s, m_kscope.path(u"k.kscope"_s)});
        QVERIFY2(none.error.contains(QStringLiteral(BAD_DRIVER_2)), qPrintable(none.error));
        QVERIFY(m_kscope.run({u"devices"_s}).error.contains(QStringLiteral(BAD_DRIVER_2)));
    }

    void whereNoDriverIsLeftTheBadOneIsNamed()
    {
        const Environment named("OCL_ICD_VENDORS", QStringLiteral(BAD_DRIVER_1)); // The library itself.
        const auto run = m_kscope.run({u"run"_s, m_kscope.path(u"k.kscope"_s)});
        QCOMPARE(run.status, 2);
        QVERIFY2(run.error.contains(QStringLiteral(BAD_DRIVER_1)), qPrintable(run.error));
    }

    void withFewDescriptorsItEndsWithASentence()
    {
        rlimit before{};
        ::getrlimit(RLIMIT_NOFILE, &before);
        for (const rlim_t few : {8, 10, 12, 13, 14, 15}) {
            QProcess process;
            process.setChildProcessModifier([few] {
                const rlimit limit{few, few};
                ::setrlimit(RLIMIT_NOFILE, &limit);
            });
            process.start(QStringLiteral(KSCOPE), {u"run"_s, m_kscope.path(u"k.kscope"_s)});
            QVERIFY(process.waitForFinished(60'000));
            const QByteArray error = process.readAllStandardError();
            QVERIFY2(error.count('\n') < 20, error.constData());
            QVERIFY2(process.exitCode() == 0 || process.exitCode() == 4, error.constData());
        }
    }

    void aDamagedCacheIsNotTheKernelsFault_data()
    {
        QTest::addColumn<QString>("how");
        for (const char *how : {"empty", "half", "zero", "random"})
            QTest::newRow(how) << QString::fromLatin1(how);
    }
    void aDamagedCacheIsNotTheKernelsFault()
    {
        QFETCH(QString, how);
        const QTemporaryDir folder;
        const Environment cache("XDG_CACHE_HOME", folder.path());
        const Environment pocl("POCL_CACHE_DIR", {});
        const QStringList run{u"run"_s, m_kscope.path(u"k.kscope"_s)};
        QCOMPARE(m_kscope.run(run).status, 0);
        for (const QString &file : filesBelow(folder.path() + u"/kernelscope/drivers"_s))
            replaceContents(file, how);
        const auto again = m_kscope.run(run);
        QVERIFY2(again.status == 0, qPrintable(again.error));
        QVERIFY2(again.error.contains(u"cache in "_s + folder.path()) && again.error.contains(u"is damaged"), qPrintable(again.error));
        const auto afterwards = m_kscope.run(run);
        QCOMPARE(afterwards.status, 0);
        QVERIFY2(!afterwards.error.contains(u"damaged"), qPrintable(afterwards.error));
    }

    void aCacheThatTheEnvironmentNamesIsGoneAround()
    {
        const QTemporaryDir folder;
        const Environment cache("XDG_CACHE_HOME", folder.path());
        const Environment pocl("POCL_CACHE_DIR", folder.path() + u"/named"_s);
        const QStringList check{u"check"_s, m_kscope.path(u"k.kscope"_s)};
        QCOMPARE(m_kscope.run(check).status, 0);
        const QStringList files = filesBelow(folder.path() + u"/named"_s);
        QVERIFY(!files.isEmpty());
        for (const QString &file : files)
            replaceContents(file, u"random"_s);
        const auto again = m_kscope.run(check);
        QVERIFY2(again.status == 0, qPrintable(again.error));
        QVERIFY2(again.error.contains(folder.path() + u"/named"_s), qPrintable(again.error));
        QCOMPARE(filesBelow(folder.path() + u"/named"_s).size(), files.size());
    }

    void aFullDiskIsNamed()
    {
        const QTemporaryDir folder;
        const QString line = u"mount -t tmpfs -o size=60k none %1 && XDG_CACHE_HOME=%1 exec %2 run %3"_s.arg(
            folder.path(), QStringLiteral(KSCOPE), m_kscope.path(u"k.kscope"_s));
        const Environment pocl("POCL_CACHE_DIR", {});
        QProcess process;
        process.start(u"unshare"_s, {u"-rm"_s, u"sh"_s, u"-c"_s, line});
        QVERIFY(process.waitForFinished(100'000));
        const QString error = QString::fromUtf8(process.readAllStandardError());
        if (error.contains(u"unshare:") || error.contains(u"mount:"))
            QSKIP("This system lets nobody mount a small disk.");
        QCOMPARE(process.exitCode(), 4);
        QVERIFY2(error.contains(folder.path()) && error.contains(u"is full"), qPrintable(error));
    }

private:
    /// A folder with this driver's file and those of the drivers that the system has.
    static QString vendorsWith(const QTemporaryDir &folder, const QString &library)
    {
        const QString usual = qEnvironmentVariable("OCL_ICD_VENDORS", u"/etc/OpenCL/vendors"_s);
        for (const QFileInfo &file : QDir(usual).entryInfoList({u"*.icd"_s}, QDir::Files))
            QFile::copy(file.filePath(), folder.filePath(file.fileName()));
        QFile bad(folder.filePath(u"bad.icd"_s));
        if (!bad.open(QIODevice::WriteOnly) || bad.write(QFile::encodeName(library) + '\n') < 0)
            qFatal("The test's folder can't be written to.");
        return folder.path();
    }

    static std::optional<DevicesReply> listDevices()
    {
        SessionOptions options;
        options.workerCommand = {qEnvironmentVariable("KERNELSCOPE_BIN") + u"/kernelscope-worker"_s};
        options.deadlines.starting = std::chrono::seconds(8);
        WorkerSupervisor supervisor(options);
        std::optional<Outcome> outcome;
        supervisor.request(ListDevices{}, [&outcome](const Outcome &arrived) { outcome = arrived; });
        const bool hasArrived = QTest::qWaitFor([&] { return outcome.has_value(); }, 60'000);
        if (!hasArrived || !*outcome)
            return std::nullopt;
        return std::get<DevicesReply>((*outcome)->reply);
    }

    KscopeFixture m_kscope;
};

QTEST_GUILESS_MAIN(TestDrivers)
#include "tst_drivers.moc"
