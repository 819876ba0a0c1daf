#include "ui/memory/CellTexts.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include <QFontMetricsF>

namespace kernelscope {
namespace {

// The font's shares that are tried, and the decimals that are kept for each before the next is: digits matter more than size, up to a
// point.
constexpr std::array<std::pair<double, int>, 4> tries{{{1.0, 2}, {0.85, 2}, {0.85, 1}, {0.62, 0}}};

constexpr qsizetype leastDigits = 2; // of the longest value

/// Lengths of the values, in characters.
struct Lengths
{
    qsizetype whole = 0;    ///< before the point, the sign included
    qsizetype digits = 0;   ///< of these without the sign
    qsizetype decimals = 0; ///< behind it, the most
    qsizetype other = 0;    ///< of what is no number with a point, or has an exponent

    /// With fewer a value of 0.6 would be 1.
    qsizetype leastDecimals() const { return std::min(decimals, std::max<qsizetype>(0, leastDigits - digits)); }
    qsizetype longest(qsizetype shown) const { return std::max(other, whole + (shown > 0 ? 1 + shown : 0)); }
};

bool isPlainNumber(const QString &text)
{
    bool isNumber = false;
    text.toDouble(&isNumber);
    return isNumber && !text.contains(u'e') && !text.contains(u'n');
}

Lengths lengthsOf(const QStringList &values)
{
    Lengths lengths;
    for (const QString &value : values) {
        if (!isPlainNumber(value)) {
            lengths.other = std::max(lengths.other, value.size());
            continue;
        }
        const qsizetype point = value.indexOf(u'.');
        const qsizetype before = point < 0 ? value.size() : point;
        lengths.whole = std::max(lengths.whole, before);
        lengths.digits = std::max(lengths.digits, before - (value.startsWith(u'-') ? 1 : 0));
        lengths.decimals = std::max(lengths.decimals, point < 0 ? 0 : value.size() - point - 1);
    }
    return lengths;
}

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

} // namespace

CellTexts::CellTexts(const QStringList &values, const QFont &font, double room) : m_font(font)
{
    const double character = QFontMetricsF(font).horizontalAdvance(u'0');
    const Lengths lengths = lengthsOf(values);
    const auto take = [&](double share, qsizetype decimals) {
        const double longest = double(std::max<qsizetype>(1, lengths.longest(decimals))) * character;
        if (share < 1)
            m_font = shrunk(font, std::clamp(room / longest, share, 1.0));
        m_decimals = lengths.decimals > 0 ? int(decimals) : -1;
        m_characters = std::floor(room / QFontMetricsF(m_font).horizontalAdvance(u'0') + 0.01);
    };
    for (const auto &[share, least] : tries) {
        const qsizetype last = std::max(lengths.leastDecimals(), std::min<qsizetype>(least, lengths.decimals));
        for (qsizetype decimals = lengths.decimals; decimals >= last; --decimals) {
            if (double(lengths.longest(decimals)) * character * share <= room) {
                take(share, decimals);
                return;
            }
        }
    }
    take(tries.back().first, lengths.leastDecimals());
    m_hasAll = false;
    m_hasAny =
        std::ranges::any_of(values, [this](const QString &value) { return !value.isEmpty() && double(value.size()) <= m_characters; });
}

QString CellTexts::shown(const QString &value) const
{
    QString text = value;
    if (m_decimals >= 0 && isPlainNumber(value)) {
        const double number = value.toDouble();
        text = QString::number(number, 'f', m_decimals);
        const bool hasMoreDigits = std::abs(number) >= 9.5 && double(text.size()) > m_characters; // 9.97 becomes 10.0, which is longer.
        for (int decimals = m_decimals - 1; hasMoreDigits && decimals >= 0 && double(text.size()) > m_characters; --decimals)
            text = QString::number(number, 'f', decimals);
        const QString small = QString::number(number, 'g', 1);
        if (number != 0 && text.toDouble() == 0 && double(small.size()) <= m_characters) // It is small, but it is not nothing.
            text = small;
    }
    if (double(text.size()) <= m_characters)
        return text;
    return m_hasAny ? QStringLiteral("\u2026") : QString(); // In each cell it would only be noise.
}

} // namespace kernelscope
