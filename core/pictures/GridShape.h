#pragma once

#include <QList>

#include "trace/BoundObject.h"

namespace kernelscope {

/// A place in a grid: column, row, slice.
struct GridCell
{
    quint64 x = 0;
    quint64 y = 0;
    quint64 z = 0;

    bool operator==(const GridCell &) const = default;
};

/// Memory seen as a matrix, row by row, x fastest; of three dimensions one slice after the other. What is after the
/// last full row or slice still has a place: the last ones may be partly empty.
struct GridShape
{
    quint64 width = 1;
    quint64 height = 1;
    quint64 slices = 1;

    /// `dimensions` outermost first, as in BoundObject. More than three: the outer ones are slices, one after the other.
    /// None, or one that is 0: a single row. `elements` may be more or fewer than the dimensions say: height or slices follow.
    static GridShape of(const QList<quint64> &dimensions, quint64 elements);
    static GridShape of(const BoundObject &object) { return of(object.dimensions, object.elementCount()); }

    GridCell cellOf(quint64 element) const { return {element % width, element / width % height, element / width / height}; }
    quint64 elementAt(GridCell cell) const { return (cell.z * height + cell.y) * width + cell.x; }
    bool isMatrix() const { return height > 1 || slices > 1; }

    bool operator==(const GridShape &) const = default;
};

} // namespace kernelscope
