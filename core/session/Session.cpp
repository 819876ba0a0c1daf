#include "session/Session.h"

#include <algorithm>

#include "device/DeviceSelection.h"
#include "session/DriverCacheUse.h"
#include "session/ResultStore.h"
#include "session/TraceSelection.h"

using namespace Qt::StringLiterals;

namespace kernelscope {

Session::Session(const SessionOptions &options, QObject *parent)
    : QObject(parent), m_state{{}, {}, options.device}, m_workers(options),
      m_watch(m_state, m_workers, options.planDelay, options.instrumentCommand), m_instrument(options.instrumentCommand),
      m_deviceList(m_workers), m_running(m_workers), m_tracing(m_workers, m_instrument), m_exporting(m_workers)
{
    connectParts();
    m_ofHosts.resize(std::size_t(m_workers.hosts().size()));
    m_workers.start();
    askDevices();
}

void Session::connectParts()
{
    connect(&m_watch, &PlanWatch::reportChanged, this, &Session::planReportChanged);
    connect(&m_watch, &PlanWatch::signatureChanged, this, &Session::signatureChanged);
    connect(&m_watch, &PlanWatch::settled, this, &Session::settled);
    connect(&m_watch, &PlanWatch::sourcesRead, this, [this](const ProgramSignature &signature) {
        m_state.sourceSignature = signature;
        startNextSoon(); // what waited for this
    });
    connect(&m_workers, &Workers::progressed, this, [this](const Progress &news) {
        if (m_work == Work::None)
            return; // of something that was dropped
        m_progress = news;
        Q_EMIT progressChanged();
    });
    connect(&m_loader, &TraceLoader::loaded, this, &Session::traceLoaded);
    connect(&m_loader, &TraceLoader::fetching, this, &Session::traceFetching);
}

Session::~Session() = default;

// ---- one thing at a time ----

void Session::run(int repetitions, const QString &onlyLaunch)
{
    beginOrWait(mustWait(), [=, this] {
        releaseRemoteResults();
        m_running.start(request().map([&](const ProjectRequest &project) {
            return RunProject{project, onlyLaunch, repetitions};
        }),
                        [this](const auto &reply, const Answer *answer) {
                            ran(reply ? *reply : RunReply{failedRun(reply.error(), m_begunWith.project), {}, {}}, answer);
                        });
        begin(Work::Run, &Session::runStarted);
    });
}

void Session::setTime(const QList<ParameterValue> &values)
{
    m_time = values;
    Q_EMIT timeChanged();
}

/// A parameter may have been renamed or removed since.
QList<ParameterValue> Session::timeNow() const
{
    QList<ParameterValue> now = m_time;
    now.removeIf([this](const ParameterValue &value) {
        const auto parameter = std::ranges::find(project().parameters, value.name, &Parameter::name);
        return parameter == project().parameters.end() || !parameter->isTime();
    });
    return now;
}

void Session::trace(const TraceOptions &options)
{
    beginOrWait(m_work != Work::None, [=, this, asked = AskedTrace{m_selection, options.group, options.steppedLaunch}] {
        m_askedTrace = asked;
        m_tracing.start(m_state.document, m_state.device, timeNow(), options, [this](const TraceOutcome &outcome) { traced(outcome); });
        begin(Work::Trace, &Session::traceStarted);
    });
}

void Session::sweep(int repetitions)
{
    beginOrWait(mustWait() && m_work != Work::SweepRun, [=, this] { startSweep(repetitions); });
}

void Session::exportProgram(const ProgramExport &wanted)
{
    beginOrWait(mustWait(), [=, this] {
        releaseRemoteResults();
        m_wantedProgram = wanted;
        m_exporting.start(request().map([&](const ProjectRequest &project) {
            return ExportProject{project, {}, wanted.form};
        }),
                          [this](const auto &reply, const Answer *answer) { exported(reply, answer); });
        begin(Work::Export, &Session::exportStarted);
    });
}

void Session::stop()
{
    m_waiting = {};
    if (m_work == Work::Export) {
        drop();
        endExport({u"The export was stopped."_s, {}});
    }
    if (m_work == Work::SweepRun)
        drop();
    if (m_sweeping)
        endSweep(u"The sweep was stopped."_s);
    if (m_work == Work::Trace)
        m_tracing.stop();
    m_workers.stopRuns();
}

/// A run of a project with buffers of structs also waits for Clang, which says how these are laid out.
bool Session::mustWait()
{
    if (m_work != Work::None)
        return true;
    if (m_watch.hasReadSources() || !m_state.document.project.usesStructs())
        return false;
    m_watch.readSources();
    return true;
}

void Session::beginOrWait(bool waits, const std::function<void()> &beginning)
{
    if (!mayRun())
        return;
    m_waiting = waits ? beginning : nullptr;
    if (!waits)
        beginning();
}

void Session::begin(Work begun, void (Session::*started)())
{
    m_work = begun;
    m_progress = {};
    m_begunWith = m_state.document;
    if (started)
        Q_EMIT(this->*started)();
    Q_EMIT progressChanged();
}

void Session::ended()
{
    m_work = Work::None;
    if (m_waiting || m_sweeping)
        startNextSoon();
}

/// What is at work is of no interest any more.
void Session::drop()
{
    if (m_work != Work::None)
        m_workers.stopRuns();
    m_work = Work::None;
    m_progress = {};
    m_running.forget();
    m_tracing.forget();
    m_exporting.forget();
    m_writer.cancel();
}

/// Not at once: the end is reported before the next one begins.
void Session::startNextSoon()
{
    QMetaObject::invokeMethod(
        this, [this] { startNext(); }, Qt::QueuedConnection);
}

void Session::startNext()
{
    if (mustWait())
        return;
    if (const auto next = std::exchange(m_waiting, nullptr))
        next();
    else if (m_sweeping)
        goOnSweeping();
}

// ---- runs ----

static bool hasResults(RunStatus status)
{
    return status == RunStatus::Ok || status == RunStatus::CheckFailed;
}

/// How a run ended, also one that came with a trace. Where it has no results those of the run before stay.
void Session::ran(const RunReply &reply, const Answer *answer, bool isTraced)
{
    if (answer)
        m_watch.adopt(reply.signature, reply.buildLog);
    m_lastRun = {reply.result, m_begunWith, runAlike(m_begunWith, m_state.document), isTraced};
    const bool isGood = answer && hasResults(m_lastRun.value->status) && takeResults(*answer);
    if (isGood)
        m_goodRun = m_lastRun;
    ended();
    Q_EMIT runFinished();
    if (isGood || (!keepsEarlier(m_lastRun.value->status) && m_goodRun.outdate()))
        Q_EMIT resultsChanged();
}

/// What was stopped says nothing against what an earlier run or trace of the same project gave. Another machine's worker has it no more.
bool Session::keepsEarlier(RunStatus status) const
{
    return status == RunStatus::Cancelled && (!m_results || !m_results->mapped().isEmpty());
}

bool Session::takeResults(const Answer &answer)
{
    const auto opened = openResults(*m_lastRun.value, answer, m_workers);
    if (opened) {
        m_results = *opened;
    } else {
        m_lastRun.value->status = RunStatus::Crashed;
        m_lastRun.value->message = opened.error().message;
    }
    return opened.has_value();
}

/// A remote worker keeps the results of its last run only.
void Session::releaseRemoteResults()
{
    if (m_results)
        m_results->close();
}

// ---- traces ----

void Session::traced(const TraceOutcome &outcome)
{
    TraceReply reply = outcome.reply;
    const bool isNew = !reply.launches.isEmpty();
    if (isNew) {
        m_loader.start(reply, m_workers, outcome.answer);
        m_lastTrace = {reply, m_begunWith, traceAlike(m_begunWith, m_state.document)};
        ++m_traceNumber;
    }
    ran({reply.result, reply.signature, reply.buildLog}, outcome.answer ? &*outcome.answer : nullptr, true);
    if (isNew)
        showTrace();
    else if (!keepsEarlier(reply.result.status) && m_lastTrace.outdate())
        Q_EMIT traceChanged();
    Q_EMIT traceFinished();
}

/// The selection is in the new trace before traceChanged() reports it.
void Session::showTrace()
{
    const Selection before = std::exchange(m_selection, selectionOfTrace(m_selection, m_lastTrace.value->launches, m_askedTrace));
    Q_EMIT traceChanged();
    if (m_selection != before)
        Q_EMIT selectionChanged();
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

void Session::startSweep(int repetitions)
{
    if (m_work == Work::SweepRun)
        drop();
    const Project &project = m_state.document.project;
    const auto fits = checkSweep(project);
    const Sweep sweep = project.sweep.value_or(Sweep());
    m_lastSweep = {SweepResults{sweep, repetitions, fits ? sweepPoints(sweep.vary) : QList<SweepPoint>(), {}, {}}, m_state.document, true};
    m_sweeping = {withWork(m_state.document, sweep.work), m_state.device, shuffledOrder(m_lastSweep.value->points.size())};
    releaseRemoteResults();
    Q_EMIT sweepStarted();
    Q_EMIT sweepChanged();
    if (!fits)
        endSweep(fits.error().message);
    else
        goOnSweeping();
}

void Session::goOnSweeping()
{
    const SweepPoint point = m_lastSweep.value->points[m_sweeping->order[m_lastSweep.value->runs.size()]];
    const auto project = projectRequest(m_sweeping->document, m_sweeping->device, parametersAt(point), m_state.sourceSignature);
    m_running.start(project.map([&](const ProjectRequest &request) {
        return RunProject{request, {}, m_lastSweep.value->repetitions};
    }),
                    [this, point](const auto &reply, const Answer *) { swept(point, reply); });
    begin(Work::SweepRun, nullptr);
}

/// Only where no worker can be started any more the sweep ends.
void Session::swept(const SweepPoint &point, const tl::expected<RunReply, RequestFailure> &reply)
{
    const auto failed = [&](RequestFailure::Kind kind) { return !reply && reply.error().kind == kind; };
    if (failed(RequestFailure::Kind::Cancelled))
        return endSweep(u"The sweep was stopped."_s);
    const RunResult result = reply ? reply->result : failedRun(reply.error(), m_sweeping->document.project);
    SweepResults &all = *m_lastSweep.value;
    insertInOrder(all.runs, sweepRunOf(point, result, all.sweep.work), all.points);
    if (failed(RequestFailure::Kind::Unavailable))
        return endSweep(result.message);
    if (all.runs.size() == all.points.size())
        return endSweep({});
    m_work = Work::None;
    Q_EMIT sweepChanged();
    ended();
}

void Session::endSweep(const QString &message)
{
    if (m_work == Work::SweepRun)
        m_work = Work::None;
    m_sweeping.reset();
    m_lastSweep.value->message = message;
    Q_EMIT sweepChanged();
    if (m_work == Work::None)
        ended();
    Q_EMIT sweepFinished();
}

// ---- exports ----

/// The first thing that is wrong, in the order in which a run finds it.
static Error errorOf(const RunResult &result)
{
    if (const Diagnostic *error = firstError(result.diagnostics); error && result.status == RunStatus::BuildFailed)
        return {error->message, {error->file, error->line, error->column}};
    if (const Problem *problem = firstError(result.report.problems))
        return {problem->message, {}};
    return {result.message.isEmpty() ? u"The plan can't be made a program."_s : result.message, result.place};
}

void Session::exported(const tl::expected<ExportReply, RequestFailure> &reply, const Answer *answer)
{
    const RunResult result = reply ? reply->result : failedRun(reply.error(), m_begunWith.project);
    if (result.status != RunStatus::Ok)
        return endExport(errorOf(result));
    const auto opened = openResults(result, *answer, m_workers);
    if (!opened)
        return endExport(opened.error());
    m_writer.write(m_wantedProgram.folder, *reply, *opened, [this](const Error &error) { endExport(error); });
}

void Session::endExport(const Error &error)
{
    ended();
    Q_EMIT exportFinished({m_wantedProgram, error});
}

// ---- devices and the project ----

void Session::devicesArrived(const tl::expected<DevicesReply, RequestFailure> &reply)
{
    m_ownDevices = reply ? reply->devices : QList<DeviceInfo>();
    m_devicesMessage = reply ? reply->message : describe(reply.error(), {});
    m_unconfined = reply ? reply->unconfined : QStringList();
    m_leftOutDrivers = reply ? reply->leftOut : QStringList();
    showDevices();
}

void Session::askDevices()
{
    m_deviceList.start(ListDevices{}, [this](const auto &reply, const Answer *) { devicesArrived(reply); });
}

void Session::askHosts()
{
    if (!isBusy() && !m_deviceList.isAtWork())
        askDevices();
    for (qsizetype host = 0; host < qsizetype(m_ofHosts.size()); ++host)
        askHost(host);
}

QList<Host> Session::hosts() const
{
    QList<Host> there = m_workers.hosts();
    there.removeIf([](const Host &host) { return host.name.isEmpty(); });
    return there;
}

void Session::addHost(const Host &host)
{
    removeHost(host.name);
    m_workers.addHost(host);
    m_ofHosts.emplace_back();
    askHost(qsizetype(m_ofHosts.size()) - 1);
}

void Session::removeHost(const QString &name)
{
    const auto found = std::ranges::find(m_workers.hosts(), name, &Host::name);
    if (found == m_workers.hosts().end())
        return;
    if (hostSelector(m_state.device, m_workers.hosts()).host == name)
        setDevice({});
    m_ofHosts[std::size_t(found - m_workers.hosts().begin())] = {};
    m_workers.removeHost(name);
    showDevices();
}

void Session::askHost(qsizetype host)
{
    HostDevices &there = m_ofHosts[std::size_t(host)];
    if (m_workers.hosts()[host].name.isEmpty() || (there.asking && there.asking->isAtWork()))
        return;
    there.problem.clear();
    there.asking = std::make_unique<Job<ListDevices, DevicesReply>>(m_workers);
    there.asking->start(ListDevices{m_workers.hosts()[host].name + u':'},
                        [this, host](const auto &reply, const Answer *) { hostArrived(host, reply); });
    Q_EMIT devicesChanged();
}

void Session::hostArrived(qsizetype host, const tl::expected<DevicesReply, RequestFailure> &reply)
{
    HostDevices &there = m_ofHosts[std::size_t(host)];
    there.devices = reply ? reply->devices : QList<DeviceInfo>();
    there.problem = reply ? reply->message : describe(reply.error(), {});
    showDevices();
}

QList<Session::UnknownHost> Session::unknownHosts() const
{
    QList<UnknownHost> unknown;
    for (std::size_t host = 0; host < m_ofHosts.size(); ++host) {
        if (m_ofHosts[host].asking && m_ofHosts[host].devices.isEmpty())
            unknown << UnknownHost{m_workers.hosts()[qsizetype(host)].name, m_ofHosts[host].problem};
    }
    return unknown;
}

void Session::showDevices()
{
    m_devices = m_ownDevices;
    for (const HostDevices &there : m_ofHosts)
        m_devices += there.devices;
    Q_EMIT devicesChanged();
    chooseDevice();
}

void Session::chooseDevice()
{
    const QString host = hostSelector(m_state.device, m_workers.hosts()).host;
    const auto wanted = std::ranges::find(m_workers.hosts(), host, &Host::name);
    if (wanted != m_workers.hosts().end() && !m_ofHosts[std::size_t(wanted - m_workers.hosts().begin())].asking)
        askHost(wanted - m_workers.hosts().begin());
    const int chosen = m_devices.isEmpty() ? -1 : selectDevice(m_devices, m_state.device).value_or(-1);
    if (chosen == m_currentDevice)
        return;
    m_currentDevice = chosen;
    if (chosen >= 0)
        m_watch.setFacts(compilerFacts(m_devices[chosen]));
    Q_EMIT currentDeviceChanged();
}

void Session::replaceDocument(const ProjectDocument &document, bool isSaved)
{
    m_waiting = {};
    m_sweeping.reset();
    drop();
    m_watch.forget();
    m_loader.forget();
    m_lastRun = {};
    m_goodRun = {};
    m_results.reset();
    m_lastTrace = {};
    m_lastSweep = {};
    m_selection = {};
    m_time.clear();
    m_ownValues.clear();
    m_workers.setCache(driverCacheOf(document.folder));
    m_state.document = document;
    m_state.saved = isSaved ? std::optional(document) : std::nullopt;
    m_state.isRestricted = m_isTrusted && !m_isTrusted(document);
    Q_EMIT documentReplaced();
    noteModified();
    m_watch.planSoon();
}

bool runAlike(const ProjectDocument &first, const ProjectDocument &second)
{
    const auto sourcesOf = [](const ProjectDocument &document) {
        QMap<QString, QString> sources = document.texts;
        sources.remove(document.project.notes);
        return sources;
    };
    const auto whatRuns = [](Project project) {
        project.title.clear();
        project.notes.clear();
        project.guesses.clear(); // Who confirms a value changes none.
        project.sweep.reset();   // A run is of the values that the parameters have.
        return project;
    };
    return whatRuns(first.project) == whatRuns(second.project) && sourcesOf(first) == sourcesOf(second);
}

bool traceAlike(const ProjectDocument &first, const ProjectDocument &second)
{
    ProjectDocument checkedAlike = second;
    checkedAlike.project.checks = first.project.checks;
    return runAlike(first, checkedAlike);
}

/// What is varied counts, too.
static bool sweepAlike(const ProjectDocument &first, const ProjectDocument &second)
{
    return first.project.sweep == second.project.sweep && runAlike(first, second);
}

void Session::setOwnValues(const QHash<QString, Expression> &values)
{
    m_ownValues = values;
    noteModified();
}

ProjectDocument Session::ownDocument() const
{
    ProjectDocument own = m_state.document;
    if (m_ownValues.isEmpty())
        return own;
    for (Parameter &parameter : own.project.parameters)
        parameter.value = m_ownValues.value(parameter.name, parameter.value);
    return own;
}

void Session::setDocument(const ProjectDocument &document)
{
    m_state.document = document;
    noteModified();
    const bool wasRun = m_lastRun.follow(document);
    if (m_goodRun.follow(document) || wasRun)
        Q_EMIT resultsChanged();
    if (m_lastTrace.follow(document, traceAlike))
        Q_EMIT traceChanged();
    if (m_lastSweep.follow(document, sweepAlike))
        Q_EMIT sweepChanged();
    m_watch.planSoon();
}

void Session::setLive(bool live)
{
    if (std::exchange(m_isLive, live) != live)
        Q_EMIT resultsChanged();
}

void Session::noteModified()
{
    if (m_wasModified == isModified())
        return;
    m_wasModified = !m_wasModified;
    Q_EMIT modifiedChanged(m_wasModified);
}

void Session::setTrust(const Trust &isTrusted)
{
    m_isTrusted = isTrusted;
    judgeTrust();
}

void Session::judgeTrust()
{
    const bool isRestricted = m_isTrusted && !m_isTrusted(m_state.document);
    if (std::exchange(m_state.isRestricted, isRestricted) == isRestricted)
        return;
    if (isRestricted) {
        stop();
        m_watch.forget();
        Q_EMIT planReportChanged();
        Q_EMIT signatureChanged();
    }
    Q_EMIT restrictionChanged();
    m_watch.planSoon();
}

bool Session::mayRun()
{
    if (isRestricted())
        Q_EMIT runRefused();
    return !isRestricted();
}

Result<void> Session::open(const QString &path, GoneTexts gone)
{
    const auto loaded = loadProject(path, gone);
    if (!loaded)
        return fail(loaded.error());
    replaceDocument(*loaded, true);
    return {};
}

void Session::adopt(const ProjectDocument &document)
{
    replaceDocument(document, false);
}

Result<void> Session::save()
{
    if (m_state.document.folder.isEmpty())
        return fail(QStringLiteral("This project has no file yet: save it under a name."));
    const ProjectDocument own = ownDocument();
    const auto saved = saveProject(own);
    if (!saved)
        return fail(saved.error());
    m_state.saved = own;
    noteModified();
    return {};
}

Result<void> Session::saveAs(const QString &path)
{
    const auto saved = saveProjectAs(ownDocument(), path);
    if (!saved)
        return fail(saved.error());
    const QList<Parameter> shown = m_state.document.project.parameters;
    m_state.document = *saved;
    m_state.document.project.parameters = shown;
    m_state.saved = *saved;
    m_workers.setCache(driverCacheOf(saved->folder));
    noteModified();
    Q_EMIT savedAs();
    return {};
}

void Session::setProject(const Project &project)
{
    if (project == m_state.document.project)
        return;
    ProjectDocument edited = m_state.document;
    const bool rebuilds = project.build != edited.project.build || project.sources != edited.project.sources;
    edited.project = project;
    setDocument(edited);
    Q_EMIT projectChanged();
    if (rebuilds)
        m_watch.sourcesChanged();
}

void Session::setText(const QString &path, const QString &text)
{
    ProjectDocument edited = m_state.document;
    if (edited.texts.contains(path) && edited.texts.value(path) == text)
        return;
    edited.texts.insert(path, text);
    const bool isNotes = path == edited.project.notes;
    if (isNotes) {
        m_state.document = edited;
        noteModified();
    } else {
        setDocument(edited);
        m_watch.sourcesChanged();
    }
    Q_EMIT textChanged(path);
}

void Session::removeText(const QString &path)
{
    ProjectDocument edited = m_state.document;
    if (edited.texts.remove(path) == 0)
        return;
    setDocument(edited);
    m_watch.sourcesChanged();
    Q_EMIT textChanged(path);
}

void Session::setDevice(const QString &selector)
{
    if (selector == m_state.device)
        return;
    m_state.device = selector;
    chooseDevice();
    m_watch.planSoon();
    m_watch.sourcesChanged();
}

void Session::select(const Selection &selection)
{
    if (selection == m_selection)
        return;
    m_selection = selection;
    Q_EMIT selectionChanged();
}

} // namespace kernelscope
