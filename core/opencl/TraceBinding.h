#pragma once

#include <QSet>

#include "opencl/RunMemory.h"
#include "trace/TraceDecoder.h"

namespace kernelscope {

/// What a launch's arguments are, as its trace needs to know it.
/// Bytes behind each argument: of its buffer, of its local memory; 0 for values.
QList<quint64> argumentSizes(const Plan &plan, const LaunchCommand &launch);

/// The rewritten kernel's objects with the launch's buffers. `filled`: storages that something was written to before.
QList<BoundObject> bindObjects(const Plan &plan, const LaunchCommand &launch, const QList<TracedObject> &objects, const QSet<int> &filled);

/// The rewritten kernel's sites with the launch's samplers, and with the types of the images' pixels.
QList<AccessSite> bindSites(const LaunchCommand &launch, QList<AccessSite> sites, const QList<BoundObject> &objects);

/// Why no trace buffer has room for a word of each of its work-groups; empty where there is one.
QString reasonAgainstGroups(const TraceLaunch &launch);

TraceLaunch traceLaunchOf(const PlannedCommand &command, const LaunchCommand &launch, const QString &device);

/// The work-group with this id; 0 where the launch has none.
quint64 groupOrFirst(const NDRange &range, Sizes group);

} // namespace kernelscope
