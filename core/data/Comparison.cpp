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

Comparison::Comparison(CheckResult &result, const Tolerance &tolerance, quint64 elements)
    : m_result(result), m_tolerance(tolerance), m_elements(elements)
{
    m_result.stretch = std::max<quint64>(1, (elements + CheckResult::mostStretches - 1) / CheckResult::mostStretches);
}

void Comparison::note(quint64 element, int number, const ComparedNumber &actual, const ComparedNumber &expected)
{
    const double error = absoluteError(actual, expected);
    const bool isWorse = error > m_result.maxAbsoluteError && std::isfinite(error);
    if (m_result.compared++ == 0 || isWorse)
        m_worst = {element, number, actual, expected};
    if (error > 0 && std::isfinite(error)) {
        m_result.maxAbsoluteError = std::max(m_result.maxAbsoluteError, error);
        if (const double size = std::abs(expected.number); size > 0)
            m_result.maxRelativeError = std::max(m_result.maxRelativeError, error / size);
    }
    if (!isWithin(m_tolerance, error, expected.number))
        noteMismatch({element, number, actual, expected});
}

ComparedValue Comparison::valueOf(const Noted &noted)
{
    return {noted.element, noted.number, textOf(noted.actual, noted.actual.scalar), textOf(noted.expected, noted.actual.scalar)};
}

void Comparison::noteMismatch(const Noted &noted)
{
    if (m_result.values.size() < CheckResult::mostValues)
        m_result.values << valueOf(noted);
    if (m_result.mismatches++ == 0) {
        m_result.firstMismatchIndex = qint64(noted.element);
        m_result.actual = m_result.values.first().actual;
        m_result.expected = m_result.values.first().expected;
        m_result.mismatchMap = QByteArray(qsizetype((m_elements + m_result.stretch - 1) / m_result.stretch + 7) / 8, '\0');
    }
    const quint64 bit = noted.element / m_result.stretch;
    char &byte = m_result.mismatchMap.data()[bit / 8];
    byte = char(byte | 1 << bit % 8);
}

void Comparison::finish()
{
    if (m_result.mismatches == 0 && m_result.compared > 0)
        m_result.values = {valueOf(m_worst)};
}

} // namespace kernelscope
