// The names of the timeline's commands: in and beside their bars, and in lines above them.

#include <algorithm>

#include <QPainter>
#include <QScrollBar>

#include "ui/layout/LabelLines.h"
#include "ui/layout/TimelineGeometry.h"
#include "ui/models/Durations.h"
#include "ui/models/EventModel.h"
#include "ui/theme/Appearance.h"
#include "ui/timeline/TimelineWidget.h"

using namespace Qt::StringLiterals;

namespace kernelscope {

constexpr double besideBar = 6;    // From a bar, or a pin's head, to its name.
constexpr double nearestPins = 12; // Of thousands side by side none has room, and measuring texts takes time.
constexpr int mostLines = 12;

/// With its duration, and without.
QStringList TimelineWidget::labelTexts(int event) const
{
    const RunEvent &said = m_events[event];
    const QString name = isOnHost(event) ? said.name : commandName(said); // Its lane says that it is no command.
    return {name + u"  "_s + shownDuration(double(said.endNs - said.startNs)), name};
}

/// A few commands are all named, in lines above the bars where there is no room beside them; of more only the launches, and of very many
/// none.
TimelineWidget::Naming TimelineWidget::namingOf(const TimelineLane &lane) const
{
    constexpr qsizetype mostOfAllKinds = 12;
    constexpr qsizetype mostLaunches = 40;
    qsizetype commands = 0, launches = 0;
    for (const SubLane &subLane : lane.subLanes) {
        commands += subLane.size();
        launches += std::ranges::count_if(subLane, [&](const TimelineBar &bar) { return m_events[bar.event].kind == u"launch"; });
    }
    return commands <= mostOfAllKinds ? Naming::All : launches <= mostLaunches ? Naming::Launches : Naming::None;
}

bool TimelineWidget::isNamedAbove(int lane, int event) const
{
    return m_naming[lane] == Naming::All || (m_naming[lane] == Naming::Launches && m_events[event].kind == u"launch");
}

double TimelineWidget::labelLineHeight() const
{
    return QFontMetricsF(m_appearance.interfaceFont(0.9)).height();
}

double TimelineWidget::heightAbove(int lines) const
{
    return lines > 0 ? lines * labelLineHeight() + fanHeight() : 0;
}

double TimelineWidget::fanHeight() const
{
    return m_appearance.px(12);
}

/// In the row: inside of the bar where it fits, else behind or before it where there is room between its neighbours. With `inFull` only
/// the whole of the label, and not before the bar: there is a place above it.
TimelineWidget::BarLabel TimelineWidget::labelInRow(const PlacedBar &bar, const std::pair<double, double> &between, double width,
                                                    bool inFull) const
{
    const double gap = m_appearance.px(besideBar);
    if (std::max({bar.width, between.second - bar.right(), bar.left - between.first}) <= 2 * gap)
        return {};
    const QFontMetricsF metrics(m_appearance.interfaceFont(0.9));
    const QStringList texts = inFull ? labelTexts(bar.event).first(1) : labelTexts(bar.event);
    const auto wide = [&](const QString &text) { return metrics.horizontalAdvance(text) + 2 * gap; };
    const double visible = std::min(bar.right(), width) - std::max(bar.left, 0.0);
    if (const QString text = fittingLabel(texts, visible, wide); !text.isEmpty())
        return {0, LabelIn::Bar, text, 0, wide(text)};
    if (const QString text = fittingLabel(texts, between.second - bar.right(), wide); !text.isEmpty())
        return {0, LabelIn::Behind, text, 0, wide(text)};
    if (const QString text = inFull ? QString() : fittingLabel(texts, bar.left - between.first, wide); !text.isEmpty())
        return {0, LabelIn::Before, text, 0, wide(text)};
    const QString last = inFull ? QString() : fittingLabel({texts.last().section(u' ', -1)}, visible, wide);
    return last.isEmpty() ? BarLabel{} : BarLabel{0, LabelIn::Bar, last, 0, wide(last)};
}

/// What has no name in the row, as points that want one above it.
LabelPoint TimelineWidget::labelPoint(int lane, const PlacedBar &bar, double room, int lines) const
{
    const bool isNamed = isNamedAbove(lane, bar.event);
    LabelPoint point{bar.isShort ? bar.head : std::max(0.0, bar.left), {}, isNamed ? lines - 1 : 0, bar.isShort};
    if (!isNamed && room < m_appearance.px(nearestPins))
        return point;
    const QFontMetricsF metrics(m_appearance.interfaceFont(0.9));
    for (const QString &text : labelTexts(bar.event))
        point.widths << metrics.horizontalAdvance(text) + 2 * m_appearance.px(besideBar);
    return point;
}

QList<TimelineWidget::BarLabel> TimelineWidget::labelsOf(const QList<PlacedBar> &bars, int lane, double width, int lines) const
{
    QList<BarLabel> labels;
    QList<std::pair<LabelPoint, qsizetype>> above; // And the bar.
    QList<std::pair<double, double>> rooms;        // Between a bar's neighbours and their names.
    double taken = 0;
    for (qsizetype i = 0; i < bars.size(); ++i) {
        const double next = i + 1 < bars.size() ? bars[i + 1].left : width;
        rooms.append({taken, next});
        const bool isAbove = bars[i].isShort && lines > 0;
        BarLabel label = isAbove ? BarLabel{} : labelInRow(bars[i], rooms[i], width, lines > 0 && isNamedAbove(lane, bars[i].event));
        label.bar = i;
        if (!label.text.isEmpty())
            labels << label;
        else if (isAbove || (lines > 0 && isNamedAbove(lane, bars[i].event)))
            above.append({labelPoint(lane, bars[i], next - bars[i].left, lines), i});
        taken = bars[i].right() + (label.place == LabelIn::Behind ? label.width : 0);
    }
    std::ranges::stable_sort(above, {}, [](const auto &point) { return point.first.x; });
    QList<LabelPoint> points;
    for (const auto &[point, bar] : std::as_const(above))
        points << point;
    const QList<LabelPlace> places = labelPlaces(points, lines, width - m_appearance.px(besideBar));
    for (qsizetype i = 0; i < places.size(); ++i) {
        const qsizetype bar = above[i].second;
        BarLabel label = bars[bar].isShort ? BarLabel{} : labelInRow(bars[bar], rooms[bar], width, false);
        if (places[i].line >= 0)
            label = {bar, LabelIn::Line, labelTexts(bars[bar].event)[places[i].text], places[i].line, 0};
        label.bar = bar;
        if (!label.text.isEmpty())
            labels << label;
    }
    return labels;
}

/// The lines above a row's bars that names need where all commands are in sight; what the host did is context, which has none.
int TimelineWidget::labelLinesOf(int lane, int subLane, double width) const
{
    if (m_lanes[lane].queue == u"host")
        return 0;
    int lines = 1; // For the heads of pins.
    for (const BarLabel &label : labelsOf(barsOf(m_lanes[lane].subLanes[subLane], fittedAxis(width), width), lane, width, mostLines))
        lines = std::max(lines, label.line + 1);
    return lines;
}

void TimelineWidget::drawLabel(QPainter &painter, const Row &row, const PlacedBar &bar, const BarLabel &label) const
{
    const Theme &theme = m_appearance.theme();
    const double gap = m_appearance.px(besideBar);
    const QRectF rect = barRect(row, bar);
    const QColor onGround = isOnHost(bar.event) ? theme.mutedText : theme.text;
    const auto draw = [&](const QRectF &room, const QColor &colour) {
        painter.setPen(colour);
        painter.drawText(room.adjusted(gap, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter | Qt::TextDontClip, label.text);
    };
    if (label.place == LabelIn::Line)
        return drawLabelAbove(painter, row, bar, label);
    if (label.place == LabelIn::Behind)
        return draw({rect.right(), rect.top(), label.width, rect.height()}, onGround);
    if (label.place == LabelIn::Before)
        return draw({rect.left() - label.width, rect.top(), label.width, rect.height()}, onGround);
    const QRectF visible = rect.intersected(plotRect());
    if (isOnHost(bar.event)) // A quiet ground: text on hatching can't be read.
        painter.fillRect(QRectF(visible.left() + gap / 2, visible.center().y() - painter.fontMetrics().height() / 2.0, label.width - gap,
                                painter.fontMetrics().height()),
                         theme.surface);
    draw(visible, isOnHost(bar.event) ? theme.mutedText : Theme::textOn(eventColour(m_events[bar.event].kind, theme)));
}

/// In a line above the bars, with a line to its bar or the head of its pin.
void TimelineWidget::drawLabelAbove(QPainter &painter, const Row &row, const PlacedBar &bar, const BarLabel &label) const
{
    const Theme &theme = m_appearance.theme();
    const double height = labelLineHeight();
    const double bottom = row.rect.top() - verticalScrollBar()->value();
    const double top = bottom - fanHeight() - double(label.line + 1) * height;
    const double x = bar.isShort ? std::floor(headOf(row, bar).x()) : std::max(plotRect().left(), barRect(row, bar).left());
    const double until = bar.isShort ? headOf(row, bar).y() - m_appearance.px(besideBar) / 2.0 : bottom;
    if (label.line > 0 || !bar.isShort)
        painter.fillRect(QRectF(x, top + 2, 1, until - top - 2), theme.mutedText);
    painter.setPen(isOnHost(bar.event) ? theme.mutedText : theme.text);
    painter.drawText(QRectF(x + m_appearance.px(besideBar), top, 1, height), Qt::AlignLeft | Qt::AlignVCenter | Qt::TextDontClip,
                     label.text);
}

/// An empty lane would say that nothing happened: it names what is out of sight.
TimelineWidget::Hint TimelineWidget::hintOf(const Row &row) const
{
    const double width = plotRect().width();
    const OutOfSight hidden = outOfSight(m_lanes[row.lane], m_axis.toTime(0), m_axis.toTime(width));
    if (row.subLane != 0 || hidden.event < 0)
        return {};
    const RunEvent &event = m_events[hidden.event];
    const QString named = event.name + u"  "_s + shownDuration(double(event.endNs - event.startNs));
    const QString others = hidden.others == 0 ? QString() : tr(", and %1 more").arg(hidden.others);
    const QString sign = hidden.isEarlier ? QStringLiteral("\u25c2 ") : QStringLiteral("\u25b8 ");
    const QString where = hidden.isEarlier ? tr("earlier") : tr("later");
    const double gap = m_appearance.px(10);
    const QFontMetricsF metrics(m_appearance.interfaceFont(0.9));
    const QString text = fittingLabel({sign + where + u": "_s + named + others, sign + where + u": "_s + event.name, sign + where},
                                      width - 2 * gap, [&](const QString &tried) { return metrics.horizontalAdvance(tried); });
    const double wide = metrics.horizontalAdvance(text);
    const double left = hidden.isEarlier ? plotRect().left() + gap : plotRect().right() - gap - wide;
    return {text, QRectF(left, row.rect.top() - verticalScrollBar()->value(), wide, row.rect.height()), hidden.event};
}

void TimelineWidget::drawHint(QPainter &painter, const Row &row) const
{
    const Hint hint = hintOf(row);
    if (hint.event < 0)
        return;
    painter.setPen(hint.event == m_hovered ? m_appearance.theme().text : m_appearance.theme().mutedText);
    painter.drawText(hint.rect, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextDontClip, hint.text);
}

} // namespace kernelscope
