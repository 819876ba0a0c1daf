// How the timeline is drawn.

#include <algorithm>
#include <cmath>

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
    const QHash<int, QRectF> rects = rectsInSight();
    drawDependencies(painter, rects, false); // Below the names of commands.
    for (const Row &row : m_rows) {
        drawRow(painter, row);
        drawHint(painter, row);
    }
    drawCriticalPath(painter, rects);
    drawDependencies(painter, rects, true);
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

QHash<int, QRectF> TimelineWidget::rectsInSight() const
{
    QHash<int, QRectF> rects;
    for (const Row &row : m_rows) {
        for (const PlacedBar &bar : barsOf(row))
            rects.insert(bar.event, barRect(row, bar));
    }
    return rects;
}

/// A line below each of its commands, and below the gaps between two of one queue.
void TimelineWidget::drawCriticalPath(QPainter &painter, const QHash<int, QRectF> &rects) const
{
    const double thick = m_appearance.px(3);
    for (const int event : m_critical) {
        if (const auto rect = rects.constFind(event); rect != rects.constEnd())
            painter.fillRect(QRectF(rect->left(), rect->bottom() + 1, std::max(rect->width(), thick), thick), m_appearance.theme().accent);
    }
}

/// Where there are many, those of the command that is pointed at, of the critical path, and those that are missing.
void TimelineWidget::drawDependencies(QPainter &painter, const QHash<int, QRectF> &rects, bool areLit) const
{
    constexpr int many = 120;
    const int shown = m_hovered >= 0 ? m_hovered : m_selected;
    const bool areMany = std::ranges::count_if(m_arrows, [&](const TimelineArrow &arrow) {
                             return rects.contains(arrow.from) && rects.contains(arrow.to);
                         }) > many;
    painter.setRenderHint(QPainter::Antialiasing);
    for (const bool areCritical : {false, true}) {
        for (const TimelineArrow &arrow : m_arrows) {
            const auto source = rects.constFind(arrow.from);
            const auto target = rects.constFind(arrow.to);
            const bool isLit = shown >= 0 && (arrow.from == shown || arrow.to == shown);
            const bool matters = isLit || arrow.isCritical || arrow.kind == DependencyKind::Missing;
            if (source != rects.constEnd() && target != rects.constEnd() && isLit == areLit && arrow.isCritical == areCritical &&
                (matters || !areMany))
                drawArrow(painter, arrow, *source, *target, isLit);
        }
    }
    painter.setRenderHint(QPainter::Antialiasing, false);
}

static QPen arrowPen(const TimelineArrow &arrow, const Theme &theme, double width, bool isLit)
{
    switch (arrow.kind) {
    case DependencyKind::Missing:
        return {theme.error, width * 1.5, Qt::DashLine};
    case DependencyKind::Possible:
        return {theme.warning, width, Qt::DotLine};
    case DependencyKind::Needless:
        return {theme.mutedText, width, Qt::DotLine};
    case DependencyKind::Kept:
        break;
    }
    return {isLit ? theme.text : arrow.isCritical ? theme.accent : theme.mutedText, isLit || arrow.isCritical ? width * 1.4 : width};
}

/// From the end of one command to the beginning of another: across to another lane, within one below the commands between them.
void TimelineWidget::drawArrow(QPainter &painter, const TimelineArrow &arrow, const QRectF &source, const QRectF &target, bool isLit) const
{
    const Theme &theme = m_appearance.theme();
    const double tip = m_appearance.px(isLit ? 8 : 6);
    const bool isBeside = std::abs(source.center().y() - target.center().y()) < 1;
    const QPen pen = arrowPen(arrow, theme, m_appearance.px(isBeside ? 1 : 1.5), isLit);
    const double low = source.bottom() + m_appearance.px(4);
    // From the corner towards the other lane: a command's name stands behind its middle.
    const double corner = target.top() > source.top() ? source.bottom() - m_appearance.px(2) : source.top() + m_appearance.px(2);
    const QPointF start(source.right(), isBeside ? low : corner);
    const QPointF end = isBeside ? QPointF(target.left(), low) : QPointF(target.left(), target.center().y());
    const double bend = std::max(2 * tip, std::abs(end.x() - tip - start.x()) / 2);
    QPainterPath path(start);
    if (isBeside) {
        const double deep = m_appearance.px(4 + 2 * (arrow.to % 4)); // Beside its neighbours.
        path.cubicTo(start + QPointF(0, deep), end + QPointF(-tip, deep), end + QPointF(-tip * 0.5, tip * 0.6));
    } else {
        path.cubicTo(start + QPointF(bend, 0), end - QPointF(tip + bend, 0), end - QPointF(tip, 0));
    }
    // A halo keeps the arrow apart from the bars that it crosses.
    if (!isBeside)
        painter.strokePath(path, QPen(theme.surface, pen.widthF() + m_appearance.px(2)));
    painter.strokePath(path, pen);
    painter.setPen(QPen(theme.surface, 1));
    painter.setBrush(pen.color());
    if (isBeside)
        painter.drawPolygon(QPolygonF{end, end + QPointF(-tip, tip * 0.2), end + QPointF(-tip * 0.4, tip)});
    else
        painter.drawPolygon(QPolygonF{end, end + QPointF(-tip - 1, -tip * 0.6), end + QPointF(-tip - 1, tip * 0.6)});
}

} // namespace kernelscope
