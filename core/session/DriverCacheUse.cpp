#include "session/DriverCacheUse.h"

#include <QDir>
#include <QDirIterator>
#include <QStorageInfo>

namespace kernelscope {
namespace {

constexpr qint64 leastSpace = 1 << 20;

} // namespace

bool mayComeFromCaches(const QStringList &folders, const QDateTime &since)
{
    bool holdsSomething = false;
    for (const QString &folder : folders) {
        const QStorageInfo disk(folder);
        if (disk.isValid() && disk.bytesAvailable() < leastSpace)
            return true;
        for (QDirIterator files(folder, QDir::Files | QDir::Hidden, QDirIterator::Subdirectories); files.hasNext();) {
            const QFileInfo file(files.next());
            if (file.size() > 0 && file.lastModified() >= since) // PoCL marks by an empty one that it has looked something up.
                return false;
            holdsSomething = true;
        }
    }
    return holdsSomething;
}

QStringList usedCaches(const QStringList &folders)
{
    QStringList used = folders;
    used.removeIf([](const QString &folder) { return QDir(folder).isEmpty(); });
    return used;
}

} // namespace kernelscope
