#pragma once

#include <QList>
#include <QStringList>

namespace kernelscope {

/// What an expression gives: a number, a list of such values, or an object of them.
struct ScriptValue
{
    double number = 0;        ///< where there are no items; may be NaN or infinite
    QList<ScriptValue> items; ///< of a list, or the values of an object's properties
    QStringList members;      ///< the properties' names; empty: a list

    bool operator==(const ScriptValue &) const;
};
inline bool ScriptValue::operator==(const ScriptValue &) const = default;

} // namespace kernelscope
