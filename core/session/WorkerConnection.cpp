#include "session/WorkerConnection.h"

#include <algorithm>
#include <csignal>

#include "run/OutsideAccess.h"
#include "session/ChildProcess.h"
#include "session/DriverCacheUse.h"
#include "session/ProjectFiles.h"
#include "session/ReplyCheck.h"

namespace kernelscope {
namespace {

constexpr std::chrono::milliseconds cancelGrace{300};

/// Null in a reply to something else than a run, a trace or an export. Constant where the reply is.
auto *resultOf(auto &reply)
{
    using Wanted = std::conditional_t<std::is_const_v<std::remove_reference_t<decltype(reply)>>, const RunResult, RunResult>;
    return std::visit(
        [](auto &told) -> Wanted * {
            if constexpr (requires { told.result; })
                return &told.result;
            return nullptr;
        },
        reply);
}

/// Of a run that failed before with these caches of drivers.
void noteCaches(RunResult &result, const QStringList &caches, const QString &problem)
{
    if (result.status == RunStatus::Ok || result.status == RunStatus::CheckFailed || result.status == RunStatus::GuardViolation) {
        result.report.problems << Problem{
            {},
            QStringLiteral("The driver's cache in %1 is damaged: the run failed with it and went well with a new one, which is used from "
                           "now on. The old one can be removed.")
                .arg(usedCaches(caches).join(QStringLiteral(" or "))),
            {},
            Severity::Warning};
    } else if (result.blamesDriver && !problem.isEmpty()) {
        result.message = problem;
        result.diagnostics.clear();
    }
}

void noteConnection(RunResult &result)
{
    result.report.problems << Problem{
        {}, QStringLiteral("The connection to the worker was lost meanwhile: what was at work was begun anew."), {}, Severity::Warning};
}

} // namespace

WorkerConnection::WorkerConnection(quint64 id, const SessionOptions &options, QObject *parent)
    : QObject(parent), m_id(id), m_startDeadline(options.deadlines.starting),
      m_process(commandOr(options.workerCommand, QStringLiteral("kernelscope-worker"))), m_deadline(options.deadlines)
{
    m_cancelTimer.setSingleShot(true);
    m_cancelTimer.setInterval(cancelGrace);
    connect(&m_process, &WorkerProcess::ready, this, &WorkerConnection::ready);
    connect(&m_process, &WorkerProcess::replied, this, &WorkerConnection::takeReply);
    connect(&m_process, &WorkerProcess::ended, this, &WorkerConnection::workerEnded);
    connect(&m_deadline, &PhaseDeadline::passed, this, [this] {
        if (const Suspect suspect = suspectFor(RequestFailure::Kind::TimedOut, {}); suspect != Suspect::Nothing)
            handBack(suspect);
        RequestFailure failure = failureNow(RequestFailure::Kind::TimedOut);
        failure.limit = m_deadline.limit();
        endWorker(failure);
    });
    connect(&m_cancelTimer, &QTimer::timeout, this,
            [this] { endWorker(failureNow(RequestFailure::Kind::Cancelled, QStringLiteral("The run was stopped."))); });
}

bool WorkerConnection::isRunning() const
{
    return isBusy() && isRun(m_current->request);
}

bool WorkerConnection::reads(const Hello &named) const
{
    const auto all = [](const QStringList &files, const QStringList &known) {
        return std::ranges::all_of(files, [&](const QString &file) { return known.contains(file); });
    };
    return !m_process.hello().sharesFiles || named.folder.isEmpty() ||
           (named.folder == m_startedWith.folder && all(named.readable, m_startedWith.readable) &&
            all(named.expected, m_startedWith.expected));
}

void WorkerConnection::start(const Hello &hello)
{
    m_startedWith = hello;
    const bool takesLonger = hello.triesDrivers && m_startDeadline.count() > 0;
    m_process.start(hello, m_startDeadline + std::chrono::milliseconds(takesLonger ? hello.trialMs : 0));
}

void WorkerConnection::give(const PendingRequest &pending)
{
    m_current = pending;
    m_given = QDateTime::currentDateTime();
    m_hasRun = m_hasRun || isRun(pending.request);
    ++m_requestId;
    const auto request = m_process.hello().sharesFiles ? Result<Request>(pending.request) : withFilesInline(pending.request);
    const auto sent = request.and_then([this](const Request &ready) { return m_process.send(m_requestId, ready); });
    if (!sent)
        return finish(tl::unexpected(failureNow(RequestFailure::Kind::Refused, oneLine(sent.error()))));
    m_deadline.begin();
}

void WorkerConnection::cancel()
{
    if (!isBusy() || m_cancelTimer.isActive())
        return;
    (void)m_process.send(m_requestId, Cancel{});
    m_cancelTimer.start();
}

void WorkerConnection::expire(std::chrono::milliseconds limit)
{
    RequestFailure failure = failureNow(RequestFailure::Kind::TimedOut);
    failure.limit = limit;
    endWorker(failure);
}

void WorkerConnection::takeReply(quint64 requestId, const Reply &reply)
{
    if (!isBusy() || requestId != m_requestId)
        return; // late news of a request that is over
    if (const auto checked = checkReply(reply); !checked)
        return endWorker(failureNow(RequestFailure::Kind::Crashed, checked.error().message));
    if (const auto *progress = std::get_if<Progress>(&reply)) {
        m_deadline.enter(*progress);
        Q_EMIT progressed(*progress);
        return;
    }
    if (const auto *traced = std::get_if<LaunchTraced>(&reply)) {
        if (!m_cancelTimer.isActive()) // else nobody waits for it any more
            Q_EMIT launchTraced(traced->launch);
        return;
    }
    if (const auto *refused = std::get_if<Refused>(&reply))
        return finish(tl::unexpected(failureNow(RequestFailure::Kind::Refused, refused->message)));
    if (const Suspect suspect = suspectFor(reply); suspect != Suspect::Nothing)
        return handBack(suspect);
    Reply told = reply;
    RunResult *result = resultOf(told);
    if (result && m_current->suspect == Suspect::Cache)
        noteCaches(*result, m_current->suspectCaches, m_process.hello().cacheProblem);
    else if (result && m_current->suspect == Suspect::Connection)
        noteConnection(*result);
    finish(Answer{told, m_id, m_process.hello().sharesFiles, m_process.hello().processId});
}

/// Once only: what fails with a driver that was tried and with an empty cache is told of as it is.
Suspect WorkerConnection::suspectFor(RequestFailure::Kind kind, const WorkerEnd &end) const
{
    const Phase phase = m_deadline.progress().phase;
    if (!isBusy() || m_current->suspect != Suspect::Nothing || m_current->worker != 0 || m_cancelTimer.isActive())
        return Suspect::Nothing;
    if (end.lostConnection)
        return Suspect::Connection;
    const bool wasKilled = end.signal == SIGKILL;                              // which no program does to itself
    if (wasKilled && (phase == Phase::Starting || phase == Phase::Evaluating)) // maybe before it was given anything
        return Suspect::OtherProgram;
    if (phase == Phase::Starting)
        return Suspect::Driver;
    const bool usesCache = phase == Phase::Building || phase == Phase::FirstLaunch || phase == Phase::Running;
    if (!usesCache || kind != RequestFailure::Kind::Crashed || wasKilled || readOutsideAccess(end.lastWords))
        return Suspect::Nothing;
    return mayComeFromCache() ? Suspect::Cache : Suspect::Nothing;
}

Suspect WorkerConnection::suspectFor(const Reply &reply) const
{
    const RunResult *result = resultOf(reply);
    const bool hasFailed = result && (result->status == RunStatus::BuildFailed || result->status == RunStatus::Invalid);
    if (!hasFailed || !result->blamesDriver || m_current->suspect != Suspect::Nothing || m_cancelTimer.isActive())
        return Suspect::Nothing;
    return mayComeFromCache() ? Suspect::Cache : Suspect::Nothing;
}

/// Of a worker whose files can't be seen from here nobody knows.
bool WorkerConnection::mayComeFromCache() const
{
    const HelloReply &hello = m_process.hello();
    return hello.sharesFiles ? mayComeFromCaches(hello.caches, m_given) : !hello.caches.isEmpty();
}

void WorkerConnection::handBack(Suspect suspect)
{
    m_deadline.stop();
    m_cancelTimer.stop();
    PendingRequest pending = *m_current;
    m_current.reset();
    pending.suspect = suspect;
    pending.suspectCaches = m_process.hello().caches;
    Q_EMIT suspects(pending);
}

void WorkerConnection::finish(const Outcome &outcome)
{
    m_deadline.stop();
    m_cancelTimer.stop();
    const PendingRequest done = *m_current;
    m_current.reset();
    done.handler(outcome);
    if (m_process.isReady())
        Q_EMIT becameIdle();
}

void WorkerConnection::endWorker(const RequestFailure &failure)
{
    m_process.kill();
    if (isBusy())
        finish(tl::unexpected(failure));
    Q_EMIT gone({true, false, failure.reason, {}, 0});
}

void WorkerConnection::workerEnded(const WorkerEnd &end)
{
    if (const Suspect suspect = suspectFor(RequestFailure::Kind::Crashed, end); suspect != Suspect::Nothing)
        handBack(suspect);
    if (isBusy()) {
        const bool stopped = m_cancelTimer.isActive();
        RequestFailure failure = stopped ? failureNow(RequestFailure::Kind::Cancelled, QStringLiteral("The run was stopped."))
                                         : failureNow(RequestFailure::Kind::Crashed, end.reason);
        failure.lastWords = end.lastWords;
        failure.signal = end.signal;
        failure.lostConnection = end.lostConnection;
        failure.cacheProblem = m_process.hello().cacheProblem;
        finish(tl::unexpected(failure));
    }
    Q_EMIT gone(end);
}

RequestFailure WorkerConnection::failureNow(RequestFailure::Kind kind, const QString &reason) const
{
    RequestFailure failure{kind, reason, {}, m_deadline.progress().phase, m_deadline.progress().subject, {}};
    failure.done = m_deadline.progress().done;
    failure.total = m_deadline.progress().total;
    failure.isMoving = m_deadline.isMoving();
    return failure;
}

} // namespace kernelscope
