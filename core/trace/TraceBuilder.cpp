#include "trace/TraceBuilder.h"

#include <algorithm>
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

ObjectIndex TraceBuilder::addObject(const TraceObject &object)
{
    m_objects.append(object);
    return ObjectIndex(m_objects.size() - 1);
}

void TraceBuilder::add(WorkItemSlot item, SiteIndex site, ObjectIndex object, qint64 offset,
                       std::span<const quint32> words, EventMark mark)
{
    if (mark == EventMark::Plain && offset > 0xffffffffLL)
        mark = EventMark::FarOffset;
    Event event{EventHead::of(site, object, mark), quint32(offset), words.empty() ? 0 : words[0]};
    const bool marked = mark != EventMark::Plain;
    if (marked || poolWords(m_sites.at(site.value)) > 0) {
        event.value = quint32(m_pool.size());
        if (marked)
            m_pool.push_back(quint32(quint64(offset) >> 32));
        m_pool.insert(m_pool.end(), words.begin(), words.end());
        m_pool.resize(std::max(m_pool.size(), event.value + marked + std::size_t(valueWordCount(m_sites.at(site.value)))));
    }
    m_items[std::size_t(item.value)].push_back(event);
}

void TraceBuilder::add(WorkItemSlot item, SiteIndex site, quint32 word)
{
    const EventHead head = EventHead::of(site, ObjectIndex(EventHead::noObject), EventMark::Plain);
    m_items[std::size_t(item.value)].push_back({head, word, 0});
}

Result<Trace> TraceBuilder::finish() const
{
    TraceParts parts{m_launch, m_sites, m_objects, m_groups, {0}, {}, {}, {}, {}};
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
    return Trace::fromParts(std::move(parts));
}

} // namespace kernelscope
