// What the pointer and the keyboard do to a memory grid.

#include <algorithm>
#include <cmath>

#include <QApplication>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QScrollBar>
#include <QToolTip>
#include <QWheelEvent>

#include "ui/memory/MemoryGrid.h"
#include "ui/widgets/ZoomKeys.h"

namespace kernelscope {

constexpr double zoomStep = 1.2;

void MemoryGrid::resizeEvent(QResizeEvent *)
{
    rescale();
}

void MemoryGrid::wheelEvent(QWheelEvent *event)
{
    if (!(event->modifiers() & Qt::ControlModifier))
        return QAbstractScrollArea::wheelEvent(event);
    zoomAt(event->position(), std::pow(zoomStep, event->angleDelta().y() / 120.0));
    event->accept();
}

void MemoryGrid::mousePressEvent(QMouseEvent *event)
{
    m_pressed = event->position();
    m_pressedScroll = {horizontalScrollBar()->value(), verticalScrollBar()->value()};
    m_isDragging = false;
}

void MemoryGrid::mouseMoveEvent(QMouseEvent *event)
{
    if (!(event->buttons() & (Qt::LeftButton | Qt::MiddleButton)))
        return;
    const QPointF moved = event->position() - m_pressed;
    m_isDragging = m_isDragging || moved.manhattanLength() > QApplication::startDragDistance();
    if (!m_isDragging)
        return;
    horizontalScrollBar()->setValue(m_pressedScroll.x() - int(moved.x()));
    verticalScrollBar()->setValue(m_pressedScroll.y() - int(moved.y()));
}

void MemoryGrid::mouseReleaseEvent(QMouseEvent *event)
{
    if (!m_isDragging && event->button() == Qt::LeftButton)
        choose(cellUnder(event->position()));
    m_isDragging = false;
}

void MemoryGrid::keyPressEvent(QKeyEvent *event)
{
    const int key = event->key();
    if (zoomBy(*this, *event, zoomStep))
        return;
    if (key == Qt::Key_Escape && m_selected >= 0)
        return choose(-1);
    const int across = key == Qt::Key_Right ? 1 : key == Qt::Key_Left ? -1 : 0;
    const int down = key == Qt::Key_Down ? 1 : key == Qt::Key_Up ? -1 : 0;
    if ((across == 0 && down == 0) || !m_cells || event->modifiers() & Qt::AltModifier)
        return event->ignore();
    choose(m_selected < 0 ? 0 : int(m_grid.moved(m_selected, across, down)));
}

bool MemoryGrid::viewportEvent(QEvent *event)
{
    if (event->type() != QEvent::ToolTip)
        return QAbstractScrollArea::viewportEvent(event);
    const auto *help = static_cast<QHelpEvent *>(event);
    const int cell = cellUnder(QPointF(help->pos()));
    if (const QString outside = outsideUnder(QPointF(help->pos())); !outside.isEmpty())
        QToolTip::showText(help->globalPos(), outside, viewport());
    else if (cell < 0)
        QToolTip::hideText();
    else
        QToolTip::showText(help->globalPos(), m_cells->description(cell, nameOf(cell)), viewport());
    return true;
}

} // namespace kernelscope
