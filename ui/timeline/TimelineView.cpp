#include "ui/timeline/TimelineView.h"

#include <algorithm>
#include <climits>

#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QMenu>
#include <QToolButton>
#include <QToolTip>
#include <QTreeView>

#include "session/Session.h"
#include "support/EnumRange.h"
#include "support/Ranges.h"
#include "ui/layout/TimelineGeometry.h"
#include "ui/models/Durations.h"
#include "ui/models/EventModel.h"
#include "ui/models/RunMemoryTexts.h"
#include "ui/models/RunSummary.h"
#include "ui/scene/SceneView.h"
#include "ui/scene/TableScene.h"
#include "ui/settings/Settings.h"
#include "ui/theme/Appearance.h"
#include "ui/timeline/GraphScene.h"
#include "ui/timeline/LanesView.h"
#include "ui/timeline/TimelineScene.h"
#include "ui/widgets/Dimmer.h"
#include "ui/widgets/EmptyPage.h"
#include "ui/widgets/PartSplitter.h"
#include "ui/widgets/ScaledLayout.h"
#include "ui/widgets/TableColumns.h"
#include "ui/widgets/ViewButtons.h"
#include "ui/widgets/WholeLines.h"
#include "ui/widgets/WholeWords.h"

using namespace Qt::StringLiterals;

namespace kernelscope {

const QString foldsGaps = QStringLiteral("timeline/foldGaps");
constexpr double leastGraphScale = 0.7;
constexpr double zoomStep = 1.5;
constexpr double pictureMargin = 16;
constexpr double leastPictureWidth = 960;
constexpr int fewRows = 6; // Fewer are worth less than all lanes in sight.
constexpr TablePart pictureTable{24, EventModel::ColumnCount, false};

/// -1: none.
static int eventOf(const Subject &subject)
{
    const auto *command = std::get_if<CommandSubject>(&subject);
    return command ? command->event : -1;
}

static Subject subjectOf(int event)
{
    return event < 0 ? Subject() : CommandSubject{event};
}

TimelineView::TimelineView(Session &session, Settings &settings, Appearance &appearance, QWidget *parent)
    : View(appearance, tr("Timeline"), parent), m_session(session), m_settings(settings), m_appearance(appearance)
{
    m_empty = new EmptyPage(appearance, QStringLiteral("timeline"), this);
    addWidget(m_empty);
    m_content = makeContent();
    addWidget(m_content);
    m_dimmer = new Dimmer(m_content);
    connect(m_empty, &EmptyPage::actionChosen, this, [this] { m_session.run(); });
    connect(&session, &Session::resultsChanged, this, &TimelineView::showEvents);
    connect(&session, &Session::documentReplaced, this, [this] {
        forgetRuns();
        showEvents();
    });
    for (const auto changed : {&Session::runStarted, &Session::traceStarted, &Session::runFinished})
        connect(&session, changed, this, &TimelineView::showState);
    connect(&session, &Session::selectionChanged, this, &TimelineView::takeSelection);
    connect(&appearance, &Appearance::changed, this, [this] {
        tintBar();
        QMetaObject::invokeMethod(this, &TimelineView::fitTable, Qt::QueuedConnection);
    });
    showEvents();
}

QWidget *TimelineView::makeContent()
{
    auto *content = new QWidget(this);
    auto *layout = new QVBoxLayout(content);
    keepScaled(m_appearance, *layout, {14, 8, 14, 14}, 6);
    layout->addWidget(makeBar(content));
    m_wordsLabel = new QLabel(content);
    m_wordsLabel->setProperty("role", QStringLiteral("muted"));
    m_wordsLabel->setWordWrap(true);
    m_wordsLabel->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    layout->addWidget(m_wordsLabel);
    makeLanes(content);
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
    m_splitter = new PartSplitter(Qt::Vertical, content);
    m_splitter->addWidget(m_lanes);
    m_splitter->addWidget(m_table);
    m_splitter->setStretchFactor(0, 3);
    m_splitter->setStretchFactor(1, 2);
    m_splitter->setCollapsible(1, true);
    layout->addWidget(m_splitter, 1);
    layout->addWidget(makeGraph(content), 1);
    connect(m_graphButton, &QToolButton::toggled, this, [this](bool isOn) {
        m_graph->setVisible(isOn);
        m_splitter->setHidden(isOn);
        showWords();
        fitTable();
    });
    connect(m_lanes, &SceneView::seenChanged, this, &TimelineView::showWords);
    connect(m_lanes, &SceneView::chosenChanged, this, [this](const Subject &subject) { select(eventOf(subject)); });
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this](const QModelIndex &index) { select(index.isValid() ? index.row() : -1); });
    connect(m_lanes, &SceneView::activated, this, [this](const Subject &subject) {
        if (const QString path = stepPathOf(eventOf(subject)); !path.isEmpty())
            Q_EMIT pathShown(path);
    });
    connect(m_table, &QTreeView::activated, this, [this](const QModelIndex &index) {
        if (const QString path = stepPathOf(index.row()); !path.isEmpty())
            Q_EMIT pathChosen(path);
    });
    return content;
}

void TimelineView::makeLanes(QWidget *parent)
{
    const auto scene = [this](const SceneWindow &window) { return timelineScene(m_data, m_appearance, window, m_measured); };
    const auto fit = [this](const QSizeF &size) { return fittedTimeline(m_data, m_appearance, size); };
    const LanesView::Places places{.spanOf = [this](const Subject &subject) { return drawnSpan(eventOf(subject)); },
                                   .nearestEdge = [this](double drawnNs, double within) { return m_data.nearestEdge(drawnNs, within); }};
    m_lanes = new LanesView(m_appearance, scene, fit, places, parent);
    m_lanes->setToolTip(
        tr("Drag to measure; Z, or a double click, zooms to it, Escape lets go of it. M measures the chosen command, and from "
           "there to the next one. Shift while dragging moves."));
    connect(m_lanes, &LanesView::measuredChanged, this, &TimelineView::takeMeasured);
    m_lanes->setAccessibleName(tr("Timeline of the run's commands"));
    m_lanes->setFree();
    m_lanes->setZoom(1 / 3.6e9, 100, 1.25); // From an hour a pixel to a hundredth of a nanosecond.
    m_lanes->setGeometry({
        .beside = [this](const Subject &from, int key) { return subjectOf(m_data.beside(eventOf(from), key)); },
        .where = [this](const Subject &subject) { return timelinePlace(m_data, m_appearance, m_lanes->window(), eventOf(subject)); },
        .tip = [this](const Subject &subject) { return eventToolTip(m_data.events[eventOf(subject)], 0); },
    });
}

std::optional<std::pair<double, double>> TimelineView::drawnSpan(int event) const
{
    if (event < 0 || event >= m_data.events.size())
        return std::nullopt;
    const RunEvent &command = m_data.events[event];
    return std::pair(m_data.fold.toDrawn(double(command.startNs)), m_data.fold.toDrawn(double(std::max(command.startNs, command.endNs))));
}

void TimelineView::takeMeasured()
{
    m_measured.reset();
    if (const auto &drawn = m_lanes->measured())
        m_measured = measuredSpan(m_data.events, m_data.inTime, m_data.fold.toTime(drawn->first), m_data.fold.toTime(drawn->second));
    showWords();
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
            Q_EMIT pathShown(m_plan.steps[step->step].stepPath);
    });
    return m_graph;
}

QWidget *TimelineView::makeBar(QWidget *parent)
{
    m_bar = new QWidget(parent);
    auto *layout = new QHBoxLayout(m_bar);
    keepScaled(m_appearance, *layout, {}, 12);
    m_legend = new QLabel(m_bar);
    m_legend->setTextFormat(Qt::RichText);
    m_legend->setProperty("role", QStringLiteral("muted"));
    m_legend->setWordWrap(true);
    layout->addWidget(m_legend, 1);
    const auto add = [&](const QString &icon, const QString &toolTip, auto act) {
        connect(addViewButton(*layout, icon, toolTip, m_bar), &QToolButton::clicked, this, act);
    };
    m_graphButton = addViewButton(*layout, u"plan"_s, tr("Show the plan as a graph: what each step waits for"), m_bar);
    m_graphButton->setCheckable(true);
    const auto shown = [this]() -> SceneView & { return showsGraph() ? *m_graph : *m_lanes; };
    add(u"zoom-out"_s, tr("Zoom out (-)"), [shown] { shown().zoom(1 / zoomStep); });
    add(u"zoom-in"_s, tr("Zoom in (+)"), [shown] { shown().zoom(zoomStep); });
    add(u"fit"_s, tr("Show all commands of the device (0)"), [shown] { shown().fit(); });
    m_foldButton = addViewButton(*layout, u"fold"_s, tr("Fold gaps: draw long stretches without a command short"), m_bar);
    m_foldButton->setCheckable(true);
    m_foldButton->setChecked(m_settings.value(foldsGaps).toBool());
    connect(m_foldButton, &QToolButton::toggled, this, [this](bool isOn) {
        m_settings.set(foldsGaps, isOn);
        showLanes();
    });
    connect(&m_settings, &Settings::changed, m_foldButton, [this] { m_foldButton->setChecked(m_settings.value(foldsGaps).toBool()); });
    QToolButton *compare = addViewButton(*layout, u"compare"_s, tr("Show an earlier run below this one"), m_bar);
    m_comparisons = new QMenu(compare);
    compare->setMenu(m_comparisons);
    compare->setPopupMode(QToolButton::InstantPopup);
    connect(m_comparisons, &QMenu::aboutToShow, this, &TimelineView::fillComparisons);
    add(u"build"_s, tr("Show the builds on the host too"),
        [this] { m_lanes->setWindow(fittedTimeline(m_data, m_appearance, m_lanes->viewport()->size(), true)); });
    tintBar();
    return m_bar;
}

void TimelineView::fillComparisons()
{
    m_comparisons->clear();
    const std::pair<Against, QString> choices[] = {{Against::RunBefore, tr("Show the run before below this one")},
                                                   {Against::PinnedRun, tr("Show the pinned run below this one")}};
    for (const auto &[against, name] : choices) {
        QAction *action =
            m_comparisons->addAction(name, this, [this, chosen = against] { setAgainst(m_against == chosen ? Against::Nothing : chosen); });
        action->setCheckable(true);
        action->setChecked(m_against == against);
        action->setEnabled(!runOf(against).commands.isEmpty());
    }
    m_comparisons->addAction(tr("Pin this run, to compare later ones with it"), this, [this] {
        pin();
        Q_EMIT pinWanted();
        QToolTip::showText(QCursor::pos(), tr("This run is pinned. After another one, this menu shows the difference to it."), this);
    });
}

void TimelineView::setAgainst(Against against)
{
    m_against = against;
    showLanes();
    fitTable();
}

void TimelineView::pin()
{
    m_pinned = earlierRun(tr("Pinned run"), m_data.ownEvents());
    if (m_against == Against::PinnedRun)
        setAgainst(m_against);
}

void TimelineView::forgetRuns()
{
    m_before = m_pinned = {};
    m_against = Against::Nothing;
    m_shown.reset(); // Of another project, which the next run is not compared with.
}

EarlierRun TimelineView::shownEarlier() const
{
    return m_against == Against::Nothing ? EarlierRun() : runOf(m_against);
}

static QString differenceText(qint64 more)
{
    return u"&nbsp;(%1%2)"_s.arg(QString(more < 0 ? u'\u2212' : u'+'), shownDuration(double(std::abs(more))).replace(u' ', u'\u00a0'));
}

void TimelineView::tintBar()
{
    tintViewButtons(*m_bar, m_appearance);
    m_legend->setText(legendText());
}

/// Which colour is which kind of command, of those that there are, and how long all of a kind took.
QString TimelineView::legendText() const
{
    const QMap<CommandKind, qint64> totals = totalsByKind(m_data.ownEvents());
    const EarlierRun earlier = shownEarlier();
    QStringList kinds;
    for (int number = 0; number <= int(lastOf<CommandKind>()); ++number) {
        const auto kind = CommandKind(number);
        const qint64 total = totals.value(kind);
        const QString difference = earlier.commands.isEmpty() ? QString() : differenceText(total - earlier.totals.value(kind));
        if (totals.contains(kind) || earlier.totals.contains(kind))
            kinds << QStringLiteral("<span style='color:%1'>\u25a0</span>&nbsp;%2&nbsp;%3%4")
                         .arg(colourOf(commandInk(kind), m_appearance.theme()).name(),
                              kind == CommandKind::Map ? tr("map, unmap") : wholeWord(kindText(kind)),
                              shownDuration(double(total)).replace(u' ', u'\u00a0'), difference);
    }
    return kinds.join(u"&nbsp;&nbsp; ");
}

/// The graph is a part of its own.
bool TimelineView::showPart(const QString &name)
{
    const bool isGraph = name == u"graph";
    if (!isGraph && !View::showPart(name))
        return false;
    m_graphButton->setChecked(isGraph);
    return true;
}

bool TimelineView::showsGraph() const
{
    return m_graphButton->isChecked();
}

/// What is said above lanes of which this is seen.
QString TimelineView::wordsOf(const SceneWindow &window) const
{
    const TimelinePins pins = timelinePins(m_data, m_appearance, window);
    const QString onPins =
        pins == TimelinePins::All ? tr("Pins are commands too short for a bar; only their heads are moved apart.")
        : pins == TimelinePins::Some
            ? tr("Pins are commands too short for a bar; only their heads are moved apart, and of many in one place some are drawn.")
            : QString();
    return QString(m_words + u' ' + onPins).trimmed();
}

void TimelineView::showWords()
{
    m_wordsLabel->setMinimumHeight(m_measured ? std::max(m_wordsLabel->minimumHeight(), m_wordsLabel->height()) : 0); // Lest lanes move.
    m_wordsLabel->setText(m_measured ? measuredText(*m_measured) : wordsOf(m_lanes->window()));
    m_wordsLabel->setVisible(!m_wordsLabel->text().isEmpty() && !showsGraph() && (m_wordsFit || m_measured));
    m_legend->setToolTip(m_wordsLabel->isHidden() && !showsGraph() ? m_wordsLabel->text() : QString());
}

void TimelineView::showEvents()
{
    const auto &run = m_session.lastGoodRun();
    if (run && m_session.results() == m_shown && m_shown)
        return showState();
    if (m_shown && run)
        m_before = earlierRun(tr("Run before"), m_data.ownEvents());
    m_shown = run ? m_session.results() : nullptr;
    const QList<RunEvent> events = run ? run->events : QList<RunEvent>();
    const bool isOfTrace = m_session.lastGoodRunIsTraced();
    QStringList tracedOnly;
    const auto &trace = m_session.lastTrace();
    for (const LaunchTrace &launch : isOfTrace &&trace ? trace->launches : QList<LaunchTrace>()) {
        if (!launch.ranUntraced && !tracedOnly.contains(launch.name))
            tracedOnly << launch.name;
    }
    m_plan = run ? run->graph : PlanGraph();
    m_idleWords = idleText(events, isOfTrace, tracedOnly);
    showLanes();
    m_graph->letGo();
    m_graph->refresh();
    m_model->setEvents(m_data.ownEvents(), 0);
    fitTable();
    showState();
}

/// All of them, folded or not.
void TimelineView::showLanes()
{
    const auto &run = m_session.lastGoodRun();
    m_data = TimelineData(run ? run->events : QList<RunEvent>(), m_plan, m_foldButton->isChecked(), shownEarlier());
    m_foldButton->setVisible(m_data.canFold);
    m_foldButton->setAccessibleDescription(foldText(m_data.fold));
    m_legend->setText(legendText());
    QStringList said{criticalPathText(m_data), comparedText(m_data), m_idleWords};
    if (run)
        said << runMemoryText(*run);
    said.removeAll(QString());
    m_words = said.join(u' ');
    m_lanes->letGo();
    m_lanes->measure({});
    m_lanes->fit();
    showWords();
    takeSelection();
}

/// What is said above the lanes takes no space that they need to be in sight as a whole: then it is said where the pointer asks.
void TimelineView::fitWords()
{
    const QLayout &layout = *m_content->layout();
    const QMargins margins = layout.contentsMargins();
    const int words = m_wordsLabel->heightForWidth(m_wordsLabel->width()) + layout.spacing();
    const int beside = margins.top() + m_bar->height() + layout.spacing() + margins.bottom();
    const int least = timelineHeight(m_data, m_appearance, m_lanes->width(), LaneSizes().least);
    m_wordsFit = m_content->height() - beside - words >= least;
    showWords();
}

/// The lanes get the height that they need, the table the rest, until somebody decides otherwise.
void TimelineView::fitTable()
{
    constexpr int readableName = 32; // "build matrix-product.cl (cached)": rather a column less than a name that is cut.
    // Which columns there are depends on the commands and the space, not on the length of a name: a single queue needs none.
    fitTableColumns(*m_table, EventModel::Name,
                    {EventModel::Waited, EventModel::Rate, EventModel::Queue, EventModel::Kind, EventModel::Bytes, EventModel::Start},
                    m_data.queueCount() < 2 ? QList<int>{EventModel::Queue} : QList<int>(), {}, readableName);
    fitWords();
    const int total = m_splitter->height() - m_splitter->handleWidth();
    if (m_splitter->isByHand() || total < m_appearance.px(100))
        return;
    // What a short table leaves makes the bars taller.
    const int wanted = timelineHeight(m_data, m_appearance, m_lanes->width());
    const int least = timelineHeight(m_data, m_appearance, m_lanes->width(), LaneSizes().least);
    const int grown = std::clamp(total - heightOfWholeRows(*m_table, INT_MAX), wanted, wanted * 3 / 2);
    // Where there is little space, as on a slide, all lanes in sight are worth more than rows of the table.
    const int most = total - heightOfWholeRows(*m_table, 0);
    if (least > most && total * 2 / 3 + heightOfRows(*m_table, fewRows) > total)
        return m_splitter->setSizes({total, 0});
    const int lanes = std::clamp(grown, total / 5, std::max(total * 2 / 3, least <= most ? std::min(wanted, most) : 0));
    const bool isCut = heightOfWholeRows(*m_table, INT_MAX) > total - lanes;
    const int table = isCut ? heightOfWholeRows(*m_table, total - lanes) : total - lanes;
    m_splitter->setSizes({total - table, table});
}

void TimelineView::resizeEvent(QResizeEvent *event)
{
    View::resizeEvent(event);
    QMetaObject::invokeMethod(this, &TimelineView::fitTable, Qt::QueuedConnection);
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
    return last ? noResultsText(*last, m_session.lastRunIsCurrent()) : tr("Nothing was run yet, so there is no timeline.");
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
    if (m_data.isOfEarlier(event)) // Nobody else knows it.
        return;
    Selection selection = m_session.selection();
    selection.event = event >= 0 ? std::optional(event) : std::nullopt;
    if (selection.event && selection.event != m_session.selection().event && m_data.events[event].kind == CommandKind::Launch) {
        const auto &launches = m_session.lastGoodRun()->launches;
        if (const auto *launch = foundIn(launches, m_data.events[event].name, &LaunchTiming::name))
            Q_EMIT launchChosen(launch->kernel);
    }
    m_session.select(selection);
}

/// Commands that the engine adds, such as reading back, belong to no step.
QString TimelineView::stepPathOf(int event) const
{
    return event >= 0 && event < m_data.ownCount ? m_data.events[event].stepPath : QString();
}

void TimelineView::takeSelection()
{
    const int event = m_session.selection().event.value_or(-1);
    const bool isShown = event >= 0 && event < m_data.ownCount;
    const Subject subject = subjectOf(isShown ? event : -1);
    const bool isOther = subject != m_lanes->chosen();
    m_lanes->setChosen(subject);
    if (isShown && isOther)
        m_lanes->reveal(timelinePlace(m_data, m_appearance, m_lanes->window(), event));
    const QSignalBlocker quiet(m_table->selectionModel());
    if (isShown) {
        m_table->setCurrentIndex(m_model->index(event, 0));
        m_table->scrollTo(m_model->index(event, 0));
    } else {
        m_table->clearSelection();
    }
    m_table->viewport()->update();
}

/// All lanes, neither moved nor zoomed, below what the window says of them, and all commands.
Scene TimelineView::pictureScene() const
{
    if (showsGraph())
        return m_graph->whole();
    if (m_data.events.isEmpty())
        return {};
    const double margin = m_appearance.px(pictureMargin);
    const Scene table = tableScene(*m_model, m_appearance, pictureTable);
    const double width = std::max(table.size.width(), double(m_appearance.px(leastPictureWidth)));
    const SceneWindow lanes = fittedTimeline(m_data, m_appearance, {width, double(timelineHeight(m_data, m_appearance, width))});
    const QString words = u"<div style='margin-top:%1px'>%2</div>"_s.arg(m_appearance.px(10)).arg(wordsOf(lanes).toHtmlEscaped());
    Scene scene;
    const double top = scene.richText({}, width, legendText() + words, m_appearance).rect().height() + margin / 2;
    scene.add(timelineScene(m_data, m_appearance, lanes), QPointF(0, top) - lanes.scrolled());
    scene.size = {width, top + lanes.size.height()};
    scene.add(table, {0, scene.size.height() + margin});
    scene.addMargin(margin);
    return scene;
}

} // namespace kernelscope
