#include "project/ScalarValue.h"

#include <array>
#include <charconv>

#include "support/Numbers.h"

namespace kernelscope {
namespace {

QString shortestText(double value)
{
    return numberText(value);
}

/// The digits of the shortest text are those of the double that it stands for, too.
QString shortestText(float value)
{
    std::array<char, 16> text{};
    const auto [end, error] = std::to_chars(text.data(), text.data() + text.size(), value);
    return numberText(std::isfinite(value) ? QByteArray(text.data(), end - text.data()).toDouble() : double(value));
}

/// Whole numbers keep all digits: 65504, though 65500 is the same half.
QString shortestText(qfloat16 value)
{
    constexpr int mostDigits = 5;
    const bool isWhole = std::floor(double(value)) == double(value);
    for (int digits = 1; digits < mostDigits && !isWhole && qIsFinite(value); ++digits) {
        if (const double rounded = QString::number(double(value), 'g', digits).toDouble(); toHalf(rounded) == value)
            return numberText(rounded);
    }
    return numberText(double(value));
}

template <typename T>
requires std::is_integral_v<T> QString shortestText(T value)
{
    return QString::number(value);
}

} // namespace

double numberAt(Scalar scalar, const char *source)
{
    return visitScalar(scalar, [&](auto zero) { return double(valueAt<decltype(zero)>(source)); });
}

QString numberTextAt(Scalar scalar, const char *source)
{
    return visitScalar(scalar, [&](auto zero) { return shortestText(valueAt<decltype(zero)>(source)); });
}

QString numberTextAs(Scalar scalar, double value)
{
    return visitScalar(scalar, [&](auto zero) { return shortestText(asScalar<decltype(zero)>(value)); });
}

} // namespace kernelscope
