#pragma once

#include <optional>

#include <QByteArray>
#include <QString>

#include "support/Error.h"

namespace kernelscope {

/// The line and column, counted in characters from 1, of a byte of a UTF-8 text.
SourcePlace placeOfByte(QByteArrayView text, qsizetype offset, const QString &file);

/// What to say of a text that is not UTF-8, with the place where it stops being it; nothing of one that is.
std::optional<Error> encodingError(const QByteArray &text, const QString &file);

} // namespace kernelscope
