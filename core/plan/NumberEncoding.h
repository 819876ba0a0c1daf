#pragma once

#include <optional>

#include <QByteArray>
#include <QString>

#include "project/ImageFormat.h"
#include "project/ScalarValue.h"
#include "support/Result.h"

namespace kernelscope {

/// The smallest and the greatest whole number of a type (as doubles: those of long and ulong are rounded).
double smallestOf(Scalar scalar);
double greatestOf(Scalar scalar);

/// Whether a number can be stored: for whole-number types it must be whole and in range.
bool fits(Scalar scalar, double value);
/// Why it doesn't, and the nearest value that does: "1.5 is not a whole number, which an int needs. Use 2."
Error doesNotFit(Scalar scalar, double value);
double nearestFitting(Scalar scalar, double value);

/// Writes a number that fits, in the machine's byte order. `target` need not be aligned.
void storeNumber(Scalar scalar, double value, char *target);

/// 64-bit integers written as digits, which JavaScript's numbers would round: "9007199254740993". nullopt for anything else,
/// and for what doesn't fit.
std::optional<QByteArray> exactInteger(Scalar scalar, const QString &text);

/// A channel of an image: normalised types take 0..1 or -1..1 (clamped, rounded to nearest), the others what fits.
[[nodiscard]] Result<void> storeChannel(const ImageFormat &format, double value, char *target);
double loadChannel(const ImageFormat &format, const char *source);

} // namespace kernelscope
