#pragma once

#include "protocol/TraceMessages.h"
#include "session/Selection.h"
#include "trace/Trace.h"

namespace kernelscope {

/// What a trace was asked for.
struct AskedTrace
{
    Selection selection;  ///< then
    QList<quint64> group; ///< id of the work-group that is to be shown; empty: none
    QString stepped = {}; ///< the launch whose steps are recorded; empty: of none
};

/// What of a new trace is shown first: what was chosen since it was asked for, else the work-group that it was asked for, else the launch
/// whose steps were recorded, else that with the first error, else with the first warning, else the first that has phases to step through,
/// else the first that was traced; the work-group of that finding, at its start. The work-item of a group that is recorded once more stays,
/// as what is selected outside the trace.
Selection selectionOfTrace(const Selection &before, const QList<LaunchTrace> &launches, const AskedTrace &asked = {});

/// One finding of a launch: its work-group, phase and work-item as far as one of its accesses tells them, and its place.
/// `access`: which one.
Selection selectionOfFinding(const Selection &before, const QList<LaunchTrace> &launches, int launch, int finding, int access = 0);

/// The same with the site and the event of that access, now that the trace is there.
Selection withEvent(const Selection &before, const Trace &trace, const Finding &finding, int access);

} // namespace kernelscope
