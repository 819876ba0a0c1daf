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
constexpr double mostMoved = 40; // Of a pin's head, to be seen beside others.
constexpr double leastRounded = 8;
constexpr double pinHead = 6;
constexpr double tickSpacing = 84;

bool TimelineWidget::showsPins() const
{
    return std::ranges::any_of(m_rows, [this](const Row &row) { return std::ranges::any_of(barsOf(row), &PlacedBar::isShort); });
}

bool TimelineWidget::leavesPinsOut() const
{
    return std::ranges::any_of(m_rows, [this](const Row &row) {
        const SubLane &lane = m_lanes[row.lane].subLanes[row.subLane];
        const auto [first, last] = visibleBars(lane, m_axis.toTime(0), m_axis.toTime(plotRect().width()));
        return barsOf(row).size() < last - first;
    });
}

QList<PlacedBar> TimelineWidget::barsOf(const Row &row) const
{
    return barsOf(m_lanes[row.lane].subLanes[row.subLane], m_axis, plotRect().width());
}

QList<PlacedBar> TimelineWidget::barsOf(const SubLane &lane, const TimeAxis &axis, double width) const
{
    const BarSizes sizes{double(m_appearance.px(leastBarWidth)), double(m_appearance.px(leastBarWidth) + 1),
                         double(m_appearance.px(mostMoved))};
    return placedBars(lane, axis, width, sizes);
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
    for (const TimeTick &tick : timeTicks(m_axis, plot.width(), m_appearance.px(tickSpacing), double(m_originNs), double(m_lastStartNs))) {
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
                         painter.fontMetrics().elidedText(laneName(row.lane), Qt::ElideRight, int(place.width())));
    }
    painter.fillRect(QRectF(plot.left() - 1, plot.top(), 1, plot.height()), theme.border);
    painter.setClipping(false);
}

/// The only queue is all of the device.
QString TimelineWidget::laneName(int lane) const
{
    return m_lanes[lane].queue == u"default" && queueCount() == 1 ? tr("device") : m_lanes[lane].queue;
}

void TimelineWidget::drawRow(QPainter &painter, const Row &row) const
{
    const QList<PlacedBar> bars = barsOf(row);
    for (const bool isShort : {false, true}) {
        for (const PlacedBar &bar : bars) {
            if (bar.isShort != isShort)
                continue;
            if (isShort)
                drawPin(painter, row, bar);
            else
                drawBar(painter, barRect(row, bar), bar.event);
        }
    }
    for (const BarLabel &label : labelsOf(bars, row.lane, plotRect().width(), row.labelLines))
        drawLabel(painter, row, bars[label.bar], label);
}

bool TimelineWidget::isOnHost(int event) const
{
    return m_events[event].queue == u"host";
}

/// Of a command that is too short for its length to be seen: a line, which nobody takes for a length, where its time is. Its head stands
/// above, beside those of its neighbours.
void TimelineWidget::drawPin(QPainter &painter, const Row &row, const PlacedBar &pin) const
{
    const bool isLit = pin.event == m_selected || pin.event == m_hovered;
    const QColor colour = isLit ? m_appearance.theme().text : eventColour(m_events[pin.event].kind, m_appearance.theme());
    const QRectF rect = barRect(row, pin);
    const QPointF head = headOf(row, pin);
    const double thick = std::max(1, m_appearance.px(1));
    const double top = std::max(rect.top(), head.y());
    painter.fillRect(QRectF(rect.left(), top, thick, rect.bottom() - top), colour);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(colour, thick));
    painter.drawLine(head, QPointF(rect.left() + thick / 2, top));
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    const double radius = m_appearance.px(pinHead) / 2.0;
    painter.drawEllipse(head, radius, radius);
    painter.setRenderHint(QPainter::Antialiasing, false);
}

QPointF TimelineWidget::headOf(const Row &row, const PlacedBar &pin) const
{
    const double top = row.rect.top() - verticalScrollBar()->value();
    const double above = row.labelLines > 0 ? fanHeight() + labelLineHeight() / 2 : -m_appearance.px(pinHead) / 2.0;
    return {plotRect().left() + pin.head + 0.5, top - above};
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
