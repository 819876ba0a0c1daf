#include "ResultFiles.h"

#include <optional>

#include <QEventLoop>

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

} // namespace kernelscope
