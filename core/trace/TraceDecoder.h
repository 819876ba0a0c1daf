#pragma once

#include <span>

#include "trace/StridedRun.h"
#include "trace/Trace.h"

namespace kernelscope {

/// What the host knows of a recorded launch when it reads back the trace buffer.
struct RecordedLaunch
{
    TraceLaunch launch;          ///< lostEvents and unfinishedItems are filled in by the decoder
    QList<AccessSite> sites;     ///< InstrumentedKernel::sites
    QList<StridedRun> streaks;   ///< InstrumentedKernel::streaks
    QList<BoundObject> objects;  ///< InstrumentedKernel::objects, bound to this launch's buffers
    std::vector<quint64> groups; ///< linear ids of the recorded groups, by slot, ascending
    /// Loads in streaks have no values (traceLayout::SparesValues), which would have taken at most so many words; 0: they have.
    quint64 mostSparedWords = 0;
};

/// Some of a launch's recorded groups, one after the other: slots.
struct SlotRange
{
    std::size_t first = 0;
    std::size_t count = 0;
};

/// Reads a trace buffer (TraceLayout.h), all of it, as it came from the device. Fails on a buffer whose header or tables are wrong. What
/// a work-item recorded is read as far as it makes sense: Trace::damage().
[[nodiscard]] Result<Trace> decodeTrace(const RecordedLaunch &recorded, std::span<const quint32> buffer);
/// The same of some of its groups: a trace that holds only these. Faults are the whole launch's.
[[nodiscard]] Result<Trace> decodeTrace(const RecordedLaunch &recorded, std::span<const quint32> buffer, SlotRange groups);

/// An object as the launch has it: a declared one by itself, one that comes from an argument with its buffer's facts to
/// be set.
BoundObject boundObject(const TracedObject &object);

} // namespace kernelscope
