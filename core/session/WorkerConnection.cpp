#include "session/WorkerConnection.h"

#include <algorithm>

#include <QFile>

#include "session/ChildProcess.h"
#include "session/ProjectFiles.h"
#include "session/ReplyCheck.h"

namespace kernelscope {
namespace {

constexpr std::chrono::milliseconds cancelGrace{300};

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
    return !m_process.hello().sharesFiles || (all(named.readable, m_hello.readable) && all(named.expected, m_hello.expected));
}

void WorkerConnection::start(const Hello &hello)
{
    m_hello = hello;
    m_process.start(hello, m_startDeadline);
}

void WorkerConnection::give(const PendingRequest &pending)
{
    m_current = pending;
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
    finish(Answer{reply, m_id, m_process.hello().sharesFiles, m_process.hello().processId});
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
    Q_EMIT gone({true, false, failure.reason, {}});
}

void WorkerConnection::workerEnded(const WorkerEnd &end)
{
    if (isBusy()) {
        const bool stopped = m_cancelTimer.isActive();
        RequestFailure failure = stopped ? failureNow(RequestFailure::Kind::Cancelled, QStringLiteral("The run was stopped."))
                                         : failureNow(RequestFailure::Kind::Crashed, end.reason);
        failure.lastWords = end.lastWords;
        finish(tl::unexpected(failure));
    }
    Q_EMIT gone(end);
}

RequestFailure WorkerConnection::failureNow(RequestFailure::Kind kind, const QString &reason) const
{
    return {kind, reason, {}, m_deadline.progress().phase, m_deadline.progress().subject, {}};
}

} // namespace kernelscope
