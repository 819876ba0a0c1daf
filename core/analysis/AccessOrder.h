#pragma once

#include "trace/TraceIndices.h"

namespace kernelscope {

/// How two accesses of different work-items, between which no barrier lies, are ordered through atomics or barriers of sub-groups.
enum class AtomicOrder {
    None,
    Custom, ///< only by atomics of OpenCL 1.x with fences, which promise nothing
    Proven  ///< by release and acquire, or by a barrier of their sub-group
};

/// Knows which accesses of a trace atomics and barriers of sub-groups put in order.
class AccessOrder
{
public:
    virtual ~AccessOrder() = default;
    virtual AtomicOrder between(WorkItemSlot itemA, EventIndex a, WorkItemSlot itemB, EventIndex b) const = 0;
};

} // namespace kernelscope
