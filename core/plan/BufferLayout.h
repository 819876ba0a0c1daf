#pragma once

#include <QByteArrayView>
#include <QList>
#include <QString>

#include "project/ElementType.h"

namespace kernelscope {

/// How many elements a buffer or an image has, and of what type.
struct BufferLayout
{
    QString name;
    ElementType type;         ///< of an image: of a channel
    QString imageFormat;      ///< not empty: an image; elements are its pixels
    int elementSize = 4;      ///< bytes
    QList<quint64> shape;     ///< slowest first, as in the project
    quint64 elementCount = 0; ///< the product of shape
    quint64 sizeInBytes = 0;
    QList<StructMember> members; ///< of a struct type; empty: not known
    bool operator==(const BufferLayout &) const = default;
};

/// A buffer's contents.
struct TypedBytes : BufferLayout
{
    QByteArrayView bytes;
};

/// A buffer's contents after a traced launch and after an untraced one on the same device, from the same start.
struct ComparedBuffer : BufferLayout
{
    QByteArrayView traced;
    QByteArrayView untraced;
    QByteArrayView exchanged;   ///< after an untraced run with two dimensions exchanged; empty: there was none
    QByteArrayView unoptimised; ///< after a traced run that was built without optimisation; empty likewise
    QByteArrayView otherUnset;  ///< after a traced run whose unset private variables began with something else; empty likewise
};

/// A buffer's contents after a launch and after the same one with its work-items in reverse order, from the same start.
struct OrderedResults : BufferLayout
{
    QByteArrayView usual;
    QByteArrayView reversed;    ///< empty: that order was not to be had
    QByteArrayView loadedFirst; ///< where each loaded before any stored; empty likewise
};

} // namespace kernelscope
