#pragma once

#include <QStringList>

namespace kernelscope {

/// A program and its arguments: `given`, or the program of this name beside the running one when that is empty.
QStringList commandOr(const QStringList &given, const QString &program);

/// The worker that runs nothing unless a kernel can be wholly confined.
QStringList strictWorker();

/// "ssh gpu-host kernelscope-worker", for messages.
QString commandText(const QStringList &command);

/// For QProcess::setChildProcessModifier(): the child hears every signal, whatever this program keeps to itself, and goes when
/// this program goes. Calls nothing that a forked child may not.
void prepareChild();

} // namespace kernelscope
