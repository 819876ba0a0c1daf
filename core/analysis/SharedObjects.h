#pragma once

#include <vector>

#include "trace/Trace.h"

namespace kernelscope {

/// The objects of one kind of memory that a race could be about: those that the launch changed. Objects that lie in the same
/// memory are one. Their bytes are taken in units: the largest that no access splits, so that equal units mean equal bytes.
class SharedObjects
{
public:
    enum class Which { Changed, All };
    SharedObjects(const Trace &trace, MemoryKindOfSite memory, Which which = Which::Changed);

    struct Object
    {
        int canonical = -1; ///< -1: of no interest
        int shift = 0;      ///< a unit is 1 << shift bytes
        quint64 units = 0;
    };
    const Object &operator[](int object) const { return m_objects[std::size_t(object)]; }
    int count() const { return int(m_objects.size()); }
    bool any() const { return m_any; }

private:
    std::vector<Object> m_objects; ///< one for each value of EventHead::object()
    bool m_any = false;
};

} // namespace kernelscope
