#pragma once

#include <functional>
#include <memory>
#include <optional>

#include <QMainWindow>
#include <QTimer>

#include "ui/window/LastSession.h"

namespace kernelscope {

class Appearance;
class CodeAssist;
class Dialogs;
class EditorTabs;
class FindBar;
class GoToPopup;
class KernelOpening;
class Messages;
class Presentation;
class ProjectEdits;
class ProjectFiles;
class ProjectLanguage;
class RecentProjects;
class RunState;
class SampleBrowser;
class Session;
class Settings;
class SetupPanel;
class ToolBar;
class TrustBar;
class TrustedFolders;
class UndoOrder;
class Views;
class WalkStrip;
class WindowActions;
class Workspace;

struct FoundUse;
struct GoToEntry;
struct WindowContext;
struct WindowState;

struct WindowOptions
{
    bool unattended = false; ///< no settings read or written; no dialogs unless some are given: for tests and screenshots
    QString samplesFolder;
    QString recoveryFolder;                ///< where unsaved work is kept; empty: nowhere
    std::shared_ptr<Dialogs> dialogs = {}; ///< empty: the desktop's
    QStringList trusted = {};              ///< by this window alone: folders, or project files, that may run as samples may
    QStringList clangd = {};               ///< the program and arguments; empty: completion from word lists, nothing else
    QStringList worker = {};               ///< as the session has it, for `kscope`; empty: the usual one
    QStringList kscope = {};               ///< the program and arguments; empty: the one beside this program
    std::function<void(const QString &path)> openWindow = {}; ///< opens a file in another window; empty: there can be none
    /// The same with a view in front.
    std::function<void(const QString &path, const QString &view)> openWindowShowing = {};
    QVariantMap asked = {}; ///< settings that the arguments of the program give for once
};

/// The window of one session: makes its parts and connects them with each other and with the actions.
class MainWindow : public QMainWindow
{
    Q_OBJECT

public:
    /// `before`: of the window that this one takes the place of; null: there was none.
    MainWindow(Session &session, Appearance &appearance, const WindowOptions &options, const WindowState *before = nullptr,
               QWidget *parent = nullptr);
    ~MainWindow() override;

    WindowState leave();                  ///< for the window that comes in place of this one, which is of no use any more
    void take(const WindowState &before); ///< shows all that the session has, as it was shown there
    void showSamples();
    void resizeTo(const QSize &size); ///< with the columns in proportion
    bool isPreparing() const;         ///< something in sight is still being put together
    /// Offers to open these projects again, or does so where the setting says so: the first here, the others in windows of their own.
    /// Nothing runs.
    void offerLast(const QList<LastSession::Shown> &last);
    void reopen(const QList<LastSession::Shown> &last);
    GoToPopup *goToAnything(); ///< opens the list of everything that one can go to

    WindowActions &actionList() { return *m_actions; }
    EditorTabs &editors() { return *m_editors; }
    CodeAssist &assist() { return *m_assist; }
    KernelOpening &kernels() { return *m_kernels; }
    Messages &messages() { return *m_messages; }
    Presentation &presentation() { return *m_presentation; }
    ProjectEdits &edits() { return *m_edits; }
    ProjectFiles &files() { return *m_files; }
    SetupPanel &setup() { return *m_setup; }
    Views &views() { return *m_views; }
    Workspace &workspace() { return *m_workspace; }

Q_SIGNALS:
    void languageChosen(const QString &code);
    void readyChanged(); ///< isPreparing(), or what is in sight

protected:
    void closeEvent(QCloseEvent *event) override;
    void changeEvent(QEvent *event) override;
    void moveEvent(QMoveEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dropEvent(QDropEvent *event) override;
    bool focusNextPrevChild(bool next) override; ///< as one reads

private:
    WindowContext context() const;
    void layOut();
    void makePresentation();
    void connectActions();
    void connectParts();
    void restoreState();
    void keepState() const;
    void keepStateSoon();
    void bringOntoScreen();
    void showWhetherOpen();
    void showTrust();
    void showSamplesOrProject();
    void openCodeMenu(const QPoint &at);
    void saveFrames();
    GoToPopup *openList(GoToPopup *popup);
    void showHistory();
    void showUses(const QString &name, const QList<FoundUse> &uses);
    QList<GoToEntry> goToEntries();
    std::optional<GoToEntry> lineEntry(const QString &filter);
    void openFind(bool replaces);

    Session &m_session;
    Appearance &m_appearance;
    const WindowOptions m_options;
    const std::shared_ptr<Dialogs> m_dialogs;
    const std::shared_ptr<TrustedFolders> m_trust;
    const std::shared_ptr<RecentProjects> m_recent;
    const std::shared_ptr<Settings> m_settings;
    const std::shared_ptr<ProjectEdits> m_edits;
    WindowActions *m_actions = nullptr;
    Messages *m_messages = nullptr;
    QWidget *m_notices = nullptr; ///< which the messages are in
    TrustBar *m_trustBar = nullptr;
    SampleBrowser *m_samples = nullptr;
    SetupPanel *m_setup = nullptr;
    EditorTabs *m_editors = nullptr;
    ProjectLanguage *m_language = nullptr;
    CodeAssist *m_assist = nullptr;
    FindBar *m_find = nullptr;
    Views *m_views = nullptr;
    Workspace *m_workspace = nullptr;
    KernelOpening *m_kernels = nullptr;
    ProjectFiles *m_files = nullptr;
    RunState *m_runState = nullptr;
    UndoOrder *m_undoOrder = nullptr;
    ToolBar *m_toolBar = nullptr;
    WalkStrip *m_strip = nullptr;
    Presentation *m_presentation = nullptr;
    QTimer m_stateTimer;
};

} // namespace kernelscope
