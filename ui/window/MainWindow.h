#pragma once

#include <memory>

#include <QMainWindow>

#include "project/ProjectDocument.h"
#include "ui/trace/View.h"

class QProgressBar;
class QSplitter;
class QStackedWidget;
class QTabWidget;
class QToolBar;

namespace kernelscope {

class AccessFigures;
class Appearance;
class CompareView;
class DevicePicker;
class Dialogs;
class EditorTabs;
class ElidedLabel;
class FittingTabs;
class GoToPopup;
class LogView;
class MessageBar;
class NotesView;
class PhaseBar;
class Presentation;
class ProblemsView;
class ProjectEdits;
class ProjectTextEditor;
class Recovery;
class ResultsView;
class SampleBrowser;
class Session;
class SetupPanel;
class TimelineView;
class TraceStage;
class WalkStrip;
class WindowActions;

enum class StandaloneForm;
struct ExportEnd;
struct GoToEntry;
struct RecoveredProject;

struct WindowOptions
{
    bool unattended = false; ///< no settings read or written; no dialogs unless some are given: for tests and screenshots
    QString samplesFolder;
    QString recoveryFolder;                ///< where unsaved work is kept; empty: nowhere
    std::shared_ptr<Dialogs> dialogs = {}; ///< empty: the desktop's
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
    void resizeTo(const QSize &size);         ///< with the columns in proportion
    void enlargeBelow();                      ///< until the next resizeTo(): most of the middle column is for what is below the code
    static bool isBelow(const QString &view); ///< one of viewNames() that stands there: Problems, Output, Build log
    /// One of shownNames(); false when there is no such view.
    bool showView(const QString &name);
    static QStringList viewNames();
    static QStringList shownNames(); ///< all that showView() takes
    void trace();                    ///< the whole plan, with the work-group that is shown
    /// What the view in front shows, as .png or .svg.
    /// `least`: how large it is at least, with an empty field at its right and below.
    [[nodiscard]] Result<void> savePicture(const QString &file, const QSizeF &least = {}) const;
    QSizeF pictureSize() const;                  ///< of what savePicture() saves
    View &front() const;                         ///< beside the code
    const View &view(const QString &name) const; ///< the one in front where no other has this name
    bool isPreparing() const;                    ///< something in sight is still being put together

    EditorTabs &editors() { return *m_editors; }
    SetupPanel &setup() { return *m_setup; }
    TraceStage &stage() { return *m_stage; }
    PhaseBar &phaseBar() { return *m_phaseBar; }
    Presentation &presentation() { return *m_presentation; }
    AccessFigures &accessFigures() { return *m_figures; }
    ResultsView &results() { return *m_results; }
    ProblemsView &problems() { return *m_problems; }
    ProjectEdits &edits() { return *m_edits; }
    MessageBar &messages() { return *m_messages; }
    void complain(const QString &what, const Error &error); ///< above the views and in the status line, until it is closed
    WindowActions &actionList() { return *m_actions; }
    QString statusText() const;
    GoToPopup *goToAnything();            ///< opens the list of everything that one can go to
    ProjectTextEditor &editProjectText(); ///< the project file in a tab, to be edited as text

Q_SIGNALS:
    void readyChanged(); ///< isPreparing(), or what is in sight

protected:
    void closeEvent(QCloseEvent *event) override;
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dropEvent(QDropEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    bool focusNextPrevChild(bool next) override; ///< as one reads

private:
    void makeToolBar();
    void makeWorkspace();
    QWidget *makeSetupColumn();
    QWidget *makeBottom();
    QWidget *makeViews();
    struct ViewEntry;
    static const QList<ViewEntry> &viewTable();
    void addViews(QTabWidget &tabs, bool isBelow);
    View *makeAccessView();
    void makeViewShortcuts();
    void bringUp(int view);
    QWidget *makeStageBar();
    void showStageBar();
    void chooseProgramFolder(StandaloneForm form);
    void tellOfExport(const ExportEnd &end);
    void choosePictureFile();
    void chooseFrames();
    void makePresentation();
    void makeStatusLine();
    void connectActions();
    void connectSession();
    void connectViews();
    void restoreState();
    QList<GoToEntry> goToEntries();
    QWidget *makePages();
    void connectFiles();
    void offerRecovery();
    void restore(const RecoveredProject &left);

    void adoptCopy(const ProjectDocument &document);
    void openWithDialog();
    void openOrComplain(const QString &path);
    bool applyProjectText(); ///< false: it is wrong, and shown
    bool save();
    bool saveOver(); ///< whatever is on the disk
    bool saveAs();
    void noteDiskChanges();
    void offerDiskChanges(const QStringList &files);
    void loadFromDisk(const QStringList &files);
    bool mayLeave();
    bool hasUnsavedWork() const;
    void undoOrRedo(bool redo);
    void tell(const QString &message, bool isError = false, const QString &shorter = {});
    void showTitle();
    void showRunState();
    void showProgress(const QString &text);
    void bringUpProblems();
    int roomForFindings(int total) const;
    void showProblemCount(int problems, int notes);
    void followAppearance();
    void fitSizes();
    void rememberSizes();
    void scaleSizes();
    void fitToolBar();
    void divideColumns(int total);
    void fitSetup();
    void showSetup(bool shown);

    Session &m_session;
    Appearance &m_appearance;
    WindowOptions m_options;
    ProjectEdits *m_edits = nullptr;
    WindowActions *m_actions = nullptr;
    Recovery *m_recovery = nullptr;
    MessageBar *m_messages = nullptr;
    ProjectTextEditor *m_projectText = nullptr; ///< only while its tab is open
    QToolBar *m_toolBar = nullptr;
    QAction *m_setupButton = nullptr; ///< in the tool bar, where the window is narrow
    DevicePicker *m_picker = nullptr;
    QStackedWidget *m_pages = nullptr;
    QSplitter *m_columns = nullptr;
    QSplitter *m_middle = nullptr;
    SetupPanel *m_setup = nullptr;
    EditorTabs *m_editors = nullptr;
    QTabWidget *m_bottom = nullptr;
    QList<View *> m_allViews; ///< beside the code and below it
    FittingTabs *m_views = nullptr;
    TraceStage *m_stage = nullptr;
    AccessFigures *m_figures = nullptr;
    QWidget *m_stageBar = nullptr;
    PhaseBar *m_phaseBar = nullptr;
    QWidget *m_groupPicker = nullptr;
    SampleBrowser *m_samples = nullptr;
    WalkStrip *m_strip = nullptr;
    Presentation *m_presentation = nullptr;
    ResultsView *m_results = nullptr;
    TimelineView *m_timeline = nullptr;
    CompareView *m_compare = nullptr;
    NotesView *m_notes = nullptr;
    ProblemsView *m_problems = nullptr;
    LogView *m_output = nullptr;
    LogView *m_buildLog = nullptr;
    ElidedLabel *m_status = nullptr;
    QProgressBar *m_progress = nullptr;
    ProjectDocument m_pristine; ///< as opened or saved: closing it unedited asks nothing
    QStringList m_toldOfFiles;  ///< changed by another program
    double m_scale = 1;         ///< for which the columns were made
    double m_leftAtOne = 280;   ///< what is wanted of the columns, in pixels at scale 1
    double m_middleShare = 0.5; ///< of what the left one leaves
    double m_belowAtOne = 150;
    bool m_wasShown = false;
    bool m_isNarrow = false;    ///< the columns have no room side by side
    bool m_hasMadeRoom = false; ///< for the evidence of findings
    bool m_tracedLast = false;  ///< the newest run came with a trace
    bool m_isCopy = false;      ///< has no file of its own yet: saving asks for one
};

} // namespace kernelscope
