#include "opencl/LaunchTracer.h"

#include <algorithm>
#include <deque>
#include <future>
#include <numeric>
#include <thread>
#include <utility>

#include "opencl/ClErrors.h"
#include "opencl/PermutedLaunch.h"
#include "opencl/PermutedNDRange.h"
#include "opencl/ProgramBuilder.h"
#include "support/Numbers.h"
#include "support/Overloaded.h"
#include "trace/SiteTraits.h"

namespace kernelscope {
namespace {

constexpr quint64 mostDataWords = quint64(64) << 20; ///< of one buffer: 256 MiB, 33 million accesses of 4 bytes
constexpr quint64 leastDataWords = 1 << 16;
constexpr quint64 mostPieceWords = quint64(6) << 20;   ///< a trace of its own: 3 million accesses of 4 bytes
constexpr quint64 smallPieceWords = quint64(1) << 20;  ///< its columns stay in the caches, and take little fresh memory
constexpr quint64 mostCountedItems = quint64(4) << 20; ///< their table takes 64 MiB
constexpr quint64 wordsOfEvent = 2;                    ///< an access of 4 bytes: header with offset, value
constexpr int mostTries = 4;

/// What each group takes in blocks of so many lanes; of 1: what its events are.
std::vector<quint64> sumsOf(std::span<const quint64> needed, quint64 itemsOfGroup, quint64 lanes)
{
    std::vector<quint64> sums;
    for (std::size_t first = 0; first < needed.size(); first += itemsOfGroup)
        sums.push_back(paddedWords(needed.subspan(first, itemsOfGroup), lanes));
    return sums;
}

quint64 mostCountedAtOnce(const TraceLaunch &launch)
{
    return std::max<quint64>(mostCountedItems / launch.itemsOfGroup(), 1);
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

/// Decoded and examined, or waiting for that or for their turn to be handed over. Of large ones few, for the sake of memory.
std::size_t piecesAhead(quint64 words)
{
    return std::clamp<std::size_t>(std::thread::hardware_concurrency() * 3 / 2, 2, words > smallPieceWords ? 12 : 24);
}

QList<int> sitesOf(const QList<AccessSite> &sites, SiteKind kind)
{
    QList<int> found;
    for (int site = 0; site < sites.size(); ++site) {
        if (sites[site].kind == kind)
            found << site;
    }
    return found;
}

/// Of what streaks record, no more is loaded than they expect.
QList<int> outsideStreaks(const QList<int> &sites, const QList<StridedRun> &streaks)
{
    QList<int> outside = sites;
    for (const StridedRun &streak : streaks)
        outside.removeIf([&](int site) { return streak.sites.contains(site); });
    return outside;
}

} // namespace

LaunchTracer::LaunchTracer(const ExecutionRequest &request, RunMemory &memory, KernelArguments &binder, ExecutionObserver &observer,
                           Ledger &ledger)
    : m_request(request), m_settings(*request.tracing), m_memory(memory), m_binder(binder), m_observer(observer), m_ledger(ledger),
      m_launchesOf(std::size_t(request.plan.storages.size()))
{
    for (const PlannedCommand &command : request.plan.commands) {
        const auto *launch = std::get_if<LaunchCommand>(&command.action);
        for (const PlannedArgument &argument : launch ? launch->arguments : QList<PlannedArgument>()) {
            if (const auto *buffer = std::get_if<PlannedBufferArgument>(&argument))
                ++m_launchesOf[std::size_t(buffer->storage.value)];
        }
    }
}

void LaunchTracer::note(const PlannedCommand &command, const QList<StorageIndex> &written)
{
    std::visit(Overloaded{[&](const WriteCommand &write) { noteWritten(write.storage, write.offset, write.size); },
                          [&](const FillCommand &fill) { noteWritten(fill.storage, fill.offset, fill.size); },
                          [&](const CopyCommand &copy) { noteWritten(copy.to, copy.toOffset, copy.size); },
                          [&](const LaunchCommand &) { noteLaunch(written); }, [](const auto &) {}},
               command.action);
}

void LaunchTracer::noteWritten(StorageIndex storage, quint64 offset, quint64 size)
{
    noteWritten(storage, ByteRanges{{offset, offset + size}});
}

void LaunchTracer::noteWritten(StorageIndex storage, const ByteRanges &ranges)
{
    if (const ByteRanges all = joined(m_written.value(storage.value) + ranges); !all.isEmpty())
        m_written[storage.value] = all;
}

void LaunchTracer::noteLaunch(const QList<StorageIndex> &written)
{
    for (const StorageIndex storage : written)
        noteWritten(storage, writtenByLaunch(storage));
    m_seen = {};
}

/// All of a buffer, where nobody saw what it wrote of it.
ByteRanges LaunchTracer::writtenByLaunch(StorageIndex storage) const
{
    const ByteRanges all{{0, m_request.plan.storages[storage.value].sizeInBytes}};
    if (!m_seen.isWhole || m_seen.groupsLeft != 0)
        return all;
    ByteRanges ranges;
    for (std::size_t o = 0; o < m_seen.storages.size(); ++o) {
        if (m_seen.storages[o] != storage.value)
            continue;
        const auto seen = m_seen.written.of(int(o));
        if (!seen)
            return all;
        ranges += *seen;
    }
    return ranges;
}

/// What it writes of "out" buffers that other launches use as well.
void LaunchTracer::watchWrites(const LaunchCommand &launch, const QList<TracedObject> &objects, quint64 groups)
{
    m_seen = {storagesOf(launch, objects), {}, groups, true};
    std::vector<bool> followed;
    for (const int index : m_seen.storages) {
        const PlannedStorage *storage = index >= 0 ? &m_request.plan.storages[index] : nullptr;
        followed.push_back(storage && storage->access == Access::Out && storage->imageFormat.isEmpty() &&
                           m_launchesOf[std::size_t(index)] > 1);
    }
    m_seen.written = WrittenBytes(std::move(followed));
}

bool LaunchTracer::trace(const Place &place)
{
    m_traced.clear();
    m_last.reset();
    m_seen = {};
    m_isFinished = false;
    const TracedProgram *program = programFor(place);
    if (!program)
        return leave(place, {});
    if (!program->build.succeeded())
        return leave(place, QStringLiteral("The device's compiler does not take the traced version of kernel %1: %2")
                                .arg(place.launch.kernel, program->build.message));
    std::unique_ptr<TracedLaunch> launch;
    try {
        return traceWith(place, *program, launch);
    } catch (const cl::Error &error) {
        place.queue.finish();
        m_traced.clear();
        if (launch)
            launch->restore(); // where that fails, too, the run ends
        return leaveFailed(
            place,
            clErrorSentence(QStringLiteral("The launch \"%1\" could not be traced").arg(place.command.name), error.what(), error.err()),
            !launch || launch->mayRunUntraced());
    }
}

bool LaunchTracer::leave(const Place &place, const QString &why)
{
    m_settings.sink->notTraced(place.command, why, true);
    return true;
}

/// The buffers are as they were. What may leave its memory could end the run, or change what other launches work on.
bool LaunchTracer::leaveFailed(const Place &place, const QString &why, bool runsUntraced)
{
    const QString instead = runsUntraced
                                ? QString()
                                : QStringLiteral(" It was not run untraced either, since nothing shows that it stays within its memory: "
                                                 "what follows it works on its buffers as they were.");
    m_settings.sink->notTraced(place.command, why + instead, runsUntraced);
    return runsUntraced;
}

bool LaunchTracer::traceWith(const Place &place, const TracedProgram &program, std::unique_ptr<TracedLaunch> &launch)
{
    cl::Kernel &kernel = program.build.program->kernel(place.launch.kernel, sharedParameters(m_request.plan, place.launch));
    if (const QString why = reasonAgainst(place, program, kernel); !why.isEmpty())
        return leave(place, why);
    m_failed = false;
    watchWrites(place.launch, program.kernel.objects, traceLaunchOf(place.command, place.launch, {}).groupsTotal());
    launch = prepare(place, program, kernel, m_settings.loopBudget);
    traceGroups(*launch);
    if (m_failed)
        return false; // the traced launch's results stay
    m_traced = readStorages(m_request.plan, m_memory, place.slot, place.queue, place.written);
    if (!m_observer.isCancelled() && m_settings.sink->wantsOtherLocal(place.command))
        compareLocalContents(*launch);
    if (!m_observer.isCancelled() && m_settings.sink->wantsOtherUnset(place.command))
        confirmUnset(*launch, program);
    if (!program.kernel.buildOptions.contains(u"-cl-opt-disable") && !m_observer.isCancelled() &&
        m_settings.sink->wantsUnoptimised(place.command) && prefersUnoptimised(*launch, program)) {
        launch->restore();
        return traceWith(place, variantOf(program, Variant::Unoptimised, place), launch);
    }
    if (const auto orders = m_observer.isCancelled() ? std::nullopt : m_settings.sink->wantsOtherOrders(place.command))
        compareOrders(*launch, program, *orders);
    if (!m_settings.sink->finished(place.command))
        return false;
    launch->restore();
    m_last = std::make_unique<Last>(Last{program, launch->loopBudget(), launch->takeStart()});
    m_isFinished = true;
    return true;
}

/// Leaves the results that it found.
void LaunchTracer::compareLocalContents(TracedLaunch &launch)
{
    const Place &place = launch.place();
    const auto resultsWith = [&](quint32 pattern) {
        launch.runWithLocal(pattern);
        return readStorages(m_request.plan, m_memory, place.slot, place.queue, place.written);
    };
    const std::vector<QByteArray> other = resultsWith(traceLayout::otherPattern);
    const std::vector<QByteArray> again = resultsWith(traceLayout::usualLocalPattern);
    QStringList changed;
    for (std::size_t i = 0; i < m_traced.size(); ++i) {
        if (other[i] != m_traced[i])
            changed << m_request.plan.storages[place.written[qsizetype(i)].value].name;
    }
    m_settings.sink->dependsOnLocal(place.command, again == m_traced ? std::optional(changed) : std::nullopt);
}

/// Leaves the results that it found.
void LaunchTracer::confirmUnset(TracedLaunch &launch, const TracedProgram &program)
{
    const Place &place = launch.place();
    if (!hasUnsetPattern(program.kernel.text)) {
        m_settings.sink->confirmedUnset(place.command, sitesOf(program.kernel.sites, SiteKind::Unset));
        return;
    }
    const TracedProgram &other = variantOf(program, Variant::OtherUnset, place);
    if (!other.build.succeeded())
        return;
    BufferSnapshot found(m_request.plan, m_memory, place.slot, place.queue, place.written);
    const auto outcome = outcomeOf({place, launch.loopBudget(), launch.start()}, other);
    found.restore();
    if (outcome)
        m_settings.sink->confirmedUnset(place.command, outcome->unset);
}

/// Leaves the results that it found.
bool LaunchTracer::prefersUnoptimised(TracedLaunch &launch, const TracedProgram &program)
{
    const Place &place = launch.place();
    BufferSnapshot found(m_request.plan, m_memory, place.slot, place.queue, place.written);
    m_isUnoptimised = true;
    bool isWhole = false;
    try {
        const TracedProgram &other = variantOf(program, Variant::Unoptimised, place);
        if (other.build.succeeded()) {
            cl::Kernel &kernel = other.build.program->kernel(place.launch.kernel, sharedParameters(m_request.plan, place.launch));
            launch.restore();
            traceGroups(*prepare(place, other, kernel, launch.loopBudget()));
            isWhole = !m_failed && !m_observer.isCancelled();
        }
    } catch (const cl::Error &) {
        place.queue.finish();
    }
    m_isUnoptimised = false;
    m_failed = false;
    found.restore();
    return m_settings.sink->keepsUnoptimised(place.command, isWhole);
}

const TracedProgram &LaunchTracer::variantOf(const TracedProgram &program, Variant variant, const Place &place)
{
    const auto [known, isNew] = m_variants.try_emplace({&program, variant}, program);
    TracedProgram &other = known->second;
    if (isNew) {
        const QByteArray text = tracedText(program.kernel.text.toUtf8(), program.form);
        if (variant == Variant::Unoptimised) {
            other.kernel.buildOptions += QStringLiteral(" -cl-opt-disable");
            other.build = buildAgain(place, other, QStringLiteral("unoptimised"), text);
        } else {
            other.build = buildAgain(place, other, QStringLiteral("otherwise unset"), withOtherUnset(text));
        }
    }
    return other;
}

/// Another text of its traced kernel, while the launch is under way.
ProgramBuild LaunchTracer::buildAgain(const Place &place, const TracedProgram &program, const QString &what, const QByteArray &text)
{
    m_observer.enteringFirstLaunch(place.command.name); // it is built first
    const QString name = QStringLiteral("%1 %2.cl").arg(what, place.launch.kernel);
    return buildProgram(place.runtime, {{name}, {{name, text}}, program.kernel.buildOptions});
}

/// Leaves the results that it found. Of an order that can't be had nothing is said.
void LaunchTracer::compareOrders(TracedLaunch &launch, const TracedProgram &program, const OtherOrders &orders)
{
    const Place &place = launch.place();
    BufferSnapshot found(m_request.plan, m_memory, place.slot, place.queue, place.written);
    const QByteArray text = tracedText(program.kernel.text.toUtf8(), program.form);
    std::vector<QByteArray> reversed, loadedFirst;
    const auto resultsFrom = [&](const QByteArray &other, LoadsContents loadsContents) {
        TracedProgram ordered = program;
        ordered.build = buildAgain(place, program, QStringLiteral("other order of"), other);
        return outcomeOf({place, launch.loopBudget(), launch.start()}, ordered, loadsContents).value_or(Outcome()).results;
    };
    if (const auto other = reversedText(text, place.launch, program.form.permuted))
        reversed = resultsFrom(*other, LoadsContents::No);
    if (const QList<int> sites = outsideStreaks(orders.firstLoads, program.kernel.streaks); !sites.isEmpty())
        loadedFirst = resultsFrom(withFirstLoads(text, sites), LoadsContents::Yes);
    found.restore();
    QList<OrderedResults> compared;
    for (std::size_t i = 0; i < m_traced.size() && (!reversed.empty() || !loadedFirst.empty()); ++i) {
        compared << OrderedResults{m_request.plan.storages[place.written[qsizetype(i)].value], m_traced[i],
                                   reversed.empty() ? QByteArrayView() : reversed[i],
                                   loadedFirst.empty() ? QByteArrayView() : loadedFirst[i]};
    }
    if (!compared.isEmpty())
        m_settings.sink->comparedOrders(place.command, compared);
}

/// Nullopt where it can't be had.
std::optional<LaunchTracer::Outcome> LaunchTracer::outcomeOf(const Again &again, const TracedProgram &program, LoadsContents loadsContents)
{
    const Place &place = again.place;
    if (!program.build.succeeded() || m_observer.isCancelled())
        return std::nullopt;
    try {
        again.start.restore();
        cl::Kernel &kernel = program.build.program->kernel(place.launch.kernel, sharedParameters(m_request.plan, place.launch));
        const auto changed = prepare(place, program, kernel, again.loopBudget);
        if (loadsContents == LoadsContents::Yes)
            changed->setContents(contentsNow(place));
        Outcome outcome{changed->count({}).unset, {}};
        if (changed->mayRunUntraced())
            outcome.results = readStorages(m_request.plan, m_memory, place.slot, place.queue, place.written);
        return outcome;
    } catch (const cl::Error &) {
        place.queue.finish();
        return std::nullopt;
    }
}

/// Of each parameter that the launch may write to; none where that is too much.
QList<QByteArray> LaunchTracer::contentsNow(const Place &place)
{
    constexpr quint64 mostBytes = quint64(64) << 20;
    quint64 bytes = 0;
    for (const StorageIndex storage : place.written)
        bytes += m_request.plan.storages[storage.value].sizeInBytes;
    if (bytes > mostBytes)
        return {};
    const std::vector<QByteArray> written = readStorages(m_request.plan, m_memory, place.slot, place.queue, place.written);
    QList<QByteArray> contents;
    for (const PlannedArgument &argument : place.launch.arguments) {
        const auto *buffer = std::get_if<PlannedBufferArgument>(&argument);
        const qsizetype index = buffer ? place.written.indexOf(buffer->storage) : -1;
        contents << (index < 0 ? QByteArray() : written[std::size_t(index)]);
    }
    return contents;
}

void LaunchTracer::compare(const Place &place)
{
    if (std::exchange(m_isFinished, false))
        m_settings.sink->ended(place.command);
    if (m_traced.empty())
        return;
    const std::vector<QByteArray> contents = readStorages(m_request.plan, m_memory, place.slot, place.queue, place.written);
    const Results others =
        contents != m_traced && m_last && m_settings.sink->asksWhyResultsDiffer(place.command) ? otherResults(place) : Results();
    const auto viewOf = [](const std::vector<QByteArray> &results, std::size_t i) {
        return results.empty() ? QByteArrayView() : QByteArrayView(results[i]);
    };
    QList<ComparedBuffer> compared;
    for (std::size_t i = 0; i < m_traced.size(); ++i)
        compared << ComparedBuffer{m_request.plan.storages[place.written[qsizetype(i)].value],
                                   m_traced[i],
                                   contents[i],
                                   viewOf(others.exchanged, i),
                                   viewOf(others.unoptimised, i),
                                   viewOf(others.otherUnset, i)};
    m_settings.sink->compared(place.command, compared);
    m_traced.clear();
    m_last.reset();
}

/// Leaves the results that it found. Where the device has no memory for it nothing is found out.
LaunchTracer::Results LaunchTracer::otherResults(const Place &place)
{
    const TracedProgram &program = m_last->program;
    const Again again{place, m_last->loopBudget, m_last->start};
    const auto resultsOf = [&](const TracedProgram &other) { return outcomeOf(again, other).value_or(Outcome()).results; };
    std::optional<BufferSnapshot> found;
    Results results;
    try {
        found.emplace(m_request.plan, m_memory, place.slot, place.queue, place.written);
        if (!program.exchanged.sources.isEmpty()) {
            m_last->start.restore();
            results.exchanged = exchangedResults(place);
        }
        const bool mayBeLess = !program.kernel.buildOptions.contains(u"-cl-opt-disable");
        const bool hasUnwatched = std::ranges::any_of(program.kernel.sites, isUnwatched) && hasUnsetPattern(program.kernel.text);
        if ((mayBeLess || hasUnwatched) && resultsOf(program) == m_traced) { // else they differ from launch to launch anyway
            if (mayBeLess)
                results.unoptimised = resultsOf(variantOf(program, Variant::Unoptimised, place));
            if (hasUnwatched)
                results.otherUnset = resultsOf(variantOf(program, Variant::OtherUnset, place));
        }
    } catch (const cl::Error &) {
        place.queue.finish();
    }
    if (found)
        found->restore();
    return results;
}

std::vector<QByteArray> LaunchTracer::exchangedResults(const Place &place)
{
    m_observer.enteringFirstLaunch(place.command.name); // it is built first
    const DiscardedOutput discarded(m_observer);
    return PermutedLaunch(m_request.plan, m_memory, m_last->program).results(place, m_binder);
}

const TracedProgram *LaunchTracer::programFor(const Place &place) const
{
    return m_settings.programFor(place.slot, place.launch.kernel, tracedForm(place.launch, place.runtime.info()));
}

quint64 LaunchTracer::usedMemory() const
{
    quint64 used = 0;
    for (const PlannedStorage &storage : m_request.plan.storages)
        used += 2 * storage.sizeInBytes; // with the copies
    return used;
}

std::unique_ptr<TracedLaunch> LaunchTracer::prepare(const Place &place, const TracedProgram &program, cl::Kernel &kernel,
                                                    quint64 loopBudget)
{
    const DeviceInfo &info = place.runtime.info();
    const QList<BoundObject> objects = bindObjects(m_request.plan, place.launch, program.kernel.objects, m_written);
    RecordedLaunch recorded{traceLaunchOf(place.command, place.launch, info.name),
                            bindSites(program.kernel.sites, objects),
                            program.kernel.streaks,
                            objects,
                            {}};
    recorded.launch.untracedAccesses = quint64(program.kernel.untraced.size());
    recorded.launch.finiteMath = finiteMathOption(program.kernel.buildOptions);
    recorded.launch.relaxedMath = relaxedMathOption(program.kernel.buildOptions);
    const quint64 used = usedMemory();
    const quint64 free = info.globalMemorySize > used ? (info.globalMemorySize - used) / 2 : 0;
    const quint64 bytes = std::min(free, info.maxAllocationSize > 0 ? info.maxAllocationSize : free);
    return std::make_unique<TracedLaunch>(place, program, kernel, std::move(recorded), argumentSizes(m_request.plan, place.launch),
                                          loopBudget, std::clamp(bytes / 4, leastDataWords, mostDataWords),
                                          BufferSnapshot(m_request.plan, m_memory, place.slot, place.queue, place.written),
                                          TracedLaunch::Tools{m_binder, m_observer, m_ledger});
}

void LaunchTracer::traceGroups(TracedLaunch &launch)
{
    if (launch.shape().name == m_settings.steppedLaunch)
        launch.recordStepsOf(chosenGroup(launch.shape(), m_settings));
    if (m_settings.budget > 0) {
        const quint64 selected = chosenGroup(launch.shape(), m_settings);
        const std::vector<quint64> groups = candidateGroups(launch.shape().groupsTotal(), selected, mostCountedAtOnce(launch.shape()));
        return recordWithin(launch, groups, launch.count(groups));
    }
    const bool spareValues = !m_settings.keepTraces && !m_isUnoptimised && launch.canSpareValues();
    recordAll(launch, spareValues);
    if (spareValues && !m_failed && !m_observer.isCancelled() && m_settings.sink->wantsValues(launch.place().command))
        recordAll(launch, false);
}

void LaunchTracer::recordAll(TracedLaunch &launch, bool spareValues)
{
    const quint64 total = launch.shape().groupsTotal();
    if (!m_isUnoptimised)
        m_seen.groupsLeft = total;
    const quint64 mostAtOnce = mostCountedAtOnce(launch.shape());
    for (quint64 first = 0; first < total && !m_failed && !m_observer.isCancelled(); first += mostAtOnce) {
        std::vector<quint64> groups(std::min(mostAtOnce, total - first));
        std::iota(groups.begin(), groups.end(), first);
        launch.spareValues(spareValues);
        recordCounted(launch, groups);
    }
}

/// Values are not spared where that would give a group more events than are ever recorded of one.
void LaunchTracer::recordCounted(TracedLaunch &launch, const std::vector<quint64> &groups)
{
    LaunchCounts counts = launch.count(groups);
    std::vector<quint64> whole = counts.needed;
    for (std::size_t item = 0; item < counts.spared.size(); ++item)
        whole[item] += counts.spared[item];
    const std::vector<quint64> ofGroups = sumsOf(whole, launch.shape().itemsOfGroup(), 1);
    if (launch.sparesValues() && std::ranges::max(ofGroups) > launch.mostWords()) {
        launch.spareValues(false);
        counts.needed = whole;
    }
    recordBatches(launch, groups, {counts.needed, whole});
}

/// Records as many of the groups as the budget allows. How many events their words are is known only afterwards: where they are
/// too many, fewer groups are recorded once more.
void LaunchTracer::recordWithin(TracedLaunch &launch, const std::vector<quint64> &groups, const LaunchCounts &counts)
{
    const quint64 items = launch.shape().itemsOfGroup();
    const std::vector<quint64> costs = sumsOf(counts.needed, items, 1);
    const auto selected = std::size_t(std::ranges::lower_bound(groups, chosenGroup(launch.shape(), m_settings)) - groups.begin());
    quint64 words = m_settings.budget > std::numeric_limits<quint64>::max() / wordsOfEvent ? std::numeric_limits<quint64>::max()
                                                                                           : m_settings.budget * wordsOfEvent;
    for (int attempt = 0; attempt < mostTries; ++attempt) {
        const std::vector<std::size_t> chosen = chooseWithin(words, costs, selected);
        const std::vector<quint64> ids = pick(groups, chosen, 1);
        const std::vector<quint64> needed = pick(counts.needed, chosen, items);
        const std::vector<quint64> padded = sumsOf(needed, items, launch.lanes());
        if (std::accumulate(padded.begin(), padded.end(), quint64(0)) > launch.mostWords()) {
            if (counts.loopEnded && ids.size() == 1) // what work-items do before they wait, or begin to go round, is there with less
                launch.recordAtMost(std::max(words, quint64(leastDataWords)));
            return recordBatches(launch, ids, {needed, needed});
        }
        Result<Trace> trace = launch.record(
            ids, needed, [](const RecordedLaunch &recorded, std::span<const quint32> buffer) { return decodeTrace(recorded, buffer); });
        const quint64 events = trace ? quint64(trace->eventCount()) : 0;
        if (events <= m_settings.budget || chosen.size() == 1 || attempt + 1 == mostTries)
            return deliver(launch.place(), examined(std::move(trace), true));
        const quint64 spent = std::accumulate(needed.begin(), needed.end(), quint64(0));
        words = quint64(double(spent) * double(m_settings.budget) / double(events) * 0.98);
    }
}

void LaunchTracer::recordBatches(TracedLaunch &launch, const std::vector<quint64> &groups, const ItemWords &words)
{
    const quint64 items = launch.shape().itemsOfGroup();
    const std::vector<std::size_t> begins = batchesWithin(launch.mostWords(), sumsOf(words.room, items, launch.lanes()));
    for (std::size_t batch = 0; batch + 1 < begins.size(); ++batch) {
        const std::size_t count = begins[batch + 1] - begins[batch];
        recordRange(launch, std::span(groups).subspan(begins[batch], count), words.part(begins[batch] * items, count * items));
    }
}

/// In halves where small groups, which share blocks with their neighbours, need more room together than each alone.
void LaunchTracer::recordRange(TracedLaunch &launch, std::span<const quint64> groups, const ItemWords &words)
{
    if (m_failed || m_observer.isCancelled())
        return;
    const std::vector<quint64> ids(groups.begin(), groups.end());
    if (launch.fits(ids, words.room) || ids.size() == 1)
        return recordPieces(launch, ids, words);
    const std::size_t half = ids.size() / 2;
    const std::size_t cut = half * launch.shape().itemsOfGroup();
    recordRange(launch, groups.first(half), words.part(0, cut));
    recordRange(launch, groups.subspan(half), words.part(cut, words.room.size() - cut));
}

LaunchTracer::Examined LaunchTracer::examined(Result<Trace> trace, bool isAlone) const
{
    std::any found = trace ? m_settings.sink->examine(*trace, isAlone) : std::any();
    return {std::move(trace), std::move(found)};
}

void LaunchTracer::deliver(const Place &place, const Examined &batch)
{
    const Result<Trace> &trace = batch.trace;
    if (m_isUnoptimised) {
        m_failed = m_failed || !trace;
        if (trace)
            m_settings.sink->recordedUnoptimised(place.command, *trace, batch.found);
        return;
    }
    if (trace) {
        m_seen.groupsLeft -= quint64(trace->groupCount());
        m_seen.isWhole = m_seen.isWhole && trace->launch().lostEvents == 0 && trace->launch().untracedAccesses == 0;
        m_seen.written.add(*trace);
        return m_settings.sink->recorded(place.command, *trace, batch.found);
    }
    m_failed = true;
    m_seen.isWhole = false;
    m_settings.sink->notTraced(place.command,
                               trace.error().message +
                                   QStringLiteral(" The launch was not run untraced; what follows it works on the results "
                                                  "of the traced launch."),
                               false);
}

/// Hands over what was recorded piece by piece. Each is examined where it was decoded, while it lies in that processor's caches: as long as
/// another thread did that, all processors waited for memory. The memory of the ones before serves again.
void LaunchTracer::recordPieces(TracedLaunch &launch, const std::vector<quint64> &groups, const ItemWords &words)
{
    const quint64 mostWords = m_settings.keepTraces ? mostPieceWords : smallPieceWords;
    const std::vector<std::size_t> begins = batchesWithin(mostWords, sumsOf(words.whole, launch.shape().itemsOfGroup(), 1));
    launch.record(groups, words.room, [&](const RecordedLaunch &recorded, std::span<const quint32> buffer) {
        const std::size_t most = piecesAhead(mostWords);
        const bool isAlone = begins.size() == 2;
        std::deque<std::future<Examined>> ahead;
        const auto untilNoneIsAtWork = qScopeGuard([this] {
            m_pieces.clear();
            m_pieces.waitForDone();
        });
        for (std::size_t begun = 0, taken = 0; taken + 1 < begins.size() && !m_failed && !m_observer.isCancelled(); ++taken) {
            for (; begun + 1 < begins.size() && begun < taken + most; ++begun) {
                const SlotRange range{begins[begun], begins[begun + 1] - begins[begun]};
                auto piece = std::make_shared<std::packaged_task<Examined()>>(
                    [this, &recorded, buffer, range, isAlone] { return examined(decodeTrace(recorded, buffer, range), isAlone); });
                ahead.push_back(piece->get_future());
                m_pieces.start([piece = std::move(piece)] { (*piece)(); });
            }
            deliver(launch.place(), ahead.front().get());
            ahead.pop_front();
        }
    });
}

} // namespace kernelscope
