#include "ui/reduction/ReductionView.h"

#include <algorithm>
#include <utility>

#include <QHBoxLayout>
#include <QVBoxLayout>

#include "ui/models/Sentences.h"
#include "ui/reduction/ReductionScene.h"
#include "ui/reduction/ReductionSource.h"
#include "ui/reduction/ReductionTexts.h"
#include "ui/scene/SceneView.h"
#include "ui/theme/Appearance.h"
#include "ui/trace/GroupPicker.h"
#include "ui/trace/TraceStage.h"
#include "ui/widgets/ElidedLabel.h"
#include "ui/widgets/ScaledLayout.h"
#include "ui/widgets/ViewButtons.h"
#include "ui/widgets/ViewChoice.h"

using namespace Qt::StringLiterals;

namespace kernelscope {

constexpr double zoomStep = 1.5;

static Subject subjectOf(int node)
{
    return node < 0 ? Subject() : NodeSubject{node};
}

ReductionView::ReductionView(TraceStage &stage, Appearance &appearance, QWidget *parent)
    : TraceView(stage, appearance, tr("Reduction"), QStringLiteral("reduction"), parent)
{
    m_source = new ReductionSource(stage, this);
    makeDrawing();
    m_text = new ElidedLabel({}, this);
    m_text->setMostLines(2);
    m_text->setAccessibleName(tr("The value that is chosen or pointed at"));
    connect(m_source, &ReductionSource::sheetChanged, this, &ReductionView::takeSheet);
    connect(&stage, &TraceStage::momentChanged, this, &ReductionView::showMoment);
    connect(&stage, &TraceStage::stageChanged, this, &ReductionView::showMoment);
    connect(&appearance, &Appearance::changed, this, [this] { tintViewButtons(*m_bar, this->appearance()); });
    setContent(makeBar(this), m_drawing, m_text);
    tintViewButtons(*m_bar, appearance);
}

ReductionView::~ReductionView() = default;

void ReductionView::makeDrawing()
{
    m_drawing = new SceneView(
        appearance(), [this](const SceneWindow &window) { return sceneOf(window); }, [this](const QSizeF &size) { return fitting(size); },
        this);
    m_drawing->setAccessibleName(tr("Reduction tree"));
    m_drawing->setGeometry({
        .beside = [this](const Subject &from,
                         int key) { return m_shown.data ? subjectOf(m_shown.data->beside(nodeOf(from), key)) : Subject(); },
        .where = [this](const Subject &subject) { return geometry().partAround(nodeOf(subject)); },
    });
    connect(m_drawing, &SceneView::hovered, this, &ReductionView::describe);
    connect(m_drawing, &SceneView::chosenChanged, this, &ReductionView::choose);
    connect(m_drawing, &SceneView::activated, this, [this](const Subject &subject) {
        if (subject == m_drawing->chosen()) // Not of a reduction that is no longer shown.
            choose(subject);
    });
    connect(m_drawing, &SceneView::seenChanged, this, [this] {
        if (!m_drawing->isFitted() && m_drawing->scale() <= fitting(m_drawing->viewport()->size()).scale)
            return m_drawing->fit();
        describe();
    });
}

QWidget *ReductionView::makeBar(QWidget *parent)
{
    m_bar = new QWidget(parent);
    m_bar->setObjectName(foldedWhilePresenting);
    auto *layout = new QHBoxLayout(m_bar);
    keepScaled(appearance(), *layout, {}, 6);
    const auto addChoice = [&](const QString &name, const QString &toolTip, const QStringList &choices) {
        auto *box = new ViewChoice(name, toolTip, choices, m_bar);
        box->fitToCurrent();
        layout->addWidget(box);
        return box;
    };
    m_part =
        addChoice(tr("Part"), tr("What is put together: all launches whose results feed each other, one work-group, or one result of it"),
                  {tr("Automatic"), tr("All launches"), tr("This work-group"), tr("One result")});
    auto *arrangement = addChoice(tr("Arrangement"), tr("Operands side by side, or each place in memory in a column of its own"),
                                  {tr("As a tree"), tr("By place")});
    auto *subgroups = addChoice(tr("Sub-group size"),
                                tr("A model: how many work-items would run in step, each line beside a level being one sub-group. What "
                                   "the device does is not recorded"),
                                {});
    for (const int width : {8, 16, 32, 64})
        subgroups->addItem(tr("Model: sub-group %1").arg(width), width);
    subgroups->setCurrentIndex(2);
    for (auto *box : {m_part, arrangement})
        connect(box, &QComboBox::currentIndexChanged, this, [this, arrangement] {
            m_source->setWanted(ReductionSource::Scope(m_part->currentIndex()), arrangement->currentIndex() == 1);
        });
    connect(subgroups, &QComboBox::activated, this, [this, subgroups] {
        m_shown.subgroupWidth = subgroups->currentData().toInt();
        m_drawing->refresh();
    });
    layout->addStretch(1);
    const auto addButton = [&](const QString &icon, const QString &toolTip, auto act) {
        connect(addViewButton(*layout, icon, toolTip, m_bar), &QToolButton::clicked, this, act);
    };
    addButton(QStringLiteral("zoom-out"), tr("Zoom out (-)"), [this] { m_drawing->zoom(1 / zoomStep); });
    addButton(QStringLiteral("zoom-in"), tr("Zoom in (+)"), [this] { m_drawing->zoom(zoomStep); });
    addButton(QStringLiteral("fit"), tr("Show the whole tree (0)"), [this] { m_drawing->fit(); });
    return m_bar;
}

void ReductionView::bringPart(const QString &part)
{
    const int wanted = int(QStringList{u"automatic"_s, u"plan"_s, u"group"_s, u"result"_s}.indexOf(part));
    const int before = m_partBefore >= 0 ? m_partBefore : m_part->currentIndex();
    m_partBefore = wanted >= 0 ? before : -1;
    m_part->setCurrentIndex(wanted >= 0 ? wanted : before);
}

QString ReductionView::reason() const
{
    const QString ofStage = TraceView::reason();
    if (!ofStage.isEmpty())
        return ofStage;
    if (!m_shown.data)
        return tr("The reduction is being put together\u2026");
    return inLanguage(m_shown.data->tree.reason);
}

bool ReductionView::isPreparing() const
{
    return TraceView::isPreparing() || (stage().isReady() && !m_source->isCurrent());
}

bool ReductionView::tracingHelps() const
{
    return !stage().isReady() && TraceView::tracingHelps();
}

void ReductionView::showEvent(QShowEvent *event)
{
    TraceView::showEvent(event);
    m_source->setAwake(true);
    showMoment(); // Hidden, it was not followed.
}

void ReductionView::hideEvent(QHideEvent *event)
{
    TraceView::hideEvent(event);
    m_source->setAwake(false);
}

void ReductionView::takeSheet()
{
    const auto &reply = stage().session().lastTrace();
    const QStringList titles = reply ? launchTitles(reply->launches) : QStringList();
    m_shown.data = m_source->sheet();
    m_shown.launchNames.clear();
    for (const int launch : m_shown.data->launches)
        m_shown.launchNames << titles.value(launch);
    m_shown.moment = {};
    m_shown.parts.clear();
    m_partsOf = -1;
    m_geometry.reset();
    m_drawing->letGo();
    m_drawing->fit();
    showState();
    showMoment();
}

SceneWindow ReductionView::fitting(const QSizeF &size)
{
    if (!m_shown.data)
        return {};
    const SceneWindow window = reductionFit(*m_shown.data, size, appearance());
    m_drawing->setZoom(window.scale, mostUnit * appearance().scale(), zoomStep);
    return window;
}

/// Without a size it is that of a file: all as it is zoomed.
Scene ReductionView::sceneOf(const SceneWindow &window)
{
    if (!m_shown.data)
        return {};
    if (window.size.isEmpty() && m_geometry) {
        ReductionGeometry whole = *m_geometry;
        whole.showAll();
        Scene scene = reductionScene(whole, appearance());
        scene.size = whole.sight.size();
        return scene;
    }
    if (const int chosen = nodeOf(window.chosen); std::exchange(m_partsOf, chosen) != chosen)
        m_shown.parts = m_shown.data->partsOf(chosen);
    m_geometry.emplace(m_shown, window, appearance());
    return reductionScene(*m_geometry, appearance());
}

const ReductionGeometry &ReductionView::geometry()
{
    m_drawing->scene(); // Which lays it out.
    return *m_geometry;
}

void ReductionView::showMoment()
{
    const auto &reduction = m_shown.data;
    if (!reduction || !stage().isReady() || !isVisible())
        return;
    ReductionMoment moment;
    const auto at = std::ranges::find(reduction->launches, stage().launch());
    if (at != reduction->launches.end()) {
        moment.launch = int(at - reduction->launches.begin());
        moment.phase = stage().moment().phase;
        moment.position = stage().phases()->positionAt(stage().moment());
        moment.group = stage().group();
        moment.phases = stage().phases();
    }
    const bool isOther = moment.phase != m_shown.moment.phase || moment.launch != m_shown.moment.launch;
    const std::optional<int> event = stage().session().selection().traceEvent;
    const Subject chosen = subjectOf(event ? reduction->nodeOf(stage().launch(), *event) : -1);
    const bool isOtherChosen = chosen != m_drawing->chosen();
    m_shown.moment = moment;
    m_shown.workItem = stage().workItem().value_or(-1);
    m_drawing->setChosen(chosen);
    m_drawing->refresh();
    const auto level = std::ranges::find_if(reduction->tree.levels, [&](const ReductionLevel &of) { return moment.isChosen(of); });
    if (isOther && level != reduction->tree.levels.end())
        m_drawing->reveal(geometry().partOf(int(level - reduction->tree.levels.begin())));
    if (isOtherChosen && !isNothing(chosen))
        m_drawing->reveal(geometry().partAround(nodeOf(chosen)));
}

void ReductionView::describe()
{
    const auto &reduction = m_shown.data;
    if (!reduction || reduction->tree.isEmpty())
        return m_text->setFullText({}, {});
    if (const int node = nodeOf(m_drawing->lit()); node >= 0)
        return m_text->setFullText(nodeText(*reduction, node));
    // A subtree that is drawn closed can be seen to be one; of a graph some of the values are left out.
    const bool isThinned = !reduction->tree.isForest && std::ranges::any_of(geometry().placed.nodes, &PlacedNode::collapsed);
    const QString more = isThinned ? tr(" \u00b7 zoom in to see all values") : QString();
    m_text->setFullText(summaryText(*reduction) + more, summaryText(*reduction, true) + more);
}

/// Chooses the access that made the value, in the phase where it did.
void ReductionView::choose(const Subject &subject)
{
    const int node = nodeOf(subject);
    Session &session = stage().session();
    Selection selection = session.selection();
    selection.finding.reset();
    selection.traceEvent.reset();
    selection.site.reset();
    const auto &reduction = m_shown.data;
    if (node < 0 || !reduction)
        return session.select(selection);
    const ReductionNode &at = reduction->tree.nodes[std::size_t(node)];
    const Trace &trace = reduction->traceOf(node);
    selection.launch = reduction->launchOf(node);
    selection.group = reduction->groupOf(node);
    selection.phase = at.phase;
    selection.step.reset();
    selection.workItem = quint64(reduction->localItemOf(node));
    selection.buffer = trace.objects()[at.object.value].name;
    selection.element = at.element;
    if (at.event.value < 0)
        return session.select(selection);
    const SiteIndex site = trace.event(at.event).site;
    selection.traceEvent = at.event.value;
    selection.site = site.value;
    selection.place = trace.site(site).range.begin;
    session.select(selection);
    Q_EMIT stage().placeChosen(trace.site(site).range.begin);
}

Scene ReductionView::pictureScene() const
{
    return m_drawing->whole();
}

} // namespace kernelscope
