#pragma once

#include <QByteArray>

#include "files/DataArray.h"
#include "support/Result.h"

namespace kernelscope {

/// Reads numbers separated by commas, semicolons, tabs or spaces, a header line and lines that start with # left out.
/// Gives long where all are whole (ulong where one needs it), else double; the shape is lines by columns, or one extent
/// where there is one column, one line, or lines of different lengths. Errors say line and column.
[[nodiscard]] Result<DataArray> readCsv(QByteArrayView bytes);

/// Writes the last extent's elements as a line, separated by commas, a vector's components one after the other. Numbers
/// read back as the same. A struct's bytes are written as numbers.
QByteArray writeCsv(const DataArray &array);

} // namespace kernelscope
