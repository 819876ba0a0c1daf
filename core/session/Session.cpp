#include "session/Session.h"

#include "device/DeviceSelection.h"
#include "session/PlanWatch.h"
#include "session/RunControl.h"
#include "session/SessionState.h"

namespace kernelscope {

class Session::Private
{
public:
    Private(Session *session, const SessionOptions &options);

    void connectParts();
    void askForDevices();
    void devicesArrived(const Outcome &outcome);
    void chooseDevice();
    void replaceDocument(const ProjectDocument &document, bool isSaved);
    void setDocument(const ProjectDocument &document);
    void noteModified();
    bool isModified() const { return !state.saved || *state.saved != state.document; }

    Session *q;
    SessionState state;
    WorkerSupervisor supervisor;
    PlanWatch watch;
    RunControl runs;
    QList<DeviceInfo> devices;
    QString devicesMessage;
    int currentDevice = -1;
    bool wasModified = false;
    Selection selection;
};

Session::Private::Private(Session *session, const SessionOptions &options)
    : q(session), state{{}, ProjectDocument(), options.device}, supervisor(options),
      watch(state, supervisor, options.planDelay), runs(state, supervisor)
{
    connectParts();
    supervisor.start();
    askForDevices();
}

void Session::Private::connectParts()
{
    QObject::connect(&watch, &PlanWatch::reportChanged, q, &Session::planReportChanged);
    QObject::connect(&watch, &PlanWatch::signatureChanged, q, &Session::signatureChanged);
    QObject::connect(&watch, &PlanWatch::sourcesRead, q,
                     [this](const ProgramSignature &signature) { state.sourceSignature = signature; });
    QObject::connect(&runs, &RunControl::started, q, [this] {
        watch.setRunning(true);
        Q_EMIT q->runStarted();
    });
    QObject::connect(&runs, &RunControl::progressChanged, q, &Session::progressChanged);
    QObject::connect(&runs, &RunControl::built, q,
                     [this](const RunReply &reply) { watch.adopt(reply.signature, reply.buildLog); });
    QObject::connect(&runs, &RunControl::finished, q, [this] {
        watch.setRunning(runs.isRunning());
        Q_EMIT q->runFinished();
    });
    QObject::connect(&runs, &RunControl::resultsChanged, q, &Session::resultsChanged);
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
    Q_EMIT q->currentDeviceChanged();
}

void Session::Private::replaceDocument(const ProjectDocument &document, bool isSaved)
{
    watch.forget();
    runs.forget();
    watch.setRunning(false);
    selection = {};
    state.document = document;
    state.saved = isSaved ? std::optional(document) : std::nullopt;
    Q_EMIT q->documentReplaced();
    noteModified();
    watch.planSoon();
    watch.readSignature();
}

void Session::Private::setDocument(const ProjectDocument &document)
{
    state.document = document;
    noteModified();
    runs.projectEdited();
    watch.planSoon();
}

void Session::Private::noteModified()
{
    if (wasModified == isModified())
        return;
    wasModified = !wasModified;
    Q_EMIT q->modifiedChanged(wasModified);
}

Session::Session(const SessionOptions &options, QObject *parent)
    : QObject(parent), d(std::make_unique<Private>(this, options))
{
}

Session::~Session() = default;

const ProjectDocument &Session::document() const
{
    return d->state.document;
}

Result<void> Session::open(const QString &path)
{
    const auto loaded = loadProject(path);
    if (!loaded)
        return fail(loaded.error());
    d->replaceDocument(*loaded, true);
    return {};
}

void Session::adopt(const ProjectDocument &document)
{
    d->replaceDocument(document, false);
}

Result<void> Session::save()
{
    if (d->state.document.folder.isEmpty())
        return fail(QStringLiteral("This project has no file yet: save it under a name."));
    const auto saved = saveProject(d->state.document);
    if (!saved)
        return fail(saved.error());
    d->state.saved = d->state.document;
    d->noteModified();
    return {};
}

Result<void> Session::saveAs(const QString &path)
{
    const auto saved = saveProjectAs(d->state.document, path);
    if (!saved)
        return fail(saved.error());
    d->state.document = *saved;
    d->state.saved = *saved;
    d->noteModified();
    return {};
}

bool Session::isModified() const
{
    return d->isModified();
}

void Session::setProject(const Project &project)
{
    if (project == d->state.document.project)
        return;
    ProjectDocument edited = d->state.document;
    const bool rebuilds = project.build != edited.project.build || project.sources != edited.project.sources;
    edited.project = project;
    d->setDocument(edited);
    Q_EMIT projectChanged();
    if (rebuilds)
        d->watch.readSignatureSoon();
}

void Session::setText(const QString &path, const QString &text)
{
    ProjectDocument edited = d->state.document;
    if (edited.texts.contains(path) && edited.texts.value(path) == text)
        return;
    edited.texts.insert(path, text);
    const bool isNotes = path == edited.project.notes;
    if (isNotes) {
        d->state.document = edited;
        d->noteModified();
    } else {
        d->setDocument(edited);
        d->watch.readSignatureSoon();
    }
    Q_EMIT textChanged(path);
}

void Session::removeText(const QString &path)
{
    ProjectDocument edited = d->state.document;
    if (edited.texts.remove(path) == 0)
        return;
    d->setDocument(edited);
    d->watch.readSignatureSoon();
    Q_EMIT textChanged(path);
}

const QList<DeviceInfo> &Session::devices() const
{
    return d->devices;
}

QString Session::devicesMessage() const
{
    return d->devicesMessage;
}

int Session::currentDevice() const
{
    return d->currentDevice;
}

void Session::setDevice(const QString &selector)
{
    if (selector == d->state.device)
        return;
    d->state.device = selector;
    d->chooseDevice();
    d->watch.planSoon();
    d->watch.readSignatureSoon();
}

const PlanReport &Session::planReport() const
{
    return d->watch.report();
}

const ProgramSignature &Session::signature() const
{
    return d->watch.signature();
}

void Session::readSignature()
{
    d->watch.readSignature();
}

const QList<Diagnostic> &Session::sourceDiagnostics() const
{
    return d->watch.built().diagnostics;
}

QString Session::sourceMessage() const
{
    return d->watch.built().message;
}

bool Session::isRunning() const
{
    return d->runs.isRunning();
}

void Session::run(int repetitions, const QString &onlyLaunch)
{
    d->runs.run(repetitions, onlyLaunch);
}

void Session::stop()
{
    d->runs.stop();
}

void Session::setDeadlines(const Deadlines &deadlines)
{
    d->supervisor.setDeadlines(deadlines);
}

const Progress &Session::progress() const
{
    return d->runs.progress();
}

const std::optional<RunResult> &Session::lastRun() const
{
    return d->runs.last();
}

const std::optional<RunResult> &Session::lastGoodRun() const
{
    return d->runs.lastGood();
}

bool Session::lastGoodRunIsCurrent() const
{
    return d->runs.isLastGoodCurrent();
}

const std::shared_ptr<ResultStore> &Session::results() const
{
    return d->runs.results();
}

QString Session::buildLog() const
{
    return d->watch.built().log;
}

const Selection &Session::selection() const
{
    return d->selection;
}

void Session::select(const Selection &selection)
{
    if (selection == d->selection)
        return;
    d->selection = selection;
    Q_EMIT selectionChanged();
}

} // namespace kernelscope
