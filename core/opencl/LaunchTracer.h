#pragma once

#include <memory>
#include <optional>

#include <QSet>

#include "opencl/Execution.h"
#include "opencl/GroupChoice.h"
#include "opencl/KernelArguments.h"
#include "opencl/KeptContents.h"
#include "opencl/TraceBinding.h"
#include "opencl/TraceBufferTables.h"
#include "opencl/TraceMemory.h"
#include "opencl/Tracing.h"

namespace kernelscope {

/// Traces the launches of a plan as they come: counts, chooses work-groups, records, decodes, and leaves the buffers as they were.
/// Nothing else may be under way on the device meanwhile.
class LaunchTracer
{
public:
    LaunchTracer(const ExecutionRequest &request, RunMemory &memory, KernelArguments &binder, ExecutionObserver &observer,
                 Ledger &ledger);

    /// Where a launch is done.
    struct Place
    {
        const PlannedCommand &command;
        const LaunchCommand &launch;
        DeviceSlot slot;
        DeviceRuntime &runtime;
        const cl::CommandQueue &queue;
        QList<StorageIndex> written; ///< what the kernel may write to
    };

    /// True: the launch is to be run untraced now, from the contents it had; compare() afterwards. False: it must not be, and the
    /// traced launch's results are in its place.
    bool trace(const Place &place);
    void compare(const Place &place);

    /// A command before it is executed: to know which buffers hold anything.
    void note(const PlannedCommand &command, const QList<StorageIndex> &written);

private:
    /// The launch that is being traced.
    struct Job
    {
        const Place &place;
        const TracedProgram &program;
        cl::Kernel &kernel;
        RecordedLaunch recorded; ///< without groups
        TraceBufferShape shape;
        quint64 selected = 0;
        quint64 mostWords = 0;   ///< of a trace buffer's data
        KeptContents kept;
        TraceMemory memory;
        bool isChanged = false; ///< the buffers are no longer as they were
    };
    struct Counts
    {
        std::vector<quint64> needed; ///< words, of each work-item of the counted groups
        bool loopEnded = false;      ///< a loop used up its budget
        double nanoseconds = 0;
    };

    const TracedProgram *programFor(const Place &place) const;
    QString reasonAgainst(const Place &place, const TracedProgram &program, cl::Kernel &kernel) const;
    void traceJob(Job &job);
    Counts count(Job &job, const std::vector<quint64> &groups);
    Counts countOnce(Job &job, const std::vector<quint64> &groups);
    void recordWithin(Job &job, const std::vector<quint64> &groups, const Counts &counts);
    void recordBatches(Job &job, const std::vector<quint64> &groups, const std::vector<quint64> &needed);
    void recordRange(Job &job, std::span<const quint64> groups, std::span<const quint64> needed);
    [[nodiscard]] Result<Trace> record(Job &job, const std::vector<quint64> &groups, std::span<const quint64> needed);
    void recordPieces(Job &job, const std::vector<quint64> &groups, std::span<const quint64> needed);
    template <typename Read> auto recordAndRead(Job &job, const std::vector<quint64> &groups, std::span<const quint64> needed, const Read &read);
    void deliver(Job &job, const Result<Trace> &trace);
    double launch(Job &job, const cl::Buffer &buffer);
    Job makeJob(const Place &place, const TracedProgram &program, cl::Kernel &kernel);
    void announce(const Job &job);
    quint64 usedMemory() const;

    const ExecutionRequest &m_request;
    const TraceSettings &m_settings;
    RunMemory &m_memory;
    KernelArguments &m_binder;
    ExecutionObserver &m_observer;
    Ledger &m_ledger;
    QSet<int> m_filled; ///< storages
    std::vector<QByteArray> m_traced; ///< contents after the last traced launch, by Place::written
    bool m_failed = false;            ///< the job at hand was given up; the sink was told
};

} // namespace kernelscope
