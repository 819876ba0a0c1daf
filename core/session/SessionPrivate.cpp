#include "session/SessionPrivate.h"

#include "device/DeviceSelection.h"
#include "session/TraceFlow.h"
#include "session/TraceSelection.h"

namespace kernelscope {

Session::Private::Private(Session *session, const SessionOptions &options)
    : q(session), state{{}, ProjectDocument(), options.device}, supervisor(options),
      watch(state, supervisor, options.planDelay, options.instrumentCommand), runs(state, supervisor),
      traces(state, supervisor, options.instrumentCommand), sweeps(state, supervisor), exports(state, supervisor)
{
    connectParts();
    supervisor.start();
    askForDevices();
}

void Session::Private::connectParts()
{
    QObject::connect(&watch, &PlanWatch::reportChanged, q, &Session::planReportChanged);
    QObject::connect(&watch, &PlanWatch::signatureChanged, q, &Session::signatureChanged);
    QObject::connect(&watch, &PlanWatch::settled, q, &Session::settled);
    QObject::connect(&watch, &PlanWatch::sourcesRead, q, [this](const ProgramSignature &signature) {
        state.sourceSignature = signature;
        startNextSoon(); // what waited for this
    });
    connectRuns();
    connectTraces();
    connectSweeps();
    connectExports();
}

void Session::Private::connectRuns()
{
    QObject::connect(&runs, &RunControl::started, q, &Session::runStarted);
    QObject::connect(&runs, &RunControl::progressChanged, q, &Session::progressChanged);
    QObject::connect(&runs, &RunControl::built, q, [this](const RunReply &reply) { watch.adopt(reply.signature, reply.buildLog); });
    QObject::connect(&runs, &RunControl::finished, q, [this] {
        jobEnded();
        Q_EMIT q->runFinished();
    });
    QObject::connect(&runs, &RunControl::resultsChanged, q, &Session::resultsChanged);
}

void Session::Private::connectTraces()
{
    QObject::connect(&traces, &TraceControl::started, q, &Session::traceStarted);
    QObject::connect(&traces, &TraceControl::progressChanged, q, &Session::progressChanged);
    QObject::connect(&traces, &TraceControl::ran, q, [this](const RunReply &reply, const std::optional<Answer> &answer, bool isCurrent) {
        runs.adopt(reply, answer, isCurrent);
    });
    QObject::connect(&traces, &TraceControl::finished, q, [this](bool isNew) {
        jobEnded();
        if (isNew)
            showTrace();
        Q_EMIT q->traceFinished();
    });
    QObject::connect(&traces, &TraceControl::currentChanged, q, &Session::traceChanged);
    QObject::connect(&traces.loader(), &TraceLoader::loaded, q, &Session::traceLoaded);
}

void Session::Private::connectSweeps()
{
    QObject::connect(&sweeps, &SweepControl::started, q, [this] {
        runs.releaseRemoteResults();
        Q_EMIT q->sweepStarted();
    });
    QObject::connect(&sweeps, &SweepControl::progressChanged, q, &Session::progressChanged);
    QObject::connect(&sweeps, &SweepControl::changed, q, &Session::sweepChanged);
    QObject::connect(&sweeps, &SweepControl::runEnded, q, [this] { jobEnded(); });
    QObject::connect(&sweeps, &SweepControl::finished, q, [this] {
        jobEnded();
        Q_EMIT q->sweepFinished();
    });
}

void Session::Private::connectExports()
{
    QObject::connect(&exports, &ExportControl::started, q, [this] {
        runs.releaseRemoteResults();
        Q_EMIT q->exportStarted();
    });
    QObject::connect(&exports, &ExportControl::progressChanged, q, &Session::progressChanged);
    QObject::connect(&exports, &ExportControl::finished, q, [this](const ExportEnd &end) {
        jobEnded();
        Q_EMIT q->exportFinished(end);
    });
}

/// Whoever is told of the new trace finds the selection in it already.
void Session::Private::showTrace()
{
    const Selection before = std::exchange(selection, selectionOfTrace(selection, traces.last()->launches));
    Q_EMIT q->traceChanged();
    if (selection != before)
        Q_EMIT q->selectionChanged();
}

void Session::Private::run(int repetitions, const QString &onlyLaunch)
{
    waiting = {};
    if (mustWait())
        waiting = WaitingRun{repetitions, onlyLaunch};
    else
        runs.run(repetitions, onlyLaunch);
}

void Session::Private::trace(const TraceOptions &options)
{
    waiting = {};
    if (isAtWork())
        waiting = options;
    else
        traces.trace(options);
}

void Session::Private::sweep(int repetitions)
{
    waiting = {};
    if (mustWait() && !sweeps.isAtWork())
        waiting = WaitingSweep{repetitions};
    else
        sweeps.start(repetitions);
}

void Session::Private::exportProgram(const ProgramExport &wanted)
{
    waiting = {};
    if (mustWait())
        waiting = wanted;
    else
        exports.start(wanted);
}

void Session::Private::stop()
{
    waiting = {};
    exports.stop();
    sweeps.stop();
    traces.stop();
    runs.stop();
}

/// A run of a project with buffers of structs also waits for Clang, which says how these are laid out.
bool Session::Private::mustWait()
{
    if (isAtWork())
        return true;
    if (watch.hasReadSources() || !state.document.project.usesStructs())
        return false;
    watch.readSources();
    return true;
}

void Session::Private::jobEnded()
{
    if (!std::holds_alternative<std::monostate>(waiting) || sweeps.isSweeping())
        startNextSoon();
}

/// Not at once: whoever is told of the end is to see it before the next one begins.
void Session::Private::startNextSoon()
{
    QMetaObject::invokeMethod(
        q, [this] { startNext(); }, Qt::QueuedConnection);
}

void Session::Private::startNext()
{
    if (mustWait())
        return;
    const auto next = std::exchange(waiting, {});
    if (const auto *run = std::get_if<WaitingRun>(&next))
        runs.run(run->repetitions, run->onlyLaunch);
    else if (const auto *options = std::get_if<TraceOptions>(&next))
        traces.trace(*options);
    else if (const auto *sweep = std::get_if<WaitingSweep>(&next))
        sweeps.start(sweep->repetitions);
    else if (const auto *wanted = std::get_if<ProgramExport>(&next))
        exports.start(*wanted);
    else
        sweeps.goOn();
}

void Session::Private::askForDevices()
{
    supervisor.request(ListDevices{}, [this](const Outcome &outcome) { devicesArrived(outcome); });
}

void Session::Private::devicesArrived(const Outcome &outcome)
{
    if (!outcome) {
        devicesMessage = describe(outcome.error(), {});
    } else if (const auto *reply = std::get_if<DevicesReply>(&outcome->reply)) {
        devices = reply->devices;
        devicesMessage = reply->message;
    }
    Q_EMIT q->devicesChanged();
    chooseDevice();
}

void Session::Private::chooseDevice()
{
    const int chosen = devices.isEmpty() ? -1 : selectDevice(devices, state.device).value_or(-1);
    if (chosen == currentDevice)
        return;
    currentDevice = chosen;
    if (chosen >= 0)
        watch.setFacts(compilerFacts(devices[chosen]));
    Q_EMIT q->currentDeviceChanged();
}

void Session::Private::replaceDocument(const ProjectDocument &document, bool isSaved)
{
    waiting = {};
    watch.forget();
    runs.forget();
    traces.forget();
    sweeps.forget();
    exports.forget();
    selection = {};
    state.document = document;
    state.saved = isSaved ? std::optional(document) : std::nullopt;
    Q_EMIT q->documentReplaced();
    noteModified();
    watch.planSoon();
}

void Session::Private::setDocument(const ProjectDocument &document)
{
    state.document = document;
    noteModified();
    runs.projectEdited();
    traces.projectEdited();
    sweeps.projectEdited();
    watch.planSoon();
}

void Session::Private::noteModified()
{
    if (wasModified == isModified())
        return;
    wasModified = !wasModified;
    Q_EMIT q->modifiedChanged(wasModified);
}

} // namespace kernelscope
