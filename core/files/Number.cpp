#include "files/Number.h"

#include <cmath>
#include <limits>
#include <type_traits>
#include <utility>

#include <QtEndian>

#include "files/Half.h"
#include "support/Numbers.h"

namespace kernelscope {
namespace {

template <typename T> Number load(const char *from)
{
    const T value = qFromLittleEndian<T>(from);
    if constexpr (std::is_floating_point_v<T>)
        return double(value);
    else if constexpr (std::is_signed_v<T>)
        return qint64(value);
    else
        return quint64(value);
}

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

bool storeFloat(double value, char *to)
{
    const auto narrow = float(value);
    if (std::isinf(narrow) && !std::isinf(value))
        return false;
    qToLittleEndian(narrow, to);
    return true;
}

bool storeHalf(double value, char *to)
{
    const quint16 bits = halfBitsFromDouble(value);
    if ((bits & 0x7fff) == 0x7c00 && !std::isinf(value))
        return false;
    qToLittleEndian(bits, to);
    return true;
}

} // namespace

Number loadNumber(Scalar scalar, const char *from)
{
    switch (scalar) {
    case Scalar::Char:
        return load<qint8>(from);
    case Scalar::UChar:
        return load<quint8>(from);
    case Scalar::Short:
        return load<qint16>(from);
    case Scalar::UShort:
        return load<quint16>(from);
    case Scalar::Int:
        return load<qint32>(from);
    case Scalar::UInt:
        return load<quint32>(from);
    case Scalar::Long:
        return load<qint64>(from);
    case Scalar::ULong:
        return load<quint64>(from);
    case Scalar::Half:
        return doubleFromHalfBits(qFromLittleEndian<quint16>(from));
    case Scalar::Float:
        return load<float>(from);
    case Scalar::Double:
        break;
    }
    return load<double>(from);
}

bool storeNumber(Scalar scalar, const Number &number, char *to)
{
    switch (scalar) {
    case Scalar::Char:
        return storeWhole<qint8>(number, to);
    case Scalar::UChar:
        return storeWhole<quint8>(number, to);
    case Scalar::Short:
        return storeWhole<qint16>(number, to);
    case Scalar::UShort:
        return storeWhole<quint16>(number, to);
    case Scalar::Int:
        return storeWhole<qint32>(number, to);
    case Scalar::UInt:
        return storeWhole<quint32>(number, to);
    case Scalar::Long:
        return storeWhole<qint64>(number, to);
    case Scalar::ULong:
        return storeWhole<quint64>(number, to);
    case Scalar::Half:
        return storeHalf(asDouble(number), to);
    case Scalar::Float:
        return storeFloat(asDouble(number), to);
    case Scalar::Double:
        break;
    }
    qToLittleEndian(asDouble(number), to);
    return true;
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
