#pragma once

#include <QString>

namespace kernelscope {

/// The shortest text that reads back as the same number, without an exponent for whole numbers below 1e15.
QString numberText(double value);

/// "48 KiB", "1.3 GiB", "512 bytes": binary units, at most four digits ("1010 KiB").
QString bytesText(quint64 bytes);

/// "0.18 ms", "12 us", "3.2 s": a duration given in nanoseconds, rounded to three digits.
QString durationText(double nanoseconds);

} // namespace kernelscope
