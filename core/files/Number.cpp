#include "files/Number.h"

#include <cmath>
#include <limits>
#include <type_traits>
#include <utility>

#include <QtEndian>

#include "project/ScalarValue.h"
#include "support/Numbers.h"

namespace kernelscope {
namespace {

template <typename T> bool inRange(double value)
{
    // The limits themselves may not be doubles; the powers of two next to them are.
    const double top = std::ldexp(1.0, std::numeric_limits<T>::digits);
    const double bottom = std::is_signed_v<T> ? -top : 0;
    return std::floor(value) == value && value >= bottom && value < top;
}

template <typename T> bool storeWhole(const Number &number, char *to)
{
    const bool fits = std::visit(
        [](auto value) {
            if constexpr (std::is_same_v<decltype(value), double>)
                return inRange<T>(value);
            else
                return std::in_range<T>(value);
        },
        number);
    if (fits)
        qToLittleEndian(std::visit([](auto value) { return T(value); }, number), to);
    return fits;
}

double asDouble(const Number &number)
{
    return std::visit([](auto value) { return double(value); }, number);
}

/// Of a floating type: finite numbers may not become infinite.
template <typename T> bool storeReal(double value, char *to)
{
    const T narrow = asScalar<T>(value);
    if (std::isinf(double(narrow)) && !std::isinf(value))
        return false;
    qToLittleEndian(narrow, to);
    return true;
}

} // namespace

Number loadNumber(Scalar scalar, const char *from)
{
    return visitScalar(scalar, [from](auto zero) -> Number {
        const auto value = qFromLittleEndian<decltype(zero)>(from);
        if constexpr (!std::is_integral_v<decltype(zero)>)
            return double(value);
        else if constexpr (std::is_signed_v<decltype(zero)>)
            return qint64(value);
        else
            return quint64(value);
    });
}

bool storeNumber(Scalar scalar, const Number &number, char *to)
{
    return visitScalar(scalar, [&](auto zero) {
        if constexpr (std::is_integral_v<decltype(zero)>)
            return storeWhole<decltype(zero)>(number, to);
        else
            return storeReal<decltype(zero)>(asDouble(number), to);
    });
}

QString numberText(const Number &number)
{
    if (const auto *whole = std::get_if<qint64>(&number))
        return QString::number(*whole);
    if (const auto *whole = std::get_if<quint64>(&number))
        return QString::number(*whole);
    return numberText(std::get<double>(number));
}

} // namespace kernelscope
