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
    /// What follows for the user from not being able to read the sources, a sentence, or nothing.
    static void setConsequence(const char *sentence);
    /// Writes lastWords(reason), unless the answer was written, and ends the process. Not for signal handlers.
    [[noreturn]] static void endFor(const char *reason);
    /// The answer was written: from now on a crash says nothing.
    static void disarm();
};

} // namespace kernelscope
