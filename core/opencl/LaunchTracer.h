#pragma once

#include <map>
#include <memory>
#include <optional>

#include <QHash>
#include <QThreadPool>

#include "opencl/BufferSnapshot.h"
#include "opencl/GroupChoice.h"
#include "opencl/TraceBinding.h"
#include "opencl/TracedLaunch.h"
#include "trace/WrittenBytes.h"

namespace kernelscope {

/// Traces the launches of a plan as they come: counts, chooses work-groups, records, decodes, and leaves the buffers as they were.
/// Nothing else may be under way on the device meanwhile.
class LaunchTracer
{
public:
    LaunchTracer(const ExecutionRequest &request, RunMemory &memory, KernelArguments &binder, ExecutionObserver &observer, Ledger &ledger);

    using Place = LaunchPlace;

    /// True: the launch is to be run untraced now, from the contents it had; compare() afterwards. False: it must not be, and the
    /// traced launch's results are in its place, or, where that failed, the contents it had.
    bool trace(const Place &place);
    void compare(const Place &place);

    /// A command before it is executed: to know which buffers hold anything.
    void note(const PlannedCommand &command, const QList<StorageIndex> &written);

private:
    /// What work-items record, one value for each.
    struct ItemWords
    {
        std::span<const quint64> room;  ///< words that it takes
        std::span<const quint64> whole; ///< words that it would take with all values: as many as there are events to be decoded

        ItemWords part(std::size_t first, std::size_t count) const { return {room.subspan(first, count), whole.subspan(first, count)}; }
    };
    /// A batch that was read, and what the sink found in it by itself.
    struct Examined
    {
        Result<Trace> trace;
        std::any found;
    };
    /// What was seen of the writes of a launch.
    struct Seen
    {
        std::vector<int> storages; ///< of its objects
        WrittenBytes written;
        quint64 groupsLeft = 0; ///< that were not recorded yet
        bool isWhole = false;   ///< all that the others did
    };

    void noteWritten(StorageIndex storage, quint64 offset, quint64 size);
    void noteWritten(StorageIndex storage, const ByteRanges &ranges);
    void noteLaunch(const QList<StorageIndex> &written);
    ByteRanges writtenByLaunch(StorageIndex storage) const;
    void watchWrites(const LaunchCommand &launch, const QList<TracedObject> &objects, quint64 groups);
    const TracedProgram *programFor(const Place &place) const;
    /// As trace(); `launch` is what it made and may have run, also where it throws.
    bool traceWith(const Place &place, const TracedProgram &program, std::unique_ptr<TracedLaunch> &launch);
    bool leave(const Place &place, const QString &why); ///< for a reason that was there before any launch; true, as trace()
    bool leaveFailed(const Place &place, const QString &why, bool runsUntraced); ///< after a launch
    void compareLocalContents(TracedLaunch &launch);
    bool prefersUnoptimised(TracedLaunch &launch, const TracedProgram &program);
    enum class Variant { Unoptimised, OtherUnset }; ///< private variables that nothing was assigned to begin with another pattern
    const TracedProgram &variantOf(const TracedProgram &program, Variant variant, const Place &place);
    ProgramBuild buildAgain(const Place &place, const TracedProgram &program, const QString &what, const QByteArray &text);
    void confirmUnset(TracedLaunch &launch, const TracedProgram &program);
    void compareOrders(TracedLaunch &launch, const TracedProgram &program, const OtherOrders &orders);
    enum class LoadsContents { No, Yes }; ///< what was there before the launch (withFirstLoads())
    /// A launch once more, to see what it does otherwise.
    struct Again
    {
        const Place &place;
        quint64 loopBudget;
        BufferSnapshot &start; ///< what its buffers begin with
    };
    struct Outcome
    {
        QList<int> unset;                ///< as in LaunchCounts
        std::vector<QByteArray> results; ///< by Place::written; empty: it would not come to an end, or leave its memory
    };
    std::optional<Outcome> outcomeOf(const Again &again, const TracedProgram &program, LoadsContents loadsContents = LoadsContents::No);
    QList<QByteArray> contentsNow(const Place &place);
    std::unique_ptr<TracedLaunch> prepare(const Place &place, const TracedProgram &program, cl::Kernel &kernel, quint64 loopBudget);
    void traceGroups(TracedLaunch &launch);
    void recordAll(TracedLaunch &launch, bool spareValues);
    void recordCounted(TracedLaunch &launch, const std::vector<quint64> &groups);
    void recordWithin(TracedLaunch &launch, const std::vector<quint64> &groups, const LaunchCounts &counts);
    void recordBatches(TracedLaunch &launch, const std::vector<quint64> &groups, const ItemWords &words);
    void recordRange(TracedLaunch &launch, std::span<const quint64> groups, const ItemWords &words);
    void recordPieces(TracedLaunch &launch, const std::vector<quint64> &groups, const ItemWords &words);
    Examined examined(Result<Trace> trace, bool isAlone) const;
    void deliver(const Place &place, const Examined &batch);
    /// What it was traced as last, and what it began with: to trace it otherwise where an untraced run gives something else.
    struct Last
    {
        const TracedProgram &program;
        quint64 loopBudget;
        BufferSnapshot start;
    };
    /// After the last traced launch, as it was and otherwise; empty where they are not to be had.
    struct Results
    {
        std::vector<QByteArray> exchanged, unoptimised, otherUnset;
    };
    Results otherResults(const Place &place);
    std::vector<QByteArray> exchangedResults(const Place &place);
    quint64 usedMemory() const;

    const ExecutionRequest &m_request;
    const TraceSettings &m_settings;
    RunMemory &m_memory;
    KernelArguments &m_binder;
    ExecutionObserver &m_observer;
    Ledger &m_ledger;
    std::vector<int> m_launchesOf;    ///< uses of each storage as an argument
    QHash<int, ByteRanges> m_written; ///< by storage
    Seen m_seen;                      ///< of the launch at hand
    std::vector<QByteArray> m_traced; ///< contents after the last traced launch, by Place::written
    std::unique_ptr<Last> m_last;     ///< null: it did not run untraced
    std::map<std::pair<const TracedProgram *, Variant>, TracedProgram> m_variants;
    bool m_isUnoptimised = false; ///< what is being recorded: only to be compared with what was found
    QThreadPool m_pieces;         ///< decodes and examines what was recorded
    bool m_isFinished = false;    ///< the launch at hand was traced, and runs untraced next
    bool m_failed = false;        ///< the launch at hand was given up; the sink was told
};

} // namespace kernelscope
