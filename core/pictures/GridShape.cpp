#include "pictures/GridShape.h"

#include <algorithm>

namespace kernelscope {

GridShape GridShape::of(const QList<quint64> &dimensions, quint64 elements)
{
    const quint64 count = std::max<quint64>(elements, 1);
    if (dimensions.size() < 2 || dimensions.contains(0))
        return {count, 1, 1};
    const auto rowsFor = [&](quint64 wide) { return (count + wide - 1) / wide; };
    GridShape shape;
    shape.width = dimensions.last();
    if (dimensions.size() == 2) {
        shape.height = rowsFor(shape.width);
        return shape;
    }
    shape.height = dimensions[dimensions.size() - 2];
    shape.slices = (rowsFor(shape.width) + shape.height - 1) / shape.height;
    return shape;
}

} // namespace kernelscope
