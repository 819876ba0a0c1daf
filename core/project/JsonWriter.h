#pragma once

#include <QByteArray>

#include "project/JsonValue.h"

namespace kernelscope {

/// The text of a JSON value, UTF-8, laid out by one rule so that it diffs well: one member a line, indented by two
/// spaces; but a list of scalars, an object of scalars, and an object whose only member fits on a line, stay on one
/// line where they end within 100 columns. The outermost value is always spread out.
QByteArray jsonText(const JsonValue &value);

} // namespace kernelscope
