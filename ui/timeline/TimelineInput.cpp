// The mouse and the keyboard on the timeline.

#include <algorithm>
#include <cmath>

#include <QHelpEvent>
#include <QScrollBar>
#include <QToolTip>
#include <QWheelEvent>

#include "ui/models/EventModel.h"
#include "ui/timeline/TimelineWidget.h"
#include "ui/widgets/ZoomKeys.h"

namespace kernelscope {

constexpr double zoomStep = 1.25;

int TimelineWidget::eventUnder(const QPointF &point) const
{
    const QRectF plot = plotRect();
    if (!plot.contains(point))
        return -1;
    const double y = point.y() + verticalScrollBar()->value();
    for (const Row &row : m_rows) {
        if (const Hint hint = hintOf(row); hint.rect.contains(point))
            return hint.event;
        if (y >= row.rect.top() - heightAbove(std::min(row.labelLines, 1)) && y < row.rect.top())
            return eventAt(barsOf(row), point.x() - plot.left(), 3, true);
        if (y >= row.rect.top() && y <= row.rect.bottom())
            return eventAt(barsOf(row), point.x() - plot.left(), 3);
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
    if (zoomBy(*this, *event, zoomStep))
        return;
    switch (event->key()) {
    case Qt::Key_Left:
        return event->modifiers() & Qt::ShiftModifier ? setAxis(m_axis.movedBy(60)) : step(-1);
    case Qt::Key_Right:
        return event->modifiers() & Qt::ShiftModifier ? setAxis(m_axis.movedBy(-60)) : step(1);
    case Qt::Key_Escape:
        selectEvent(-1);
        Q_EMIT eventSelected(-1);
        return;
    default:
        QAbstractScrollArea::keyPressEvent(event);
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
