#include "ui/models/ValueLengths.h"

#include <algorithm>

#include "support/Numbers.h"

namespace kernelscope {

constexpr qsizetype leastDigits = 2; // of the longest value

bool isPlainNumber(const QString &text)
{
    bool isNumber = false;
    text.toDouble(&isNumber);
    return isNumber && !text.contains(u'e') && !text.contains(u'n');
}

bool isAlmostZero(const QString &text)
{
    return text.contains(u"e-") && text.toDouble() != 0;
}

qsizetype decimalsOf(const QString &number)
{
    const qsizetype point = number.indexOf(u'.');
    return point < 0 ? 0 : number.size() - point - 1;
}

bool isVectorText(const QString &text)
{
    return text.startsWith(u'(') && text.endsWith(u')') && text.contains(u", ");
}

QString roundedVector(const QString &text, int digits)
{
    if (digits == 0)
        return text;
    QStringList parts = text.sliced(1, text.size() - 2).split(QStringLiteral(", "));
    bool isRounded = false;
    for (QString &part : parts) {
        bool isNumber = false;
        const double value = part.toDouble(&isNumber);
        const QString rounded = digitsText(value, digits);
        if (!isNumber || rounded.size() >= part.size())
            continue;
        isRounded = isRounded || rounded.toDouble() != value;
        part = rounded;
    }
    const QString written = u'(' + parts.join(QStringLiteral(", ")) + u')';
    return isRounded ? aboutMark + written : written;
}

ValueLengths::ValueLengths(const QStringList &values) : m_count(values.size()), m_hasVectors(std::ranges::any_of(values, isVectorText))
{
    for (const QString &value : values) {
        if (!value.isEmpty())
            m_shortest = m_shortest > 0 ? std::min(m_shortest, value.size()) : value.size();
        if (isAlmostZero(value)) {
            m_almostZero = std::max(m_almostZero, value.size());
            m_other = std::max(m_other, almostZero.size());
        } else if (isPlainNumber(value)) {
            addNumber(value);
        } else {
            m_other = std::max(m_other, value.size());
        }
        for (int digits = 0; digits <= mostVectorDigits; ++digits) {
            const auto length = std::size_t((isVectorText(value) ? roundedVector(value, digits) : value).size());
            std::vector<qsizetype> &counts = m_ofLength[std::size_t(digits)];
            counts.resize(std::max(counts.size(), length + 1), 0);
            ++counts[length];
        }
    }
}

void ValueLengths::addNumber(const QString &value)
{
    const qsizetype decimals = decimalsOf(value);
    const qsizetype before = value.size() - (decimals > 0 ? decimals + 1 : 0);
    m_digits = std::max(m_digits, before - (value.startsWith(u'-') ? 1 : 0));
    m_decimals = std::max(m_decimals, decimals);
    m_wholes.resize(std::size_t(m_decimals) + 1, -1);
    m_wholes[std::size_t(decimals)] = std::max(m_wholes[std::size_t(decimals)], before);
}

static void takeMost(std::vector<qsizetype> &into, const std::vector<qsizetype> &from)
{
    into.resize(std::max(into.size(), from.size()), -1);
    for (std::size_t at = 0; at < from.size(); ++at)
        into[at] = std::max(into[at], from[at]);
}

static void takeSum(std::vector<qsizetype> &into, const std::vector<qsizetype> &from)
{
    into.resize(std::max(into.size(), from.size()), 0);
    for (std::size_t at = 0; at < from.size(); ++at)
        into[at] += from[at];
}

void ValueLengths::add(const ValueLengths &other)
{
    if (other.m_shortest > 0)
        m_shortest = m_shortest > 0 ? std::min(m_shortest, other.m_shortest) : other.m_shortest;
    m_count += other.m_count;
    m_digits = std::max(m_digits, other.m_digits);
    m_decimals = std::max(m_decimals, other.m_decimals);
    m_other = std::max(m_other, other.m_other);
    m_almostZero = std::max(m_almostZero, other.m_almostZero);
    m_hasVectors = m_hasVectors || other.m_hasVectors;
    takeMost(m_wholes, other.m_wholes);
    for (std::size_t digits = 0; digits < m_ofLength.size(); ++digits)
        takeSum(m_ofLength[digits], other.m_ofLength[digits]);
}

qsizetype ValueLengths::leastDecimals() const
{
    return std::min(m_decimals, std::max<qsizetype>(0, leastDigits - m_digits));
}

qsizetype ValueLengths::longest(qsizetype decimals) const
{
    qsizetype length = m_other;
    for (qsizetype own = 0; own < qsizetype(m_wholes.size()); ++own) {
        const qsizetype kept = std::min(own, decimals);
        if (m_wholes[std::size_t(own)] >= 0)
            length = std::max(length, m_wholes[std::size_t(own)] + (kept > 0 ? 1 + kept : 0) + (own > decimals ? 1 : 0));
    }
    return length;
}

qsizetype ValueLengths::fitting(int digits, double characters) const
{
    qsizetype fit = 0;
    const std::vector<qsizetype> &counts = m_ofLength[std::size_t(digits)];
    for (std::size_t length = 0; length < counts.size() && double(length) <= characters; ++length)
        fit += counts[length];
    return fit;
}

} // namespace kernelscope
