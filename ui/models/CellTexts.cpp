#include "ui/models/CellTexts.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>
#include <vector>

#include <QFontMetricsF>

#include "support/Numbers.h"
#include "ui/models/Counts.h"

namespace kernelscope {
namespace {

// The font's shares that are tried, and the decimals that are kept for each before the next is: digits matter more than size, up to a
// point.
constexpr std::array<std::pair<double, int>, 4> tries{{{1.0, 2}, {0.85, 2}, {0.85, 1}, {CellTexts::smallest, 0}}};

/// The widths of characters are rounded, so that a font's size alone does not say how wide it is.
QFont shrunk(const QFont &font, double share)
{
    constexpr int most = 8;
    const double wanted = QFontMetricsF(font).horizontalAdvance(u'0') * share;
    QFont smaller = font;
    smaller.setPointSizeF(font.pointSizeF() * share);
    for (int k = 0; k < most && QFontMetricsF(smaller).horizontalAdvance(u'0') > wanted + 0.01; ++k)
        smaller.setPointSizeF(smaller.pointSizeF() * 0.97);
    return smaller;
}

/// With so many decimals, and fewer where rounding takes a digit more: 9.97 becomes 10.0, which is longer.
QString roundedNumber(const QString &value, int decimals, double room)
{
    const double number = value.toDouble();
    QString text = aboutMark + QString::number(number, 'f', decimals);
    const bool hasMoreDigits = std::abs(number) >= 9.5;
    for (int fewer = decimals - 1; hasMoreDigits && fewer >= 0 && double(text.size()) > room; --fewer)
        text = aboutMark + QString::number(number, 'f', fewer);
    if (number == 0 || QStringView(text).sliced(1).toDouble() != 0)
        return text;
    const QString small = digitsText(number, 1); // It is small, but it is not nothing.
    const QString marked = small.toDouble() == number ? small : aboutMark + small;
    return double(marked.size()) <= room ? marked : almostZero.toString();
}

QString inGroups(const QString &text)
{
    return text.startsWith(aboutMark) ? aboutMark + separated(text.sliced(1)) : separated(text);
}

} // namespace

/// With as many digits of the components as have room in nine of ten cells; a value that is all but nothing needs an exponent, which is
/// longer.
void CellTexts::takeVectors(const ValueLengths &lengths, const QFont &font, double room)
{
    constexpr std::array<std::pair<int, double>, 8> vectorTries{
        {{0, 1.0}, {0, 0.85}, {3, 1.0}, {3, 0.85}, {2, 1.0}, {2, 0.85}, {2, 0.62}, {1, 0.62}}};
    for (const auto &[digits, share] : vectorTries) {
        m_digits = digits;
        m_font = share < 1 ? shrunk(font, share) : font;
        m_characters = std::floor(room / QFontMetricsF(m_font).horizontalAdvance(u'0') + 0.01);
        const qsizetype fit = lengths.fitting(digits, m_characters);
        m_hasAll = fit == lengths.count();
        m_hasAny = fit * 10 >= lengths.count() * 9;
        if (m_hasAny)
            break;
    }
    m_isAllWhole = m_hasAll && m_digits == 0;
}

CellTexts::CellTexts(const QStringList &values, const QFont &font, double room, double leastShare)
    : CellTexts(ValueLengths(values), font, room, leastShare)
{
}

CellTexts::CellTexts(const ValueLengths &lengths, const QFont &font, double room, double leastShare) : m_font(font)
{
    if (lengths.hasVectors())
        takeVectors(lengths, font, room);
    else
        takeNumbers(lengths, font, room, leastShare);
}

void CellTexts::takeNumbers(const ValueLengths &lengths, const QFont &font, double room, double leastShare)
{
    const double character = QFontMetricsF(font).horizontalAdvance(u'0');
    const auto take = [&](double share, qsizetype decimals) {
        const double longest = double(std::max<qsizetype>(1, lengths.longest(decimals))) * character;
        if (share < 1)
            m_font = shrunk(font, std::clamp(room / longest, share, 1.0));
        m_decimals = lengths.decimals() > 0 ? int(decimals) : -1;
        m_characters = std::floor(room / QFontMetricsF(m_font).horizontalAdvance(u'0') + 0.01);
    };
    for (const auto &[tried, least] : tries) {
        const double share = std::max(tried, leastShare);
        const qsizetype last = std::max(lengths.leastDecimals(), std::min<qsizetype>(least, lengths.decimals()));
        for (qsizetype decimals = lengths.decimals(); decimals >= last; --decimals) {
            if (double(lengths.longest(decimals)) * character * share <= room) {
                take(share, decimals);
                m_isAllWhole = decimals == lengths.decimals() && double(lengths.longestOfAlmostZero()) <= m_characters;
                const qsizetype separators = std::max<qsizetype>(0, (lengths.wholeDigits() - 1) / 3);
                m_separates = separators > 0 && double(lengths.longest(decimals) + separators) <= m_characters;
                return;
            }
        }
    }
    m_hasAll = false;
    for (const auto &[tried, least] : tries) { // A few long values do not make all the others small.
        const double share = std::max(tried, leastShare);
        if (lengths.fitting(0, std::floor(room / (character * share) + 0.01)) * 10 < lengths.count() * 9)
            continue;
        take(share, lengths.decimals());
        m_isAllWhole = false;
        return;
    }
    take(std::max(tries.back().first, leastShare), lengths.leastDecimals());
    m_hasAny = lengths.hasShorter(m_characters);
    m_isAllWhole = false;
}

QString CellTexts::shown(const QString &value) const
{
    QString text = isVectorText(value) ? roundedVector(value, m_digits) : value;
    if (m_decimals >= 0 && isPlainNumber(value) && decimalsOf(value) > m_decimals)
        text = roundedNumber(value, m_decimals, m_characters);
    if (isAlmostZero(value) && double(text.size()) > m_characters)
        text = almostZero.toString();
    const bool isNoise = isVectorText(value) && !m_hasAny; // A few among many.
    if (double(text.size()) <= m_characters && !isNoise)
        return m_separates && isPlainNumber(value) ? inGroups(text) : text;
    return m_hasAny ? QStringLiteral("\u2026") : QString(); // In each cell it would only be noise.
}

} // namespace kernelscope
