#include <QDir>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include "opencl/IncludeFolder.h"
#include "worker/DriverCaches.h"

using namespace kernelscope;
using namespace Qt::StringLiterals;

/// What drivers keep of the projects does not fill the disk.
class TestDriverCaches : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;

    static Hello helloOf(const QString &cache)
    {
        Hello hello;
        hello.cache = cache;
        hello.ownCache = true;
        return hello;
    }
    static void fill(const QString &folder, qsizetype bytes)
    {
        QFile file(folder + u"/pocl/program"_s);
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(QByteArray(bytes, 'x')), bytes);
    }
    static void age(const QString &path) { QVERIFY(QProcess::execute(u"touch"_s, {u"-d"_s, u"2 hours ago"_s, path}) == 0); }
    static void ageAll()
    {
        for (const QFileInfo &entry : QDir(driverFolder()).entryInfoList(QDir::Files | QDir::Dirs | QDir::NoDotAndDotDot))
            age(entry.filePath());
    }

private Q_SLOTS:
    void init()
    {
        qputenv("XDG_CACHE_HOME", QFile::encodeName(m_folder.path()));
        QVERIFY(QDir().mkpath(driverFolder()));
    }
    void cleanup()
    {
        QDir::setCurrent(QDir::tempPath());
        QDir(driverFolder()).removeRecursively();
    }

    void theFoldersThatWereNotUsedForLongestGo()
    {
        const CacheLimits limits{64, 10'000};
        const QString first = useDriverCaches(helloOf(u"first"_s), limits).own;
        fill(first, 9'000);
        ageAll();
        const QString second = useDriverCaches(helloOf(u"second"_s), limits).own;
        fill(second, 2'000);
        QVERIFY(QFile::exists(first)); // Together they were not too much when they were counted.
        age(driverFolder() + u"/counted"_s);
        useDriverCaches(helloOf(u"third"_s), limits);
        QVERIFY(!QFile::exists(first));
        QVERIFY(QFile::exists(second + u"/pocl/program"_s));
    }

    void whatIsInUseStays()
    {
        const CacheLimits limits{64, 1'000};
        const QString first = useDriverCaches(helloOf(u"first"_s), limits).own;
        fill(first, 9'000);
        age(driverFolder() + u"/counted"_s);
        useDriverCaches(helloOf(u"second"_s), limits);
        QVERIFY(QFile::exists(first + u"/pocl/program"_s));
    }

    void aLargeFolderIsBegunAnew()
    {
        const CacheLimits limits{64, 10'000};
        const QString first = useDriverCaches(helloOf(u"a"_s), limits).own;
        fill(first, 3'000);
        age(driverFolder() + u"/counted"_s);
        QCOMPARE(useDriverCaches(helloOf(u"a"_s), limits).own, first);
        const QString second = useDriverCaches(helloOf(u"a"_s), limits).own;
        QVERIFY(second != first);
        QCOMPARE(useDriverCaches(helloOf(u"a"_s), limits).own, second);
    }
};

QTEST_GUILESS_MAIN(TestDriverCaches)
#include "tst_drivercaches.moc"
