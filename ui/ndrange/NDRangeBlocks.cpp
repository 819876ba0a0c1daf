// How an NDRange is drawn whose work-groups are too many to see each.

#include <algorithm>

#include <QPainter>

#include "ui/ndrange/NDRangeWidget.h"
#include "ui/theme/Appearance.h"
#include "ui/theme/Marks.h"

namespace kernelscope {

/// Too many groups to see each: squares of many stand for them.
void NDRangeWidget::paintBlocks(QPainter &painter, const QRectF &area) const
{
    const Theme &theme = m_appearance.theme();
    const QColor recorded = recordedColour(theme);
    const quint64 side = groupsOfBlock(m_plane, m_view.scale);
    const auto &flagged = flaggedBlocks(side);
    const QRectF units = m_view.toUnits(area);
    const auto [fromColumn, toColumn] = m_plane.columnsIn(units);
    const auto [fromRow, toRow] = m_plane.rowsIn(units);
    for (quint64 row = fromRow / side * side; row < toRow; row += side) {
        for (quint64 column = fromColumn / side * side; column < toColumn; column += side) {
            const double columns = double(std::min(side, m_plane.columns() - column));
            const double rows = double(std::min(side, m_plane.rows() - row));
            const QRectF block(double(column) * m_plane.columnWidth(), double(row) * m_plane.rowHeight(), columns * m_plane.columnWidth(),
                               rows * m_plane.rowHeight());
            const QRectF box = m_view.toPixels(block).adjusted(0, 0, -1, -1);
            // In a few pixels a corner would not be seen.
            const QColor colour = flagged.contains({column, row}) ? theme.error : isRecorded(column, row, side) ? recorded : theme.border;
            painter.fillRect(box, colour);
        }
    }
}

/// Whether one of the first groups of a block is marked: to look at each of a million takes too long.
bool NDRangeWidget::isRecorded(quint64 column, quint64 row, quint64 side) const
{
    constexpr quint64 most = 16;
    for (quint64 k = 0; m_marks && k < std::min(side * side, most); ++k) {
        const auto group = m_plane.groupAt(column + k % side, row + k / side);
        if (group && m_marks(*group).isThere)
            return true;
    }
    return false;
}

/// O(work-groups that take part in a finding) once for each size of blocks.
const std::set<std::pair<quint64, quint64>> &NDRangeWidget::flaggedBlocks(quint64 side) const
{
    if (m_flaggedSide == side)
        return m_flaggedBlocks;
    m_flaggedSide = side;
    m_flaggedBlocks.clear();
    for (const quint64 group : m_flagged) {
        if (const auto place = m_plane.placeOf(group))
            m_flaggedBlocks.insert({place->first / side * side, place->second / side * side});
    }
    return m_flaggedBlocks;
}

bool NDRangeWidget::isBlockFlagged(quint64 group) const
{
    const quint64 side = groupsOfBlock(m_plane, m_view.scale);
    const auto place = m_plane.placeOf(group);
    return place && flaggedBlocks(side).contains({place->first / side * side, place->second / side * side});
}

} // namespace kernelscope
