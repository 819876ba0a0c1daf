#pragma once

#include "trace/BoundObject.h"

namespace kernelscope {

/// The object by which the memory of an object goes: the first of those that are the same memory, as one buffer may be given for several
/// parameters of a launch.
inline int canonicalObject(const QList<BoundObject> &objects, int object)
{
    while (objects[object].sameMemoryAs >= 0)
        object = objects[object].sameMemoryAs;
    return object;
}

} // namespace kernelscope
