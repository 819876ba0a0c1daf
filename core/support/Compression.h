#pragma once

#include <QByteArray>
#include <QByteArrayView>

#include "support/Result.h"

namespace kernelscope {

/// Zstandard (RFC 8878), for what travels to another machine: fast rather than small. At most 2 GiB.
QByteArray compressed(QByteArrayView bytes);

/// An error, a sentence, for what is damaged, says no size of its own, or would become more than `most` bytes.
[[nodiscard]] Result<QByteArray> decompressed(QByteArrayView bytes, quint64 most);

} // namespace kernelscope
