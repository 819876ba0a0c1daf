#pragma once

#include <QByteArray>
#include <QJSEngine>
#include <QList>
#include <QJSValue>
#include <QString>

#include "project/ElementType.h"

namespace kernelscope {

/// A buffer's contents as a typed array will hold them: component after component, without the padding of vectors of 3.
struct ScriptArray
{
    QString arrayType;         ///< "Float32Array", ...
    QByteArray bytes;          ///< its own copy
    QList<quint64> shape = {}; ///< the array's property `shape`: extents in elements, slowest first; empty: none
    int channels = 0;          ///< of an image, the array's property `channels`; 0: none
};

/// 64-bit integers become doubles, halves floats, structs bytes.
ScriptArray toScriptArray(const ElementType &type, QByteArrayView bytes);

/// A fresh typed array: what an expression writes into it is seen by no other.
QJSValue newTypedArray(QJSEngine &engine, const ScriptArray &array);

} // namespace kernelscope
