#include "session/TraceControl.h"

namespace kernelscope {

TraceControl::TraceControl(const SessionState &state, WorkerSupervisor &supervisor, const QStringList &instrumentCommand)
    : m_state(state), m_supervisor(supervisor), m_instrument(instrumentCommand), m_flow(supervisor, m_instrument)
{
    connect(&supervisor, &WorkerSupervisor::progressed, this, [this](const Progress &progress) {
        if (!m_isTracing)
            return;
        m_progress = progress;
        Q_EMIT progressChanged();
    });
}

void TraceControl::trace(const TraceOptions &options)
{
    m_isTracing = true;
    m_started = m_state.document;
    m_progress = {};
    m_flow.start(m_state.document, m_state.device, {}, options, [this](const TraceOutcome &outcome) { ended(outcome); });
    Q_EMIT started();
    Q_EMIT progressChanged();
}

void TraceControl::stop()
{
    if (m_isTracing)
        m_flow.stop();
}

void TraceControl::forget()
{
    m_flow.forget();
    if (m_isTracing)
        m_supervisor.stopRuns();
    m_isTracing = false;
    m_progress = {};
    m_last.reset();
    m_isCurrent = false;
    m_loader.forget();
}

void TraceControl::projectEdited()
{
    setCurrent(false);
}

void TraceControl::ended(const TraceOutcome &outcome)
{
    m_isTracing = false;
    TraceReply reply = outcome.reply;
    const bool isNew = !reply.launches.isEmpty();
    const bool isCurrent = m_started == m_state.document;
    const KeptTraces files = KeptTraces::take(reply, m_supervisor.resultsDirectory());
    if (isNew) {
        m_last = reply;
        ++m_number;
        m_isCurrent = isCurrent;
        m_loader.start(reply.launches, files);
    }
    Q_EMIT ran({reply.result, reply.signature, reply.buildLog}, outcome.answer, isCurrent);
    if (!isNew)
        setCurrent(false);
    Q_EMIT finished(isNew);
}

void TraceControl::setCurrent(bool isCurrent)
{
    if (!m_last || m_isCurrent == isCurrent)
        return;
    m_isCurrent = isCurrent;
    Q_EMIT currentChanged();
}

} // namespace kernelscope
