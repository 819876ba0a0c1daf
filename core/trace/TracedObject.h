#pragma once

#include <optional>

#include <QList>
#include <QString>

#include "project/ElementType.h"
#include "trace/AccessSite.h"

namespace kernelscope {

/// What goes beyond a local or constant array by a few elements shall not be in the next: there are so many bytes after each, where there
/// is space.
constexpr quint64 gapAfterArrays = 64;

/// Memory that a kernel can access: what an argument points to, a local variable, a program's constant table, an image.
struct TracedObject
{
    QString name;
    AddressSpace memory = AddressSpace::Global;
    int argument = -1;               ///< the kernel's parameter; -1: declared in the source
    QString typeName;                ///< of an element
    std::optional<ElementType> type; ///< of an element
    int elementSize = 1;             ///< bytes
    QList<quint64> dimensions;       ///< of a declared array, outermost first
    quint64 sizeInBytes = 0;         ///< of a declared object; 0 for an argument: known when it is launched
    bool isRestrict = false;         ///< the parameter

    bool operator==(const TracedObject &) const = default;
    KERNELSCOPE_FIELDS(name, memory, argument, typeName, type, elementSize, dimensions, sizeInBytes, isRestrict)
};

} // namespace kernelscope
