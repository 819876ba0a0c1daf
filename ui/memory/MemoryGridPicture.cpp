// A memory grid as a picture that is saved.

#include <QPainter>

#include "ui/memory/MemoryGrid.h"

namespace kernelscope {

bool MemoryGrid::isTooWideForAPicture() const
{
    constexpr double widest = 8000;
    return m_grid.size().width() > widest || m_grid.size().height() > widest;
}

/// All of it as it is zoomed; of what is very large the part in sight.
QSizeF MemoryGrid::pictureSize() const
{
    if (!m_cells)
        return {1, 1};
    const QSizeF all = contentSize();
    return isTooWideForAPicture() ? all.boundedTo(viewport()->size()) : all;
}

void MemoryGrid::paintPicture(QPainter &painter, const QRectF &into) const
{
    if (!m_cells)
        return;
    const QPointF from = isTooWideForAPicture() ? shift() : origin();
    const QRectF seen = QRectF(QPointF(0, spareHeight()), pictureSize()).translated(-from);
    painter.save();
    painter.translate(into.topLeft());
    painter.scale(into.width() / pictureSize().width(), into.height() / pictureSize().height());
    painter.translate(0, -spareHeight());
    painter.save();
    painter.setClipRect(QRectF(corner(), QPointF(pictureSize().width(), pictureSize().height() + spareHeight())), Qt::IntersectClip);
    painter.translate(from);
    paintAll(painter, seen);
    painter.restore();
    paintHeads(painter, seen, from);
    painter.restore();
}

} // namespace kernelscope
