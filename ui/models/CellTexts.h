#pragma once

#include <QFont>
#include <QStringList>

#include "ui/models/ValueLengths.h"

namespace kernelscope {

/// How the values of a grid of cells are written, so that all look alike: with as many decimals at most as each of them has room for, and
/// in a font that shrinks for all or for none.
class CellTexts
{
public:
    CellTexts() = default;
    static constexpr double smallest = 0.62; ///< share of the font
    /// `font` has characters of one width; `room` is what a cell has for its text, in pixels. Smaller than `leastShare` of the font
    /// letters don't get: decimals are left out before.
    CellTexts(const QStringList &values, const QFont &font, double room, double leastShare = smallest);
    CellTexts(const ValueLengths &lengths, const QFont &font, double room, double leastShare = smallest);

    const QFont &font() const { return m_font; }
    bool hasAll() const { return m_hasAll; }         ///< every value has room
    bool isAllWhole() const { return m_isAllWhole; } ///< every value is written with all of its digits
    /// Of a value: rounded, which a "~" before it says, or "…" where it has no space, since a number that is cut would be another number.
    QString shown(const QString &value) const;
    int digitsKept() const { return m_decimals >= 0 ? m_decimals : m_digits; } ///< decimals, of vectors digits; 0 also where all are

private:
    void takeVectors(const ValueLengths &lengths, const QFont &font, double room);
    void takeNumbers(const ValueLengths &lengths, const QFont &font, double room, double leastShare);

    QFont m_font;
    double m_characters = 0; ///< that have room
    int m_decimals = -1;     ///< -1: as they are
    int m_digits = 0;        ///< of the components of vectors; 0: all
    bool m_hasAll = true;
    bool m_hasAny = true;
    bool m_isAllWhole = true;
    bool m_separates = false; ///< digits in groups of three, where all have room for that
};

} // namespace kernelscope
