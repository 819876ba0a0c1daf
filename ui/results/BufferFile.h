#pragma once

#include <QByteArray>
#include <QImage>

#include "run/RunResult.h"
#include "support/Result.h"

namespace kernelscope {

/// The contents of a buffer as the bytes of a file of this name, by its ending: .npy, .csv, .bin, or .png where its elements are colours
/// or bytes of two dimensions. Any thread.
[[nodiscard]] Result<QByteArray> bufferFile(const QString &name, const BufferResult &buffer, const QByteArray &bytes);

/// Whether a file of this name could be the initial contents of a buffer.
bool isDataFile(const QString &name);

} // namespace kernelscope
