#pragma once

#include "analysis/GroupWalk.h"

namespace kernelscope {

/// Calls visit(item, stretch) for the stretches between meetings of every work-item, in the order of the trace, but passes over those
/// of which `wanted(StretchUse)` says that they are of no interest.
template <typename Wanted, typename Visit> void forEachStretch(const Trace &trace, const Wanted &wanted, const Visit &visit)
{
    const auto meetings = trace.meetings();
    std::size_t meeting = 0;
    for (quint32 item = 0; item < quint32(trace.workItemCount()); ++item) {
        const auto uses = trace.stretchesOf(trace.groupOf(WorkItemSlot(int(item))));
        const quint32 end = trace.firstEvents()[item + 1];
        Stretch stretch{trace.firstEvents()[item], end};
        for (std::size_t number = 0;; ++number) {
            const bool meets = meeting < meetings.size() && meetings[meeting] < end;
            stretch.end = meets ? meetings[meeting++] + 1 : end; // with the meeting: a copy touches memory
            if (wanted(uses[number]))
                visit(item, stretch);
            if (!meets)
                break;
            stretch.first = stretch.end;
        }
    }
}

} // namespace kernelscope
