#pragma once

#include "opencl/KernelArguments.h"
#include "opencl/CommandLog.h"
#include "opencl/Execution.h"
#include "opencl/GuardWatch.h"
#include "opencl/LaunchShape.h"
#include "opencl/LaunchTracer.h"
#include "opencl/RunMemory.h"
#include "opencl/Timeline.h"

namespace kernelscope {

/// Why a run ends early.
struct RunStopped
{
    RunStatus status;
    QString message;
    QString subject;
};

/// A guard zone is changed, and several launches may have done it.
struct GuardsBroken
{
    GuardWatch::Violation violation;
};

/// Executes one plan: allocates, enqueues, waits, reads the clocks, and gives everything back when it goes. Commands are enqueued
/// without waiting; the host waits only where its processor does the copying, before a first launch, and at the end.
class PlanExecutor
{
public:
    PlanExecutor(const ExecutionRequest &request, const std::vector<DeviceRuntime *> &devices, ExecutionObserver &observer, Ledger &ledger);
    ~PlanExecutor(); ///< waits for what is still under way: memory must outlive it
    PlanExecutor(const PlanExecutor &) = delete;
    PlanExecutor &operator=(const PlanExecutor &) = delete;

    /// Never throws.
    ExecutionResult run();

private:
    // The whole
    void runAll(ExecutionResult &result);
    void runRepetition();
    bool isToBeRepeated(int repetitions, qint64 leftNs) const;
    void keepInitialContents();
    void restoreInitialContents();
    [[noreturn]] void findOffender(const GuardWatch::Violation &seen);
    void enqueue(CommandIndex index);
    RunStopped stopFor(const GuardWatch::Violation &violation) const;
    RunStopped stopFor(const cl::Error &error) const;
    QString describeCurrent() const;

    // One command each
    void execute(const WriteCommand &write);
    void execute(const ReadCommand &read);
    void execute(const CopyCommand &copy);
    void execute(const FillCommand &fill);
    void execute(const CarryCommand &carry);
    void execute(const LaunchCommand &launch);
    void execute(const BarrierCommand &barrier);
    void execute(const FinishCommand &finish);

    // Launches
    struct ResolvedLaunch
    {
        const LaunchCommand *like = nullptr; ///< the launch it was found out for
        DeviceSlot slot;
        cl::Kernel *kernel = nullptr;
        LaunchRange range;
        QList<StorageIndex> written;
    };
    const ResolvedLaunch &resolve(const LaunchCommand &launch);
    cl::Event enqueueLaunch(cl::Kernel &kernel, const LaunchRange &range, const WaitList &waits);
    QList<StorageIndex> writtenBy(const LaunchCommand &launch) const;
    void launchOnceBefore(cl::Kernel &kernel, const LaunchCommand &launch, const QList<StorageIndex> &written);
    void launchUntimed(cl::Kernel &kernel, const LaunchCommand &launch, const QList<StorageIndex> &written);
    void refill(DeviceSlot slot, const QList<StorageIndex> &written);

    bool traceBefore(const LaunchCommand &launch);
    void compareAfter(const LaunchCommand &launch);
    LaunchTracer::Place tracePlace(const LaunchCommand &launch);

    // Waiting
    void waitForAll();
    void waitThrough(std::size_t end);
    void announce(CommandIndex command);
    void flushAll();
    void finishAll();
    void checkGuards();

    // The command at work
    const PlannedCommand &current() const { return m_plan.commands[m_current.value]; }
    const PlannedQueue &currentQueue() const { return m_plan.queues[current().queue.value]; }
    DeviceSlot currentSlot() const { return currentQueue().device; }
    DeviceRuntime &runtime(DeviceSlot slot) { return *m_devices[std::size_t(slot.value)]; }
    const cl::CommandQueue &queue() { return m_queues[std::size_t(current().queue.value)]; }
    EnqueuePlace place();
    EnqueuePlace unloggedPlace();
    void prepareWaits();
    void logEvent(cl::Event event, CommandKind kind);

    const ExecutionRequest &m_request;
    const Plan &m_plan;
    std::vector<DeviceRuntime *> m_devices; ///< by slot
    ExecutionObserver &m_observer;
    RunMemory m_memory;
    KernelArguments m_binder;
    std::unique_ptr<LaunchTracer> m_tracer; ///< where launches are traced
    CommandLog m_log;
    GuardWatch m_guards;
    Timeline m_timeline;
    std::vector<cl::CommandQueue> m_queues; ///< by the plan's queues
    std::vector<QByteArray> m_initial;      ///< by storage; kept where reading back would destroy it
    bool m_looksBehindEach = false;         ///< guard zones are looked at after each launch
    ResolvedLaunch m_resolved;              ///< of the last launch: most plans repeat themselves
    CommandIndex m_current{-1};
    WaitList m_waits;         ///< of the command at work
    std::size_t m_waited = 0; ///< commands of the log known to be complete
    std::size_t m_flushed = 0;
    QString m_announced;
    int m_announcements = 0;
    qint64 m_announcedNs = 0;
    qint64 m_repetitionStartNs = 0;
    qint64 m_untimedNs = 0; ///< of the repetition, spent on first launches
    double m_commandsNs = 0;
    const WaitList m_noWaits;
};

} // namespace kernelscope
