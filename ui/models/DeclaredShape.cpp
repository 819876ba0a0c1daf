#include "ui/models/DeclaredShape.h"

namespace kernelscope {

QList<quint64> declaredShape(const PlanReport &plan, const BoundObject &object)
{
    for (const BufferSize &buffer : plan.buffers) {
        quint64 elements = 1;
        for (const quint64 extent : buffer.shape)
            elements *= extent;
        if (object.memory != AddressSpace::Local && buffer.name == object.name && elements == object.elementCount())
            return buffer.shape;
    }
    return {};
}

} // namespace kernelscope
