#include "support/FileWriting.h"

#include <QSaveFile>

namespace kernelscope {

Result<void> writeFile(const QString &path, const QByteArray &bytes)
{
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size() || !file.commit())
        return fail(QStringLiteral("The file can't be written: %1.").arg(file.errorString()), {path, 0, 0});
    return {};
}

} // namespace kernelscope
