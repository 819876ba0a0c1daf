#pragma once

#include <QPointF>
#include <QRectF>
#include <QSizeF>

namespace kernelscope {

/// Where the cells of a grid of one to three dimensions lie: rows below each other, the slices of a third dimension side by
/// side, as many of them in a row as fit. Cells count x fastest, then y, then z; a list of one dimension fills rows of
/// `columns` and may end in the middle of one. Lengths in any unit, from the grid's top left corner. Pure; every question
/// is answered in O(1).
struct CellGrid
{
    qint64 count = 0; ///< cells, at most columns * rows * slices
    qint64 columns = 1;
    qint64 rows = 1; ///< of a slice
    qint64 slices = 1;
    qint64 slicesInRow = 1;
    QSizeF pitch{16, 16}; ///< from one cell to the next, the gap between them included
    double gap = 1;
    double sliceGap = 24; ///< room for a slice's title above it, and between slices

    struct Range ///< of columns and rows of a slice; the ends are not included
    {
        qint64 fromColumn = 0, toColumn = 0, fromRow = 0, toRow = 0;
        bool isEmpty() const { return fromColumn >= toColumn || fromRow >= toRow; }
    };

    /// A list in rows of so many.
    static CellGrid wrapped(qint64 count, qint64 columns);
    /// A matrix, or slices of it.
    static CellGrid matrix(qint64 columns, qint64 rows, qint64 slices = 1);
    /// The same with as many slices side by side as a width holds.
    CellGrid fittedSlices(double width) const;

    QSizeF size() const;
    QSizeF sliceSize() const { return {double(columns) * pitch.width(), double(rows) * pitch.height()}; }
    QPointF sliceOrigin(qint64 slice) const;                      ///< of its first cell
    QRectF cellRect(qint64 cell) const;                           ///< without the gap
    qint64 cellAt(const QPointF &point) const;                    ///< -1: none; a gap belongs to the cell before it
    qint64 cellAt(qint64 column, qint64 row, qint64 slice) const; ///< -1: outside
    Range rangeIn(qint64 slice, const QRectF &area) const;
    /// The cell so many columns and rows further, staying in the grid and in the slice.
    qint64 moved(qint64 cell, qint64 byColumns, qint64 byRows) const;
};

} // namespace kernelscope
