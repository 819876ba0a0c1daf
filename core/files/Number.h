#pragma once

#include <variant>

#include "project/ElementType.h"

namespace kernelscope {

/// One number of an array without loss: 64-bit integers do not fit into a double.
using Number = std::variant<qint64, quint64, double>;

/// Reads one little-endian number of this type.
Number loadNumber(Scalar scalar, const char *from);

/// Writes one; false, and nothing written, where the type can't hold it: out of range, or a fraction or NaN for a whole
/// number.
bool storeNumber(Scalar scalar, const Number &number, char *to);

/// As a user would write it.
QString numberText(const Number &number);

} // namespace kernelscope
