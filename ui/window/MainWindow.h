#pragma once

#include <QMainWindow>

#include "project/ProjectDocument.h"

class QLabel;
class QProgressBar;
class QSplitter;
class QStackedWidget;
class QTabWidget;
class QToolBar;

namespace kernelscope {

class Appearance;
class EditorTabs;
class LogView;
class NotesView;
class ProblemsView;
class ProjectEdits;
class Recovery;
class ResultsView;
class Session;
class SetupPanel;
class TimelineView;
class WindowActions;

struct WindowOptions
{
    bool unattended = false; ///< no dialogs, no settings read or written, no recovery: for tests and screenshots
    QString samplesFolder;
};

/// The window: set-up, sources and views of one session, and the actions on it. Knows the views; they don't know each other.
class MainWindow : public QMainWindow
{
    Q_OBJECT

public:
    MainWindow(Session &session, Appearance &appearance, const WindowOptions &options, QWidget *parent = nullptr);
    ~MainWindow() override;

    [[nodiscard]] Result<void> openProject(const QString &path);
    [[nodiscard]] Result<void> openSample(const QString &path); ///< as a copy that has no file yet
    void newProject();
    void showSamples();
    void resizeTo(const QSize &size); ///< with the columns in proportion
    /// "results", "timeline", "device" or "notes"; false when there is no such view.
    bool showView(const QString &name);
    static QStringList viewNames();

    EditorTabs &editors() { return *m_editors; }
    SetupPanel &setup() { return *m_setup; }
    ResultsView &results() { return *m_results; }
    ProblemsView &problems() { return *m_problems; }
    ProjectEdits &edits() { return *m_edits; }

protected:
    void closeEvent(QCloseEvent *event) override;

private:
    void makeToolBar();
    void makeWorkspace();
    QWidget *makeSetupColumn();
    QWidget *makeBottom();
    QWidget *makeViews();
    void makeStatusLine();
    void connectActions();
    void connectSession();
    void connectViews();
    void restoreState();
    void offerRecovery();

    void adoptCopy(const ProjectDocument &document);
    void openWithDialog();
    bool save();
    bool saveAs();
    bool mayLeave();
    bool hasUnsavedWork() const;
    void undoOrRedo(bool redo);
    void tell(const QString &message, bool isError = false);
    void showTitle();
    void showRunState();
    void showProgress(const QString &text);
    void showProblemCount(int count);
    void followAppearance();
    void fitSizes();

    Session &m_session;
    Appearance &m_appearance;
    WindowOptions m_options;
    ProjectEdits *m_edits = nullptr;
    WindowActions *m_actions = nullptr;
    Recovery *m_recovery = nullptr;
    QToolBar *m_toolBar = nullptr;
    QStackedWidget *m_pages = nullptr;
    QSplitter *m_columns = nullptr;
    QSplitter *m_middle = nullptr;
    SetupPanel *m_setup = nullptr;
    EditorTabs *m_editors = nullptr;
    QTabWidget *m_bottom = nullptr;
    QTabWidget *m_views = nullptr;
    ResultsView *m_results = nullptr;
    TimelineView *m_timeline = nullptr;
    NotesView *m_notes = nullptr;
    ProblemsView *m_problems = nullptr;
    LogView *m_output = nullptr;
    LogView *m_buildLog = nullptr;
    QLabel *m_status = nullptr;
    QProgressBar *m_progress = nullptr;
    ProjectDocument m_pristine; ///< as opened: closing it unedited asks nothing
    bool m_isCopy = false;      ///< has no file of its own yet: saving asks for one
};

} // namespace kernelscope
