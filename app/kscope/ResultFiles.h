#pragma once

#include "session/ResultStore.h"

namespace kernelscope {

/// A part of the results file. Waits for a remote worker; `missing` is the error when its answer does not arrive.
[[nodiscard]] Result<QByteArray> waitForBytes(ResultStore &results, quint64 offset, quint64 size, const QString &missing);

/// Writes the file whole, or leaves what was there. The error names it.
[[nodiscard]] Result<void> writeFile(const QString &path, const QByteArray &bytes);

} // namespace kernelscope
