#pragma once

#include "analysis/Finding.h"
#include "trace/Trace.h"

namespace kernelscope {

/// Where it happened.
inline const AccessSite &siteOf(const Trace &trace, const TraceFault &fault)
{
    return trace.site(SiteIndex(fault.head.site()));
}

/// A fault as one side of a finding. The phase is -1 where the work-group was not recorded.
FindingAccess accessOf(const Trace &trace, const TraceFault &fault);

/// The fault's event, where its work-item was recorded.
std::optional<EventIndex> eventOf(const Trace &trace, const TraceFault &fault);

/// The object that it is about; EventHead::noObject: not known. Of an index the only one that its site may refer to.
int objectOf(const Trace &trace, const TraceFault &fault);

/// The first fault at each site of this kind, in the order of the sites.
QList<TraceFault> firstFaults(const Trace &trace, SiteKind kind);

/// Whether work-items may have passed something over that the kernel has all of a group do: they left a loop without an end, or did not
/// agree.
bool mayHaveLeftEarly(const Trace &trace);

/// "work-item 5", by global id.
QString workItemText(const Trace &trace, const TraceFault &fault);

} // namespace kernelscope
