#include "opencl/PlanExecutor.h"

#include <algorithm>
#include <cstring>

#include "opencl/ClErrors.h"
#include "opencl/ProgramBuilder.h"
#include "support/Filled.h"

namespace kernelscope {
namespace {

// The host has to stay ahead of the device: a driver's thread that runs dry goes to sleep, and waking it for each command
// costs more than an empty launch.
constexpr std::size_t flushEvery = 256;         ///< commands
constexpr std::size_t mostInFlight = 4096;      ///< commands that are enqueued and not waited for
constexpr std::size_t mostPendingGuards = 4096; ///< looks, or launches that nobody looked after

// What is repeated to know its times better must not be waited for: this long, or as long as first launches took, which stand between
// the commands of the first repetition.
constexpr qint64 mostRepeatingNs = 10'000'000;
constexpr quint64 mostRepeatedBytes = quint64(16) << 20; ///< of storages, which are restored before

/// Errors of the request itself, which the driver refused before it did anything.
bool isRefusal(int code)
{
    return code <= CL_INVALID_VALUE && code > -1000 && code != CL_INVALID_COMMAND_QUEUE && code != CL_INVALID_CONTEXT;
}

} // namespace

PlanExecutor::PlanExecutor(const ExecutionRequest &request, const std::vector<DeviceRuntime *> &devices, ExecutionObserver &observer,
                           Ledger &ledger)
    : m_request(request), m_plan(request.plan), m_devices(devices), m_observer(observer), m_memory(m_plan, devices, ledger),
      m_binder(m_memory, ledger), m_log(ledger, m_plan.commands.size()), m_timeline(m_plan)
{
    if (request.tracing)
        m_tracer = std::make_unique<LaunchTracer>(request, m_memory, m_binder, observer, ledger);
}

PlanExecutor::~PlanExecutor()
{
    for (const cl::CommandQueue &queue : m_queues) {
        try {
            queue.finish();
        } catch (const cl::Error &) {
            continue; // a lost device has nothing under way
        }
    }
}

ExecutionResult PlanExecutor::run()
{
    ExecutionResult result;
    try {
        try {
            runAll(result);
        } catch (const cl::Error &error) {
            throw stopFor(error);
        }
    } catch (const RunStopped &stopped) {
        result.status = stopped.status;
        result.message = stopped.message;
        result.subject = stopped.subject;
    }
    return result;
}

void PlanExecutor::runAll(ExecutionResult &result)
{
    std::vector<std::size_t> used[2];
    used[0].assign(m_devices.size(), 0);
    used[1].assign(m_devices.size(), 0);
    for (const PlannedQueue &queue : m_plan.queues) {
        std::size_t &next = used[queue.outOfOrder ? 1 : 0][std::size_t(queue.device.value)];
        m_queues.push_back(runtime(queue.device).queue(next++, queue.outOfOrder));
    }
    for (const ProgramBuild &build : m_request.programs)
        m_timeline.addHostSpan({build.fromCache ? build.title + QStringLiteral(" (cached)") : build.title, build.startNs, build.endNs});
    m_memory.allocateAll();
    keepInitialContents();
    qint64 firstEndNs = 0;
    qint64 mostNs = mostRepeatingNs;
    for (int repetition = 0; repetition == 0 || isToBeRepeated(repetition, mostNs - (hostNowNs() - firstEndNs)); ++repetition) {
        if (repetition > 0)
            restoreInitialContents();
        try {
            runRepetition();
        } catch (const GuardsBroken &broken) {
            findOffender(broken.violation);
        }
        if (repetition == 0) {
            firstEndNs = hostNowNs();
            mostNs = std::max(mostNs, m_untimedNs);
        }
    }
    result.events = m_timeline.events();
    result.launches = m_timeline.launches();
    result.commandsNs = m_commandsNs;
}

void PlanExecutor::runRepetition()
{
    m_log.clear();
    m_waited = m_flushed = 0;
    m_untimedNs = 0;
    m_repetitionStartNs = hostNowNs();
    for (int i = 0; i < m_plan.commands.size(); ++i)
        enqueue(CommandIndex(i));
    waitThrough(m_log.size());
    finishAll();
    m_commandsNs = double(hostNowNs() - m_repetitionStartNs - m_untimedNs);
    checkGuards();
    m_timeline.addRepetition(m_log);
    m_log.clear();
    m_current = CommandIndex(-1);
}

bool PlanExecutor::isToBeRepeated(int repetitions, qint64 leftNs) const
{
    if (m_request.repetitions != untilSpreadIsKnown)
        return repetitions < m_request.repetitions;
    quint64 bytes = 0;
    for (const PlannedStorage &storage : m_plan.storages)
        bytes += storage.sizeInBytes;
    return repetitions < usualRepetitions && !m_tracer && m_commandsNs < double(leftNs) && bytes <= mostRepeatedBytes &&
           !m_observer.hasPrinted();
}

void PlanExecutor::keepInitialContents()
{
    m_initial.resize(std::size_t(m_plan.storages.size()));
    std::vector<bool> isWritten(m_initial.size());
    for (const PlannedCommand &command : m_plan.commands) {
        if (const auto *write = std::get_if<WriteCommand>(&command.action))
            isWritten[std::size_t(write->storage.value)] = true;
    }
    for (const PlannedCommand &command : m_plan.commands) {
        const auto *read = std::get_if<ReadCommand>(&command.action);
        const int storage = read ? read->storage.value : -1;
        if (read && isWritten[std::size_t(storage)] && m_initial[std::size_t(storage)].isEmpty())
            m_initial[std::size_t(storage)] = QByteArray(m_request.hostMemory[storage], qsizetype(m_plan.storages[storage].sizeInBytes));
    }
}

void PlanExecutor::restoreInitialContents()
{
    for (std::size_t i = 0; i < m_initial.size(); ++i) {
        if (!m_initial[i].isEmpty())
            std::memcpy(m_request.hostMemory[qsizetype(i)], m_initial[i].constData(), std::size_t(m_initial[i].size()));
    }
    m_memory.clearAll();
}

/// Does everything once more, looking after each launch.
void PlanExecutor::findOffender(const GuardWatch::Violation &seen)
{
    finishAll();
    m_looksBehindEach = true;
    const DiscardedOutput discarded(m_observer);
    restoreInitialContents();
    m_memory.restoreGuards();
    runRepetition();
    RunStopped stopped = stopFor(seen);
    stopped.message += QStringLiteral(" It did not happen again when each launch was looked at: it may have been an earlier one.");
    throw stopped;
}

void PlanExecutor::enqueue(CommandIndex index)
{
    m_current = index;
    if (m_observer.isCancelled())
        throw RunStopped{RunStatus::Cancelled, QStringLiteral("The run was stopped before \"%1\".").arg(current().name), current().name};
    prepareWaits();
    if (const DeviceSlot slot = currentSlot(); !m_timeline.knowsClockOf(slot))
        m_timeline.sawFirstCommand(slot, hostNowNs());
    std::visit([this](const auto &action) { execute(action); }, current().action);
    if (m_tracer) {
        const auto *launch = std::get_if<LaunchCommand>(&current().action);
        m_tracer->note(current(), launch ? writtenBy(*launch) : QList<StorageIndex>());
    }
    if (m_log.size() - m_flushed >= flushEvery)
        flushAll();
    if (m_log.size() - m_waited > mostInFlight)
        waitThrough(m_log.size() - mostInFlight / 2);
    if (m_guards.pending() >= mostPendingGuards) {
        waitThrough(m_log.size());
        checkGuards();
    }
}

QString PlanExecutor::describeCurrent() const
{
    if (const PlannedStorage *storage = m_memory.allocating())
        return filled(QStringLiteral("The buffer \"%1\" of %2 bytes could not be allocated"), storage->name, storage->sizeInBytes);
    if (m_current.value < 0)
        return QStringLiteral("The run could not be prepared");
    const QString path = current().stepPath.isEmpty() ? QString() : QStringLiteral(" (%1)").arg(current().stepPath);
    if (const auto *launch = std::get_if<LaunchCommand>(&current().action)) {
        const QString what = QStringLiteral("Launch \"%1\" of kernel %2%3 failed").arg(current().name, launch->kernel, path);
        return m_binder.binding() < 0 ? what : what + QStringLiteral(" at argument %1").arg(m_binder.binding());
    }
    return QStringLiteral("The step \"%1\"%2 failed").arg(current().name, path);
}

RunStopped PlanExecutor::stopFor(const GuardWatch::Violation &violation) const
{
    const PlannedCommand &command = m_plan.commands[violation.launch.value];
    return {RunStatus::GuardViolation,
            describeGuardDamage(violation.damage, m_plan.storages[violation.storage.value], command.name,
                                std::get<LaunchCommand>(command.action).kernel),
            command.name};
}

RunStopped PlanExecutor::stopFor(const cl::Error &error) const
{
    const bool invalid = m_memory.allocating() || isRefusal(error.err());
    const QString subject = m_current.value >= 0 ? current().name : QString();
    return {invalid ? RunStatus::Invalid : RunStatus::Crashed, clErrorSentence(describeCurrent(), error.what(), error.err()), subject};
}

} // namespace kernelscope
