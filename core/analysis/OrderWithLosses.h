#pragma once

#include <vector>

#include "analysis/AccessOrder.h"
#include "trace/Trace.h"

namespace kernelscope {

/// What may be ordered through atomics in a trace that has lost events: of each work-item the first ones are there. So an access comes
/// after no other's if its work-item came to no atomic and no fence before it, and if no other of the group did that it met at a barrier
/// since.
class OrderWithLosses : public AccessOrder
{
public:
    explicit OrderWithLosses(const Trace &trace);

    /// None, or Proven where nothing shows that they are not ordered.
    AtomicOrder between(WorkItemSlot itemA, EventIndex a, WorkItemSlot itemB, EventIndex b) const override;

private:
    bool mayHaveWaited(WorkItemSlot item, EventIndex access) const;

    Trace m_trace;
    std::vector<int> m_first;         ///< of each work-item the first atomic or fence; after its last event where there is none
    std::vector<int> m_soundMeetings; ///< of each group those up to which all were recorded, and none came to one
};

} // namespace kernelscope
