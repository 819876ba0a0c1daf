#include "support/FileWriting.h"

#include <QFile>
#include <QSaveFile>

namespace kernelscope {

Result<void> writeFile(const QString &path, const QByteArray &bytes)
{
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size() || !file.commit())
        return fail(QStringLiteral("The file can't be written: %1.").arg(file.errorString()), {path, 0, 0});
    return {};
}

Result<void> copyFile(const QString &from, const QString &to)
{
    constexpr qint64 atOnce = 1 << 20;
    QFile source(from);
    if (!source.open(QIODevice::ReadOnly))
        return fail(QStringLiteral("The file can't be read: %1.").arg(source.errorString()), {from, 0, 0});
    QSaveFile file(to);
    bool isWritten = file.open(QIODevice::WriteOnly);
    while (isWritten && !source.atEnd()) {
        const QByteArray bytes = source.read(atOnce);
        isWritten = !bytes.isEmpty() && file.write(bytes) == bytes.size();
    }
    if (!isWritten || !file.commit())
        return fail(QStringLiteral("The file can't be written: %1.").arg(file.errorString()), {to, 0, 0});
    return {};
}

} // namespace kernelscope
