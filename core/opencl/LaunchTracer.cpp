#include "opencl/LaunchTracer.h"

#include <algorithm>
#include <deque>
#include <future>
#include <numeric>

#include <QScopeGuard>

#include "opencl/ClErrors.h"
#include "opencl/LaunchShape.h"
#include "support/Numbers.h"
#include "support/Overloaded.h"

namespace kernelscope {
namespace {

constexpr quint64 mostDataWords = quint64(32) << 20;   ///< of one buffer: 128 MiB, 11 million accesses of 4 bytes
constexpr quint64 leastDataWords = 1 << 16;
constexpr quint64 mostPieceWords = quint64(8) << 20;   ///< a trace of its own: 2.8 million accesses of 4 bytes
constexpr std::size_t piecesAtOnce = 2;                ///< decoded side by side
constexpr quint64 mostCountedItems = quint64(4) << 20; ///< their table takes 64 MiB
constexpr quint64 wordsOfEvent = 3;                    ///< an access of 4 bytes: header, offset, value
constexpr quint32 firstLoopBudget = 1u << 17;
constexpr quint32 loopBudgetStep = 16;
constexpr quint32 mostLoopBudget = 1u << 31;
constexpr double patienceNs = 2e9; ///< for one launch that loops
constexpr int mostTries = 4;

std::vector<quint64> sumsOf(std::span<const quint64> needed, quint64 itemsOfGroup, bool padded)
{
    std::vector<quint64> sums;
    for (std::size_t first = 0; first < needed.size(); first += itemsOfGroup) {
        const auto group = needed.subspan(first, itemsOfGroup);
        sums.push_back(padded ? paddedWords(group) : std::accumulate(group.begin(), group.end(), quint64(0)));
    }
    return sums;
}

std::vector<quint64> pick(std::span<const quint64> values, std::span<const std::size_t> groups, quint64 valuesOfGroup)
{
    std::vector<quint64> picked;
    picked.reserve(groups.size() * valuesOfGroup);
    for (const std::size_t group : groups) {
        const auto part = values.subspan(group * valuesOfGroup, valuesOfGroup);
        picked.insert(picked.end(), part.begin(), part.end());
    }
    return picked;
}

} // namespace

LaunchTracer::LaunchTracer(const ExecutionRequest &request, RunMemory &memory, KernelArguments &binder,
                           ExecutionObserver &observer, Ledger &ledger)
    : m_request(request), m_settings(*request.tracing), m_memory(memory), m_binder(binder), m_observer(observer),
      m_ledger(ledger)
{
}

void LaunchTracer::note(const PlannedCommand &command, const QList<StorageIndex> &written)
{
    std::visit(Overloaded{[&](const WriteCommand &write) { m_filled.insert(write.storage.value); },
                          [&](const FillCommand &fill) { m_filled.insert(fill.storage.value); },
                          [&](const CopyCommand &copy) { m_filled.insert(copy.to.value); },
                          [&](const LaunchCommand &) {
                              for (const StorageIndex storage : written)
                                  m_filled.insert(storage.value);
                          },
                          [](const auto &) {}},
               command.action);
}

bool LaunchTracer::trace(const Place &place)
{
    m_traced.clear();
    const TracedProgram *program = programFor(place);
    if (!program) {
        m_settings.sink->notTraced(place.command, {});
        return true;
    }
    if (!program->build.succeeded()) {
        m_settings.sink->notTraced(place.command, QStringLiteral("The device's compiler does not take the traced version of kernel "
                                                                 "%1: %2").arg(place.launch.kernel, program->build.message));
        return true;
    }
    try {
        const QList<int> shared = sharedParameters(m_request.plan, place.launch);
        cl::Kernel &kernel = program->build.program->kernel(place.launch.kernel, shared);
        if (const QString why = reasonAgainst(place, *program, kernel); !why.isEmpty()) {
            m_settings.sink->notTraced(place.command, why);
            return true;
        }
        Job job = makeJob(place, *program, kernel);
        traceJob(job);
        if (!m_failed)
            m_traced = readStorages(m_request.plan, m_memory, place.slot, place.queue, place.written);
        if (m_failed || m_settings.sink->finished(place.command)) {
            job.kept.restore();
            return true;
        }
        return false;
    } catch (const cl::Error &error) {
        place.queue.finish();
        m_settings.sink->notTraced(place.command, clErrorSentence(QStringLiteral("The launch \"%1\" could not be traced")
                                                                      .arg(place.command.name), error.what(), error.err()));
        return true;
    }
}

void LaunchTracer::compare(const Place &place)
{
    if (m_traced.empty())
        return;
    const std::vector<QByteArray> contents = readStorages(m_request.plan, m_memory, place.slot, place.queue, place.written);
    QList<ComparedStorage> compared;
    for (std::size_t i = 0; i < m_traced.size(); ++i)
        compared << ComparedStorage{place.written[qsizetype(i)], m_traced[i], contents[i]};
    m_settings.sink->compared(place.command, compared);
    m_traced.clear();
}

const TracedProgram *LaunchTracer::programFor(const Place &place) const
{
    const auto found = std::ranges::find_if(m_settings.programs, [&](const TracedProgram &program) {
        return program.slot == place.slot && program.kernel.kernel == place.launch.kernel;
    });
    return found == m_settings.programs.end() ? nullptr : &*found;
}

/// Why the rewritten kernel can't be launched like the user's; empty when it can.
QString LaunchTracer::reasonAgainst(const Place &place, const TracedProgram &program, cl::Kernel &kernel) const
{
    const cl::Device &device = place.runtime.device();
    const quint64 items = std::accumulate(place.launch.local.begin(), place.launch.local.end(), quint64(1), std::multiplies<>());
    const quint64 most = kernel.getWorkGroupInfo<CL_KERNEL_WORK_GROUP_SIZE>(device);
    if (most > 0 && items > most) {
        return QStringLiteral("The traced version of kernel %1 runs in work-groups of at most %2 work-items on this device, but the "
                              "launch \"%3\" has %4. Make the local size smaller to trace it.")
            .arg(place.launch.kernel).arg(most).arg(place.command.name).arg(items);
    }
    quint64 local = kernel.getWorkGroupInfo<CL_KERNEL_LOCAL_MEM_SIZE>(device);
    for (const PlannedArgument &argument : place.launch.arguments) {
        if (const auto *given = std::get_if<PlannedLocalArgument>(&argument))
            local += given->sizeInBytes;
    }
    const quint64 limit = place.runtime.info().localMemorySize;
    if (limit == 0 || local <= limit)
        return {};
    return QStringLiteral("The traced version of kernel %1 needs %2 of local memory (%3 of it for tracing), but the device has %4.")
        .arg(place.launch.kernel, bytesText(local), bytesText(quint64(program.kernel.groupMemoryInBytes)), bytesText(limit));
}

quint64 LaunchTracer::usedMemory() const
{
    quint64 used = 0;
    for (const PlannedStorage &storage : m_request.plan.storages)
        used += 2 * storage.sizeInBytes; // with the copies
    return used;
}

LaunchTracer::Job LaunchTracer::makeJob(const Place &place, const TracedProgram &program, cl::Kernel &kernel)
{
    const DeviceInfo &info = place.runtime.info();
    RecordedLaunch recorded{traceLaunchOf(place.command, place.launch, info.name), program.kernel.sites,
                            bindObjects(m_request.plan, place.launch, program.kernel.objects, m_filled), {}};
    recorded.launch.untracedAccesses = quint64(program.kernel.untraced.size());
    const TraceBufferShape shape{argumentSizes(m_request.plan, place.launch), recorded.launch.groupsTotal(),
                                 recorded.launch.itemsOfGroup(), quint64(program.kernel.sites.size()),
                                 m_settings.loopBudget > 0 ? quint32(std::min<quint64>(m_settings.loopBudget, mostLoopBudget))
                                                           : firstLoopBudget};
    const quint64 used = usedMemory();
    const quint64 free = info.globalMemorySize > used ? (info.globalMemorySize - used) / 2 : 0;
    const quint64 bytes = std::min(free, info.maxAllocationSize > 0 ? info.maxAllocationSize : free);
    const quint64 selected = linearGroup(recorded.launch, m_settings.group);
    m_failed = false;
    return {place, program, kernel, std::move(recorded), shape, selected, std::clamp(bytes / 4, leastDataWords, mostDataWords),
            KeptContents(m_request.plan, m_memory, place.slot, place.queue, place.written),
            TraceMemory(place.runtime.context(), place.queue, m_ledger), false};
}

void LaunchTracer::traceJob(Job &job)
{
    const quint64 total = job.shape.groupsTotal;
    const quint64 mostAtOnce = std::max<quint64>(mostCountedItems / job.shape.itemsOfGroup, 1);
    if (m_settings.budget > 0) {
        const std::vector<quint64> groups = candidateGroups(total, job.selected, mostAtOnce);
        return recordWithin(job, groups, count(job, groups));
    }
    for (quint64 first = 0; first < total && !m_failed && !m_observer.isCancelled(); first += mostAtOnce) {
        std::vector<quint64> groups(std::min(mostAtOnce, total - first));
        std::iota(groups.begin(), groups.end(), first);
        recordBatches(job, groups, count(job, groups).needed);
    }
}

/// Loops that use up a small budget are given larger ones as long as that takes no more than moments.
LaunchTracer::Counts LaunchTracer::count(Job &job, const std::vector<quint64> &groups)
{
    for (;;) {
        Counts counts = countOnce(job, groups);
        const bool mayGrow = m_settings.loopBudget == 0 && job.shape.loopBudget < mostLoopBudget
                             && counts.nanoseconds * loopBudgetStep < patienceNs;
        if (!counts.loopEnded || !mayGrow || m_observer.isCancelled())
            return counts;
        job.shape.loopBudget = quint32(std::min<quint64>(quint64(job.shape.loopBudget) * loopBudgetStep, mostLoopBudget));
    }
}

LaunchTracer::Counts LaunchTracer::countOnce(Job &job, const std::vector<quint64> &groups)
{
    const TraceBufferTables tables(job.shape, groups);
    const cl::Buffer &buffer = job.memory.with(tables);
    Counts counts;
    counts.nanoseconds = launch(job, buffer);
    std::vector<quint32> words(tables.segments() * traceLayout::itemWords);
    job.place.queue.enqueueReadBuffer(buffer, CL_TRUE, tables.itemsAt() * 4, words.size() * 4, words.data());
    counts.needed = neededWords(words);
    words.resize(job.shape.sites * traceLayout::faultSiteWords);
    if (!words.empty())
        job.place.queue.enqueueReadBuffer(buffer, CL_TRUE, tables.faultsAt() * 4, words.size() * 4, words.data());
    for (quint64 site = 0; site < job.shape.sites; ++site) {
        const bool isLoop = job.recorded.sites[qsizetype(site)].kind == SiteKind::Loop;
        counts.loopEnded |= isLoop && words[site * traceLayout::faultSiteWords] > 0;
    }
    return counts;
}

/// Records as many of the groups as the budget allows. How many events their words are is known only afterwards: where they are
/// too many, fewer groups are recorded once more.
void LaunchTracer::recordWithin(Job &job, const std::vector<quint64> &groups, const Counts &counts)
{
    const quint64 items = job.shape.itemsOfGroup;
    const std::vector<quint64> costs = sumsOf(counts.needed, items, false);
    const auto selected = std::size_t(std::ranges::lower_bound(groups, job.selected) - groups.begin());
    quint64 words = m_settings.budget > std::numeric_limits<quint64>::max() / wordsOfEvent ? std::numeric_limits<quint64>::max()
                                                                                         : m_settings.budget * wordsOfEvent;
    for (int attempt = 0; attempt < mostTries; ++attempt) {
        const std::vector<std::size_t> chosen = chooseWithin(words, costs, selected);
        const std::vector<quint64> ids = pick(groups, chosen, 1);
        const std::vector<quint64> needed = pick(counts.needed, chosen, items);
        const std::vector<quint64> padded = sumsOf(needed, items, true);
        if (std::accumulate(padded.begin(), padded.end(), quint64(0)) > job.mostWords)
            return recordBatches(job, ids, needed);
        const Result<Trace> trace = record(job, ids, needed);
        const quint64 events = trace ? quint64(trace->eventCount()) : 0;
        if (events <= m_settings.budget || chosen.size() == 1 || attempt + 1 == mostTries)
            return deliver(job, trace);
        const quint64 spent = std::accumulate(needed.begin(), needed.end(), quint64(0));
        words = quint64(double(spent) * double(m_settings.budget) / double(events) * 0.98);
    }
}

void LaunchTracer::recordBatches(Job &job, const std::vector<quint64> &groups, const std::vector<quint64> &needed)
{
    const quint64 items = job.shape.itemsOfGroup;
    const std::vector<std::size_t> begins = batchesWithin(job.mostWords, sumsOf(needed, items, true));
    for (std::size_t batch = 0; batch + 1 < begins.size(); ++batch)
        recordRange(job, std::span(groups).subspan(begins[batch], begins[batch + 1] - begins[batch]),
                    std::span(needed).subspan(begins[batch] * items, (begins[batch + 1] - begins[batch]) * items));
}

/// In halves where small groups, which share blocks with their neighbours, need more room together than each alone.
void LaunchTracer::recordRange(Job &job, std::span<const quint64> groups, std::span<const quint64> needed)
{
    if (m_failed || m_observer.isCancelled())
        return;
    const std::vector<quint64> ids(groups.begin(), groups.end());
    if (TraceBufferTables(job.shape, ids).makeRoom(needed, job.mostWords) || ids.size() == 1)
        return recordPieces(job, ids, needed);
    const std::size_t half = ids.size() / 2;
    const std::size_t cut = half * job.shape.itemsOfGroup;
    recordRange(job, groups.first(half), needed.first(cut));
    recordRange(job, groups.subspan(half), needed.subspan(cut));
}

void LaunchTracer::deliver(Job &job, const Result<Trace> &trace)
{
    if (trace)
        return m_settings.sink->recorded(job.place.command, *trace);
    m_failed = true;
    m_settings.sink->notTraced(job.place.command, trace.error().message);
}

/// `read` gets what the host knows of the launch, and the trace buffer's words, which are gone afterwards.
template <typename Read>
auto LaunchTracer::recordAndRead(Job &job, const std::vector<quint64> &groups, std::span<const quint64> needed, const Read &read)
{
    TraceBufferTables tables(job.shape, groups);
    (void)tables.makeRoom(needed, job.mostWords); // what does not fit is counted as lost
    const cl::Buffer &buffer = job.memory.with(tables);
    launch(job, buffer);
    RecordedLaunch recorded = job.recorded;
    recorded.groups = groups;
    const cl::CommandQueue &queue = job.place.queue;
    void *mapped = queue.enqueueMapBuffer(buffer, CL_TRUE, CL_MAP_READ, 0, tables.totalWords() * 4);
    const auto unmap = qScopeGuard([&] {
        queue.enqueueUnmapMemObject(buffer, mapped);
        queue.finish();
    });
    return read(recorded, std::span(static_cast<const quint32 *>(mapped), tables.totalWords()));
}

Result<Trace> LaunchTracer::record(Job &job, const std::vector<quint64> &groups, std::span<const quint64> needed)
{
    return recordAndRead(job, groups, needed, [](const RecordedLaunch &recorded, std::span<const quint32> words) {
        return decodeTrace(recorded, words);
    });
}

/// Hands over what was recorded piece by piece: while one is analysed the next ones are decoded, and the memory of the one before serves
/// again.
void LaunchTracer::recordPieces(Job &job, const std::vector<quint64> &groups, std::span<const quint64> needed)
{
    const std::vector<std::size_t> begins = batchesWithin(mostPieceWords, sumsOf(needed, job.shape.itemsOfGroup, false));
    recordAndRead(job, groups, needed, [&](const RecordedLaunch &recorded, std::span<const quint32> words) {
        std::deque<std::future<Result<Trace>>> ahead;
        for (std::size_t begun = 0, taken = 0; taken + 1 < begins.size() && !m_failed && !m_observer.isCancelled(); ++taken) {
            for (; begun + 1 < begins.size() && begun < taken + piecesAtOnce; ++begun) {
                const SlotRange range{begins[begun], begins[begun + 1] - begins[begun]};
                ahead.push_back(std::async(std::launch::async, [&recorded, words, range] { return decodeTrace(recorded, words, range); }));
            }
            deliver(job, ahead.front().get());
            ahead.pop_front();
        }
    });
}

/// Waits for it; nanoseconds on the device.
double LaunchTracer::launch(Job &job, const cl::Buffer &buffer)
{
    const LaunchCommand &launch = job.place.launch;
    if (job.isChanged)
        job.kept.restore();
    job.isChanged = true;
    announce(job);
    m_binder.bind(job.kernel, job.place.slot, job.place.runtime.context(), launch.arguments);
    job.kernel.setArg(cl_uint(launch.arguments.size()), buffer);
    cl::Event event;
    m_observer.discardOutput(true);
    job.place.queue.enqueueNDRangeKernel(job.kernel, rangeOf(launch.offset), rangeOf(launch.global), rangeOf(launch.local), nullptr,
                                         &event);
    job.place.queue.finish();
    m_observer.discardOutput(false);
    job.program.build.program->markLaunched(shapeOf(launch));
    return double(event.getProfilingInfo<CL_PROFILING_COMMAND_END>() - event.getProfilingInfo<CL_PROFILING_COMMAND_START>());
}

void LaunchTracer::announce(const Job &job)
{
    const PlannedCommand &command = job.place.command;
    if (job.program.build.program->isNewLaunch(shapeOf(job.place.launch)))
        m_observer.enteringFirstLaunch(command.name);
    else
        m_observer.waitingFor(command.name, 0, 0);
}

} // namespace kernelscope
