#pragma once

#include <QByteArrayView>
#include <QString>

#include "project/ElementType.h"

namespace kernelscope {

/// How the cells of a table are written.
enum class NumberFormat { Decimal, Hexadecimal, Scientific, Bits };

/// A scalar in one of the other formats: "0x3f800000" (of a floating type its bits), "1.000000e+00", "0 01111111 00000000000000000000000"
/// (sign, exponent and fraction; of a whole number bytes). In Decimal all digits.
QString formattedNumber(Scalar scalar, QByteArrayView bytes, NumberFormat format);

} // namespace kernelscope
