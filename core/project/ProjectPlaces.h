#pragma once

#include <QByteArray>
#include <QString>

#include "project/JsonValue.h"
#include "support/Error.h"

namespace kernelscope {

/// Where the value of a JSON pointer stands in the text that `json` was read from, or the nearest thing around it that
/// is there. With `atKey` the place of its key.
SourcePlace placeOfPointer(const JsonValue &json, const QByteArray &text, const QString &file, const QString &pointer, bool atKey = false);

/// The same from the project file's text alone; the file without a line where that is no JSON. For problems of
/// planning.
SourcePlace placeOfPointer(const QByteArray &text, const QString &file, const QString &pointer);

} // namespace kernelscope
