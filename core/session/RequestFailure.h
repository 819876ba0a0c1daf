#pragma once

#include <chrono>

#include "project/Project.h"
#include "protocol/Messages.h"

namespace kernelscope {

/// Why a request got no reply.
struct RequestFailure
{
    enum class Kind {
        Crashed,     ///< the worker ended under it
        TimedOut,    ///< a phase passed its deadline; the worker was ended
        Cancelled,   ///< stopped
        Unavailable, ///< no worker could be started
        Refused      ///< it could not be sent or was not understood
    };
    Kind kind = Kind::Crashed;
    QString reason = {};    ///< "crashed (SIGSEGV)" for Crashed, a sentence for Unavailable, Refused and Cancelled
    QString lastWords = {}; ///< the telling line of the worker's standard error; may be empty
    Phase phase = Phase::Starting;
    QString subject = {};               ///< what was at work
    std::chrono::milliseconds limit{0}; ///< the deadline that passed
    bool isCleanTraced = false;         ///< the launch at work, traced before, came to its end, and nothing was found
    QString cacheProblem = {};          ///< why drivers can't keep what they compile, where that was looked for
    SourcePlace place = {};             ///< of a file because of which it could not be sent
    int signal = 0;                     ///< that ended the worker; 0: none did, or it is not known
    bool lostConnection = false;        ///< Crashed: the worker may live on, but can't be reached
    qint64 done = 0;                    ///< Running: of `total` commands of the plan
    qint64 total = 0;
    bool isMoving = false; ///< TimedOut while running: one command after the other was done, up to the end
    bool isTraced = false; ///< the launch at work was the traced one, in which every loop ends
    QString pointer = {};  ///< JSON pointer of what names a file because of which it could not be sent
};

/// The worker that had them has ended.
RequestFailure resultsLost(const ReadResults &wanted);

/// Of a request that can't be sent.
RequestFailure unsent(const Error &error);

/// Whether the worker ended as the traced form of a kernel was prepared, which drivers compile then, and which accesses nothing that it
/// must not.
bool mayBeTheCompiler(const RequestFailure &failure);

/// What to do where a worker ends as it loads the drivers; begins with a space.
QString adviceAboutDrivers();

/// Whole sentences: what was at work, what happened, what to do. `project` gives a launch its kernel; `read`: see failedRun().
QString describe(const RequestFailure &failure, const Project &project, const QList<Diagnostic> &read = {});

/// The failure of a RunProject as the result of that run. `read`: what Clang said of the sources, where that is known: a crash may be
/// explained by it.
RunResult failedRun(const RequestFailure &failure, const Project &project, const QList<Diagnostic> &read = {});

/// A run that was not asked for, since its project can't be sent.
RunResult invalidRun(const Error &error);

} // namespace kernelscope
