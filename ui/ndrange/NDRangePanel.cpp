#include "ui/ndrange/NDRangePanel.h"

#include <algorithm>
#include <climits>
#include <utility>

#include <QComboBox>
#include <QLabel>
#include <QSpinBox>
#include <QVBoxLayout>

#include "analysis/Evidence.h"
#include "ui/ndrange/MeasureTexts.h"
#include "ui/scene/SceneView.h"
#include "ui/settings/ModelSettings.h"
#include "ui/settings/Settings.h"
#include "ui/theme/Appearance.h"
#include "ui/trace/GroupPicker.h"
#include "ui/trace/TraceStage.h"
#include "ui/widgets/ElidedLabel.h"
#include "ui/widgets/ScaledLayout.h"

namespace kernelscope {

NDRangePanel::NDRangePanel(TraceStage &stage, const Settings &settings, Appearance &appearance, QWidget *parent)
    : TraceView(stage, appearance, tr("NDRange"), QStringLiteral("ndrange"), parent), m_settings(settings), m_picture(appearance)
{
    QWidget *content = makeContent();
    connect(&stage, &TraceStage::stageChanged, this, &NDRangePanel::takeRanges);
    connect(&stage.session(), &Session::planReportChanged, this, &NDRangePanel::takeRanges);
    connect(&stage.session(), &Session::documentReplaced, this, &NDRangePanel::takeRanges);
    connect(&stage.session(), &Session::selectionChanged, this, &NDRangePanel::takeSelection);
    connect(&settings, &Settings::changed, this, &NDRangePanel::measureItems);
    connect(m_launches, &QComboBox::activated, this, &NDRangePanel::showRange);
    connect(m_slice, &QSpinBox::valueChanged, this, [this](int slice) {
        m_picture.setRange(m_picture.range(), quint64(slice));
        m_drawing->refresh();
    });
    setContent(content);
    takeRanges();
}

QWidget *NDRangePanel::makeContent()
{
    auto *content = new QWidget(this);
    auto *layout = new QVBoxLayout(content);
    keepScaled(appearance(), *layout, {}, 8);
    auto *bar = new QHBoxLayout;
    keepScaled(appearance(), *bar, {}, 8);
    m_launches = new QComboBox(content);
    m_launches->setAccessibleName(tr("Launch"));
    m_launches->setToolTip(tr("The launch of the plan whose NDRange is shown"));
    m_slice = new QSpinBox(content);
    m_slice->setAccessibleName(tr("Slice"));
    m_slice->setToolTip(tr("The slice of work-items that is shown: their global id in z, without the offset"));
    m_slice->setPrefix(tr("z = "));
    bar->addWidget(m_launches, 1);
    bar->addWidget(m_slice, 0, Qt::AlignLeft);
    auto *colours = new QWidget(content); // It comes and goes with the trace, and while presenting with all of this.
    colours->setObjectName(foldedWhilePresenting);
    auto *around = new QHBoxLayout(colours);
    around->setContentsMargins({});
    makeColours(colours);
    around->addWidget(m_colours);
    bar->addWidget(colours, 1);
    m_heading = new QLabel(content);
    m_heading->setWordWrap(true);
    m_heading->setProperty("role", QStringLiteral("heading"));
    m_info = new ElidedLabel(QString(), content);
    m_info->setObjectName(foldedWhilePresenting); // The chosen work-group is named below.
    m_info->setProperty("role", QStringLiteral("muted"));
    layout->addLayout(bar);
    layout->addWidget(m_heading);
    layout->addWidget(makeDrawing(content), 1);
    m_legend = new QLabel(content);
    m_legend->setTextFormat(Qt::RichText);
    m_legend->setWordWrap(true);
    m_legend->setProperty("role", QStringLiteral("muted"));
    m_legend->setAccessibleName(tr("What the boxes and colours mean"));
    layout->addWidget(m_legend);
    layout->addWidget(m_info);
    connect(m_drawing, &SceneView::seenChanged, this, &NDRangePanel::showSelection);
    connect(&appearance(), &Appearance::changed, this, &NDRangePanel::showSelection);
    return content;
}

void NDRangePanel::makeColours(QWidget *parent)
{
    m_colours = new QComboBox(parent);
    m_colours->setAccessibleName(tr("Colour by"));
    m_colours->setToolTip(tr("What the colours of work-items stand for"));
    m_colours->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_colours->addItem(tr("Colour by: What was recorded"));
    for (const MeasureTexts &texts : measureTexts()) {
        m_colours->addItem(tr("Colour by: %1").arg(texts.name), int(texts.measure));
        m_colours->setItemData(m_colours->count() - 1, texts.tells, Qt::ToolTipRole);
    }
    connect(m_colours, &QComboBox::currentIndexChanged, this, [this] {
        const QVariant chosen = m_colours->currentData();
        m_measure = chosen.isValid() ? std::optional(ItemMeasure(chosen.toInt())) : std::nullopt;
        measureItems();
    });
}

std::shared_ptr<const Trace> NDRangePanel::shownTrace() const
{
    return tracedRange() && stage().isReady() ? stage().trace() : nullptr;
}

/// The picture keeps its last colours until there are others of the same trace.
void NDRangePanel::measureItems()
{
    constexpr int quickEvents = 50'000; // So many are counted within a frame.
    const std::shared_ptr<const Trace> trace = shownTrace();
    m_colours->setVisible(trace != nullptr);
    if (!trace || !m_measure || (m_measured && m_measured->trace != trace)) {
        m_measured.reset();
        m_picture.setMeasures(nullptr);
        m_drawing->refresh();
        showSelection();
    }
    if (!trace || !m_measure)
        return m_measuring.cancel();
    const Measured wanted{trace, *m_measure, memoryModelIn(m_settings)};
    if (m_measured == wanted)
        return m_measuring.cancel();
    m_measuring.want(
        wanted, [wanted](const std::stop_token &stop) { return itemMeasures(*wanted.trace, wanted.measure, wanted.model, stop); },
        trace->eventCount() <= quickEvents);
}

void NDRangePanel::takeMeasures(const Measured &measured, ItemMeasures measures)
{
    m_measured = measured;
    m_picture.setMeasures(std::make_shared<const ItemMeasures>(std::move(measures)));
    m_drawing->refresh();
    showSelection();
}

QWidget *NDRangePanel::makeDrawing(QWidget *parent)
{
    m_drawing = new SceneView(
        appearance(), [this](const SceneWindow &window) { return m_picture.scene(window); },
        [this](const QSizeF &size) { return m_picture.fit(size); }, parent);
    m_drawing->setFree();
    m_drawing->setZoom(1e-7, 200);
    m_drawing->setGeometry({.at = [this](const QPointF &point) { return m_picture.at(point); },
                            .beside = [this](const Subject &subject, int key) { return m_picture.beside(subject, key); },
                            .tip = [this](const Subject &subject) { return describe(subject); }});
    m_drawing->setAccessibleName(tr("NDRange"));
    connect(m_drawing, &SceneView::chosenChanged, this, &NDRangePanel::choose);
    connect(m_drawing, &SceneView::hovered, this, &NDRangePanel::hover);
    return m_drawing;
}

NDRangeDetail NDRangePanel::detail() const
{
    return detailOf(m_picture.plane(), m_drawing->scale());
}

/// The launch that is chosen on the stage, as it was traced.
std::optional<PlannedRange> NDRangePanel::tracedRange() const
{
    const Session &session = stage().session();
    const int index = session.selection().launch.value_or(0);
    if (!session.lastTrace() || !session.traceIsCurrent() || index < 0 || index >= session.lastTrace()->launches.size())
        return std::nullopt;
    const LaunchTrace &launch = session.lastTrace()->launches[index];
    return PlannedRange{launch.name, launch.range};
}

std::optional<PlannedRange> NDRangePanel::range() const
{
    if (const auto traced = tracedRange())
        return traced;
    const int index = m_launches->currentIndex();
    return index >= 0 && index < m_ranges.size() ? std::optional(m_ranges[index]) : std::nullopt;
}

QString NDRangePanel::reason() const
{
    const auto shown = range();
    if (!shown)
        return stage().session().project().plan.isEmpty() ? tr("The plan has no launch yet, so there is no NDRange.")
                                                          : tr("The sizes of no launch are known yet, so there is no NDRange to show.");
    if (!shown->knowsLocal)
        return tr("Launch %1 leaves its local size to the device. Tracing shows the work-groups that the device makes.").arg(shown->launch);
    return {};
}

bool NDRangePanel::tracingHelps() const
{
    const auto shown = range();
    return shown && !shown->knowsLocal;
}

void NDRangePanel::takeRanges()
{
    const QList<PlannedRange> ranges = plannedRanges(stage().session().project(), stage().session().planReport());
    if (ranges != m_ranges) {
        const QString before = m_launches->currentText();
        m_ranges = ranges;
        m_launches->clear();
        for (const PlannedRange &planned : std::as_const(m_ranges))
            m_launches->addItem(planned.launch);
        // A launch of one work-group says little; the first with more is a better start.
        const auto telling = std::ranges::find_if(m_ranges, [](const PlannedRange &planned) { return planned.range.groupsTotal() > 1; });
        const int first = telling == m_ranges.end() ? 0 : int(telling - m_ranges.begin());
        m_launches->setCurrentIndex(before.isEmpty() ? first : std::max(0, m_launches->findText(before)));
    }
    showRange();
}

void NDRangePanel::showRange()
{
    m_launches->setVisible(!tracedRange() && m_ranges.size() > 1);
    const auto shown = range();
    m_heading->setText(heading());
    m_slice->setVisible(shown && shown->range.global[2] > 1);
    if (shown) {
        m_slice->setRange(0, int(std::min(shown->range.global[2] - 1, quint64(INT_MAX))));
        const bool isTraced = tracedRange().has_value();
        if (isTraced)
            findFlagged(stage().session().selection().launch.value_or(0));
        else
            m_flagged.clear();
        const auto trace = shownTrace();
        const NDRange before = m_picture.range();
        m_picture.setRange(shown->range, quint64(m_slice->value()));
        m_picture.setGroups(
            trace ? std::unordered_set<quint64>(trace->groups().begin(), trace->groups().end()) : std::unordered_set<quint64>(), m_flagged);
        const bool isSame =
            before.global == shown->range.global && before.local == shown->range.local && before.dimensions == shown->range.dimensions;
        isSame ? m_drawing->refresh() : m_drawing->fit();
    }
    measureItems();
    showState();
    takeSelection();
}

/// To look for them takes a while where the trace is large: once for a launch.
void NDRangePanel::findFlagged(int launch)
{
    const Trace *trace = stage().isReady() && stage().launch() == launch ? stage().trace().get() : nullptr;
    const std::tuple<int, int, bool> of{stage().session().traceNumber(), launch, trace != nullptr};
    if (std::exchange(m_flaggedOf, of) != of)
        m_flagged = groupsWithFindings(stage().session().lastTrace()->launches[launch], trace);
}

/// What is chosen, as far as the launch has it.
Subject NDRangePanel::selected() const
{
    const Selection &selection = stage().session().selection();
    const auto shown = range();
    if (!shown || !selection.group || *selection.group >= shown->range.groupsTotal())
        return {};
    if (selection.workItem && *selection.workItem < shown->range.itemsOfGroup())
        return WorkItemSubject{*selection.group, *selection.workItem};
    return GroupSubject{*selection.group};
}

void NDRangePanel::takeSelection()
{
    m_drawing->setChosen(selected());
    showSelection();
}

void NDRangePanel::showSelection()
{
    m_info->setFullText(selectionText());
    m_legend->setText(legendText());
    m_legend->setVisible(!m_legend->text().isEmpty());
    m_drawing->setAccessibleDescription(rangeOfMeasures());
}

void NDRangePanel::hover(const Subject &subject)
{
    if (isNothing(subject))
        return showSelection();
    m_info->setFullText(describe(subject));
}

/// Some work-group stays chosen.
void NDRangePanel::choose(const Subject &subject)
{
    const auto *item = std::get_if<WorkItemSubject>(&subject);
    const auto *whole = std::get_if<GroupSubject>(&subject);
    if (!item && !whole)
        return takeSelection();
    const quint64 group = item ? item->group : whole->group;
    Selection selection = stage().session().selection();
    const bool isSameGroup = selection.group == group;
    selection.group = group;
    selection.workItem = item ? std::optional(item->item) : std::nullopt;
    selection.traceEvent.reset();
    selection.site.reset();
    selection.finding.reset();
    if (!isSameGroup)
        selection.step.reset();
    stage().session().select(selection);
}

/// What is in sight, below its heading and above what the colours mean.
Scene NDRangePanel::pictureScene() const
{
    const SceneWindow window = m_drawing->window();
    const QRectF used = m_drawing->isFitted() ? m_picture.usedArea(window) : QRectF({}, window.size);
    const double edge = appearance().px(12), head = appearance().px(30);
    Scene scene;
    scene.text({edge, 0, used.width(), head}, {heading()});
    scene.add(m_drawing->scene(), QPointF(0, head - used.top()) - window.scrolled());
    scene.size = {used.width(), head + used.height()};
    if (!legendText().isEmpty()) {
        const SceneItem &legend = scene.richText({edge, scene.size.height()}, used.width() - 2 * edge, legendText(), appearance());
        scene.size.rheight() += legend.rect().height() + appearance().px(10);
    }
    return scene;
}

} // namespace kernelscope
