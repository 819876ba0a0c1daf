#include "ui/layout/CellGrid.h"

#include <algorithm>
#include <cmath>

namespace kernelscope {

CellGrid CellGrid::wrapped(qint64 count, qint64 columns)
{
    CellGrid grid;
    grid.count = std::max(qint64(0), count);
    grid.columns = std::clamp(columns, qint64(1), std::max(qint64(1), count));
    grid.rows = std::max(qint64(1), (grid.count + grid.columns - 1) / grid.columns);
    return grid;
}

CellGrid CellGrid::matrix(qint64 columns, qint64 rows, qint64 slices)
{
    return {.count = columns * rows * slices,
            .columns = std::max(qint64(1), columns),
            .rows = std::max(qint64(1), rows),
            .slices = std::max(qint64(1), slices)};
}

CellGrid CellGrid::fittedSlices(double width) const
{
    CellGrid grid = *this;
    const double each = sliceSize().width() + sliceGap;
    grid.slicesInRow = std::clamp(qint64((width + sliceGap) / each), qint64(1), slices);
    return grid;
}

QSizeF CellGrid::size() const
{
    const qint64 across = std::min(slices, slicesInRow);
    const qint64 down = (slices + slicesInRow - 1) / slicesInRow;
    const double titles = slices > 1 ? sliceGap * double(down) : 0;
    return {double(across) * sliceSize().width() + double(across - 1) * sliceGap, double(down) * sliceSize().height() + titles};
}

QPointF CellGrid::sliceOrigin(qint64 slice) const
{
    const double title = slices > 1 ? sliceGap : 0;
    return {double(slice % slicesInRow) * (sliceSize().width() + sliceGap),
            double(slice / slicesInRow) * (sliceSize().height() + title) + title};
}

QRectF CellGrid::cellRect(qint64 cell) const
{
    const qint64 inSlice = cell % (columns * rows);
    const QPointF origin = sliceOrigin(cell / (columns * rows));
    const QPointF corner = origin + QPointF(double(inSlice % columns) * pitch.width(), double(inSlice / columns) * pitch.height());
    return {corner, QSizeF(pitch.width() - gap, pitch.height() - gap)};
}

qint64 CellGrid::cellAt(qint64 column, qint64 row, qint64 slice) const
{
    if (column < 0 || row < 0 || slice < 0 || column >= columns || row >= rows || slice >= slices)
        return -1;
    const qint64 cell = (slice * rows + row) * columns + column;
    return cell < count ? cell : -1;
}

qint64 CellGrid::cellAt(const QPointF &point) const
{
    const QSizeF each = sliceSize();
    const double title = slices > 1 ? sliceGap : 0;
    const auto across = qint64(std::floor(point.x() / (each.width() + sliceGap)));
    const auto down = qint64(std::floor(point.y() / (each.height() + title)));
    if (across < 0 || across >= slicesInRow || down < 0)
        return -1;
    const qint64 slice = down * slicesInRow + across;
    const QPointF inSlice = point - sliceOrigin(slice);
    return cellAt(qint64(std::floor(inSlice.x() / pitch.width())), qint64(std::floor(inSlice.y() / pitch.height())), slice);
}

CellGrid::Range CellGrid::rangeIn(qint64 slice, const QRectF &area) const
{
    const QRectF part = area.translated(-sliceOrigin(slice));
    const auto column = [this](double x) { return std::clamp(qint64(std::floor(x / pitch.width())), qint64(0), columns); };
    const auto row = [this](double y) { return std::clamp(qint64(std::floor(y / pitch.height())), qint64(0), rows); };
    const auto end = [](qint64 last, double edge, double each, qint64 most) {
        return edge <= 0 ? qint64(0) : std::min(most, last + (double(last) * each < edge ? 1 : 0));
    };
    return {column(part.left()), end(column(part.right()), part.right(), pitch.width(), columns), row(part.top()),
            end(row(part.bottom()), part.bottom(), pitch.height(), rows)};
}

qint64 CellGrid::moved(qint64 cell, qint64 byColumns, qint64 byRows) const
{
    const qint64 inSlice = cell % (columns * rows);
    const qint64 column = std::clamp(inSlice % columns + byColumns, qint64(0), columns - 1);
    const qint64 row = std::clamp(inSlice / columns + byRows, qint64(0), rows - 1);
    const qint64 to = cellAt(column, row, cell / (columns * rows));
    return to < 0 ? cell : to;
}

} // namespace kernelscope
