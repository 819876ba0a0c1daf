#pragma once

#include <unordered_map>
#include <unordered_set>

#include "pictures/MemoryTimeline.h"

namespace kernelscope {

/// What other work-groups than the timeline's did to its cells at some places of the source: of each cell and place one access.
/// Made in O(events of the trace), of which few are looked at closely. Immutable; any thread may read.
class ForeignAccesses
{
public:
    ForeignAccesses(const MemoryTimeline &timeline, const std::unordered_set<int> &sites);

    /// -1: none.
    EventIndex at(int cell, int site) const;

private:
    void add(const MemoryTimeline &timeline, EventIndex event, int site);
    static quint64 keyOf(int cell, int site) { return (quint64(quint32(site)) << 32) | quint32(cell); }

    std::unordered_map<quint64, EventIndex> m_accesses;
};

} // namespace kernelscope
