#include "data/Comparison.h"

#include <algorithm>
#include <cmath>

#include "support/Numbers.h"

namespace kernelscope {
namespace {

/// "9.064" of a float that is 9.064000129699707 as a double.
QString singleText(double value)
{
    for (int digits = 6; digits < 9; ++digits) {
        const QString text = QString::number(value, 'g', digits);
        if (text.toFloat() == float(value))
            return text;
    }
    return QString::number(value, 'g', 9);
}

QString textOf(const ComparedNumber &value, bool isSingle)
{
    const bool isWhole = std::floor(value.number) == value.number;
    if (!value.isInteger)
        return isSingle && std::isfinite(value.number) && !isWhole ? singleText(value.number) : numberText(value.number);
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
    result.actual = textOf(actual, actual.isSingle);
    result.expected = textOf(expected, actual.isSingle);
}

} // namespace kernelscope
