#pragma once

#include <QDateTime>
#include <QStringList>

namespace kernelscope {

/// Hello::cache for a project, of which the file or the folder is given: each has caches of its own, so that none can damage what drivers
/// compiled for another. Those in folders that the user can't write, as installed samples are, share one, which has no name; so do those
/// without a file.
QString driverCacheOf(const QString &path);

/// Whether what ran since then may have come from these caches of drivers: they hold files, and nothing new was put into them; or there is
/// no space for that.
bool mayComeFromCaches(const QStringList &folders, const QDateTime &since);

/// Those that hold something.
QStringList usedCaches(const QStringList &folders);

} // namespace kernelscope
