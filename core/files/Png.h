#pragma once

#include <QByteArray>

#include "files/DataArray.h"
#include "support/Result.h"

namespace kernelscope {

/// Reads a PNG of at most 64 million pixels as uchar of the shape height, width, 4: red, green, blue, opacity.
[[nodiscard]] Result<DataArray> readPng(QByteArrayView bytes);

/// Writes uchar4 of the shape height, width, or uchar of height, width, 4, as colours; uchar of height, width as grey.
[[nodiscard]] Result<QByteArray> writePng(const DataArray &array);

} // namespace kernelscope
