#pragma once

#include <QByteArray>

namespace kernelscope {

/// Sees to it that this process answers, whatever the sources do to the compiler: when it crashes, runs out of memory
/// or works for too long, `lastWords(reason)` was prepared beforehand and is written to standard output before the
/// process ends. Install it before anything else is done, and give each thread a SignalStack.
class Watchdog
{
public:
    using LastWords = QByteArray (*)(const char *reason);

    static void install(LastWords lastWords, int secondsOfWork, quint64 bytesOfMemory);
    /// The answer was written: from now on a crash says nothing.
    static void disarm();
};

} // namespace kernelscope
