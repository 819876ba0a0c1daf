#include "pictures/TileMap.h"

#include <algorithm>
#include <iterator>
#include <unordered_set>

#include "analysis/AtomicValue.h"
#include "trace/CanonicalObject.h"
#include "trace/ElementRange.h"
#include "trace/SiteTraits.h"

namespace kernelscope {

namespace {

enum : quint32 { Reads = 1, Writes = 2 };

quint32 useOf(const Trace &trace, const AccessSite &site, EventIndex event)
{
    switch (site.kind) {
    case SiteKind::Load:
    case SiteKind::AsyncRead:
    case SiteKind::ImageRead:
        return Reads;
    case SiteKind::Store:
    case SiteKind::AsyncWrite:
    case SiteKind::ImageWrite:
        return Writes;
    case SiteKind::Atomic:
        return Reads | (atomicWrote(site, trace.valueWords(event)) ? Writes : 0u);
    default:
        return 0;
    }
}

} // namespace

TileMoment TileMoment::ofPhase(const PhaseTable &phases, int phase, int localItem)
{
    return {phases.positionAt({phase, 0}), phases.positionAt({phase + 1, 0}), localItem};
}

TileMoment TileMoment::upTo(const PhaseTable &phases, Moment moment, int localItem)
{
    return {phases.positionAt({moment.phase, 0}), phases.positionAt(moment), localItem};
}

TileMap::TileMap(std::shared_ptr<const PhaseTable> phases, const std::stop_token &stop)
    : m_phases(std::move(phases)), m_sources(m_phases->trace(), m_phases->group()),
      m_records(std::size_t(m_phases->trace().objects().size()))
{
    collect(stop);
    for (const bool local : {false, true}) {
        for (int o = 0; o < int(m_records.size()); ++o) {
            if (!m_records[std::size_t(o)].empty() && !isPrivate(ObjectIndex(o)) &&
                (trace().objects()[o].memory == AddressSpace::Local) == local)
                m_used << ObjectIndex(o);
        }
    }
}

void TileMap::collect(const std::stop_token &stop)
{
    for (int position = 0; position < m_phases->accessCount() && !stop.stop_requested(); ++position) {
        const EventIndex event = m_phases->eventAt(position);
        const EventHead head{trace().heads()[std::size_t(event.value)]};
        const AccessSite &site = trace().sites()[head.site()];
        const quint32 use = useOf(trace(), site, event);
        if (use == 0 || head.outOfBounds() || head.object() >= trace().objects().size())
            continue;
        const int object = canonicalObject(trace().objects(), head.object());
        Records &records = m_records[std::size_t(object)];
        if (isAsyncCopy(site.kind)) {
            addCopy(event, records, quint32(position));
            continue;
        }
        const quint32 who = quint32(m_phases->localItemOf(event)) * 4 + use;
        forEachElement(trace(), event, trace().objects()[object].elementSize, [&](quint64 element) {
            records.push_back({element, quint32(position), who});
        });
    }
    for (Records &records : m_records)
        sortByElement(records);
}

/// The whole group makes a copy together: it is told once, by the first work-item.
void TileMap::addCopy(EventIndex event, Records &records, quint32 position)
{
    if (m_phases->localItemOf(event) != 0)
        return;
    const TraceEvent access = trace().event(event);
    const AccessSite &site = trace().site(access.site);
    const CopyExtent extent = copyExtent(trace().valueWords(event));
    for (quint64 k = 0; k < extent.touched(); ++k)
        records.push_back({elementOf(access) + k * extent.stride, position, useOf(trace(), site, event)});
}

/// Stable, so that positions stay in order. By counting where the elements lie close to each other.
void TileMap::sortByElement(Records &records)
{
    if (records.empty())
        return;
    const auto byElement = [](const Record &a, const Record &b) { return a.element < b.element; };
    const auto [low, high] = std::minmax_element(records.begin(), records.end(), byElement);
    const quint64 first = low->element;
    const quint64 range = high->element - first + 1;
    if (range > 4 * records.size() + 65536) {
        std::stable_sort(records.begin(), records.end(), byElement);
        return;
    }
    std::vector<quint32> starts(std::size_t(range) + 1, 0);
    for (const Record &record : records)
        ++starts[std::size_t(record.element - first) + 1];
    for (std::size_t i = 1; i < starts.size(); ++i)
        starts[i] += starts[i - 1];
    Records sorted(records.size());
    for (const Record &record : records)
        sorted[starts[std::size_t(record.element - first)]++] = record;
    records.swap(sorted);
}

std::span<const TileMap::Record> TileMap::ofElement(const Records &records, quint64 element)
{
    const auto before = [](const Record &record, quint64 e) { return record.element < e; };
    const auto behind = [](quint64 e, const Record &record) { return e < record.element; };
    const auto first = std::lower_bound(records.begin(), records.end(), element, before);
    const auto end = std::upper_bound(first, records.end(), element, behind);
    return {first, end};
}

const TileMap::Records &TileMap::recordsOf(ObjectIndex object) const
{
    return m_records[std::size_t(canonicalObject(trace().objects(), object.value))];
}

quint64 TileMap::elementOf(const TraceEvent &access) const
{
    return elementsOf(access, trace().objects()[access.object.value].elementSize).first;
}

QString TileMap::reason() const
{
    return m_used.isEmpty() ? QStringLiteral("No access of this work-group to a buffer or to local memory was recorded, "
                                             "so there are no tiles to draw.")
                            : QString();
}

std::vector<TileElement> TileMap::frame(ObjectIndex object, const TileMoment &moment) const
{
    std::vector<TileElement> elements;
    const Records &records = recordsOf(object);
    for (std::size_t i = 0; i < records.size();) {
        TileElement element{records[i].element, 0};
        for (; i < records.size() && records[i].element == element.element; ++i) {
            const auto position = int(records[i].position);
            if (position >= moment.to || (moment.localItem >= 0 && int(records[i].who / 4) != moment.localItem))
                continue;
            const quint32 use = records[i].who & (Reads | Writes);
            element.use |= quint8(position < moment.from ? use : use << 2);
        }
        if (element.use)
            elements.push_back(element);
    }
    return elements;
}

quint64 TileMap::readsOf(ObjectIndex object, quint64 element) const
{
    const auto list = ofElement(recordsOf(object), element);
    return quint64(std::count_if(list.begin(), list.end(), [](const Record &record) { return record.who & Reads; }));
}

TileReuse TileMap::reuse(ObjectIndex object) const
{
    return reuse(object, {0, m_phases->accessCount(), -1});
}

TileReuse TileMap::reuse(ObjectIndex object, const TileMoment &moment) const
{
    TileReuse reuse;
    quint64 last = 0;
    quint64 ofLast = 0;
    for (const Record &record : recordsOf(object)) {
        const bool isNow = int(record.position) >= moment.from && int(record.position) < moment.to &&
                           (moment.localItem < 0 || int(record.who / 4) == moment.localItem);
        if (!(record.who & Reads) || !isNow)
            continue;
        if (reuse.elements == 0 || record.element != last) {
            ++reuse.elements;
            ofLast = 0;
        }
        last = record.element;
        ++reuse.reads;
        reuse.most = std::max(reuse.most, ++ofLast);
    }
    return reuse;
}

bool TileMap::isPrivate(ObjectIndex object) const
{
    return trace().objects()[object.value].memory == AddressSpace::Private;
}

/// Of a private array: the store of the same work-item whose value an access to it found or put there.
EventIndex TileMap::privateStore(ObjectIndex object, quint64 element, EventIndex access) const
{
    const int item = m_phases->localItemOf(access);
    const int position = m_phases->positionOf(access);
    const auto list = ofElement(recordsOf(object), element);
    for (auto record = list.rbegin(); record != list.rend(); ++record) {
        if (int(record->who / 4) == item && (record->who & Writes) && int(record->position) <= position)
            return m_phases->eventAt(int(record->position));
    }
    return EventIndex(-1);
}

std::vector<TileSource> TileMap::sourcesOf(EventIndex store) const
{
    std::vector<TileSource> list;
    std::vector<std::pair<EventIndex, bool>> open{{store, true}}; // and whether the way there was followed exactly
    std::unordered_set<int> seen{store.value};
    while (!open.empty()) {
        const auto [at, isExact] = open.back();
        open.pop_back();
        const FlowTarget *target = m_sources.find(at);
        if (!target || target->kept)
            continue;
        for (const FlowSource &source : m_sources.sources(*target)) {
            const TraceEvent access = trace().event(source.event);
            const bool isExactToHere = isExact && target->exact;
            if (source.condition || access.outOfBounds || access.object.value >= trace().objects().size())
                continue;
            forEachElement(trace(), source.event, trace().objects()[access.object.value].elementSize, [&](quint64 element) {
                if (!isPrivate(access.object))
                    return void(list.push_back({access.object, element, source.event, store, isExactToHere}));
                const EventIndex before = privateStore(access.object, element, source.event);
                if (before.value >= 0 && seen.insert(before.value).second)
                    open.emplace_back(before, isExactToHere);
            });
        }
    }
    std::ranges::stable_sort(list, {}, [](const TileSource &source) { return std::pair(source.load.value, source.element); });
    const auto same = [](const TileSource &a, const TileSource &b) { return a.load == b.load && a.element == b.element; };
    list.erase(std::unique(list.begin(), list.end(), same), list.end());
    return list;
}

std::vector<TileSource> TileMap::sources(ObjectIndex object, quint64 element, int position) const
{
    const auto list = ofElement(recordsOf(object), element);
    for (auto record = list.rbegin(); record != list.rend(); ++record) {
        if (int(record->position) >= position || !(record->who & Writes))
            continue;
        const EventIndex event = m_phases->eventAt(int(record->position));
        if (!isAsyncCopy(trace().site(trace().event(event).site).kind))
            return sourcesOf(event);
        const TileSource source = copiedFrom(event, element);
        return source.load.value < 0 ? std::vector<TileSource>{} : std::vector{source};
    }
    return {};
}

/// An asynchronous copy's two halves stand one after the other in the trace.
TileSource TileMap::copiedFrom(EventIndex write, quint64 element) const
{
    const EventIndex read(write.value - 1);
    const bool first = m_phases->positionOf(read) < 0;
    if (first || trace().site(trace().event(read).site).kind != SiteKind::AsyncRead)
        return {};
    const TraceEvent from = trace().event(read);
    const TraceEvent to = trace().event(write);
    const quint64 k = (element - elementOf(to)) / std::max<quint64>(1, copyExtent(trace().valueWords(write)).stride);
    return {from.object, elementOf(from) + k * copyExtent(trace().valueWords(read)).stride, read, write, true};
}

/// From one local cell to the next, as the value was copied.
std::optional<TileSource> TileMap::origin(ObjectIndex local, quint64 element, int position) const
{
    std::optional<TileSource> found;
    std::vector<TileSource> open = sources(local, element, position);
    std::unordered_set<int> seen;
    while (!open.empty()) {
        const TileSource at = open.back();
        open.pop_back();
        if (trace().objects()[at.object.value].memory == AddressSpace::Local) {
            const bool isStore = trace().site(trace().event(at.load).site).kind == SiteKind::Store;
            if (seen.insert(at.load.value).second)
                std::ranges::copy(sources(at.object, at.element, m_phases->positionOf(at.load) + (isStore ? 1 : 0)),
                                  std::back_inserter(open));
            continue;
        }
        if (found && (found->object != at.object || found->element != at.element))
            return std::nullopt;
        found = at;
    }
    return found;
}

} // namespace kernelscope
