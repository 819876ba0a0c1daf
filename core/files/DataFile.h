#pragma once

#include <QByteArray>
#include <QString>

#include "files/DataArray.h"
#include "support/Result.h"

namespace kernelscope {

/// Whether a file of this name holds bytes as they are in memory: .bin, or .raw, as other programs name it.
bool isRawFile(const QString &name);

/// Raw bytes as elements of this type, little-endian. A struct's size is not known here: the shape is then empty.
[[nodiscard]] Result<DataArray> readRaw(QByteArrayView bytes, const ElementType &type);

/// Reads a buffer's data by the ending of the file's name: .npy, .csv, .png, .bin or .raw (raw bytes of `type`). Errors name
/// the file.
[[nodiscard]] Result<DataArray> readDataFile(const QString &name, QByteArrayView bytes, const ElementType &type);

/// How long a file of this name may be that fills a buffer of so many bytes with so many numbers, generously: what is longer need not be
/// read to know that it doesn't fit.
qint64 largestDataFile(const QString &name, quint64 numbers, quint64 sizeInBytes);

/// The bytes of a file of this name, by its ending.
[[nodiscard]] Result<QByteArray> writeDataFile(const QString &name, const DataArray &array);

} // namespace kernelscope
