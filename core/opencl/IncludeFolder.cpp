#include "opencl/IncludeFolder.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFileInfo>
#include <QSaveFile>
#include <QStandardPaths>

#include <sys/stat.h>
#include <unistd.h>

namespace kernelscope {
namespace {

/// Ours alone: somebody else's folder of this name in a shared place must not be able to slip in a header.
bool isPrivate(const QString &folder)
{
    struct stat facts = {};
    if (::lstat(folder.toLocal8Bit().constData(), &facts) != 0)
        return false;
    return S_ISDIR(facts.st_mode) && facts.st_uid == ::getuid() && (facts.st_mode & (S_IWGRP | S_IWOTH)) == 0;
}

bool makePrivate(const QString &folder)
{
    if (!QDir().mkpath(QFileInfo(folder).path()))
        return false;
    ::mkdir(folder.toLocal8Bit().constData(), 0700);
    return isPrivate(folder);
}

QString &parentOfIncludes()
{
    static QString folder = driverFolder();
    return folder;
}

Result<QString> baseFolder()
{
    const QString folder = parentOfIncludes() + QStringLiteral("/includes");
    if (makePrivate(driverFolder()) && makePrivate(parentOfIncludes()) && makePrivate(folder))
        return folder;
    return fail(QStringLiteral("There is no place to put the sources' include files: %1 can't be written and used.").arg(folder));
}

QString contentName(const QMap<QString, QByteArray> &files)
{
    QCryptographicHash hash(QCryptographicHash::Sha1);
    for (auto it = files.begin(); it != files.end(); ++it) {
        hash.addData(it.key().toUtf8() + '\0' + QByteArray::number(it.value().size()) + '\0');
        hash.addData(it.value());
    }
    return QString::fromLatin1(hash.result().toHex());
}

Result<void> writeFile(const QString &folder, const QString &path, const QByteArray &bytes)
{
    const QString target = QDir::cleanPath(folder + u'/' + path);
    if (!target.startsWith(folder + u'/'))
        return fail(QStringLiteral("The file \"%1\" lies outside the project's folder. Move it into the folder.").arg(path));
    QSaveFile file(target);
    const bool written =
        QDir().mkpath(QFileInfo(target).path()) && file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() && file.commit();
    if (!written)
        return fail(QStringLiteral("\"%1\" could not be written for the compiler: %2.").arg(path, file.errorString()));
    return {};
}

} // namespace

QString driverFolder()
{
    static const QString folder = [] {
        const QString usual =
            QStandardPaths::writableLocation(QStandardPaths::GenericCacheLocation) + QStringLiteral("/kernelscope/drivers");
        const bool isUsable =
            usual.startsWith(u'/') && !usual.contains(u' ') && makePrivate(usual); // Compilers part their options at spaces.
        return isUsable ? usual : QDir::tempPath() + QStringLiteral("/kernelscope-drivers-%1").arg(::getuid());
    }();
    return folder;
}

void writeIncludesBelow(const QString &folder)
{
    makePrivate(folder);
    parentOfIncludes() = folder;
}

Result<QString> writeIncludeFolder(const QMap<QString, QByteArray> &files)
{
    const Result<QString> base = baseFolder();
    if (!base)
        return base;
    const QString folder = *base + u'/' + contentName(files);
    for (auto it = files.begin(); it != files.end(); ++it) {
        QFile kept(folder + u'/' + it.key()); // A kernel may have changed it.
        if (kept.size() == it.value().size() && kept.open(QIODevice::ReadOnly) && kept.readAll() == it.value())
            continue;
        if (Result<void> written = writeFile(folder, it.key(), it.value()); !written)
            return fail(written.error());
    }
    return folder;
}

} // namespace kernelscope
