// How the timeline is drawn.

#include <algorithm>
#include <cmath>
#include <optional>

#include <QPainter>
#include <QPainterPath>
#include <QScrollBar>

#include "ui/layout/TimelineGeometry.h"
#include "ui/models/Durations.h"
#include "ui/theme/Appearance.h"
#include "ui/timeline/TimelineWidget.h"
#include "ui/widgets/Hatching.h"

using namespace Qt::StringLiterals;

namespace kernelscope {

constexpr double leastBarWidth = 3;
constexpr double mostMoved = 40; // Of a bar, to be seen beside others.
constexpr double leastRounded = 8;
constexpr double pinHead = 6;
constexpr double tickSpacing = 84;

bool TimelineWidget::showsPins() const
{
    return std::ranges::any_of(m_rows, [this](const Row &row) { return std::ranges::any_of(barsOf(row), &PlacedBar::isShort); });
}

QList<PlacedBar> TimelineWidget::barsOf(const Row &row) const
{
    return placedBars(m_lanes[row.lane].subLanes[row.subLane], m_axis, plotRect().width(), m_appearance.px(leastBarWidth),
                      m_appearance.px(mostMoved));
}

QRectF TimelineWidget::barRect(const Row &row, const PlacedBar &bar) const
{
    return {plotRect().left() + bar.left, row.rect.top() - verticalScrollBar()->value(), bar.width, row.rect.height()};
}

void TimelineWidget::paintEvent(QPaintEvent *)
{
    QPainter painter(viewport());
    painter.setFont(m_appearance.interfaceFont(0.9));
    painter.fillRect(viewport()->rect(), m_appearance.theme().surface);
    painter.save();
    painter.setClipRect(plotRect());
    for (const Row &row : m_rows) {
        drawRow(painter, row);
        drawHint(painter, row);
    }
    const int shown = m_hovered >= 0 ? m_hovered : m_selected;
    if (shown >= 0)
        drawDependencies(painter, shown);
    painter.restore();
    drawAxis(painter);
    drawLabels(painter);
}

void TimelineWidget::drawAxis(QPainter &painter) const
{
    const Theme &theme = m_appearance.theme();
    const QRectF plot = plotRect();
    painter.fillRect(QRectF(0, 0, viewport()->width(), plot.top()), theme.raised);
    const double gap = m_appearance.px(4);
    double taken = gap; // Up to where labels stand: above the names of the queues there is room.
    for (const TimeTick &tick : timeTicks(m_axis, plot.width(), m_appearance.px(tickSpacing), double(m_originNs))) {
        const double x = plot.left() + m_axis.toPixel(tick.ns);
        if (x < plot.left())
            continue;
        painter.fillRect(QRectF(x, plot.top() - m_appearance.px(6), 1, m_appearance.px(6)), theme.mutedText);
        const auto label = tickLabel({taken, viewport()->width() - gap}, x, painter.fontMetrics().horizontalAdvance(tick.label));
        if (!label)
            continue;
        painter.setPen(theme.mutedText);
        painter.drawText(QRectF(label->first, 0, label->second - label->first, plot.top() - gap), Qt::AlignLeft | Qt::AlignVCenter,
                         tick.label);
        taken = label->second + 2 * gap;
    }
    painter.fillRect(QRectF(0, plot.top() - 1, viewport()->width(), 1), theme.border);
}

void TimelineWidget::drawLabels(QPainter &painter) const
{
    const Theme &theme = m_appearance.theme();
    const QRectF plot = plotRect();
    painter.setClipRect(QRectF(0, plot.top(), plot.left(), plot.height()));
    painter.fillRect(QRectF(0, plot.top(), plot.left(), plot.height()), theme.surface);
    for (const Row &row : m_rows) {
        if (row.subLane != 0)
            continue;
        const QRectF place(m_appearance.px(12), row.rect.top() - verticalScrollBar()->value(), plot.left() - m_appearance.px(16),
                           row.rect.height());
        painter.setPen(theme.text);
        painter.drawText(place, Qt::AlignLeft | Qt::AlignVCenter,
                         painter.fontMetrics().elidedText(m_lanes[row.lane].queue, Qt::ElideRight, int(place.width())));
    }
    painter.fillRect(QRectF(plot.left() - 1, plot.top(), 1, plot.height()), theme.border);
    painter.setClipping(false);
}

void TimelineWidget::drawRow(QPainter &painter, const Row &row) const
{
    const QList<PlacedBar> bars = barsOf(row);
    double taken = plotRect().left();                // Up to where there are bars and names.
    QList<double> takenAbove(row.labelLines, taken); // The highest line first.
    for (qsizetype i = 0; i < bars.size(); ++i) {
        const int event = bars[i].event;
        const QRectF rect = barRect(row, bars[i]);
        const std::pair between(taken, i + 1 < bars.size() ? barRect(row, bars[i + 1]).left() : plotRect().right());
        const bool mayStandAbove = row.labelLines > 0 && isNamedAbove(m_lanes[row.lane], event);
        if (bars[i].isShort)
            drawPin(painter, rect, event);
        else
            drawBar(painter, rect, event);
        taken = drawBarLabel(painter, rect, between, event, mayStandAbove);
        if (taken == 0 && drawLabelAbove(painter, rect, takenAbove, between.second, event))
            taken = rect.right();
        else if (taken == 0)
            taken = drawBarLabel(painter, rect, between, event, false);
    }
}

/// The line above the bars, the highest first, in which there is room from `left` to behind a bar at `x`; rather one from which the way
/// to the bar crosses no other name. -1: there is none.
static qsizetype freeLine(const QList<double> &taken, double left, double x, bool isAlone)
{
    if (isAlone && left >= *std::ranges::max_element(taken))
        return taken.size() - 1; // Right above the bar: no line to another one will go through it.
    qsizetype crossing = -1;
    for (qsizetype line = 0; line < taken.size(); ++line) {
        if (left < taken[line])
            continue;
        if (std::all_of(taken.begin() + line + 1, taken.end(), [&](double end) { return end <= x; }))
            return line;
        crossing = line;
    }
    return crossing;
}

/// Beginning or ending at the bar, of which the next begins at `next`, with a line to it that is broken where it would go through other
/// names.
bool TimelineWidget::drawLabelAbove(QPainter &painter, const QRectF &rect, QList<double> &taken, double next, int event) const
{
    const double gap = m_appearance.px(6);
    const double height = labelLineHeight();
    for (const QString &text : labelsOf(event)) {
        const double width = painter.fontMetrics().horizontalAdvance(text) + gap;
        const double behind = rect.left();
        for (const double left : {behind, behind - width}) {
            const qsizetype line = left + width <= plotRect().right() ? freeLine(taken, left, rect.left(), left + width < next) : -1;
            if (line < 0)
                continue;
            const auto topOf = [&](qsizetype at) { return rect.top() - double(taken.size() - at) * height; };
            for (qsizetype at = line; at < taken.size(); ++at) {
                if (at == line || taken[at] <= rect.left())
                    painter.fillRect(QRectF(rect.left(), topOf(at), 1, height), m_appearance.theme().mutedText);
            }
            painter.setPen(m_appearance.theme().text);
            painter.drawText(QRectF(left + (left < behind ? 0 : gap), topOf(line), width, height),
                             Qt::AlignLeft | Qt::AlignVCenter | Qt::TextDontClip, text);
            taken[line] = left + width + gap;
            for (qsizetype below = line + 1; below < taken.size(); ++below)
                taken[below] = std::max(taken[below], rect.left() + 1); // The line to the bar.
            return true;
        }
    }
    return false;
}

/// With its duration, and without.
QStringList TimelineWidget::labelsOf(int event) const
{
    const RunEvent &said = m_events[event];
    return {said.name + u"  "_s + shownDuration(double(said.endNs - said.startNs)), said.name};
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

bool TimelineWidget::isOnHost(int event) const
{
    return m_events[event].queue == u"host";
}

/// Of a command that is too short for its length to be seen: a line with a head, which nobody takes for a length.
void TimelineWidget::drawPin(QPainter &painter, const QRectF &rect, int event) const
{
    const QColor colour =
        event == m_selected || event == m_hovered ? m_appearance.theme().text : eventColour(m_events[event].kind, m_appearance.theme());
    const double head = m_appearance.px(pinHead) / 2.0;
    painter.fillRect(QRectF(std::floor(rect.center().x()), rect.top() + head, std::max(1, m_appearance.px(1)), rect.height() - head),
                     colour);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    painter.drawEllipse(QPointF(std::floor(rect.center().x()) + 0.5, rect.top() + head), head, head);
    painter.setRenderHint(QPainter::Antialiasing, false);
}

void TimelineWidget::drawBar(QPainter &painter, const QRectF &rect, int event) const
{
    const QColor colour = eventColour(m_events[event].kind, m_appearance.theme());
    if (rect.width() < m_appearance.px(leastRounded)) {
        painter.fillRect(rect, colour);
    } else {
        painter.setRenderHint(QPainter::Antialiasing);
        // What the host did is outlined and hatched: it is context, not a command of the device.
        painter.setPen(isOnHost(event) ? QPen(colour, 1) : QPen(Qt::NoPen));
        painter.setBrush(isOnHost(event) ? QBrush(Qt::NoBrush) : QBrush(colour));
        painter.setOpacity(isOnHost(event) ? 0.6 : 1);
        painter.drawRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), m_appearance.px(3), m_appearance.px(3));
        if (isOnHost(event))
            hatch(painter, rect.intersected(plotRect()).adjusted(1, 1, -1, -1), colour, m_appearance.px(6));
        painter.setOpacity(1);
        painter.setRenderHint(QPainter::Antialiasing, false);
    }
    if (event == m_selected || event == m_hovered) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(m_appearance.theme().text, event == m_selected ? 2 : 1));
        painter.drawRect(rect.adjusted(0, 0, -1, -1));
    }
}

/// Inside of the bar where it fits, else behind or before it where there is room between its neighbours, else not at all. Returns where
/// bar and name end; with `inFull` 0 where the whole of the label has no room.
double TimelineWidget::drawBarLabel(QPainter &painter, const QRectF &rect, const std::pair<double, double> &between, int event,
                                    bool inFull) const
{
    const double gap = m_appearance.px(6);
    if (std::max({rect.width(), between.second - rect.right(), rect.left() - between.first}) <= 2 * gap)
        return inFull ? 0 : rect.right(); // Of thousands of bars side by side none has room, and measuring texts takes time.
    const QStringList labels = inFull ? labelsOf(event).first(1) : labelsOf(event);
    const auto width = [&](const QString &text) { return painter.fontMetrics().horizontalAdvance(text) + 2 * gap; };
    const QRectF visible = rect.intersected(plotRect());
    const QRectF behind(rect.right(), rect.top(), between.second - rect.right(), rect.height());
    const Theme &theme = m_appearance.theme();
    const auto draw = [&](const QRectF &room, const QString &text, const QColor &colour) {
        if (text.isEmpty())
            return;
        if (isOnHost(event) && room == visible) // A quiet ground: text on hatching can't be read.
            painter.fillRect(QRectF(room.left() + gap / 2, room.center().y() - painter.fontMetrics().height() / 2.0, width(text) - gap,
                                    painter.fontMetrics().height()),
                             theme.surface);
        painter.setPen(colour);
        painter.drawText(room.adjusted(gap, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter | Qt::TextDontClip, text);
    };
    const QColor inside = isOnHost(event) ? theme.mutedText : Theme::textOn(eventColour(m_events[event].kind, m_appearance.theme()));
    const QString within = fittingLabel(labels, visible.width(), width);
    const QString outside = fittingLabel(labels, behind.width(), width);
    const QString before = fittingLabel(labels, rect.left() - between.first, width);
    const QColor onGround = isOnHost(event) ? theme.mutedText : theme.text;
    if (!within.isEmpty()) {
        draw(visible, within, inside);
    } else if (!outside.isEmpty()) {
        draw(behind, outside, onGround);
        return rect.right() + width(outside);
    } else if (!before.isEmpty()) {
        draw(QRectF(rect.left() - width(before), rect.top(), width(before), rect.height()), before, onGround);
    } else if (inFull) {
        return 0;
    } else {
        draw(visible, fittingLabel({m_events[event].name.section(u' ', -1)}, visible.width(), width), inside);
    }
    return rect.right();
}

std::optional<QRectF> TimelineWidget::rectOf(int event) const
{
    for (const Row &row : m_rows) {
        const QList<PlacedBar> bars = barsOf(row);
        const auto found = std::ranges::find(bars, event, &PlacedBar::event);
        if (found != bars.end())
            return barRect(row, *found);
    }
    return std::nullopt;
}

void TimelineWidget::drawDependencies(QPainter &painter, int event) const
{
    const auto target = rectOf(event);
    if (!target)
        return;
    const Theme &theme = m_appearance.theme();
    const double tip = m_appearance.px(8);
    painter.setRenderHint(QPainter::Antialiasing);
    const QPointF end(target->left(), target->center().y());
    for (const int earlier : m_events[event].after) {
        const auto source = earlier >= 0 && earlier < m_events.size() ? rectOf(earlier) : std::nullopt;
        if (!source)
            continue;
        const QPointF start(source->right(), source->center().y());
        const QPointF before = end - QPointF(tip, 0);
        const double bend = std::max(2 * tip, std::abs(before.x() - start.x()) / 2);
        QPainterPath path(start);
        path.cubicTo(start + QPointF(bend, 0), before - QPointF(bend, 0), before);
        // A halo keeps the arrow apart from the bars that it crosses.
        painter.strokePath(path, QPen(theme.surface, m_appearance.px(5)));
        painter.strokePath(path, QPen(theme.text, m_appearance.px(2)));
        painter.setPen(QPen(theme.surface, 1));
        painter.setBrush(theme.text);
        painter.drawPolygon(QPolygonF{end, end + QPointF(-tip - 1, -tip * 0.6), end + QPointF(-tip - 1, tip * 0.6)});
    }
    painter.setRenderHint(QPainter::Antialiasing, false);
}

} // namespace kernelscope
