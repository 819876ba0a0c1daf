#pragma once

#include <QByteArray>
#include <QString>

#include "project/JsonValue.h"
#include "support/Result.h"

namespace kernelscope {

inline constexpr char byteOrderMark[] = "\xef\xbb\xbf"; ///< of UTF-8

/// Reads a JSON text (RFC 8259, UTF-8, at most 64 levels deep). The error says in plain words what is wrong, and where.
/// A key given twice in one object is an error too. `file` names the text in errors.
[[nodiscard]] Result<JsonValue> parseJson(const QByteArray &text, const QString &file);

} // namespace kernelscope
