#include "project/FileBatch.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

namespace kernelscope {
namespace {

tl::unexpected<Error> cannotWrite(const QString &path, const QString &reason,
                                  const QString &outcome = QStringLiteral("What was there is unchanged."))
{
    return fail(QStringLiteral("\"%1\" can't be written: %2. %3").arg(QFileInfo(path).fileName(), reason, outcome), {path, 0, 0});
}

QString listed(const QStringList &names)
{
    return u'"' + names.join(QStringLiteral("\", \"")) + u'"';
}

} // namespace

Result<QSaveFile *> FileBatch::open(const QString &path)
{
    const QString folder = QFileInfo(path).absolutePath();
    if (!QDir().mkpath(folder))
        return cannotWrite(path, QStringLiteral("its folder can't be made"));
    if (QFileInfo(path).isDir())
        return cannotWrite(path, QStringLiteral("there is a folder of this name, which has to go first"));
    m_files.push_back(std::make_unique<QSaveFile>(path));
    QSaveFile *file = m_files.back().get();
    if (!file->open(QIODevice::WriteOnly))
        return cannotWrite(path, file->errorString());
    return file;
}

Result<void> FileBatch::add(const QString &path, const QByteArray &bytes)
{
    const auto file = open(path);
    if (!file)
        return fail(file.error());
    if ((*file)->write(bytes) != bytes.size() || !(*file)->flush())
        return cannotWrite(path, (*file)->errorString());
    return {};
}

Result<void> FileBatch::addCopy(const QString &path, const QString &from)
{
    QFile source(from);
    if (!source.open(QIODevice::ReadOnly))
        return fail(QStringLiteral("\"%1\" can't be read: %2.").arg(QFileInfo(from).fileName(), source.errorString()), {from, 0, 0});
    const auto file = open(path);
    if (!file)
        return fail(file.error());
    while (!source.atEnd()) {
        constexpr qint64 pieceSize = 1 << 20;
        const QByteArray piece = source.read(pieceSize);
        if (piece.isEmpty() && source.error() != QFileDevice::NoError)
            return fail(QStringLiteral("\"%1\" can't be read: %2.").arg(QFileInfo(from).fileName(), source.errorString()), {from, 0, 0});
        if ((*file)->write(piece) != piece.size())
            return cannotWrite(path, (*file)->errorString());
    }
    return (*file)->flush() ? Result<void>() : Result<void>(cannotWrite(path, (*file)->errorString()));
}

Result<void> FileBatch::commit()
{
    for (std::size_t i = 0; i < m_files.size(); ++i) {
        if (m_files[i]->commit())
            continue;
        const Error error = cannotWrite(m_files[i]->fileName(), m_files[i]->errorString(), outcomeOfFailureAt(i)).value();
        m_files.clear();
        return fail(error);
    }
    m_files.clear();
    return {};
}

QString FileBatch::outcomeOfFailureAt(std::size_t failed) const
{
    QStringList written;
    QStringList unchanged;
    for (std::size_t i = 0; i < m_files.size(); ++i)
        (i < failed ? written : unchanged) << QFileInfo(m_files[i]->fileName()).fileName();
    if (written.isEmpty())
        return QStringLiteral("No file was changed.");
    return QStringLiteral("Saved already: %1. Not saved: %2.").arg(listed(written), listed(unchanged));
}

} // namespace kernelscope
