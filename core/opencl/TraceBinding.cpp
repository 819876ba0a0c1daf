#include "opencl/TraceBinding.h"
#include "support/Filled.h"

namespace kernelscope {
namespace {

Extent extentOf(const Sizes &sizes, quint64 otherwise)
{
    Extent extent{otherwise, otherwise, otherwise};
    for (qsizetype d = 0; d < sizes.size() && d < 3; ++d)
        extent[std::size_t(d)] = sizes[d];
    return extent;
}

void bindArgument(BoundObject &object, const PlannedArgument &argument, const Plan &plan, const QSet<int> &filled)
{
    if (const auto *local = std::get_if<PlannedLocalArgument>(&argument))
        object.sizeInBytes = local->sizeInBytes;
    const auto *buffer = std::get_if<PlannedBufferArgument>(&argument);
    if (!buffer)
        return;
    const PlannedStorage &storage = plan.storages[buffer->storage.value];
    object.name = storage.name;
    object.sizeInBytes = storage.sizeInBytes;
    object.readOnly = storage.access == Access::In;
    object.initialised = storage.access != Access::Out || filled.contains(buffer->storage.value);
}

/// Of a buffer its bytes, of an image its width.
quint64 argumentSize(const PlannedStorage &storage)
{
    return storage.imageFormat.isEmpty() || storage.shape.isEmpty() ? storage.sizeInBytes : storage.shape.last();
}

} // namespace

QList<quint64> argumentSizes(const Plan &plan, const LaunchCommand &launch)
{
    QList<quint64> sizes;
    for (const PlannedArgument &argument : launch.arguments) {
        quint64 size = 0;
        if (const auto *buffer = std::get_if<PlannedBufferArgument>(&argument))
            size = argumentSize(plan.storages[buffer->storage.value]);
        else if (const auto *local = std::get_if<PlannedLocalArgument>(&argument))
            size = local->sizeInBytes;
        sizes << size;
    }
    return sizes;
}

QList<BoundObject> bindObjects(const Plan &plan, const LaunchCommand &launch, const QList<TracedObject> &objects, const QSet<int> &filled)
{
    QList<BoundObject> bound;
    QHash<int, int> firstOfStorage;
    for (const TracedObject &object : objects) {
        bound << boundObject(object);
        if (object.argument < 0 || object.argument >= launch.arguments.size())
            continue;
        const PlannedArgument &argument = launch.arguments[object.argument];
        bindArgument(bound.last(), argument, plan, filled);
        if (const auto *buffer = std::get_if<PlannedBufferArgument>(&argument)) {
            const int storage = buffer->storage.value;
            bound.last().sameMemoryAs = firstOfStorage.value(storage, -1);
            if (!firstOfStorage.contains(storage))
                firstOfStorage.insert(storage, int(bound.size()) - 1);
        }
    }
    return bound;
}

QString reasonAgainstGroups(const TraceLaunch &launch)
{
    constexpr quint64 most = quint64(1) << 26; // a table of 256 MiB
    if (launch.groupsTotal() <= most)
        return {};
    return filled(QStringLiteral(
                      "The launch \"%1\" has %2 work-groups, but at most %3 can be traced. Make the global size smaller, or the local size "
                      "larger, to trace it."),
                  launch.name, launch.groupsTotal(), most);
}

TraceLaunch traceLaunchOf(const PlannedCommand &command, const LaunchCommand &launch, const QString &device)
{
    TraceLaunch traced;
    traced.name = command.name;
    traced.kernel = launch.kernel;
    traced.device = device;
    traced.dimensions = int(launch.global.size());
    traced.global = extentOf(launch.global, 1);
    traced.local = extentOf(launch.local, 1);
    traced.offset = extentOf(launch.offset, 0);
    return traced;
}

quint64 linearGroup(const TraceLaunch &launch, const Sizes &group)
{
    const Extent groups = launch.groups();
    const Extent id = extentOf(group, 0);
    if (id[0] >= groups[0] || id[1] >= groups[1] || id[2] >= groups[2])
        return 0;
    return id[0] + groups[0] * (id[1] + groups[1] * id[2]);
}

} // namespace kernelscope
