#pragma once

#include "pictures/PhaseTable.h"

namespace kernelscope {

/// Accesses of a work-group that lay outside of an object: no picture of the object has a place for them.
struct OutsideAccesses
{
    int count = 0;
    qint64 first = 0; ///< the element of the first one: negative before the object

    bool operator==(const OutsideAccesses &) const = default;
};

/// O(accesses of the group) where the launch has any, else nothing.
OutsideAccesses accessesOutside(const PhaseTable &phases, ObjectIndex object);

/// "data[-1] lies outside of it", "3 accesses lie outside of it, the first at data[-1]"; empty: none.
QString outsideText(const BoundObject &object, const OutsideAccesses &outside);

} // namespace kernelscope
