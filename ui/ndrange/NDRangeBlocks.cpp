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
    const quint64 side = groupsOfBlock(m_plane, m_view.scale);
    const BlockCounts &flagged = blocksOf(m_flagged, m_flaggedBlocks, side);
    const BlockCounts &recorded = blocksOf(m_recorded, m_recordedBlocks, side);
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
            if (flagged.counts.contains({column, row})) { // In a few pixels a corner would not be seen.
                painter.fillRect(box, theme.error);
                continue;
            }
            painter.fillRect(box, absentColour(theme));
            if (const auto found = recorded.counts.find({column, row}); found != recorded.counts.end()) {
                const double share = std::min(1.0, double(found->second) / double(groupsIn(column, row, side)));
                painter.fillRect(QRectF(box.topLeft(), QSizeF(std::max(1.0, box.width() * share), box.height())), recordedColour(theme));
            }
        }
    }
}

/// Fewer than the square of the side at the right and lower edges.
quint64 NDRangeWidget::groupsIn(quint64 column, quint64 row, quint64 side) const
{
    quint64 groups = 0;
    for (quint64 at = row; at < std::min(row + side, m_plane.rows()); ++at) {
        const quint64 end = std::min(column + side, m_plane.columns());
        const bool isWhole = m_plane.groupAt(end - 1, at).has_value();
        for (quint64 cell = column; !isWhole && cell < end && m_plane.groupAt(cell, at); ++cell)
            ++groups;
        groups += isWhole ? end - column : 0;
    }
    return std::max<quint64>(1, groups);
}

/// O(groups) once for each size of blocks.
const NDRangeWidget::BlockCounts &NDRangeWidget::blocksOf(const std::unordered_set<quint64> &groups, BlockCounts &blocks,
                                                          quint64 side) const
{
    if (blocks.side == side)
        return blocks;
    blocks = {side, {}};
    for (const quint64 group : groups) {
        if (const auto place = m_plane.placeOf(group))
            ++blocks.counts[{place->first / side * side, place->second / side * side}];
    }
    return blocks;
}

bool NDRangeWidget::isBlockFlagged(quint64 group) const
{
    const quint64 side = groupsOfBlock(m_plane, m_view.scale);
    const auto place = m_plane.placeOf(group);
    return place && blocksOf(m_flagged, m_flaggedBlocks, side).counts.contains({place->first / side * side, place->second / side * side});
}

} // namespace kernelscope
