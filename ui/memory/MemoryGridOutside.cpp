// Elements that were accessed and are none, drawn where they would lie: in the rows around the grid, as far as they lie near.

#include <algorithm>

#include <QPainter>

#include "analysis/Evidence.h"
#include "ui/memory/MemoryGrid.h"
#include "ui/theme/Appearance.h"

namespace kernelscope {

constexpr qint64 mostRowsAway = 1;

static qint64 rowOf(qint64 cell, qint64 columns)
{
    return cell >= 0 ? cell / columns : -((-cell + columns - 1) / columns);
}

QRectF MemoryGrid::outsideRect(qint64 element) const
{
    const qint64 cell = element - qint64(m_firstElement), row = rowOf(cell, m_grid.columns);
    const bool isNear = row >= -mostRowsAway && row < m_grid.rows + mostRowsAway && m_grid.slices == 1;
    if (!isNear || (cell >= 0 && cell < m_grid.count))
        return {};
    const QSizeF size = m_grid.pitch - QSizeF(m_grid.gap, m_grid.gap);
    return {QPointF(double(cell - row * m_grid.columns) * m_grid.pitch.width(), double(row) * m_grid.pitch.height()), size};
}

std::pair<int, int> MemoryGrid::outsideRows() const
{
    std::pair<int, int> rows{0, 0};
    if (!m_cells || m_grid.slices > 1)
        return rows;
    for (const auto &[element, time] : m_cells->outside()) {
        const qint64 row = rowOf(element - qint64(m_firstElement), m_grid.columns);
        rows.first = std::max(rows.first, row < 0 && row >= -mostRowsAway ? int(-row) : 0);
        rows.second = std::max(rows.second, row >= m_grid.rows && row < m_grid.rows + mostRowsAway ? int(row - m_grid.rows + 1) : 0);
    }
    return rows;
}

std::optional<QRectF> MemoryGrid::rectOfOutside(qint64 element) const
{
    const QRectF rect = m_cells ? outsideRect(element) : QRectF();
    return rect.isEmpty() ? std::nullopt : std::optional(rect.translated(shift()));
}

/// As in Tiles: its index in a frame of dashes, filled where it is accessed now.
void MemoryGrid::paintOutside(QPainter &painter) const
{
    const Theme &theme = m_appearance.theme();
    painter.setBrush(Qt::NoBrush);
    for (const auto &[element, time] : m_cells->outside()) {
        const QRectF rect = outsideRect(element);
        if (rect.isEmpty())
            continue;
        const bool isNow = time == AccessTime::Now;
        const QColor colour = time == AccessTime::Later ? theme.mutedText : theme.error;
        painter.fillRect(rect, isNow ? theme.error : theme.surface);
        painter.setPen(QPen(colour, std::max(1.0, 1.5 * m_appearance.scale()), Qt::DashLine));
        painter.drawRect(rect.adjusted(0.5, 0.5, -0.5, -0.5));
        const QString index = QStringLiteral("[%1]").arg(element);
        painter.setFont(font());
        painter.setPen(isNow ? Theme::textOn(theme.error) : colour);
        if (QFontMetricsF(font()).horizontalAdvance(index) <= rect.width())
            painter.drawText(rect, Qt::AlignCenter, index);
    }
}

/// What a tool tip says of it; empty: there is none.
QString MemoryGrid::outsideUnder(const QPointF &point) const
{
    if (!m_cells)
        return {};
    const BoundObject &object = m_cells->timeline().object();
    for (const auto &[element, time] : m_cells->outside()) {
        if (outsideRect(element).translated(shift()).contains(point))
            return tr("%1 lies outside of %2, which has %3 elements: see Problems.")
                .arg(elementText(object, element * object.elementSize), object.name)
                .arg(object.elementCount());
    }
    return {};
}

} // namespace kernelscope
