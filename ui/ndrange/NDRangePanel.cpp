#include "ui/ndrange/NDRangePanel.h"

#include <algorithm>
#include <climits>
#include <utility>

#include <QComboBox>
#include <QLabel>
#include <QPainter>
#include <QSpinBox>
#include <QTextDocument>
#include <QVBoxLayout>

#include "analysis/Evidence.h"
#include "ui/ndrange/NDRangeWidget.h"
#include "ui/theme/Appearance.h"
#include "ui/trace/GroupPicker.h"
#include "ui/trace/TraceStage.h"
#include "ui/widgets/ElidedLabel.h"
#include "ui/widgets/ScaledLayout.h"

namespace kernelscope {

NDRangePanel::NDRangePanel(TraceStage &stage, Appearance &appearance, QWidget *parent)
    : TraceView(stage, appearance, tr("NDRange"), QStringLiteral("ndrange"), parent)
{
    QWidget *content = makeContent();
    connect(&stage, &TraceStage::stageChanged, this, &NDRangePanel::takeRanges);
    connect(&stage.session(), &Session::planReportChanged, this, &NDRangePanel::takeRanges);
    connect(&stage.session(), &Session::documentReplaced, this, &NDRangePanel::takeRanges);
    connect(&stage.session(), &Session::selectionChanged, this, &NDRangePanel::takeSelection);
    connect(m_drawing, &NDRangeWidget::chosen, this, &NDRangePanel::choose);
    connect(m_drawing, &NDRangeWidget::hovered, this, &NDRangePanel::hover);
    connect(m_launches, &QComboBox::activated, this, &NDRangePanel::showRange);
    connect(m_slice, &QSpinBox::valueChanged, this, [this](int slice) { m_drawing->setSlice(quint64(slice)); });
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
    m_heading = new QLabel(content);
    m_heading->setWordWrap(true);
    m_heading->setProperty("role", QStringLiteral("heading"));
    m_drawing = new NDRangeWidget(appearance(), content);
    m_info = new ElidedLabel(QString(), content);
    m_info->setObjectName(foldedWhilePresenting); // The chosen work-group is named below.
    m_info->setProperty("role", QStringLiteral("muted"));
    layout->addLayout(bar);
    layout->addWidget(m_heading);
    layout->addWidget(m_drawing, 1);
    m_legend = new QLabel(content);
    m_legend->setWordWrap(true);
    m_legend->setProperty("role", QStringLiteral("muted"));
    m_legend->setAccessibleName(tr("What the boxes and colours mean"));
    layout->addWidget(m_legend);
    layout->addWidget(m_info);
    connect(m_drawing, &NDRangeWidget::scaleChanged, this, &NDRangePanel::showSelection);
    connect(&appearance(), &Appearance::changed, this, &NDRangePanel::showSelection);
    return content;
}

/// The launch that is chosen on the stage, as it was traced.
std::optional<PlannedRange> NDRangePanel::tracedRange() const
{
    const Session &session = stage().session();
    const int index = session.selection().launch.value_or(0);
    if (!session.lastTrace() || !session.traceIsCurrent() || index < 0 || index >= session.lastTrace()->launches.size())
        return std::nullopt;
    const LaunchTrace &launch = session.lastTrace()->launches[index];
    PlannedRange range;
    range.launch.name = launch.name;
    range.launch.kernel = launch.kernel;
    range.launch.dimensions = int(launch.global.size());
    for (qsizetype d = 0; d < std::min(qsizetype(3), launch.global.size()); ++d) {
        range.launch.global[std::size_t(d)] = launch.global[d];
        range.launch.offset[std::size_t(d)] = launch.offset.value(d);
        range.launch.local[std::size_t(d)] = std::max(quint64(1), launch.local.value(d, 1));
    }
    range.knowsLocal = launch.local.size() == launch.global.size();
    return range;
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
        return tr("Launch %1 leaves its local size to the device. Tracing shows the work-groups that the device makes.")
            .arg(shown->launch.name);
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
        for (const PlannedRange &range : std::as_const(m_ranges))
            m_launches->addItem(range.launch.name);
        // A launch of one work-group says little; the first with more is a better start.
        const auto telling = std::ranges::find_if(m_ranges, [](const PlannedRange &range) { return range.launch.groupsTotal() > 1; });
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
    m_slice->setVisible(shown && shown->launch.global[2] > 1);
    if (shown) {
        m_slice->setRange(0, int(std::min(shown->launch.global[2] - 1, quint64(INT_MAX))));
        IdGrid::Marks marks;
        if (tracedRange()) {
            const int index = stage().session().selection().launch.value_or(0);
            const auto trace = stage().isReady() ? stage().trace() : nullptr;
            findFlagged(index);
            marks = [trace, flagged = m_flagged](quint64 group) {
                return IdGrid::Mark{trace && trace->slotOf(group).has_value(), flagged.contains(group)};
            };
        }
        if (!marks)
            m_flagged.clear();
        m_drawing->setLaunch(shown->launch, marks);
        m_drawing->setFlagged(m_flagged);
        const auto trace = marks && stage().isReady() ? stage().trace() : nullptr;
        m_drawing->setRecorded(trace ? std::unordered_set<quint64>(trace->groups().begin(), trace->groups().end())
                                     : std::unordered_set<quint64>());
    }
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

void NDRangePanel::takeSelection()
{
    const Selection &selection = stage().session().selection();
    m_drawing->select(selection.group, selection.workItem);
    showSelection();
}

void NDRangePanel::showSelection()
{
    m_info->setFullText(selectionText());
    m_legend->setText(legendText());
    m_legend->setVisible(!m_legend->text().isEmpty());
}

void NDRangePanel::hover(std::optional<quint64> group, std::optional<quint64> item)
{
    if (!group)
        return showSelection();
    m_info->setFullText(describe(*group, item));
}

void NDRangePanel::choose(quint64 group, std::optional<quint64> item)
{
    Selection selection = stage().session().selection();
    const bool isSameGroup = selection.group == group;
    selection.group = group;
    selection.workItem = item;
    selection.traceEvent.reset();
    selection.site.reset();
    selection.finding.reset();
    if (!isSameGroup)
        selection.step.reset();
    stage().session().select(selection);
}

void NDRangePanel::layOutLegend(QTextDocument &legend) const
{
    legend.setDefaultFont(font());
    legend.setDocumentMargin(0);
    legend.setHtml(QStringLiteral("<span style='color:%1'>%2</span>").arg(appearance().theme().mutedText.name(), legendText()));
    legend.setTextWidth(m_drawing->usedArea().width() - 2 * appearance().px(12));
}

double NDRangePanel::legendHeight() const
{
    if (legendText().isEmpty())
        return 0;
    QTextDocument legend;
    layOutLegend(legend);
    return legend.size().height() + appearance().px(10);
}

QSizeF NDRangePanel::pictureSize() const
{
    return m_drawing->usedArea().size() + QSizeF(0, appearance().px(30) + legendHeight());
}

void NDRangePanel::paintPicture(QPainter &painter, const QRectF &into) const
{
    const QSizeF size = pictureSize();
    const double head = appearance().px(30);
    painter.save();
    painter.translate(into.topLeft());
    painter.scale(into.width() / size.width(), into.height() / size.height());
    painter.setFont(font());
    painter.setPen(appearance().theme().text);
    painter.drawText(QRectF(appearance().px(12), 0, size.width(), head), Qt::AlignLeft | Qt::AlignVCenter, heading());
    painter.translate(0, head);
    const QRectF used = m_drawing->usedArea();
    painter.translate(0, -used.top());
    m_drawing->paint(painter, used);
    painter.translate(appearance().px(12), used.bottom());
    QTextDocument legend;
    layOutLegend(legend);
    legend.drawContents(&painter);
    painter.restore();
}

} // namespace kernelscope
