#pragma once

#include <memory>

#include "analysis/AccessOrder.h"
#include "analysis/HappensBefore.h"

namespace kernelscope {

/// Order through atomics and barriers of sub-groups in one kind of memory, found out when it is first asked for. Not for two threads at
/// once.
class AtomicOrdering : public AccessOrder
{
public:
    AtomicOrdering(const Trace &trace, AddressSpace memory) : m_trace(trace), m_memory(memory), m_hasAtomics(hasAtomics(trace)) {}

    AtomicOrder between(WorkItemSlot itemA, EventIndex a, WorkItemSlot itemB, EventIndex b) const override;

private:
    const HappensBefore &relation(std::unique_ptr<HappensBefore> &made, bool custom) const;

    Trace m_trace;
    AddressSpace m_memory;
    bool m_hasAtomics;
    mutable std::unique_ptr<HappensBefore> m_proven;
    mutable std::unique_ptr<HappensBefore> m_custom;
};

} // namespace kernelscope
