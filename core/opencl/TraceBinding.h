#pragma once

#include <vector>

#include <QHash>

#include "opencl/RunMemory.h"
#include "plan/CommandAccesses.h"
#include "trace/TraceDecoder.h"
#include "trace/TraceOptions.h"

namespace kernelscope {

/// What a launch's arguments are, as its trace needs to know it.
/// What the trace buffer has of each argument: the bytes of its buffer or local memory, an image's width, a sampler's samplerBits; 0 for
/// values.
QList<quint64> argumentSizes(const Plan &plan, const LaunchCommand &launch);

/// The rewritten kernel's objects with the launch's buffers. `written`: of storages that something was written to before, which bytes.
QList<BoundObject> bindObjects(const Plan &plan, const LaunchCommand &launch, const QList<TracedObject> &objects,
                               const QHash<int, ByteRanges> &written);

/// Of each of the kernel's objects the storage that the launch gives it; -1: none.
std::vector<int> storagesOf(const LaunchCommand &launch, const QList<TracedObject> &objects);

/// The rewritten kernel's sites with the types of the images' pixels.
QList<AccessSite> bindSites(QList<AccessSite> sites, const QList<BoundObject> &objects);

/// Why no trace buffer has room for a word of each of its work-groups; empty where there is one.
QString reasonAgainstGroups(const TraceLaunch &launch);

TraceLaunch traceLaunchOf(const PlannedCommand &command, const LaunchCommand &launch, const QString &device);

/// The work-group that is recorded in any case: that of the work-item to step, else the one with the id that was asked for; 0 where the
/// launch has none.
quint64 chosenGroup(const TraceLaunch &launch, const TraceOptions &options);

} // namespace kernelscope
