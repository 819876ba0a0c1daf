#pragma once

#include <QObject>

#include "project/ProjectDocument.h"
#include "ui/window/WindowContext.h"

namespace kernelscope {

class EditorTabs;
class ProjectTextEditor;
class Recovery;
enum class StandaloneForm;
struct RecoveredProject;

/// The files of the project: opening and saving, what other programs do to them, and what a window that crashed has left. The window's
/// title says which project it is and whether anything is unsaved.
class ProjectFiles : public QObject
{
    Q_OBJECT

public:
    /// `recoveryFolder`: where unsaved work is kept; empty: nowhere.
    ProjectFiles(const WindowContext &context, EditorTabs &editors, const QString &recoveryFolder, QWidget &window);

    [[nodiscard]] Result<void> open(const QString &path);
    [[nodiscard]] Result<void> openSample(const QString &path); ///< as a copy that has no file yet, unless its user wants to stay
    void openOrComplain(const QString &path);
    void openSampleOrComplain(const QString &path);
    void chooseProject();
    void create();
    ProjectTextEditor &editAsText(); ///< the project file in a tab
    bool save();
    bool saveAs();
    void chooseProgramFolder(StandaloneForm form);
    void noteDiskChanges(); ///< each is told of once, so that "Later" is later
    bool mayLeave();        ///< nothing is unsaved, or what is was saved or may be lost
    void forgetUnsaved();   ///< the window closes

private:
    void adoptCopy(const ProjectDocument &document);
    bool applyText(); ///< false: it is wrong, and shown
    bool saveOver();  ///< whatever is on the disk
    bool noteSaved(const Result<void> &saved, const QString &name);
    QStringList lostFiles() const;
    void offerGoneFolder();
    void offerDiskChanges(const QStringList &files);
    void loadFromDisk(const QStringList &files);
    bool hasUnsavedWork() const;
    void offerRecovery();
    void restore(const RecoveredProject &left);
    void showTitle();

    const WindowContext m_context;
    Session &m_session;
    Messages &m_messages;
    EditorTabs &m_editors;
    QWidget &m_window;
    const QString m_recoveryFolder;
    Recovery *m_recovery = nullptr;
    ProjectTextEditor *m_text = nullptr; ///< only while its tab is open
    ProjectDocument m_pristine;          ///< as opened or saved: closing it unedited asks nothing
    QStringList m_toldOfFiles;           ///< changed by another program
    bool m_isCopy = false;               ///< has no file of its own yet: saving asks for one
};

} // namespace kernelscope
