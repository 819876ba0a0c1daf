#include "session/Session.h"

#include "session/SessionPrivate.h"

namespace kernelscope {

Session::Session(const SessionOptions &options, QObject *parent) : QObject(parent), d(std::make_unique<Private>(this, options)) {}

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
        d->watch.sourcesChanged();
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
        d->watch.sourcesChanged();
    }
    Q_EMIT textChanged(path);
}

void Session::removeText(const QString &path)
{
    ProjectDocument edited = d->state.document;
    if (edited.texts.remove(path) == 0)
        return;
    d->setDocument(edited);
    d->watch.sourcesChanged();
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

QStringList Session::unconfined() const
{
    return d->unconfined;
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
    d->watch.sourcesChanged();
}

const PlanReport &Session::planReport() const
{
    return d->watch.report();
}

const ProgramSignature &Session::signature() const
{
    return d->watch.signature();
}

bool Session::isUpToDate() const
{
    return d->watch.isUpToDate();
}

const QList<Diagnostic> &Session::sourceDiagnostics() const
{
    return d->watch.diagnostics();
}

bool Session::isRunning() const
{
    return d->work == Private::Work::Run;
}

void Session::run(int repetitions, const QString &onlyLaunch)
{
    d->run(repetitions, onlyLaunch);
}

void Session::stop()
{
    d->stop();
}

void Session::setDeadlines(const Deadlines &deadlines)
{
    d->supervisor.setDeadlines(deadlines);
}

const Progress &Session::progress() const
{
    return d->progress;
}

const std::optional<RunResult> &Session::lastRun() const
{
    return d->lastRun;
}

const std::optional<RunResult> &Session::lastGoodRun() const
{
    return d->goodRun.value;
}

bool Session::lastGoodRunIsCurrent() const
{
    return d->goodRun.isCurrent;
}

const std::shared_ptr<ResultStore> &Session::results() const
{
    return d->results;
}

QString Session::buildLog() const
{
    return d->watch.buildLog();
}

bool Session::isTracing() const
{
    return d->work == Private::Work::Trace;
}

void Session::trace(const TraceOptions &options)
{
    d->trace(options);
}

const std::optional<TraceReply> &Session::lastTrace() const
{
    return d->lastTrace.value;
}

int Session::traceNumber() const
{
    return d->traceNumber;
}

bool Session::traceIsCurrent() const
{
    return d->lastTrace.isCurrent;
}

std::shared_ptr<const Trace> Session::traceOf(int launch) const
{
    return d->loader.traceOf(launch);
}

QString Session::traceMessage(int launch) const
{
    return d->loader.message(launch);
}

bool Session::isSweeping() const
{
    return d->sweeping.has_value();
}

void Session::sweep(int repetitions)
{
    d->sweep(repetitions);
}

const std::optional<SweepResults> &Session::lastSweep() const
{
    return d->lastSweep.value;
}

bool Session::sweepIsCurrent() const
{
    return d->lastSweep.isCurrent;
}

bool Session::isExporting() const
{
    return d->work == Private::Work::Export;
}

void Session::exportProgram(const ProgramExport &wanted)
{
    d->exportProgram(wanted);
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
