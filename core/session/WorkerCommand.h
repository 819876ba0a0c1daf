#pragma once

#include <QStringList>

namespace kernelscope {

/// The program and arguments that start a worker: `given`, or the kernelscope-worker beside this program when that is empty.
QStringList workerCommand(const QStringList &given);

/// "ssh gpu-host kernelscope-worker", for messages.
QString commandText(const QStringList &command);

} // namespace kernelscope
