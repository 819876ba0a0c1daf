// What the pointer and the keyboard do to a reduction.

#include <algorithm>
#include <cmath>

#include <QApplication>
#include <QKeyEvent>
#include <QScrollBar>

#include "ui/reduction/ReductionCanvas.h"
#include "ui/widgets/ZoomKeys.h"

namespace kernelscope {

constexpr double zoomStep = 1.5;

int ReductionCanvas::nodeUnder(const QPointF &point) const
{
    if (!m_sheet || point.x() < m_look.gutter())
        return -1;
    for (const ReductionExcerpt &part : m_look.excerpt()) {
        if (part.box.contains(point))
            return part.node;
        for (const auto &[node, box] : part.operands) {
            if (box.contains(point))
                return node;
        }
    }
    if (m_look.excerptRoom().contains(point))
        return -1;
    const double reachX = std::max(0.5, m_look.px(8) / m_look.pixelsPerUnit);
    return nodeAt(m_look.scene(), m_look.unitsAt(point.x()), m_look.levelAt(point.y()), reachX, 0.42);
}

void ReductionCanvas::hover(int node)
{
    if (node == m_look.hovered)
        return;
    m_look.hovered = node;
    viewport()->setCursor(node >= 0 ? Qt::PointingHandCursor : Qt::ArrowCursor);
    viewport()->update();
    Q_EMIT hovered(node);
}

void ReductionCanvas::mousePressEvent(QMouseEvent *event)
{
    m_pressed = event->pos();
    m_scrollAtPress = {horizontalScrollBar()->value(), verticalScrollBar()->value()};
    m_isDragged = false;
}

void ReductionCanvas::mouseMoveEvent(QMouseEvent *event)
{
    if (!(event->buttons() & Qt::LeftButton))
        return hover(nodeUnder(event->position()));
    const QPoint moved = event->pos() - m_pressed;
    m_isDragged = m_isDragged || moved.manhattanLength() >= QApplication::startDragDistance();
    if (!m_isDragged)
        return;
    horizontalScrollBar()->setValue(m_scrollAtPress.x() - moved.x());
    verticalScrollBar()->setValue(m_scrollAtPress.y() - moved.y());
}

void ReductionCanvas::mouseReleaseEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton && !m_isDragged)
        Q_EMIT chosen(nodeUnder(event->position()));
}

void ReductionCanvas::wheelEvent(QWheelEvent *event)
{
    if (!(event->modifiers() & Qt::ControlModifier))
        return QAbstractScrollArea::wheelEvent(event);
    zoomAt(event->position().x(), std::pow(zoomStep, event->angleDelta().y() / 120.0));
    event->accept();
}

int ReductionCanvas::stepped(int node, int key) const
{
    const ReductionTree &tree = m_sheet->tree;
    if (node < 0)
        return tree.roots.empty() ? -1 : tree.roots.front();
    const auto inputs = tree.inputsOf(node);
    if (key == Qt::Key_Up)
        return inputs.empty() ? node : inputs.front();
    if (key == Qt::Key_Down)
        return m_sheet->users[std::size_t(node)] < 0 ? node : m_sheet->users[std::size_t(node)];
    const auto row = m_sheet->layout.row(tree.nodes[std::size_t(node)].level);
    const auto at = std::find(row.begin(), row.end(), node) - row.begin();
    const auto next = key == Qt::Key_Home ? 0 : key == Qt::Key_End ? row.size() - 1 : at + (key == Qt::Key_Left ? -1 : 1);
    return row[std::size_t(std::clamp<std::ptrdiff_t>(std::ptrdiff_t(next), 0, std::ptrdiff_t(row.size()) - 1))];
}

void ReductionCanvas::keyPressEvent(QKeyEvent *event)
{
    if (!m_sheet || (event->modifiers() & (Qt::AltModifier | Qt::ControlModifier)))
        return event->ignore();
    if (zoomBy(*this, *event, zoomStep))
        return;
    switch (event->key()) {
    case Qt::Key_Up:
    case Qt::Key_Down:
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_Home:
    case Qt::Key_End:
        Q_EMIT chosen(stepped(m_look.selected, event->key()));
        return;
    case Qt::Key_Escape:
        Q_EMIT chosen(-1);
        return;
    default:
        event->ignore();
    }
}

bool ReductionCanvas::viewportEvent(QEvent *event)
{
    if (event->type() == QEvent::Leave)
        hover(-1);
    return QAbstractScrollArea::viewportEvent(event);
}

} // namespace kernelscope
