#include "tests/support/TraceBuilder.h"

#include <algorithm>
#include <array>
#include <numeric>

namespace kernelscope {

namespace {

std::vector<quint64> allGroups(const TraceLaunch &launch)
{
    std::vector<quint64> groups(launch.groupsTotal());
    std::iota(groups.begin(), groups.end(), quint64(0));
    return groups;
}

} // namespace

TraceBuilder::TraceBuilder(TraceLaunch launch) : TraceBuilder(launch, allGroups(launch)) {}

TraceBuilder::TraceBuilder(TraceLaunch launch, std::vector<quint64> groups)
    : m_launch(std::move(launch)), m_groups(std::move(groups)), m_items(m_groups.size() * m_launch.itemsOfGroup())
{
}

SiteIndex TraceBuilder::addSite(const AccessSite &site)
{
    m_sites.append(site);
    return SiteIndex(m_sites.size() - 1);
}

ObjectIndex TraceBuilder::addObject(const BoundObject &object)
{
    m_objects.append(object);
    return ObjectIndex(m_objects.size() - 1);
}

void TraceBuilder::append(WorkItemSlot item, EventHead head, quint64 offset, std::span<const quint32> payload)
{
    const AccessSite &at = m_sites.at(head.site());
    Event event{head, quint32(offset), payload.empty() ? 0 : payload[0]};
    if (head.wide() || poolWords(at) > 0) {
        event.value = quint32(m_pool.size());
        if (head.wide())
            m_pool.push_back(quint32(offset >> 32));
        const std::size_t start = m_pool.size();
        m_pool.insert(m_pool.end(), payload.begin(), payload.end());
        m_pool.resize(start + std::size_t(at.payloadWords), 0);
    }
    m_items[std::size_t(item.value)].push_back(event);
}

void TraceBuilder::addAccess(WorkItemSlot item, SiteIndex site, ObjectIndex object, qint64 offset, std::span<const quint32> payload)
{
    const AccessSite &at = m_sites.at(site.value);
    const bool copy = isAsyncCopy(at.kind);
    const auto size = quint64(at.sizeInBytes);
    const quint64 span = copy ? copyExtent(payload.data()).span(size) : size;
    const quint64 room = m_objects.at(object.value).sizeInBytes;
    const bool outside = offset < 0 || quint64(offset) > room || span > room - quint64(offset);
    const bool wide = outside || offset > 0xffffffffLL;
    const EventHead head = EventHead::of(site, object, (outside ? traceLayout::outOfBounds : 0) | (wide ? traceLayout::wide : 0));
    append(item, head, quint64(offset), payload);
    if (outside)
        addFault(item, {head, 0, 0, offset, -1});
}

void TraceBuilder::addFence(WorkItemSlot item, SiteIndex site, quint32 fences)
{
    append(item, EventHead::of(site, ObjectIndex(EventHead::noObject)), fences, {});
}

void TraceBuilder::addCall(WorkItemSlot item, SiteIndex site, quint32 named, quint32 subGroup, quint32 size)
{
    const EventHead head = EventHead::of(site, ObjectIndex(EventHead::noObject));
    append(item, head, 0, std::array{named, subGroup, size});
    if (named >= size)
        addFault(item, {head, 0, 0, named, -1, size});
}

void TraceBuilder::addOther(WorkItemSlot item, SiteIndex site, qint64 payload, int related)
{
    const EventHead head = EventHead::of(site, ObjectIndex(EventHead::noObject));
    const std::array<quint32, 2> words{quint32(payload), quint32(quint64(payload) >> 32)};
    const AccessSite &at = m_sites.at(site.value);
    append(item, head, 0, std::span(words).first(std::size_t(std::min(at.payloadWords, 2))));
    if (at.kind == SiteKind::Branch || at.kind == SiteKind::Index || at.kind == SiteKind::Loop || at.kind == SiteKind::Unset ||
        at.kind == SiteKind::Division)
        addFault(item, {head, 0, 0, payload, related});
}

void TraceBuilder::addFault(WorkItemSlot item, const TraceFault &fault)
{
    const auto items = int(m_launch.itemsOfGroup());
    m_faults.push_back(fault);
    m_faults.back().group = m_groups[std::size_t(item.value / items)];
    m_faults.back().localItem = quint32(item.value % items);
}

Result<Trace> TraceBuilder::finish() const
{
    TraceParts parts{m_launch, m_sites, m_objects, m_groups, {0}, {}, {}, {}, {}, {}, {}, {}, {}};
    for (const auto &events : m_items)
        parts.firstEvents.push_back(parts.firstEvents.back() + quint32(events.size()));
    for (WordColumn *column : {&parts.heads, &parts.offsets, &parts.values})
        column->resize(parts.firstEvents.back());
    std::size_t at = 0;
    for (const auto &events : m_items) {
        for (const Event &event : events) {
            parts.heads[at] = event.head.word;
            parts.offsets[at] = event.offset;
            parts.values[at++] = event.value;
        }
    }
    parts.pool.resize(m_pool.size());
    std::copy(m_pool.begin(), m_pool.end(), parts.pool.data());
    parts.faultCounts.resize(std::size_t(m_sites.size()));
    for (const TraceFault &fault : m_faults) {
        if (++parts.faultCounts[std::size_t(fault.head.site())] <= traceLayout::faultsPerSite)
            parts.faults.push_back(fault);
    }
    std::stable_sort(parts.faults.begin(), parts.faults.end(),
                     [](const TraceFault &a, const TraceFault &b) { return a.head.site() < b.head.site(); });
    return Trace::fromParts(std::move(parts));
}

} // namespace kernelscope
