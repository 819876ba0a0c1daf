#pragma once

#include <QByteArray>
#include <QMap>
#include <QString>

#include "support/Result.h"

namespace kernelscope {

/// Where workers keep what is theirs and what the drivers that they load keep. In the user's cache folder, else among the temporary files.
QString driverFolder();

/// Makes a folder below it, which writeIncludeFolder() writes into from now on.
void writeIncludesBelow(const QString &folder);

/// Puts files where a driver's compiler can include them from: a private folder whose path has no spaces (no quoting of -I works
/// everywhere) and is the same for the same files (so that the driver's own cache of builds works across processes).
/// Returns its absolute path. Paths that would leave the folder are an error.
[[nodiscard]] Result<QString> writeIncludeFolder(const QMap<QString, QByteArray> &files);

} // namespace kernelscope
