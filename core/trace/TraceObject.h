#pragma once

#include <QList>
#include <QString>

#include "trace/AccessSite.h"

namespace kernelscope {

/// Memory that a traced kernel touched: a buffer, a local array, a constant table, a private array.
struct TraceObject
{
    QString name;              ///< the buffer's name; for other memory the variable's
    AddressSpace memory = AddressSpace::Global;
    QString type;              ///< of an element: "float", "struct Particle"
    int elementSize = 4;       ///< bytes
    quint64 sizeInBytes = 0;   ///< for local memory of each group's copy
    QList<quint64> dimensions; ///< slowest first; empty: one dimension
    bool readOnly = false;     ///< an `in` buffer, which nothing may write to
    bool initialised = true;   ///< it had contents when the launch began; never so for local memory
    int sameMemoryAs = -1;     ///< an earlier object: one buffer given for two parameters; -1: none

    quint64 elementCount() const { return elementSize > 0 ? sizeInBytes / quint64(elementSize) : 0; }
    bool operator==(const TraceObject &) const = default;
};

/// "global", "local", "constant", "private" or "image".
QString addressSpaceName(AddressSpace memory);

} // namespace kernelscope
