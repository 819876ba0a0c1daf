#pragma once

#include <QByteArray>
#include <QString>

#include "support/Result.h"

namespace kernelscope {

/// Writes the file whole, or leaves what was there. The error names it: "The file can't be written: No space left on device." Any thread.
[[nodiscard]] Result<void> writeFile(const QString &path, const QByteArray &bytes);

/// The same with what another file holds, which may be larger than the memory.
[[nodiscard]] Result<void> copyFile(const QString &from, const QString &to);

} // namespace kernelscope
