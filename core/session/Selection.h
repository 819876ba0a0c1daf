#pragma once

#include <optional>

#include <QString>

#include "support/Error.h"

namespace kernelscope {

/// What is chosen across the window. Views set what they know and light up what they find.
struct Selection
{
    std::optional<SourcePlace> place; ///< a line of a source
    QString buffer;                   ///< by name
    std::optional<quint64> element;   ///< flat index in that buffer
    std::optional<int> event;         ///< into RunResult::events

    // In the last trace. What is shown of it: a launch, of that a work-group at a phase.
    std::optional<int> launch;    ///< into TraceReply::launches
    std::optional<quint64> group; ///< linear id in the NDRange, x fastest
    std::optional<int> phase;     ///< barriers passed
    std::optional<int> step;      ///< so many accesses of `phase` are done (PhaseTable); absent: all of them
    // What is lit up in it.
    std::optional<quint64> workItem; ///< linear local id in `group`, x fastest
    std::optional<int> site;         ///< into Trace::sites() of `launch`
    std::optional<int> traceEvent;   ///< into the Trace of `launch`: one access
    std::optional<int> finding;      ///< into LaunchTrace::findings of `launch`

    bool operator==(const Selection &) const = default;
};

inline void leaveAccess(Selection &selection)
{
    selection.site.reset();
    selection.traceEvent.reset();
    selection.finding.reset();
}

} // namespace kernelscope
