#pragma once

#include <cstring>
#include <type_traits>

#include <QString>

#include "project/ElementType.h"
#include "support/Half.h"

namespace kernelscope {

/// Calls `use` with a zero of the C++ type that a scalar is kept in: qint8 to quint64, qfloat16, float or double.
template <typename Use> auto visitScalar(Scalar scalar, const Use &use)
{
    switch (scalar) {
    case Scalar::Char:
        return use(qint8());
    case Scalar::UChar:
        return use(quint8());
    case Scalar::Short:
        return use(qint16());
    case Scalar::UShort:
        return use(quint16());
    case Scalar::Int:
        return use(qint32());
    case Scalar::UInt:
        return use(quint32());
    case Scalar::Long:
        return use(qint64());
    case Scalar::ULong:
        return use(quint64());
    case Scalar::Half:
        return use(qfloat16());
    case Scalar::Float:
        return use(float());
    case Scalar::Double:
        break;
    }
    return use(double());
}

/// A number as another type holds it; what is out of range of a whole-number type must not be asked for.
template <typename To> To asScalar(double value)
{
    if constexpr (std::is_same_v<To, qfloat16>)
        return toHalf(value);
    else
        return To(value);
}

/// Bytes need not be aligned; they are in the machine's order.
template <typename T> T valueAt(const char *source)
{
    T value;
    std::memcpy(&value, source, sizeof value);
    return value;
}

template <typename T> void putValue(T value, char *target)
{
    std::memcpy(target, &value, sizeof value);
}

/// The number that the bytes of a scalar stand for. Whole numbers beyond 2^53 are rounded.
double numberAt(Scalar scalar, const char *source);

/// The shortest text that reads back as the same value of its own type: "0.1" of a float and of a half, too.
QString numberTextAt(Scalar scalar, const char *source);

/// A number of any type, rounded to this one: "0.1" where a float's 0.10000000149011612 is given.
QString numberTextAs(Scalar scalar, double value);

} // namespace kernelscope
