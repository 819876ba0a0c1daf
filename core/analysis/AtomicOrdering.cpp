#include "analysis/AtomicOrdering.h"

namespace kernelscope {

AtomicOrder AtomicOrdering::between(WorkItemSlot itemA, EventIndex a, WorkItemSlot itemB, EventIndex b) const
{
    if (relation(m_proven, false).ordered(itemA, a, itemB, b))
        return AtomicOrder::Proven;
    return m_hasAtomics && relation(m_custom, true).ordered(itemA, a, itemB, b) ? AtomicOrder::Custom : AtomicOrder::None;
}

const HappensBefore &AtomicOrdering::relation(std::unique_ptr<HappensBefore> &made, bool custom) const
{
    if (!made)
        made = std::make_unique<HappensBefore>(m_trace, SyncRules{m_memory, custom});
    return *made;
}

} // namespace kernelscope
