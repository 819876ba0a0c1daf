#include "session/DriverCacheUse.h"

#include <QCryptographicHash>
#include <QDir>
#include <QDirIterator>
#include <QStorageInfo>

namespace kernelscope {
namespace {

constexpr qint64 leastSpace = 1 << 20;
constexpr int mostFiles = 20'000; ///< that are looked at: a kernel can make any number

} // namespace

QString driverCacheOf(const QString &path)
{
    const QFileInfo named(path);
    const QFileInfo folder(named.isDir() ? path : named.path());
    if (path.isEmpty() || !folder.isDir() || !folder.isWritable())
        return {};
    const QByteArray place = QFile::encodeName(folder.canonicalFilePath());
    return QString::fromLatin1(QCryptographicHash::hash(place, QCryptographicHash::Sha256).toHex().left(20));
}

bool mayComeFromCaches(const QStringList &folders, const QDateTime &since)
{
    int files = 0;
    for (const QString &folder : folders) {
        if (QFileInfo(folder).isSymLink()) // By a kernel, too.
            continue;
        const QStorageInfo disk(folder);
        if (disk.isValid() && disk.bytesAvailable() < leastSpace)
            return true;
        for (QDirIterator found(folder, QDir::Files | QDir::Hidden, QDirIterator::Subdirectories); found.hasNext() && files < mostFiles;) {
            const QFileInfo file(found.next());
            if (file.size() > 0 && file.lastModified() >= since) // PoCL marks by an empty one that it has looked something up.
                return false;
            ++files;
        }
    }
    return files > 0;
}

QStringList usedCaches(const QStringList &folders)
{
    QStringList used = folders;
    used.removeIf([](const QString &folder) { return QDir(folder).isEmpty(); });
    return used;
}

} // namespace kernelscope
