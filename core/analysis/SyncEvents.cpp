#include "analysis/SyncEvents.h"

#include <algorithm>
#include <cstring>
#include <map>
#include <tuple>

#include "analysis/AtomicValue.h"
#include "trace/CanonicalObject.h"
#include "trace/SiteTraits.h"

namespace kernelscope {

namespace {

class Collector
{
public:
    Collector(const Trace &trace, const SyncRules &rules) : m_trace(trace), m_rules(rules) {}

    SyncEvents collect();

private:
    void see(quint32 item, quint32 event);
    void seeAtomic(quint32 item, quint32 event, const AccessSite &site);
    SyncEvent fenceEvent(quint32 event, const AccessSite &site) const;
    void seeSubGroupBarrier(quint32 item, quint32 event, const AccessSite &site);
    void findSources();
    bool covers(quint32 fences) const;
    bool coversBoth(quint32 fences) const;
    bool hasFencesOfBoth() const;

    const Trace &m_trace;
    SyncRules m_rules;
    bool m_hasFencesOfBoth = false;
    std::vector<char> m_isSubGroupBarrier;                  ///< by site
    std::map<std::pair<quint32, quint32>, int> m_subGroups; ///< by work-group and id
    SyncEvents m_found;
};

SyncEvents Collector::collect()
{
    std::vector<char> relevant;
    for (const AccessSite &site : m_trace.sites()) {
        m_isSubGroupBarrier.push_back(isSubGroupBarrier(site));
        relevant.push_back(site.kind == SiteKind::Barrier || site.kind == SiteKind::Fence || site.kind == SiteKind::Atomic);
    }
    m_hasFencesOfBoth = hasFencesOfBoth();
    m_found.items.resize(std::size_t(m_trace.workItemCount()));
    for (quint32 item = 0; item < m_found.items.size(); ++item) {
        for (quint32 event = m_trace.firstEvents()[item]; event < m_trace.firstEvents()[item + 1]; ++event) {
            if (relevant[std::size_t(EventHead{m_trace.heads()[event]}.site())])
                see(item, event);
        }
    }
    findSources();
    return std::move(m_found);
}

void Collector::see(quint32 item, quint32 event)
{
    const int number = EventHead{m_trace.heads()[event]}.site();
    const AccessSite &site = m_trace.site(SiteIndex(number));
    if (site.kind == SiteKind::Atomic)
        seeAtomic(item, event, site);
    else if (m_isSubGroupBarrier[std::size_t(number)])
        seeSubGroupBarrier(item, event, site);
    else
        m_found.items[item].push_back(fenceEvent(event, site));
}

bool Collector::covers(quint32 fences) const
{
    return m_rules.custom || (fences & (m_rules.memory == AddressSpace::Local ? LocalFence : GlobalFence));
}

bool Collector::coversBoth(quint32 fences) const
{
    return !m_rules.custom && (fences & LocalFence) && (fences & GlobalFence);
}

/// Whether atomics in the other memory can matter.
bool Collector::hasFencesOfBoth() const
{
    return std::ranges::any_of(m_trace.sites(), [&](const AccessSite &site) {
        return (site.kind == SiteKind::Fence || site.kind == SiteKind::Barrier) && (!site.fencesKnown || coversBoth(knownFences(site)));
    });
}

/// A mem_fence of OpenCL 1.x (no order given) is a fence by custom only. A barrier's fence reaches as far as its scope.
SyncEvent Collector::fenceEvent(quint32 event, const AccessSite &site) const
{
    const bool covered = covers(m_trace.offsets()[event]);
    const MemoryOrder order = site.order;
    SyncEvent sync;
    sync.event = event;
    sync.kind = site.kind == SiteKind::Barrier ? SyncEvent::Barrier : SyncEvent::Fence;
    sync.covers = covered;
    sync.coversBoth = coversBoth(m_trace.offsets()[event]);
    const bool both = sync.kind == SyncEvent::Barrier || m_rules.custom;
    sync.acquires = covered && (both || acquires(order));
    sync.releases = covered && (both || releases(order));
    sync.wholeDevice = m_rules.custom || isWiderThanGroup(memoryScopeOf(site));
    return sync;
}

/// Between work-items of its sub-group it orders what its flags name, by custom, too. For others it is a fence of its scope.
void Collector::seeSubGroupBarrier(quint32 item, quint32 event, const AccessSite &site)
{
    const quint32 word = m_trace.offsets()[event];
    const bool isFence = covers(word) && site.scope >= MemoryScope::WorkGroup;
    const auto [entry, isNew] =
        m_subGroups.try_emplace({item / quint32(m_trace.itemsOfGroup()), word >> subGroupShift}, int(m_subGroups.size()));
    SyncEvent sync;
    sync.event = event;
    sync.kind = SyncEvent::SubGroupBarrier;
    sync.covers = word & (m_rules.memory == AddressSpace::Local ? LocalFence : GlobalFence);
    sync.coversBoth = isFence && coversBoth(word);
    sync.acquires = isFence;
    sync.releases = isFence;
    sync.wholeDevice = isWiderThanGroup(site.scope);
    sync.subGroup = entry->second;
    if (isNew)
        m_found.subGroups.emplace_back();
    std::vector<quint32> &members = m_found.subGroups[std::size_t(sync.subGroup)];
    if (members.empty() || members.back() != item)
        members.push_back(item);
    m_found.items[item].push_back(sync);
}

void Collector::seeAtomic(quint32 item, quint32 event, const AccessSite &site)
{
    const TraceEvent access = m_trace.event(EventIndex(int(event)));
    if (access.outOfBounds || access.object.value == EventHead::noObject || site.sizeInBytes > 8)
        return;
    const BoundObject &object = m_trace.objects()[access.object.value];
    const bool local = object.memory == AddressSpace::Local;
    const bool elsewhere = !m_rules.custom && local != (m_rules.memory == AddressSpace::Local);
    if (elsewhere && !m_hasFencesOfBoth)
        return;
    const quint32 *words = m_trace.valueWords(EventIndex(int(event)));
    const AtomicOperation operation = site.atomic;
    const bool writes = atomicWrote(site, words);
    const auto result = writes ? atomicResult(site, words) : std::nullopt;
    const quint64 upper = site.sizeInBytes > 4 ? quint64(words[1]) << 32 : 0;
    SyncAtomic atomic{{canonicalObject(m_trace.objects(), access.object.value), local ? qint64(item) / m_trace.itemsOfGroup() : -1,
                       quint64(access.offset)},
                      words[0] | upper,
                      result ? quint64((*result)[1]) << 32 | (*result)[0] : 0,
                      item,
                      event,
                      operation != AtomicOperation::Store,
                      result.has_value(),
                      -1};
    const MemoryOrder order = site.order;
    const bool legacy = order == MemoryOrder::Legacy;
    SyncEvent sync;
    sync.event = event;
    sync.orders = legacy || !m_rules.custom;
    sync.acquires = m_rules.custom ? legacy : !elsewhere && acquires(order);
    sync.releases = !m_rules.custom && !elsewhere && releases(order);
    sync.elsewhere = elsewhere;
    sync.wholeDevice = isWiderThanGroup(memoryScopeOf(site));
    sync.atomic = int(m_found.atomics.size());
    m_found.atomics.push_back(atomic);
    m_found.items[item].push_back(sync);
}

/// A read took its value from the one write that left this value there. Where several did, nothing is proven.
void Collector::findSources()
{
    std::vector<SyncAtomic> &atomics = m_found.atomics;
    const auto key = [&](int i) {
        const SyncAtomic &atomic = atomics[std::size_t(i)];
        return std::tuple(atomic.place, atomic.written);
    };
    std::vector<int> writes;
    for (int i = 0; i < int(atomics.size()); ++i) {
        if (atomics[std::size_t(i)].writes)
            writes.push_back(i);
    }
    std::stable_sort(writes.begin(), writes.end(), [&](int a, int b) { return key(a) < key(b); });
    for (int i = 0; i < int(atomics.size()); ++i) {
        SyncAtomic &atomic = atomics[std::size_t(i)];
        if (!atomic.reads)
            continue;
        const auto wanted = std::tuple(atomic.place, atomic.read);
        const auto first = std::lower_bound(writes.begin(), writes.end(), wanted, [&](int a, const auto &k) { return key(a) < k; });
        const bool one = first != writes.end() && key(*first) == wanted && (first + 1 == writes.end() || key(*(first + 1)) != wanted);
        atomic.source = one && *first != i ? *first : -1;
    }
}

} // namespace

SyncEvents syncEventsOf(const Trace &trace, const SyncRules &rules)
{
    return Collector(trace, rules).collect();
}

bool mayOrder(const Trace &trace)
{
    bool atomics = false;
    bool orders = false;
    bool legacy = false; ///< a lock of OpenCL 1.x atomics needs nothing else
    bool subGroups = false;
    for (int s = 0; s < trace.sites().size(); ++s) {
        const AccessSite &site = trace.sites()[s];
        if (trace.eventsAt(SiteIndex(s)) == 0 && trace.launch().lostEvents == 0)
            continue;
        const MemoryOrder order = site.order;
        atomics = atomics || site.kind == SiteKind::Atomic;
        subGroups = subGroups || isSubGroupBarrier(site);
        legacy = legacy || (site.kind == SiteKind::Atomic && order == MemoryOrder::Legacy);
        orders = orders || site.kind == SiteKind::Fence || site.kind == SiteKind::Barrier ||
                 (site.kind == SiteKind::Atomic && (acquires(order) || releases(order)));
    }
    return subGroups || (atomics && (orders || legacy));
}

bool hasAtomics(const Trace &trace)
{
    for (int s = 0; s < trace.sites().size(); ++s) {
        if (trace.sites()[s].kind == SiteKind::Atomic && trace.eventsAt(SiteIndex(s)) > 0)
            return true;
    }
    return false;
}

bool mayOrderGroups(const Trace &trace)
{
    bool fences = false, legacyFences = false, ordered = false, relaxed = false, legacy = false;
    for (int s = 0; s < trace.sites().size(); ++s) {
        const AccessSite &site = trace.sites()[s];
        if (trace.eventsAt(SiteIndex(s)) == 0 && trace.launch().lostEvents == 0)
            continue;
        const MemoryOrder order = site.order;
        const bool device = isWiderThanGroup(memoryScopeOf(site));
        if (site.kind == SiteKind::Fence || site.kind == SiteKind::Barrier) {
            fences = fences || device;
            legacyFences =
                legacyFences || (site.kind == SiteKind::Fence && !isSubGroupBarrier(site)) || site.globalFence || !site.fencesKnown;
        } else if (site.kind == SiteKind::Atomic && site.memory != AddressSpace::Local && device) {
            ordered = ordered || acquires(order) || releases(order);
            relaxed = relaxed || order == MemoryOrder::Relaxed;
            legacy = legacy || order == MemoryOrder::Legacy;
        }
    }
    return ordered || (relaxed && fences) || (legacy && (fences || legacyFences));
}

} // namespace kernelscope
