#include "session/ResultsDirectory.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QStorageInfo>
#include <QUuid>

#include <cerrno>
#include <csignal>

namespace kernelscope {
namespace {

constexpr qint64 enoughSpace = 256ll << 20;

QString namePrefix()
{
    return QStringLiteral("kernelscope-");
}
QString tokenName()
{
    return QStringLiteral("token");
}

QString parentFolder()
{
    const QString memory = QStringLiteral("/dev/shm");
    const QFileInfo info(memory);
    if (info.isDir() && info.isWritable() && QStorageInfo(memory).bytesAvailable() >= enoughSpace)
        return memory;
    return QDir::tempPath();
}

bool processLives(qint64 processId)
{
    return ::kill(pid_t(processId), 0) == 0 || errno == EPERM;
}

/// Folders are named after the process that owns them: those of processes that are gone are nobody's.
void removeAbandoned(const QString &parent)
{
    const QFileInfoList folders = QDir(parent).entryInfoList({namePrefix() + QStringLiteral("*-*")}, QDir::Dirs | QDir::NoSymLinks);
    for (const QFileInfo &folder : folders) {
        bool isNumber = false;
        const qint64 owner = folder.fileName().section(u'-', 1, 1).toLongLong(&isNumber);
        if (isNumber && folder.isWritable() && !processLives(owner))
            QDir(folder.filePath()).removeRecursively();
    }
}

} // namespace

ResultsDirectory::ResultsDirectory() : m_token(QUuid::createUuid().toString(QUuid::WithoutBraces))
{
    const QString parent = parentFolder();
    removeAbandoned(parent);
    const QString name = namePrefix() + QString::number(QCoreApplication::applicationPid());
    m_directory = std::make_unique<QTemporaryDir>(parent + u'/' + name + QStringLiteral("-XXXXXX"));
    QFile file(m_directory->filePath(tokenName()));
    if (m_directory->isValid() && file.open(QIODevice::WriteOnly))
        file.write(m_token.toUtf8());
}

ResultsDirectory::~ResultsDirectory() = default;

QString ResultsDirectory::path() const
{
    return m_directory->isValid() ? m_directory->path() : QString();
}

bool ResultsDirectory::contains(const QString &file) const
{
    const QFileInfo info(file);
    return m_directory->isValid() && info.isFile() && !info.isSymLink() &&
           info.canonicalPath() == QFileInfo(m_directory->path()).canonicalFilePath();
}

void ResultsDirectory::clear()
{
    if (!m_directory->isValid())
        return;
    QDir folder(m_directory->path());
    const QStringList files = folder.entryList(QDir::Files);
    for (const QString &file : files) {
        if (file != tokenName())
            folder.remove(file);
    }
}

} // namespace kernelscope
