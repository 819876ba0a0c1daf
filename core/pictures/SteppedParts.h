#pragma once

#include <QJsonValue>
#include <QList>
#include <QString>

#include "pictures/WorkItemSteps.h"

namespace kernelscope {

/// A value for people and for JSON: a number, a vector, or the elements and members that an array or a struct has.
struct SteppedPart
{
    QString name;             ///< "x", "[3]"; of the variable itself its name
    QString typeName;         ///< of the variable itself
    QString text;             ///< "5", "(1, 2)", "in[4]", "{1, 2, ...}"; "-" where nothing was assigned to it
    QJsonValue json;          ///< numbers, "nan", "inf" and "-inf"; lists of vectors and arrays, objects of structs and pointers; else null
    QList<SteppedPart> parts; ///< of arrays and structs
};

SteppedPart steppedPart(const Trace &trace, const SteppedValue &value);

/// The value that an access loaded or stored, likewise; null of what has no known type.
QJsonValue accessedValueJson(const Trace &trace, EventIndex access);

} // namespace kernelscope
