#include "expression/ArrayTotals.h"

#include <cmath>
#include <cstring>
#include <limits>

namespace kernelscope {
namespace {

template <typename T, typename Step> double over(const QByteArray &bytes, double start, Step step)
{
    double total = start;
    for (qsizetype at = 0; at + qsizetype(sizeof(T)) <= bytes.size(); at += qsizetype(sizeof(T))) {
        T value;
        std::memcpy(&value, bytes.constData() + at, sizeof value);
        total = step(total, double(value));
    }
    return total;
}

template <typename Step> double total(int kind, const QByteArray &bytes, double start, Step step)
{
    switch (kind) {
    case 0:
        return over<double>(bytes, start, step);
    case 1:
        return over<float>(bytes, start, step);
    case 2:
        return over<qint32>(bytes, start, step);
    case 3:
        return over<quint32>(bytes, start, step);
    case 4:
        return over<qint16>(bytes, start, step);
    case 5:
        return over<quint16>(bytes, start, step);
    case 6:
        return over<qint8>(bytes, start, step);
    default:
        return over<quint8>(bytes, start, step);
    }
}

constexpr double infinity = std::numeric_limits<double>::infinity();

} // namespace

double ArrayTotals::sum(int kind, const QByteArray &bytes) const
{
    return total(kind, bytes, 0, [](double sum, double value) { return sum + value; });
}

double ArrayTotals::min(int kind, const QByteArray &bytes) const
{
    return total(kind, bytes, infinity, [](double least, double value) { return value < least || std::isnan(value) ? value : least; });
}

double ArrayTotals::max(int kind, const QByteArray &bytes) const
{
    return total(kind, bytes, -infinity, [](double most, double value) { return value > most || std::isnan(value) ? value : most; });
}

} // namespace kernelscope
