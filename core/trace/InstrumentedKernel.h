#pragma once

#include "trace/AccessSite.h"
#include "trace/StridedRun.h"
#include "trace/TracedObject.h"

namespace kernelscope {

/// An access that the rewriting left as it was, so that no trace shows it.
struct UntracedAccess
{
    SourcePlace place;
    QString reason; ///< a sentence

    bool operator==(const UntracedAccess &) const = default;
    KERNELSCOPE_FIELDS(place, reason)
};

/// A kernel that records what it does, in the layout of TraceLayout.h. It takes the parameters of the user's kernel and
/// after them one more: the trace buffer.
struct InstrumentedKernel
{
    QString kernel;       ///< the name, the same as in the user's text
    QString text;         ///< complete: it includes nothing
    QString buildOptions; ///< the user's, without definitions and include directories
    QList<AccessSite> sites;
    QList<StridedRun> streaks; ///< loops that may be recorded in one
    QList<TracedObject> objects;
    QList<UntracedAccess> untraced;
    bool usesGroupMemory = false; ///< votes: groupMemoryInBytes more of local memory
    int groupMemoryInBytes = 0;

    bool operator==(const InstrumentedKernel &) const = default;
    KERNELSCOPE_FIELDS(kernel, text, buildOptions, sites, streaks, objects, untraced, usesGroupMemory, groupMemoryInBytes)
};

} // namespace kernelscope
