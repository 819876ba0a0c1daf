#pragma once

#include <span>
#include <vector>

#include <QScopeGuard>

#include "opencl/Execution.h"
#include "opencl/KernelArguments.h"
#include "opencl/BufferSnapshot.h"
#include "opencl/LaunchPlace.h"
#include "opencl/TraceMemory.h"
#include "opencl/Tracing.h"
#include "trace/TraceDecoder.h"

namespace kernelscope {

/// Why the rewritten kernel can't be launched like the user's; empty when it can.
QString reasonAgainst(const LaunchPlace &place, const TracedProgram &program, const cl::Kernel &kernel);

/// What a launch that only counts tells.
struct LaunchCounts
{
    std::vector<quint64> needed; ///< words, of each work-item of the counted groups
    std::vector<quint64> spared; ///< words of values that are not recorded, of each of them; empty where none are spared
    bool loopEnded = false;      ///< a loop that may have an end used up its budget
    quint64 faults = 0;          ///< of other kinds
    QList<int> unset = {};       ///< sites that found a private variable without a value, and those of operations with no hasUnsetOperand()
    double nanoseconds = 0;
};

/// The traced version of one launch, run as often as it takes: before each run but the first the buffers are put back to what they
/// held. Throws cl::Error.
class TracedLaunch
{
public:
    /// What it works with; all of it must outlive it.
    struct Tools
    {
        KernelArguments &binder;
        ExecutionObserver &observer;
        Ledger &ledger;
    };
    /// `loopBudget` 0: as many iterations as take no more than moments. `mostWords`: of a trace buffer's data.
    TracedLaunch(const LaunchPlace &place, const TracedProgram &program, cl::Kernel &kernel, RecordedLaunch recorded,
                 const QList<quint64> &argumentSizes, quint64 loopBudget, quint64 mostWords, BufferSnapshot kept, const Tools &tools);

    const LaunchPlace &place() const { return m_place; }
    const TraceLaunch &shape() const { return m_recorded.launch; }
    quint64 mostWords() const { return m_mostWords; }
    void recordAtMost(quint64 words) { m_mostWords = std::min(m_mostWords, words); }
    quint64 lanes() const { return m_shape.lanesOfBlock(); }
    quint64 loopBudget() const { return m_shape.loopBudget; } ///< that its loops were last given

    /// Whether the values of loads are recorded that lie in loops of nothing else (traceLayout::SparesValues); they are at first.
    bool canSpareValues() const;
    void spareValues(bool spare);
    bool sparesValues() const { return m_shape.sparesValues; }
    /// Whose statements are recorded, where the kernel was rewritten for that; at first nobody's.
    void recordStepsOf(quint64 group) { m_shape.steppedGroup = quint32(group); }

    /// What a kernel withFirstLoads() loads: of each parameter, or nothing.
    void setContents(const QList<QByteArray> &contents) { m_shape.contents = contents; }

    /// Runs it without recording anything.
    LaunchCounts count(const std::vector<quint64> &groups);
    /// The same, to see what comes out where local memory holds something else at first.
    void runWithLocal(quint32 pattern);
    /// It was counted, and no work-item left its memory, read a variable without a value or found no end of a loop; or the driver did not
    /// even begin with it, which tells nothing of what it does.
    bool mayRunUntraced() const { return m_behaves || !m_hasRun; }
    /// Whether these groups' events can be recorded whole. `needed`: words of each of their work-items.
    bool fits(const std::vector<quint64> &groups, std::span<const quint64> needed) const;
    /// Runs it, recording these groups, and hands to read(recorded, words) what the host knows of the launch and the trace buffer's
    /// words, which are gone afterwards. Where work-items do more than `needed`, it is run once more with more room, a few times. What
    /// does not fit then is counted as lost.
    template <typename Read> auto record(const std::vector<quint64> &groups, std::span<const quint64> needed, const Read &read);
    /// The buffers as they were before the first run.
    void restore() { m_kept.restore(); }
    BufferSnapshot &start() { return m_kept; }
    /// The same, to be restored once more later; nothing is launched or restored here any more.
    BufferSnapshot takeStart() { return std::move(m_kept); }

private:
    LaunchCounts countOnce(const std::vector<quint64> &groups);
    const cl::Buffer &launchWithRoom(TraceBufferTables &tables, const std::vector<quint64> &groups, std::span<const quint64> needed);
    std::vector<quint64> neededBeyond(const cl::Buffer &buffer, const TraceBufferTables &tables);
    /// The work-items' table, where it lies: with millions of them that do little, copying it took a twentieth of a whole check.
    template <typename Read> auto withItems(const cl::Buffer &buffer, const TraceBufferTables &tables, const Read &read);
    /// Reads words of a buffer where they lie; none of an empty table.
    template <typename Read> auto withMapped(const cl::Buffer &buffer, quint64 firstWord, quint64 words, const Read &read);
    double launch(const cl::Buffer &buffer);
    void setLocalArguments();
    void announce();

    const LaunchPlace &m_place;
    const TracedProgram &m_program;
    cl::Kernel &m_kernel;
    RecordedLaunch m_recorded; ///< without groups
    bool m_loopsMayGrow;
    TraceBufferShape m_shape;
    quint64 m_mostWords;
    BufferSnapshot m_kept;
    Tools m_tools;
    TraceMemory m_memory;
    bool m_isChanged = false; ///< the buffers are no longer as they were
    bool m_hasRun = false;
    bool m_behaves = false; ///< in the last launch that counted
};

template <typename Read> auto TracedLaunch::withItems(const cl::Buffer &buffer, const TraceBufferTables &tables, const Read &read)
{
    return withMapped(buffer, tables.itemsAt(), tables.segments() * traceLayout::itemWords, read);
}

template <typename Read> auto TracedLaunch::record(const std::vector<quint64> &groups, std::span<const quint64> needed, const Read &read)
{
    TraceBufferTables tables(m_shape, groups);
    const cl::Buffer &buffer = launchWithRoom(tables, groups, needed);
    RecordedLaunch recorded = m_recorded;
    recorded.groups = groups;
    return withMapped(buffer, 0, tables.totalWords(), [&](std::span<const quint32> mapped) { return read(recorded, mapped); });
}

template <typename Read> auto TracedLaunch::withMapped(const cl::Buffer &buffer, quint64 firstWord, quint64 words, const Read &read)
{
    if (words == 0)
        return read(std::span<const quint32>());
    const cl::CommandQueue &queue = m_place.queue;
    void *mapped = queue.enqueueMapBuffer(buffer, CL_TRUE, CL_MAP_READ, firstWord * 4, words * 4);
    const auto unmap = qScopeGuard([&] {
        try {
            queue.enqueueUnmapMemObject(buffer, mapped);
            queue.finish();
        } catch (const cl::Error &) {
            return; // of a lost device: the next command fails as well
        }
    });
    return read(std::span(static_cast<const quint32 *>(mapped), words));
}

} // namespace kernelscope
