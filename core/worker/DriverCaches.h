#pragma once

#include <QStringList>

#include "protocol/Messages.h"

namespace kernelscope {

/// Where drivers, and the worker for their compilers, write.
struct DriverCaches
{
    QString own;       ///< for everything
    QStringList named; ///< by the environment: for what drivers compiled
    QStringList kept;  ///< what drivers compiled, in `own` or named
    QString problem;   ///< why nothing can be written, in sentences; looked for in a fresh one only

    /// Not what is below `own`: a kernel may have put a link in its place.
    QStringList writable() const { return QStringList{own} + named; }
};

/// Of the folders of all projects together. Those that were not used for longest go first, and none that was used within the last hour.
/// Bytes are counted once an hour; a project's own folder with more than a quarter of them is begun anew.
struct CacheLimits
{
    qsizetype folders = 64;
    qint64 bytes = qint64(1) << 30;
};

/// Chooses them as Hello says and makes them: the project's own folder, or those that POCL_CACHE_DIR, CUDA_CACHE_PATH and NEO_CACHE_DIR
/// name. From now on drivers use them, and the folder of temporary files is the current one. Before a driver is loaded.
DriverCaches useDriverCaches(const Hello &hello, const CacheLimits &limits = {});

} // namespace kernelscope
