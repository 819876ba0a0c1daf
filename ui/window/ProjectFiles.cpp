#include "ui/window/ProjectFiles.h"

#include <utility>

#include <QClipboard>
#include <QDir>
#include <QFileInfo>
#include <QGuiApplication>

#include "capture/CaptureReader.h"
#include "project/DiskChanges.h"
#include "project/ProjectFolder.h"
#include "project/UsedNames.h"
#include "session/KernelFile.h"
#include "session/ProgramFiles.h"
#include "session/Session.h"
#include "support/Printable.h"
#include "ui/editor/CodeEditor.h"
#include "ui/editor/EditorTabs.h"
#include "ui/editor/ProjectTextEditor.h"
#include "ui/edits/ProjectEdits.h"
#include "ui/models/NamesText.h"
#include "ui/window/ComparisonDialog.h"
#include "ui/window/Dialogs.h"
#include "ui/window/FocusEdits.h"
#include "ui/window/KernelOpening.h"
#include "ui/window/Messages.h"
#include "ui/window/RecentProjects.h"
#include "ui/window/Recovery.h"
#include "ui/window/TrustedFolders.h"

using namespace Qt::StringLiterals;

namespace kernelscope {

/// Empty: it has neither.
static QString titleOrFile(const ProjectDocument &document)
{
    return document.project.title.isEmpty() ? document.fileName : document.project.title;
}

constexpr int settledMs = 200;
constexpr int mostWatched = 200; // files: systems have a limit for all programs together

ProjectFiles::ProjectFiles(const WindowContext &context, EditorTabs &editors, KernelOpening &kernels,
                           const std::shared_ptr<Recovery> &recovery, const WindowOpener &openWindow, QWidget &window)
    : QObject(&window), m_context(context), m_session(context.session), m_messages(context.messages), m_editors(editors), m_window(window),
      m_kernels(kernels), m_openWindow(openWindow), m_state{recovery}
{
    connect(&kernels, &KernelOpening::guessed, this, &ProjectFiles::noteGuess);
    connect(&m_session, &Session::documentReplaced, this, &ProjectFiles::showTitle);
    connect(&m_session, &Session::documentReplaced, &m_messages, &Banner::dismiss); // It is of another project.
    connect(&m_session, &Session::modifiedChanged, this, &ProjectFiles::showTitle);
    connect(&m_session, &Session::projectChanged, this, &ProjectFiles::showTitle);
    connect(&m_session, &Session::textChanged, this, &ProjectFiles::showTitle);
    m_settled.setSingleShot(true);
    m_settled.setInterval(settledMs);
    connect(&m_settled, &QTimer::timeout, this, &ProjectFiles::noteDiskChanges);
    connect(&m_watcher, &QFileSystemWatcher::fileChanged, &m_settled, qOverload<>(&QTimer::start));
    connect(&m_watcher, &QFileSystemWatcher::directoryChanged, this, [this](const QString &path) {
        const QDir folder(m_session.document().folder);
        if (path == folder.path() || !folder.exists() || !m_state.gone.isEmpty()) // Of where it lies only that it goes and comes.
            m_settled.start();
    });
    if (!recovery->file().isEmpty())
        QMetaObject::invokeMethod(this, &ProjectFiles::offerRecovery, Qt::QueuedConnection);
}

void ProjectFiles::showTitle()
{
    const QString name = titleOrFile(m_session.document());
    m_window.setWindowTitle(tr("%1[*] \u2014 Kernelscope").arg(name.isEmpty() ? tr("Untitled") : name));
    m_window.setWindowModified(hasUnsavedWork());
}

/// Marks of changes are against it from then on.
void ProjectFiles::noteSaved(const QString &path)
{
    CodeEditor *editor = m_editors.editor(path);
    if (editor && editor->isModified() && m_state.pristine.texts.value(path) == m_session.document().texts.value(path))
        editor->setModified(false);
}

Result<void> ProjectFiles::open(const QString &path)
{
    if (isKernelFile(path))
        return kernelFileDocument(path).map([&](const ProjectDocument &document) { adoptKernel(document, path); });
    if (isCapture(path))
        return readCapture(path).map([&](const CapturedLaunch &launch) { adoptCapture(launch, path); });
    notePlace();
    const auto opened = m_session.open(path, GoneTexts::Empty);
    if (!opened)
        return opened;
    m_state.pristine = m_session.document();
    setOrigin(Origin::File);
    noteRecent();
    showLastPlace();
    showTitle();
    offerGoneTexts();
    return {};
}

/// Of texts whose files are not there.
void ProjectFiles::offerGoneTexts()
{
    const ProjectDocument &document = m_session.document();
    QStringList gone = document.texts.keys();
    gone.removeIf(
        [&](const QString &file) { return !document.texts[file].isEmpty() || QFile::exists(QDir(document.folder).filePath(file)); });
    if (gone.isEmpty())
        return;
    m_messages.say(
        tr("The project's folder lacks %1: what stands there is empty until it is found or written.").arg(inOneLine(namesText(gone))),
        Banner::Tone::Warning,
        {{tr("Find it\u2026"), tr("Choose the file %1; its text becomes the project's").arg(gone.first()),
          [this, name = gone.first()] { findText(name); }, true},
         Banner::closing()});
}

void ProjectFiles::findText(const QString &name)
{
    const QString path = m_context.dialogs.path(PathWanted::SourceToAdd, &m_window, m_session.document().folder);
    if (path.isEmpty())
        return;
    const auto text = readTextFile(path, QFileInfo(path).fileName());
    if (!text)
        return m_messages.complain(tr("The file was not added."), text.error());
    m_messages.dismiss();
    m_editors.replaceText(name, *text);
    offerGoneTexts();
}

QString ProjectFiles::path() const
{
    const ProjectDocument &document = m_session.document();
    if (m_state.origin == Origin::Kernel)
        return m_state.opened;
    return document.folder.isEmpty() || document.fileName.isEmpty() ? QString() : projectPath(document);
}

void ProjectFiles::noteRecent()
{
    m_context.recent.add(path());
}

void ProjectFiles::notePlace()
{
    const auto caret = m_editors.caret();
    if (m_state.origin != Origin::Copy && !path().isEmpty() && caret)
        m_context.recent.setPlace(path(), *caret);
}

void ProjectFiles::showLastPlace()
{
    if (const auto place = m_context.recent.place(path()))
        m_editors.reveal(*place);
}

Result<void> ProjectFiles::openSample(const QString &path)
{
    const auto document = loadProject(path);
    if (!document)
        return fail(document.error());
    if (mayLeave())
        adoptCopy(*document);
    return {};
}

void ProjectFiles::openOrComplain(const QString &path)
{
    if (const auto opened = open(path); !opened)
        complainOfOpening(tr("The project could not be opened; the one that is open stays."), path, opened.error());
}

void ProjectFiles::complainOfOpening(const QString &what, const QString &path, const Error &error)
{
    const auto file = isKernelFile(path) || isCapture(path) ? fail(error) : readProjectFile(path);
    const bool isMendable = file && !readProject(file->bytes, file->name);
    QList<Banner::Offer> offers;
    if (isMendable)
        offers.append({tr("Mend it"), tr("Show the project file as text, with what is wrong marked"), [this, path] { mend(path); }});
    m_messages.complain(what, error, offers);
}

/// An empty project stands for the file until its text is in order and applied.
void ProjectFiles::mend(const QString &path)
{
    const auto file = readProjectFile(path);
    if (!file)
        return complainOfOpening(tr("The project could not be opened; the one that is open stays."), path, file.error());
    if (!mayLeave())
        return;
    adoptCopy({{}, file->folder, file->name, {}});
    setOrigin(Origin::File);
    editAsText().mend(decodedText(file->bytes));
}

void ProjectFiles::openSampleOrComplain(const QString &path)
{
    if (const auto opened = openSample(path); !opened)
        m_messages.complain(tr("The sample could not be opened."), opened.error());
}

void ProjectFiles::openBeside(const QString &path)
{
    if (hasUnsavedWork() && m_openWindow)
        m_openWindow(path);
    else if (mayLeave())
        openOrComplain(path);
}

void ProjectFiles::chooseProject()
{
    const QString path = m_context.dialogs.path(PathWanted::ProjectToOpen, &m_window, m_session.document().folder);
    if (!path.isEmpty())
        openBeside(path);
}

void ProjectFiles::create(const QString &templateName)
{
    if (!mayLeave())
        return;
    ProjectDocument document = *loadProject(u":/new/%1.kscope"_s.arg(templateName));
    document.folder.clear();
    adoptCopy(document);
}

void ProjectFiles::setOrigin(Origin origin)
{
    m_state.origin = origin;
    m_state.opened.clear();
    m_state.gone.clear();
    m_state.isBeingGuessed = origin == Origin::Kernel;
    m_state.sources.clear();
    const ProjectDocument &document = m_session.document();
    for (const QString &path : origin == Origin::Kernel ? document.texts.keys() : QStringList()) {
        if (textOnDisk(document.folder, path) == document.texts.value(path))
            m_state.sources << path;
    }
    watchFiles();
}

void ProjectFiles::createFromClipboard()
{
    const QString text = QGuiApplication::clipboard()->text();
    if (!text.contains(u"kernel"))
        return m_messages.tell(tr("The clipboard holds no kernel: copy the source of one first."), true);
    if (!mayLeave())
        return;
    ProjectDocument document;
    document.project.title = tr("Pasted kernel");
    document.project.sources = QStringList{u"kernel.cl"_s};
    document.texts.insert(u"kernel.cl"_s, text);
    adoptKernel(document, {});
}

void ProjectFiles::adoptKernel(const ProjectDocument &document, const QString &path)
{
    adoptCopy(document);
    noteKernel(path);
    if (document.folder.isEmpty()) { // What was pasted may be nowhere else.
        m_state.pristine.texts.clear();
        m_state.recovery->keepNow();
        showTitle();
    }
    m_kernels.guess();
}

void ProjectFiles::noteKernel(const QString &path)
{
    setOrigin(Origin::Kernel);
    if (path.isEmpty())
        return;
    m_state.opened = QFileInfo(path).absoluteFilePath();
    noteRecent();
    showLastPlace();
}

void ProjectFiles::adoptCapture(const CapturedLaunch &launch, const QString &path)
{
    adoptCopy(captureDocument(launch));
    noteKernel(path);
    m_kernels.take(launch);
}

/// What was guessed can be guessed again: closing it unedited asks nothing. An edit that was made before the guess can't.
void ProjectFiles::noteGuess()
{
    if (!std::exchange(m_state.isBeingGuessed, false) || m_context.edits.undoStack().index() > 1)
        return;
    m_context.edits.undoStack().clear(); // What was opened is where its history begins.
    m_state.pristine.project = m_session.project();
    m_state.pristine.texts[m_session.project().notes] = m_session.document().texts.value(m_session.project().notes);
    if (!hasUnsavedWork())
        m_state.recovery->forget();
    showTitle();
}

void ProjectFiles::adoptCopy(const ProjectDocument &document)
{
    notePlace();
    setOrigin(Origin::Copy);
    m_state.pristine = document;
    m_session.adopt(document);
    showTitle();
}

ProjectTextEditor &ProjectFiles::editAsText()
{
    if (!m_text) {
        m_text = new ProjectTextEditor(m_session, m_context.appearance, m_context.edits);
        m_editors.addPage(m_text);
        connect(&m_text->editor(), &CodeEditor::edited, this, &ProjectFiles::showTitle);
        connect(m_text, &ProjectTextEditor::closeRequested, this, [this] {
            std::exchange(m_text, nullptr)->deleteLater();
            showTitle();
        });
    }
    m_editors.setCurrentWidget(m_text);
    m_text->editor().setFocus();
    return *m_text;
}

/// Text of the project file that nobody applied is work, too.
bool ProjectFiles::applyText()
{
    if (!m_text || !m_text->isEdited() || m_text->apply())
        return true;
    m_editors.setCurrentWidget(m_text);
    return noteSaved(fail(tr("The project file's text is not in order.")), {});
}

bool ProjectFiles::save()
{
    enterTypedText();
    if (!applyText())
        return false;
    const bool hasFile = m_state.origin == Origin::File ? !m_session.document().folder.isEmpty() : !editedSources().isEmpty();
    if (!hasFile)
        return saveAs();
    if (!QDir(m_session.document().folder).exists()) {
        offerGoneFolder();
        m_messages.tell(tr("Not saved: the folder %1 is gone.").arg(inOneLine(m_session.document().folder)), true);
        return false;
    }
    const QStringList changed = changedFiles();
    if (changed.isEmpty())
        return saveOver();
    offerDiskChanges(changed);
    m_messages.tell(tr("Not saved: another program changed %1. Choose above what stays.").arg(inOneLine(namesText(changed))), true);
    return false;
}

/// Of a source that was opened by itself: the files that it came from, as far as what is here was edited, or is the only copy.
QStringList ProjectFiles::editedSources() const
{
    const QMap<QString, QString> &texts = m_session.document().texts, &before = m_state.pristine.texts;
    QStringList edited = m_state.sources;
    edited.removeIf([&](const QString &path) {
        return !texts.contains(path) || (texts.value(path) == before.value(path) && !m_state.gone.contains(path));
    });
    return edited;
}

/// The set-up, which has no file yet, stays as it is.
bool ProjectFiles::saveSources()
{
    const ProjectDocument &document = m_session.document();
    const QStringList paths = editedSources();
    const auto saved = QDir().mkpath(document.folder)
                           ? saveTexts(document, paths)
                           : Result<void>(fail(tr("The folder %1 could not be made.").arg(inOneLine(document.folder))));
    if (!saved) {
        m_messages.complain(tr("The source was not saved."), saved.error());
        return false;
    }
    if (!std::exchange(m_state.gone, {}).isEmpty())
        m_messages.dismiss();
    m_state.toldOfFiles.clear();
    for (const QString &path : paths) {
        m_state.pristine.texts[path] = document.texts.value(path);
        noteSaved(path);
    }
    if (!hasUnsavedWork())
        m_state.recovery->forget();
    showTitle();
    m_messages.tell(tr("Saved %1. Save as keeps the set-up, too.").arg(inOneLine(namesText(paths))));
    return true;
}

/// Making the folder again is not done unasked: whoever deleted or moved it may want it where it is now.
void ProjectFiles::offerGoneFolder()
{
    m_messages.say(
        tr("The folder %1 is gone: it was deleted, moved or renamed while the project was open. All that you edited is still here.")
            .arg(inOneLine(m_session.document().folder)),
        Banner::Tone::Error,
        {{tr("Make it again"), tr("Make the folder anew and save into it"), [this] { saveOver(); }},
         {tr("Save elsewhere\u2026"), tr("Choose another folder"), [this] { saveAs(); }},
         {tr("Later"), tr("Change nothing; saving asks again"), {}}});
}

bool ProjectFiles::saveOver()
{
    if (m_state.origin == Origin::Kernel)
        return saveSources();
    return noteSaved(m_session.save(), m_session.document().fileName);
}

/// Of the project's file, or what a new one is called after: without an ending.
QString ProjectFiles::proposedName() const
{
    const ProjectDocument &document = m_session.document();
    return document.folder.isEmpty() || document.fileName.isEmpty() ? launchedKernels(document.project).value(0, u"untitled"_s)
                                                                    : QFileInfo(document.fileName).completeBaseName();
}

bool ProjectFiles::saveAs()
{
    enterTypedText();
    if (!applyText())
        return false;
    const bool isNew = m_session.document().folder.isEmpty(); // from a template, or pasted
    const QString name = proposedName() + u".kscope"_s;
    const QDir folder =
        m_state.origin == Origin::Kernel && !m_session.document().folder.isEmpty() ? QDir(m_session.document().folder) : QDir::home();
    QString path = m_context.dialogs.path(PathWanted::ProjectToSave, &m_window, folder.filePath(name));
    if (path.isEmpty())
        return false;
    if (!path.endsWith(u".kscope"))
        path += u".kscope"_s;
    return saveTo(path, isNew);
}

bool ProjectFiles::saveTo(const QString &path, bool isNew)
{
    const QFileInfo file(path);
    const QString title = m_session.project().title; // It may be the template's still.
    const bool isNamed = isNew && title == m_state.pristine.project.title && title != file.completeBaseName();
    if (isNamed)
        m_context.edits.change(tr("Name the project after its file"), {}, [&](Project &own) { own.title = file.completeBaseName(); });
    const auto saved = m_session.saveAs(path);
    if (!saved && isNamed)
        m_context.edits.undoStack().undo();
    if (saved && !m_session.isRestricted())
        m_context.trust.add(projectPath(m_session.document()));
    m_session.judgeTrust(); // Where it is now may be trusted.
    const QString own = file.dir().filePath(file.completeBaseName());
    const Banner::Offer inOwn{tr("Save into %1").arg(file.completeBaseName() + u'/'),
                              tr("Make the folder %1, and save into it").arg(inOneLine(own)),
                              [this, own, name = file.fileName()] { makeFolderAndSave(own, name); }};
    return noteSaved(saved, path, isNew && file.dir().exists() ? std::optional(inOwn) : std::nullopt);
}

void ProjectFiles::makeFolderAndSave(const QString &folder, const QString &name)
{
    if (QDir().mkpath(folder))
        saveTo(QDir(folder).filePath(name), true);
    else
        noteSaved(fail(tr("The folder %1 could not be made.").arg(inOneLine(folder))), {});
}

/// What was never read, so that saving can't bring it back.
QStringList ProjectFiles::lostFiles() const
{
    const ProjectDocument &document = m_session.document();
    QStringList lost = projectFiles(document).value_or(QStringList());
    lost.removeIf(
        [&](const QString &file) { return document.texts.contains(file) || QFile::exists(QDir(document.folder).filePath(file)); });
    return lost;
}

bool ProjectFiles::noteSaved(const Result<void> &saved, const QString &name, const std::optional<Banner::Offer> &elsewhere)
{
    if (!saved) {
        const Banner::Offer again{tr("Try again"), tr("Save once more, when what is in the way is gone"), [this] { save(); }};
        m_messages.complain(
            tr("The project was not saved; nothing that you edited is lost. Try again when this is mended, or save elsewhere."),
            saved.error(), {elsewhere.value_or(again), {tr("Save elsewhere\u2026"), tr("Choose another folder"), [this] { saveAs(); }}});
        return false;
    }
    m_messages.dismiss();
    setOrigin(Origin::File);
    m_state.pristine = m_session.ownDocument();
    m_state.gone.clear();
    noteRecent();
    showTitle();
    const QStringList lost = lostFiles();
    m_messages.tell(lost.isEmpty() ? tr("Saved %1.").arg(name)
                                   : tr("Saved %1. These files of the project are missing: %2.").arg(name, inOneLine(namesText(lost))));
    return true;
}

void ProjectFiles::chooseProgramFolder(StandaloneForm form)
{
    if (!m_session.mayRun())
        return;
    const QDir around = saveFolder(m_session.document());
    const QString name = proposedName() + (form == StandaloneForm::Cpp ? u"-cpp"_s : u"-python"_s);
    const QString folder = m_context.dialogs.path(PathWanted::ProgramFolder, &m_window, around.filePath(name));
    if (!folder.isEmpty())
        m_session.exportProgram({form, folder});
}

void ProjectFiles::noteDiskChanges()
{
    if (m_state.origin != Origin::File && m_state.sources.isEmpty())
        return;
    watchFiles(); // One that was replaced is another one.
    noteGoneFiles();
    const QStringList changed = changedFiles();
    const QStringList told = std::exchange(m_state.toldOfFiles, changed);
    const bool isEdited = m_state.origin == Origin::Kernel ? !editedSources().isEmpty() : hasUnsavedWork();
    if (!changed.isEmpty() && !isEdited && loadFromDisk(changed)) {
        if (!told.isEmpty())
            m_messages.dismiss();
        m_messages.tell(tr("Another program changed %1: loaded. Undo brings back what was here.").arg(namesText(changed)));
    } else if (changed != told && !changed.isEmpty()) {
        offerDiskChanges(changed);
    }
}

/// By another program.
QStringList ProjectFiles::changedFiles() const
{
    QStringList changed = changedOnDisk(m_state.pristine, m_session.document());
    changed.removeIf([this](const QString &file) { return !isOnDisk(file); });
    return changed;
}

/// Of a source that was opened by itself neither the project nor the notes.
bool ProjectFiles::isOnDisk(const QString &file) const
{
    return m_state.origin == Origin::File || m_state.sources.contains(file);
}

void ProjectFiles::noteGoneFiles()
{
    QStringList gone = goneFromDisk(m_session.ownDocument());
    gone.removeIf([this](const QString &file) { // It was never there.
        return !isOnDisk(file) || (file != m_session.document().fileName && m_state.pristine.texts.value(file).isEmpty());
    });
    const QStringList before = std::exchange(m_state.gone, gone);
    if (gone == before)
        return;
    showTitle();
    if (gone.isEmpty())
        return m_messages.dismiss();
    if (!QDir(m_session.document().folder).exists())
        return offerGoneFolder();
    const QString what = gone.size() == 1
                             ? tr("%1 was deleted or moved by another program. What is here is kept, and counts as unsaved.")
                             : tr("These files were deleted or moved by another program: %1. What is here is kept, and counts as "
                                  "unsaved.");
    m_messages.say(what.arg(inOneLine(namesText(gone))), Banner::Tone::Warning,
                   {{tr("Write again"), tr("Save what is here in its place"), [this] { save(); }},
                    {tr("Later"), tr("Change nothing; closing the project asks again"), {}}});
}

void ProjectFiles::watchFiles()
{
    const ProjectDocument &document = m_session.document();
    QStringList wanted;
    if ((m_state.origin == Origin::File && !document.folder.isEmpty()) || !m_state.sources.isEmpty()) {
        const QDir folder(document.folder);
        wanted << folder.path() << QFileInfo(folder.path()).path();
        for (const QString &file : QStringList{document.fileName} + document.texts.keys()) {
            if (isOnDisk(file))
                wanted << folder.filePath(file);
        }
    }
    QStringList gone = m_watcher.files() + m_watcher.directories();
    QStringList added = wanted.mid(0, mostWatched);
    gone.removeIf([&](const QString &path) { return added.contains(path); });
    added.removeIf([&](const QString &path) {
        return m_watcher.files().contains(path) || m_watcher.directories().contains(path) || !QFile::exists(path);
    });
    if (!gone.isEmpty())
        m_watcher.removePaths(gone);
    if (!added.isEmpty())
        m_watcher.addPaths(added);
}

void ProjectFiles::offerDiskChanges(const QStringList &files)
{
    const ProjectDocument here = m_session.ownDocument();
    const bool areEdited = std::ranges::any_of(files, [&](const QString &file) {
        return file == here.fileName ? here.project != m_state.pristine.project
                                     : here.texts.value(file) != m_state.pristine.texts.value(file);
    });
    const QString what = files.size() > 1
                             ? (areEdited ? tr("Another program changed these files, of which there are unsaved edits here: %1.")
                                          : tr("Another program changed these files: %1."))
                         : areEdited ? tr("Another program changed %1, of which there are unsaved edits here.")
                                     : tr("Another program changed %1.");
    QList<Banner::Offer> offers;
    if (areEdited)
        offers.append(
            {tr("Compare"), tr("Show how what is on the disk differs from what is here"), [this, files] { compare(files); }, true});
    m_messages.say(what.arg(namesText(files)), hasUnsavedWork() ? Banner::Tone::Error : Banner::Tone::Warning,
                   offers + QList<Banner::Offer>{
                                {areEdited ? tr("Load (drops your edits)") : tr("Load"),
                                 tr("Show what is on the disk; undo brings back what was here"),
                                 [this, files] {
                                     const auto loaded = loadFromDisk(files);
                                     loaded ? m_messages.tell(tr("Loaded %1.").arg(namesText(files)))
                                            : m_messages.complain(tr("The files were not loaded; what is here stays."), loaded.error());
                                 }},
                                {tr("Overwrite (drops its changes)"), tr("Save what is here in its place"), [this] { saveOver(); }},
                                {tr("Later"), tr("Change nothing; saving asks again"), {}}});
}

void ProjectFiles::compare(const QStringList &files)
{
    const ProjectDocument here = m_session.ownDocument();
    QList<ComparedText> texts;
    for (const QString &file : files) {
        const QString text = file == here.fileName ? QString::fromUtf8(projectText(here.project)) : here.texts.value(file);
        texts.append({file, textOnDisk(here.folder, file).value_or(QString()), text});
    }
    openOnScreen(new ComparisonDialog(texts, m_context.appearance, &m_window));
}

/// As an edit, which can be undone.
Result<void> ProjectFiles::loadFromDisk(const QStringList &files)
{
    const bool hadWork = hasUnsavedWork();
    const bool isProject = m_state.origin == Origin::File;
    ProjectDocument there = m_session.document();
    if (isProject) {
        const auto read = loadProject(projectPath(there), GoneTexts::Empty);
        if (!read)
            return fail(read.error());
        there = *read;
    }
    for (const QString &file : files) {
        if (file == there.fileName) {
            m_context.edits.change(tr("Load the project file"), {}, [&](Project &project) { project = there.project; });
            m_state.pristine.project = there.project;
        } else if (const auto text = isProject ? std::optional(there.texts.value(file)) : textOnDisk(there.folder, file);
                   text && there.texts.contains(file)) {
            m_editors.replaceText(file, *text);
            m_state.pristine.texts[file] = *text;
            noteSaved(file);
        }
    }
    if (!hadWork && isProject)
        saveOver(); // Nothing is written: this is what the disk has.
    m_state.toldOfFiles.clear();
    showTitle();
    return {};
}

bool ProjectFiles::hasUnsavedWork() const
{
    return (m_text && m_text->isEdited()) || !m_state.gone.isEmpty() ||
           (m_session.isModified() && m_session.ownDocument() != m_state.pristine);
}

bool ProjectFiles::mayLeave()
{
    enterTypedText();
    if (!hasUnsavedWork())
        return true;
    const LeaveAnswer answer = m_context.dialogs.saveChanges(&m_window, titleOrFile(m_session.document()));
    if (answer != LeaveAnswer::Save)
        return answer == LeaveAnswer::Discard;
    return save() && (!hasUnsavedWork() || saveAs()); // Of a source that was opened by itself the set-up may be edited, too.
}

ProjectFiles::State ProjectFiles::state() const
{
    State state = m_state;
    if (m_text)
        state.projectText = m_text->editor().text();
    return state;
}

void ProjectFiles::take(const State &state)
{
    m_state = state;
    watchFiles();
    if (state.projectText) {
        QWidget *shown = m_editors.currentWidget();
        ProjectTextEditor &text = editAsText();
        if (text.editor().text() != *state.projectText)
            text.editor().setText(*state.projectText);
        m_editors.setCurrentWidget(shown);
    }
    showTitle();
}

void ProjectFiles::forgetUnsaved()
{
    m_state.recovery->forget();
}

void ProjectFiles::offerRecovery()
{
    if (m_messages.isVisibleTo(&m_window)) // What it says about the project that was asked for comes first.
        return (void)connect(&m_messages, &Banner::closed, this, &ProjectFiles::offerRecovery, Qt::SingleShotConnection);
    const QList<RecoveredProject> found = Recovery::leftBehind(QFileInfo(m_state.recovery->file()).path());
    if (found.isEmpty())
        return;
    const RecoveredProject left = found.first(); // One window shows one project; the others are offered by and by.
    m_messages.say(tr("Kernelscope ended before \u201c%1\u201d was saved. What was unsaved was kept.").arg(titleOrFile(left.document)),
                   Banner::Tone::Warning,
                   {{tr("Restore"), tr("Open it as it was last edited"), [this, left] { restore(left); }},
                    {tr("Throw away\u2026"), tr("Forget the unsaved changes"), [this, left] { askWhetherForgotten(left); }},
                    {tr("Later"), tr("Keep it, and ask at the next start"), {}}});
}

/// It is the only copy.
void ProjectFiles::askWhetherForgotten(const RecoveredProject &left)
{
    m_messages.say(tr("Throw away what was not saved of \u201c%1\u201d? It can't be brought back.").arg(titleOrFile(left.document)),
                   Banner::Tone::Warning,
                   {{tr("Keep it"), tr("Ask at the next start"), [this] { offerRecovery(); }},
                    {tr("Throw it away"), tr("Forget the unsaved changes"), [this, left] {
                         Recovery::discard(left);
                         offerRecovery();
                     }}});
}

void ProjectFiles::restore(const RecoveredProject &left)
{
    if (!mayLeave())
        return;
    adoptCopy(left.document);
    setOrigin(left.document.folder.isEmpty() ? Origin::Copy : Origin::File);
    m_state.pristine = {};
    if (m_state.recovery->keepNow()) // Otherwise what was left is the only copy that outlives this window.
        Recovery::discard(left);
    showTitle();
}

} // namespace kernelscope
