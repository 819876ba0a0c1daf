#include "ResultFiles.h"

#include <optional>

#include <QEventLoop>
#include <QSaveFile>

namespace kernelscope {

Result<QByteArray> waitForBytes(ResultStore &results, quint64 offset, quint64 size, const QString &missing)
{
    QEventLoop loop;
    std::optional<Result<QByteArray>> bytes;
    results.read(offset, size, [&](const Result<QByteArray> &arrived) {
        bytes = arrived;
        loop.quit();
    });
    if (!bytes)
        loop.exec();
    return bytes ? *bytes : fail(missing);
}

Result<void> writeFile(const QString &path, const QByteArray &bytes)
{
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size() || !file.commit())
        return fail(QStringLiteral("The file can't be written: %1.").arg(file.errorString()), {path, 0, 0});
    return {};
}

} // namespace kernelscope
