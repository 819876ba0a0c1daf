#pragma once

#include <array>
#include <vector>

#include <QStringList>

namespace kernelscope {

/// How many characters the values of a grid of cells take, written with fewer and fewer digits. Made once of the values in O(their
/// characters), so that many cells and fonts can be tried with them.
class ValueLengths
{
public:
    static constexpr int mostVectorDigits = 3; ///< of a component that is rounded

    ValueLengths() = default;
    explicit ValueLengths(const QStringList &values);
    void add(const ValueLengths &other); ///< as if made of both lists

    qsizetype decimals() const { return m_decimals; } ///< the most that a value has
    /// With fewer a value of 0.6 would be 1.
    qsizetype leastDecimals() const;
    /// Of numbers with at most so many decimals, and the mark of those that have more; of others as they are; of what is all but nothing
    /// as that is written where it has no space.
    qsizetype longest(qsizetype decimals) const;
    qsizetype longestOfAlmostZero() const { return m_almostZero; } ///< with all digits; 0: there is none
    /// Some value that is not empty takes at most so many as it is.
    bool hasShorter(double characters) const { return m_shortest > 0 && double(m_shortest) <= characters; }

    bool hasVectors() const { return m_hasVectors; }
    qsizetype wholeDigits() const { return m_digits; } ///< before the point, the most, without the sign
    qsizetype count() const { return m_count; }
    /// Values that take at most so many characters, components of vectors with so many digits; 0: with all.
    qsizetype fitting(int digits, double characters) const;

private:
    void addNumber(const QString &value);

    qsizetype m_count = 0;
    qsizetype m_digits = 0;   ///< before the point, the most, without the sign
    qsizetype m_decimals = 0; ///< after it, the most
    qsizetype m_other = 0;    ///< of what is no number with a point, or has an exponent
    qsizetype m_almostZero = 0;
    qsizetype m_shortest = 0;        ///< of those that are not empty; 0: there is none
    std::vector<qsizetype> m_wholes; ///< by decimals of a value: the most before the point, the sign included; -1: there is none
    bool m_hasVectors = false;
    std::array<std::vector<qsizetype>, mostVectorDigits + 1> m_ofLength; ///< by digits: how many values are so long
};

/// "(0.7071068, -2)".
bool isVectorText(const QString &text);
/// With so many digits for each component: "~(0.71, -2)". 0: as it is.
QString roundedVector(const QString &text, int digits);
/// Without an exponent.
bool isPlainNumber(const QString &text);
/// "2.5e-05".
bool isAlmostZero(const QString &text);
qsizetype decimalsOf(const QString &number);

constexpr QStringView almostZero(u"~0"); ///< How such a value is written where it has no space.
constexpr QChar aboutMark(u'~');         ///< Before what was rounded: without it a value would look like another one.

} // namespace kernelscope
