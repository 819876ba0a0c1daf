#pragma once

#include <QtGlobal>

namespace kernelscope {

/// IEEE 754 binary16 as the bits of a 16-bit word. Rounds to the nearest, ties to even; what is too large becomes
/// infinite.
double doubleFromHalfBits(quint16 bits);
quint16 halfBitsFromDouble(double value);

} // namespace kernelscope
