#include "language/InstalledClangd.h"

#include <QStandardPaths>

namespace kernelscope {

constexpr int oldest = 14, newest = 30;

QStringList installedClangd()
{
    QStringList names{QStringLiteral("clangd")};
    for (int version = newest; version >= oldest; --version)
        names << QStringLiteral("clangd-%1").arg(version);
    for (const QString &name : std::as_const(names)) {
        const QString path = QStandardPaths::findExecutable(name);
        if (!path.isEmpty())
            return {path};
    }
    return {};
}

} // namespace kernelscope
