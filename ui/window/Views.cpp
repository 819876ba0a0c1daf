#include "ui/window/Views.h"

#include <algorithm>
#include <utility>

#include <QAction>
#include <QApplication>
#include <QDir>
#include <QFileInfo>
#include <QMenu>
#include <QVBoxLayout>

#include "export/ChromeTrace.h"
#include "session/Session.h"
#include "support/FileWriting.h"
#include "support/Filled.h"
#include "support/Ranges.h"
#include "support/Tr.h"
#include "ui/access/AccessFigures.h"
#include "ui/access/AccessView.h"
#include "ui/assembly/AssemblyView.h"
#include "ui/compare/CompareView.h"
#include "ui/devices/DeviceView.h"
#include "ui/editor/CodeEditor.h"
#include "ui/editor/EditorTabs.h"
#include "ui/edits/ProjectEdits.h"
#include "ui/memory/MemoryView.h"
#include "ui/models/Counts.h"
#include "ui/models/Breakpoints.h"
#include "ui/models/BufferTableModel.h"
#include "ui/models/FunctionPlace.h"
#include "ui/ndrange/NDRangePanel.h"
#include "ui/notes/NotesView.h"
#include "ui/problems/LogView.h"
#include "ui/problems/ProblemsView.h"
#include "ui/reduction/ReductionView.h"
#include "ui/results/BufferView.h"
#include "ui/results/ResultsView.h"
#include "ui/scene/Picture.h"
#include "ui/steps/StepsView.h"
#include "ui/theme/Appearance.h"
#include "ui/tiles/TilesView.h"
#include "ui/timeline/TimelineView.h"
#include "ui/trace/GroupPicker.h"
#include "ui/trace/PhaseBar.h"
#include "ui/trace/StoreSearch.h"
#include "ui/trace/TraceStage.h"
#include "ui/widgets/Enclosure.h"
#include "ui/widgets/FittingTabs.h"
#include "ui/widgets/GoToPopup.h"
#include "ui/widgets/PartSplitter.h"
#include "ui/widgets/ScaledLayout.h"
#include "ui/window/Dialogs.h"
#include "ui/window/Messages.h"

using namespace Qt::StringLiterals;

namespace kernelscope {

struct Views::Entry
{
    QString name;            ///< the same in every language: for --view and for the notes
    View *(*make)(Views &v); ///< once the stage is there
    const char *tells;       ///< what one sees in it, in sentences
    bool isBelow = false;    ///< the code, not beside it
};

/// All views, in the order of their tabs. Nothing else says which there are.
const QList<Views::Entry> &Views::table()
{
    static const QList<Entry> table{
        {u"results"_s, [](Views &v) { return v.makeResults(); },
         QT_TR_NOOP("The contents of each buffer after the last run, as numbers and as a picture, and whether each check of the project "
                    "held. Elements that are not as a check expects are marked.")},
        {u"timeline"_s, [](Views &v) { return v.makeTimeline(); },
         QT_TR_NOOP("When each command of the last run was queued, started and ended on the device's own clock, and what it waited for. "
                    "The critical path is underlined. Graph draws the plan with what orders its commands.")},
        {u"reduction"_s, [](Views &v) -> View * { return new ReductionView(*v.m_stage, v.m_appearance); },
         QT_TR_NOOP("How a work-group makes one value of many: a tree of which work-item combined which elements, phase by phase, as the "
                    "trace recorded it.")},
        {u"tiles"_s, [](Views &v) -> View * { return new TilesView(*v.m_stage, v.m_appearance); },
         QT_TR_NOOP("Which elements of its matrices a work-group reads and writes, which of them it keeps in local memory, and what an "
                    "element was made of.")},
        {u"memory"_s, [](Views &v) -> View * { return new MemoryView(*v.m_stage, v.m_appearance); },
         QT_TR_NOOP("What each cell of a buffer or of local memory holds at the moment chosen below, who wrote it, and how often it was "
                    "read since.")},
        {u"steps"_s, [](Views &v) { return v.makeSteps(); },
         QT_TR_NOOP("What one work-item did, statement by statement, forwards and backwards: where it was in the code, what its variables "
                    "held and why, and which functions were called. F10 goes on, Shift+F10 back; F9 sets a breakpoint, Ctrl+F9 goes to the "
                    "next one.")},
        {u"access"_s, [](Views &v) { return v.makeAccess(); },
         QT_TR_NOOP("Which addresses the work-items of a sub-group access together, and how many transactions and bank conflicts that "
                    "takes by the model of the hardware.")},
        {u"ndrange"_s, [](Views &v) -> View * { return new NDRangePanel(*v.m_stage, v.m_context.settings, v.m_appearance); },
         QT_TR_NOOP("How the NDRange of a launch is divided into work-groups, and the ids of each work-item.")},
        {u"compare"_s, [](Views &v) -> View * { return v.m_compare = new CompareView(v.m_session, v.m_context.edits, v.m_appearance); },
         QT_TR_NOOP(
             "Times of launches side by side: of those of the last run, or of a sweep over values of parameters. F7 makes the sweep.")},
        {u"device"_s, [](Views &v) -> View * { return new DeviceView(v.m_session, v.m_appearance); },
         QT_TR_NOOP("What the driver says of the device and its limits, and its regions of memory with the project's buffers in them.")},
        {u"notes"_s, [](Views &v) { return v.makeNotes(); },
         QT_TR_NOOP("The notes of the project as they are read. Each heading is a step while presenting (F11).")},
        {u"assembly"_s, [](Views &v) { return v.makeAssembly(); },
         QT_TR_NOOP(
             "What Clang makes of the sources for a processor of your choice, which need not be there: the instructions of each line, "
             "registers, spills and what limits the occupancy.")},
        {u"problems"_s, [](Views &v) { return v.makeProblems(); },
         QT_TR_NOOP("What is wrong with the set-up, what the compiler says, and what the last trace found. Enter goes to the place; F8 to "
                    "that of the next one."),
         true},
        {u"output"_s, [](Views &v) { return v.makeOutput(); }, QT_TR_NOOP("What the kernels printed with printf in the last run."), true},
        {u"build-log"_s, [](Views &v) { return v.makeBuildLog(); },
         QT_TR_NOOP("What the driver's compiler said of the sources in the last run."), true},
    };
    return table;
}

QStringList Views::names()
{
    return mapped(table(), &Entry::name);
}

/// The graph of the plan is a part of Timeline.
QStringList Views::shownNames()
{
    return names() << QStringLiteral("graph");
}

Views::Views(const WindowContext &context, EditorTabs &editors)
    : m_context(context), m_session(context.session), m_appearance(context.appearance), m_editors(editors),
      m_places(new ViewPlaces(context.appearance, this)), m_stage(new TraceStage(context.session, this))
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(new Enclosure(&beside()), 1);
    for (const Entry &entry : table())
        add(entry);
    makeStageBar();
    layout->addWidget(m_stageBar);
    makeActions();
    connect(m_places, &ViewPlaces::frontChanged, this, &Views::readyChanged);
    connect(m_places, &ViewPlaces::frontChanged, this, &Views::showInFront);
    for (const auto ended : {&Session::runFinished, &Session::traceFinished, &Session::sweepFinished})
        connect(&m_session, ended, this, &Views::readyChanged);
    connect(m_stage, &TraceStage::stageChanged, this, &Views::showStageBar);
    connect(m_stage, &TraceStage::placeChosen, &m_editors, &EditorTabs::reveal);
    connect(m_stage, &TraceStage::stageChanged, this, &Views::showKernelOfStage);
    connect(&m_editors, &EditorTabs::caretMovedByUser, m_stage, &TraceStage::showSiteAt);
    showStageBar();
}

void Views::add(const Entry &entry)
{
    View *view = entry.make(*this);
    m_all << view;
    view->setObjectName(entry.name);
    view->setWhatsThis(tr(entry.tells));
    m_places->add(*view, entry.isBelow ? ViewPlaces::Place::Below : ViewPlaces::Place::Beside);
    connect(view, &View::readyChanged, this, &Views::readyChanged);
    connect(view, &View::pictureWanted, this, &Views::choosePictureFile);
    connect(view, &View::playToggled, this, [this] { m_phaseBar->togglePlay(); });
}

View *Views::makeResults()
{
    m_results = new ResultsView(m_session, m_appearance);
    connect(m_results, &ResultsView::traceWanted, m_stage, &TraceStage::traceAgain);
    connect(m_results, &ResultsView::problemWanted, this, [this] { m_problems->goToNext(); });
    connect(m_results, &ResultsView::problemsWanted, this, [this] { m_places->bringToFront(*m_problems); });
    BufferView *buffers = &m_results->buffers();
    connect(buffers, &BufferView::saveWanted, this, &Views::chooseContentsFile);
    connect(buffers, &BufferView::saved, this,
            [this](const QString &file) { m_context.messages.tell(tr("The contents were saved to %1.").arg(QFileInfo(file).fileName())); });
    connect(buffers, &BufferView::notSaved, this,
            [this](const Error &error) { m_context.messages.complain(tr("The contents were not saved."), error); });
    connect(buffers, &BufferView::fileWanted, this, [this] { chooseStart(m_results->buffers().model().buffer().name); });
    connect(buffers, &BufferView::fileDropped, this,
            [this](const QString &file) { startWith(m_results->buffers().model().buffer().name, file); });
    m_storeSearch = new StoreSearch(m_session, this);
    connect(buffers, &BufferView::writerWanted, this, &Views::showWriter);
    connect(buffers, &BufferView::whyWanted, this, &Views::explainElement);
    connect(&m_session, &Session::traceFinished, this, &Views::goOnExplaining);
    connect(&m_session, &Session::documentReplaced, this, [this] { m_explained.reset(); });
    connect(m_storeSearch, &StoreSearch::found, this, [this] {
        if (m_explained && m_explained->wantsSteps)
            return explainFound();
        m_explained.reset();
        showView(u"memory"_s);
        m_editors.reveal(*m_session.selection().place);
    });
    connect(m_storeSearch, &StoreSearch::notFound, this, [this](const QString &buffer, quint64 element) {
        m_explained.reset();
        m_context.messages.tell(tr("No access that was recorded writes element %1 of %2.").arg(element).arg(buffer));
    });
    return m_results;
}

/// The trace that tells who wrote it, and the one that has the steps of that work-group, are made where there are none.
void Views::explainElement(const QString &buffer, quint64 element)
{
    m_explained = ExplainedElement{buffer, element, 2, true};
    goOnExplaining();
}

void Views::goOnExplaining()
{
    if (!m_explained)
        return;
    if (m_session.lastTrace() && m_session.traceIsCurrent())
        m_storeSearch->find(m_explained->buffer, m_explained->element);
    else if (m_explained->wantsSteps)
        traceForSteps();
    else
        traceForElement();
}

void Views::traceForSteps()
{
    showView(u"steps"_s); // By which traces record steps.
    traceForElement();
}

void Views::traceForElement()
{
    if (m_explained->tracesLeft-- > 0)
        m_stage->traceAgain();
    else
        m_explained.reset();
}

void Views::explainFound()
{
    const Selection &selection = m_session.selection();
    const auto trace = selection.launch && selection.traceEvent ? m_session.traceOf(*selection.launch) : nullptr;
    if (!trace || !hasSteps(*trace, trace->workItemOf(EventIndex(*selection.traceEvent))))
        return traceForSteps();
    m_explained.reset();
    showView(u"steps"_s);
    m_steps->explainStoreWhenThere();
}

void Views::showWriter(const QString &buffer, quint64 element)
{
    m_explained = ExplainedElement{buffer, element, 1, false};
    goOnExplaining();
}

void Views::goToMismatch(bool isForward)
{
    m_places->bringToFront(*m_results);
    m_results->buffers().goToMismatch(isForward);
}

void Views::chooseContentsFile()
{
    const QString suggested = saveFolder(m_session.document()).filePath(m_results->buffers().model().buffer().name + u".npy"_s);
    if (const QString file = m_context.dialogs.path(PathWanted::ContentsToSave, this, suggested); !file.isEmpty())
        m_results->buffers().saveAs(file);
}

/// Its path in the project's folder, into which it is copied where it lies elsewhere.
static Result<QString> fileInFolder(const QString &file, const QDir &folder)
{
    const QString inside = folder.relativeFilePath(QFileInfo(file).absoluteFilePath());
    if (!inside.startsWith(u"..") && !QDir::isAbsolutePath(inside))
        return inside;
    const QFileInfo info(file);
    QString name = info.fileName();
    for (int number = 2; folder.exists(name); ++number)
        name = filled(u"%1-%2.%3"_s, info.completeBaseName(), number, info.suffix());
    QFile source(file);
    if (!source.copy(folder.filePath(name)))
        return fail(tr("%1 can't be copied into the project's folder: %2.").arg(info.fileName(), source.errorString()));
    return name;
}

void Views::chooseStart(const QString &buffer)
{
    startWith(buffer, m_context.dialogs.path(PathWanted::ContentsToRead, this, m_session.document().folder));
}

/// The buffer begins with the contents of this file from the next run on. Empty: none was chosen.
void Views::startWith(const QString &buffer, const QString &file)
{
    if (file.isEmpty() || buffer.isEmpty())
        return;
    const QString folder = m_session.document().folder;
    const Result<QString> path =
        folder.isEmpty() ? fail(tr("Save the project first: its data files lie in its folder.")) : fileInFolder(file, QDir(folder));
    if (!path)
        return m_context.messages.complain(tr("The file was not taken."), path.error());
    m_context.edits.change(tr("Start %1 with a file").arg(buffer), {}, [&](Project &project) {
        for (BufferSpec &spec : project.buffers) {
            if (spec.name == buffer)
                spec.init = FileInit{*path};
        }
    });
    m_context.messages.tell(tr("%1 begins with %2 from the next run on.").arg(buffer, *path));
}

View *Views::makeTimeline()
{
    m_timeline = new TimelineView(m_session, m_context.settings, m_appearance);
    connect(m_timeline, &TimelineView::pathChosen, this, &Views::pathChosen);
    connect(m_timeline, &TimelineView::pathShown, this, &Views::pathShown);
    connect(m_timeline, &TimelineView::pinWanted, m_results, &ResultsView::pin);
    connect(m_results, &ResultsView::pinWanted, m_timeline, &TimelineView::pin);
    connect(m_timeline, &TimelineView::launchChosen, this, &Views::showKernel);
    return m_timeline;
}

void Views::showKernel(const QString &kernel)
{
    if (const auto place = placeOfFunction(m_session.document(), kernel))
        m_editors.reveal(*place);
}

/// The one whose head is the last before the cursor.
QString Views::kernelAtCursor() const
{
    CodeEditor *editor = m_editors.currentEditor();
    if (!editor)
        return {};
    int line = 0, column = 0;
    editor->getCursorPosition(&line, &column);
    QString found;
    int last = 0;
    for (const KernelSignature &kernel : m_session.signature().kernels) {
        const auto place = placeOfFunction(m_session.document(), kernel.name);
        if (place && place->file == m_editors.pathOf(editor) && place->line <= line + 1 && place->line > last) {
            last = place->line;
            found = kernel.name;
        }
    }
    return found;
}

/// Of another launch that is shown. A walk says itself what of the code is in sight, an access or a finding is a place of its own.
void Views::showKernelOfStage()
{
    const QString kernel = m_stage->isReady() ? m_stage->launchTrace().kernel : QString();
    if (kernel.isEmpty() || std::exchange(m_shownKernel, kernel) == kernel || m_isPresented || m_session.selection().site ||
        m_session.selection().finding || m_session.signature().kernels.size() < 2 || kernelAtCursor() == kernel)
        return;
    showKernel(kernel);
}

View *Views::makeSteps()
{
    m_breakpoints = new Breakpoints(this);
    m_editors.followBreakpoints(*m_breakpoints);
    m_steps = new StepsView(*m_stage, *m_breakpoints, m_appearance);
    connect(m_steps, &StepsView::breakpointWanted, &m_editors, &EditorTabs::toggleBreakpoint);
    connect(m_steps, &StepsView::stepShown, &m_editors, &EditorTabs::showStep);
    connect(m_steps, &StepsView::lineOfCursorWanted, this, [this](bool isForward) {
        if (CodeEditor *editor = m_editors.currentEditor()) {
            int line = 0, column = 0;
            editor->getCursorPosition(&line, &column);
            m_steps->toLine({m_editors.pathOf(editor), line + 1, 0}, isForward);
        }
    });
    return m_steps;
}

View *Views::makeAccess()
{
    m_figures = new AccessFigures(*m_stage, m_context.settings, this);
    auto *view = new AccessView(*m_stage, *m_figures, m_appearance);
    const auto showHeat = [this] { m_editors.showHeatBy(m_figures->heatFigure(), m_figures->costs()); };
    connect(m_figures, &AccessFigures::changed, &m_editors, showHeat);
    connect(m_figures, &AccessFigures::heatFigureChanged, &m_editors, showHeat);
    connect(view, &AccessView::placeChosen, &m_editors, &EditorTabs::reveal);
    return view;
}

View *Views::makeNotes()
{
    auto *notes = new NotesView(m_session, m_appearance);
    connect(notes, &NotesView::placeChosen, &m_editors, &EditorTabs::goTo);
    connect(notes, &NotesView::editRequested, &m_editors, [this](const QString &path) { m_editors.goTo({path, 1, 1}); });
    return notes;
}

View *Views::makeAssembly()
{
    auto *assembly = new AssemblyView(m_session, m_appearance);
    connect(assembly, &AssemblyView::placeChosen, &m_editors, &EditorTabs::reveal);
    connect(assembly, &AssemblyView::linkedLinesChanged, &m_editors, [this, assembly] { m_editors.colourLines(assembly->linkedLines()); });
    connect(&m_editors, &EditorTabs::caretMoved, assembly, &AssemblyView::showPlace);
    return assembly;
}

View *Views::makeProblems()
{
    m_problems = new ProblemsView(m_session, m_appearance);
    connect(m_problems, &ProblemsView::countChanged, this, &Views::showProblemCount);
    connect(m_problems, &ProblemsView::placeChosen, &m_editors, &EditorTabs::goTo);
    connect(m_problems, &ProblemsView::pathChosen, this, &Views::pathChosen);
    connect(m_problems, &ProblemsView::elementChosen, this, [this](const QString &buffer, quint64 element) {
        m_places->bringToFront(*m_results);
        m_results->buffers().reveal(buffer, element);
    });
    connect(&m_session, &Session::traceFinished, this, [this] {
        if (!m_session.traceIsCurrent() || !m_problems->showsFinding())
            return;
        m_places->bringToFront(*m_problems);
        m_editors.showFound(m_problems->shownPlace());
        Q_EMIT findingsShown();
    });
    return m_problems;
}

View *Views::makeOutput()
{
    auto *output = new LogView(m_appearance, tr("Output"), tr("What the kernels print with printf appears here."));
    connect(&m_session, &Session::runFinished, output, [this, output] {
        const QString &text = m_session.lastRun()->output;
        const qsizetype lines = text.count(u'\n') + (text.isEmpty() || text.endsWith(u'\n') ? 0 : 1);
        output->showText(text);
        m_places->setTitle(*output, lines == 0 ? tr("Output") : tr("Output (%1)").arg(fullCount(quint64(lines))));
    });
    return output;
}

View *Views::makeBuildLog()
{
    auto *log = new LogView(m_appearance, tr("Build log"), tr("What the compiler says appears here."));
    connect(&m_session, &Session::signatureChanged, log, [this, log] { log->showText(m_session.buildLog()); });
    return log;
}

/// What is listed, so that nobody takes a note for a problem nor misses one.
void Views::showProblemCount(int problems, int notes)
{
    QString text = problems == 0 ? tr("Problems") : tr("Problems (%1)").arg(problems);
    if (notes > 0)
        text += notes == 1 ? tr(", 1 note") : tr(", %1 notes").arg(notes);
    m_places->setTitle(*m_problems, text);
}

void Views::makeStageBar()
{
    auto *bar = new QFrame;
    bar->setProperty("role", QStringLiteral("stage"));
    auto *layout = new QVBoxLayout(bar);
    keepScaled(m_appearance, *layout, {14, 8, 14, 8}, 6);
    m_groupPicker = new GroupPicker(*m_stage, m_appearance, bar);
    m_phaseBar = new PhaseBar(*m_stage, m_appearance, bar);
    layout->addWidget(m_groupPicker);
    layout->addWidget(m_phaseBar);
    m_stageBar = new Enclosure(bar);
}

/// It is of use while a view of the trace is in front and there is a trace to choose from.
void Views::showStageBar()
{
    const bool isFollowed =
        std::ranges::any_of(m_all, [this](const View *view) { return view->followsMoment() && m_places->isInFront(*view); });
    m_stageBar->setVisible(isFollowed && m_session.lastTrace());
}

QVariantMap Views::divisions() const
{
    QVariantMap divisions;
    for (const View *view : m_all) {
        const auto *splitter = view->findChild<PartSplitter *>();
        if (splitter && splitter->isByHand())
            divisions[view->objectName()] = splitter->shares();
    }
    return divisions;
}

/// They may come from a file, which is anybody's.
void Views::setDivisions(const QVariantMap &divisions)
{
    for (View *view : std::as_const(m_all)) {
        if (auto *splitter = view->findChild<PartSplitter *>())
            splitter->setShares(divisions.value(view->objectName()).toList());
    }
}

/// Ctrl+1 to Ctrl+9, then Alt+0 and so on, since Ctrl+0 is the usual size.
static QKeySequence keysOf(int view)
{
    return view < 9 ? QKeySequence(Qt::CTRL | Qt::Key(Qt::Key_1 + view)) : QKeySequence(Qt::ALT | Qt::Key(Qt::Key_0 + view - 9));
}

void Views::makeActions()
{
    for (View *view : std::as_const(m_all)) {
        auto *action = new QAction(tr("Show %1").arg(view->name()), this);
        action->setProperty(englishName, u"Show "_s + view->objectName());
        action->setCheckable(true);
        action->setWhatsThis(view->whatsThis());
        action->setToolTip(action->whatsThis());
        connect(action, &QAction::triggered, this, [this, view] { bringUp(*view); });
        m_shown << action;
        if (isBelow(view->objectName()))
            continue;
        action->setShortcut(keysOf(int(m_shown.size()) - 1));
        // In a window of 1280 pixels all tabs have space beside each other.
        const QString title = view->objectName() == u"assembly" ? tr("Asm") : view->name();
        m_places->setTitle(*view, title,
                           tr("%1 (%2; once more, and the keyboard goes there, or back to the code)")
                               .arg(action->text(), action->shortcut().toString(QKeySequence::NativeText)));
        addAction(action);
    }
    // Of languages with longer words some tabs need these in a window of 1280 pixels.
    const std::initializer_list<std::pair<QString, QString>> briefTitles{
        {u"results"_s, tr("Res.")}, {u"timeline"_s, tr("Time")}, {u"reduction"_s, tr("Red.")},
        {u"memory"_s, tr("Mem.")},  {u"compare"_s, tr("Comp.")}, {u"access"_s, tr("Acc.")},
    };
    for (const auto &[name, title] : briefTitles)
        m_places->setBriefTitle(view(name), title);
    auto *menu = new QMenu(this);
    for (View *view : std::as_const(m_all)) {
        QMenu *moves = menu->addMenu(view->name());
        connect(moves, &QMenu::aboutToShow, this, [this, moves, view] {
            moves->clear();
            m_places->addMoves(*moves, *view);
        });
    }
    menu->addSeparator();
    connect(menu->addAction(tr("All where they usually are")), &QAction::triggered, m_places, [this] { m_places->setState({}); });
    m_moves = new QAction(tr("Move a view"), this);
    m_moves->setMenu(menu);
    showInFront();
}

void Views::showInFront()
{
    for (qsizetype view = 0; view < m_shown.size(); ++view)
        m_shown[view]->setChecked(m_places->isInFront(*m_all[view]));
    showStageBar();
}

/// The first widget in a view that Tab would come to; the view itself where there is none.
static QWidget *firstWithKeyboard(QWidget *view)
{
    for (QWidget *at = view->nextInFocusChain(); at != view; at = at->nextInFocusChain()) {
        if (view->isAncestorOf(at) && at->isVisible() && at->isEnabled() && (at->focusPolicy() & Qt::TabFocus))
            return at;
    }
    return view;
}

/// The editor takes Tab for itself, so this is also how the keyboard leaves it.
void Views::bringUp(View &view)
{
    const QWidget *focus = QApplication::focusWidget();
    if (!m_places->isInFront(view) || m_places->placeOf(view) == ViewPlaces::Place::Window)
        m_places->bringToFront(view);
    else if (focus && (focus == &view || view.isAncestorOf(focus)))
        m_editors.currentWidget()->setFocus(Qt::ShortcutFocusReason);
    else
        firstWithKeyboard(&view)->setFocus(Qt::TabFocusReason);
    showInFront(); // The action that was chosen is no longer checked.
}

bool Views::showView(const QString &name)
{
    const auto shown = std::ranges::find_if(m_all, [&](View *view) { return view->showPart(name.toLower()); });
    if (shown == m_all.end())
        return false;
    m_places->bringToFront(**shown);
    return true;
}

View &Views::front() const
{
    return *static_cast<View *>(m_places->beside().currentWidget());
}

const View &Views::view(const QString &name) const
{
    const auto found = std::ranges::find(m_all, name, &View::objectName);
    return found == m_all.end() ? front() : **found;
}

bool Views::isPreparing() const
{
    return std::ranges::any_of(m_all, [](const View *view) { return view->isVisible() && view->isPreparing(); });
}

void Views::setPresented(bool presented)
{
    m_isPresented = presented;
    if (presented)
        m_placesBefore = m_places->state();
    m_places->setState(presented ? QVariantMap() : m_placesBefore);
    m_results->setPresented(presented);
    m_phaseBar->namePlace(presented);
}

void Views::bringPart(const QString &part)
{
    for (View *view : std::as_const(m_all))
        view->bringPart(view == &front() ? part : QString());
}

void Views::letGo()
{
    for (View *view : std::as_const(m_all))
        view->letGo();
}

Result<void> Views::savePicture(const QString &file, const QSizeF &least) const
{
    if (!front().hasPicture())
        return kernelscope::savePicture(front(), m_appearance.theme().surface, file);
    Scene scene = front().pictureScene();
    scene.size = scene.size.expandedTo(least);
    return kernelscope::savePicture(scene, m_appearance, file);
}

QSizeF Views::pictureSize() const
{
    return front().hasPicture() ? front().pictureScene().size : QSizeF(front().size());
}

QString Views::chosenFile()
{
    const QString suggested = saveFolder(m_session.document()).filePath(front().objectName() + u".svg"_s);
    return m_context.dialogs.path(PathWanted::PictureToSave, this, suggested);
}

void Views::saveTimeline()
{
    if (!m_session.lastGoodRun())
        return m_context.messages.complain(tr("There is no timeline yet."), {tr("Run the project first (F5)."), {}});
    const QString suggested = saveFolder(m_session.document()).filePath(u"timeline.json"_s);
    const QString file = m_context.dialogs.path(PathWanted::TimelineToSave, this, suggested);
    if (file.isEmpty())
        return;
    if (const auto saved = writeFile(file, chromeTrace(*m_session.lastGoodRun())); !saved)
        return m_context.messages.complain(tr("The timeline was not saved."), saved.error());
    m_context.messages.tell(tr("The timeline was saved to %1. Perfetto (ui.perfetto.dev) opens it.").arg(QFileInfo(file).fileName()));
}

void Views::choosePictureFile()
{
    const QString file = chosenFile();
    if (file.isEmpty())
        return;
    if (const auto saved = savePicture(file); !saved)
        return m_context.messages.complain(tr("The picture was not saved."), saved.error());
    m_context.messages.tell(tr("The picture was saved to %1.").arg(QFileInfo(file).fileName()));
}

} // namespace kernelscope
