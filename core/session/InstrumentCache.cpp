#include "session/InstrumentCache.h"

#include <QCryptographicHash>
#include <QDateTime>
#include <QDir>
#include <QSaveFile>
#include <QStandardPaths>

namespace kernelscope {
namespace {

constexpr auto hashKind = QCryptographicHash::Sha256;
const QString ending = QStringLiteral(".answer");

QByteArray versionOf(const QString &program)
{
    const QFileInfo file(program);
    return QStringLiteral("1 %1 %2 %3")
        .arg(file.canonicalFilePath())
        .arg(file.size())
        .arg(file.lastModified().toMSecsSinceEpoch())
        .toUtf8();
}

} // namespace

InstrumentCache::InstrumentCache(const QString &folder, const QString &program, qint64 mostBytes)
    : m_folder(folder), m_version(versionOf(program)), m_mostBytes(mostBytes)
{
}

QString InstrumentCache::pathOf(const QByteArray &question) const
{
    QCryptographicHash hash(hashKind);
    hash.addData(QByteArray::number(m_version.size()) + ' ' + m_version);
    hash.addData(question);
    return QDir(m_folder).filePath(QString::fromLatin1(hash.result().toHex()) + ending);
}

std::optional<QByteArray> InstrumentCache::find(const QByteArray &question) const
{
    QFile file(pathOf(question));
    if (m_folder.isEmpty() || !file.open(QIODevice::ReadOnly))
        return std::nullopt;
    const QByteArray hash = file.read(QCryptographicHash::hashLength(hashKind));
    const QByteArray answer = file.readAll();
    if (hash != QCryptographicHash::hash(answer, hashKind))
        return std::nullopt;
    file.setFileTime(QDateTime::currentDateTimeUtc(), QFileDevice::FileModificationTime);
    return answer;
}

void InstrumentCache::keep(const QByteArray &question, const QByteArray &answer) const
{
    if (m_folder.isEmpty() || answer.size() > m_mostBytes || !QDir().mkpath(m_folder))
        return;
    QSaveFile file(pathOf(question));
    if (!file.open(QIODevice::WriteOnly))
        return;
    file.setPermissions(QFileDevice::ReadOwner | QFileDevice::WriteOwner);
    file.write(QCryptographicHash::hash(answer, hashKind));
    file.write(answer);
    if (file.commit())
        makeRoom();
}

void InstrumentCache::makeRoom() const
{
    qint64 bytes = 0;
    const QFileInfoList newestFirst = QDir(m_folder).entryInfoList({u'*' + ending}, QDir::Files, QDir::Time);
    for (const QFileInfo &file : newestFirst) {
        bytes += file.size();
        if (bytes > m_mostBytes)
            QFile::remove(file.filePath());
    }
}

QString instrumentCacheFolder()
{
    const QString cache = QStandardPaths::writableLocation(QStandardPaths::GenericCacheLocation);
    return cache.isEmpty() ? QString() : QDir(cache).filePath(QStringLiteral("kernelscope/instrument"));
}

} // namespace kernelscope
