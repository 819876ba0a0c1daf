#include "session/SweepControl.h"

#include "session/ProjectFiles.h"
#include "session/RequestFailure.h"

namespace kernelscope {

SweepControl::SweepControl(const SessionState &state, WorkerSupervisor &supervisor) : m_state(state), m_supervisor(supervisor)
{
    connect(&supervisor, &WorkerSupervisor::progressed, this, [this](const Progress &progress) {
        if (!m_isAtWork)
            return;
        m_progress = progress;
        Q_EMIT progressChanged();
    });
}

static Result<void> checkSweep(const Project &project)
{
    if (project.plan.isEmpty())
        return fail(QStringLiteral("The project has no plan, so there is nothing to run."));
    if (!project.sweep || project.sweep->vary.isEmpty())
        return fail(QStringLiteral("There is nothing to vary: choose a parameter and its values."));
    for (const auto &[name, values] : project.sweep->vary) {
        if (values.isEmpty())
            return fail(QStringLiteral("There are no values for the parameter \"%1\".").arg(name));
    }
    return checkVaried(project.sweep->vary, project);
}

void SweepControl::start(int repetitions)
{
    forget();
    m_started = m_state.document;
    m_device = m_state.device;
    m_isCurrent = true;
    m_isSweeping = true;
    const auto fits = checkSweep(m_started.project);
    const Sweep sweep = m_started.project.sweep.value_or(Sweep());
    m_last = SweepResults{sweep, repetitions, fits ? sweepPoints(sweep.vary) : QList<SweepPoint>(), {}, {}};
    m_order = shuffledOrder(m_last->points.size());
    m_started = withWork(m_started, sweep.work);
    Q_EMIT started();
    Q_EMIT changed();
    if (!fits)
        finish(fits.error().message);
    else
        goOn();
}

void SweepControl::goOn()
{
    if (!m_isSweeping || m_isAtWork)
        return;
    const SweepPoint point = m_last->points[m_order[m_last->runs.size()]];
    m_progress = {};
    m_isAtWork = true;
    const auto request = projectRequest(m_started, m_device, parametersAt(point), m_state.sourceSignature);
    if (!request) {
        QMetaObject::invokeMethod(
            this,
            [this, point, refused = invalidRun(request.error()), epoch = m_epoch] {
                if (epoch == m_epoch)
                    take(point, refused);
            },
            Qt::QueuedConnection);
        return;
    }
    m_supervisor.request(RunProject{*request, {}, m_last->repetitions}, [this, point, epoch = m_epoch](const Outcome &outcome) {
        if (epoch == m_epoch)
            ended(point, outcome);
    });
    Q_EMIT progressChanged();
}

void SweepControl::stop()
{
    if (!m_isSweeping)
        return;
    if (m_isAtWork)
        m_supervisor.stopRuns();
    ++m_epoch; // However its run ends, the sweep has.
    finish(QStringLiteral("The sweep was stopped."));
}

void SweepControl::forget()
{
    if (m_isAtWork)
        m_supervisor.stopRuns();
    ++m_epoch;
    m_isSweeping = false;
    m_isAtWork = false;
    m_isCurrent = false;
    m_progress = {};
    m_last.reset();
}

void SweepControl::projectEdited()
{
    if (!m_last || !m_isCurrent)
        return;
    m_isCurrent = false;
    Q_EMIT changed();
}

void SweepControl::ended(const SweepPoint &point, const Outcome &outcome)
{
    if (outcome) {
        const auto *reply = std::get_if<RunReply>(&outcome->reply);
        RunResult strange;
        strange.status = RunStatus::Invalid;
        strange.message = QStringLiteral("The worker answered something else than a run.");
        return take(point, reply ? reply->result : strange);
    }
    const RequestFailure &failure = outcome.error();
    if (failure.kind == RequestFailure::Kind::Cancelled)
        return finish(QStringLiteral("The sweep was stopped."));
    const RunResult failed = failedRun(failure, m_started.project);
    if (failure.kind == RequestFailure::Kind::Unavailable) {
        insertInOrder(m_last->runs, sweepRunOf(point, failed, {}), m_last->points);
        return finish(failed.message);
    }
    take(point, failed);
}

void SweepControl::take(const SweepPoint &point, const RunResult &result)
{
    insertInOrder(m_last->runs, sweepRunOf(point, result, m_last->sweep.work), m_last->points);
    if (m_last->runs.size() == m_last->points.size())
        return finish({});
    m_isAtWork = false;
    Q_EMIT changed();
    Q_EMIT runEnded();
}

void SweepControl::finish(const QString &message)
{
    m_isSweeping = false;
    m_isAtWork = false;
    m_last->message = message;
    Q_EMIT changed();
    Q_EMIT finished();
}

} // namespace kernelscope
