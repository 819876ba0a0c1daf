#pragma once

#include <functional>
#include <memory>
#include <optional>

#include <QFileSystemWatcher>
#include <QObject>
#include <QTimer>

#include "project/ProjectDocument.h"
#include "ui/widgets/Banner.h"
#include "ui/window/WindowContext.h"

namespace kernelscope {

class EditorTabs;
class KernelOpening;
class ProjectTextEditor;
class Recovery;
struct CapturedLaunch;
enum class StandaloneForm;
struct RecoveredProject;

/// The files of the project: opening and saving, what other programs do to them, and what a window that crashed has left. The window's
/// title says which project it is and whether anything is unsaved.
class ProjectFiles : public QObject
{
    Q_OBJECT

public:
    using WindowOpener = std::function<void(const QString &path)>;

    /// `recovery`: keeps unsaved work. `openWindow`: opens a file in a window of its own; empty: none can be.
    ProjectFiles(const WindowContext &context, EditorTabs &editors, KernelOpening &kernels, const std::shared_ptr<Recovery> &recovery,
                 const WindowOpener &openWindow, QWidget &window);

    /// A project; or a file in OpenCL C or a captured launch, of which a project is made that has no file yet.
    [[nodiscard]] Result<void> open(const QString &path);
    [[nodiscard]] Result<void> openSample(const QString &path); ///< as a copy that has no file yet, unless its user wants to stay
    void openOrComplain(const QString &path);
    /// Says why the project was not opened, and offers to mend its file where that is no project.
    void complainOfOpening(const QString &what, const QString &path, const Error &error);
    void openSampleOrComplain(const QString &path);
    void openBeside(const QString &path); ///< in a window of its own where something here is unsaved
    void chooseProject();
    void create(const QString &templateName = QStringLiteral("untitled")); ///< one of WindowActions::templates
    void createFromClipboard();                                            ///< from the kernel there
    ProjectTextEditor &editAsText();                                       ///< the project file in a tab
    bool save(); ///< of a source that was opened by itself its text alone, where that was edited
    bool saveAs();
    void chooseProgramFolder(StandaloneForm form);
    /// Loads what another program wrote where nothing is unsaved; else each file is told of once, so that "Later" is later.
    void noteDiskChanges();
    bool mayLeave();      ///< nothing is unsaved, or what is was saved or may be lost
    void forgetUnsaved(); ///< the window closes
    void notePlace();     ///< where the caret is, for when the project is opened again
    QString path() const; ///< of what was opened or saved, by which it is opened again: a project's file, a source, a capture; may be empty

    enum class Origin {
        File,  ///< it has one
        Copy,  ///< of a sample or a template: saving asks for a file
        Kernel ///< a source, whose set-up is guessed, or a captured launch: saving the set-up asks for a file
    };
    struct State
    {
        std::shared_ptr<Recovery> recovery;
        ProjectDocument pristine = {}; ///< as opened or saved: closing it unedited asks nothing
        QStringList toldOfFiles = {};  ///< changed by another program
        QStringList gone = {};         ///< deleted or moved by another program: what is here is the only copy
        QStringList sources = {};      ///< of one that was opened by itself: the texts that it was read from
        QString opened = {};           ///< of Origin::Kernel: the source or the capture; empty: it was pasted
        Origin origin = Origin::File;
        bool isBeingGuessed = false;             ///< what comes is no work of its user's
        std::optional<QString> projectText = {}; ///< its tab is open
    };
    Recovery &recovery() const { return *m_state.recovery; }
    State state() const;
    void take(const State &state);

private:
    void setOrigin(Origin origin);
    void adoptCopy(const ProjectDocument &document);
    /// `path`: of what was opened; empty: it was pasted.
    void adoptKernel(const ProjectDocument &document, const QString &path);
    void adoptCapture(const CapturedLaunch &launch, const QString &path);
    void noteKernel(const QString &path);
    void noteGuess();
    bool applyText(); ///< false: it is wrong, and shown
    bool saveOver();  ///< whatever is on the disk
    QStringList editedSources() const;
    bool saveSources();
    QStringList changedFiles() const;
    bool isOnDisk(const QString &file) const;
    bool saveTo(const QString &path, bool isNew);
    void makeFolderAndSave(const QString &folder, const QString &name);
    /// `elsewhere`: offered in place of saving once more.
    bool noteSaved(const Result<void> &saved, const QString &name, const std::optional<Banner::Offer> &elsewhere = {});
    QString proposedName() const;
    QStringList lostFiles() const;
    void mend(const QString &path);
    void offerGoneTexts();
    void findText(const QString &name);
    void offerGoneFolder();
    void noteGoneFiles();
    void compare(const QStringList &files); ///< with the disk
    void offerDiskChanges(const QStringList &files);
    [[nodiscard]] Result<void> loadFromDisk(const QStringList &files);
    void watchFiles();
    void noteSaved(const QString &path);
    bool hasUnsavedWork() const;
    void offerRecovery();
    void askWhetherForgotten(const RecoveredProject &left);
    void restore(const RecoveredProject &left);
    void noteRecent();
    void showLastPlace();
    void showTitle();

    const WindowContext m_context;
    Session &m_session;
    Messages &m_messages;
    EditorTabs &m_editors;
    QWidget &m_window;
    KernelOpening &m_kernels;
    const WindowOpener m_openWindow;
    ProjectTextEditor *m_text = nullptr; ///< only while its tab is open
    QFileSystemWatcher m_watcher;
    QTimer m_settled; ///< writing a file takes several steps
    State m_state;
};

} // namespace kernelscope
