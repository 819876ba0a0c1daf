#include "opencl/TracedLaunch.h"

#include <algorithm>

#include "opencl/LaunchShape.h"
#include "opencl/SignatureQuery.h"
#include "opencl/TraceBinding.h"
#include "support/Filled.h"
#include "support/Numbers.h"
#include "trace/UnsetOperands.h"

namespace kernelscope {
namespace {

constexpr quint32 firstLoopBudget = 1u << 13;
constexpr quint32 usualLoopBudget =
    1u << 17; ///< of loops that are meant to end; got in small steps, since thousands of endless ones are slow
constexpr quint32 mostLoopBudget = 1u << 31;
constexpr quint64 mostSparedWords = quint64(64) << 20; ///< of what is decoded at once: a group, or several that are less together
constexpr int mostLaunchesForRoom = 4;                 ///< where a launch's work-items do more than those of the one before

/// How a budget grows that was used up, and how long the next launch may be expected to take.
struct LoopBudgetStep
{
    quint32 factor;
    double patienceNs;
};

/// Loops of a launch that leaves its memory all the time may well be endless because of it.
LoopBudgetStep stepFrom(quint32 budget, quint64 faults)
{
    constexpr quint64 many = 10'000;
    const double patience = faults < many ? 20e9 : 2e9;
    return budget < usualLoopBudget ? LoopBudgetStep{4, patience} : LoopBudgetStep{16, 2e9};
}

/// That a launch needs of it. Drivers may count arguments that were set before among the kernel's own.
quint64 localMemory(const LaunchPlace &place, const cl::Kernel &kernel)
{
    quint64 bytes = kernel.getWorkGroupInfo<CL_KERNEL_LOCAL_MEM_SIZE>(place.runtime.device());
    for (const PlannedArgument &argument : place.launch.arguments) {
        if (const auto *given = std::get_if<PlannedLocalArgument>(&argument))
            bytes += given->sizeInBytes;
    }
    return bytes;
}

} // namespace

/// Why the rewritten kernel can't be launched like the user's; empty when it can.
QString reasonAgainst(const LaunchPlace &place, const TracedProgram &program, const cl::Kernel &kernel)
{
    if (const QString why = reasonAgainstGroups(traceLaunchOf(place.command, place.launch, {})); !why.isEmpty())
        return why;
    const cl::Device &device = place.runtime.device();
    const quint64 items = NDRange(place.launch.global, place.launch.local).itemsOfGroup();
    const quint64 most = mostWorkItems(kernel, device);
    if (most > 0 && items > most) {
        return filled(QStringLiteral("The traced version of kernel %1 runs in work-groups of at most %2 work-items on this device, but the "
                                     "launch \"%3\" has %4. Make the local size smaller to trace it."),
                      place.launch.kernel, most, place.command.name, items);
    }
    const quint64 local = localMemory(place, kernel);
    const quint64 limit = place.runtime.info().localMemorySize;
    if (limit == 0 || local <= limit)
        return {};
    return QStringLiteral("The traced version of kernel %1 needs %2 of local memory (%3 of it for tracing), but the device has %4.")
        .arg(place.launch.kernel, bytesText(local), bytesText(quint64(program.kernel.groupMemoryInBytes)), bytesText(limit));
}

TracedLaunch::TracedLaunch(const LaunchPlace &place, const TracedProgram &program, cl::Kernel &kernel, RecordedLaunch recorded,
                           const QList<quint64> &argumentSizes, quint64 loopBudget, quint64 mostWords, BufferSnapshot kept,
                           const Tools &tools)
    : m_place(place), m_program(program), m_kernel(kernel), m_recorded(std::move(recorded)),
      m_loopsMayGrow(loopBudget == 0), m_shape{argumentSizes,
                                               m_recorded.launch.groupsTotal(),
                                               m_recorded.launch.itemsOfGroup(),
                                               quint64(m_recorded.sites.size()),
                                               loopBudget > 0 ? quint32(std::min<quint64>(loopBudget, mostLoopBudget)) : firstLoopBudget,
                                               program.form.lanes,
                                               false,
                                               traceLayout::usualLocalPattern},
      m_mostWords(mostWords), m_kept(std::move(kept)), m_tools(tools), m_memory(place.runtime.context(), place.queue, tools.ledger)
{
}

bool TracedLaunch::canSpareValues() const
{
    return std::ranges::any_of(m_recorded.streaks, &StridedRun::onlyLoads);
}

void TracedLaunch::spareValues(bool spare)
{
    m_shape.sparesValues = spare;
    m_recorded.mostSparedWords = spare ? mostSparedWords : 0;
}

/// Loops that use up a small budget are given larger ones as long as that takes no more than moments.
LaunchCounts TracedLaunch::count(const std::vector<quint64> &groups)
{
    for (;;) {
        LaunchCounts counts = countOnce(groups);
        const LoopBudgetStep step = stepFrom(m_shape.loopBudget, counts.faults);
        const bool mayGrow = m_loopsMayGrow && m_shape.loopBudget < mostLoopBudget && counts.nanoseconds * step.factor < step.patienceNs;
        if (!counts.loopEnded || !mayGrow || m_tools.observer.isCancelled())
            return counts;
        m_shape.loopBudget = quint32(std::min<quint64>(quint64(m_shape.loopBudget) * step.factor, mostLoopBudget));
    }
}

LaunchCounts TracedLaunch::countOnce(const std::vector<quint64> &groups)
{
    const TraceBufferTables tables(m_shape, groups);
    const cl::Buffer &buffer = m_memory.with(tables);
    LaunchCounts counts;
    counts.nanoseconds = launch(buffer);
    withItems(buffer, tables, [&](std::span<const quint32> items) {
        counts.needed = neededWords(items);
        if (m_shape.sparesValues)
            counts.spared = sparedWords(items);
    });
    std::vector<quint32> words(m_shape.sites * traceLayout::faultSiteWords);
    if (!words.empty())
        m_place.queue.enqueueReadBuffer(buffer, CL_TRUE, tables.faultsAt() * 4, words.size() * 4, words.data());
    for (quint64 site = 0; site < m_shape.sites; ++site) {
        const AccessSite &described = m_recorded.sites[qsizetype(site)];
        const SiteKind kind = described.kind;
        const bool isLoop = kind == SiteKind::Loop;
        const auto table = std::span(words).subspan(site * traceLayout::faultSiteWords, traceLayout::faultSiteWords);
        const quint32 faults = table.front();
        counts.loopEnded |= isLoop && faults > 0 && !described.hasNoEnd; // A larger budget leads no further there.
        counts.faults += isLoop ? 0 : faults;
        if (kind == SiteKind::Unset ? faults > 0 : isOperation(kind) && !hasUnsetOperand(described, table))
            counts.unset << int(site);
    }
    m_behaves = counts.faults == 0 && !counts.loopEnded;
    return counts;
}

void TracedLaunch::runWithLocal(quint32 pattern)
{
    m_shape.localPattern = pattern;
    launch(m_memory.with(TraceBufferTables(m_shape, {})));
}

/// What each work-item would have needed, where not all had room enough; else empty.
std::vector<quint64> TracedLaunch::neededBeyond(const cl::Buffer &buffer, const TraceBufferTables &tables)
{
    return withItems(buffer, tables,
                     [&](std::span<const quint32> items) { return tables.hadRoom(items) ? std::vector<quint64>() : neededWords(items); });
}

const cl::Buffer &TracedLaunch::launchWithRoom(TraceBufferTables &tables, const std::vector<quint64> &groups,
                                               std::span<const quint64> needed)
{
    bool fits = tables.makeRoom(needed, m_mostWords);
    const cl::Buffer *buffer = &m_memory.with(tables);
    launch(*buffer);
    std::vector<quint64> room;
    for (int attempt = 0; fits && attempt < mostLaunchesForRoom && !m_tools.observer.isCancelled(); ++attempt) {
        const std::vector<quint64> used = neededBeyond(*buffer, tables);
        if (used.empty())
            break;
        room = moreRoom(room.empty() ? needed : std::span<const quint64>(room), used, m_shape.itemsOfGroup, attempt > 0);
        TraceBufferTables larger(m_shape, groups);
        fits = larger.makeRoom(room, m_mostWords);
        if (!fits)
            break;
        tables = larger;
        buffer = &m_memory.with(tables);
        launch(*buffer);
    }
    return *buffer;
}

bool TracedLaunch::fits(const std::vector<quint64> &groups, std::span<const quint64> needed) const
{
    return TraceBufferTables(m_shape, groups).makeRoom(needed, m_mostWords);
}

/// Waits for it; nanoseconds on the device.
double TracedLaunch::launch(const cl::Buffer &buffer)
{
    const LaunchCommand &launch = m_place.launch;
    if (m_isChanged)
        m_kept.restore();
    m_isChanged = true;
    announce();
    m_tools.binder.bind(m_kernel, m_place.slot, m_place.runtime.context(), launch.arguments);
    setLocalArguments();
    m_kernel.setArg(cl_uint(launch.arguments.size()), buffer);
    cl::Event event;
    {
        const DiscardedOutput discarded(m_tools.observer);
        const LaunchRange range = rangeOf(launch, m_program.form.permuted);
        m_place.queue.enqueueNDRangeKernel(m_kernel, range.offset, range.global, range.local, nullptr, &event);
        m_hasRun = true;
        m_place.queue.finish();
    }
    m_program.build.program->markLaunched(shapeOf(launch));
    return double(event.getProfilingInfo<CL_PROFILING_COMMAND_END>() - event.getProfilingInfo<CL_PROFILING_COMMAND_START>());
}

void TracedLaunch::setLocalArguments()
{
    const QList<PlannedArgument> &arguments = m_place.launch.arguments;
    const auto isLocal = [](const PlannedArgument &argument) { return std::holds_alternative<PlannedLocalArgument>(argument); };
    const quint64 gaps = gapAfterArrays * quint64(std::ranges::count_if(arguments, isLocal));
    if (gaps == 0 || localMemory(m_place, m_kernel) + gaps > m_place.runtime.info().localMemorySize)
        return;
    for (qsizetype i = 0; i < arguments.size(); ++i) {
        if (isLocal(arguments[i]))
            m_kernel.setArg(cl_uint(i), cl::Local(std::get<PlannedLocalArgument>(arguments[i]).sizeInBytes + gapAfterArrays));
    }
}

void TracedLaunch::announce()
{
    const PlannedCommand &command = m_place.command;
    if (m_program.build.program->isNewLaunch(shapeOf(m_place.launch)))
        m_tools.observer.enteringFirstLaunch(command.name);
    else
        m_tools.observer.waitingFor(command.name, 0, 0);
}

} // namespace kernelscope
