// Saving, what is unsaved, and what other programs do to the files.

#include <utility>

#include <QCloseEvent>
#include <QDir>
#include <QSettings>
#include <QSplitter>

#include "project/DiskChanges.h"
#include "session/ProgramFiles.h"
#include "session/Session.h"
#include "ui/editor/EditorTabs.h"
#include "ui/editor/ProjectTextEditor.h"
#include "ui/edits/ProjectEdits.h"
#include "ui/present/Presentation.h"
#include "ui/setup/SetupPanel.h"
#include "ui/theme/Appearance.h"
#include "ui/window/Dialogs.h"
#include "ui/window/MainWindow.h"
#include "ui/window/MessageBar.h"
#include "ui/window/Recovery.h"
#include "ui/window/WindowActions.h"

using namespace Qt::StringLiterals;

namespace kernelscope {

/// Text of the project file that nobody applied is work, too.
bool MainWindow::applyProjectText()
{
    if (!m_projectText || !m_projectText->isEdited() || m_projectText->apply())
        return true;
    m_editors->setCurrentWidget(m_projectText);
    complain(tr("The project was not saved; nothing that you edited is lost."), {tr("The project file's text is not in order."), {}});
    return false;
}

bool MainWindow::save()
{
    if (!applyProjectText())
        return false;
    if (m_isCopy || m_session.document().folder.isEmpty())
        return saveAs();
    const QStringList changed = changedOnDisk(m_pristine, m_session.document());
    if (!changed.isEmpty()) {
        offerDiskChanges(changed);
        return false;
    }
    return saveOver();
}

bool MainWindow::saveOver()
{
    const auto saved = m_session.save();
    if (!saved) {
        complain(tr("The project was not saved; nothing that you edited is lost."), saved.error());
        return false;
    }
    m_messages->dismiss();
    m_pristine = m_session.document();
    showTitle();
    tell(tr("Saved %1.").arg(m_session.document().fileName));
    return true;
}

bool MainWindow::saveAs()
{
    if (!applyProjectText())
        return false;
    const QString name = m_session.document().fileName.isEmpty() ? QStringLiteral("untitled.kscope") : m_session.document().fileName;
    QString path = m_options.dialogs->fileToSave(this, QDir::home().filePath(name));
    if (path.isEmpty())
        return false;
    if (!path.endsWith(u".kscope"))
        path += u".kscope"_s;
    const auto saved = m_session.saveAs(path);
    if (!saved) {
        complain(tr("The project was not saved; nothing that you edited is lost."), saved.error());
        return false;
    }
    m_messages->dismiss();
    m_isCopy = false;
    m_pristine = m_session.document();
    showTitle();
    tell(tr("Saved %1.").arg(path));
    return true;
}

void MainWindow::chooseProgramFolder(StandaloneForm form)
{
    const QString folder = m_options.dialogs->folderForProgram(this, m_session.document().folder);
    if (!folder.isEmpty())
        m_session.exportProgram({form, folder});
}

void MainWindow::tellOfExport(const ExportEnd &end)
{
    showRunState();
    if (!end.isWritten())
        return complain(tr("The program was not written."), end.error);
    m_messages->dismiss();
    tell(tr("The program was written to %1: %2").arg(end.wanted.folder, commandsFor(end.wanted.form, QStringLiteral("."))));
}

/// Told once of each change, so that "Later" is later.
void MainWindow::noteDiskChanges()
{
    if (m_isCopy)
        return;
    const QStringList changed = changedOnDisk(m_pristine, m_session.document());
    if (changed != std::exchange(m_toldOfFiles, changed) && !changed.isEmpty())
        offerDiskChanges(changed);
}

void MainWindow::offerDiskChanges(const QStringList &files)
{
    const QString what = files.size() == 1 ? tr("Another program changed %1.") : tr("Another program changed these files: %1.");
    m_messages->say(what.arg(files.join(QStringLiteral(", "))), hasUnsavedWork(),
                    {{tr("Load"), tr("Show what is on the disk; undo brings back what was here"), [this, files] { loadFromDisk(files); }},
                     {tr("Overwrite"), tr("Save what is here in its place"), [this] { saveOver(); }},
                     {tr("Later"), tr("Change nothing; saving asks again"), {}}});
}

/// As an edit, which can be undone.
void MainWindow::loadFromDisk(const QStringList &files)
{
    const bool hadWork = hasUnsavedWork();
    const ProjectDocument &document = m_session.document();
    const auto there = loadProject(QDir(document.folder).filePath(document.fileName));
    if (!there)
        return complain(tr("The files were not loaded; what is here stays."), there.error());
    for (const QString &file : files) {
        if (file == there->fileName) {
            m_edits->change(tr("Load the project file"), {}, [&](Project &project) { project = there->project; });
            m_pristine.project = there->project;
        } else if (there->texts.contains(file)) {
            m_editors->replaceText(file, there->texts.value(file));
            m_pristine.texts[file] = there->texts.value(file);
        }
    }
    if (!hadWork)
        saveOver(); // Nothing is written: this is what the disk has.
    showTitle();
    tell(tr("Loaded %1.").arg(files.join(QStringLiteral(", "))));
}

bool MainWindow::hasUnsavedWork() const
{
    return (m_projectText && m_projectText->isEdited()) || (m_session.isModified() && !(m_session.document() == m_pristine));
}

bool MainWindow::mayLeave()
{
    if (!hasUnsavedWork())
        return true;
    const QString title = m_session.project().title.isEmpty() ? m_session.document().fileName : m_session.project().title;
    const LeaveAnswer answer = m_options.dialogs->saveChanges(this, title);
    if (answer == LeaveAnswer::Save)
        return save();
    return answer == LeaveAnswer::Discard;
}

void MainWindow::offerRecovery()
{
    const QList<RecoveredProject> found = Recovery::leftBehind(m_options.recoveryFolder);
    if (found.isEmpty())
        return;
    const RecoveredProject left = found.first(); // One window shows one project; the others are offered by and by.
    const QString title = left.document.project.title.isEmpty() ? left.document.fileName : left.document.project.title;
    m_messages->say(tr("Kernelscope ended before \u201c%1\u201d was saved. What was unsaved was kept.").arg(title), false,
                    {{tr("Restore"), tr("Open it as it was last edited"), [this, left] { restore(left); }},
                     {tr("Throw away"), tr("Forget the unsaved changes"),
                      [this, left] {
                          Recovery::discard(left);
                          offerRecovery();
                      }},
                     {tr("Later"), tr("Keep it, and ask at the next start"), {}}});
}

void MainWindow::restore(const RecoveredProject &left)
{
    if (!mayLeave())
        return;
    adoptCopy(left.document);
    m_isCopy = left.document.folder.isEmpty();
    m_pristine = {};
    if (m_recovery->keepNow()) // Otherwise what was left is the only copy that outlives this window.
        Recovery::discard(left);
    showTitle();
}

void MainWindow::changeEvent(QEvent *event)
{
    QMainWindow::changeEvent(event);
    if (event->type() == QEvent::ActivationChange && isActiveWindow())
        noteDiskChanges();
}

void MainWindow::closeEvent(QCloseEvent *event)
{
    if (!mayLeave())
        return event->ignore();
    m_presentation->leave(); // What is remembered is how the window was before.
    if (!m_options.unattended) {
        QSettings settings;
        settings.setValue(u"window/geometry"_s, saveGeometry());
        if (!m_columns->widget(0)->isHidden()) // Of a narrow window they would be wrong for a wide one.
            settings.setValue(u"window/columns"_s, m_columns->saveState());
        settings.setValue(u"window/middle"_s, m_middle->saveState());
        settings.setValue(u"window/folded"_s, m_setup->foldedSections());
        settings.setValue(u"window/heat"_s, m_actions->heat->isChecked());
        settings.setValue(u"window/dark"_s, m_appearance.theme().isDark);
        settings.setValue(u"window/scale"_s, m_appearance.scale());
    }
    if (m_recovery)
        m_recovery->forget();
    event->accept();
}

} // namespace kernelscope
