#pragma once

#include "analysis/GroupWalk.h"

namespace kernelscope {

/// Calls visit(item, interval) for the intervals between meetings of every work-item, in the order of the trace, but passes over those
/// of which `wanted(IntervalUse)` says that they are of no interest.
template <typename Wanted, typename Visit> void forEachInterval(const Trace &trace, const Wanted &wanted, const Visit &visit)
{
    const auto meetings = trace.meetings();
    std::size_t meeting = 0;
    for (quint32 item = 0; item < quint32(trace.workItemCount()); ++item) {
        const auto uses = trace.intervalsOf(trace.groupOf(WorkItemSlot(int(item))));
        const quint32 end = trace.firstEvents()[item + 1];
        BarrierInterval interval{trace.firstEvents()[item], end};
        for (std::size_t number = 0;; ++number) {
            const bool meets = meeting < meetings.size() && meetings[meeting] < end;
            interval.end = meets ? meetings[meeting++] + 1 : end; // with the meeting: a copy touches memory
            if (wanted(uses[number]))
                visit(item, interval);
            if (!meets)
                break;
            interval.first = interval.end;
        }
    }
}

} // namespace kernelscope
