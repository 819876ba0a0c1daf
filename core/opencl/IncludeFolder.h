#pragma once

#include <QByteArray>
#include <QMap>
#include <QString>

#include "support/Result.h"

namespace kernelscope {

/// Where the worker and the drivers that it loads may write: what they keep from one run to the next. In the user's cache folder, else
/// among the temporary files.
QString driverFolder();

/// Puts files where a driver's compiler can include them from: a private folder whose path has no spaces (no quoting of -I works
/// everywhere) and is the same for the same files (so that the driver's own cache of builds works across processes).
/// Returns its absolute path. Paths that would leave the folder are an error.
[[nodiscard]] Result<QString> writeIncludeFolder(const QMap<QString, QByteArray> &files);

} // namespace kernelscope
