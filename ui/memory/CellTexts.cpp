#include "ui/memory/CellTexts.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>
#include <vector>

#include <QFontMetricsF>

namespace kernelscope {
namespace {

// The font's shares that are tried, and the decimals that are kept for each before the next is: digits matter more than size, up to a
// point.
constexpr std::array<std::pair<double, int>, 4> tries{{{1.0, 2}, {0.85, 2}, {0.85, 1}, {CellTexts::smallest, 0}}};

constexpr QStringView almostZero(u"~0");

constexpr qsizetype leastDigits = 2; // of the longest value

constexpr QChar about(u'~'); // Before what was rounded: without it a value would look like another one.

/// Lengths of the values, in characters.
struct Lengths
{
    qsizetype digits = 0;           ///< before the point, the most, without the sign
    qsizetype decimals = 0;         ///< behind it, the most
    qsizetype other = 0;            ///< of what is no number with a point, or has an exponent
    std::vector<qsizetype> wholes;  ///< by decimals of a value: the most before the point, the sign included; -1: there is none

    /// With fewer a value of 0.6 would be 1.
    qsizetype leastDecimals() const { return std::min(decimals, std::max<qsizetype>(0, leastDigits - digits)); }
    /// With at most so many decimals, and the mark of those that have more.
    qsizetype longest(qsizetype shown) const
    {
        qsizetype length = other;
        for (qsizetype own = 0; own < qsizetype(wholes.size()); ++own) {
            const qsizetype kept = std::min(own, shown);
            if (wholes[std::size_t(own)] >= 0)
                length = std::max(length, wholes[std::size_t(own)] + (kept > 0 ? 1 + kept : 0) + (own > shown ? 1 : 0));
        }
        return length;
    }
};

bool isPlainNumber(const QString &text)
{
    bool isNumber = false;
    text.toDouble(&isNumber);
    return isNumber && !text.contains(u'e') && !text.contains(u'n');
}

/// "2.5e-05".
bool isAllButNothing(const QString &text)
{
    return text.contains(u"e-") && text.toDouble() != 0;
}

qsizetype decimalsOf(const QString &number)
{
    const qsizetype point = number.indexOf(u'.');
    return point < 0 ? 0 : number.size() - point - 1;
}

Lengths lengthsOf(const QStringList &values)
{
    Lengths lengths;
    for (const QString &value : values) {
        if (isAllButNothing(value)) { // Written so where it has no room.
            lengths.other = std::max(lengths.other, almostZero.size());
            continue;
        }
        if (!isPlainNumber(value)) {
            lengths.other = std::max(lengths.other, value.size());
            continue;
        }
        const qsizetype before = value.size() - (decimalsOf(value) > 0 ? decimalsOf(value) + 1 : 0);
        const qsizetype decimals = decimalsOf(value);
        lengths.digits = std::max(lengths.digits, before - (value.startsWith(u'-') ? 1 : 0));
        lengths.decimals = std::max(lengths.decimals, decimals);
        lengths.wholes.resize(std::size_t(lengths.decimals) + 1, -1);
        lengths.wholes[std::size_t(decimals)] = std::max(lengths.wholes[std::size_t(decimals)], before);
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

bool isVector(const QString &text)
{
    return text.startsWith(u'(') && text.endsWith(u')') && text.contains(u", ");
}

/// "(0.7071068, -2)" with so many digits for each component: "~(0.71, -2)". 0: as it is.
QString roundedVector(const QString &text, int digits)
{
    if (digits == 0)
        return text;
    QStringList parts = text.sliced(1, text.size() - 2).split(QStringLiteral(", "));
    bool isRounded = false;
    for (QString &part : parts) {
        bool isNumber = false;
        const double value = part.toDouble(&isNumber);
        const QString rounded = QString::number(value, 'g', digits);
        if (!isNumber || rounded.size() >= part.size())
            continue;
        isRounded = isRounded || rounded.toDouble() != value;
        part = rounded;
    }
    const QString written = u'(' + parts.join(QStringLiteral(", ")) + u')';
    return isRounded ? about + written : written;
}

/// With so many decimals, and fewer where rounding takes a digit more: 9.97 becomes 10.0, which is longer.
QString roundedNumber(const QString &value, int decimals, double room)
{
    const double number = value.toDouble();
    QString text = about + QString::number(number, 'f', decimals);
    const bool hasMoreDigits = std::abs(number) >= 9.5;
    for (int fewer = decimals - 1; hasMoreDigits && fewer >= 0 && double(text.size()) > room; --fewer)
        text = about + QString::number(number, 'f', fewer);
    if (number == 0 || QStringView(text).sliced(1).toDouble() != 0)
        return text;
    const QString small = QString::number(number, 'g', 1); // It is small, but it is not nothing.
    const QString marked = small.toDouble() == number ? small : about + small;
    return double(marked.size()) <= room ? marked : almostZero.toString();
}

} // namespace

/// With as many digits of the components as have room in nine of ten cells; a value that is all but nothing needs an exponent, which is
/// longer. False: these are no vectors.
bool CellTexts::takeVectors(const QStringList &values, const QFont &font, double room)
{
    if (std::ranges::none_of(values, isVector))
        return false;
    constexpr std::array<std::pair<int, double>, 8> vectorTries{
        {{0, 1.0}, {0, 0.85}, {3, 1.0}, {3, 0.85}, {2, 1.0}, {2, 0.85}, {2, 0.62}, {1, 0.62}}};
    for (const auto &[digits, share] : vectorTries) {
        m_digits = digits;
        m_font = share < 1 ? shrunk(font, share) : font;
        m_characters = std::floor(room / QFontMetricsF(m_font).horizontalAdvance(u'0') + 0.01);
        const auto fits = std::ranges::count_if(values, [&](const QString &value) {
            return double((isVector(value) ? roundedVector(value, digits) : value).size()) <= m_characters;
        });
        m_hasAll = fits == values.size();
        m_hasAny = fits * 10 >= values.size() * 9;
        if (m_hasAny)
            return true;
    }
    return true;
}

CellTexts::CellTexts(const QStringList &values, const QFont &font, double room, double leastShare) : m_font(font)
{
    if (takeVectors(values, font, room))
        return;
    const double character = QFontMetricsF(font).horizontalAdvance(u'0');
    const Lengths lengths = lengthsOf(values);
    const auto take = [&](double share, qsizetype decimals) {
        const double longest = double(std::max<qsizetype>(1, lengths.longest(decimals))) * character;
        if (share < 1)
            m_font = shrunk(font, std::clamp(room / longest, share, 1.0));
        m_decimals = lengths.decimals > 0 ? int(decimals) : -1;
        m_characters = std::floor(room / QFontMetricsF(m_font).horizontalAdvance(u'0') + 0.01);
    };
    for (const auto &[tried, least] : tries) {
        const double share = std::max(tried, leastShare);
        const qsizetype last = std::max(lengths.leastDecimals(), std::min<qsizetype>(least, lengths.decimals));
        for (qsizetype decimals = lengths.decimals; decimals >= last; --decimals) {
            if (double(lengths.longest(decimals)) * character * share <= room) {
                take(share, decimals);
                return;
            }
        }
    }
    take(std::max(tries.back().first, leastShare), lengths.leastDecimals());
    m_hasAll = false;
    m_hasAny =
        std::ranges::any_of(values, [this](const QString &value) { return !value.isEmpty() && double(value.size()) <= m_characters; });
}

QString CellTexts::shown(const QString &value) const
{
    QString text = isVector(value) ? roundedVector(value, m_digits) : value;
    if (m_decimals >= 0 && isPlainNumber(value) && decimalsOf(value) > m_decimals)
        text = roundedNumber(value, m_decimals, m_characters);
    if (isAllButNothing(value) && double(text.size()) > m_characters)
        text = almostZero.toString();
    const bool isNoise = isVector(value) && !m_hasAny; // A few among many.
    if (double(text.size()) <= m_characters && !isNoise)
        return text;
    return m_hasAny ? QStringLiteral("\u2026") : QString(); // In each cell it would only be noise.
}

bool CellTexts::isWhole(const QString &value) const
{
    return shown(value) == value;
}

} // namespace kernelscope
