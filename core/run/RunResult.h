#pragma once

#include <QByteArray>
#include <QList>
#include <QString>
#include <QStringList>

#include "plan/BufferLayout.h"
#include "plan/CommandKind.h"
#include "plan/PlanGraph.h"
#include "plan/PlanReport.h"
#include "support/Error.h"

namespace kernelscope {

/// How a run ended. The names in JSON are those of runStatusName().
enum class RunStatus { Ok, CheckFailed, Invalid, BuildFailed, Crashed, TimedOut, GuardViolation, Cancelled };

QString runStatusName(RunStatus status);

/// The exit status of `kscope` for a run that ended so (design: 0 to 4).
int exitStatus(RunStatus status);

/// In place of a number of repetitions: a plan that is short and prints nothing is executed usualRepetitions times.
constexpr int untilSpreadIsKnown = 0;

/// Enough for a median, and to tell two launches apart (see areToldApart).
constexpr int usualRepetitions = 5;

/// How long one thing took each time that it was done. Nanoseconds of the device's profiling clock, start to end.
struct TimeSpread
{
    int runs = 0;
    double medianNs = 0;
    double minNs = 0;
    double maxNs = 0;

    static TimeSpread of(QList<double> nanoseconds); ///< of one run or more
    bool operator==(const TimeSpread &) const = default;
    KERNELSCOPE_FIELDS(runs, medianNs, minNs, maxNs)
};

/// One of several executions of a launch step within the plan, over all repetitions of the plan.
struct LaunchExecution : TimeSpread
{
    QList<quint64> global;
    QList<quint64> local; ///< as the device was told; empty: it chose

    bool operator==(const LaunchExecution &) const = default;
    KERNELSCOPE_FIELDS(global, local, runs, medianNs, minNs, maxNs)
};

/// One launch step's times over all its executions in all repetitions of the plan. The sizes are those of the first execution.
struct LaunchTiming : LaunchExecution
{
    static constexpr qsizetype mostExecutions = 1000;

    QString name;
    QString kernel;
    bool warmedUp = true;              ///< false: compiling may be part of the first time, for want of memory to launch it once before
    TimeSpread whole;                  ///< of all executions of a repetition together
    QList<LaunchExecution> executions; ///< in the order of the plan, the first mostExecutions of them; empty: the plan executes it once

    int count() const { return whole.runs > 0 ? runs / whole.runs : 1; }                   ///< how often the plan executes it
    double togetherNs() const { return executions.isEmpty() ? medianNs : whole.medianNs; } ///< what these take
    bool operator==(const LaunchTiming &) const = default;
    KERNELSCOPE_FIELDS(name, kernel, global, local, runs, medianNs, minNs, maxNs, warmedUp, whole, executions)
};

/// The times of launches, each execution by itself: "pass, 2 of 3". After those of a launch come all of them: "pass, all 3".
QList<LaunchTiming> eachExecution(const QList<LaunchTiming> &launches);

/// What is known of a buffer's contents after the run, and where the whole of it lies in the results file.
struct BufferResult : BufferLayout
{
    bool readBack = false;  ///< false: there are no contents (an `in` buffer's are those it started with)
    quint64 fileOffset = 0; ///< bytes, in RunResult::resultsFile
    double min = 0;         ///< over all components, NaN left out
    double max = 0;
    double sum = 0;
    quint64 nanCount = 0;
    QList<double> first;   ///< at most eight components
    QStringList firstText; ///< the same, exact for 64-bit integers
    QString sumText;       ///< exact for integers

    bool operator==(const BufferResult &) const = default;
    KERNELSCOPE_FIELDS(name, type, imageFormat, elementSize, shape, elementCount, readBack, fileOffset, sizeInBytes, min, max, sum,
                       nanCount, first, firstText, members, sumText)
};

/// Then min, max and sum say nothing.
inline bool holdsOnlyNaN(const BufferResult &buffer)
{
    return buffer.nanCount > 0 && buffer.nanCount == buffer.elementCount * quint64(std::max(buffer.type.components, 1));
}

/// A number that a check compared.
struct ComparedValue
{
    quint64 element = 0;
    int number = 0; ///< which of its element: a component, a channel, a member
    QString actual;
    QString expected;

    bool operator==(const ComparedValue &) const = default;
    KERNELSCOPE_FIELDS(element, number, actual, expected)
};

struct CheckResult
{
    static constexpr qsizetype mostValues = 1000;
    static constexpr quint64 mostStretches = quint64(1) << 18;

    QString name;
    QString buffer; ///< empty: a condition
    bool passed = false;
    quint64 compared = 0; ///< components
    quint64 mismatches = 0;
    qint64 firstMismatchIndex = -1; ///< element; -1: none
    QString actual;                 ///< at the first mismatch
    QString expected;
    double maxAbsoluteError = 0; ///< of finite ones
    double maxRelativeError = 0;
    QString message; ///< a sentence, where the check could not be made, or for a condition
    QList<ComparedValue>
        values;             ///< the first mismatches, at most mostValues; where all is well, that with the greatest error, or the first
    quint64 stretch = 1;    ///< elements; as many as it takes for mostStretches at most
    QByteArray mismatchMap; ///< a bit, the lowest of a byte first, for each stretch of the buffer with a mismatch; empty: there is none

    /// "NaN" or "infinite": the largest error of the mismatches that `values` has; empty: all of them are finite.
    QString notFiniteError() const;
    bool operator==(const CheckResult &) const = default;
    KERNELSCOPE_FIELDS(name, buffer, passed, compared, mismatches, firstMismatchIndex, actual, expected, maxAbsoluteError, maxRelativeError,
                       message, values, stretch, mismatchMap)
};

/// One command as the device's profiling clock saw it. `build` events lie on the host, on the same axis.
struct RunEvent
{
    QString name;
    CommandKind kind = CommandKind::Launch;
    QString queue; ///< "default", ...; "host" for builds
    qint64 queuedNs = 0;
    qint64 submitNs = 0;
    qint64 startNs = 0;
    qint64 endNs = 0;
    quint64 bytes = 0; ///< moved; 0 for others
    QList<int> after;  ///< positions in RunResult::events that it waited for
    QString stepPath;  ///< JSON pointer of the plan's step; empty for what the engine added

    bool operator==(const RunEvent &) const = default;
    KERNELSCOPE_FIELDS(name, kind, queue, queuedNs, submitNs, startNs, endNs, bytes, after, stepPath)
};

/// What the engine held on its devices: buffers, images, shared memory, samplers and events, and their bytes with guard zones.
struct MemoryUse
{
    qint64 objectsBefore = 0;
    qint64 bytesBefore = 0;
    qint64 objectsHeld = 0; ///< at most, while it ran
    qint64 bytesHeld = 0;
    qint64 objectsAfter = 0; ///< as before: everything was released
    qint64 bytesAfter = 0;

    bool isReleased() const { return objectsAfter == objectsBefore && bytesAfter == bytesBefore; }
    bool operator==(const MemoryUse &) const = default;
    KERNELSCOPE_FIELDS(objectsBefore, bytesBefore, objectsHeld, bytesHeld, objectsAfter, bytesAfter)
};

/// How the commands of a run went.
struct ExecutionResult
{
    RunStatus status = RunStatus::Ok;
    QString message;              ///< what went wrong, in sentences; empty when all is well
    QString subject;              ///< the command at fault, or the file that was at work
    QList<RunEvent> events;       ///< of the last repetition
    QList<LaunchTiming> launches; ///< over all repetitions
    double commandsNs = 0;        ///< wall time from the first enqueueing to the last command's end, of the last repetition
    MemoryUse memory = {};
    bool operator==(const ExecutionResult &) const = default;
};

/// All that a run gives, as a value. The contents of the buffers are in the results file (see session/ResultStore.h).
struct RunResult : ExecutionResult
{
    SourcePlace place;
    QString device; ///< deviceTitle()
    QString phase;  ///< of a crash or time-out: "building", "first launch", ...
    QList<BufferResult> buffers;
    QList<CheckResult> checks;
    QString output;          ///< what the kernels printed
    quint64 outputBytes = 0; ///< all that they printed; more than output holds when it was cut
    QList<Diagnostic> diagnostics;
    PlanReport report;
    bool builtFromCache = false;
    double buildNs = 0;
    PlanGraph graph;     ///< its steps and what orders them; by the bytes that launches touch as far as they were traced
    QString resultsFile; ///< where the worker put the buffers' contents; empty: nothing was read back
    quint64 resultsSize = 0;
    bool blamesDriver = false; ///< it failed without an error in the sources: a damaged cache of the driver's may be why

    bool hasCommands() const; ///< else the plan has no steps, or none whose condition holds
    bool operator==(const RunResult &) const = default;
    KERNELSCOPE_FIELDS(status, message, place, device, phase, subject, launches, buffers, checks, events, output, outputBytes, diagnostics,
                       report, builtFromCache, buildNs, commandsNs, graph, memory, resultsFile, resultsSize, blamesDriver)
};

} // namespace kernelscope
