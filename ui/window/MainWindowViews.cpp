// The views, and the bar below those of a trace.

#include <algorithm>

#include <QApplication>
#include <QTabWidget>
#include <QVBoxLayout>

#include "session/Session.h"
#include "ui/access/AccessFigures.h"
#include "ui/access/AccessView.h"
#include "ui/compare/CompareView.h"
#include "ui/devices/DeviceView.h"
#include "ui/editor/EditorTabs.h"
#include "ui/memory/MemoryView.h"
#include "ui/ndrange/NDRangePanel.h"
#include "ui/notes/NotesView.h"
#include "ui/reduction/ReductionView.h"
#include "ui/problems/LogView.h"
#include "ui/problems/ProblemsView.h"
#include "ui/results/ResultsView.h"
#include "ui/theme/Appearance.h"
#include "ui/tiles/TilesView.h"
#include "ui/timeline/TimelineView.h"
#include "ui/trace/GroupPicker.h"
#include "ui/trace/PhaseBar.h"
#include "ui/trace/TraceStage.h"
#include "ui/widgets/Enclosure.h"
#include "ui/widgets/FittingTabs.h"
#include "ui/widgets/ReadingOrder.h"
#include "ui/widgets/ScaledLayout.h"
#include "ui/window/MainWindow.h"

using namespace Qt::StringLiterals;

namespace kernelscope {

struct MainWindow::ViewEntry
{
    QString name;                 ///< the same in every language: for --view and for the notes
    View *(*make)(MainWindow &w); ///< once the stage is there
    bool isBelow = false;         ///< the code, not beside it
};

/// All views, in the order of their tabs. Nothing else says which there are.
const QList<MainWindow::ViewEntry> &MainWindow::viewTable()
{
    using Window = MainWindow;
    static const QList<ViewEntry> table{
        {u"results"_s, [](Window &w) -> View * { return w.m_results = new ResultsView(w.m_session, w.m_appearance); }},
        {u"timeline"_s, [](Window &w) -> View * { return w.m_timeline = new TimelineView(w.m_session, w.m_appearance); }},
        {u"reduction"_s, [](Window &w) -> View * { return new ReductionView(*w.m_stage, w.m_appearance); }},
        {u"tiles"_s, [](Window &w) -> View * { return new TilesView(*w.m_stage, w.m_appearance); }},
        {u"memory"_s, [](Window &w) -> View * { return new MemoryView(*w.m_stage, w.m_appearance); }},
        {u"access"_s, [](Window &w) { return w.makeAccessView(); }},
        {u"ndrange"_s, [](Window &w) -> View * { return new NDRangePanel(*w.m_stage, w.m_appearance); }},
        {u"compare"_s, [](Window &w) -> View * { return w.m_compare = new CompareView(w.m_session, *w.m_edits, w.m_appearance); }},
        {u"device"_s, [](Window &w) -> View * { return new DeviceView(w.m_session, w.m_appearance); }},
        {u"notes"_s, [](Window &w) -> View * { return w.m_notes = new NotesView(w.m_session, w.m_appearance); }},
        {u"problems"_s, [](Window &w) -> View * { return w.m_problems = new ProblemsView(w.m_session, w.m_appearance); }, true},
        {u"output"_s,
         [](Window &w) -> View * {
             return w.m_output = new LogView(w.m_appearance, tr("Output"), tr("What the kernels print with printf appears here."));
         },
         true},
        {u"build-log"_s,
         [](Window &w) -> View * {
             return w.m_buildLog = new LogView(w.m_appearance, tr("Build log"), tr("What the compiler says appears here."));
         },
         true},
    };
    return table;
}

bool MainWindow::isBelow(const QString &view)
{
    return std::ranges::any_of(viewTable(), [&](const ViewEntry &entry) { return entry.isBelow && entry.name == view; });
}

QStringList MainWindow::viewNames()
{
    QStringList names;
    for (const ViewEntry &entry : viewTable())
        names << entry.name;
    return names;
}

/// The graph of the plan is a part of Timeline.
QStringList MainWindow::shownNames()
{
    return viewNames() << QStringLiteral("graph");
}

QWidget *MainWindow::makeViews()
{
    m_stage = new TraceStage(m_session, this);
    m_views = new FittingTabs;
    m_views->setDocumentMode(true);
    m_views->setAccessibleName(tr("Views"));
    auto *side = new QWidget;
    auto *layout = new QVBoxLayout(side);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(new Enclosure(m_views), 1);
    layout->addWidget(makeStageBar());
    addViews(*m_views, false);
    makeViewShortcuts();
    connect(m_views, &QTabWidget::currentChanged, this, &MainWindow::showStageBar);
    connect(m_stage, &TraceStage::stageChanged, this, &MainWindow::showStageBar);
    connect(m_stage, &TraceStage::placeChosen, m_editors, &EditorTabs::reveal);
    showStageBar();
    return side;
}

void MainWindow::addViews(QTabWidget &tabs, bool isBelow)
{
    for (const ViewEntry &entry : viewTable()) {
        if (entry.isBelow != isBelow)
            continue;
        View *view = entry.make(*this);
        m_allViews << view;
        view->setObjectName(entry.name);
        tabs.addTab(view, view->name());
        connect(view, &View::readyChanged, this, &MainWindow::readyChanged);
        connect(view, &View::pictureWanted, this, &MainWindow::choosePictureFile);
        connect(view, &View::playToggled, this, [this] { m_phaseBar->togglePlay(); });
    }
    connect(&tabs, &QTabWidget::currentChanged, this, &MainWindow::readyChanged);
}

View *MainWindow::makeAccessView()
{
    m_figures = new AccessFigures(*m_stage, !m_options.unattended, this);
    auto *view = new AccessView(*m_stage, *m_figures, m_appearance);
    const auto showHeat = [this] { m_editors->showHeatBy(m_figures->heatFigure(), m_figures->costs()); };
    connect(m_figures, &AccessFigures::changed, m_editors, showHeat);
    connect(m_figures, &AccessFigures::heatFigureChanged, m_editors, showHeat);
    connect(view, &AccessView::placeChosen, m_editors, &EditorTabs::reveal);
    return view;
}

/// Ctrl+1 to Ctrl+9. The tenth has another, since Ctrl+0 is the usual size.
void MainWindow::makeViewShortcuts()
{
    for (int view = 0; view < std::min(10, m_views->count()); ++view) {
        auto *action = new QAction(tr("Show %1").arg(m_views->tabText(view)), this);
        action->setShortcut(view < 9 ? QKeySequence(Qt::CTRL | Qt::Key(Qt::Key_1 + view)) : QKeySequence(Qt::ALT | Qt::Key_0));
        m_views->setTabToolTip(view, tr("%1 (%2; once more, and the keyboard goes there, or back to the code)")
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
void MainWindow::bringUp(int view)
{
    QWidget *shown = m_views->widget(view);
    if (m_views->currentIndex() != view)
        m_views->setCurrentIndex(view);
    else if (const QWidget *focus = QApplication::focusWidget(); focus && (focus == shown || shown->isAncestorOf(focus)))
        m_editors->currentWidget()->setFocus(Qt::ShortcutFocusReason);
    else
        firstWithKeyboard(shown)->setFocus(Qt::TabFocusReason);
}

QWidget *MainWindow::makeStageBar()
{
    auto *bar = new QFrame;
    bar->setProperty("role", QStringLiteral("stage"));
    auto *layout = new QVBoxLayout(bar);
    keepScaled(m_appearance, *layout, {14, 8, 14, 8}, 6);
    m_phaseBar = new PhaseBar(*m_stage, m_appearance, bar);
    m_groupPicker = new GroupPicker(*m_stage, m_appearance, bar);
    layout->addWidget(m_groupPicker);
    layout->addWidget(m_phaseBar);
    return m_stageBar = new Enclosure(bar);
}

/// It is of use while a view of the trace is in front and there is a trace to choose from.
void MainWindow::showStageBar()
{
    m_stageBar->setVisible(front().followsMoment() && m_session.lastTrace());
}

void MainWindow::trace()
{
    m_stage->traceAgain();
}

bool MainWindow::focusNextPrevChild(bool next)
{
    return passKeyboardOn(*this, next);
}

} // namespace kernelscope
