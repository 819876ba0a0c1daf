#pragma once

#include <chrono>

#include <QProcess>

namespace kernelscope {

/// What ended the wait for a process. One that could not be started has ended.
enum class WaitEnd { Ended, TimedOut, Interrupted };

/// Starts a program and waits for its end. One that is still running when the time is over (0: there is no limit), or when a signal arrives
/// (Interrupt), is asked to terminate, and killed if it does not.
WaitEnd runToEnd(QProcess &process, const QString &program, const QStringList &arguments, std::chrono::milliseconds timeout = {});

/// It was started, and ended by itself with the exit status 0.
bool hasSucceeded(const QProcess &process);

} // namespace kernelscope
