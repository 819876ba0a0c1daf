#include "data/Comparison.h"

#include <algorithm>
#include <cmath>

#include "project/ScalarValue.h"

namespace kernelscope {
namespace {

QString textOf(const ComparedNumber &value, Scalar scalar)
{
    if (!value.isInteger)
        return numberTextAs(scalar, value.number);
    return value.integer < 0 ? QString::number(qint64(value.integer)) : QString::number(quint64(value.integer));
}

bool asInteger(const ComparedNumber &value, WideInteger &integer)
{
    if (value.isInteger) {
        integer = value.integer;
        return true;
    }
    if (std::floor(value.number) != value.number || std::abs(value.number) > 1e30)
        return false;
    integer = WideInteger(value.number);
    return true;
}

} // namespace

double absoluteError(const ComparedNumber &actual, const ComparedNumber &expected)
{
    WideInteger a = 0;
    WideInteger b = 0;
    if ((actual.isInteger || expected.isInteger) && asInteger(actual, a) && asInteger(expected, b))
        return double(a > b ? a - b : b - a);
    if (actual.number == expected.number)
        return 0; // two infinities too
    return std::abs(actual.number - expected.number);
}

bool isWithin(const Tolerance &tolerance, double error, double expected)
{
    if (error == 0)
        return true;
    return std::isfinite(error) && (error <= tolerance.absolute || error <= tolerance.relative * std::abs(expected));
}

void note(CheckResult &result, const Tolerance &tolerance, quint64 element, const ComparedNumber &actual, const ComparedNumber &expected)
{
    const double error = absoluteError(actual, expected);
    ++result.compared;
    if (error > 0 && std::isfinite(error)) {
        result.maxAbsoluteError = std::max(result.maxAbsoluteError, error);
        if (const double size = std::abs(expected.number); size > 0)
            result.maxRelativeError = std::max(result.maxRelativeError, error / size);
    }
    if (isWithin(tolerance, error, expected.number))
        return;
    if (result.mismatches++ > 0)
        return;
    result.firstMismatchIndex = qint64(element);
    result.actual = textOf(actual, actual.scalar);
    result.expected = textOf(expected, actual.scalar);
}

} // namespace kernelscope
