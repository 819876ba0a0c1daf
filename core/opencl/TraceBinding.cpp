#include "opencl/TraceBinding.h"

#include "project/ImageFormat.h"
#include "support/Filled.h"
#include "trace/ImageAccess.h"
#include "trace/SiteTraits.h"

namespace kernelscope {
namespace {

/// The sampler that an argument is, as samplerBits.
quint64 samplerBitsOf(const SamplerArgument &sampler)
{
    using namespace samplerBits;
    int bits = Given | (sampler.filter == SamplerFilter::Linear ? Linear : 0);
    bits |= sampler.normalized ? Normalized : 0;
    switch (sampler.address) {
    case SamplerAddress::None:
        break;
    case SamplerAddress::Clamp:
        bits |= Clamp;
        break;
    case SamplerAddress::ClampToEdge:
        bits |= ClampToEdge;
        break;
    case SamplerAddress::Repeat:
        bits |= Repeat;
        break;
    case SamplerAddress::MirroredRepeat:
        bits |= MirroredRepeat;
        break;
    }
    return quint64(bits);
}

/// Its elements are pixels, as kernels see them: the components of read_image that the format has.
void bindImage(BoundObject &object, const PlannedStorage &storage)
{
    const auto format = imageFormatNamed(storage.imageFormat);
    if (!format)
        return;
    const bool isFraction = format->isNormalized() || isFloating(format->scalar());
    const bool hasAlphaAlone = format->order == u"a" || format->order == u"ra"; // It is the fourth component.
    const ElementType pixel{isFraction                   ? Scalar::Float
                            : isSigned(format->scalar()) ? Scalar::Int
                                                         : Scalar::UInt,
                            hasAlphaAlone ? 4 : format->channels(),
                            {}};
    object.typeName = elementTypeName(pixel);
    object.elementSize = pixel.components * 4;
    object.dimensions = storage.shape;
    object.sizeInBytes = storage.elementCount * quint64(object.elementSize);
}

/// The bytes of a storage that are in none of the ranges.
ByteRanges others(const ByteRanges &ranges, quint64 size)
{
    ByteRanges between;
    quint64 begin = 0;
    for (const ByteRange &range : ranges) {
        if (begin < range.begin)
            between << ByteRange{begin, range.begin};
        begin = range.end;
    }
    if (begin < size)
        between << ByteRange{begin, size};
    return between;
}

void bindArgument(BoundObject &object, const PlannedArgument &argument, const Plan &plan, const QHash<int, ByteRanges> &written)
{
    if (const auto *local = std::get_if<PlannedLocalArgument>(&argument))
        object.sizeInBytes = local->sizeInBytes;
    const auto *buffer = std::get_if<PlannedBufferArgument>(&argument);
    if (!buffer)
        return;
    const PlannedStorage &storage = plan.storages[buffer->storage.value];
    object.name = storage.name;
    object.sizeInBytes = storage.sizeInBytes;
    if (!storage.imageFormat.isEmpty())
        bindImage(object, storage);
    object.readOnly = storage.access == Access::In;
    object.initialised = storage.access != Access::Out || written.contains(buffer->storage.value);
    if (storage.access == Access::Out && storage.imageFormat.isEmpty() && object.initialised)
        object.unwritten = others(written[buffer->storage.value], storage.sizeInBytes);
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
        else if (const auto *sampler = std::get_if<SamplerArgument>(&argument))
            size = samplerBitsOf(*sampler);
        sizes << size;
    }
    return sizes;
}

std::vector<int> storagesOf(const LaunchCommand &launch, const QList<TracedObject> &objects)
{
    std::vector<int> storages;
    for (const TracedObject &object : objects) {
        const bool isArgument = object.argument >= 0 && object.argument < launch.arguments.size();
        const auto *buffer = isArgument ? std::get_if<PlannedBufferArgument>(&launch.arguments[object.argument]) : nullptr;
        storages.push_back(buffer ? buffer->storage.value : -1);
    }
    return storages;
}

QList<BoundObject> bindObjects(const Plan &plan, const LaunchCommand &launch, const QList<TracedObject> &objects,
                               const QHash<int, ByteRanges> &written)
{
    QList<BoundObject> bound;
    QHash<int, int> firstOfStorage;
    for (const int storage : storagesOf(launch, objects)) {
        const TracedObject &object = objects[bound.size()];
        bound << boundObject(object);
        if (object.argument >= 0 && object.argument < launch.arguments.size())
            bindArgument(bound.last(), launch.arguments[object.argument], plan, written);
        if (storage < 0)
            continue;
        bound.last().sameMemoryAs = firstOfStorage.value(storage, -1);
        if (!firstOfStorage.contains(storage))
            firstOfStorage.insert(storage, int(bound.size()) - 1);
    }
    return bound;
}

QList<AccessSite> bindSites(QList<AccessSite> sites, const QList<BoundObject> &objects)
{
    for (AccessSite &site : sites) {
        if (isImageAccess(site.kind) && onlyObject(site) >= 0 && !objects[onlyObject(site)].dimensions.isEmpty()) {
            site.typeName = objects[onlyObject(site)].typeName;
            site.type = elementTypeNamed(site.typeName);
            site.sizeInBytes = objects[onlyObject(site)].elementSize;
        }
    }
    return sites;
}

QString reasonAgainstGroups(const TraceLaunch &launch)
{
    if (!launch.isUniform())
        return filled(
            QStringLiteral("The local size of the launch \"%1\" does not divide its global size. Only work-groups of one size can be "
                           "traced: make the global size a multiple of the local size, with a guard in the kernel, to trace it."),
            launch.name);
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
    return {NDRange(launch.global, launch.local, launch.offset), command.name, launch.kernel, device};
}

quint64 chosenGroup(const TraceLaunch &launch, const TraceOptions &options)
{
    const auto stepped = launch.name == options.steppedLaunch ? launch.groupWith(options.item) : std::nullopt;
    Sizes group = options.group;
    group.resize(launch.dimensions);
    return stepped.value_or(launch.groupOf(group).value_or(0));
}

} // namespace kernelscope
