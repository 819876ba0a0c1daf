#pragma once

#include <optional>

#include "run/RunResult.h"

namespace kernelscope {

/// Where a buffer differs from what checks expect, as far as that is listed. A plain value.
struct Mismatches
{
    struct Place : ComparedValue
    {
        QString check; ///< by name
    };
    QList<Place> listed; ///< of each check the first, by element
    quint64 count = 0;   ///< of all numbers that differ, of all checks
    quint64 stretch = 1; ///< elements of a bit of the map
    QByteArray map;      ///< as in CheckResult, of all checks together

    bool isEmpty() const { return count == 0; }
    const Place *at(quint64 element) const; ///< the first of an element; null: none is listed
    /// The next one's element after, or before, this one, round at the end. Not empty.
    quint64 next(std::optional<quint64> from, bool isForward) const;
    bool isAmong(quint64 first, quint64 last) const; ///< these elements, or in the same stretch as one of them
};

Mismatches mismatchesOf(const QList<CheckResult> &checks, const QString &buffer);

/// "3, expected 4: 1 less (25%, 1 ULP)". ULPs of floating types only.
QString differenceText(Scalar scalar, const QString &actual, const QString &expected);

/// How many numbers of the type, which is a floating one, lie between the two; nullopt where one is not finite.
std::optional<quint64> ulpsBetween(Scalar scalar, double first, double second);

/// "[5]", "[2][1]", "[0][2][1]": the place of an element in a buffer of this shape, slowest extent first.
QString elementIndexText(const QList<quint64> &shape, quint64 element);

/// Likewise, of the buffer of a check.
QString elementIndexText(const CheckResult &check, quint64 element, const QList<BufferResult> &buffers);

} // namespace kernelscope
