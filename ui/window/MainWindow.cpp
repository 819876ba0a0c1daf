#include "ui/window/MainWindow.h"

#include <algorithm>

#include <QApplication>
#include <QCloseEvent>
#include <QDateTime>
#include <QDropEvent>
#include <QFileInfo>
#include <QLineEdit>
#include <QMenu>
#include <QMimeData>
#include <QProgressBar>
#include <QScreen>
#include <QSettings>
#include <QSplitter>
#include <QStatusBar>
#include <QTabWidget>
#include <QUrl>
#include <QVBoxLayout>

#include "capture/CaptureReader.h"
#include "language/ProjectLanguage.h"
#include "project/UsedNames.h"
#include "session/KernelFile.h"
#include "session/Session.h"
#include "support/Filled.h"
#include "support/Printable.h"
#include "support/Ranges.h"
#include "ui/compare/CompareView.h"
#include "ui/editor/CodeAssist.h"
#include "ui/editor/CodeEditor.h"
#include "ui/editor/EditorTabs.h"
#include "ui/editor/FindBar.h"
#include "ui/edits/ProjectEdits.h"
#include "ui/edits/ProjectNames.h"
#include "ui/models/FunctionPlace.h"
#include "ui/models/NamesText.h"
#include "ui/present/Presentation.h"
#include "ui/present/WalkStrip.h"
#include "ui/problems/ProblemsView.h"
#include "ui/results/ResultsView.h"
#include "ui/samples/SampleBrowser.h"
#include "ui/settings/Settings.h"
#include "ui/setup/ProjectSection.h"
#include "ui/setup/SetupPanel.h"
#include "ui/steps/StepsView.h"
#include "ui/theme/Appearance.h"
#include "ui/timeline/TimelineView.h"
#include "ui/trace/TraceStage.h"
#include "ui/trace/TraceView.h"
#include "ui/widgets/ElidedLabel.h"
#include "ui/widgets/FittingTabs.h"
#include "ui/widgets/GoToPopup.h"
#include "ui/widgets/PlainLabels.h"
#include "ui/widgets/PopupMenu.h"
#include "ui/widgets/ReadingOrder.h"
#include "ui/widgets/WhyNot.h"
#include "ui/window/About.h"
#include "ui/window/AppliedSettings.h"
#include "ui/window/CaptureHelp.h"
#include "ui/window/Dialogs.h"
#include "ui/window/FocusEdits.h"
#include "ui/window/FocusHelp.h"
#include "ui/window/KernelOpening.h"
#include "ui/window/HostsDialog.h"
#include "ui/window/KeyboardMap.h"
#include "ui/window/LiveRun.h"
#include "ui/window/MenuBar.h"
#include "ui/window/Messages.h"
#include "ui/window/ProjectFiles.h"
#include "ui/window/RecentProjects.h"
#include "ui/window/Recovery.h"
#include "ui/window/Rendering.h"
#include "ui/window/RunState.h"
#include "ui/window/SettingsDialog.h"
#include "ui/window/TimePlay.h"
#include "ui/window/ToolBar.h"
#include "ui/window/TrustBar.h"
#include "ui/window/TrustedFolders.h"
#include "ui/window/TrustedFoldersDialog.h"
#include "ui/window/UndoOrder.h"
#include "ui/window/Views.h"
#include "ui/window/WindowActions.h"
#include "ui/window/WindowContext.h"
#include "ui/window/WindowState.h"
#include "ui/window/Workspace.h"

using namespace Qt::StringLiterals;

namespace kernelscope {

constexpr int stateKeptAfterMs = 500;

static std::shared_ptr<Dialogs> dialogsFor(const WindowOptions &options)
{
    if (options.dialogs)
        return options.dialogs;
    return options.unattended ? std::make_shared<Dialogs>() : std::make_shared<DesktopDialogs>();
}

/// The first has all the room that the second leaves.
static QWidget *above(QWidget *first, QWidget *second)
{
    auto *both = new QWidget;
    auto *layout = new QVBoxLayout(both);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(first, 1);
    layout->addWidget(second);
    return both;
}

MainWindow::MainWindow(Session &session, Appearance &appearance, const WindowOptions &options, const WindowState *before, QWidget *parent)
    : QMainWindow(parent), m_session(session), m_appearance(appearance), m_options(options), m_dialogs(dialogsFor(options)),
      m_trust(before ? before->trust
                     : std::make_shared<TrustedFolders>(!options.unattended, QStringList(options.trusted) << options.samplesFolder)),
      m_recent(before ? before->recent : std::make_shared<RecentProjects>(!options.unattended)),
      m_settings(before ? before->settings : std::make_shared<Settings>(!options.unattended)),
      m_edits(before ? before->edits : std::make_shared<ProjectEdits>(session)), m_actions(new WindowActions(appearance, this)),
      m_messages(new Messages(appearance))
{
    PlainLabels::install();
    const Appearance::Unstyled unstyled(appearance);
    const WindowContext context = this->context();
    for (auto asked = options.asked.begin(); !before && asked != options.asked.end(); ++asked)
        m_settings->ask(asked.key(), asked.value());
    session.setTrust([trust = m_trust](const ProjectDocument &document) { return trust->covers(document); });
    m_trustBar = new TrustBar(context);
    m_samples = new SampleBrowser(appearance, options.samplesFolder);
    m_setup = new SetupPanel(session, appearance, *m_edits);
    m_editors = new EditorTabs(session, appearance);
    m_language = new ProjectLanguage(session, options.clangd, m_editors);
    m_assist = new CodeAssist(*m_editors, *m_language, appearance);
    m_views = new Views(context, *m_editors);
    m_find = new FindBar(*m_editors, appearance);
    m_workspace = new Workspace(appearance, {m_samples, m_setup, above(m_editors, m_find), m_views, m_actions->setup});
    m_kernels = new KernelOpening(context, options.worker, options.kscope, *this);
    m_files = new ProjectFiles(context, *m_editors, *m_kernels,
                               before ? before->files.recovery : std::make_shared<Recovery>(session, options.recoveryFolder),
                               options.openWindow, *this);
    m_runState = new RunState(context, *m_actions, this);
    new TimePlay(context, *m_actions, *new LiveRun(context, *m_actions->live, *m_views, this), this);
    m_setup->setPlay(m_actions->play);
    m_undoOrder = new UndoOrder(*m_actions, *m_edits, *m_editors, *m_setup, this);
    m_toolBar = new ToolBar(session, appearance, *m_actions, this);
    m_strip = new WalkStrip(appearance);
    layOut();
    makePresentation();
    connectActions();
    connectParts();
    applySettings(context, *this);
    restoreState();
}

/// A field that is being edited gives up its text when it loses the focus: while everything is still there.
MainWindow::~MainWindow()
{
    disconnect(qApp, nullptr, m_undoOrder, nullptr); // A part that has the keyboard goes, and what would be asked about it may be gone.
    hide();
    m_views->beside().blockSignals(true); // Tabs that go bring others to the front.
    m_views->below().blockSignals(true);
    m_views->places().blockSignals(true);
    m_views->places().setState({}); // A view in a window of its own would outlive the stage that it follows.
}

WindowState MainWindow::leave()
{
    if (QWidget *edited = focusWidget())
        edited->clearFocus(); // A field gives up what was typed.
    const int presentedStep = m_presentation->isOn() ? m_presentation->step() : -1;
    m_presentation->leave();
    WindowState state{m_trust,
                      m_recent,
                      m_settings,
                      m_edits,
                      m_files->state(),
                      m_kernels->state(),
                      m_editors->state(),
                      m_views->breakpoints().state(),
                      m_session.selection(),
                      m_runState->last()};
    state.view = m_views->front().objectName();
    state.below = m_views->below().currentIndex();
    state.places = m_views->places().state();
    state.presentedStep = presentedStep;
    state.showsSamples = m_workspace->currentIndex() == 0;
    m_stateTimer.stop();
    state.geometry = saveGeometry();
    state.sizes = m_workspace->sizes();
    state.divisions = m_views->divisions();
    state.folded = m_setup->foldedSections();
    m_edits->follow(false);
    state.files.recovery->follow(false);
    return state;
}

/// The parts of the window show what a session tells them, so it tells everything again.
void MainWindow::take(const WindowState &before)
{
    for (const auto told :
         {&Session::devicesChanged, &Session::currentDeviceChanged, &Session::documentReplaced, &Session::planReportChanged,
          &Session::signatureChanged, &Session::resultsChanged, &Session::traceChanged, &Session::sweepChanged})
        Q_EMIT(m_session.*told)();
    if (m_session.lastRun())
        Q_EMIT m_session.runFinished();
    m_runState->take(before.last);
    m_session.select(before.selection);
    Q_EMIT m_session.selectionChanged();
    m_edits->follow(true);
    before.files.recovery->follow(true);
    m_views->breakpoints().take(before.breakpoints);
    m_editors->take(before.texts);
    m_files->take(before.files);
    m_kernels->take(before.kernels);
    m_setup->foldSections(before.folded);
    m_views->places().setState(before.places);
    m_views->showView(before.view);
    m_views->below().setCurrentIndex(before.below);
    m_workspace->showSamples(before.showsSamples);
    restoreGeometry(before.geometry);
    m_workspace->setSizes(before.sizes);
    m_views->setDivisions(before.divisions);
}

WindowContext MainWindow::context() const
{
    return {m_session, m_appearance, *m_edits, *m_messages, *m_dialogs, *m_trust, *m_recent, *m_settings};
}

void MainWindow::layOut()
{
    setMenuBar(new MenuBar(
        *m_actions, QList<QAction *>(m_views->shown()) << m_views->moves(), m_views->steps().menu(), *m_recent,
        [this](const QString &path) { m_files->openBeside(path); }, this));
    addToolBar(m_toolBar);
    auto *all = new QWidget(this);
    auto *layout = new QVBoxLayout(all);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_trustBar);
    m_notices = new QWidget(all); // folded away as a whole, whatever comes and goes in it
    auto *notices = new QVBoxLayout(m_notices);
    notices->setContentsMargins(0, 0, 0, 0);
    notices->addWidget(m_messages);
    layout->addWidget(m_notices);
    layout->addWidget(m_workspace, 1);
    layout->addWidget(m_strip);
    setCentralWidget(all);
    statusBar()->setSizeGripEnabled(false);
    statusBar()->addWidget(&m_messages->statusLine(), 1);
    statusBar()->addPermanentWidget(&m_runState->progressBar());
    setAcceptDrops(true);
    setWhatsThis(
        tr("A project's set-up stands at the left, its code in the middle, what a run or a trace of it shows at the right. F5 runs it, "
           "F6 traces it, Ctrl+P finds everything by its name."));
    m_setup->setWhatsThis(
        tr("What the project is: its files and build options, parameters, buffers, the plan of launches and transfers, and "
           "checks of what they leave. Sizes and values are expressions of the parameters."));
    m_setup->setAccessibleName(tr("Set-up"));
    m_editors->setWhatsThis(tr("The project's sources and notes. With the cursor in a name, F1 says what the name is, where clangd is "
                               "installed. Beside the lines stands how often each accessed memory in the last trace."));
    m_samples->setWhatsThis(tr("Projects to open, change and learn from. Each opens as a copy."));
}

void MainWindow::makePresentation()
{
    PresentedParts parts;
    parts.window = this;
    parts.folded = {menuBar(), m_toolBar, statusBar(), m_notices, m_setup, &m_views->below(), &m_views->groupPicker()};
    parts.folded += m_views->beside().findChildren<QWidget *>(foldedWhilePresenting);
    parts.columns = &m_workspace->columns();
    parts.middle = &m_workspace->middle();
    parts.views = &m_views->beside();
    parts.editors = m_editors;
    parts.strip = m_strip;
    parts.viewNames = Views::shownNames();
    parts.fullScreen = !m_options.unattended;
    parts.live = m_actions->live;
    parts.makeControls = [this](const QStringList &parameters) { return m_setup->makeSliders(parameters, m_strip); };
    m_presentation = new Presentation(m_session, *m_edits, m_views->stage(), m_appearance, parts, this);
    m_workspace->setPresentation(*m_presentation);
    connect(m_presentation, &Presentation::viewWanted, m_views, &Views::showView);
    connect(m_presentation, &Presentation::partWanted, m_views, &Views::bringPart);
    connect(m_presentation, &Presentation::formWanted, &m_views->results(), &ResultsView::showAs);
    connect(m_presentation, &Presentation::stepWanted, &m_views->steps(), &StepsView::showStep);
    connect(m_presentation, &Presentation::linesWanted, m_editors, &EditorTabs::showLines);
    connect(m_presentation, &Presentation::kernelWanted, m_editors, &EditorTabs::showFunction);
    connect(m_presentation, &Presentation::stepShown, m_views, [this] {
        m_editors->showLines({});
        m_views->letGo();
    });
    connect(m_presentation, &Presentation::changed, m_views, [this](bool isOn) {
        m_editors->setPresented(isOn);
        m_editors->showLines({});
        m_views->setPresented(isOn);
    });
}

void MainWindow::connectActions()
{
    for (QAction *action : m_actions->findChildren<QAction *>())
        (m_actions->isOfCode(action) ? static_cast<QWidget *>(m_editors) : this)->addAction(action);
    addActions(m_views->actions());
    for (const QAction *view : m_views->shown())
        connect(view, &QAction::triggered, m_workspace, [this] { m_workspace->showSamples(false); });
    connect(m_actions->create, &QAction::triggered, m_files, [this] { m_files->create(); });
    for (QAction *each : m_actions->templates)
        connect(each, &QAction::triggered, m_files, [this, each] { m_files->create(each->objectName()); });
    connect(m_actions->createFromClipboard, &QAction::triggered, m_files, &ProjectFiles::createFromClipboard);
    connect(m_actions->guess, &QAction::triggered, m_kernels, [this] {
        m_workspace->showSamples(false);
        m_kernels->guess(launchedKernels(m_session.project()).value(0));
    });
    connect(m_actions->open, &QAction::triggered, m_files, &ProjectFiles::chooseProject);
    connect(m_actions->capture, &QAction::triggered, this, [this] { openCaptureHelp(this); });
    connect(m_actions->samples, &QAction::triggered, this, &MainWindow::showSamples);
    connect(m_actions->save, &QAction::triggered, m_files, [this] {
        if (!m_files->save())
            m_notices->show(); // While presenting, too, it is seen why.
    });
    connect(m_actions->saveAs, &QAction::triggered, m_files, &ProjectFiles::saveAs);
    connect(m_actions->savePicture, &QAction::triggered, m_views, &Views::choosePictureFile);
    connect(m_actions->saveTimeline, &QAction::triggered, m_views, &Views::saveTimeline);
    connect(m_actions->saveFrames, &QAction::triggered, this, &MainWindow::saveFrames);
    connect(m_actions->exportCpp, &QAction::triggered, this, [this] { m_files->chooseProgramFolder(StandaloneForm::Cpp); });
    connect(m_actions->exportPython, &QAction::triggered, this, [this] { m_files->chooseProgramFolder(StandaloneForm::Python); });
    connect(m_actions->projectText, &QAction::triggered, this, [this] {
        m_workspace->showSamples(false);
        m_files->editAsText();
    });
    connect(m_actions->hosts, &QAction::triggered, this, [this] { openOnScreen(new HostsDialog(context(), this)); });
    connect(m_actions->trustedFolders, &QAction::triggered, this, [this] { openOnScreen(new TrustedFoldersDialog(context(), this)); });
    connect(m_editors, &EditorTabs::editorMade, this,
            [this](CodeEditor &editor) { connect(&editor, &CodeEditor::menuWanted, this, &MainWindow::openCodeMenu); });
    for (QAction *starts : {m_actions->run, m_actions->trace, m_actions->sweep})
        connect(starts, &QAction::triggered, this, enterTypedText);
    connect(m_actions->run, &QAction::triggered, this, [this] { m_session.run(); });
    connect(m_actions->trace, &QAction::triggered, &m_views->stage(), &TraceStage::traceAgain);
    connect(m_actions->sweep, &QAction::triggered, this, [this] {
        m_views->showView(u"compare"_s);
        m_views->compare().sweep();
    });
    connect(m_actions->stop, &QAction::triggered, this, [this] { m_session.stop(); });
    connect(m_actions->nextProblem, &QAction::triggered, &m_views->problems(), &ProblemsView::goToNext);
    connect(m_actions->nextMismatch, &QAction::triggered, m_views, [this] { m_views->goToMismatch(true); });
    connect(m_actions->previousMismatch, &QAction::triggered, m_views, [this] { m_views->goToMismatch(false); });
    connect(m_editors, &EditorTabs::changeRefused, m_messages, [this](const QString &why) { m_messages->tell(why, true); });
    connect(m_actions->heat, &QAction::toggled, m_editors, &EditorTabs::setHeatShown);
    connect(m_actions->present, &QAction::triggered, m_presentation, &Presentation::toggle);
    connect(m_actions->find, &QAction::triggered, m_find, [this] { openFind(false); });
    connect(m_actions->replace, &QAction::triggered, m_find, [this] { openFind(true); });
    connect(m_actions->findNext, &QAction::triggered, m_find, &FindBar::findNext);
    connect(m_actions->findPrevious, &QAction::triggered, m_find, &FindBar::findPrevious);
    connect(m_actions->complete, &QAction::triggered, m_assist, &CodeAssist::complete);
    connect(m_actions->parameters, &QAction::triggered, m_assist, &CodeAssist::showParameters);
    connect(m_actions->definition, &QAction::triggered, m_assist, &CodeAssist::goToDefinition);
    connect(m_actions->back, &QAction::triggered, m_assist, &CodeAssist::goBack);
    connect(m_actions->forward, &QAction::triggered, m_assist, &CodeAssist::goForward);
    connect(m_assist, &CodeAssist::historyChanged, this, &MainWindow::showHistory);
    showHistory();
    connect(m_actions->uses, &QAction::triggered, m_assist, &CodeAssist::findUses);
    connect(m_actions->rename, &QAction::triggered, m_assist, &CodeAssist::rename);
    connect(m_actions->format, &QAction::triggered, m_assist, &CodeAssist::format);
    connect(m_actions->fix, &QAction::triggered, m_assist, &CodeAssist::fix);
    const auto inFront = [this](QAction *action, const std::function<void(CodeEditor &)> &act) {
        connect(action, &QAction::triggered, m_editors, [this, act] {
            if (CodeEditor *editor = m_editors->currentEditor())
                act(*editor);
        });
    };
    inFront(m_actions->comment, [](CodeEditor &editor) { editor.toggleComment(); });
    inFront(m_actions->linesUp, [](CodeEditor &editor) { editor.moveLines(true); });
    inFront(m_actions->linesDown, [](CodeEditor &editor) { editor.moveLines(false); });
    inFront(m_actions->caretAbove, [](CodeEditor &editor) { editor.addCaret(false); });
    inFront(m_actions->caretBelow, [](CodeEditor &editor) { editor.addCaret(true); });
    inFront(m_actions->nextOccurrence, [](CodeEditor &editor) { editor.addOccurrences(false); });
    inFront(m_actions->allOccurrences, [](CodeEditor &editor) { editor.addOccurrences(true); });
    inFront(m_actions->fold, [](CodeEditor &editor) { editor.foldBlock(); });
    inFront(m_actions->chooseLine, [](CodeEditor &editor) { editor.chooseLine(); });
    inFront(m_actions->duplicate, [](CodeEditor &editor) { editor.duplicate(); });
    inFront(m_actions->deleteLines, [](CodeEditor &editor) { editor.deleteLines(); });
    connect(m_actions->goTo, &QAction::triggered, this, &MainWindow::goToAnything);
    connect(m_actions->goToLine, &QAction::triggered, this, [this] { goToAnything()->filter().setText(u":"_s); });
    connect(m_actions->theme, &QAction::triggered, this, [this] { m_appearance.setDark(!m_appearance.theme().isDark); });
    connect(m_actions->zoomIn, &QAction::triggered, this, [this] { m_appearance.zoom(1); });
    connect(m_actions->zoomOut, &QAction::triggered, this, [this] { m_appearance.zoom(-1); });
    connect(m_actions->zoomReset, &QAction::triggered, this, [this] { m_appearance.zoom(0); });
    connect(m_actions->settings, &QAction::triggered, this, [this] {
        openOnScreen(new SettingsDialog(*m_settings, {m_actions->trustedFolders, m_actions->hosts}, m_appearance, this));
    });
    connect(m_actions->help, &QAction::triggered, this, [this] { showHelp(*this, *m_assist); });
    connect(m_actions->keyboardMap, &QAction::triggered, this,
            [this] { openOnScreen(new KeyboardMap(m_actions->menus(m_views->shown(), m_views->steps().menu()), m_appearance, this)); });
    connect(m_actions->about, &QAction::triggered, this, [this] { openAbout(m_session, this); });
    connect(m_actions->quit, &QAction::triggered, this, &QWidget::close);
}

void MainWindow::connectParts()
{
    connect(&m_views->places(), &ViewPlaces::movedBelow, m_workspace, &Workspace::makeSpaceBelow);
    showWhetherOpen();
    connect(&m_session, &Session::documentReplaced, this, [this] {
        showWhetherOpen();
        m_workspace->showSamples(false);
        if (m_editors->currentWidget())
            m_editors->currentWidget()->setFocus();
    });
    for (const auto changed : {&Session::documentReplaced, &Session::restrictionChanged})
        connect(&m_session, changed, this, &MainWindow::showTrust);
    connect(m_workspace, &QStackedWidget::currentChanged, this, &MainWindow::showSamplesOrProject);
    connect(m_samples, &SampleBrowser::newWanted, m_actions->create, &QAction::trigger);
    connect(m_samples, &SampleBrowser::left, m_workspace, [this] { m_workspace->showSamples(false); });
    connect(&m_session, &Session::runRefused, this, [this] {
        m_workspace->showSamples(false);
        m_trustBar->ask();
    });
    for (const auto changed : {&Session::devicesChanged, &Session::currentDeviceChanged})
        connect(&m_session, changed, m_samples, [this] { m_samples->setDevice(m_session.devices().value(m_session.currentDevice())); });
    connect(m_samples, &SampleBrowser::sampleChosen, m_files, &ProjectFiles::openSampleOrComplain);
    connect(m_samples, &SampleBrowser::readyChanged, this, &MainWindow::readyChanged);
    connect(m_views, &Views::readyChanged, this, &MainWindow::readyChanged);
    connect(m_views, &Views::findingsShown, m_workspace, &Workspace::enlargeFindings);
    connect(&m_session, &Session::documentReplaced, m_workspace, &Workspace::forgetFindings);
    for (const auto told : {&Views::pathChosen, &Views::pathShown}) {
        connect(m_views, told, this, [this, isEdited = told == &Views::pathChosen](const QString &path) {
            m_actions->setup->setChecked(true);
            m_setup->reveal(path, isEdited);
        });
    }
    connect(m_workspace, &Workspace::narrowChanged, &m_toolBar->setupButton(), &QAction::setVisible);
    connect(m_runState, &RunState::progressed, &m_views->results(), &ResultsView::showProgress);
    connect(m_runState, &RunState::progressed, &m_views->timeline(), &TimelineView::showProgress);
    connect(m_assist, &CodeAssist::renamed, this, [this](const QString &from, const QString &to, const QList<ProjectEdit> &edits) {
        Project project = m_session.project();
        const QList<KernelSignature> &kernels = m_session.signature().kernels;
        const bool isKernel = std::ranges::any_of(
            kernels, [&](const KernelSignature &kernel) { return kernel.name == from && renamesKernel(edits, kernel); });
        if (isKernel && renameKernel(project, from, to))
            m_edits->change(tr("Rename the kernel %1").arg(from), {}, [&](Project &changed) { changed = project; });
        if (edits.isEmpty() && renameDefine(project, from, to)) // A macro.
            m_edits->change(tr("Rename the macro %1").arg(from), {}, [&](Project &changed) { changed = project; });
        m_undoOrder->noteFollowed();
    });
    connect(m_undoOrder, &UndoOrder::steppedInPart, this, [this](const QString &path, const QStringList &left) {
        const QString what =
            left.size() == 1 ? tr("Only %1 was changed. %2, which was changed together with it, was edited since and stays as it is.")
                             : tr("Only %1 was changed. %2, which were changed together with it, were edited since and stay as they are.");
        const Banner::Offer goThere{tr("Show %1").arg(inOneLine(left.first())), tr("Go to that text"), [this, other = left.first()] {
                                        m_editors->goTo({other, 0, 0});
                                        if (CodeEditor *editor = m_editors->editor(other))
                                            editor->setFocus();
                                    }};
        const QString said = filled(what, inOneLine(path), inOneLine(namesText(left)));
        m_messages->say(said, Banner::Tone::Warning, {goThere, Banner::closing()});
        const auto dismiss = [this, said] {
            if (m_messages->text() == said)
                m_messages->dismiss();
        };
        connect(&m_session, &Session::textChanged, m_messages, dismiss, Qt::SingleShotConnection);
    });
    connect(m_assist, &CodeAssist::usesFound, this, &MainWindow::showUses);
    connect(m_assist, &CodeAssist::said, m_messages, [this](const QString &message, bool isError) { m_messages->tell(message, isError); });
    connect(&m_session, &Session::textChanged, m_messages, &Messages::showState); // What was told is of the project as it was.
    connect(&m_session, &Session::projectChanged, m_messages, &Messages::showState);
    connect(m_assist, &CodeAssist::begun, m_messages, &Messages::showState);
    ProjectSection &files = m_setup->files();
    connect(m_editors, &EditorTabs::sourceWanted, &files, [&files] { files.addSource(); });
    const auto addFile = [this, &files](ProjectSection::Place place) {
        const QString path = m_dialogs->path(PathWanted::SourceToAdd, this, m_session.document().folder);
        if (!path.isEmpty())
            files.addFile(path, place);
    };
    connect(&files, &ProjectSection::fileWanted, this, [addFile] { addFile(ProjectSection::Place::Last); });
    connect(m_kernels, &KernelOpening::traceWanted, &m_views->stage(), &TraceStage::traceAgain);
    connect(m_kernels, &KernelOpening::sourceWanted, this, [addFile] { addFile(ProjectSection::Place::First); });
    connect(m_setup, &SetupPanel::contentsWanted, m_views, &Views::chooseStart);
    connect(m_setup, &SetupPanel::followed, m_messages, [this](const QString &news) { m_messages->tell(news); });
    connect(&files, &ProjectSection::failed, m_messages, [this](const QString &message) {
        m_messages->complain(tr("The file was not added."), {message, {}});
    });
}

void MainWindow::restoreState()
{
    m_stateTimer.setSingleShot(true);
    m_stateTimer.setInterval(stateKeptAfterMs);
    connect(&m_stateTimer, &QTimer::timeout, this, [this] {
        if (isVisible() && !m_presentation->isOn())
            keepState();
    });
    for (const QSplitter *splitter : {&m_workspace->columns(), &m_workspace->middle()})
        connect(splitter, &QSplitter::splitterMoved, this, &MainWindow::keepStateSoon);
    const QSize usual(m_appearance.px(1500), m_appearance.px(940));
    const QSize most = screen()->availableGeometry().size();
    const bool fits = usual.width() < most.width() && usual.height() < most.height(); // with its frame
    resizeTo(m_options.unattended || fits ? usual : most * 0.9);
    if (m_options.unattended)
        return;
    if (!fits)
        setWindowState(Qt::WindowMaximized);
    const QSettings settings;
    restoreGeometry(settings.value(u"window/geometry").toByteArray());
    bringOntoScreen();
    m_workspace->setSizes(settings.value(u"window/sizes"_s).toList());
    m_views->setDivisions(settings.value(u"window/divisions"_s).toMap());
    m_setup->foldSections(settings.value(u"window/folded").toStringList());
    m_views->places().setState(settings.value(u"window/views"_s).toMap());
}

void MainWindow::keepState() const
{
    QSettings settings;
    settings.setValue(u"window/geometry"_s, saveGeometry());
    settings.setValue(u"window/sizes"_s, m_workspace->sizes());
    settings.setValue(u"window/divisions"_s, m_views->divisions());
    settings.setValue(u"window/folded"_s, m_setup->foldedSections());
    settings.setValue(u"window/views"_s, m_views->places().state());
}

/// Whoever ends the program may ask nobody. Once for all that is changed in a moment, and never how the window is while it presents.
void MainWindow::keepStateSoon()
{
    if (!m_options.unattended && isVisible() && !m_presentation->isOn())
        m_stateTimer.start();
}

/// It may have been on a larger one.
void MainWindow::bringOntoScreen()
{
    const QRect there = screen()->availableGeometry();
    if (isMaximized() || isFullScreen() || there.contains(geometry()))
        return;
    const bool isTooLarge = width() > there.width() || height() > there.height();
    if (isTooLarge)
        resizeTo(there.size() * 0.9);
    move(std::clamp(x(), there.left(), std::max(there.left(), there.right() - width())),
         std::clamp(y(), there.top(), std::max(there.top(), there.bottom() - height())));
    if (isTooLarge)
        setWindowState(Qt::WindowMaximized);
}

void MainWindow::offerLast(const QList<LastSession::Shown> &last)
{
    if (last.isEmpty() || m_messages->isVisibleTo(this)) // What was left unsaved is asked about first.
        return;
    if (m_settings->value(u"window/reopen"_s).toBool())
        return reopen(last);
    const QStringList names = mapped(last, [](const LastSession::Shown &shown) { return QFileInfo(shown.path).completeBaseName(); });
    m_messages->say(
        tr("Last time you had %1 open.").arg(inOneLine(names.join(u", "_s))), Banner::Tone::Calm,
        {{tr("Reopen"), tr("Open what was open, with its views; nothing runs"), [this, last] { reopen(last); }}, Banner::closing()});
}

void MainWindow::reopen(const QList<LastSession::Shown> &last)
{
    for (const LastSession::Shown &shown : last.mid(1)) {
        if (m_options.openWindowShowing)
            m_options.openWindowShowing(shown.path, shown.view);
    }
    m_files->openBeside(last.first().path);
    m_views->showView(last.first().view);
}

void MainWindow::closeEvent(QCloseEvent *event)
{
    if (!m_files->mayLeave())
        return event->ignore();
    m_stateTimer.stop();
    m_presentation->leave(); // What is remembered is how the window was before.
    m_files->notePlace();
    if (!m_options.unattended) {
        keepState();
        if (const QString path = m_files->path(); !path.isEmpty())
            LastSession(true).add({path, m_views->front().objectName()}, QDateTime::currentDateTime());
    }
    m_files->forgetUnsaved();
    event->accept();
}

void MainWindow::changeEvent(QEvent *event)
{
    QMainWindow::changeEvent(event);
    if (event->type() == QEvent::ActivationChange && isActiveWindow())
        m_files->noteDiskChanges();
    if (event->type() == QEvent::WindowStateChange)
        keepStateSoon();
}

void MainWindow::moveEvent(QMoveEvent *event)
{
    QMainWindow::moveEvent(event);
    keepStateSoon();
}

void MainWindow::resizeEvent(QResizeEvent *event)
{
    QMainWindow::resizeEvent(event);
    keepStateSoon();
}

/// The one local file that is dragged; empty: it is something else.
static QString draggedFile(const QMimeData &dragged)
{
    const QList<QUrl> urls = dragged.urls();
    return urls.size() == 1 ? urls.first().toLocalFile() : QString();
}

void MainWindow::dragEnterEvent(QDragEnterEvent *event)
{
    if (!draggedFile(*event->mimeData()).isEmpty())
        event->acceptProposedAction();
}

/// A project, a kernel or a captured launch is opened; what is dropped on the set-up, and any other file, becomes a source.
void MainWindow::dropEvent(QDropEvent *event)
{
    event->acceptProposedAction();
    const bool isOnSetup = m_setup->isVisible() && m_setup->rect().contains(m_setup->mapFrom(this, event->position().toPoint()));
    const auto takeIn = [this, isOnSetup, path = draggedFile(*event->mimeData())] {
        const bool isProject = QFileInfo(path).isDir() || path.endsWith(u".kscope");
        if (isProject || ((isKernelFile(path) || isCapture(path)) && !isOnSetup))
            m_files->openBeside(path);
        else
            m_setup->files().addFile(path);
    };
    QMetaObject::invokeMethod(this, takeIn, Qt::QueuedConnection); // Not within the drag: that would hold the other program up.
}

/// What the actions act on must be in sight.
void MainWindow::showWhetherOpen()
{
    const bool isOpen = m_session.document() != ProjectDocument();
    const QString whyNot = isOpen ? QString() : tr("There is no project. Open one, or begin a new one.");
    for (QAction *action : m_actions->ofProject())
        setWhyNot(*action, whyNot);
    const bool isHidden = m_workspace->currentWidget() == m_samples;
    for (QAction *starts : {m_actions->run, m_actions->live, m_actions->trace, m_actions->sweep, m_actions->present})
        setWhyNot(*starts, isOpen && isHidden ? tr("The project is not shown.") : whyNot);
    const QString hidden = isHidden ? tr("The code is not shown.") : whyNot;
    for (QAction *action : m_actions->ofCode())
        setWhyNot(*action, hidden);
    showHistory();
    m_undoOrder->setHidden(isHidden);
    m_samples->setProjectOpen(isOpen);
}

void MainWindow::showSamplesOrProject()
{
    showTrust();
    showWhetherOpen();
    if (QWidget *front = m_workspace->currentWidget() == m_samples ? m_samples : m_editors->currentWidget())
        front->setFocus();
}

void MainWindow::showTrust()
{
    m_trustBar->setVisible(m_session.isRestricted() && m_workspace->currentWidget() != m_samples);
}

/// Also called where what had the keyboard went, or can't be used any more. Then it is the code's or the samples', else keys would act on
/// what happens to come first.
bool MainWindow::focusNextPrevChild(bool next)
{
    const QWidget *before = focusWidget();
    const bool isGone = before && before != this && !(before->isVisible() && before->isEnabled());
    QWidget *heir = m_samples;
    if (!m_samples->isVisible())
        heir = m_editors->currentEditor();
    if (!isGone || !heir || !heir->isVisible())
        return passKeyboardOn(*this, next);
    heir->setFocus();
    return true;
}

void MainWindow::showSamples()
{
    m_workspace->showSamples(true);
    if (m_session.document() == ProjectDocument())
        setWindowTitle(tr("Kernelscope"));
}

void MainWindow::resizeTo(const QSize &size)
{
    setWindowState(windowState() & ~Qt::WindowMaximized);
    resize(size);
    m_workspace->divideAsUsual();
}

bool MainWindow::isPreparing() const
{
    return m_samples->isVisible() ? m_samples->isPreparing() : m_views->isPreparing();
}

void MainWindow::openCodeMenu(const QPoint &at)
{
    auto *menu = new QMenu(this);
    QAction *const line = nullptr;
    for (QAction *action :
         {m_actions->definition, m_actions->uses, m_actions->rename, m_actions->fix, line, m_views->steps().m_setBreakpoint, line,
          m_actions->cut, m_actions->copy, m_actions->paste, m_actions->selectAll, line, m_actions->comment, m_actions->format})
        action ? menu->addAction(action) : void(menu->addSeparator());
    popUp(menu, at);
}

/// reduction.svg becomes reduction-0000.svg and so on; the moment that was shown comes back.
void MainWindow::saveFrames()
{
    if (!m_views->front().followsMoment() || !m_views->stage().isReady())
        return m_messages->tell(tr("The view in front shows no phases. Trace (F6), and bring a view of the trace to the front."), true);
    const QFileInfo chosen(m_views->chosenFile());
    if (chosen.fileName().isEmpty())
        return;
    RenderRequest request;
    request.asItStands = true;
    request.frames = chosen.path() + u'/' + chosen.completeBaseName() + u'-';
    request.frameKind = chosen.suffix();
    auto *frames = new Rendering(m_session, *this, request, this);
    connect(frames, &Rendering::finished, this, [this, frames, chosen, before = m_session.selection()](int, const QString &error) {
        frames->deleteLater();
        m_session.select(before);
        if (!error.isEmpty())
            return m_messages->complain(tr("The pictures were not saved."), {error, {}});
        m_messages->tell(tr("A picture of each phase was saved beside %1.").arg(chosen.fileName()));
    });
    frames->start();
}

QList<GoToEntry> MainWindow::goToEntries()
{
    QList<GoToEntry> entries;
    for (const QString &path : m_editors->paths())
        entries.append({path, tr("file"), {}, [this, path] { m_editors->goTo({path, 0, 0}); }});
    for (const KernelSignature &kernel : m_session.signature().kernels) {
        if (const auto place = placeOfFunction(m_session.document(), kernel.name))
            entries.append({kernel.name, tr("kernel"), place->file, [this, at = *place] { m_editors->goTo(at); }});
    }
    // Views are reached by actions too: "Show Results".
    QList<GoToEntry> disabled;
    for (QAction *action : actions() + m_editors->actions() + m_views->steps().menu()) {
        if (!action || action == sender())
            continue;
        const GoToEntry entry{action->iconText(),
                              tr("action"),
                              action->shortcut().toString(QKeySequence::NativeText),
                              [action] { action->trigger(); },
                              whyNotOf(*action),
                              action->property(englishName).toString()};
        if (action->isEnabled())
            entries.append(entry);
        else if (!entry.whyNot.isEmpty())
            disabled.append(entry);
    }
    const QStringList names = Views::names();
    for (qsizetype view = 0; view < names.size(); ++view) {
        if (QAction *shown = m_views->shown()[view]; shown->shortcut().isEmpty())
            entries.append({m_views->view(names[view]).name(), tr("view"), {}, [shown] { shown->trigger(); }, {}, names[view]});
    }
    for (int section = 0; section < m_setup->sectionTitles().size(); ++section)
        entries.append({m_setup->sectionTitles()[section],
                        tr("set-up"),
                        {},
                        [this, section] {
                            m_actions->setup->setChecked(true);
                            m_setup->showSection(section);
                        },
                        {},
                        m_setup->sectionKeys()[section]});
    for (const Sample &sample : m_samples->samples())
        entries.append({sample.title,
                        tr("sample"),
                        {},
                        [this, path = sample.path] { m_files->openSampleOrComplain(path); },
                        {},
                        QFileInfo(sample.path).completeBaseName()});
    return entries + disabled;
}

/// ":120" is a line of the text in front.
std::optional<GoToEntry> MainWindow::lineEntry(const QString &filter)
{
    CodeEditor *editor = m_editors->currentEditor();
    if (!editor || !filter.startsWith(u':') || m_samples->isVisible())
        return std::nullopt;
    const int last = editor->lines();
    const int line = filter.mid(1).toInt();
    if (line < 1 || line > last)
        return GoToEntry{tr("Type the number of a line, 1 to %1").arg(last), m_editors->tabText(m_editors->currentIndex()), {}, [] {}};
    return GoToEntry{tr("Line %1").arg(line), m_editors->tabText(m_editors->currentIndex()), {}, [editor, line] { editor->goTo(line, 1); }};
}

void MainWindow::openFind(bool replaces)
{
    m_workspace->showSamples(false);
    m_find->open(replaces);
}

GoToPopup *MainWindow::goToAnything()
{
    return openList(new GoToPopup(
        tr("Go to anything"), tr("Go to a file, kernel, view, sample or action, or to a line, as :120"), goToEntries(),
        [this](const QString &filter) { return lineEntry(filter); }, this));
}

void MainWindow::showHistory()
{
    if (m_workspace->currentWidget() == m_samples)
        return;
    setWhyNot(*m_actions->back, m_assist->canGoBack() ? QString() : tr("The cursor has not jumped yet."));
    setWhyNot(*m_actions->forward, m_assist->canGoForward() ? QString() : tr("The cursor did not go back."));
}

void MainWindow::showUses(const QString &name, const QList<FoundUse> &uses)
{
    QList<GoToEntry> entries;
    for (const FoundUse &use : uses)
        entries.append(
            {use.line, filled(tr("%1:%2"), use.place.path, use.place.at.line + 1), {}, [this, use] { m_assist->goTo(use.place); }});
    const QString title = tr("Uses of %1").arg(name);
    openList(new GoToPopup(title, tr("%1: %2").arg(title, uses.size() == 1 ? tr("1 place") : tr("%1 places").arg(uses.size())), entries, {},
                           this));
}

GoToPopup *MainWindow::openList(GoToPopup *popup)
{
    const int wide = std::min(width() - m_appearance.px(40), m_appearance.px(560));
    popup->resize(wide, 0);
    popup->setMostHeight(std::min(height() - m_appearance.px(80), m_appearance.px(420)));
    popup->move(mapToGlobal(QPoint((width() - wide) / 2, m_appearance.px(60))));
    popup->show();
    popup->filter().setFocus();
    return popup;
}

} // namespace kernelscope
