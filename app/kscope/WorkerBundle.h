#pragma once

#include <QString>
#include <QStringList>

#include "support/Result.h"

namespace kernelscope {

/// Where a worker that was put on another machine lies, below the home folder there.
extern const QString installedWorker;

/// Puts this machine's worker on another one, with the libraries that it loads, into the home folder: nothing else need be installed there
/// but a driver. `ssh`: the command and its arguments up to the destination. Waits; the error says what failed where. The other machine has
/// to have the same processor, and C and C++ libraries that are no older.
[[nodiscard]] Result<void> installWorker(const QStringList &ssh);

/// Writes the same into a tarball, to be unpacked anywhere. Its ending says how it is compressed. Waits.
[[nodiscard]] Result<void> packWorker(const QString &file);

} // namespace kernelscope
