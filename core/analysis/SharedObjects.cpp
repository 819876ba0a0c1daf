#include "analysis/SharedObjects.h"

namespace kernelscope {

SharedObjects::SharedObjects(const Trace &trace, MemoryKindOfSite memory, Which which)
    : m_objects(std::size_t(EventHead::maxObjects) + 1)
{
    const auto &objects = trace.objects();
    std::vector<int> canonical(std::size_t(objects.size()));
    std::vector<ObjectUse> uses(std::size_t(objects.size()));
    std::vector<quint64> sizes(std::size_t(objects.size()));
    for (int o = 0; o < objects.size(); ++o) {
        const auto same = objects[o].sameMemoryAs;
        const int first = same < 0 ? o : canonical[std::size_t(same)];
        canonical[std::size_t(o)] = first;
        const ObjectUse &use = trace.use(ObjectIndex(o));
        ObjectUse &all = uses[std::size_t(first)];
        all.reads += use.reads;
        all.writes += use.writes;
        all.atomics += use.atomics;
        all.alignment |= use.alignment;
        sizes[std::size_t(first)] = std::max(sizes[std::size_t(first)], objects[o].sizeInBytes);
    }
    for (int o = 0; o < objects.size(); ++o) {
        const auto first = std::size_t(canonical[std::size_t(o)]);
        const bool used = uses[first].changed() || (which == Which::All && uses[first].reads > 0);
        if (objects[qsizetype(first)].memory != memory || !used)
            continue;
        const int shift = uses[first].unitShift();
        m_objects[std::size_t(o)] = {int(first), shift, (sizes[first] >> shift) + 1};
        m_any = true;
    }
}

} // namespace kernelscope
