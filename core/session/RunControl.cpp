#include "session/RunControl.h"

#include "session/OpenResults.h"
#include "session/ProjectFiles.h"
#include "session/RemoteResultStore.h"
#include "session/RequestFailure.h"

namespace kernelscope {
namespace {

bool hasResults(RunStatus status)
{
    return status == RunStatus::Ok || status == RunStatus::CheckFailed || status == RunStatus::GuardViolation;
}

} // namespace

RunControl::RunControl(const SessionState &state, WorkerSupervisor &supervisor) : m_state(state), m_supervisor(supervisor)
{
    connect(&supervisor, &WorkerSupervisor::progressed, this, [this](const Progress &progress) {
        if (!isRunning())
            return; // of a trace, or of a run that nobody waits for any more
        m_progress = progress;
        Q_EMIT progressChanged();
    });
}

void RunControl::run(int repetitions, const QString &onlyLaunch)
{
    const auto request = projectRequest(m_state.document, m_state.device, {}, m_state.sourceSignature);
    if (!request)
        return finish(invalidRun(request.error()));
    closeRemote();
    ++m_pending;
    m_started = m_state.document;
    m_progress = {};
    m_supervisor.request(RunProject{*request, onlyLaunch, repetitions}, [this, epoch = m_epoch](const Outcome &outcome) {
        if (epoch == m_epoch)
            ended(outcome);
    });
    Q_EMIT started();
    Q_EMIT progressChanged();
}

void RunControl::stop()
{
    m_supervisor.stopRuns();
}

void RunControl::forget()
{
    ++m_epoch;
    m_supervisor.stopRuns();
    m_pending = 0;
    m_progress = {};
    m_last.reset();
    m_lastGood.reset();
    m_isCurrent = false;
    m_results.reset();
}

void RunControl::projectEdited()
{
    setCurrent(false);
}

void RunControl::ended(const Outcome &outcome)
{
    --m_pending;
    const bool anotherFollows = m_pending > 0;
    if (!outcome) {
        if (anotherFollows && outcome.error().kind == RequestFailure::Kind::Cancelled)
            return; // the newer run took its place
        return finish(failedRun(outcome.error(), m_started.project));
    }
    if (const auto *reply = std::get_if<RunReply>(&outcome->reply))
        return takeReply(*reply, *outcome, !anotherFollows && m_started == m_state.document);
    finish(failedRun({RequestFailure::Kind::Refused, QStringLiteral("The worker answered something else than a run."), {}, {}, {}, {}},
                     m_started.project));
}

void RunControl::takeReply(const RunReply &reply, const Answer &answer, bool isCurrent)
{
    Q_EMIT built(reply);
    RunResult result = reply.result;
    if (!hasResults(result.status))
        return finish(result);
    const auto results = openResults(result, answer, m_supervisor);
    if (!results) {
        result.status = RunStatus::Crashed;
        result.message = results.error().message;
        return finish(result);
    }
    m_last = result;
    m_lastGood = result;
    m_results = *results;
    m_isCurrent = isCurrent;
    Q_EMIT finished();
    Q_EMIT resultsChanged();
}

void RunControl::adopt(const RunReply &reply, const std::optional<Answer> &answer, bool isCurrent)
{
    if (answer)
        takeReply(reply, *answer, isCurrent);
    else
        finish(reply.result);
}

/// A run without results: what the window shows stays, as of the earlier run.
void RunControl::finish(const RunResult &result)
{
    m_last = result;
    Q_EMIT finished();
    setCurrent(false);
}

void RunControl::setCurrent(bool isCurrent)
{
    if (!m_lastGood || m_isCurrent == isCurrent)
        return;
    m_isCurrent = isCurrent;
    Q_EMIT resultsChanged();
}

/// A remote worker keeps the results of its last run only.
void RunControl::closeRemote()
{
    if (auto *remote = dynamic_cast<RemoteResultStore *>(m_results.get()))
        remote->close();
}

} // namespace kernelscope
