#pragma once

#include <QByteArray>
#include <QList>

#include "project/ElementType.h"
#include "support/Result.h"

namespace kernelscope {

/// An array from a file, or for one. The bytes are as in a buffer's memory: little-endian, row-major (the last extent
/// runs fastest), a vector of 3 taking as much as one of 4. Arrays that are read hold scalars.
struct DataArray
{
    ElementType type;
    QList<quint64> shape; ///< in elements, slowest first
    QByteArray bytes;

    quint64 elementCount() const;
    bool operator==(const DataArray &) const = default;
};

/// The array's numbers as the memory of `elementCount` elements of another type, component after component. Refused:
/// another count than is wanted (the error names both), a number that the wanted type can't hold, a fraction where
/// whole numbers are wanted. Structs are taken from raw bytes only; `structSize` is then the size of one in bytes.
[[nodiscard]] Result<QByteArray> convertTo(const DataArray &array, const ElementType &wanted, quint64 elementCount, int structSize = 0);

} // namespace kernelscope
