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
    QString typeName;         ///< of the variable itself: "int*", "float[2][3]"
    QString text;             ///< "5", "(1, 2)", "in[4]", "{1, 2, ...}"; "-" where nothing was assigned to it
    QJsonValue json;          ///< numbers, "nan", "inf" and "-inf"; lists of vectors and arrays, objects of structs and pointers; else null
    QList<SteppedPart> parts; ///< of arrays and structs
};

/// A part of a variable: an element, a member, a component, or all of it.
struct SteppedPlace
{
    SteppedValue variable;
    ElementType type;
    QList<int> extents = {}; ///< of an array, the outermost first
    int offset = 0;          ///< in bytes

    bool isNumber() const { return extents.isEmpty() && !type.isStruct() && type.components == 1; }
    const char *knownBytes() const; ///< of a number; nullptr where nothing was assigned to it
};

/// Nothing where the variable's type is not known.
std::optional<SteppedPlace> wholeOf(const Trace &trace, const SteppedValue &value);
/// An array's element or a vector's component; nothing where there is no such.
std::optional<SteppedPlace> elementOf(const Trace &trace, const SteppedPlace &whole, qint64 index);
/// A struct's member or a vector's component: "x", "s3"; nothing where there is none of that name.
std::optional<SteppedPlace> memberOf(const Trace &trace, const SteppedPlace &whole, const QString &name);
/// Of a pointer to an element of an object or of an array the element's index.
std::optional<qint64> pointedElement(const Trace &trace, const SteppedValue &value);

SteppedPart steppedPart(const Trace &trace, const SteppedValue &value);
SteppedPart steppedPart(const Trace &trace, const SteppedPlace &place); ///< without a name

/// The value that an access loaded or stored, likewise; null of what has no known type.
QJsonValue accessedValueJson(const Trace &trace, EventIndex access);

} // namespace kernelscope
