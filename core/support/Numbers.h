#pragma once

#include <QString>

namespace kernelscope {

/// The shortest text that reads back as the same number, without an exponent for whole numbers below 1e15. Exponents have no zeros in
/// front: "1e-5".
QString numberText(double value);

/// Rounded to so many digits, as by %g but for the zeros in front of exponents.
QString digitsText(double value, int digits);

/// "48 KiB", "1.3 GiB", "512 bytes": binary units, at most four digits ("1010 KiB").
QString bytesText(quint64 bytes);

/// "0.18 ms", "12 us", "3.2 s": a duration given in nanoseconds, rounded to three digits.
QString durationText(double nanoseconds);

} // namespace kernelscope
