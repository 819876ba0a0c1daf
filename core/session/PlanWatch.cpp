#include "session/PlanWatch.h"

#include <algorithm>

#include "session/InstrumentRequests.h"
#include "session/ProjectFiles.h"

namespace kernelscope {
namespace {

constexpr std::chrono::milliseconds textQuietTime{600};

/// With the limits of kernels that only a device's compiler tells.
ProgramSignature withLimits(ProgramSignature signature, const ProgramSignature &built)
{
    for (KernelSignature &kernel : signature.kernels) {
        const KernelSignature *known = kernelNamed(built, kernel.name);
        if (!known)
            continue;
        kernel.localMemorySize = known->localMemorySize;
        kernel.privateMemorySize = known->privateMemorySize;
        kernel.maxWorkGroupSize = known->maxWorkGroupSize;
        kernel.preferredWorkGroupMultiple = known->preferredWorkGroupMultiple;
    }
    return signature;
}

/// It leads to what names the file that could not be sent, else it names the file itself.
Problem problemOfPlan(const RequestFailure &failure, const Project &project)
{
    const QString message = describe(failure, project);
    return {failure.pointer, failure.pointer.isEmpty() ? oneLine({message, failure.place}) : message, {}};
}

} // namespace

PlanWatch::PlanWatch(const SessionState &state, Workers &workers, std::chrono::milliseconds planDelay, const QStringList &instrumentCommand)
    : m_state(state), m_plan(workers), m_instrument(instrumentCommand)
{
    m_planTimer.setSingleShot(true);
    m_planTimer.setInterval(planDelay);
    m_readTimer.setSingleShot(true);
    m_readTimer.setInterval(textQuietTime);
    connect(&m_planTimer, &QTimer::timeout, this, &PlanWatch::plan);
    connect(&m_readTimer, &QTimer::timeout, this, &PlanWatch::readSources);
}

void PlanWatch::forget()
{
    m_plan.forget();
    m_report = {};
    m_signature = {};
    m_diagnostics.clear();
    m_buildLog.clear();
    m_hasPlan = false;
    m_planTimer.stop();
    sourcesChanged();
    m_readTimer.stop();
}

void PlanWatch::planSoon()
{
    m_isUpToDate = false;
    m_plansAgain = m_plan.isAtWork(); // after the answer, so that only the newest waits
    if (!m_plansAgain)
        m_planTimer.start();
}

/// What Clang read is of sources or options that were changed.
void PlanWatch::sourcesChanged()
{
    ++m_question;
    m_hasReadSources = false;
    m_isUpToDate = false;
    m_built = {};
    m_readTimer.start();
    if (!m_state.sourceSignature.kernels.isEmpty())
        Q_EMIT sourcesRead({});
}

void PlanWatch::setFacts(const CompilerFacts &facts)
{
    if (std::exchange(m_facts, facts) != facts && m_hasPlan)
        planSoon();
}

void PlanWatch::adopt(const ProgramSignature &signature, const QString &log)
{
    m_buildLog = log;
    m_built = signature;
    ProgramSignature known = signature;
    known.isRead = m_signature.isRead;
    if (m_hasReadSources && m_lastReply.message.isEmpty()) { // A driver tells less of kernels than Clang.
        for (KernelSignature &kernel : known.kernels) {
            if (const KernelSignature *read = kernelNamed(m_lastReply.signature, kernel.name))
                kernel = *read;
        }
        if (known.structs.isEmpty())
            known.structs = m_lastReply.signature.structs;
        known = withLimits(known, signature);
    }
    if (known.kernels.isEmpty() || known == m_signature)
        return;
    m_signature = known;
    m_diagnostics.clear(); // the run has its own
    Q_EMIT signatureChanged();
    planSoon();
}

void PlanWatch::plan()
{
    if (m_state.isRestricted)
        return readUnplanned();
    const auto request = projectRequest(m_state.document, m_state.device, {}, m_signature);
    m_plan.start(request.map([](const ProjectRequest &project) { return PlanProject{project}; }),
                 [this](const auto &reply, const Answer *) { planned(reply); });
}

void PlanWatch::readUnplanned()
{
    PlanReport report;
    const auto options = plainBuildOptions(m_state.document.project, {});
    report.buildOptions = options.value_or(QString());
    setReport(report);
    if (!options)
        return clangAnswered({});
    m_hasPlan = true;
    if (!m_readTimer.isActive())
        readSources();
}

void PlanWatch::planned(const tl::expected<PlanReply, RequestFailure> &reply)
{
    if (std::exchange(m_plansAgain, false))
        planSoon();
    if (!reply)
        return setProblem(problemOfPlan(reply.error(), m_state.document.project));
    setReport(reply->report);
    m_hasPlan = true;
    if (!m_readTimer.isActive()) // else that will do it, when the text has been left alone
        readSources();
}

/// The same question twice costs nothing: the answers are remembered.
void PlanWatch::readSources()
{
    m_readTimer.stop();
    if (!m_hasPlan)
        return; // asked once there is one
    const auto asked = question();
    if (!asked || asked->sources.isEmpty())
        return clangAnswered({});
    m_instrument.ask(*asked, [this, number = ++m_question](const InstrumentReply &reply) {
        if (number == m_question)
            clangAnswered(reply);
    });
}

Result<InstrumentRequest> PlanWatch::question() const
{
    return filesOf(m_state.document).map([this](const QList<ProjectFile> &files) {
        InstrumentRequest asked = instrumentRequest(m_state.document.project, files, m_report.buildOptions);
        asked.facts = m_facts;
        return asked;
    });
}

void PlanWatch::assemble(const QString &target, const InstrumentProcess::Handler &handler)
{
    const auto handle = [this, number = ++m_assemblies, handler](const InstrumentReply &reply) {
        if (number == m_assemblies)
            handler(reply);
    };
    if (const auto asked = question())
        return m_instrument.ask(assemblyRequest(*asked, target), handle);
    else
        QMetaObject::invokeMethod(
            this,
            [handle, message = oneLine(asked.error())] {
                handle({instrumentVersion, message, {}, {}, {}, {}, {}});
            },
            Qt::QueuedConnection);
}

void PlanWatch::clangAnswered(const InstrumentReply &reply)
{
    const bool isNews = !m_hasReadSources || reply.signature != m_lastReply.signature || reply.diagnostics != m_lastReply.diagnostics;
    m_hasReadSources = true;
    if (!isNews) { // what a run found out since still holds
        m_isUpToDate = !m_planTimer.isActive() && !m_plan.isAtWork();
        if (m_isUpToDate)
            Q_EMIT settled();
        return;
    }
    m_lastReply = reply;
    const bool isRead = reply.message.isEmpty();
    Q_EMIT sourcesRead(isRead ? reply.signature : ProgramSignature());
    if (isRead)
        m_signature = withLimits(reply.signature, m_built);
    m_signature.isRead = isRead && !firstError(reply.diagnostics);
    m_diagnostics = reply.diagnostics;
    Q_EMIT signatureChanged();
    planSoon();
}

void PlanWatch::setReport(const PlanReport &report)
{
    if (report == m_report)
        return;
    m_report = std::move(report);
    Q_EMIT reportChanged();
}

/// Planning itself did not come about: values that were shown would be of an earlier state.
void PlanWatch::setProblem(const Problem &problem)
{
    PlanReport report;
    report.problems = {problem};
    setReport(report);
    InstrumentReply unread; // whoever waits for Clang would wait for ever
    unread.message = problem.message;
    clangAnswered(unread);
}

} // namespace kernelscope
