#include "ui/window/Views.h"

#include <algorithm>

#include <QAction>
#include <QApplication>
#include <QDir>
#include <QFileInfo>
#include <QTabWidget>
#include <QVBoxLayout>

#include "session/Session.h"
#include "support/Tr.h"
#include "ui/access/AccessFigures.h"
#include "ui/access/AccessView.h"
#include "ui/assembly/AssemblyView.h"
#include "ui/compare/CompareView.h"
#include "ui/devices/DeviceView.h"
#include "ui/editor/EditorTabs.h"
#include "ui/edits/ProjectEdits.h"
#include "ui/memory/MemoryView.h"
#include "ui/models/BufferTableModel.h"
#include "ui/ndrange/NDRangePanel.h"
#include "ui/notes/NotesView.h"
#include "ui/problems/LogView.h"
#include "ui/problems/ProblemsView.h"
#include "ui/reduction/ReductionView.h"
#include "ui/results/BufferView.h"
#include "ui/results/ResultsView.h"
#include "ui/scene/Picture.h"
#include "ui/theme/Appearance.h"
#include "ui/tiles/TilesView.h"
#include "ui/timeline/TimelineView.h"
#include "ui/trace/GroupPicker.h"
#include "ui/trace/PhaseBar.h"
#include "ui/trace/StoreSearch.h"
#include "ui/trace/TraceStage.h"
#include "ui/widgets/Enclosure.h"
#include "ui/widgets/FittingTabs.h"
#include "ui/widgets/ScaledLayout.h"
#include "ui/window/Dialogs.h"
#include "ui/window/Messages.h"

using namespace Qt::StringLiterals;

namespace kernelscope {

struct Views::Entry
{
    QString name;            ///< the same in every language: for --view and for the notes
    View *(*make)(Views &v); ///< once the stage is there
    bool isBelow = false;    ///< the code, not beside it
};

/// All views, in the order of their tabs. Nothing else says which there are.
const QList<Views::Entry> &Views::table()
{
    static const QList<Entry> table{
        {u"results"_s, [](Views &v) { return v.makeResults(); }},
        {u"timeline"_s, [](Views &v) { return v.makeTimeline(); }},
        {u"reduction"_s, [](Views &v) -> View * { return new ReductionView(*v.m_stage, v.m_appearance); }},
        {u"tiles"_s, [](Views &v) -> View * { return new TilesView(*v.m_stage, v.m_appearance); }},
        {u"memory"_s, [](Views &v) -> View * { return new MemoryView(*v.m_stage, v.m_appearance); }},
        {u"access"_s, [](Views &v) { return v.makeAccess(); }},
        {u"ndrange"_s, [](Views &v) -> View * { return new NDRangePanel(*v.m_stage, v.m_appearance); }},
        {u"compare"_s, [](Views &v) -> View * { return v.m_compare = new CompareView(v.m_session, v.m_context.edits, v.m_appearance); }},
        {u"device"_s, [](Views &v) -> View * { return new DeviceView(v.m_session, v.m_appearance); }},
        {u"notes"_s, [](Views &v) { return v.makeNotes(); }},
        {u"assembly"_s, [](Views &v) { return v.makeAssembly(); }},
        {u"problems"_s, [](Views &v) { return v.makeProblems(); }, true},
        {u"output"_s, [](Views &v) { return v.makeOutput(); }, true},
        {u"build-log"_s, [](Views &v) { return v.makeBuildLog(); }, true},
    };
    return table;
}

QStringList Views::names()
{
    QStringList names;
    for (const Entry &entry : table())
        names << entry.name;
    return names;
}

/// The graph of the plan is a part of Timeline.
QStringList Views::shownNames()
{
    return names() << QStringLiteral("graph");
}

Views::Views(const WindowContext &context, EditorTabs &editors, bool remembers)
    : m_context(context), m_session(context.session), m_appearance(context.appearance), m_editors(editors), m_remembers(remembers),
      m_beside(new FittingTabs), m_below(new QTabWidget), m_stage(new TraceStage(context.session, this))
{
    m_beside->setAccessibleName(tr("Views"));
    m_below->setAccessibleName(tr("Problems and logs"));
    for (QTabWidget *tabs : std::initializer_list<QTabWidget *>{m_beside, m_below})
        tabs->setDocumentMode(true);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(new Enclosure(m_beside), 1);
    for (const Entry &entry : table())
        add(entry);
    makeStageBar();
    layout->addWidget(m_stageBar);
    makeShortcuts();
    m_beside->setTabText(m_beside->count() - 1, tr("Asm")); // in a window of 1280 pixels all tabs have room beside each other
    for (QTabWidget *tabs : std::initializer_list<QTabWidget *>{m_beside, m_below})
        connect(tabs, &QTabWidget::currentChanged, this, &Views::readyChanged);
    for (const auto ended : {&Session::runFinished, &Session::traceFinished, &Session::sweepFinished})
        connect(&m_session, ended, this, &Views::readyChanged);
    connect(m_beside, &QTabWidget::currentChanged, this, &Views::showStageBar);
    connect(m_stage, &TraceStage::stageChanged, this, &Views::showStageBar);
    connect(m_stage, &TraceStage::placeChosen, &m_editors, &EditorTabs::reveal);
    showStageBar();
}

void Views::add(const Entry &entry)
{
    View *view = entry.make(*this);
    m_all << view;
    view->setObjectName(entry.name);
    (entry.isBelow ? m_below : m_beside)->addTab(view, view->name());
    connect(view, &View::readyChanged, this, &Views::readyChanged);
    connect(view, &View::pictureWanted, this, &Views::choosePictureFile);
    connect(view, &View::playToggled, this, [this] { m_phaseBar->togglePlay(); });
}

View *Views::makeResults()
{
    m_results = new ResultsView(m_session, m_appearance);
    connect(m_results, &ResultsView::traceWanted, m_stage, &TraceStage::traceAgain);
    connect(m_results, &ResultsView::problemsWanted, this, [this] { m_below->setCurrentWidget(m_problems); });
    BufferView *buffers = &m_results->buffers();
    connect(buffers, &BufferView::saveWanted, this, &Views::chooseContentsFile);
    connect(buffers, &BufferView::saved, this,
            [this](const QString &file) { m_context.messages.tell(tr("The contents were saved to %1.").arg(QFileInfo(file).fileName())); });
    connect(buffers, &BufferView::notSaved, this,
            [this](const Error &error) { m_context.messages.complain(tr("The contents were not saved."), error); });
    connect(buffers, &BufferView::fileWanted, this,
            [this] { startWith(m_context.dialogs.path(PathWanted::ContentsToRead, this, m_session.document().folder)); });
    connect(buffers, &BufferView::fileDropped, this, &Views::startWith);
    m_storeSearch = new StoreSearch(m_session, this);
    connect(buffers, &BufferView::writerWanted, this, &Views::showWriter);
    connect(m_storeSearch, &StoreSearch::found, this, [this] {
        showView(u"memory"_s);
        m_editors.reveal(*m_session.selection().place);
    });
    connect(m_storeSearch, &StoreSearch::notFound, this, [this](const QString &buffer, quint64 element) {
        m_context.messages.tell(tr("No access that was recorded writes element %1 of %2.").arg(element).arg(buffer));
    });
    return m_results;
}

void Views::showWriter(const QString &buffer, quint64 element)
{
    if (m_session.lastTrace() && m_session.traceIsCurrent())
        m_storeSearch->find(buffer, element);
    else
        m_context.messages.tell(tr("Trace the project (F6): a trace knows which work-item wrote an element, and when."));
}

void Views::goToMismatch(bool isForward)
{
    m_beside->setCurrentWidget(m_results);
    m_results->buffers().goToMismatch(isForward);
}

void Views::chooseContentsFile()
{
    const QString suggested = m_session.document().folder + u'/' + m_results->buffers().model().buffer().name + u".npy"_s;
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
        name = u"%1-%2.%3"_s.arg(info.completeBaseName()).arg(number).arg(info.suffix());
    QFile source(file);
    if (!source.copy(folder.filePath(name)))
        return fail(tr("%1 can't be copied into the project's folder: %2.").arg(info.fileName(), source.errorString()));
    return name;
}

/// The buffer in front begins with the contents of this file from the next run on. Empty: none was chosen.
void Views::startWith(const QString &file)
{
    const QString buffer = m_results->buffers().model().buffer().name;
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
    m_timeline = new TimelineView(m_session, m_appearance);
    connect(m_timeline, &TimelineView::pathChosen, this, &Views::pathChosen);
    return m_timeline;
}

View *Views::makeAccess()
{
    m_figures = new AccessFigures(*m_stage, m_remembers, this);
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
        m_beside->setCurrentWidget(m_results);
        m_results->buffers().reveal(buffer, element);
    });
    connect(&m_session, &Session::traceFinished, this, [this] {
        if (!m_session.traceIsCurrent() || !m_problems->showsFinding())
            return;
        m_below->setCurrentWidget(m_problems);
        Q_EMIT findingsShown();
    });
    return m_problems;
}

View *Views::makeOutput()
{
    auto *output = new LogView(m_appearance, tr("Output"), tr("What the kernels print with printf appears here."));
    connect(&m_session, &Session::runFinished, output, [this, output] { output->showText(m_session.lastRun()->output); });
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
    m_below->setTabText(m_below->indexOf(m_problems), text);
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
    m_stageBar->setVisible(front().followsMoment() && m_session.lastTrace());
}

/// Ctrl+1 to Ctrl+9, then Alt+0 and so on, since Ctrl+0 is the usual size.
static QKeySequence keysOf(int view)
{
    return view < 9 ? QKeySequence(Qt::CTRL | Qt::Key(Qt::Key_1 + view)) : QKeySequence(Qt::ALT | Qt::Key(Qt::Key_0 + view - 9));
}

void Views::makeShortcuts()
{
    for (int view = 0; view < m_beside->count(); ++view) {
        auto *action = new QAction(tr("Show %1").arg(m_beside->tabText(view)), this);
        action->setShortcut(keysOf(view));
        m_beside->setTabToolTip(view, tr("%1 (%2; once more, and the keyboard goes there, or back to the code)")
                                          .arg(action->text(), action->shortcut().toString(QKeySequence::NativeText)));
        connect(action, &QAction::triggered, this, [this, view] { bringUp(view); });
        addAction(action);
    }
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
void Views::bringUp(int view)
{
    QWidget *shown = m_beside->widget(view);
    if (m_beside->currentIndex() != view)
        m_beside->setCurrentIndex(view);
    else if (const QWidget *focus = QApplication::focusWidget(); focus && (focus == shown || shown->isAncestorOf(focus)))
        m_editors.currentWidget()->setFocus(Qt::ShortcutFocusReason);
    else
        firstWithKeyboard(shown)->setFocus(Qt::TabFocusReason);
}

bool Views::showView(const QString &name)
{
    const auto shown = std::ranges::find_if(m_all, [&](View *view) { return view->showPart(name.toLower()); });
    if (shown == m_all.end())
        return false;
    (m_beside->indexOf(*shown) >= 0 ? m_beside : m_below)->setCurrentWidget(*shown);
    return true;
}

View &Views::front() const
{
    return *static_cast<View *>(m_beside->currentWidget());
}

const View &Views::view(const QString &name) const
{
    const auto found = std::ranges::find(m_all, name, &View::objectName);
    return found == m_all.end() ? front() : **found;
}

bool Views::isBelow(const QString &name) const
{
    return std::ranges::any_of(table(), [&](const Entry &entry) { return entry.isBelow && entry.name == name; });
}

bool Views::isPreparing() const
{
    return std::ranges::any_of(m_all, [](const View *view) { return view->isVisible() && view->isPreparing(); });
}

void Views::setPresented(bool presented)
{
    m_results->setPresented(presented);
    m_phaseBar->namePlace(presented);
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
    const QString suggested = m_session.document().folder + u'/' + front().objectName() + u".svg"_s;
    return m_context.dialogs.path(PathWanted::PictureToSave, this, suggested);
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
