#include "ui/reduction/ReductionView.h"

#include <algorithm>

#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

#include "ui/reduction/ReductionCanvas.h"
#include "ui/reduction/ReductionSource.h"
#include "ui/reduction/ReductionTexts.h"
#include "ui/theme/Appearance.h"
#include "ui/trace/GroupPicker.h"
#include "ui/trace/TraceStage.h"
#include "ui/widgets/ElidedLabel.h"
#include "ui/widgets/ScaledLayout.h"
#include "ui/widgets/ViewButtons.h"
#include "ui/widgets/ViewChoice.h"

namespace kernelscope {

ReductionView::ReductionView(TraceStage &stage, Appearance &appearance, QWidget *parent)
    : TraceView(stage, appearance, tr("Reduction"), QStringLiteral("reduction"), parent)
{
    m_source = new ReductionSource(stage, this);
    m_canvas = new ReductionCanvas(appearance, this);
    m_canvas->setAccessibleName(tr("Reduction tree"));
    m_text = new ElidedLabel({}, this);
    m_text->setMostLines(2);
    m_text->setAccessibleName(tr("The value that is chosen or pointed at"));
    connect(m_source, &ReductionSource::sheetChanged, this, &ReductionView::takeSheet);
    connect(m_canvas, &ReductionCanvas::hovered, this, &ReductionView::describe);
    connect(m_canvas, &ReductionCanvas::laidOut, this, [this] { describe(m_canvas->look().hovered); });
    connect(m_canvas, &ReductionCanvas::chosen, this, &ReductionView::choose);
    connect(&stage, &TraceStage::momentChanged, this, &ReductionView::showMoment);
    connect(&stage, &TraceStage::stageChanged, this, &ReductionView::showMoment);
    connect(&appearance, &Appearance::changed, this, &ReductionView::tint);
    setContent(makeBar(this), m_canvas, m_text);
    tint();
}

ReductionView::~ReductionView() = default;

QWidget *ReductionView::makeBar(QWidget *parent)
{
    m_bar = new QWidget(parent);
    m_bar->setObjectName(foldedWhilePresenting);
    auto *layout = new QHBoxLayout(m_bar);
    keepScaled(appearance(), *layout, {}, 6);
    addChoices(*layout);
    layout->addStretch(1);
    addButtons(*layout);
    return m_bar;
}

void ReductionView::addChoices(QHBoxLayout &layout)
{
    const auto add = [&](const QString &name, const QString &toolTip, const QStringList &choices) {
        auto *box = new ViewChoice(name, toolTip, choices, m_bar);
        layout.addWidget(box);
        return box;
    };
    m_scope = add(tr("Part"), tr("What is put together: all launches whose results feed each other, one work-group, or one result of it"),
                  {tr("Automatic"), tr("All launches"), tr("This work-group"), tr("One result")});
    m_arrangement = add(tr("Arrangement"), tr("Operands side by side, or each place in memory in a column of its own"),
                        {tr("As a tree"), tr("By place")});
    m_subgroups = add(tr("Sub-group size"),
                      tr("A model: how many work-items would run in step, each line beside a level being one sub-group. What the device "
                         "does is not recorded"),
                      {});
    for (const int width : {8, 16, 32, 64})
        m_subgroups->addItem(tr("Model: sub-group %1").arg(width), width);
    m_subgroups->setCurrentIndex(2);
    connect(m_scope, &QComboBox::activated, this, [this](int index) { m_source->setScope(ReductionSource::Scope(index)); });
    connect(m_arrangement, &QComboBox::activated, this, [this](int index) { m_source->setColumns(index == 1); });
    connect(m_subgroups, &QComboBox::activated, this, [this] { m_canvas->setSubgroupWidth(m_subgroups->currentData().toInt()); });
}

void ReductionView::addButtons(QHBoxLayout &layout)
{
    const auto add = [&](const QString &icon, const QString &toolTip, auto act) {
        connect(addViewButton(layout, icon, toolTip, m_bar), &QToolButton::clicked, this, act);
    };
    add(QStringLiteral("zoom-out"), tr("Zoom out (-)"), [this] { m_canvas->zoom(1 / 1.5); });
    add(QStringLiteral("zoom-in"), tr("Zoom in (+)"), [this] { m_canvas->zoom(1.5); });
    add(QStringLiteral("fit"), tr("Show the whole tree (0)"), [this] { m_canvas->fit(); });
}

void ReductionView::tint()
{
    tintViewButtons(*m_bar, appearance());
}

QString ReductionView::reason() const
{
    const QString ofStage = TraceView::reason();
    if (!ofStage.isEmpty() || !m_source)
        return ofStage;
    const auto &sheet = m_source->sheet();
    if (!sheet)
        return tr("The reduction is being put together\u2026");
    return sheet->tree.isEmpty() ? sheet->tree.reason : QString();
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
}

void ReductionView::hideEvent(QHideEvent *event)
{
    TraceView::hideEvent(event);
    m_source->setAwake(false);
}

void ReductionView::takeSheet()
{
    const auto &sheet = m_source->sheet();
    QStringList names;
    const auto &reply = stage().session().lastTrace();
    const QStringList titles = reply ? launchTitles(reply->launches) : QStringList();
    for (const int launch : sheet->launches)
        names << titles.value(launch);
    m_canvas->setSheet(sheet, names);
    showState();
    showMoment();
}

void ReductionView::showMoment()
{
    const auto &sheet = m_source->sheet();
    if (!sheet || !stage().isReady())
        return;
    ReductionMoment moment;
    const auto at = std::find(sheet->launches.begin(), sheet->launches.end(), stage().launch());
    if (at != sheet->launches.end()) {
        moment.launch = int(at - sheet->launches.begin());
        moment.phase = stage().moment().phase;
        moment.position = stage().phases()->positionAt(stage().moment());
        moment.group = stage().group();
        moment.phases = stage().phases();
    }
    m_canvas->setMoment(moment);
    m_canvas->setWorkItem(stage().workItem().value_or(-1));
    showSelected();
}

void ReductionView::showSelected()
{
    const Selection &selection = stage().session().selection();
    const int node = selection.traceEvent ? m_source->sheet()->nodeOf(stage().launch(), *selection.traceEvent) : -1;
    m_canvas->setSelected(node);
    describe(-1);
}

void ReductionView::describe(int node)
{
    const auto &sheet = m_source->sheet();
    const int said = node >= 0 ? node : m_canvas->look().selected;
    const bool isThere = sheet && said >= 0 && std::size_t(said) < sheet->tree.nodes.size();
    if (isThere)
        return m_text->setFullText(nodeText(*sheet, said));
    if (!sheet || sheet->tree.isEmpty())
        return m_text->setFullText({}, {});
    // A subtree that is drawn closed can be seen to be one; of a graph some of the values are left out.
    const bool isThinned = m_canvas->look().sheet == sheet.get() && !sheet->tree.isForest &&
                           std::ranges::any_of(m_canvas->look().scene().nodes, &PlacedNode::collapsed);
    const QString more = isThinned ? tr(" \u00b7 zoom in to see all values") : QString();
    m_text->setFullText(summaryText(*sheet) + more, summaryText(*sheet, true) + more);
}

/// Chooses the access that made the value, in the phase where it did.
void ReductionView::choose(int node)
{
    Session &session = stage().session();
    Selection selection = session.selection();
    selection.finding.reset();
    selection.traceEvent.reset();
    selection.site.reset();
    const auto &sheet = m_source->sheet();
    if (node < 0 || !sheet)
        return session.select(selection);
    const ReductionNode &at = sheet->tree.nodes[std::size_t(node)];
    const Trace &trace = sheet->traceOf(node);
    selection.launch = sheet->launchOf(node);
    selection.group = sheet->groupOf(node);
    selection.phase = at.phase;
    selection.step.reset();
    selection.workItem = quint64(sheet->localItemOf(node));
    selection.buffer = trace.objects()[at.object.value].name;
    selection.element = at.element;
    if (at.event.value >= 0) {
        const SiteIndex site = trace.event(at.event).site;
        selection.traceEvent = at.event.value;
        selection.site = site.value;
        selection.place = trace.site(site).range.begin;
    }
    session.select(selection);
    if (at.event.value >= 0)
        Q_EMIT stage().placeChosen(trace.site(trace.event(at.event).site).range.begin);
}

QSizeF ReductionView::pictureSize() const
{
    return m_canvas->pictureSize();
}

void ReductionView::paintPicture(QPainter &painter, const QRectF &into) const
{
    m_canvas->paintPicture(painter, into);
}

} // namespace kernelscope
