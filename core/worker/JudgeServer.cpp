#include "worker/JudgeServer.h"

#include <algorithm>
#include <csignal>
#include <utility>

#include <QCryptographicHash>
#include <QDir>
#include <QFile>

#include <sys/prctl.h>
#include <sys/socket.h>
#include <unistd.h>

#include "planner/CheckDependencies.h"
#include "support/Compression.h"
#include "worker/DriverTrial.h"
#include "worker/ExportedProgram.h"
#include "worker/JudgedProject.h"
#include "worker/RunJob.h"

namespace kernelscope {
namespace {

/// Of requests that the session did not make.
constexpr quint64 ownId = ~quint64(0);

/// Whether both ends see one file system: the session wrote the token where it says.
bool sharesFiles(const Hello &hello)
{
    if (hello.resultsDirectory.isEmpty() || hello.sharedToken.isEmpty())
        return false;
    QFile token(QDir(hello.resultsDirectory).filePath(QStringLiteral("token")));
    return token.open(QIODevice::ReadOnly) && token.readAll() == hello.sharedToken.toUtf8();
}

Refused somethingElse()
{
    return {QStringLiteral("The process of the kernels answered something else than was asked.")};
}

QStringList notRunUntraced(const QList<LaunchTrace> &launches)
{
    QStringList paths;
    for (const LaunchTrace &launch : launches) {
        if (!launch.ranUntraced)
            paths << launch.stepPath;
    }
    return paths;
}

QList<Check> checksToMake(const RunReply &, const Request &, const Plan &plan)
{
    return plan.checks;
}

/// One launch alone leaves buffers of the others as they were; one that was not run untraced leaves what the traced kernel made.
QList<Check> checksToMake(const TraceReply &reply, const Request &request, const Plan &plan)
{
    const bool isAlone = !std::get<TraceProject>(request).options.onlyLaunch.isEmpty();
    return isAlone ? QList<Check>() : checksWithout(plan, notRunUntraced(reply.launches));
}

/// What was planned here, with the problems that only a driver knows of.
PlanReport merged(PlanReport report, const PlanReport &fromRunner)
{
    for (const Problem &problem : fromRunner.problems) {
        if (!report.problems.contains(problem))
            report.problems << problem;
    }
    return report;
}

QString firstProblem(const PlanReport &report)
{
    const Problem *problem = firstError(report.problems);
    return problem ? problem->message : QString();
}

void end(RunResult &result, RunStatus status, const Error &error)
{
    result.status = status;
    result.message = error.message;
    result.place = error.place;
    if (!error.pointer.isEmpty())
        result.report.problems << Problem{error.pointer, error.message, {}};
}

} // namespace

JudgeServer::JudgeServer(const ProtocolDescriptors &session, Confined confined, const QStringList &lacking)
    : m_session(session), m_confined(confined), m_lacking(lacking), m_writer(session.output), m_reader(session.input, m_writer)
{
}

/// Before there is another thread, which could not be forked, and before files are out of reach.
void JudgeServer::leaveOutDrivers(const Confinement &confinement)
{
    m_leftOut = m_hello.leftOut;
    if (m_hello.triesDrivers)
        m_leftOut += findBadDrivers(m_hello.leftOut, m_confined == Confined::Not ? nullptr : &confinement,
                                    std::chrono::milliseconds(m_hello.trialMs));
    leaveOut(m_leftOut);
}

/// The other process is confined as this one is, and then further: it can't look into this one.
std::optional<JudgeServer::RunnersEnd> JudgeServer::startRunner()
{
    m_reader.readFirst();
    if (const auto *hello = std::get_if<Hello>(&m_reader.first()))
        m_hello = *hello;
    m_resultsFolder = sharesFiles(m_hello) ? m_hello.resultsDirectory : QString();
    m_caches = useDriverCaches(m_hello);
    const Confinement ofRunner{m_caches.writable() + QStringList{m_resultsFolder}, m_hello.folder, m_hello.readable};
    leaveOutDrivers(ofRunner);
    if (m_confined != Confined::Not)
        (void)confineFiles({ofRunner.writableFolders, m_hello.folder, m_hello.readable + m_hello.expected}); // The runner names what lacks.
    int ends[2] = {-1, -1};
    if (::socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends) != 0)
        ::_exit(1);
    const pid_t child = ::fork();
    if (child < 0)
        ::_exit(1);
    if (child == 0) {
        ::prctl(PR_SET_PDEATHSIG, SIGKILL);
        ::close(ends[0]);
        ::close(m_session.input);
        ::close(m_session.output);
        return RunnersEnd{{ends[1], ends[1]}, ofRunner};
    }
    ::close(ends[1]);
    if (m_confined != Confined::Not)
        (void)confineCalls(child);
    m_runner.emplace(child, ends[0], m_writer);
    return std::nullopt;
}

void JudgeServer::serve()
{
    m_runner->start();
    greetRunner();
    m_reader.start([this](quint64 id) { m_runner->cancel(id); });
    for (;;) {
        const ReceivedRequest received = m_reader.next();
        if (!std::holds_alternative<ReadResults>(received.request))
            m_results.reset();
        m_writer.send(received.id, std::visit([&](const auto &request) { return answer(received.id, request); }, received.request));
        m_runner->answered();
        if (std::holds_alternative<Hello>(received.request))
            (void)evaluator(); // The first run is sure to need it, and it takes its time.
        else if (m_evaluator)
            m_evaluator->clear();
    }
}

void JudgeServer::greetRunner()
{
    Hello hello{protocolVersion, m_resultsFolder, {}};
    hello.leftOut = m_leftOut;
    const Reply reply = ask(ownId, hello);
    m_runner->answered();
    if (const auto *greeted = std::get_if<HelloReply>(&reply))
        m_runnerNumber = greeted->processId;
    else if (const auto *refused = std::get_if<Refused>(&reply))
        m_refusal = refused->message;
}

Evaluator &JudgeServer::evaluator()
{
    if (!m_evaluator)
        m_evaluator = std::make_unique<Evaluator>();
    return *m_evaluator;
}

Reply JudgeServer::ask(quint64 id, const Request &request)
{
    if (const auto sent = m_runner->send(id, request); !sent)
        return Refused{sent.error().message};
    return m_runner->await();
}

const DevicesReply &JudgeServer::devices()
{
    if (!m_devices)
        askDevices();
    return *m_devices;
}

/// What is known of them stays where the other process has ended.
void JudgeServer::askDevices()
{
    const Reply reply = ask(ownId, ListDevices{});
    m_runner->answered();
    if (const auto *devices = std::get_if<DevicesReply>(&reply))
        m_devices = *devices;
    else if (!m_devices)
        m_devices = DevicesReply{{}, somethingElse().message};
}

JudgedProject JudgeServer::judged(const ProjectRequest &request, const QString &onlyLaunch)
{
    return JudgedProject({request, onlyLaunch, 1}, devices(), evaluator(), m_contents);
}

Reply JudgeServer::answer(quint64, const Hello &)
{
    if (!m_refusal.isEmpty())
        return Refused{m_refusal};
    return HelloReply{protocolVersion, !m_resultsFolder.isEmpty(), processNumber(), m_leftOut, m_caches.kept, m_caches.problem};
}

Reply JudgeServer::answer(quint64, const ListDevices &)
{
    askDevices(); // Which are in use changes.
    return devices();
}

void JudgeServer::tellOfParameters(quint64 id, JudgedProject &project)
{
    project.tellOfParameters([this, id](const QString &parameter) { m_writer.send(id, Progress{Phase::Evaluating, parameter, 0, 0}); });
}

Reply JudgeServer::answer(quint64 id, const PlanProject &plan)
{
    JudgedProject project = judged(plan.request);
    tellOfParameters(id, project);
    project.makePlan();
    return PlanReply{project.report()};
}

Reply JudgeServer::answer(quint64 id, const ReadSignatures &read)
{
    return ask(id, ReadSignatures{judged(read.request).withoutChecks()});
}

Reply JudgeServer::answer(quint64 id, const RunProject &run)
{
    JudgedProject project = judged(run.request, run.onlyLaunch);
    return judge<RunReply>(id, RunProject{project.withoutChecks(), run.onlyLaunch, run.repetitions}, project);
}

Reply JudgeServer::answer(quint64 id, const TraceProject &trace)
{
    JudgedProject project = judged(trace.request, trace.options.onlyLaunch);
    return judge<TraceReply>(id, TraceProject{project.withoutChecks(), trace.options, trace.kernels}, project);
}

/// While the other process builds, this one plans.
template <typename Ran> Reply JudgeServer::judge(quint64 id, const Request &request, JudgedProject &project)
{
    if (const auto sent = m_runner->send(id, request); !sent)
        return Refused{sent.error().message};
    tellOfParameters(id, project);
    project.makePlan();
    if (project.isPlanned())
        project.prepareChecks([this, id] { return m_reader.isCancelled(id); });
    else if (!project.couldBePlanned())
        m_runner->cancel(id); // It has the same to say, but of checks.
    Reply reply = m_runner->await();
    auto *ran = std::get_if<Ran>(&reply);
    if (!ran || ran->result.status == RunStatus::CheckFailed)
        return std::holds_alternative<Refused>(reply) ? reply : Reply(somethingElse());
    if (!ran->signature.kernels.isEmpty() && !(project.isKnown() && project.isPlanned()))
        project.adopt(ran->signature.kernels);
    takeTraces(*ran);
    const bool hasRun = ran->result.status == RunStatus::Ok;
    complete(id, ran->result, project, hasRun ? checksToMake(*ran, request, project.plan()) : QList<Check>());
    return reply;
}

/// Of what the other process says of results only where they lie is taken.
void JudgeServer::complete(quint64 id, RunResult &result, JudgedProject &project, const QList<Check> &wanted)
{
    const QString path = std::exchange(result.resultsFile, QString());
    result.resultsSize = 0;
    result.buffers.clear();
    result.checks.clear();
    if (project.isPlanned() && result.status != RunStatus::Ok)
        return;
    if (!project.isPlanned() && firstError(result.diagnostics)) { // It was told to end there.
        result.status = RunStatus::BuildFailed;
        return;
    }
    result.report = merged(project.report(), result.report);
    if (!project.isPlanned())
        return end(result, RunStatus::Invalid, {firstProblem(result.report), {}});
    if (const auto taken = takeResults(path, project); !taken)
        return end(result, RunStatus::Crashed, taken.error());
    const auto report = [this, id](const Progress &progress) { m_writer.send(id, progress); };
    result.buffers = project.buffers(m_results->bytes(), report);
    result.checks = project.checks(wanted, result.buffers, m_results->bytes(), report);
    if (!std::ranges::all_of(result.checks, &CheckResult::passed))
        result.status = RunStatus::CheckFailed;
    result.resultsFile = m_results->path();
    result.resultsSize = m_results->size();
}

Result<std::unique_ptr<ResultsFile>> JudgeServer::openOfRunner(const QString &path) const
{
    if (!path.startsWith(QStringLiteral("/proc/%1/fd/").arg(m_runnerNumber)) || path.contains(u".."))
        return fail(QStringLiteral("The results lie in \"%1\", which is not where they belong.").arg(path));
    return ResultsFile::open(path);
}

/// What the other process holds in memory, for the session to ask for.
void JudgeServer::takeTraces(TraceReply &reply)
{
    m_traces.clear();
    for (LaunchTrace &launch : reply.launches) {
        QByteArray kept;
        if (m_resultsFolder.isEmpty() && !launch.traceFile.isEmpty()) {
            const QString path = std::exchange(launch.traceFile, QString());
            const auto opened = launch.keptSize <= mostTraceBytes ? openOfRunner(path) : fail(QStringLiteral("It is too large."));
            const auto sealed = opened ? (*opened)->seal(launch.keptSize) : Result<void>(fail(opened.error()));
            if (sealed)
                kept = compressed((*opened)->bytes());
            else
                launch.notes << QStringLiteral("The trace itself was lost: %1").arg(sealed.error().message);
        }
        launch.keptSize = quint64(kept.size());
        launch.contentHash = kept.isEmpty() ? QByteArray() : QCryptographicHash::hash(kept, QCryptographicHash::Sha256);
        m_traces << kept;
    }
}

Result<void> JudgeServer::takeResults(const QString &path, const JudgedProject &project)
{
    auto opened = openOfRunner(path);
    if (m_confined == Confined::Wholly)
        m_runner->end();
    if (!opened)
        return fail(opened.error());
    const auto sealed = (*opened)->seal(resultsLayout(project.plan()).size);
    if (sealed)
        m_results = std::move(*opened);
    return sealed;
}

/// The other process only builds: what is expected is kept from it.
Reply JudgeServer::answer(quint64 id, const ExportProject &request)
{
    JudgedProject project = judged(request.request, request.onlyLaunch);
    const Reply reply = ask(id, ReadSignatures{project.withoutChecks()});
    const auto *built = std::get_if<SignaturesReply>(&reply);
    if (!built)
        return std::holds_alternative<Refused>(reply) ? reply : Reply(somethingElse());
    ExportReply failed;
    failed.result.diagnostics = built->diagnostics;
    if (!built->message.isEmpty()) {
        end(failed.result, firstError(built->diagnostics) ? RunStatus::BuildFailed : RunStatus::Invalid, {built->message, {}});
        return failed;
    }
    project.adopt(built->signature.kernels);
    failed.result.report = project.report();
    if (!project.isPlanned()) {
        end(failed.result, RunStatus::Invalid, {firstProblem(project.report()), {}});
        return failed;
    }
    const auto made =
        exportedProgram(project, request.form, m_results, [this, id](const Progress &progress) { m_writer.send(id, progress); });
    if (made)
        return *made;
    end(failed.result, RunStatus::Invalid, made.error());
    return failed;
}

Reply JudgeServer::answer(quint64, const ReadResults &read)
{
    const quint64 size = std::min(read.size, maximumPageSize);
    if (read.launch != ReadResults::noLaunch) {
        const QByteArray trace = m_traces.value(read.launch);
        if (read.offset >= quint64(trace.size()))
            return Refused{QStringLiteral("There is no such trace here to read. Trace the project again.")};
        return ResultPage{read.offset, trace.mid(qsizetype(read.offset), qsizetype(size))};
    }
    if (!m_results)
        return Refused{QStringLiteral("There are no results here to read. Run the project again.")};
    return ResultPage{read.offset, m_results->page(read.offset, size)};
}

Reply JudgeServer::answer(quint64, const Cancel &)
{
    return Refused{QStringLiteral("There is nothing to cancel.")}; // the reader keeps these to itself
}

} // namespace kernelscope
