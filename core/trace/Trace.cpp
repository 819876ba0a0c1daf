#include "trace/Trace.h"

#include <algorithm>
#include <bit>

#include "trace/TraceCheck.h"

namespace kernelscope {

QString addressSpaceName(AddressSpace memory)
{
    switch (memory) {
    case AddressSpace::Global: return QStringLiteral("global");
    case AddressSpace::Local: return QStringLiteral("local");
    case AddressSpace::Constant: return QStringLiteral("constant");
    case AddressSpace::Private: return QStringLiteral("private");
    case AddressSpace::Image: return QStringLiteral("image");
    }
    return {};
}

int ObjectUse::unitShift() const
{
    return alignment == 0 ? 0 : std::min(std::countr_zero(alignment), 6);
}

int valueWordCount(const AccessSite &site)
{
    const int words = (site.sizeInBytes + 3) / 4;
    switch (site.kind) {
    case SiteKind::Load:
    case SiteKind::Store: return words;
    case SiteKind::Atomic: return words * (site.operation == AtomicOperation::CompareExchange ? 3 : 2);
    case SiteKind::AsyncCopyRead:
    case SiteKind::AsyncCopyWrite: return 2;
    default: return 1;
    }
}

int poolWords(const AccessSite &site)
{
    const int words = valueWordCount(site);
    return words > 1 ? words : 0;
}

namespace {

void count(ObjectUse &use, const AccessSite &site, quint32 offset)
{
    switch (site.kind) {
    case SiteKind::Load:
    case SiteKind::AsyncCopyRead: ++use.reads; break;
    case SiteKind::Store:
    case SiteKind::AsyncCopyWrite: ++use.writes; break;
    case SiteKind::Atomic: ++use.atomics; break;
    default: return;
    }
    use.alignment |= offset | quint32(site.sizeInBytes);
}

} // namespace

Trace::Trace() : Trace(std::make_shared<const Data>(Data{[] {
    TraceParts parts;
    parts.firstEvents = {0};
    return parts;
}(), {}, {}}))
{
}

Result<Trace> Trace::fromParts(TraceParts parts)
{
    if (const auto checked = checkParts(parts); !checked)
        return fail(checked.error());
    auto data = std::make_shared<Data>();
    data->uses.resize(std::size_t(EventHead::maxObjects) + 1);
    data->siteCounts.resize(std::size_t(parts.sites.size()));
    std::vector<ObjectUse> uses(data->uses.size());
    for (std::size_t i = 0; i < parts.heads.size(); ++i) {
        const EventHead head{parts.heads[i]};
        ++data->siteCounts[std::size_t(head.site())];
        if (head.mark() != EventMark::OutOfBounds)
            count(uses[std::size_t(head.object())], parts.sites[head.site()], parts.offsets[i]);
    }
    data->uses = std::move(uses);
    data->parts = std::move(parts);
    return Trace(std::move(data));
}

WorkItemSlot Trace::workItemOf(EventIndex event) const
{
    const auto firsts = firstEvents();
    const auto next = std::upper_bound(firsts.begin(), firsts.end(), quint32(event.value));
    return WorkItemSlot(int(next - firsts.begin()) - 1);
}

Extent Trace::groupId(GroupSlot group) const
{
    return unflatten(groups()[std::size_t(group.value)], launch().groups());
}

Extent Trace::localId(WorkItemSlot item) const
{
    return unflatten(quint64(item.value % itemsOfGroup()), launch().local);
}

Extent Trace::globalId(WorkItemSlot item) const
{
    const Extent group = groupId(groupOf(item));
    const Extent local = localId(item);
    Extent id{};
    for (std::size_t d = 0; d < id.size(); ++d)
        id[d] = launch().offset[d] + group[d] * launch().local[d] + local[d];
    return id;
}

TraceEvent Trace::event(EventIndex index) const
{
    const auto i = std::size_t(index.value);
    const EventHead head{heads()[i]};
    TraceEvent event{SiteIndex(head.site()), ObjectIndex(head.object()), head.mark(), qint64(offsets()[i]), 0};
    if (head.mark() != EventMark::Plain)
        event.offset = qint64(quint64(pool()[values()[i]]) << 32 | offsets()[i]);
    const AccessSite &at = site(event.site);
    event.size = quint64(at.sizeInBytes);
    if (at.kind == SiteKind::AsyncCopyRead || at.kind == SiteKind::AsyncCopyWrite) {
        const quint32 *words = valueWords(index);
        event.size = words[0] == 0 ? 0 : event.size * (quint64(words[0] - 1) * words[1] + 1);
    }
    return event;
}

int Trace::phaseOf(EventIndex index) const
{
    int phase = 0;
    for (int i = firstEvent(workItemOf(index)).value; i < index.value; ++i)
        phase += site(SiteIndex(EventHead{heads()[std::size_t(i)]}.site())).kind == SiteKind::Barrier;
    return phase;
}

const quint32 *Trace::valueWords(EventIndex index) const
{
    const auto i = std::size_t(index.value);
    const EventHead head{heads()[i]};
    if (head.mark() != EventMark::Plain)
        return pool().data() + values()[i] + 1;
    return poolWords(site(SiteIndex(head.site()))) > 0 ? pool().data() + values()[i] : values().data() + i;
}

quint64 Trace::sizeInMemory() const
{
    const TraceParts &p = m_data->parts;
    return 4 * (p.heads.size() + p.offsets.size() + p.values.size() + p.pool.size() + p.firstEvents.size())
        + 8 * p.groups.size();
}

EventsBySite::EventsBySite(const Trace &trace)
{
    m_firsts.assign(std::size_t(trace.sites().size()) + 1, 0);
    for (int s = 0; s < trace.sites().size(); ++s)
        m_firsts[std::size_t(s) + 1] = m_firsts[std::size_t(s)] + quint32(trace.eventsAt(SiteIndex(s)));
    m_events.resize(std::size_t(trace.eventCount()));
    std::vector<quint32> next = m_firsts;
    for (int i = 0; i < trace.eventCount(); ++i)
        m_events[next[std::size_t(EventHead{trace.heads()[std::size_t(i)]}.site())]++] = EventIndex(i);
}

std::span<const EventIndex> EventsBySite::operator[](SiteIndex site) const
{
    const auto s = std::size_t(site.value);
    return std::span(m_events).subspan(m_firsts[s], m_firsts[s + 1] - m_firsts[s]);
}

} // namespace kernelscope
