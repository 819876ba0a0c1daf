#include "plan/NumberEncoding.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include <QRegularExpression>

#include "project/ScalarValue.h"
#include "support/Numbers.h"

namespace kernelscope {

double smallestOf(Scalar scalar)
{
    return visitScalar(scalar, [](auto zero) { return double(std::numeric_limits<decltype(zero)>::lowest()); });
}

double greatestOf(Scalar scalar)
{
    return visitScalar(scalar, [](auto zero) { return double(std::numeric_limits<decltype(zero)>::max()); });
}

bool fits(Scalar scalar, double value)
{
    if (isFloating(scalar))
        return true;
    if (!(std::floor(value) == value && std::isfinite(value) && value >= smallestOf(scalar)))
        return false;
    // The greatest 64-bit integers round up to a double that is one too many.
    return sizeInBytes(scalar) == 8 ? value < greatestOf(scalar) : value <= greatestOf(scalar);
}

double nearestFitting(Scalar scalar, double value)
{
    if (isFloating(scalar))
        return value;
    if (std::isnan(value))
        return 0;
    const double greatest = sizeInBytes(scalar) == 8 ? std::nextafter(greatestOf(scalar), 0.0) : greatestOf(scalar);
    return std::clamp(std::round(value), smallestOf(scalar), greatest);
}

/// A limit of an integer type to the last digit.
QString limitText(Scalar scalar, bool isGreatest)
{
    return visitScalar(scalar, [isGreatest](auto zero) {
        using T = decltype(zero);
        const T limit = isGreatest ? std::numeric_limits<T>::max() : std::numeric_limits<T>::lowest();
        if constexpr (std::is_integral_v<T>)
            return QString::number(limit);
        else
            return kernelscope::numberText(double(limit));
    });
}

Error doesNotFit(Scalar scalar, double value)
{
    const QString use = numberText(nearestFitting(scalar, value));
    if (!std::isfinite(value) || std::floor(value) != value)
        return {
            QStringLiteral("%1 is not a whole number, which the type %2 needs. Use %3.").arg(numberText(value), scalarName(scalar), use),
            {}};
    return {QStringLiteral("%1 is outside of the type %2 (%3 to %4). Use %5.")
                .arg(numberText(value), scalarName(scalar), limitText(scalar, false), limitText(scalar, true), use),
            {}};
}

void storeNumber(Scalar scalar, double value, char *target)
{
    visitScalar(scalar, [&](auto zero) { putValue(asScalar<decltype(zero)>(value), target); });
}

std::optional<QByteArray> exactInteger(Scalar scalar, const QString &text)
{
    static const QRegularExpression digits(QStringLiteral("^[\"']?(-?\\d+)[\"']?$"));
    const auto match = digits.match(text);
    if (!match.hasMatch() || (scalar != Scalar::Long && scalar != Scalar::ULong))
        return std::nullopt;
    bool ok = false;
    QByteArray bytes(8, '\0');
    if (scalar == Scalar::Long)
        putValue(qint64(match.captured(1).toLongLong(&ok)), bytes.data());
    else
        putValue(quint64(match.captured(1).toULongLong(&ok)), bytes.data());
    return ok ? std::optional(bytes) : std::nullopt;
}

Result<void> storeChannel(const ImageFormat &format, double value, char *target)
{
    double stored = value;
    if (format.isNormalized()) {
        if (std::isnan(value))
            return fail(QStringLiteral("NaN cannot be a channel of an image of type %1.").arg(scalarName(format.scalar())));
        const double greatest = greatestOf(format.scalar());
        stored = std::nearbyint(std::clamp(value, isSigned(format.scalar()) ? -1.0 : 0.0, 1.0) * greatest);
    }
    if (!fits(format.scalar(), stored))
        return fail(doesNotFit(format.scalar(), stored));
    storeNumber(format.scalar(), stored, target);
    return {};
}

double loadChannel(const ImageFormat &format, const char *source)
{
    const double raw = numberAt(format.scalar(), source);
    return format.isNormalized() ? std::max(raw / greatestOf(format.scalar()), -1.0) : raw;
}

} // namespace kernelscope
