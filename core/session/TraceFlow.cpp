#include "session/TraceFlow.h"

#include <algorithm>
#include <utility>

#include <QRegularExpression>

#include "analysis/EndlessLoops.h"
#include "device/DeviceSelection.h"
#include "guess/GuessedFindings.h"
#include "project/Guesses.h"
#include "project/Steps.h"
#include "project/UsedNames.h"
#include "session/InstrumentRequests.h"
#include "session/ProjectFiles.h"
#include "session/RequestFailure.h"

namespace kernelscope {
namespace {

const QString unoptimised = QStringLiteral("-cl-opt-disable");
constexpr std::chrono::milliseconds leastTrial{4000}; ///< of a loop that may be endless; longer where the traced launch took longer

/// A plan that gives an `in` buffer to a kernel known to write there is refused; a trace takes it, and shows the writes.
ProgramSignature withoutWrites(ProgramSignature signature)
{
    for (KernelSignature &kernel : signature.kernels) {
        for (KernelParameter &parameter : kernel.parameters)
            parameter.written = Knowledge::Unknown;
    }
    return signature;
}

} // namespace

CompilerFacts compilerFacts(const DeviceInfo &device)
{
    CompilerFacts facts;
    facts.addressBits = device.addressBits;
    facts.extensions = device.extensions;
    facts.features = device.features;
    facts.imageSupport = device.imageSupport;
    static const QRegularExpression number(QStringLiteral("(\\d)\\.(\\d)"));
    if (const auto match = number.match(device.version); match.hasMatch())
        facts.openclVersion = match.captured(1).toInt() * 100 + match.captured(2).toInt() * 10;
    if (const QString standard = defaultStandard(device); !standard.isEmpty())
        facts.standard = standard;
    return facts;
}

TraceFlow::TraceFlow(Workers &workers, InstrumentProcess &instrument, QObject *parent)
    : QObject(parent), m_workers(workers), m_instrument(instrument), m_devices(workers), m_plan(workers), m_trace(workers)
{
    connect(&workers, &Workers::launchTraced, this, qOverload<const LaunchTrace &>(&TraceFlow::heardOf));
    connect(&workers, &Workers::progressed, this, qOverload<const Progress &>(&TraceFlow::heardOf));
    connect(&workers, &Workers::begunAgain, this, [this] {
        m_launches.clear();
        m_trial.stop();
        m_sinceHeard.start();
    });
    m_trial.setSingleShot(true);
    connect(&m_trial, &QTimer::timeout, this, [this] {
        m_isTrialOver = true;
        m_workers.stopRuns();
    });
}

void TraceFlow::heardOf(const LaunchTrace &launch)
{
    if (!m_trace.isAtWork())
        return;
    const bool isAgain =
        !m_launches.isEmpty() && m_launches.last().stepPath == launch.stepPath && m_launches.last().execution == launch.execution;
    if (isAgain)
        m_launches.removeLast();
    m_launches << launch;
    m_trial.stop();
    const bool mayHang = mayBeEndless(launch.findings) || (m_isProcessor && !launch.overflow.isEmpty());
    if (launch.ranUntraced && mayHang)
        m_trial.start(std::max(leastTrial, std::chrono::milliseconds(m_sinceHeard.elapsed())));
    m_sinceHeard.start();
}

/// Something else is at work.
void TraceFlow::heardOf(const Progress &progress)
{
    const bool isLaunch = progress.phase == Phase::FirstLaunch || progress.phase == Phase::Running;
    if (m_trial.isActive() && !(isLaunch && progress.subject == m_launches.last().name))
        m_trial.stop();
}

template <typename Reply> auto TraceFlow::then(void (TraceFlow::*next)(const Reply &))
{
    return [this, next](const tl::expected<Reply, RequestFailure> &reply, const Answer *) {
        reply ? (this->*next)(*reply) : failed(reply.error());
    };
}

void TraceFlow::forget()
{
    ++m_epoch;
    m_launches.clear();
    m_trial.stop();
    m_isTrialOver = false;
    m_missing = 0;
    m_devices.forget();
    m_plan.forget();
    m_trace.forget();
    m_handler = {};
}

void TraceFlow::stop()
{
    m_trial.stop();
    m_isTrialOver = false;
    if (m_trace.isAtWork())
        return m_workers.stopRuns();
    if (m_handler)
        failed({RequestFailure::Kind::Cancelled, QStringLiteral("The trace was stopped.")});
}

void TraceFlow::expire(std::chrono::milliseconds limit)
{
    if (m_missing > 0)
        failed({RequestFailure::Kind::TimedOut, {}, {}, Phase::Building, QStringLiteral("the traced kernels"), limit});
}

void TraceFlow::start(const ProjectDocument &document, const QString &device, const QList<ParameterValue> &parameters,
                      const TraceOptions &options, const Handler &handler)
{
    forget();
    m_handler = handler;
    m_document = document;
    m_isUnoptimised = false;
    begin(device, parameters, options);
}

void TraceFlow::begin(const QString &device, const QList<ParameterValue> &parameters, const TraceOptions &options)
{
    const auto request = projectRequest(m_document, device, parameters);
    m_request = {request.value_or(ProjectRequest()), options, {}};
    m_read.clear();
    m_device.clear();
    m_isProcessor = false;
    m_kernels = launchedKernels(m_document.project, options.onlyLaunch);
    m_devices.start(request.map([](const ProjectRequest &asked) { return ListDevices{asked.device}; }), then(&TraceFlow::devicesArrived));
}

void TraceFlow::devicesArrived(const DevicesReply &reply)
{
    const auto device = selectDevice(reply.devices, m_request.request.device);
    if (!device)
        return trace();
    m_facts = compilerFacts(reply.devices[*device]);
    m_device = deviceTitle(reply.devices[*device]);
    m_isProcessor = reply.devices[*device].type == u"CPU";
    m_plan.start(PlanProject{m_request.request}, then(&TraceFlow::planned));
}

void TraceFlow::planned(const PlanReply &reply)
{
    if (m_kernels.isEmpty() || reply.report.hasErrors())
        return trace(); // the worker says what is wrong
    m_missing = int(m_kernels.size());
    for (const QString &kernel : m_kernels)
        askForKernel(kernel, reply.report.buildOptions);
}

void TraceFlow::askForKernel(const QString &kernel, const QString &buildOptions)
{
    InstrumentRequest request = instrumentRequest(m_document.project, m_request.request.files, buildOptions);
    request.command = QStringLiteral("instrument");
    request.kernel = kernel;
    request.facts = m_facts;
    request.dataflow = m_request.options.dataflow;
    request.steps = isStepped(kernel);
    m_instrument.ask(request, [this, kernel, epoch = m_epoch](const InstrumentReply &reply) {
        if (epoch == m_epoch)
            kernelArrived(kernel, reply);
    });
}

bool TraceFlow::isStepped(const QString &kernel) const
{
    bool found = false;
    const QString &wanted = m_request.options.steppedLaunch;
    forEachLaunch(m_document.project.plan, [&](const Step &step, const LaunchStep &launch) {
        found = found || (!wanted.isEmpty() && launch.kernel == kernel && step.name == wanted);
    });
    return found;
}

void TraceFlow::kernelArrived(const QString &kernel, const InstrumentReply &reply)
{
    if (!reply.signature.kernels.isEmpty())
        m_request.request.signature = withoutWrites(reply.signature);
    if (m_read.isEmpty())
        m_read = reply.diagnostics;
    m_request.kernels << KernelInstrumentation{kernel, reply.message, reply.instrumented};
    if (--m_missing == 0)
        trace();
}

void TraceFlow::trace()
{
    m_sinceHeard.start();
    m_trace.start(m_request, [this](const auto &reply, const Answer *answer) { replied(reply, answer); });
}

/// Where the launch that was tried did not come to its end, all is traced again, and it is not run untraced.
void TraceFlow::replied(const tl::expected<TraceReply, RequestFailure> &reply, const Answer *answer)
{
    const bool isStopped = reply && reply->result.status == RunStatus::Cancelled;
    const bool hasCrashed =
        !reply && reply.error().kind == RequestFailure::Kind::Crashed && !m_launches.isEmpty() && mayBeEndless(m_launches.last().findings);
    const bool wasTried = std::exchange(m_isTrialOver, false) ? !reply || isStopped : m_trial.isActive() && hasCrashed;
    m_trial.stop();
    if (wasTried && !m_launches.isEmpty() && !m_request.options.endless.contains(m_launches.last().stepPath)) {
        m_request.options.endless << m_launches.last().stepPath;
        m_launches.clear();
        return trace();
    }
    reply ? end({*reply, *answer}) : failed(reply.error());
}

void TraceFlow::failed(const RequestFailure &failure)
{
    RequestFailure known = failure;
    const LaunchTrace last = m_launches.value(m_launches.size() - 1);
    const bool allAreTraced = std::ranges::all_of(m_request.kernels, [](const auto &kernel) { return kernel.instrumented.has_value(); });
    known.isTraced = allAreTraced && !m_request.kernels.isEmpty() && last.name != failure.subject;
    known.isCleanTraced = last.traced && last.complete && last.name == failure.subject && last.findings.isEmpty();
    QString &options = m_document.project.build.options;
    if (mayBeTheCompiler(known) && !m_isUnoptimised && !options.contains(unoptimised)) {
        const Handler handler = m_handler;
        const TraceProject again = m_request;
        forget();
        m_handler = handler;
        m_isUnoptimised = true;
        options = (options + u' ' + unoptimised).trimmed();
        return begin(again.request.device, again.request.parameters, again.options);
    }
    for (LaunchTrace &launch : m_launches) {
        if (std::exchange(launch.keptSize, 0) == 0)
            continue;
        launch.traceFile.clear();
        launch.notes << QStringLiteral("The trace itself was lost with the worker that kept it.");
    }
    RunResult result = failedRun(known, m_document.project, m_read);
    result.device = m_device;
    if (known.kind == RequestFailure::Kind::TimedOut && last.name == failure.subject)
        result.message += whyEndless(last.overflow);
    end({{result, m_launches, {}, {}}, std::nullopt});
}

void TraceFlow::end(const TraceOutcome &outcome)
{
    const Handler handler = m_handler;
    TraceOutcome told = outcome;
    doubtByGuesses(told.reply.launches);
    for (LaunchTrace &launch : told.reply.launches) {
        if (m_isUnoptimised)
            launch.notes
                << QStringLiteral("The driver's compiler crashed on the traced kernel, so that all was built with %1.").arg(unoptimised);
    }
    forget();
    handler(told);
}

/// Parameters that were given for this trace are no guesses.
void TraceFlow::doubtByGuesses(QList<LaunchTrace> &launches) const
{
    Project project = m_document.project;
    for (const ParameterValue &given : m_request.request.parameters)
        confirmGuesses(project, QStringLiteral("/parameters/") + pointerKey(given.name));
    for (LaunchTrace &launch : launches) {
        if (const KernelSignature *kernel = kernelNamed(m_request.request.signature, launch.kernel))
            kernelscope::doubtByGuesses(launch.findings, project, launch.stepPath, *kernel);
    }
}

} // namespace kernelscope
