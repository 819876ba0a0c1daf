#include "worker/DriverCaches.h"

#include <algorithm>
#include <cerrno>
#include <cstring>

#include <QDateTime>
#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QTemporaryFile>

#include <fcntl.h>

#include "opencl/IncludeFolder.h"

using namespace Qt::StringLiterals;

namespace kernelscope {
namespace {

struct CacheVariable
{
    const char *name;
    QString folder;
};

const QList<CacheVariable> &cacheVariables()
{
    static const QList<CacheVariable> all{{"POCL_CACHE_DIR", u"pocl"_s}, {"CUDA_CACHE_PATH", u"nvidia"_s}, {"NEO_CACHE_DIR", u"neo"_s}};
    return all;
}

/// "cache-NAME.NUMBER": of the folders of one name, that with the highest number is in use.
QString folderName(const QString &name, int number)
{
    return u"cache-%1.%2"_s.arg(name.isEmpty() ? u"none"_s : name).arg(number);
}

int numberOf(const QString &folder)
{
    return folder.section(u'.', -1).toInt();
}

QFileInfoList cacheFolders(const QString &name = u"*"_s)
{
    return QDir(driverFolder()).entryInfoList({u"cache-%1.*"_s.arg(name)}, QDir::Dirs | QDir::NoSymLinks, QDir::Time);
}

const QString fullMark = u"/full"_s; ///< in a folder that has become too large

QString chosenFolder(const QString &name, bool isFresh)
{
    int newest = 0;
    for (const QFileInfo &folder : cacheFolders(name.isEmpty() ? u"none"_s : name))
        newest = std::max(newest, numberOf(folder.fileName()));
    const QString folder = driverFolder() + u'/' + folderName(name, newest);
    return isFresh || QFile::exists(folder + fullMark) ? driverFolder() + u'/' + folderName(name, newest + 1) : folder;
}

/// Within the last hour: others may be at work with it.
bool isRecent(const QFileInfo &file)
{
    return file.exists() && file.lastModified() > QDateTime::currentDateTime().addSecs(-3600);
}

void removeUnused(const QFileInfo &folder)
{
    if (!isRecent(folder))
        QDir(folder.filePath()).removeRecursively();
}

/// Of a project that was not run for long; and of each project all but the newest two, of which the elder was found damaged.
void removeOld(const QString &name, int number, const CacheLimits &limits)
{
    for (const QFileInfo &folder : cacheFolders(name.isEmpty() ? u"none"_s : name)) {
        if (numberOf(folder.fileName()) < number - 1)
            QDir(folder.filePath()).removeRecursively();
    }
    for (const QFileInfo &folder : cacheFolders().mid(limits.folders)) // the oldest last
        removeUnused(folder);
}

qint64 bytesIn(const QString &folder)
{
    qint64 bytes = 0;
    for (QDirIterator files(folder, QDir::Files | QDir::Hidden | QDir::NoSymLinks, QDirIterator::Subdirectories); files.hasNext();)
        bytes += files.nextFileInfo().size();
    return bytes;
}

/// Counting takes as long as a few builds.
void removeLarge(const QString &own, qint64 mostBytes)
{
    const QString counted = driverFolder() + u"/counted"_s;
    if (isRecent(QFileInfo(counted)))
        return;
    if (QFile stamp(counted); !stamp.open(QIODevice::WriteOnly) || stamp.write("1") != 1)
        return;
    qint64 bytes = 0;
    for (const QFileInfo &folder : cacheFolders()) {
        const qint64 some = bytesIn(folder.filePath());
        bytes += some;
        if (folder.filePath() == own && some > mostBytes / 4)
            (void)QFile(own + fullMark).open(QIODevice::WriteOnly);
        else if (bytes > mostBytes)
            removeUnused(folder);
    }
}

/// The time by which it is known how long it was not used.
void touch(const QString &folder)
{
    QTemporaryFile file(folder + u"/used-XXXXXX"_s);
    (void)file.open();
}

QString whyNotWritable(const QString &folder)
{
    QTemporaryFile file(folder + u"/trial-XXXXXX"_s);
    const int error = file.open() ? ::posix_fallocate(file.handle(), 0, 256 << 10) : errno;
    if (error == 0)
        return {};
    if (error == ENOSPC || error == EDQUOT) {
        return u"The disk with the folder %1, in which the driver keeps what it compiles, is full: make space there, or name another "
               u"folder "
               u"(POCL_CACHE_DIR for PoCL, CUDA_CACHE_PATH for NVIDIA, NEO_CACHE_DIR for Intel)."_s.arg(folder);
    }
    return u"The folder %1, in which the driver keeps what it compiles, can't be written: %2."_s.arg(
        folder, QString::fromLocal8Bit(std::strerror(error)));
}

bool isName(const QString &name)
{
    return std::ranges::all_of(name, [](QChar c) { return c.unicode() < 128 && c.isLetterOrNumber(); });
}

} // namespace

DriverCaches useDriverCaches(const Hello &hello, const CacheLimits &limits)
{
    const QString name = isName(hello.cache) ? hello.cache : QString();
    DriverCaches caches;
    caches.own = chosenFolder(name, hello.freshCache);
    writeIncludesBelow(caches.own);
    const QString temporary = caches.own + u"/temporary"_s;
    for (const auto &[variable, folder] : cacheVariables()) {
        if (hello.ownCache || qEnvironmentVariableIsEmpty(variable))
            qputenv(variable, QFile::encodeName(caches.own + u'/' + folder));
        else
            caches.named << qEnvironmentVariable(variable);
        caches.kept << qEnvironmentVariable(variable);
    }
    for (const QString &folder : caches.kept + QStringList{temporary})
        QDir().mkpath(folder);
    touch(caches.own);
    removeOld(name, numberOf(caches.own), limits);
    removeLarge(caches.own, limits.bytes);
    for (const QString &folder : hello.freshCache ? caches.kept : QStringList()) {
        if (caches.problem.isEmpty())
            caches.problem = whyNotWritable(folder);
    }
    qputenv("TMPDIR", QFile::encodeName(temporary));
    QDir::setCurrent(temporary); // A compiler that finds a header where it may not read it looks no further.
    return caches;
}

} // namespace kernelscope
