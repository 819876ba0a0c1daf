#pragma once

#include <QList>
#include <QString>

#include "plan/CommandAccesses.h"
#include "trace/TracedObject.h"

namespace kernelscope {

/// A TracedObject as one launch had it: with the buffer that was given for it.
struct BoundObject
{
    QString name; ///< the buffer's name; for other memory the variable's
    AddressSpace memory = AddressSpace::Global;
    QString typeName;          ///< of an element: "float", "struct Particle"
    int elementSize = 4;       ///< bytes
    quint64 sizeInBytes = 0;   ///< for local memory of each group's copy
    QList<quint64> dimensions; ///< outermost first; empty: one dimension
    bool readOnly = false;     ///< an `in` buffer, which nothing may write to
    bool initialised = true;   ///< it had contents when the launch began; never so for local memory
    ByteRanges unwritten = {}; ///< where it has contents in part: the rest
    int sameMemoryAs = -1;     ///< an earlier object: one buffer given for two parameters; -1: none
    QString parameter = {};    ///< that it was given for; empty: none
    bool isRestrict = false;   ///< the parameter

    quint64 elementCount() const { return elementSize > 0 ? sizeInBytes / quint64(elementSize) : 0; }
    bool operator==(const BoundObject &) const = default;
    KERNELSCOPE_FIELDS(name, memory, typeName, elementSize, sizeInBytes, dimensions, readOnly, initialised, unwritten, sameMemoryAs,
                       parameter, isRestrict)
};

} // namespace kernelscope
