#include "pictures/SharedPlaces.h"

#include <cstring>

#include "analysis/AtomicValue.h"
#include "trace/CanonicalObject.h"
#include "trace/SiteTraits.h"

namespace kernelscope {

static bool isSharedMemory(AddressSpace memory)
{
    return memory == AddressSpace::Global || memory == AddressSpace::Local || memory == AddressSpace::Generic;
}

SharedPlaces::SharedPlaces(const PhasedEvents &events)
    : m_trace(events.trace), m_memories(std::size_t(EventHead::maxObjects) + 1, -1), m_isContended(std::size_t(events.phases), 0)
{
    const auto &objects = m_trace.objects();
    for (int o = 0; o < objects.size(); ++o)
        m_memories[std::size_t(o)] = isSharedMemory(objects[o].memory) ? canonicalObject(objects, o) : -1;
    for (const AccessSite &site : m_trace.sites()) {
        m_isPlain.push_back(site.kind == SiteKind::Load || site.kind == SiteKind::Store || site.kind == SiteKind::Atomic);
        m_writes.push_back(site.kind == SiteKind::Store || site.kind == SiteKind::Atomic);
    }
    if (events.items < 2)
        return;
    m_table.resize(1024);
    for (int phase = 0; phase < events.phases; ++phase)
        look(events, phase);
}

/// IntervalUse::bit of the objects that are written to in a phase.
quint32 SharedPlaces::writtenIn(const PhasedEvents &events, int phase) const
{
    quint32 written = 0;
    for (int item = 0; item < events.items; ++item) {
        const auto [first, end] = events.of(phase, item);
        for (int event = first; event < end; ++event) {
            const EventHead head{m_trace.heads()[std::size_t(event)]};
            const int memory = m_memories[std::size_t(head.object())];
            if (m_writes[std::size_t(head.site())] && memory >= 0)
                written |= IntervalUse::bit(memory);
        }
    }
    return written;
}

void SharedPlaces::look(const PhasedEvents &events, int phase)
{
    const quint32 written = writtenIn(events, phase);
    for (int item = 0; item < events.items && written != 0; ++item) {
        const auto [first, end] = events.of(phase, item);
        for (int event = first; event < end; ++event) {
            const int memory = memoryOf(quint32(event));
            if (memory < 0 || !(written & IntervalUse::bit(memory)))
                continue;
            const EventHead head{m_trace.heads()[std::size_t(event)]};
            Entry &entry = entryOf(keyOf(quint32(event)), quint32(m_trace.site(SiteIndex(head.site())).sizeInBytes));
            note(entry, phase, item, m_writes[std::size_t(head.site())], m_trace.objects()[memory].memory == AddressSpace::Local);
            if (entry.place >= 0)
                m_objects |= IntervalUse::bit(memory);
        }
    }
}

void SharedPlaces::note(Entry &entry, int phase, int item, bool writes, bool isLocalMemory)
{
    if (entry.phase != phase) {
        entry.phase = phase;
        entry.item = item;
        entry.isWritten = entry.isShared = false;
    }
    entry.isWritten = entry.isWritten || writes;
    entry.isShared = entry.isShared || entry.item != item;
    if (!entry.isWritten || !entry.isShared || entry.size == 0)
        return;
    m_isContended[std::size_t(phase)] = 1;
    if (entry.place >= 0)
        return;
    entry.place = count();
    m_isLocal.push_back(isLocalMemory);
}

/// Of a plain access inside of shared memory; -1: it is none.
int SharedPlaces::memoryOf(quint32 event) const
{
    const EventHead head{m_trace.heads()[event]};
    return m_isPlain[std::size_t(head.site())] && !head.outOfBounds() ? m_memories[std::size_t(head.object())] : -1;
}

quint64 SharedPlaces::keyOf(quint32 event) const
{
    const EventHead head{m_trace.heads()[event]};
    const quint64 offset = head.wide() ? quint64(m_trace.event(EventIndex(int(event))).offset) : m_trace.offsets()[event];
    return ((quint64(m_memories[std::size_t(head.object())]) << 48) | offset) + 1;
}

static std::size_t slotOf(quint64 key, std::size_t size)
{
    return std::size_t((key * 0x9E3779B97F4A7C15U) >> 20) & (size - 1);
}

SharedPlaces::Entry &SharedPlaces::entryOf(quint64 key, quint32 size)
{
    if (2 * m_used >= m_table.size())
        grow();
    std::size_t at = slotOf(key, m_table.size());
    while (m_table[at].key != 0 && m_table[at].key != key)
        at = (at + 1) & (m_table.size() - 1);
    Entry &entry = m_table[at];
    if (entry.key == 0) {
        ++m_used;
        entry.key = key;
        entry.size = size;
    } else if (entry.size != size) {
        entry.size = 0;
        entry.place = -1;
    }
    return entry;
}

void SharedPlaces::grow()
{
    std::vector<Entry> old(m_table.size() * 2);
    old.swap(m_table);
    for (const Entry &entry : old) {
        if (entry.key == 0)
            continue;
        std::size_t at = slotOf(entry.key, m_table.size());
        while (m_table[at].key != 0)
            at = (at + 1) & (m_table.size() - 1);
        m_table[at] = entry;
    }
}

const SharedPlaces::Entry *SharedPlaces::find(quint64 key) const
{
    std::size_t at = slotOf(key, m_table.size());
    while (m_table[at].key != 0 && m_table[at].key != key)
        at = (at + 1) & (m_table.size() - 1);
    return m_table[at].key == key ? &m_table[at] : nullptr;
}

static quint64 bitsOf(const quint32 *words, int size)
{
    const auto *bytes = reinterpret_cast<const unsigned char *>(words);
    quint64 bits = 0;
    if (size <= 8) {
        std::memcpy(&bits, bytes, std::size_t(size));
        return bits;
    }
    for (int b = 0; b < size; ++b)
        bits = (bits ^ bytes[b]) * 0x100000001B3U;
    return bits;
}

PlacedAccess SharedPlaces::accessOf(quint32 event) const
{
    PlacedAccess access;
    access.event = event;
    const int memory = count() > 0 ? memoryOf(event) : -1;
    if (memory < 0 || !(m_objects & IntervalUse::bit(memory)))
        return access;
    const Entry *entry = find(keyOf(event));
    const AccessSite &site = m_trace.site(SiteIndex(EventHead{m_trace.heads()[event]}.site()));
    if (!entry || entry->place < 0)
        return access;
    const quint32 *words = m_trace.valueWords(EventIndex(int(event)));
    access.place = entry->place;
    const bool isAtomic = site.kind == SiteKind::Atomic;
    access.reads = site.kind == SiteKind::Load || (isAtomic && site.atomic != AtomicOperation::Store);
    access.writes = site.kind == SiteKind::Store || (isAtomic && atomicWrote(site, words));
    access.found = bitsOf(words, site.sizeInBytes);
    if (site.kind == SiteKind::Store)
        access.left = access.found;
    else if (const auto result = access.writes ? atomicResult(site, words) : std::nullopt; result && site.sizeInBytes <= 8)
        access.left = bitsOf(result->data(), site.sizeInBytes);
    return access;
}

} // namespace kernelscope
