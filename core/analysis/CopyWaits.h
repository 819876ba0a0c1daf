#pragma once

#include <vector>

#include "trace/Trace.h"

namespace kernelscope {

/// An asynchronous copy of a work-item, which stands for the whole group's.
struct AwaitedCopy
{
    EventIndex event{-1}; ///< of its source, at an AsyncRead site
    quint32 number = 0;   ///< from 1: in the order in which the work-item started them
    quint32 given = 0;    ///< the number of the copy whose event it has; 0: that is not known
    int startedAfter = 0; ///< so many waits
    int awaitedBy = -1;   ///< the first wait that was for its event, from 0; -1: none was
};

/// The copies of a work-item, and which of its waits were for them. A wait whose events are not known is for all copies that were started
/// before it, and a copy whose event is not known is awaited by any wait.
std::vector<AwaitedCopy> awaitedCopiesOf(const Trace &trace, WorkItemSlot item);

/// The copies whose events a wait waited for, as they were started; none where its events are not known.
std::vector<AwaitedCopy> copiesAwaitedBy(const Trace &trace, EventIndex wait);

/// "The wait at k.cl:7 is for another event.": of one that was not for a copy's.
QString waitedForElse(const Trace &trace, EventIndex wait);

} // namespace kernelscope
