#pragma once

#include <vector>

#include "trace/Trace.h"

namespace kernelscope {

/// Units of one object that an access touches; object -1: it is of no interest.
struct UnitRange
{
    int object = -1; ///< canonical
    quint64 first = 0;
    quint64 end = 0;
};

/// The objects of one kind of memory that an analysis is about. Objects that lie in the same memory are one, named by
/// the first of them (the canonical one). Their bytes are taken in units: the largest that no access splits, so that
/// equal units mean equal bytes.
class SharedObjects
{
public:
    enum class Which {
        Changed,      ///< somebody wrote
        Uninitialised ///< without contents at first, and somebody read
    };
    SharedObjects(const Trace &trace, AddressSpace memory, Which which);

    struct Object
    {
        int canonical = -1;     ///< -1: of no interest
        int shift = 0;          ///< a unit is 1 << shift bytes
        quint64 units = 0;      ///< that an access may touch, in part those after the end
        quint64 wholeUnits = 0; ///< that lie within it
    };
    const Object &operator[](int object) const { return m_objects[std::size_t(object)]; }
    bool any() const { return m_bits != 0; }
    /// The bits that these objects have in a IntervalUse.
    quint32 bits() const { return m_bits; }

    /// The event must be one of this trace.
    UnitRange unitsOf(const Trace &trace, quint32 event) const
    {
        return unitsOf(trace, event, EventHead{trace.heads()[event]}, trace.offsets()[event]);
    }
    /// The same, for who has the event's words at hand.
    UnitRange unitsOf(const Trace &trace, quint32 event, EventHead head, quint32 offset) const
    {
        const Object &object = m_objects[std::size_t(head.object())];
        if (object.canonical < 0 || head.outOfBounds())
            return {};
        const quint32 size = m_sizes[std::size_t(head.site())];
        if (head.wide() || size == isCopy) [[unlikely]]
            return longUnitsOf(trace, event);
        const quint64 first = offset >> object.shift;
        return {object.canonical, first, first + (size >> object.shift)};
    }

private:
    static constexpr quint32 isCopy = 0xffffffff;
    UnitRange longUnitsOf(const Trace &trace, quint32 event) const;

    std::vector<Object> m_objects; ///< one for each value of EventHead::object()
    std::vector<quint32> m_sizes;  ///< bytes, of each site
    quint32 m_bits = 0;
};

} // namespace kernelscope
