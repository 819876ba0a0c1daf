#include "worker/RunJob.h"

#include <algorithm>

#include "device/DeviceSelection.h"
#include "plan/CommandStorages.h"
#include "plan/ProjectPaths.h"
#include "worker/DeviceTurn.h"

namespace kernelscope {
namespace {

constexpr quint64 pageSize = 4096;

} // namespace

QString pathOfContents(const Project &project, const PlannedStorage &storage)
{
    const qsizetype buffer = std::ranges::find(project.buffers, storage.name, &BufferSpec::name) - project.buffers.begin();
    const QString init = ProjectPath::member(ProjectPath::buffer(buffer), QStringLiteral("init"));
    return std::holds_alternative<FileInit>(storage.init) ? ProjectPath::member(init, QStringLiteral("file")) : init;
}

ResultsLayout resultsLayout(const Plan &plan)
{
    ResultsLayout layout;
    for (const PlannedStorage &storage : plan.storages) {
        layout.offsets << layout.size;
        layout.size += (storage.sizeInBytes + pageSize - 1) / pageSize * pageSize;
    }
    return layout;
}

bool needsContents(const Plan &plan, StorageIndex index)
{
    const PlannedStorage &storage = plan.storages[index.value];
    const bool isUsed = storage.access == Access::In || isWrittenByHost(plan, index);
    return isUsed && !storage.skipped && !std::holds_alternative<ZeroInit>(storage.init); // New memory is zero throughout.
}

RunJob::RunJob(Workplace &workplace, const RunProject &request, RunExtension *extension)
    : m_workplace(workplace), m_request(request), m_prepared(workplace, request.request, request.onlyLaunch), m_extension(extension)
{
}

RunReply RunJob::run()
{
    if (prepare() && plan() && makeRoom() && fillContents() && execute())
        keepResults();
    m_reply.signature = m_prepared.signature();
    m_reply.buildLog = m_prepared.mainBuild().log;
    m_reply.result.blamesDriver = m_prepared.blamesDriver();
    if (m_reply.result.resultsFile.isEmpty())
        m_results.reset();
    else
        m_results->unmap();
    return std::move(m_reply);
}

bool RunJob::end(RunStatus status, const Error &error)
{
    m_reply.result.status = m_workplace.isCancelled() ? RunStatus::Cancelled : status;
    m_reply.result.message = error.message;
    m_reply.result.place = error.place;
    return false;
}

bool RunJob::prepare()
{
    RunResult &result = m_reply.result;
    if (const auto read = m_prepared.read(); !read)
        return end(RunStatus::Invalid, read.error());
    result.device = deviceTitle(m_prepared.device());
    const auto planned = m_prepared.planTheBuild();
    result.report = m_prepared.report();
    if (!planned)
        return end(RunStatus::Invalid, planned.error());
    const auto built = m_prepared.build();
    result.report = m_prepared.report();
    const ProgramBuild &build = m_prepared.mainBuild();
    result.diagnostics = build.diagnostics;
    result.builtFromCache = build.fromCache;
    result.buildNs = double(build.endNs - build.startNs);
    return built || end(RunStatus::BuildFailed, built.error());
}

bool RunJob::plan()
{
    if (m_request.repetitions < 1 && m_request.repetitions != untilSpreadIsKnown)
        return end(RunStatus::Invalid, {QStringLiteral("A run is repeated %1 times; give 1 or more.").arg(m_request.repetitions), {}});
    const auto planned = m_prepared.plan();
    m_reply.result.report = m_prepared.report();
    if (!planned)
        return end(RunStatus::Invalid, planned.error());
    const auto built = m_prepared.buildForOtherDevices();
    if (built) {
        if (m_extension)
            m_extension->planned(m_prepared);
        return true;
    }
    m_reply.result.diagnostics = m_prepared.builds().last().diagnostics;
    return end(RunStatus::BuildFailed, built.error());
}

bool RunJob::makeRoom()
{
    m_layout = resultsLayout(m_prepared.thePlan());
    auto file = ResultsFile::create(m_layout.size);
    if (!file)
        return end(RunStatus::Invalid, file.error());
    m_results = std::move(*file);
    return true;
}

char *RunJob::hostMemory(StorageIndex storage) const
{
    return m_results->data() + m_layout.offsets[storage.value];
}

bool RunJob::fillContents()
{
    m_workplace.contents.beginRun(m_request);
    const QList<PlannedStorage> &storages = m_prepared.thePlan().storages;
    for (qsizetype i = 0; i < storages.size(); ++i) {
        const PlannedStorage &storage = storages[i];
        if (!needsContents(m_prepared.thePlan(), StorageIndex(i)))
            continue;
        m_workplace.report({Phase::Evaluating, storage.name, i, storages.size()});
        const auto filled = m_workplace.contents.fill(StorageIndex(i), storage, m_prepared.evaluator(), m_prepared.files().reader(),
                                                      hostMemory(StorageIndex(i)));
        if (!filled) {
            m_reply.result.report.problems << Problem{pathOfContents(m_prepared.project(), storage), filled.error().message, {}};
            return end(RunStatus::Invalid, filled.error());
        }
        if (m_workplace.isCancelled())
            return end(RunStatus::Cancelled, {QStringLiteral("The run was stopped before its commands."), {}});
    }
    return true;
}

void RunJob::keepResults()
{
    m_reply.result.resultsFile = m_results->path();
    m_reply.result.resultsSize = m_results->size();
}

bool RunJob::execute()
{
    const Plan &plan = m_prepared.thePlan();
    QList<char *> memory;
    for (qsizetype i = 0; i < plan.storages.size(); ++i)
        memory << hostMemory(StorageIndex(i));
    DeviceTurn turn(plan.devices, m_workplace.isExclusive);
    const auto waiting = [this](const QString &device) { m_workplace.report({Phase::Waiting, device, 0, 0}); };
    if (!turn.take(waiting, m_workplace.isCancelled))
        return end(RunStatus::Cancelled, {QStringLiteral("The run was stopped while it waited for the device."), {}});
    m_workplace.report({Phase::Running, {}, 0, plan.commands.size()});
    (void)m_workplace.output.take();
    const ExecutionRequest request{plan,   m_prepared.builds(),   m_prepared.signature(),
                                   memory, m_request.repetitions, m_extension ? m_extension->tracing() : nullptr};
    RunResult &result = m_reply.result;
    static_cast<ExecutionResult &>(result) = m_workplace.engine.execute(request, *this);
    const OutputCapture::Output output = m_workplace.output.take();
    result.output = QString::fromUtf8(output.kept);
    result.outputBytes = output.total;
    result.graph = planGraph(plan, m_prepared.signature(), m_extension ? m_extension->accesses() : TracedAccesses());
    return result.status == RunStatus::Ok;
}

// ---- heard from the execution ----

void RunJob::enteringFirstLaunch(const QString &launch)
{
    m_workplace.report({Phase::FirstLaunch, launch, 0, 0});
}

void RunJob::waitingFor(const QString &command, qint64 done, qint64 total)
{
    m_workplace.report({Phase::Running, command, done, total});
}

bool RunJob::isCancelled() const
{
    return m_workplace.isCancelled();
}

void RunJob::discardOutput(bool discard)
{
    m_workplace.output.setDiscarding(discard);
}

bool RunJob::hasPrinted()
{
    return !m_workplace.output.isEmpty();
}

} // namespace kernelscope
