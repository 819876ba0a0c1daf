#pragma once

#include <QByteArray>

#include "files/DataArray.h"
#include "support/Result.h"

namespace kernelscope {

/// Reads NumPy's .npy, format 1 to 3, either byte order; Fortran order is turned into row-major order. Booleans become
/// uchar.
[[nodiscard]] Result<DataArray> readNpy(QByteArrayView bytes);

/// Writes .npy, format 1. A vector's components become a last extent of the shape, a struct's bytes one of bytes.
QByteArray writeNpy(const DataArray &array);

/// "<f4" and the like.
QByteArray npyTypeName(Scalar scalar);

} // namespace kernelscope
