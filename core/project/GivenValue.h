#pragma once

#include <QList>
#include <QStringList>

#include "project/Expression.h"

namespace kernelscope {

/// What a value argument is given: a number, a list of such values, or the members of a struct by their names.
struct GivenValue
{
    Expression number;       ///< where it is neither a list nor has members; it may give a list or an object as well
    QList<GivenValue> items; ///< of a list, or the values of the members
    QStringList members;     ///< the names of the items; empty: a list

    GivenValue() = default;
    GivenValue(const Expression &one) : number(one) {}
    /// One as itself, several as a list.
    GivenValue(const QList<Expression> &numbers);

    bool isNumber() const { return items.isEmpty(); }
    bool hasMembers() const { return !members.isEmpty(); }
    QList<Expression> numbers() const; ///< all that it is made of, in their order
    bool operator==(const GivenValue &) const;
};
inline bool GivenValue::operator==(const GivenValue &) const = default;

/// "2", "1, 2, 3", "{position: [1, n], mass: 3}": as it is written in a field, and back. Brackets and braces that are more than a list or
/// the members of an object, `[1, 2].length`, stay an expression.
QString valueText(const GivenValue &value);
GivenValue valueFrom(const QString &text);

} // namespace kernelscope
