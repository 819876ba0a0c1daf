#include "session/SessionPrivate.h"

#include "device/DeviceSelection.h"
#include "session/OpenResults.h"
#include "session/ProjectFiles.h"
#include "session/RemoteResultStore.h"
#include "session/TraceSelection.h"

using namespace Qt::StringLiterals;

namespace kernelscope {

Session::Private::Private(Session *session, const SessionOptions &options)
    : q(session), state{{}, ProjectDocument(), options.device}, supervisor(options),
      watch(state, supervisor, options.planDelay, options.instrumentCommand), instrument(options.instrumentCommand), deviceList(supervisor),
      running(supervisor), tracing(supervisor, instrument), exporting(supervisor)
{
    connectParts();
    supervisor.start();
    deviceList.start(ListDevices{}, [this](const auto &reply, const Answer *) { devicesArrived(reply); });
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
    QObject::connect(&supervisor, &WorkerSupervisor::progressed, q, [this](const Progress &news) {
        if (work == Work::None)
            return; // of something that was dropped
        progress = news;
        Q_EMIT q->progressChanged();
    });
    QObject::connect(&loader, &TraceLoader::loaded, q, &Session::traceLoaded);
}

// ---- one thing at a time ----

void Session::Private::run(int repetitions, const QString &onlyLaunch)
{
    beginOrWait(mustWait(), [=, this] {
        releaseRemoteResults();
        running.start(request().map([&](const ProjectRequest &project) {
            return RunProject{project, onlyLaunch, repetitions};
        }),
                      [this](const auto &reply, const Answer *answer) {
                          ran(reply ? *reply : RunReply{failedRun(reply.error(), begunWith), {}, {}}, answer);
                      });
        begin(Work::Run, &Session::runStarted);
    });
}

void Session::Private::trace(const TraceOptions &options)
{
    beginOrWait(work != Work::None, [=, this] {
        tracing.start(state.document, state.device, {}, options, [this](const TraceOutcome &outcome) { traced(outcome); });
        begin(Work::Trace, &Session::traceStarted);
    });
}

void Session::Private::sweep(int repetitions)
{
    beginOrWait(mustWait() && work != Work::SweepRun, [=, this] { startSweep(repetitions); });
}

void Session::Private::exportProgram(const ProgramExport &wanted)
{
    beginOrWait(mustWait(), [=, this] {
        releaseRemoteResults();
        wantedProgram = wanted;
        exporting.start(request().map([&](const ProjectRequest &project) {
            return ExportProject{project, {}, wanted.form};
        }),
                        [this](const auto &reply, const Answer *answer) { exported(reply, answer); });
        begin(Work::Export, &Session::exportStarted);
    });
}

void Session::Private::stop()
{
    waiting = {};
    if (work == Work::Export) {
        drop();
        endExport({u"The export was stopped."_s, {}});
    }
    if (work == Work::SweepRun)
        drop();
    if (sweeping)
        endSweep(u"The sweep was stopped."_s);
    if (work == Work::Trace)
        tracing.stop();
    supervisor.stopRuns();
}

/// A run of a project with buffers of structs also waits for Clang, which says how these are laid out.
bool Session::Private::mustWait()
{
    if (work != Work::None)
        return true;
    if (watch.hasReadSources() || !state.document.project.usesStructs())
        return false;
    watch.readSources();
    return true;
}

void Session::Private::beginOrWait(bool waits, const std::function<void()> &beginning)
{
    waiting = waits ? beginning : nullptr;
    if (!waits)
        beginning();
}

void Session::Private::begin(Work begun, void (Session::*started)())
{
    work = begun;
    progress = {};
    isWorkCurrent = true;
    begunWith = state.document.project;
    if (started)
        Q_EMIT(q->*started)();
    Q_EMIT q->progressChanged();
}

void Session::Private::ended()
{
    work = Work::None;
    if (waiting || sweeping)
        startNextSoon();
}

/// What is at work is of no interest any more.
void Session::Private::drop()
{
    if (work != Work::None)
        supervisor.stopRuns();
    work = Work::None;
    progress = {};
    running.forget();
    tracing.forget();
    exporting.forget();
    writer.cancel();
}

/// Not at once: the end is reported before the next one begins.
void Session::Private::startNextSoon()
{
    QMetaObject::invokeMethod(
        q, [this] { startNext(); }, Qt::QueuedConnection);
}

void Session::Private::startNext()
{
    if (mustWait())
        return;
    if (const auto next = std::exchange(waiting, nullptr))
        next();
    else if (sweeping)
        goOnSweeping();
}

// ---- runs ----

static bool hasResults(RunStatus status)
{
    return status == RunStatus::Ok || status == RunStatus::CheckFailed || status == RunStatus::GuardViolation;
}

/// How a run ended, also one that came with a trace. Where it has no results those of the run before stay.
void Session::Private::ran(const RunReply &reply, const Answer *answer)
{
    if (answer)
        watch.adopt(reply.signature, reply.buildLog);
    lastRun = reply.result;
    const bool isGood = answer && hasResults(lastRun->status) && takeResults(*answer);
    if (isGood)
        goodRun = {lastRun, isWorkCurrent};
    ended();
    Q_EMIT q->runFinished();
    if (isGood || goodRun.outdate())
        Q_EMIT q->resultsChanged();
}

bool Session::Private::takeResults(const Answer &answer)
{
    const auto opened = openResults(*lastRun, answer, supervisor);
    if (opened) {
        results = *opened;
    } else {
        lastRun->status = RunStatus::Crashed;
        lastRun->message = opened.error().message;
    }
    return opened.has_value();
}

/// A remote worker keeps the results of its last run only.
void Session::Private::releaseRemoteResults()
{
    if (auto *remote = dynamic_cast<RemoteResultStore *>(results.get()))
        remote->close();
}

// ---- traces ----

void Session::Private::traced(const TraceOutcome &outcome)
{
    TraceReply reply = outcome.reply;
    const KeptTraces files = KeptTraces::take(reply, supervisor.resultsDirectory());
    const bool isNew = !reply.launches.isEmpty();
    if (isNew) {
        lastTrace = {reply, isWorkCurrent};
        ++traceNumber;
        loader.start(reply.launches, files);
    }
    ran({reply.result, reply.signature, reply.buildLog}, outcome.answer ? &*outcome.answer : nullptr);
    if (isNew)
        showTrace();
    else if (lastTrace.outdate())
        Q_EMIT q->traceChanged();
    Q_EMIT q->traceFinished();
}

/// The selection is in the new trace before traceChanged() reports it.
void Session::Private::showTrace()
{
    const Selection before = std::exchange(selection, selectionOfTrace(selection, lastTrace.value->launches));
    Q_EMIT q->traceChanged();
    if (selection != before)
        Q_EMIT q->selectionChanged();
}

// ---- sweeps: a run that fails, crashes or hangs is the result of its point, and the next one follows ----

static Result<void> checkSweep(const Project &project)
{
    if (project.plan.isEmpty())
        return fail(u"The project has no plan, so there is nothing to run."_s);
    if (!project.sweep || project.sweep->vary.isEmpty())
        return fail(u"There is nothing to vary: choose a parameter and its values."_s);
    for (const auto &[name, values] : project.sweep->vary) {
        if (values.isEmpty())
            return fail(u"There are no values for the parameter \"%1\"."_s.arg(name));
    }
    return checkVaried(project.sweep->vary, project);
}

void Session::Private::startSweep(int repetitions)
{
    if (work == Work::SweepRun)
        drop();
    const Project &project = state.document.project;
    const auto fits = checkSweep(project);
    const Sweep sweep = project.sweep.value_or(Sweep());
    lastSweep = {SweepResults{sweep, repetitions, fits ? sweepPoints(sweep.vary) : QList<SweepPoint>(), {}, {}}, true};
    sweeping = {withWork(state.document, sweep.work), state.device, shuffledOrder(lastSweep.value->points.size())};
    releaseRemoteResults();
    Q_EMIT q->sweepStarted();
    Q_EMIT q->sweepChanged();
    if (!fits)
        endSweep(fits.error().message);
    else
        goOnSweeping();
}

void Session::Private::goOnSweeping()
{
    const SweepPoint point = lastSweep.value->points[sweeping->order[lastSweep.value->runs.size()]];
    const auto project = projectRequest(sweeping->document, sweeping->device, parametersAt(point), state.sourceSignature);
    running.start(project.map([&](const ProjectRequest &request) {
        return RunProject{request, {}, lastSweep.value->repetitions};
    }),
                  [this, point](const auto &reply, const Answer *) { swept(point, reply); });
    begin(Work::SweepRun, nullptr);
}

/// Only where no worker can be started any more the sweep ends.
void Session::Private::swept(const SweepPoint &point, const tl::expected<RunReply, RequestFailure> &reply)
{
    const auto failed = [&](RequestFailure::Kind kind) { return !reply && reply.error().kind == kind; };
    if (failed(RequestFailure::Kind::Cancelled))
        return endSweep(u"The sweep was stopped."_s);
    const RunResult result = reply ? reply->result : failedRun(reply.error(), sweeping->document.project);
    SweepResults &all = *lastSweep.value;
    insertInOrder(all.runs, sweepRunOf(point, result, all.sweep.work), all.points);
    if (failed(RequestFailure::Kind::Unavailable))
        return endSweep(result.message);
    if (all.runs.size() == all.points.size())
        return endSweep({});
    work = Work::None;
    Q_EMIT q->sweepChanged();
    ended();
}

void Session::Private::endSweep(const QString &message)
{
    if (work == Work::SweepRun)
        work = Work::None;
    sweeping.reset();
    lastSweep.value->message = message;
    Q_EMIT q->sweepChanged();
    if (work == Work::None)
        ended();
    Q_EMIT q->sweepFinished();
}

// ---- exports ----

/// The first thing that is wrong, in the order in which a run finds it.
static Error errorOf(const RunResult &result)
{
    for (const Diagnostic &diagnostic : result.diagnostics) {
        if (result.status == RunStatus::BuildFailed && diagnostic.severity == Severity::Error)
            return {diagnostic.message, {diagnostic.file, diagnostic.line, diagnostic.column}};
    }
    for (const Problem &problem : result.report.problems) {
        if (problem.severity == Severity::Error)
            return {problem.message, {}};
    }
    return {result.message.isEmpty() ? u"The plan can't be made a program."_s : result.message, result.place};
}

void Session::Private::exported(const tl::expected<ExportReply, RequestFailure> &reply, const Answer *answer)
{
    const RunResult result = reply ? reply->result : failedRun(reply.error(), begunWith);
    if (result.status != RunStatus::Ok)
        return endExport(errorOf(result));
    const auto opened = openResults(result, *answer, supervisor);
    if (!opened)
        return endExport(opened.error());
    writer.write(wantedProgram.folder, *reply, *opened, [this](const Error &error) { endExport(error); });
}

void Session::Private::endExport(const Error &error)
{
    ended();
    Q_EMIT q->exportFinished({wantedProgram, error});
}

// ---- devices and the project ----

void Session::Private::devicesArrived(const tl::expected<DevicesReply, RequestFailure> &reply)
{
    devices = reply ? reply->devices : QList<DeviceInfo>();
    devicesMessage = reply ? reply->message : describe(reply.error(), {});
    unconfined = reply ? reply->unconfined : QStringList();
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
    sweeping.reset();
    drop();
    watch.forget();
    loader.forget();
    lastRun.reset();
    goodRun = {};
    results.reset();
    lastTrace = {};
    lastSweep = {};
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
    isWorkCurrent = false;
    noteModified();
    if (goodRun.outdate())
        Q_EMIT q->resultsChanged();
    if (lastTrace.outdate())
        Q_EMIT q->traceChanged();
    if (lastSweep.outdate())
        Q_EMIT q->sweepChanged();
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
