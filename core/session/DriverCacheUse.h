#pragma once

#include <QDateTime>
#include <QStringList>

namespace kernelscope {

/// Whether what ran since then may have come from these caches of drivers: they hold files, and nothing new was put into them; or there is
/// no room for that.
bool mayComeFromCaches(const QStringList &folders, const QDateTime &since);

/// Those that hold something.
QStringList usedCaches(const QStringList &folders);

} // namespace kernelscope
