#include "worker/TraceCollector.h"

#include <algorithm>
#include <cstring>
#include <iterator>

#include <QDir>
#include <QFileInfo>

#include "analysis/EndlessLoops.h"
#include "analysis/Evidence.h"
#include "analysis/Findings.h"
#include "analysis/FirstLoads.h"
#include "analysis/LastStore.h"
#include "analysis/OperationFaults.h"
#include "analysis/ResultComparison.h"
#include "analysis/SiteTotals.h"
#include "analysis/SyncEvents.h"
#include "analysis/TracedBytes.h"
#include "opencl/TraceBinding.h"
#include "plan/CommandOrder.h"
#include "trace/SiteTraits.h"
#include "trace/TraceFile.h"
#include "trace/UnsetOperands.h"
#include "worker/UnoptimisedFindings.h"

namespace kernelscope {
namespace {

constexpr std::size_t mostKept = 256; ///< traces in memory, each of which takes a descriptor

bool isUninitialised(const Finding &finding)
{
    return finding.kind == FindingKind::UninitialisedRead;
}

bool isEndlessLoop(const Finding &finding)
{
    return finding.kind == FindingKind::EndlessLoop;
}

bool isUnsetVariable(const Finding &finding)
{
    return isUninitialised(finding) && finding.memory == AddressSpace::Private;
}

/// What an untraced run would not survive, or not come back from. A variable without a value may be an index, or bound a loop.
bool isDangerous(const Finding &finding)
{
    return finding.severity == Severity::Error && !finding.wrapsAround &&
           (isUnsetVariable(finding) || traitsOf(finding.kind).canCrashOrHang);
}

bool isLocalRead(const Finding &finding)
{
    return isUninitialised(finding) && finding.memory == AddressSpace::Local;
}

/// An index outside of a dimension of an array may still be within the object.
bool leftOutAccess(const Finding &finding)
{
    return finding.kind == FindingKind::OutOfBounds && !finding.accesses.isEmpty() && finding.accesses.first().type != AccessType::Index;
}

bool isOfAtomic(const Finding &race)
{
    return std::ranges::any_of(race.accesses, [](const FindingAccess &access) { return access.type == AccessType::Atomic; });
}

bool hasElement(const QList<OrderedValues> &values, const Finding &finding)
{
    return std::ranges::any_of(values, [&finding](const OrderedValues &value) {
        return value.object == finding.object && qint64(value.element) == finding.element;
    });
}

/// Some barrier that work-items come to more than once.
bool hasRepeatedBarrier(const Trace &batch)
{
    const quint64 items = quint64(batch.groupCount()) * quint64(batch.itemsOfGroup());
    for (int site = 0; site < batch.sites().size(); ++site) {
        if (batch.sites()[site].kind == SiteKind::Barrier && batch.eventsAt(SiteIndex(site)) > items)
            return true;
    }
    return false;
}

/// Through a pointer that may lead anywhere, and led to none of the kernel's objects; nullptr: there is none.
const AccessSite *accessOfUnknownMemory(const Trace &batch)
{
    const ObjectUse &use = batch.use(ObjectIndex(EventHead::noObject));
    for (int i = 0; i < batch.eventCount() && (use.reads > 0 || use.changed()); ++i) {
        const EventHead head{batch.heads()[std::size_t(i)]};
        const AccessSite &site = batch.site(SiteIndex(head.site()));
        if (head.object() == EventHead::noObject && !head.outOfBounds() && touchesMemory(site.kind) && site.anyObject)
            return &site;
    }
    return nullptr;
}

} // namespace

TraceCollector::TraceCollector(Workplace &workplace, const TraceOptions &options, std::function<void(const LaunchTrace &)> tell)
    : m_workplace(workplace), m_options(options), m_tell(std::move(tell))
{
}

void TraceCollector::begin(const Plan &plan, const NotTraced &notTraced, const QStringList &sized)
{
    m_plan = &plan;
    m_notTraced = notTraced;
    m_sized = sized;
}

LaunchTrace &TraceCollector::current(const PlannedCommand &command)
{
    if (m_command == &command)
        return m_launches.last();
    m_command = &command;
    takeFindings();
    forgetBatches();
    m_trace = {};
    m_hasRepeatedBarrier = false;
    m_isUnoptimised = false;
    const auto &action = std::get<LaunchCommand>(command.action);
    LaunchTrace launch;
    launch.name = command.name;
    launch.kernel = action.kernel;
    launch.stepPath = command.stepPath;
    launch.execution = m_executions[command.stepPath]++;
    launch.range = NDRange(action.global, action.local, action.offset);
    launch.groupsTotal = launch.range.groupsTotal();
    m_launches << launch;
    return m_launches.last();
}

void TraceCollector::notTraced(const PlannedCommand &command, const QString &why, bool runsUntraced)
{
    LaunchTrace &launch = current(command);
    const QString known = m_notTraced.kernels.value(launch.kernel);
    const QString reason = !why.isEmpty() ? why : !known.isEmpty() ? known : QStringLiteral("There is no traced version of the kernel.");
    launch.notes << QStringLiteral("Kernel %1 was not traced. ").arg(launch.kernel) + reason;
    launch.findings = takeFindings();
    launch.traced = false;
    launch.complete = false;
    launch.ranUntraced = runsUntraced;
}

std::any TraceCollector::examine(const Trace &batch, bool isAlone) const
{
    return findAll(batch, isAlone ? Threads::Several : Threads::One);
}

void TraceCollector::recorded(const PlannedCommand &command, const Trace &batch, const std::any &found)
{
    LaunchTrace &launch = current(command);
    if (!launch.traced && m_sized.contains(command.name))
        noteTheSize(launch);
    launch.traced = true;
    launch.events += quint64(batch.eventCount());
    launch.accesses += accessesIn(batch);
    m_activeGroups += quint64(activeGroupsIn(batch));
    launch.groupsTraced += quint64(batch.groupCount());
    launch.lostEvents += batch.launch().lostEvents;
    if (m_damage.isEmpty())
        m_damage = batch.damage();
    launch.untracedAccesses = batch.launch().untracedAccesses;
    for (int site = 0; site < batch.sites().size() && !m_hasStored; ++site)
        m_hasStored = storesResults(batch.sites()[site]) && batch.eventsAt(SiteIndex(site)) > 0;
    if (launch.overflow.isEmpty())
        launch.overflow = firstOverflow(batch);
    if (const AccessSite *site = m_nowhereKnown.isEmpty() ? accessOfUnknownMemory(batch) : nullptr)
        m_nowhereKnown = placeText(*site);
    m_hasRepeatedBarrier = m_hasRepeatedBarrier || hasRepeatedBarrier(batch);
    ++m_batches;
    if (mayOverlap(*m_plan)) {
        const auto index = int(&command - m_plan->commands.constData());
        addTracedBytes(m_accesses[index], *m_plan, std::get<LaunchCommand>(command.action), batch);
    }
    m_analysis.add(batch, std::any_cast<const QList<Finding> &>(found), launch.groupsTraced < launch.groupsTotal);
    keep(batch);
}

void TraceCollector::noteTheSize(LaunchTrace &launch)
{
    QStringList sizes;
    for (const quint64 size : idList(launch.range.local, launch.range.dimensions))
        sizes << QString::number(size);
    launch.notes << QStringLiteral("The device chooses the local size of this launch; it was traced with %1.")
                        .arg(sizes.join(QStringLiteral(" \u00d7 ")));
}

/// The batch with what was asked for.
void TraceCollector::keep(const Trace &batch)
{
    const bool isWanted = m_options.watchedBuffer.isEmpty()
                              ? batch.slotOf(chosenGroup(batch.launch(), m_options)).has_value()
                              : lastStoreTo(batch, m_options.watchedBuffer, m_options.watchedElement).has_value();
    if (m_batches == 1 || isWanted)
        m_trace = batch;
}

/// Findings tell the values. A launch that races may not show again what it showed.
QList<Finding> TraceCollector::takeFindings()
{
    QList<Finding> findings = m_analysis.take();
    addMissing(findings, std::exchange(m_foundWithoutValues, {}));
    return findings;
}

bool TraceCollector::wantsValues(const PlannedCommand &command)
{
    LaunchTrace &launch = current(command);
    m_foundWithoutValues = m_analysis.take();
    if (m_foundWithoutValues.isEmpty())
        return false;
    recordFromTheStart(launch);
    return true;
}

void TraceCollector::recordFromTheStart(LaunchTrace &launch)
{
    launch.events = 0;
    launch.accesses = 0;
    launch.groupsTraced = 0;
    launch.lostEvents = 0;
    forgetBatches();
}

void TraceCollector::forgetBatches()
{
    m_damage.clear();
    m_batches = 0;
    m_hasStored = false;
    m_activeGroups = 0;
    m_nowhereKnown.clear();
}

bool TraceCollector::wantsOtherLocal(const PlannedCommand &command)
{
    LaunchTrace &launch = current(command);
    launch.findings = takeFindings();
    return std::ranges::any_of(launch.findings, isLocalRead) && std::ranges::none_of(launch.findings, isUnsteady);
}

void TraceCollector::dependsOnLocal(const PlannedCommand &command, const std::optional<QStringList> &buffers)
{
    // What was left out stored nothing, wherever it should have.
    if (!buffers || (buffers->isEmpty() && std::ranges::any_of(current(command).findings, leftOutAccess)))
        return;
    const QString said =
        buffers->isEmpty()
            ? QStringLiteral(
                  " No result depends on it here: with other values in local memory, where they can be put there beforehand, all "
                  "buffers came out the same.")
            : QStringLiteral(" Results depend on it: with other values in local memory %1 came out differently.")
                  .arg(buffers->join(QStringLiteral(", ")));
    for (Finding &finding : current(command).findings) {
        if (!isLocalRead(finding))
            continue;
        finding.message += said;
        if (buffers->isEmpty())
            finding.severity = Severity::Warning;
    }
}

bool TraceCollector::wantsOtherUnset(const PlannedCommand &command)
{
    const QList<Finding> &findings = current(command).findings;
    return std::ranges::any_of(findings, isUnsetVariable) && std::ranges::none_of(findings, isUnsteady);
}

void TraceCollector::confirmedUnset(const PlannedCommand &command, const QList<int> &sites)
{
    const auto isConfirmed = [&](const Finding &finding) {
        return std::ranges::any_of(sites, [&](int index) {
            const AccessSite &site = m_trace.site(SiteIndex(index));
            return site.variables.value(0) == finding.object && std::ranges::any_of(finding.accesses, [&](const FindingAccess &access) {
                       return access.file == site.range.begin.file && access.line == site.range.begin.line;
                   });
        });
    };
    QList<int> haveValues;
    for (int site = 0; site < m_trace.sites().size(); ++site) {
        if (isOperation(m_trace.sites()[site].kind) && !sites.contains(site))
            haveValues << site;
    }
    QList<Finding> &findings = current(command).findings;
    findings.removeIf(
        [&](const Finding &finding) { return isUnsetVariable(finding) && !finding.object.isEmpty() && !isConfirmed(finding); });
    takeBackUnsetOperands(findings, m_trace, haveValues);
}

/// Compilers get loops with barriers wrong now and then: work-items then do not come to the barriers, or, on processors, do what others
/// should.
bool TraceCollector::mayBeTheCompilers(const PlannedCommand &command, const Finding &finding) const
{
    if (finding.kind == FindingKind::BarrierDivergence)
        return finding.severity == Severity::Error;
    const bool isOfAccesses = isUnsteady(finding) || isUninitialised(finding) || finding.kind == FindingKind::ReadOnlyWrite;
    return m_hasRepeatedBarrier && isOfProcessor(command) && isOfAccesses && (finding.severity == Severity::Error || isLocalRead(finding));
}

bool TraceCollector::wantsUnoptimised(const PlannedCommand &command)
{
    const LaunchTrace &launch = current(command);
    const bool isPlain = m_options.runUntraced && m_options.steppedLaunch.isEmpty() && launch.lostEvents == 0;
    return isPlain && !m_isUnoptimised && std::ranges::any_of(launch.findings, [&](const Finding &finding) {
               return mayBeTheCompilers(command, finding) && !isAmong(m_confirmed.value(launch.kernel), finding);
           });
}

void TraceCollector::recordedUnoptimised(const PlannedCommand &, const Trace &batch, const std::any &found)
{
    m_unoptimised.add(batch, std::any_cast<const QList<Finding> &>(found), true);
}

bool TraceCollector::keepsUnoptimised(const PlannedCommand &command, bool isWhole)
{
    LaunchTrace &launch = current(command);
    const QList<Finding> unoptimised = m_unoptimised.take();
    if (!isWhole)
        return false;
    QList<Finding> doubtful;
    std::ranges::copy_if(launch.findings, std::back_inserter(doubtful),
                         [&](const Finding &finding) { return mayBeTheCompilers(command, finding); });
    const UnoptimisedVerdict verdict = judgeUnoptimised(launch.findings, doubtful, unoptimised);
    m_confirmed[launch.kernel] += verdict.confirmed;
    m_isUnoptimised = verdict.isBetter;
    if (!m_isUnoptimised)
        return false;
    launch.notes << QStringLiteral(
        "It was traced without the compiler's optimisation: with it, work-items do what the kernel has others do, or leave out what it "
        "has them do, so that the device's compiler seems to have translated the traced kernel wrongly.");
    launch.findings.clear();
    recordFromTheStart(launch);
    return true;
}

/// Whether a loop that used up its budget may have an end is found out by running the launch untraced: on a processor, where it can be
/// ended with its process.
bool TraceCollector::triesLoops(const PlannedCommand &command) const
{
    return isOfProcessor(command) && !m_options.endless.contains(command.stepPath);
}

bool TraceCollector::isOfProcessor(const PlannedCommand &command) const
{
    return m_plan->devices[m_plan->queues[command.queue.value].device.value].type == u"CPU";
}

bool TraceCollector::finished(const PlannedCommand &command)
{
    LaunchTrace &launch = current(command);
    launch.complete = launch.groupsTraced == launch.groupsTotal && launch.lostEvents == 0 && launch.untracedAccesses == 0 &&
                      m_nowhereKnown.isEmpty() && std::ranges::none_of(launch.findings, isEndlessLoop);
    noteWhatWasNotSeen();
    if (m_options.keepTraces) {
        save(m_trace);
        launch.sites = siteTotals(m_trace);
        launch.phases = phaseTotals(m_trace);
    }
    const bool wasStopped = m_options.endless.contains(launch.stepPath);
    const bool dangerous = wasStopped || std::ranges::any_of(launch.findings, [mayTry = triesLoops(command)](const Finding &finding) {
                               return isDangerous(finding) && !(mayTry && isEndlessLoop(finding) && !finding.hasNoEnd);
                           });
    launch.ranUntraced = m_options.runUntraced && !dangerous && m_damage.isEmpty();
    if (!m_damage.isEmpty()) {
        launch.notes << m_damage + QStringLiteral(" What comes after it is lost: nothing was concluded from it. Something wrote over the "
                                                  "trace, so the launch was not run untraced; what follows it works on the results of the "
                                                  "traced launch.");
    }
    if (dangerous) {
        launch.notes << (wasStopped
                             ? QStringLiteral("The untraced launch was stopped, since it did not come to an end; what follows it works "
                                              "on the results of the traced launch.") +
                                   (mayBeEndless(launch.findings) ? QString() : whyEndless(launch.overflow))
                             : QStringLiteral("The launch was not run untraced, since what was found could crash or hang the device; what "
                                              "follows it works on the results of the traced launch."));
    }
    if (!launch.ranUntraced)
        tellOfTrial(launch.findings, wasStopped ? LoopTrial::Stopped : LoopTrial::None);
    m_tell(launch);
    return launch.ranUntraced;
}

void TraceCollector::noteWhatWasNotSeen()
{
    LaunchTrace &launch = m_launches.last();
    if (launch.groupsTraced < launch.groupsTotal) {
        launch.notes << QStringLiteral("%L1 of %L2 work-groups were recorded; accesses out of bounds were looked for in all of them.")
                            .arg(launch.groupsTraced)
                            .arg(launch.groupsTotal);
    }
    if (launch.lostEvents > 0 && m_damage.isEmpty()) {
        launch.notes << QStringLiteral("About %1 events found no space and are missing, since a work-item did more than there is memory "
                                       "for, or more than when it was counted.")
                            .arg(launch.lostEvents);
        if (mayOrder(m_trace))
            launch.notes << QStringLiteral(
                "Races were looked for as far as no atomic and no fence among the missing events may order them.");
    }
    if (launch.untracedAccesses > 0) {
        const QString places = m_notTraced.places.value(launch.kernel);
        launch.notes << (launch.untracedAccesses == 1
                             ? QStringLiteral("The accesses at one place of the source can't be traced: %1.").arg(places)
                             : QStringLiteral("The accesses at %1 places of the source can't be traced: %2.")
                                   .arg(launch.untracedAccesses)
                                   .arg(places));
    }
    if (!m_nowhereKnown.isEmpty())
        launch.notes << QStringLiteral(
                            "Accesses at %1 went to memory that is not known, through a pointer that was loaded from global memory or "
                            "made from an integer: they may be out of bounds.")
                            .arg(m_nowhereKnown);
    if (launch.complete && !m_hasStored && launch.findings.isEmpty())
        launch.notes << QStringLiteral("No work-item stored anything in a buffer or an image.");
    if (launch.complete && m_activeGroups > 0 && areMostIdle(m_activeGroups, launch.groupsTotal) && launch.findings.isEmpty())
        launch.notes << QStringLiteral("Only %1 of %2 work-groups accessed memory.").arg(m_activeGroups).arg(launch.groupsTotal);
    if (m_batches > 1 && m_options.keepTraces)
        launch.notes << QStringLiteral("Recorded in %1 batches; the trace that was kept is one of them.").arg(m_batches);
}

/// Into a file, or memory where no folder is shared with the session; not at all where there is no space.
void TraceCollector::save(const Trace &batch)
{
    LaunchTrace &launch = m_launches.last();
    if (m_savedBytes + batch.sizeInMemory() > mostTraceBytes)
        return;
    if (m_workplace.resultsFolder.isEmpty()) {
        if (const auto kept = keepInMemory(batch); !kept)
            launch.notes << kept.error().message;
        return;
    }
    const QString path =
        QDir(m_workplace.resultsFolder)
            .filePath(QStringLiteral("trace-%1-%2.kstrace").arg(QDateTime::currentMSecsSinceEpoch()).arg(m_launches.size()));
    if (const auto saved = saveTrace(batch, path); !saved) {
        launch.notes << saved.error().message;
        return;
    }
    m_savedBytes += quint64(QFileInfo(path).size());
    launch.traceFile = path;
}

Result<void> TraceCollector::keepInMemory(const Trace &batch)
{
    if (m_kept.size() >= mostKept)
        return {};
    const QByteArray contents = traceFileContents(batch);
    auto memory = ResultsFile::create(quint64(contents.size()));
    if (!memory)
        return fail(memory.error());
    std::memcpy((*memory)->data(), contents.constData(), std::size_t(contents.size()));
    (*memory)->unmap();
    LaunchTrace &launch = m_launches.last();
    launch.traceFile = (*memory)->path();
    launch.keptSize = quint64(contents.size());
    m_savedBytes += launch.keptSize;
    m_kept.push_back(std::move(*memory));
    return {};
}

void TraceCollector::ended(const PlannedCommand &command)
{
    LaunchTrace &launch = current(command);
    if (!mayBeEndless(launch.findings))
        return;
    tellOfTrial(launch.findings, LoopTrial::Ended);
    m_tell(launch);
}

bool TraceCollector::asksWhyResultsDiffer(const PlannedCommand &command)
{
    const QList<Finding> &findings = current(command).findings;
    return std::ranges::none_of(findings, isUninitialised) && mayBeCompared(m_trace, findings);
}

void TraceCollector::compared(const PlannedCommand &command, const QList<ComparedBuffer> &buffers)
{
    LaunchTrace &launch = current(command);
    if (std::ranges::any_of(launch.findings, isUninitialised)) {
        launch.notes << QStringLiteral("The results of the traced and the untraced run were not compared: memory that nothing was "
                                       "written to may hold anything.");
        return;
    }
    const ResultComparison comparison = compareResults(m_trace, launch.findings, buffers);
    launch.findings += comparison.findings;
    sortByPlace(launch.findings);
    if (!comparison.notCompared.isEmpty())
        launch.notes << comparison.notCompared;
}

std::optional<OtherOrders> TraceCollector::wantsOtherOrders(const PlannedCommand &command)
{
    const LaunchTrace &launch = current(command);
    if (std::ranges::none_of(launch.findings, isUnsteady))
        return std::nullopt;
    const bool isWhole =
        m_batches == 1 && launch.groupsTraced == launch.groupsTotal && launch.lostEvents == 0 && launch.untracedAccesses == 0;
    return OtherOrders{isWhole ? firstLoads(m_trace, launch.findings) : QList<int>()};
}

void TraceCollector::comparedOrders(const PlannedCommand &command, const QList<OrderedResults> &buffers)
{
    const OrderDependence dependence = whatDependsOnOrder(buffers);
    for (Finding &finding : current(command).findings) {
        if (!isUnsteady(finding))
            continue;
        finding.message += u' ' + dependence.sentence;
        finding.orders = dependence.values;
        // A counter that is set to 0 beside those who count on it: that the launch came out right was luck.
        if (finding.isOrderedByCustom && isOfAtomic(finding) && hasElement(dependence.values, finding))
            finding.severity = Severity::Error;
    }
}

void TraceCollector::addGuardViolation(const QString &name, const QString &message)
{
    const auto launch = std::find_if(m_launches.rbegin(), m_launches.rend(), [&](const LaunchTrace &l) { return l.name == name; });
    if (launch == m_launches.rend())
        return;
    Finding finding;
    finding.kind = FindingKind::GuardViolation;
    finding.message = message;
    launch->findings << finding;
}

} // namespace kernelscope
