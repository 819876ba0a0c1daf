#include "ui/timeline/TimelineView.h"

#include <algorithm>
#include <climits>

#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QSplitter>
#include <QToolButton>
#include <QTreeView>

#include "session/Session.h"
#include "ui/models/Durations.h"
#include "ui/models/EventModel.h"
#include "ui/models/RunMemoryTexts.h"
#include "ui/scene/SceneView.h"
#include "ui/theme/Appearance.h"
#include "ui/timeline/GraphScene.h"
#include "ui/timeline/TimelineWidget.h"
#include "ui/widgets/Dimmer.h"
#include "ui/widgets/EmptyPage.h"
#include "ui/widgets/ScaledLayout.h"
#include "ui/widgets/TableColumns.h"
#include "ui/widgets/ViewButtons.h"
#include "ui/widgets/WholeLines.h"

using namespace Qt::StringLiterals;

namespace kernelscope {

constexpr double leastGraphScale = 0.7;

static const QStringList &legendKinds()
{
    static const QStringList kinds{u"launch"_s, u"write"_s, u"read"_s,    u"copy"_s, u"fill"_s,
                                   u"carry"_s,  u"map"_s,   u"barrier"_s, u"build"_s};
    return kinds;
}

TimelineView::TimelineView(Session &session, Appearance &appearance, QWidget *parent)
    : View(appearance, tr("Timeline"), parent), m_session(session), m_appearance(appearance)
{
    m_empty = new EmptyPage(appearance, QStringLiteral("timeline"), this);
    addWidget(m_empty);
    m_content = makeContent();
    addWidget(m_content);
    m_dimmer = new Dimmer(m_content);
    connect(m_empty, &EmptyPage::actionChosen, this, [this] { m_session.run(); });
    connect(&session, &Session::resultsChanged, this, &TimelineView::showEvents);
    connect(&session, &Session::documentReplaced, this, &TimelineView::showEvents);
    connect(&session, &Session::runStarted, this, [this] {
        m_isOfTrace = false;
        showState();
    });
    connect(&session, &Session::traceStarted, this, [this] {
        m_isOfTrace = true;
        showState();
    });
    connect(&session, &Session::runFinished, this, &TimelineView::showState);
    connect(&session, &Session::selectionChanged, this, &TimelineView::takeSelection);
    connect(&appearance, &Appearance::changed, this, [this] {
        tintBar();
        QMetaObject::invokeMethod(this, &TimelineView::fitColumns, Qt::QueuedConnection);
        QMetaObject::invokeMethod(this, &TimelineView::fitHeights, Qt::QueuedConnection);
    });
    showEvents();
}

QWidget *TimelineView::makeContent()
{
    auto *content = new QWidget(this);
    auto *layout = new QVBoxLayout(content);
    keepScaled(m_appearance, *layout, {14, 8, 14, 14}, 6);
    layout->addWidget(makeBar(content));
    m_idle = new QLabel(content);
    m_idle->setProperty("role", QStringLiteral("muted"));
    m_idle->setWordWrap(true);
    layout->addWidget(m_idle);
    m_timeline = new TimelineWidget(m_appearance, content);
    m_model = new EventModel(this);
    m_table = new QTreeView(content);
    m_table->setModel(m_model);
    m_table->setMinimumHeight(1);
    m_table->setRootIsDecorated(false);
    m_table->setUniformRowHeights(true);
    m_table->setAlternatingRowColors(true);
    m_table->setAccessibleName(tr("Commands of the run"));
    m_table->header()->setStretchLastSection(false);
    m_table->setTextElideMode(Qt::ElideMiddle);
    showWholeLines(*m_table);
    m_splitter = new QSplitter(Qt::Vertical, content);
    QSplitter *splitter = m_splitter;
    splitter->addWidget(m_timeline);
    splitter->addWidget(m_table);
    splitter->setStretchFactor(0, 3);
    splitter->setStretchFactor(1, 2);
    splitter->setChildrenCollapsible(false);
    layout->addWidget(splitter, 1);
    layout->addWidget(makeGraph(content), 1);
    connect(m_graphButton, &QToolButton::toggled, this, [this](bool isOn) {
        m_graph->setVisible(isOn);
        m_splitter->setHidden(isOn);
        m_idle->setHidden(isOn || m_idle->text().isEmpty());
        fitHeights();
    });
    connect(splitter, &QSplitter::splitterMoved, this, [this] { m_isSplitByHand = true; });
    connect(m_timeline, &TimelineWidget::axisChanged, this, &TimelineView::showPinLegend);
    connect(m_timeline, &TimelineWidget::eventSelected, this, &TimelineView::select);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this](const QModelIndex &index) { select(index.isValid() ? index.row() : -1); });
    return content;
}

/// A graph that is a little too wide is drawn smaller.
QWidget *TimelineView::makeGraph(QWidget *parent)
{
    const auto scene = [this](const SceneWindow &) { return graphScene(m_plan, m_appearance); };
    const auto fit = [this](const QSizeF &size) {
        SceneWindow window;
        window.scale = std::clamp(size.width() / std::max(1.0, graphScene(m_plan, m_appearance).size.width()), leastGraphScale, 1.0);
        return window;
    };
    m_graph = new SceneView(m_appearance, scene, fit, parent);
    m_graph->setAccessibleName(tr("Graph of the plan"));
    m_graph->hide();
    connect(m_graph, &SceneView::activated, this, [this](const Subject &subject) {
        if (const auto *step = std::get_if<StepSubject>(&subject))
            Q_EMIT pathChosen(m_plan.steps[step->step].stepPath);
    });
    return m_graph;
}

QWidget *TimelineView::makeBar(QWidget *parent)
{
    m_bar = new QWidget(parent);
    auto *layout = new QHBoxLayout(m_bar);
    keepScaled(m_appearance, *layout, {}, 12);
    for (const QString &kind : legendKinds()) {
        auto *legend = new QLabel(m_bar);
        legend->setProperty("kind", kind);
        layout->addWidget(legend);
    }
    layout->addStretch(1);
    const auto add = [&](const QString &icon, const QString &toolTip, auto act) {
        connect(addViewButton(*layout, icon, toolTip, m_bar), &QToolButton::clicked, this, act);
    };
    m_graphButton = addViewButton(*layout, u"plan"_s, tr("Show the plan as a graph: what each step waits for"), m_bar);
    m_graphButton->setCheckable(true);
    add(u"zoom-out"_s, tr("Zoom out (-)"), [this] { showsGraph() ? m_graph->zoom(1 / 1.5) : m_timeline->zoom(1 / 1.5); });
    add(u"zoom-in"_s, tr("Zoom in (+)"), [this] { showsGraph() ? m_graph->zoom(1.5) : m_timeline->zoom(1.5); });
    add(u"fit"_s, tr("Show all commands of the device (0)"), [this] { showsGraph() ? m_graph->fit() : m_timeline->fit(); });
    add(u"build"_s, tr("Show the builds on the host too"), [this] { m_timeline->fitAll(); });
    tintBar();
    return m_bar;
}

void TimelineView::tintBar()
{
    tintViewButtons(*m_bar, m_appearance);
    for (auto *legend : m_bar->findChildren<QLabel *>()) {
        legend->setText(legendText(legend->property("kind").toString()));
        legend->setProperty("role", QStringLiteral("muted"));
    }
}

QString TimelineView::pinText(bool areLeftOut)
{
    return areLeftOut
               ? tr("Pins are commands too short for a bar; only their heads are moved apart, and of many in one place some are drawn.")
               : tr("Pins are commands too short for a bar; only their heads are moved apart.");
}

QString TimelineView::legendText(const QString &kind) const
{
    return QStringLiteral("<span style='color:%1'>\u25a0</span>&nbsp;%2")
        .arg(eventColour(kind, m_appearance.theme()).name(), kind == u"map" ? tr("map, unmap") : kind);
}

/// What the underlined commands are, and what is said by arrows that are not drawn as the others.
QString TimelineView::pathText() const
{
    const auto &run = m_session.lastGoodRun();
    const QList<int> &path = m_timeline->critical();
    if (!run || path.size() < 2)
        return {};
    double busy = 0;
    for (const int event : path)
        busy += double(run->events[event].endNs - run->events[event].startNs);
    const TimeSpan span = timeSpan(run->events, false);
    QString text = tr("Underlined is the critical path: %1 commands, %2 of %3.")
                       .arg(path.size())
                       .arg(shownDuration(busy), shownDuration(double(span.toNs - span.fromNs)));
    const auto has = [this](DependencyKind kind) { return std::ranges::count(m_timeline->arrows(), kind, &TimelineArrow::kind) > 0; };
    if (has(DependencyKind::Missing))
        text += tr(" Dashed: nothing orders the two commands, which touch the same bytes.");
    if (has(DependencyKind::Possible))
        text += tr(" Dotted: nothing orders the two commands; a trace (F6) says whether they touch the same bytes.");
    return text;
}

/// The graph is a part of its own.
bool TimelineView::showPart(const QString &name)
{
    const bool isGraph = name == u"graph";
    if (!isGraph && !View::showPart(name))
        return false;
    showGraph(isGraph);
    return true;
}

void TimelineView::showGraph(bool shown)
{
    m_graphButton->setChecked(shown);
}

bool TimelineView::showsGraph() const
{
    return m_graphButton->isChecked();
}

void TimelineView::showPinLegend()
{
    QStringList texts{pathText(), m_idleText};
    if (m_timeline->showsPins())
        texts << pinText(m_timeline->leavesPinsOut());
    texts.removeAll(QString());
    m_idle->setText(texts.join(u' '));
    m_idle->setVisible(!texts.isEmpty() && !showsGraph());
}

/// The kinds of commands that there are, of those that have a place in the legend.
QStringList TimelineView::shownKinds() const
{
    QStringList kinds;
    for (int row = 0; row < m_model->rowCount(); ++row)
        kinds << m_model->index(row, EventModel::Kind).data().toString();
    QStringList shown;
    for (const QString &kind : legendKinds()) {
        if (kinds.contains(kind))
            shown << kind;
    }
    return shown;
}

QString idleText(const QList<RunEvent> &events, bool isOfTrace, const QStringList &tracedOnly)
{
    const TimeSpan span = timeSpan(events, false);
    constexpr qint64 shortNs = 1'000'000;
    const bool isIdle = span.toNs - span.fromNs >= shortNs && idleShare(events) >= 0.5;
    QStringList texts;
    if (isIdle)
        texts
            << (isOfTrace
                    ? QObject::tr("Between the commands launches were traced, and what lies around the buffers was compared.")
                    : QObject::tr(
                          "Between the commands a new kernel is launched once to warm up, and what lies around the buffers is compared."));
    if (isOfTrace && !tracedOnly.isEmpty())
        texts << (tracedOnly.size() == 1 ? QObject::tr("%1 was traced but not run, since it could crash or hang: it is not shown.")
                                         : QObject::tr("%1 were traced but not run, since they could crash or hang: they are not shown."))
                     .arg(tracedOnly.join(u", "_s));
    return texts.join(u' ');
}

void TimelineView::showEvents()
{
    const auto &run = m_session.lastGoodRun();
    if (run && m_session.results() == m_shown && m_shown)
        return showState();
    m_shown = run ? m_session.results() : nullptr;
    const QList<RunEvent> events = run ? run->events : QList<RunEvent>();
    QStringList tracedOnly;
    const auto &trace = m_session.lastTrace();
    for (const LaunchTrace &launch : m_isOfTrace &&trace ? trace->launches : QList<LaunchTrace>()) {
        if (!launch.ranUntraced && !tracedOnly.contains(launch.name))
            tracedOnly << launch.name;
    }
    QStringList said{idleText(events, m_isOfTrace, tracedOnly)};
    if (run)
        said << runMemoryText(*run);
    said.removeAll(QString());
    m_idleText = said.join(u' ');
    m_timeline->setEvents(events, run ? run->graph : PlanGraph());
    m_plan = run ? run->graph : PlanGraph();
    m_graph->letGo();
    m_graph->refresh();
    m_model->setEvents(events, timeSpan(events, false).fromNs);
    for (auto *legend : m_bar->findChildren<QLabel *>())
        legend->setVisible(shownKinds().contains(legend->property("kind").toString()));
    showPinLegend();
    fitColumns();
    fitHeights();
    showState();
}

void TimelineView::fitColumns()
{
    constexpr int readableName = 32; // "build matrix-product.cl (cached)": rather a column less than a name that is cut.
    // Which columns there are depends on the commands and the room, not on the length of a name: a single queue needs none.
    fitTableColumns(*m_table, EventModel::Name,
                    {EventModel::Waited, EventModel::Queue, EventModel::Kind, EventModel::Bytes, EventModel::Start},
                    m_timeline->queueCount() < 2 ? QList<int>{EventModel::Queue} : QList<int>(), {}, readableName);
}

/// The lanes get what they need, the table the rest, until somebody decides otherwise.
void TimelineView::fitHeights()
{
    const int total = m_splitter->height() - m_splitter->handleWidth();
    if (m_isSplitByHand || total < m_appearance.px(100))
        return;
    // What a short table leaves makes the bars taller.
    const int wanted = m_timeline->wantedHeight();
    const int grown = std::clamp(total - heightOfWholeRows(*m_table, INT_MAX), wanted, wanted * 3 / 2);
    // Where there is little room, as on a slide, all lanes in sight are worth more than rows of the table.
    const int most = total - heightOfWholeRows(*m_table, 0);
    const int lanes = std::clamp(grown, total / 5, std::max(total * 2 / 3, m_timeline->leastHeight() <= most ? std::min(wanted, most) : 0));
    const bool isCut = heightOfWholeRows(*m_table, INT_MAX) > total - lanes;
    const int table = isCut ? heightOfWholeRows(*m_table, total - lanes) : total - lanes;
    m_splitter->setSizes({total - table, table});
}

void TimelineView::resizeEvent(QResizeEvent *event)
{
    View::resizeEvent(event);
    const auto fit = [this] {
        fitColumns();
        fitHeights();
    };
    QMetaObject::invokeMethod(this, fit, Qt::QueuedConnection);
}

void TimelineView::showState()
{
    const auto &run = m_session.lastGoodRun();
    const bool hasEvents = run && !run->events.isEmpty();
    setCurrentWidget(hasEvents ? m_content : static_cast<QWidget *>(m_empty));
    m_dimmer->setVisible(hasEvents && m_session.isBusy());
    m_dimmer->raise();
    if (m_session.isBusy())
        m_empty->say(m_progress);
    else
        m_empty->say(nothingToShow(), tr("Run (F5)"));
    Q_EMIT readyChanged();
}

QString TimelineView::nothingToShow() const
{
    const auto &run = m_session.lastGoodRun();
    if (run)
        return run->events.isEmpty() ? tr("The run enqueued no commands, so there is no timeline.") : QString();
    const auto &last = m_session.lastRun();
    return last && last->status != RunStatus::Ok ? tr("The run gave no results. %1").arg(last->message)
                                                 : tr("Nothing was run yet, so there is no timeline.");
}

bool TimelineView::isPreparing() const
{
    return m_session.isBusy();
}

void TimelineView::showProgress(const QString &text)
{
    m_progress = text;
    m_dimmer->say(text);
    if (currentWidget() == m_empty)
        showState();
}

void TimelineView::select(int event)
{
    Selection selection = m_session.selection();
    selection.event = event >= 0 ? std::optional(event) : std::nullopt;
    m_session.select(selection);
}

void TimelineView::takeSelection()
{
    const int event = m_session.selection().event.value_or(-1);
    m_timeline->selectEvent(event);
    const QSignalBlocker quiet(m_table->selectionModel());
    if (event >= 0 && event < m_model->rowCount()) {
        m_table->setCurrentIndex(m_model->index(event, 0));
        m_table->scrollTo(m_model->index(event, 0));
    } else {
        m_table->clearSelection();
    }
    m_table->viewport()->update();
}

} // namespace kernelscope
