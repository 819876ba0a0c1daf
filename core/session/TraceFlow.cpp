#include "session/TraceFlow.h"

#include <QRegularExpression>

#include "device/DeviceSelection.h"
#include "project/UsedNames.h"
#include "session/InstrumentRequests.h"
#include "session/ProjectFiles.h"
#include "session/RequestFailure.h"

namespace kernelscope {
namespace {

RequestFailure strangeReply()
{
    return {RequestFailure::Kind::Refused, QStringLiteral("The worker answered something else than was asked."), {}, {}, {}, {}};
}

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

TraceFlow::TraceFlow(WorkerSupervisor &supervisor, InstrumentProcess &instrument, QObject *parent)
    : QObject(parent), m_supervisor(supervisor), m_instrument(instrument)
{
    connect(&supervisor, &WorkerSupervisor::launchTraced, this, [this](const LaunchTrace &launch) {
        if (m_atWork)
            m_launches << launch;
    });
}

template <typename Function> auto TraceFlow::whileCurrent(Function function)
{
    return [this, epoch = m_epoch, function](const auto &value) {
        if (epoch == m_epoch)
            function(value);
    };
}

void TraceFlow::forget()
{
    ++m_epoch;
    m_launches.clear();
    m_missing = 0;
    m_atWork = false;
    m_handler = {};
}

void TraceFlow::stop()
{
    if (m_atWork)
        return m_supervisor.stopRuns();
    if (m_handler)
        failed({RequestFailure::Kind::Cancelled, QStringLiteral("The trace was stopped."), {}, {}, {}, {}});
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
    const auto request = projectRequest(document, device, parameters);
    if (!request) {
        QMetaObject::invokeMethod(
            this,
            [refuse = whileCurrent([this](const RunResult &result) { end(result); }), refused = invalidRun(request.error())] {
                refuse(refused);
            },
            Qt::QueuedConnection);
        return;
    }
    m_request = {*request,           options.onlyLaunch, {}, options.budget, options.group, options.loopBudget,
                 options.keepTraces, options.runUntraced};
    m_dataflow = options.dataflow;
    m_read.clear();
    m_kernels = launchedKernels(document.project, options.onlyLaunch);
    m_supervisor.request(ListDevices{}, whileCurrent([this](const Outcome &outcome) { devicesArrived(outcome); }));
}

void TraceFlow::devicesArrived(const Outcome &outcome)
{
    if (!outcome)
        return failed(outcome.error());
    const auto *reply = std::get_if<DevicesReply>(&outcome->reply);
    if (!reply)
        return failed(strangeReply());
    const auto device = selectDevice(reply->devices, m_request.request.device);
    if (!device)
        return trace();
    m_facts = compilerFacts(reply->devices[*device]);
    m_supervisor.request(PlanProject{m_request.request}, whileCurrent([this](const Outcome &planned) { this->planned(planned); }));
}

void TraceFlow::planned(const Outcome &outcome)
{
    if (!outcome)
        return failed(outcome.error());
    const auto *reply = std::get_if<PlanReply>(&outcome->reply);
    if (!reply)
        return failed(strangeReply());
    if (m_kernels.isEmpty() || reply->report.hasErrors())
        return trace(); // the worker says what is wrong
    m_missing = int(m_kernels.size());
    for (const QString &kernel : m_kernels)
        askForKernel(kernel, reply->report.buildOptions);
}

void TraceFlow::askForKernel(const QString &kernel, const QString &buildOptions)
{
    InstrumentRequest request = instrumentRequest(m_document.project, m_request.request.files, buildOptions);
    request.command = QStringLiteral("instrument");
    request.kernel = kernel;
    request.facts = m_facts;
    request.dataflow = m_dataflow;
    m_instrument.ask(request, whileCurrent([this, kernel](const InstrumentReply &reply) { kernelArrived(kernel, reply); }));
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
    m_atWork = true;
    m_supervisor.request(m_request, whileCurrent([this](const Outcome &outcome) { traced(outcome); }));
}

void TraceFlow::traced(const Outcome &outcome)
{
    if (!outcome)
        return failed(outcome.error());
    const auto *reply = std::get_if<TraceReply>(&outcome->reply);
    if (!reply)
        return failed(strangeReply());
    const Handler handler = m_handler;
    forget();
    handler({*reply, *outcome});
}

void TraceFlow::failed(const RequestFailure &failure)
{
    RequestFailure known = failure;
    const LaunchTrace last = m_launches.value(m_launches.size() - 1);
    known.isCleanTraced = last.traced && last.complete && last.name == failure.subject && last.findings.isEmpty();
    end(failedRun(known, m_document.project, m_read));
}

void TraceFlow::end(const RunResult &result)
{
    const TraceOutcome outcome{{result, m_launches, {}, {}}, std::nullopt};
    const Handler handler = m_handler;
    forget();
    handler(outcome);
}

} // namespace kernelscope
