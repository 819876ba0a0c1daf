#pragma once

#include <functional>
#include <optional>

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

#include "project/ProjectDocument.h"
#include "session/InstrumentProcess.h"
#include "session/Job.h"

namespace kernelscope {

/// How a trace ended. Where the worker was lost there are still the launches that it had traced by then.
struct TraceOutcome
{
    TraceReply reply;
    std::optional<Answer> answer; ///< of the worker that gave the reply
};

/// The way of one trace: the devices, the build options that the project evaluates to, the rewritten kernels, the traced run.
/// Asynchronous; one at a time: a new one takes the place of the one before, whose handler is then not called.
class TraceFlow : public QObject
{
    Q_OBJECT

public:
    using Handler = std::function<void(const TraceOutcome &)>;

    TraceFlow(Workers &workers, InstrumentProcess &instrument, QObject *parent = nullptr);

    void start(const ProjectDocument &document, const QString &device, const QList<ParameterValue> &parameters, const TraceOptions &options,
               const Handler &handler);
    void forget(); ///< the trace in progress is of no interest any more
    void stop();   ///< ends it as Cancelled, with the launches that were traced by then
    /// Ends it as TimedOut after `limit` where it waits for the rewritten kernels; the supervisor ends what a worker does.
    void expire(std::chrono::milliseconds limit);

private:
    void devicesArrived(const DevicesReply &reply);
    void planned(const PlanReply &reply);
    bool isStepped(const QString &kernel) const;
    void askForKernel(const QString &kernel, const QString &buildOptions);
    void kernelArrived(const QString &kernel, const InstrumentReply &reply);
    void trace();
    void begin(const QString &device, const QList<ParameterValue> &parameters, const TraceOptions &options);
    void heardOf(const LaunchTrace &launch);
    void heardOf(const Progress &progress);
    void replied(const tl::expected<TraceReply, RequestFailure> &reply, const Answer *answer);
    void failed(const RequestFailure &failure);
    void end(const TraceOutcome &outcome);
    void doubtByGuesses(QList<LaunchTrace> &launches) const;
    /// What a job does at its end: goes on with the reply.
    template <typename Reply> auto then(void (TraceFlow::*next)(const Reply &));

    Workers &m_workers;
    InstrumentProcess &m_instrument;
    Job<ListDevices, DevicesReply> m_devices;
    Job<PlanProject, PlanReply> m_plan;
    Job<TraceProject, TraceReply> m_trace;
    Handler m_handler;
    ProjectDocument m_document;
    TraceProject m_request;
    CompilerFacts m_facts;
    QString m_device;              ///< as results name it
    bool m_isProcessor = false;    ///< a kernel that hangs takes nothing but its process with it
    QStringList m_kernels;         ///< of the launches, each once
    bool m_isUnoptimised = false;  ///< the driver's compiler crashed, so that it was asked again without optimisation
    int m_missing = 0;             ///< rewritten kernels that are still awaited
    QList<Diagnostic> m_read;      ///< what Clang said of the sources
    QList<LaunchTrace> m_launches; ///< as they were told of
    QElapsedTimer m_sinceHeard;    ///< of the last of them, or that the worker was asked
    QTimer m_trial;                ///< while the last of them, which may be endless, runs untraced
    bool m_isTrialOver = false;    ///< it took too long
    int m_epoch = 0;               ///< counts the traces, so that late kernels are told apart
};

/// What Clang has to know of a device.
CompilerFacts compilerFacts(const DeviceInfo &device);

} // namespace kernelscope
