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

/// Chooses them as Hello says and makes them: the project's own folder, or those that POCL_CACHE_DIR, CUDA_CACHE_PATH and NEO_CACHE_DIR
/// name. From now on drivers use them, and the folder of temporary files is the current one. Before a driver is loaded.
DriverCaches useDriverCaches(const Hello &hello);

} // namespace kernelscope
