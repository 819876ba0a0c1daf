#include "opencl/DriverFiles.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QMap>
#include <QSaveFile>

namespace kernelscope {
namespace {

QString environment(const char *variable)
{
    return QFile::decodeName(qgetenv(variable));
}

QList<DriverFile> driversNamedBy(const QFileInfoList &files)
{
    QList<DriverFile> drivers;
    for (const QFileInfo &file : files) {
        QFile text(file.filePath());
        const QString library = text.open(QIODevice::ReadOnly) ? QFile::decodeName(text.readLine(4096)).trimmed() : QString();
        if (!library.isEmpty())
            drivers << DriverFile{file.filePath(), library};
    }
    return drivers;
}

QList<DriverFile> vendors()
{
    const QString usual = environment("OPENCL_VENDOR_PATH");
    const QString folder = usual.isEmpty() ? QStringLiteral("/etc/OpenCL/vendors") : usual;
    const QString named = environment("OCL_ICD_VENDORS");
    if (named.isEmpty() || QFileInfo(named).isDir())
        return driversNamedBy(QDir(named.isEmpty() ? folder : named).entryInfoList({QStringLiteral("*.icd")}, QDir::Files));
    if (!named.endsWith(QLatin1String(".icd")))
        return {{{}, named}};
    const QFileInfo inFolder(folder + u'/' + named);
    return driversNamedBy({named.contains(u'/') || !inFolder.exists() ? QFileInfo(named) : inFolder});
}

/// Other workers may be reading them: what is right stays as it is.
void replaceFiles(const QString &folder, const QMap<QString, QByteArray> &files)
{
    QDir().mkpath(folder);
    for (const QString &name : QDir(folder).entryList(QDir::Files)) {
        if (!files.contains(name))
            QFile::remove(folder + u'/' + name);
    }
    for (auto it = files.begin(); it != files.end(); ++it) {
        if (QFile kept(folder + u'/' + it.key()); kept.open(QIODevice::ReadOnly) && kept.readAll() == it.value())
            continue;
        QSaveFile file(folder + u'/' + it.key());
        if (file.open(QIODevice::WriteOnly) && file.write(it.value()) == it.value().size())
            file.commit();
    }
}

} // namespace

QList<DriverFile> installedDrivers()
{
    QList<DriverFile> drivers = vendors();
    for (const QString &library : environment("OCL_ICD_FILENAMES").split(u':', Qt::SkipEmptyParts))
        drivers << DriverFile{{}, library, true};
    return drivers;
}

void useDrivers(const QList<DriverFile> &drivers, const QString &parent)
{
    QStringList listed;
    QMap<QString, QByteArray> files;
    QCryptographicHash hash(QCryptographicHash::Sha1);
    for (qsizetype i = 0; i < drivers.size(); ++i) {
        const QByteArray line = QFile::encodeName(drivers[i].library) + '\n';
        if (drivers[i].isListed) {
            listed << drivers[i].library;
        } else {
            files.insert(QStringLiteral("%1.icd").arg(i, 3, 10, QLatin1Char('0')), line);
            hash.addData(line);
        }
    }
    const QString folder = parent + QStringLiteral("/vendors-") + QString::fromLatin1(hash.result().toHex());
    replaceFiles(folder, files);
    qputenv("OCL_ICD_VENDORS", QFile::encodeName(folder));
    qputenv("OCL_ICD_FILENAMES", QFile::encodeName(listed.join(u':')));
}

} // namespace kernelscope
