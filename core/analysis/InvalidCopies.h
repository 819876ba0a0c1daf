#pragma once

#include "analysis/Finding.h"
#include "analysis/MeetingPoints.h"
#include "trace/Trace.h"

namespace kernelscope {

/// Asynchronous copies that no wait was for before the kernel ended: in recorded groups, where all events were recorded and no work-item
/// left a loop or the kernel early. One finding for each copy of the source.
QList<Finding> findInvalidCopies(const Trace &trace);

/// Copies and waits that were given an event to which nothing was assigned: in recorded groups, one finding for each of the source, counted
/// by groups. A warning where it is a copy.
QList<Finding> findUnsetEvents(const Trace &trace);

/// Whether work-items of a group came to one copy or wait with different events.
bool isOfEvents(const Trace &trace, const Divergence &divergence);
Finding differingEvents(const Trace &trace, const Divergence &divergence);

} // namespace kernelscope
