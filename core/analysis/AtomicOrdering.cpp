#include "analysis/AtomicOrdering.h"

namespace kernelscope {

AtomicOrder AtomicOrdering::between(WorkItemSlot itemA, EventIndex a, WorkItemSlot itemB, EventIndex b) const
{
    const auto ordered = [&](const HappensBefore &relation) {
        return relation.before(itemA, a, itemB, b) || relation.before(itemB, b, itemA, a);
    };
    if (ordered(relation(m_proven, false)))
        return AtomicOrder::Proven;
    return ordered(relation(m_custom, true)) ? AtomicOrder::Custom : AtomicOrder::None;
}

const HappensBefore &AtomicOrdering::relation(std::unique_ptr<HappensBefore> &made, bool custom) const
{
    if (!made)
        made = std::make_unique<HappensBefore>(m_trace, SyncRules{m_memory, custom});
    return *made;
}

} // namespace kernelscope
