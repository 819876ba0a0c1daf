#include "session/PlanWatch.h"

#include "session/ProjectFiles.h"

namespace kernelscope {
namespace {

constexpr std::chrono::milliseconds textQuietTime{600};

} // namespace

PlanWatch::PlanWatch(const SessionState &state, WorkerSupervisor &supervisor, std::chrono::milliseconds planDelay)
    : m_state(state), m_supervisor(supervisor)
{
    m_planTimer.setSingleShot(true);
    m_planTimer.setInterval(planDelay);
    m_signatureTimer.setSingleShot(true);
    m_signatureTimer.setInterval(textQuietTime);
    connect(&m_planTimer, &QTimer::timeout, this, &PlanWatch::plan);
    connect(&m_signatureTimer, &QTimer::timeout, this, &PlanWatch::readSignature);
}

void PlanWatch::forget()
{
    ++m_epoch;
    m_report = {};
    m_built = {};
    m_signatureWaits = false;
    m_planTimer.stop();
    m_signatureTimer.stop();
}

void PlanWatch::planSoon()
{
    m_planTimer.start();
}

void PlanWatch::readSignatureSoon()
{
    m_signatureTimer.start();
}

void PlanWatch::readSignature()
{
    m_signatureTimer.stop();
    m_signatureWaits = m_running;
    if (m_running)
        return;
    const auto request = projectRequest(m_state.document, m_state.device);
    if (!request)
        return setProblem(oneLine(request.error()));
    m_supervisor.request(ReadSignatures{*request}, [this, epoch = m_epoch](const Outcome &outcome) {
        if (epoch == m_epoch)
            signatureRead(outcome);
    });
}

void PlanWatch::setRunning(bool running)
{
    m_running = running;
    if (!running && m_signatureWaits)
        readSignature();
}

void PlanWatch::adopt(const ProgramSignature &signature, const QString &log)
{
    m_built.log = log;
    if (signature.kernels.isEmpty() || signature == m_built.signature)
        return;
    m_built = {signature, {}, {}, log};
    Q_EMIT signatureChanged();
    planSoon();
}

void PlanWatch::plan()
{
    const auto request = projectRequest(m_state.document, m_state.device, {}, m_built.signature);
    if (!request)
        return setProblem(oneLine(request.error()));
    m_supervisor.request(PlanProject{*request}, [this, epoch = m_epoch](const Outcome &outcome) {
        if (epoch == m_epoch)
            planned(outcome);
    });
}

void PlanWatch::planned(const Outcome &outcome)
{
    if (outcome) {
        if (const auto *reply = std::get_if<PlanReply>(&outcome->reply))
            setReport(reply->report);
        return;
    }
    if (outcome.error().kind != RequestFailure::Kind::Cancelled)
        setProblem(describe(outcome.error(), m_state.document.project));
}

void PlanWatch::signatureRead(const Outcome &outcome)
{
    if (!outcome) {
        if (outcome.error().kind == RequestFailure::Kind::Cancelled)
            return;
        m_built.message = describe(outcome.error(), m_state.document.project);
    } else if (const auto *reply = std::get_if<SignaturesReply>(&outcome->reply)) {
        const ProgramSignature before = m_built.signature;
        m_built = *reply;
        if (!reply->message.isEmpty())
            m_built.signature = before; // of the last sources that built
    }
    Q_EMIT signatureChanged();
    planSoon();
}

void PlanWatch::setReport(const PlanReport &report)
{
    if (report == m_report)
        return;
    m_report = report;
    Q_EMIT reportChanged();
}

/// Planning itself did not come about: values that were shown would be of an earlier state.
void PlanWatch::setProblem(const QString &message)
{
    PlanReport report;
    report.problems = {{QString(), message, QString(), Severity::Error}};
    setReport(report);
}

} // namespace kernelscope
