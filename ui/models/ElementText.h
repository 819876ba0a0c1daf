#pragma once

#include <QByteArrayView>
#include <QString>

#include "project/ElementType.h"

namespace kernelscope {

/// A scalar of a results file as text: all digits, or rounded to six of them for showing in a cell.
QString scalarText(Scalar scalar, QByteArrayView bytes, bool allDigits);

/// "NaN", "Infinity" or "-Infinity", as in expressions; empty: the number is finite.
QString notFiniteText(double value);

/// One cell: component `component` of an element, or, for a struct, member `component` of `members` (arrays in brackets).
QString elementText(const ElementType &type, const QList<StructMember> &members, QByteArrayView element, int component, bool allDigits);

} // namespace kernelscope
