#include "analysis/TracedBytes.h"

#include <algorithm>
#include <array>
#include <cstring>
#include <map>
#include <vector>

#include "trace/ImageAccess.h"

namespace kernelscope {
namespace {

constexpr qsizetype mostRanges = 1 << 16; ///< of a buffer: the first ones are then all that is known

bool reads(SiteKind kind)
{
    return kind == SiteKind::Load || kind == SiteKind::Atomic || kind == SiteKind::AsyncRead || kind == SiteKind::ImageRead;
}

bool writes(SiteKind kind)
{
    return kind == SiteKind::Store || kind == SiteKind::Atomic || kind == SiteKind::AsyncWrite || kind == SiteKind::ImageWrite;
}

bool isOfBuffers(AddressSpace memory)
{
    return memory == AddressSpace::Global || memory == AddressSpace::Constant || memory == AddressSpace::Image;
}

class Walk
{
public:
    Walk(const Plan &plan, const LaunchCommand &launch, const Trace &batch);
    void run();
    void addTo(QList<StorageAccess> &known) const;

private:
    struct Key
    {
        int storage = 0;
        bool isWrite = false;
        bool isCertain = true;
        int site = 0;
        auto operator<=>(const Key &) const = default;
    };

    void take(EventIndex event, SiteIndex site, int storage);
    void takePixel(EventIndex event, SiteIndex site, int storage);
    void touch(SiteIndex site, int storage, quint64 begin, quint64 end, bool isCertain = true);
    void add(const Key &key, quint64 begin, quint64 end);

    const Plan &m_plan;
    const Trace &m_batch;
    std::vector<int> m_storages; ///< by object; -1: no buffer of the plan
    std::map<Key, ByteRanges> m_ranges;
};

Walk::Walk(const Plan &plan, const LaunchCommand &launch, const Trace &batch) : m_plan(plan), m_batch(batch)
{
    for (const BoundObject &object : batch.objects()) {
        int storage = -1;
        for (const PlannedArgument &argument : launch.arguments) {
            const auto *buffer = std::get_if<PlannedBufferArgument>(&argument);
            if (buffer && isOfBuffers(object.memory) && plan.storages[buffer->storage.value].name == object.name)
                storage = buffer->storage.value;
        }
        m_storages.push_back(storage);
    }
}

void Walk::run()
{
    for (int i = 0; i < m_batch.eventCount(); ++i) {
        const TraceEvent event = m_batch.event(EventIndex(i));
        const AccessSite &site = m_batch.site(event.site);
        const auto object = std::size_t(event.object.value);
        if ((!reads(site.kind) && !writes(site.kind)) || event.outOfBounds || object >= m_storages.size() || m_storages[object] < 0)
            continue;
        if (m_plan.storages[m_storages[object]].imageFormat.isEmpty())
            take(EventIndex(i), event.site, m_storages[object]);
        else
            takePixel(EventIndex(i), event.site, m_storages[object]);
    }
}

void Walk::take(EventIndex index, SiteIndex siteIndex, int storage)
{
    const AccessSite &site = m_batch.site(siteIndex);
    const bool isCopy = isAsyncCopy(site.kind);
    const auto offset = quint64(m_batch.event(index).offset);
    const auto size = quint64(site.sizeInBytes);
    const CopyExtent extent = isCopy ? copyExtent(m_batch.valueWords(index)) : CopyExtent{1, 1};
    if (extent.stride == 1)
        return touch(siteIndex, storage, offset, offset + extent.count * size);
    for (quint64 k = 0; k < extent.touched(); ++k)
        touch(siteIndex, storage, offset + k * extent.stride * size, offset + (k * extent.stride + 1) * size);
}

void Walk::takePixel(EventIndex event, SiteIndex siteIndex, int storage)
{
    const AccessSite &site = m_batch.site(siteIndex);
    const PlannedStorage &image = m_plan.storages[storage];
    const bool namesPixel = site.payloadWords >= imageValueWord && site.variables.value(0).startsWith(QLatin1String("int"));
    if (!namesPixel)
        return touch(siteIndex, storage, 0, image.sizeInBytes, false);
    std::array<quint32, imageValueWord> coordinate{};
    std::copy_n(m_batch.valueWords(event), imageValueWord, coordinate.begin());
    quint64 pixel = 0;
    for (qsizetype d = 0; d < image.shape.size(); ++d) // Slowest first; coordinates x first.
        pixel = pixel * image.shape[d] + coordinate[std::size_t(image.shape.size() - 1 - d)];
    const auto size = quint64(image.elementSize);
    if (pixel < image.elementCount)
        touch(siteIndex, storage, pixel * size, (pixel + 1) * size);
}

void Walk::touch(SiteIndex site, int storage, quint64 begin, quint64 end, bool isCertain)
{
    const SiteKind kind = m_batch.site(site).kind;
    if (reads(kind))
        add({storage, false, isCertain, site.value}, begin, end);
    if (writes(kind))
        add({storage, true, isCertain, site.value}, begin, end);
}

void Walk::add(const Key &key, quint64 begin, quint64 end)
{
    constexpr qsizetype oftenEnough = 1 << 20;
    ByteRanges &ranges = m_ranges[key];
    if (!ranges.isEmpty() && begin >= ranges.last().begin && begin <= ranges.last().end) {
        ranges.last().end = std::max(ranges.last().end, end);
        return;
    }
    ranges << ByteRange{begin, end};
    if (ranges.size() > oftenEnough)
        ranges = joined(ranges).mid(0, mostRanges);
}

void Walk::addTo(QList<StorageAccess> &known) const
{
    for (const auto &[key, ranges] : m_ranges) {
        const StorageAccess found{StorageIndex(key.storage), key.isWrite, key.isCertain, {}, m_batch.site(SiteIndex(key.site)).range.begin};
        auto place = std::ranges::find_if(known, [&](StorageAccess access) {
            access.bytes.clear();
            return access == found;
        });
        if (place == known.end())
            place = known.insert(known.end(), found);
        place->bytes = joined(place->bytes + ranges).mid(0, mostRanges);
    }
}

} // namespace

void addTracedBytes(QList<StorageAccess> &known, const Plan &plan, const LaunchCommand &launch, const Trace &batch)
{
    Walk walk(plan, launch, batch);
    walk.run();
    walk.addTo(known);
}

} // namespace kernelscope
