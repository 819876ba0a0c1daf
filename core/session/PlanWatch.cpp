#include "session/PlanWatch.h"

#include <QRegularExpression>

#include "session/InstrumentRequests.h"
#include "session/ProjectFiles.h"

namespace kernelscope {
namespace {

constexpr std::chrono::milliseconds textQuietTime{600};

} // namespace

PlanWatch::PlanWatch(const SessionState &state, WorkerSupervisor &supervisor, std::chrono::milliseconds planDelay,
                     const QStringList &instrumentCommand)
    : m_state(state), m_supervisor(supervisor), m_instrument(instrumentCommand)
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
    forgetSources();
}

/// What Clang read is of sources or options that were changed.
void PlanWatch::forgetSources()
{
    ++m_question;
    if (!m_state.sourceSignature.kernels.isEmpty())
        Q_EMIT sourcesRead({});
}

void PlanWatch::planSoon()
{
    m_planTimer.start();
}

void PlanWatch::readSignatureSoon()
{
    forgetSources();
    m_signatureTimer.start();
}

void PlanWatch::readSignature()
{
    m_signatureTimer.stop();
    m_signatureWaits = m_running;
    if (m_running)
        return;
    const auto request = projectRequest(m_state.document, m_state.device, {}, m_state.sourceSignature);
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
        if (const auto *reply = std::get_if<PlanReply>(&outcome->reply)) {
            setReport(reply->report);
            askClang();
        }
        return;
    }
    if (outcome.error().kind != RequestFailure::Kind::Cancelled)
        setProblem(describe(outcome.error(), m_state.document.project));
}

/// The same question twice costs nothing: the answers are remembered.
void PlanWatch::askClang()
{
    const auto request = projectRequest(m_state.document, m_state.device);
    if (!request || m_state.document.project.sources.isEmpty())
        return;
    m_instrument.ask(instrumentRequest(m_state.document.project, request->files, m_report.buildOptions),
                     [this, question = ++m_question](const InstrumentReply &reply) {
                         if (question == m_question)
                             clangAnswered(reply);
                     });
}

void PlanWatch::clangAnswered(const InstrumentReply &reply)
{
    const ProgramSignature signature = reply.message.isEmpty() ? reply.signature : ProgramSignature();
    if (signature == m_state.sourceSignature)
        return;
    Q_EMIT sourcesRead(signature);
    if (!m_signatureTimer.isActive()) // else that will do it, when the text has been left alone
        readSignature();
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

/// What was refused as text of the project file, "the project file:25:18: /plan/0/global/0 is empty.", belongs to a field.
static Problem withPlace(const Problem &problem)
{
    static const QRegularExpression refused(QStringLiteral("^[^:]+:\\d+:\\d+: (/\\S+) (.+)$"));
    const auto match = refused.match(problem.message);
    if (!problem.path.isEmpty() || !match.hasMatch())
        return problem;
    return {match.captured(1), QStringLiteral("This %1").arg(match.captured(2)), problem.suggestion, problem.severity};
}

void PlanWatch::setReport(PlanReport report)
{
    for (Problem &problem : report.problems)
        problem = withPlace(problem);
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
