#pragma once

#include "session/ResultStore.h"

namespace kernelscope {

/// A part of the results file. Waits for a remote worker; `missing` is the error when its answer does not arrive.
[[nodiscard]] Result<QByteArray> waitForBytes(ResultStore &results, quint64 offset, quint64 size, const QString &missing);

} // namespace kernelscope
