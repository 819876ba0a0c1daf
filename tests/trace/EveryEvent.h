#pragma once

#include "trace/Trace.h"

namespace kernelscope {

/// A trace with every kind of event, as text for traceFrom().
inline const char *const everything = R"(
global 6x8 local 3x4
groups 1,3
buffer A int 64
buffer V float4 16
buffer D double 4 out
local s int 4x4
g*.i* load A[x%64]=i
g*.i* store s[i]=x
g*.i* barrier local
g*.i0-2 load:char A+13=1
g*.i* load V[i]=1.5
g*.i* atomic_add A[0]=5,1
g*.i1 atomic_cmpxchg.acq_rel.device A[0]=5,5,7
g3.i2 store A[64]=3
g3.i4 store A[-2]=3
g*.i* copy s[0] A[16] x8/2
g*.i* wait
g*.i3 index s 20 of 16
g*.i* fence.release.device global
g1.i* branch i%2 for 8
g1.i11 loop 1000
)";

/// Every event as text, and the faults: two traces with the same text are the same.
inline QString dump(const Trace &trace)
{
    QString text;
    for (int item = 0; item < trace.workItemCount(); ++item) {
        for (int i = trace.firstEvent(WorkItemSlot(item)).value; i < trace.endEvent(WorkItemSlot(item)).value; ++i) {
            const TraceEvent event = trace.event(EventIndex(i));
            text += QStringLiteral("%1: site %2 object %3 %4 %5+%6")
                        .arg(item)
                        .arg(event.site.value)
                        .arg(event.object.value)
                        .arg(event.outOfBounds)
                        .arg(event.offset)
                        .arg(event.size);
            for (int w = 0; w < trace.site(event.site).payloadWords; ++w)
                text += QStringLiteral(" %1").arg(trace.valueWords(EventIndex(i))[w]);
            text += '\n';
        }
    }
    for (const TraceFault &fault : trace.faults())
        text += QStringLiteral("fault %1 %2 %3 %4 %5 of %6\n")
                    .arg(fault.head.word)
                    .arg(fault.group)
                    .arg(fault.localItem)
                    .arg(fault.offset)
                    .arg(fault.related)
                    .arg(trace.faultsAt(SiteIndex(fault.head.site())));
    return text;
}

} // namespace kernelscope
