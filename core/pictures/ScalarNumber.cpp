#include "pictures/ScalarNumber.h"

#include <cstring>

#include "support/Half.h"

namespace kernelscope {

namespace {

template <typename T> double numberIn(const char *bytes)
{
    T value;
    std::memcpy(&value, bytes, sizeof value);
    return double(value);
}

} // namespace

double scalarNumber(Scalar scalar, const char *bytes)
{
    switch (scalar) {
    case Scalar::Char:
        return numberIn<qint8>(bytes);
    case Scalar::UChar:
        return numberIn<quint8>(bytes);
    case Scalar::Short:
        return numberIn<qint16>(bytes);
    case Scalar::UShort:
        return numberIn<quint16>(bytes);
    case Scalar::Int:
        return numberIn<qint32>(bytes);
    case Scalar::UInt:
        return numberIn<quint32>(bytes);
    case Scalar::Long:
        return numberIn<qint64>(bytes);
    case Scalar::ULong:
        return numberIn<quint64>(bytes);
    case Scalar::Half: {
        quint16 half = 0;
        std::memcpy(&half, bytes, sizeof half);
        return halfToDouble(half);
    }
    case Scalar::Float:
        return double(numberIn<float>(bytes));
    case Scalar::Double:
        break;
    }
    return numberIn<double>(bytes);
}

} // namespace kernelscope
