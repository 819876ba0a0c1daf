#include "ui/layout/TableShape.h"

#include <algorithm>

namespace kernelscope {

TableShape TableShape::of(const QList<quint64> &shape, int columns)
{
    TableShape table;
    table.elementCount = shape.isEmpty() ? 0 : 1;
    for (const quint64 extent : shape)
        table.elementCount *= extent;
    if (table.elementCount == 0)
        return {};
    table.wrapped = shape.size() == 1;
    if (table.wrapped) {
        table.elementsInRow = std::min<quint64>(quint64(columns), table.elementCount);
        table.rowsInSlice = (table.elementCount + table.elementsInRow - 1) / table.elementsInRow;
    } else {
        table.elementsInRow = shape.last();
        table.rowsInSlice = shape[shape.size() - 2];
        table.slices = shape.size() == 3 ? shape.first() : 1;
    }
    return table;
}

quint64 TableShape::blocks() const
{
    return std::max<quint64>(1, (rowsInSlice + maximumRows - 1) / maximumRows);
}

int TableShape::rows(quint64 block) const
{
    const quint64 before = block * maximumRows;
    return before >= rowsInSlice ? 0 : int(std::min<quint64>(maximumRows, rowsInSlice - before));
}

int TableShape::columns() const
{
    return elementCount == 0 ? 0 : int(std::min<quint64>(maximumColumns, elementsInRow));
}

quint64 TableShape::elementAt(quint64 slice, quint64 block, int row, int column) const
{
    const quint64 line = slice * rowsInSlice + block * maximumRows + quint64(row);
    return std::min(elementCount, line * elementsInRow + quint64(column));
}

TableShape::Cell TableShape::cellOf(quint64 element) const
{
    if (element >= elementCount)
        return {};
    const quint64 line = element / elementsInRow;
    const quint64 row = line % rowsInSlice;
    return {line / rowsInSlice, row / maximumRows, int(row % maximumRows),
            int(std::min<quint64>(element % elementsInRow, maximumColumns - 1))};
}

} // namespace kernelscope
