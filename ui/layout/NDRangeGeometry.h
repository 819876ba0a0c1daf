#pragma once

#include <optional>

#include <QPointF>
#include <QRectF>
#include <QSizeF>

#include "plan/NDRange.h"

namespace kernelscope {

/// How an NDRange lies in the plane, in units: a work-item is a square of 1 by 1, work-groups have a gap between them.
/// Of three dimensions one slice of work-items (one z) is shown. One dimension is broken into rows: the items of a group
/// into rows of 32 or of 16, the groups into as many rows as make a work-item largest in the wanted shape. Any sizes; every question is
/// answered in O(1).
class NDRangePlane
{
public:
    /// `aspect` is the width of the room against its height.
    explicit NDRangePlane(const NDRange &range, double aspect = 1.6, quint64 slice = 0);

    quint64 slices() const { return m_range.global[2]; }
    QSizeF size() const;
    QRectF groupRect(quint64 group) const;                   ///< by linear id; empty: not in this slice
    QRectF itemRect(quint64 group, quint64 localItem) const; ///< by linear ids; empty: not in this slice

    struct Hit
    {
        quint64 group = 0;                ///< linear, x fastest
        std::optional<quint64> localItem; ///< linear; nullopt: between the items
        bool operator==(const Hit &) const = default;
    };
    std::optional<Hit> hit(QPointF point) const;

    /// Columns and rows of the grid of groups that a rectangle touches: [first, second).
    std::pair<quint64, quint64> columnsIn(const QRectF &rect) const;
    std::pair<quint64, quint64> rowsIn(const QRectF &rect) const;
    /// The group in a column and row; nullopt: none there (the last row of one dimension).
    std::optional<quint64> groupAt(quint64 column, quint64 row) const;
    /// Its column and row; nullopt: it is not in this slice.
    std::optional<std::pair<quint64, quint64>> placeOf(quint64 group) const;
    quint64 columns() const { return m_columns; }
    quint64 rows() const { return m_rows; }
    double columnWidth() const { return double(m_tileWidth) + m_gap; }
    double rowHeight() const { return double(m_tileHeight) + m_rowGap; }
    QSizeF gaps() const { return {m_gap, m_rowGap}; } ///< between groups
    bool isLine() const { return m_range.dimensions == 1; }

private:
    void breakLine(double aspect, quint64 itemsInRow);
    void arrangeLine(double aspect);
    double scaleIn(double aspect) const; ///< of a work-item, in a room that is `aspect` wide and 1 high
    quint64 groupSlice() const { return m_slice / m_range.local[2]; }
    NDRange m_range;
    quint64 m_slice = 0;
    quint64 m_tileWidth = 1; ///< work-items
    quint64 m_tileHeight = 1;
    quint64 m_columns = 1; ///< groups
    quint64 m_rows = 1;
    double m_gap = 0.5;
    double m_rowGap = 0.5; ///< of one dimension higher, so that the ids have room
};

/// Pixels a unit at which the plane fits into so many of them.
double fittingScale(const NDRangePlane &plane, QSizeF pixels, double margin = 8);

/// What is worth drawing at a scale.
enum class NDRangeDetail {
    Labels, ///< work-items with their ids
    Items,  ///< work-items
    Groups,
    Blocks ///< of many groups each
};
NDRangeDetail detailOf(const NDRangePlane &plane, double scale);
/// Groups on a block's side: a power of two, so that blocks stay where they are while one zooms. 1 unless Blocks.
quint64 groupsOfBlock(const NDRangePlane &plane, double scale);

} // namespace kernelscope
