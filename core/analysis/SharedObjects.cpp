#include "analysis/SharedObjects.h"

#include <algorithm>

#include "trace/CanonicalObject.h"

namespace kernelscope {

namespace {

/// All that is known of the objects in one memory, under the first one's number.
struct Memory
{
    ObjectUse use;
    quint64 size = 0;
    bool initialised = false; ///< wholly
};

void add(Memory &memory, const BoundObject &object, const ObjectUse &use)
{
    memory.use.reads += use.reads;
    memory.use.writes += use.writes;
    memory.use.atomics += use.atomics;
    memory.use.alignment |= use.alignment;
    memory.size = std::max(memory.size, object.sizeInBytes);
    memory.initialised = memory.initialised || (object.initialised && object.unwritten.isEmpty());
}

bool isWanted(const Memory &memory, SharedObjects::Which which)
{
    if (which == SharedObjects::Which::Changed)
        return memory.use.changed();
    return !memory.initialised && memory.use.reads + memory.use.atomics > 0;
}

} // namespace

SharedObjects::SharedObjects(const Trace &trace, AddressSpace memory, Which which) : m_objects(std::size_t(EventHead::maxObjects) + 1)
{
    const auto &objects = trace.objects();
    std::vector<std::size_t> canonical;
    std::vector<Memory> memories(std::size_t(objects.size()));
    for (int o = 0; o < objects.size(); ++o) {
        canonical.push_back(std::size_t(canonicalObject(objects, o)));
        add(memories[canonical.back()], objects[o], trace.use(ObjectIndex(o)));
    }
    for (int o = 0; o < objects.size(); ++o) {
        const auto first = canonical[std::size_t(o)];
        if (objects[qsizetype(first)].memory != memory || !isWanted(memories[first], which))
            continue;
        const int shift = memories[first].use.unitShift();
        m_objects[std::size_t(o)] = {int(first), shift, (memories[first].size >> shift) + 1, memories[first].size >> shift};
        m_bits |= IntervalUse::bit(o);
    }
    for (const AccessSite &site : trace.sites()) {
        const bool copy = isAsyncCopy(site.kind);
        m_sizes.push_back(copy ? isCopy : quint32(site.sizeInBytes));
    }
}

UnitRange SharedObjects::longUnitsOf(const Trace &trace, quint32 event) const
{
    const TraceEvent access = trace.event(EventIndex(int(event)));
    const Object &object = m_objects[std::size_t(access.object.value)];
    const quint64 first = quint64(access.offset) >> object.shift;
    return {object.canonical, first, first + (access.size >> object.shift)};
}

} // namespace kernelscope
