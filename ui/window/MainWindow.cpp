#include "ui/window/MainWindow.h"

#include <algorithm>
#include <utility>

#include <QApplication>
#include <QCloseEvent>
#include <QLabel>
#include <QLineEdit>
#include <QProgressBar>
#include <QScreen>
#include <QSettings>
#include <QSplitter>
#include <QStackedWidget>
#include <QStatusBar>
#include <QTabWidget>
#include <QVBoxLayout>

#include "export/TraceReport.h"
#include "session/Session.h"
#include "ui/editor/EditorTabs.h"
#include "ui/edits/ProjectEdits.h"
#include "ui/models/ProblemModel.h"
#include "ui/models/TraceFindings.h"
#include "ui/notes/NotesView.h"
#include "ui/problems/LogView.h"
#include "ui/problems/ProblemsView.h"
#include "ui/results/BufferView.h"
#include "ui/results/ResultsView.h"
#include "ui/samples/SampleBrowser.h"
#include "ui/setup/ProjectSection.h"
#include "ui/setup/SetupPanel.h"
#include "ui/theme/Appearance.h"
#include "ui/timeline/TimelineView.h"
#include "ui/widgets/ElidedLabel.h"
#include "ui/widgets/FittingTabs.h"
#include "ui/window/Recovery.h"
#include "ui/window/RunClock.h"
#include "ui/window/RunSummary.h"
#include "ui/window/WindowActions.h"

using namespace Qt::StringLiterals;

namespace kernelscope {

MainWindow::MainWindow(Session &session, Appearance &appearance, const WindowOptions &options, QWidget *parent)
    : QMainWindow(parent), m_session(session), m_appearance(appearance), m_options(options)
{
    m_edits = new ProjectEdits(session, this);
    m_actions = new WindowActions(appearance, this);
    makeToolBar();
    makeWorkspace();
    makeStatusLine();
    connectActions();
    connectSession();
    connectViews();
    makePresentation();
    restoreState();
}

/// A field that is being edited gives up its text when it loses the focus: while everything is still there.
MainWindow::~MainWindow()
{
    hide();
    for (QTabWidget *tabs : std::initializer_list<QTabWidget *>{m_bottom, m_views}) // Tabs that go bring others to the front.
        tabs->disconnect(this);
}

bool MainWindow::showView(const QString &name)
{
    for (View *view : std::as_const(m_allViews)) {
        if (!view->showPart(name.toLower()))
            continue;
        QTabWidget *tabs = m_views->indexOf(view) >= 0 ? m_views : m_bottom;
        tabs->setCurrentWidget(view);
        return true;
    }
    return false;
}

void MainWindow::connectSession()
{
    connect(&m_session, &Session::documentReplaced, this, [this] {
        m_pages->setCurrentIndex(1);
        if (m_editors->currentWidget())
            m_editors->currentWidget()->setFocus();
        showTitle();
        showRunState();
    });
    connect(&m_session, &Session::modifiedChanged, this, &MainWindow::showTitle);
    connect(&m_session, &Session::projectChanged, this, &MainWindow::showTitle);
    connect(&m_session, &Session::textChanged, this, &MainWindow::showTitle);
    connect(&m_session, &Session::runStarted, this, [this] {
        m_tracedLast = false;
        showRunState();
    });
    connect(&m_session, &Session::traceStarted, this, [this] {
        m_tracedLast = true;
        showRunState();
    });
    connect(&m_session, &Session::runFinished, this, &MainWindow::showRunState);
    connect(&m_session, &Session::traceFinished, this, [this] {
        showRunState();
        if (m_session.traceIsCurrent() && m_problems->showsFinding())
            bringUpProblems();
    });
    connect(&m_session, &Session::sweepStarted, this, &MainWindow::showRunState);
    connect(&m_session, &Session::sweepFinished, this, &MainWindow::showRunState);
    connect(&m_session, &Session::exportStarted, this, &MainWindow::showRunState);
    connect(&m_session, &Session::exportFinished, this, &MainWindow::tellOfExport);
    for (const auto ended : {&Session::runFinished, &Session::traceFinished, &Session::sweepFinished})
        connect(&m_session, ended, this, &MainWindow::readyChanged);
    connect(&m_session, &Session::signatureChanged, this, [this] { m_buildLog->showText(m_session.buildLog()); });
    connect(&m_session, &Session::devicesChanged, this, [this] {
        if (m_session.devices().isEmpty())
            tell(m_session.devicesMessage(), true);
    });
    for (const auto changed : {&Session::devicesChanged, &Session::currentDeviceChanged})
        connect(&m_session, changed, m_samples, [this] { m_samples->setDevice(m_session.devices().value(m_session.currentDevice())); });
    auto *clock = new RunClock(m_session, this);
    connect(clock, &RunClock::textChanged, this, &MainWindow::showProgress);
    connect(clock, &RunClock::textChanged, m_results, &ResultsView::showProgress);
    connect(clock, &RunClock::textChanged, m_timeline, &TimelineView::showProgress);
    connect(&m_appearance, &Appearance::changed, this, &MainWindow::followAppearance);
}

void MainWindow::connectViews()
{
    connect(m_actions->savePicture, &QAction::triggered, this, &MainWindow::choosePictureFile);
    connect(m_actions->saveFrames, &QAction::triggered, this, &MainWindow::chooseFrames);
    connect(m_problems, &ProblemsView::countChanged, this, &MainWindow::showProblemCount);
    connect(m_problems, &ProblemsView::placeChosen, m_editors, &EditorTabs::goTo);
    const auto reveal = [this](const QString &path) {
        m_actions->setup->setChecked(true);
        m_setup->reveal(path);
    };
    connect(m_problems, &ProblemsView::pathChosen, m_setup, reveal);
    connect(m_timeline, &TimelineView::pathChosen, m_setup, reveal);
    connect(m_problems, &ProblemsView::elementChosen, this, [this](const QString &buffer, quint64 element) {
        showView(QStringLiteral("results"));
        m_results->buffers().reveal(buffer, element);
    });
    connect(m_results, &ResultsView::traceWanted, this, &MainWindow::trace);
    connect(m_results, &ResultsView::problemsWanted, this, [this] { m_bottom->setCurrentWidget(m_problems); });
    connect(m_editors, &EditorTabs::sourceWanted, this, [this] { m_setup->files().addSource(); });
    connect(m_notes, &NotesView::placeChosen, m_editors, &EditorTabs::goTo);
    connect(m_notes, &NotesView::editRequested, this, [this](const QString &path) { m_editors->goTo({path, 1, 1}); });
    showProblemCount(0, 0);
}

/// Once for a window the evidence of a finding is given room to be read; then the heights are the user's.
void MainWindow::bringUpProblems()
{
    m_bottom->setCurrentWidget(m_problems);
    const QList<int> heights = m_middle->sizes();
    if (std::exchange(m_hasMadeRoom, true) || heights.size() != 2)
        return;
    const int total = heights[0] + heights[1];
    const int wanted = roomForFindings(total);
    if (heights[1] >= wanted)
        return;
    m_middle->setSizes({total - wanted, wanted});
    m_belowAtOne = wanted / m_scale;
}

void MainWindow::showTitle()
{
    const ProjectDocument &document = m_session.document();
    const QString name = document.project.title.isEmpty() ? document.fileName : document.project.title;
    setWindowTitle(tr("%1[*] \u2014 Kernelscope").arg(name.isEmpty() ? tr("Untitled") : name));
    setWindowModified(hasUnsavedWork());
}

void MainWindow::showRunState()
{
    const bool running = m_session.isBusy() || m_session.isSweeping() || m_session.isExporting();
    m_actions->stop->setEnabled(running);
    m_progress->setVisible(running);
    if (running)
        return;
    const auto &run = m_session.lastRun();
    if (!run)
        return tell(tr("Ready."));
    const bool failed = run->status != RunStatus::Ok && run->status != RunStatus::Cancelled;
    const QString traced = m_tracedLast && m_session.traceIsCurrent()
                               ? tracedText(m_session.lastTrace()->launches, planFindings(*m_session.lastTrace()))
                               : QString();
    const QString behind = traced.isEmpty() ? QString() : u"  \u00b7  "_s + traced;
    tell(runSummary(*run, m_tracedLast) + behind, failed, shortRunSummary(*run, m_tracedLast) + behind);
    m_output->showText(run->output);
}

void MainWindow::showProgress(const QString &text)
{
    if (!text.isEmpty())
        tell(text);
}

void MainWindow::tell(const QString &message, bool isError, const QString &shorter)
{
    m_status->setFullText(message.section(u'\n', 0, 0), shorter.section(u'\n', 0, 0));
    m_status->setToolTip(message);
    const Theme &theme = m_appearance.theme();
    QPalette palette = m_status->palette();
    palette.setColor(QPalette::WindowText, isError ? theme.error : theme.mutedText);
    m_status->setPalette(palette);
}

/// What is listed, so that nobody takes a note for a problem nor misses one.
void MainWindow::showProblemCount(int problems, int notes)
{
    QString text = problems == 0 ? tr("Problems") : tr("Problems (%1)").arg(problems);
    if (notes > 0)
        text += notes == 1 ? tr(", 1 note") : tr(", %1 notes").arg(notes);
    m_bottom->setTabText(0, text);
}

} // namespace kernelscope
