#include "ui/timeline/TimelineWidget.h"

#include <algorithm>
#include <numeric>
#include <optional>

#include <QHelpEvent>
#include <QPainter>
#include <QPainterPath>
#include <QScrollBar>
#include <QToolTip>
#include <QWheelEvent>

#include "support/Numbers.h"
#include "ui/models/EventModel.h"
#include "ui/theme/Appearance.h"

namespace kernelscope {

constexpr double labelWidth = 92;
constexpr double axisHeight = 30;
constexpr double barHeight = 24;
constexpr double barGap = 4;
constexpr double laneGap = 14;
constexpr double zoomStep = 1.25;
constexpr double tickSpacing = 96;

QColor eventColour(const QString &kind)
{
    static const QStringList kinds{QStringLiteral("launch"), QStringLiteral("write"), QStringLiteral("read"),
                                   QStringLiteral("copy"),   QStringLiteral("fill"),  QStringLiteral("carry")};
    const auto known = kinds.indexOf(kind);
    return Theme::category(known >= 0 ? int(known) : 7);
}

TimelineWidget::TimelineWidget(const Appearance &appearance, QWidget *parent)
    : QAbstractScrollArea(parent), m_appearance(appearance)
{
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::StrongFocus);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setAccessibleName(tr("Timeline of the run's commands"));
    viewport()->setMouseTracking(true);
    connect(&appearance, &Appearance::changed, this, [this] {
        layoutRows();
        viewport()->update();
    });
}

void TimelineWidget::setEvents(const QList<RunEvent> &events)
{
    m_events = events;
    m_lanes = timelineLanes(events);
    m_originNs = timeSpan(events, false).fromNs;
    m_inTime.resize(events.size());
    std::iota(m_inTime.begin(), m_inTime.end(), 0);
    std::stable_sort(m_inTime.begin(), m_inTime.end(), [&](int a, int b) { return events[a].startNs < events[b].startNs; });
    m_selected = -1;
    m_hovered = -1;
    layoutRows();
    fit();
}

QRectF TimelineWidget::plotRect() const
{
    const double left = m_appearance.px(labelWidth);
    const double top = m_appearance.px(axisHeight);
    return {left, top, std::max(1.0, viewport()->width() - left), std::max(1.0, viewport()->height() - top)};
}

void TimelineWidget::layoutRows()
{
    m_rows.clear();
    double y = m_appearance.px(axisHeight + 8);
    for (int lane = 0; lane < int(m_lanes.size()); ++lane) {
        for (int subLane = 0; subLane < int(m_lanes[lane].subLanes.size()); ++subLane) {
            m_rows.append({lane, subLane, QRectF(0, y, 0, m_appearance.px(barHeight))});
            y += m_appearance.px(barHeight + barGap);
        }
        y += m_appearance.px(laneGap);
    }
    m_contentHeight = y;
    verticalScrollBar()->setPageStep(viewport()->height());
    verticalScrollBar()->setRange(0, std::max(0, int(m_contentHeight) - viewport()->height()));
}

void TimelineWidget::resizeEvent(QResizeEvent *)
{
    layoutRows();
    if (m_fitted)
        fit();
}

void TimelineWidget::setAxis(const TimeAxis &axis)
{
    m_axis = axis;
    m_fitted = false;
    viewport()->update();
}

void TimelineWidget::fit()
{
    const TimeSpan span = timeSpan(m_events, false);
    setAxis(TimeAxis::fitting(double(span.fromNs), double(span.toNs), plotRect().width(), m_appearance.px(12)));
    m_fitted = true;
}

void TimelineWidget::fitAll()
{
    const TimeSpan span = timeSpan(m_events, true);
    setAxis(TimeAxis::fitting(double(span.fromNs), double(span.toNs), plotRect().width(), m_appearance.px(12)));
}

void TimelineWidget::zoom(double factor) { setAxis(m_axis.zoomedAt(plotRect().width() / 2, factor)); }

QRectF TimelineWidget::barRect(const Row &row, const TimelineBar &bar) const
{
    const QRectF plot = plotRect();
    const double from = std::clamp(m_axis.toPixel(double(bar.startNs)), -10.0, plot.width() + 10);
    const double to = std::clamp(m_axis.toPixel(double(bar.endNs)), -10.0, plot.width() + 10);
    return {plot.left() + from, row.rect.top() - verticalScrollBar()->value(), std::max(2.0, to - from), row.rect.height()};
}

void TimelineWidget::paintEvent(QPaintEvent *)
{
    QPainter painter(viewport());
    painter.setFont(m_appearance.interfaceFont(0.9));
    painter.fillRect(viewport()->rect(), m_appearance.theme().surface);
    painter.save();
    painter.setClipRect(plotRect());
    for (const Row &row : m_rows)
        drawRow(painter, row);
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
    for (const TimeTick &tick : timeTicks(m_axis, plot.width(), m_appearance.px(tickSpacing), double(m_originNs))) {
        const double x = plot.left() + m_axis.toPixel(tick.ns);
        if (x < plot.left())
            continue;
        painter.fillRect(QRectF(x, plot.top() - m_appearance.px(6), 1, m_appearance.px(6)), theme.mutedText);
        painter.setPen(theme.mutedText);
        painter.drawText(QRectF(x + m_appearance.px(4), 0, m_appearance.px(tickSpacing), plot.top() - m_appearance.px(4)),
                         Qt::AlignLeft | Qt::AlignVCenter, tick.label);
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
        const QRectF place(m_appearance.px(12), row.rect.top() - verticalScrollBar()->value(),
                           plot.left() - m_appearance.px(16), row.rect.height());
        painter.setPen(theme.text);
        painter.drawText(place, Qt::AlignLeft | Qt::AlignVCenter,
                         painter.fontMetrics().elidedText(m_lanes[row.lane].queue, Qt::ElideRight, int(place.width())));
    }
    painter.fillRect(QRectF(plot.left() - 1, plot.top(), 1, plot.height()), theme.border);
    painter.setClipping(false);
}

void TimelineWidget::drawRow(QPainter &painter, const Row &row) const
{
    const SubLane &bars = m_lanes[row.lane].subLanes[row.subLane];
    const double width = plotRect().width();
    auto [next, last] = visibleBars(bars, m_axis.toTime(0), m_axis.toTime(width));
    while (next < last) {
        const QRectF rect = barRect(row, bars[next]);
        drawBar(painter, rect, bars[next].event);
        // Bars that end before the next free pixel would not be seen.
        const double free = m_axis.toTime(rect.right() - plotRect().left() + 0.5);
        const auto jump = visibleBars(bars, free, m_axis.toTime(width)).first;
        next = std::max(next + 1, jump);
    }
}

void TimelineWidget::drawBar(QPainter &painter, const QRectF &rect, int event) const
{
    const QColor colour = eventColour(m_events[event].kind);
    if (rect.width() < 4) {
        painter.fillRect(rect, colour);
    } else {
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(Qt::NoPen);
        painter.setBrush(colour);
        painter.drawRoundedRect(rect.adjusted(0.5, 0, -0.5, 0), 3, 3);
        painter.setRenderHint(QPainter::Antialiasing, false);
    }
    if (event == m_selected || event == m_hovered) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(m_appearance.theme().text, event == m_selected ? 2 : 1));
        painter.drawRect(rect.adjusted(0, 0, -1, -1));
    }
    const QRectF visible = rect.intersected(plotRect()).adjusted(m_appearance.px(6), 0, -m_appearance.px(4), 0);
    if (visible.width() < m_appearance.px(22))
        return;
    painter.setPen(Theme::textOn(colour));
    const QString text = m_events[event].name + u"  "_qs + durationText(double(m_events[event].endNs - m_events[event].startNs));
    painter.drawText(visible, Qt::AlignLeft | Qt::AlignVCenter,
                     painter.fontMetrics().elidedText(text, Qt::ElideRight, int(visible.width())));
}

std::optional<QRectF> TimelineWidget::rectOf(int event) const
{
    for (const Row &row : m_rows) {
        const SubLane &bars = m_lanes[row.lane].subLanes[row.subLane];
        const auto [first, last] = visibleBars(bars, double(m_events[event].startNs), double(m_events[event].startNs));
        for (auto i = first; i < last; ++i) {
            if (bars[i].event == event)
                return barRect(row, bars[i]);
        }
    }
    return std::nullopt;
}

void TimelineWidget::drawDependencies(QPainter &painter, int event) const
{
    const auto target = rectOf(event);
    if (!target)
        return;
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(m_appearance.theme().text, 1.5));
    painter.setBrush(m_appearance.theme().text);
    const QPointF end(target->left(), target->center().y());
    for (const int earlier : m_events[event].after) {
        const auto source = earlier >= 0 && earlier < m_events.size() ? rectOf(earlier) : std::nullopt;
        if (!source)
            continue;
        const QPointF start(source->right(), source->center().y());
        QPainterPath path(start);
        const double bend = std::max(12.0, std::abs(end.x() - start.x()) / 2);
        path.cubicTo(start + QPointF(bend, 0), end - QPointF(bend, 0), end);
        painter.strokePath(path, painter.pen());
        painter.drawPolygon(QPolygonF{end, end + QPointF(-6, -3.5), end + QPointF(-6, 3.5)});
    }
    painter.setRenderHint(QPainter::Antialiasing, false);
}

int TimelineWidget::eventUnder(const QPointF &point) const
{
    const QRectF plot = plotRect();
    if (!plot.contains(point))
        return -1;
    const double y = point.y() + verticalScrollBar()->value();
    for (const Row &row : m_rows) {
        if (y >= row.rect.top() && y <= row.rect.bottom())
            return eventAt(m_lanes[row.lane].subLanes[row.subLane], m_axis.toTime(point.x() - plot.left()), 3 * m_axis.nsPerPixel);
    }
    return -1;
}

void TimelineWidget::wheelEvent(QWheelEvent *event)
{
    const QPoint delta = event->angleDelta();
    if (event->modifiers() & Qt::ControlModifier) {
        const double x = event->position().x() - plotRect().left();
        setAxis(m_axis.zoomedAt(std::max(0.0, x), std::pow(zoomStep, delta.y() / 120.0)));
    } else if ((event->modifiers() & Qt::ShiftModifier) || delta.x() != 0) {
        setAxis(m_axis.movedBy((delta.x() != 0 ? delta.x() : delta.y()) / 2.0));
    } else if (verticalScrollBar()->maximum() > 0) {
        verticalScrollBar()->setValue(verticalScrollBar()->value() - delta.y() / 2);
    } else {
        const double x = event->position().x() - plotRect().left();
        setAxis(m_axis.zoomedAt(std::max(0.0, x), std::pow(zoomStep, delta.y() / 120.0)));
    }
    event->accept();
}

void TimelineWidget::mousePressEvent(QMouseEvent *event)
{
    m_pressed = event->position();
    m_pressedAxis = m_axis;
    m_dragging = false;
}

void TimelineWidget::mouseMoveEvent(QMouseEvent *event)
{
    if (event->buttons() & Qt::LeftButton) {
        const double moved = event->position().x() - m_pressed.x();
        m_dragging = m_dragging || std::abs(moved) > 4;
        if (m_dragging)
            setAxis(m_pressedAxis.movedBy(moved));
        return;
    }
    const int under = eventUnder(event->position());
    if (under != m_hovered) {
        m_hovered = under;
        viewport()->update();
    }
}

void TimelineWidget::mouseReleaseEvent(QMouseEvent *event)
{
    if (!m_dragging) {
        m_selected = eventUnder(event->position());
        Q_EMIT eventSelected(m_selected);
        viewport()->update();
    }
    m_dragging = false;
}

void TimelineWidget::selectEvent(int event)
{
    if (event == m_selected || event >= m_events.size())
        return;
    m_selected = event;
    if (event >= 0) {
        const double from = m_axis.toPixel(double(m_events[event].startNs));
        const double to = m_axis.toPixel(double(m_events[event].endNs));
        if (to < 0 || from > plotRect().width())
            setAxis({double(m_events[event].startNs) - plotRect().width() / 3 * m_axis.nsPerPixel, m_axis.nsPerPixel});
    }
    viewport()->update();
}

void TimelineWidget::step(int by)
{
    if (m_inTime.isEmpty())
        return;
    const auto at = m_inTime.indexOf(m_selected);
    const auto next = at < 0 ? (by > 0 ? 0 : m_inTime.size() - 1) : std::clamp<qsizetype>(at + by, 0, m_inTime.size() - 1);
    selectEvent(m_inTime[next]);
    Q_EMIT eventSelected(m_selected);
}

void TimelineWidget::keyPressEvent(QKeyEvent *event)
{
    switch (event->key()) {
    case Qt::Key_Plus:
    case Qt::Key_Equal: return zoom(zoomStep);
    case Qt::Key_Minus: return zoom(1 / zoomStep);
    case Qt::Key_0: return fit();
    case Qt::Key_Left: return event->modifiers() & Qt::ShiftModifier ? setAxis(m_axis.movedBy(60)) : step(-1);
    case Qt::Key_Right: return event->modifiers() & Qt::ShiftModifier ? setAxis(m_axis.movedBy(-60)) : step(1);
    case Qt::Key_Escape:
        selectEvent(-1);
        Q_EMIT eventSelected(-1);
        return;
    default: QAbstractScrollArea::keyPressEvent(event);
    }
}

bool TimelineWidget::viewportEvent(QEvent *event)
{
    if (event->type() == QEvent::ToolTip) {
        auto *help = static_cast<QHelpEvent *>(event);
        const int under = eventUnder(help->pos());
        if (under >= 0)
            QToolTip::showText(help->globalPos(), eventToolTip(m_events[under], m_originNs), viewport());
        else
            QToolTip::hideText();
        return true;
    }
    if (event->type() == QEvent::Leave && m_hovered >= 0) {
        m_hovered = -1;
        viewport()->update();
    }
    return QAbstractScrollArea::viewportEvent(event);
}

} // namespace kernelscope
