#pragma once

#include <QList>
#include <QString>

#include "opencl/ProgramBuild.h"
#include "opencl/Tracing.h"
#include "plan/KernelSignature.h"
#include "plan/Plan.h"
#include "run/RunResult.h"

namespace kernelscope {

/// Hears of an execution as it goes on, on the same thread, always before the thing happens: what it said last is what was at
/// work when the process ended.
class ExecutionObserver
{
public:
    virtual ~ExecutionObserver() = default;

    /// A launch of a kernel and shape that the driver may have to compile first. It is done once before it is timed.
    virtual void enteringFirstLaunch(const QString &launch) = 0;
    /// Waiting for this command; `done` of `total` commands are complete.
    virtual void waitingFor(const QString &command, qint64 done, qint64 total) = 0;
    /// True ends the run before its next command.
    virtual bool isCancelled() const = 0;
    /// What kernels print between true and false is not the user's business.
    virtual void discardOutput(bool discard) = 0;
    /// Whether kernels have printed anything that is the user's business.
    virtual bool hasPrinted() = 0;
};

/// Discards what kernels print for as long as it exists.
class DiscardedOutput
{
public:
    explicit DiscardedOutput(ExecutionObserver &observer) : m_observer(observer) { m_observer.discardOutput(true); }
    ~DiscardedOutput() { m_observer.discardOutput(false); }
    Q_DISABLE_COPY_MOVE(DiscardedOutput)

private:
    ExecutionObserver &m_observer;
};

struct ExecutionRequest
{
    const Plan &plan;
    QList<ProgramBuild> programs;           ///< one for each of the plan's devices
    const ProgramSignature &signature;      ///< to know which parameters a kernel may write through
    QList<char *> hostMemory;               ///< one for each of the plan's storages: initial contents before, what was read after
    int repetitions = 1;                    ///< of the whole plan, or untilSpreadIsKnown
    const TraceSettings *tracing = nullptr; ///< trace every launch before it runs
};

} // namespace kernelscope
