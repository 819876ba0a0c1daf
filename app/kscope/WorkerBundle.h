#pragma once

#include <QString>
#include <QStringList>

#include "support/Result.h"

namespace kernelscope {

/// Where a worker that was put on another machine lies, below the home folder there.
extern const QString installedWorker;

/// Puts this machine's worker on another one, with the libraries that it loads, into the home folder: nothing else need be installed there
/// but a driver. `ssh`: the command and its arguments up to the destination. Waits; the error says what failed where. The other machine has
/// to have the same processor, and a C library that is no older.
[[nodiscard]] Result<void> installWorker(const QStringList &ssh);

} // namespace kernelscope
