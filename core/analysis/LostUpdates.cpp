#include "analysis/LostUpdates.h"

#include <algorithm>
#include <array>
#include <map>
#include <tuple>
#include <unordered_map>
#include <vector>

#include "analysis/Evidence.h"
#include "analysis/GroupWalk.h"
#include "analysis/SharedObjects.h"

namespace kernelscope {

namespace {

/// Where two stores that are half of a lost update each are looked for: a load and what its work-item stored there in a later epoch.
struct Update
{
    int object = 0;
    quint64 unit = 0;
    int loadEpoch = 0;
    quint32 item = 0;
    quint32 load = 0;
    quint32 store = 0;
    int storeEpoch = 0;
    int site = 0; ///< the store's

    auto operator<=>(const Update &) const = default;
};

class LostUpdates
{
public:
    LostUpdates(const Trace &trace, AddressSpace memory)
        : m_trace(trace), m_global(memory == AddressSpace::Global), m_objects(trace, memory, SharedObjects::Which::Changed)
    {
        m_isCarried.resize(std::size_t(trace.sites().size()));
        for (int s = 0; s < trace.sites().size(); ++s) {
            for (const int load : trace.sites()[s].carried) {
                if (trace.eventsAt(SiteIndex(s)) > 0 && load >= 0 && load < trace.sites().size() && mayMeet(s, load)) {
                    m_isCarried[std::size_t(load)] = true;
                    m_any = true;
                }
            }
        }
    }

    void addTo(QList<Finding> &findings)
    {
        if (!m_any || !m_objects.any() || m_trace.meetings().empty())
            return;
        GroupWalk walk(m_trace, m_global ? GlobalFence : LocalFence);
        int group = -1;
        while (walk.next()) {
            if (walk.group().value != group)
                judge();
            group = walk.group().value;
            if (!(walk.use().touched & m_objects.bits()))
                continue;
            walk.forEachPart(m_objects.bits(), [&](quint32 item, const BarrierInterval &part) { walkPart(part, item, walk.epoch()); });
        }
        judge();
        for (const auto &[key, found] : m_found)
            findings.append(findingOf(found));
    }

private:
    struct Place
    {
        quint32 item = 0;
        int site = 0;
        int object = 0;
        quint64 first = 0;
        quint64 end = 0;

        bool operator==(const Place &) const = default;
    };
    struct HashOfPlace
    {
        std::size_t operator()(const Place &place) const { return qHashMulti(0, place.item, place.site, place.object, place.first); }
    };
    struct Load
    {
        quint32 event = 0;
        int epoch = 0;
    };
    struct Found
    {
        Update a, b;
        quint64 count = 0;

        /// Whether a barrier orders the two stores, so that the result is the same each time and may be what is meant.
        bool isOrdered() const { return a.storeEpoch != b.storeEpoch; }
    };

    /// Whether a store's site and a load's may be in one object.
    bool mayMeet(int store, int load) const
    {
        const AccessSite &a = m_trace.sites()[store];
        const AccessSite &b = m_trace.sites()[load];
        const auto mayBe = [&](int x) {
            return std::ranges::any_of(b.objects, [&](int y) {
                return x < m_trace.objects().size() && y < m_trace.objects().size() && m_objects[x].canonical >= 0 &&
                       m_objects[x].canonical == m_objects[y].canonical;
            });
        };
        return b.kind == SiteKind::Load && (a.anyObject || b.anyObject || std::ranges::any_of(a.objects, mayBe));
    }

    void walkPart(const BarrierInterval &part, quint32 item, int epoch)
    {
        for (quint32 event = part.first; event < part.end; ++event) {
            const EventHead head{m_trace.heads()[event]};
            const AccessSite &site = m_trace.sites()[head.site()];
            const bool loads = m_isCarried[std::size_t(head.site())];
            if ((!loads && (site.kind != SiteKind::Store || site.carried.isEmpty())) || m_objects[head.object()].canonical < 0)
                continue;
            const UnitRange units = m_objects.unitsOf(m_trace, event);
            if (units.object < 0)
                continue;
            if (loads)
                m_loads[{item, head.site(), units.object, units.first, units.end}] = {event, epoch};
            else
                noteStore(site, {item, head.site(), units.object, units.first, units.end}, event, epoch);
        }
    }

    void noteStore(const AccessSite &site, Place place, quint32 event, int epoch)
    {
        const int store = place.site;
        for (const int load : site.carried) {
            place.site = load;
            const auto found = m_loads.find(place);
            if (found != m_loads.end() && found->second.epoch < epoch)
                m_updates.push_back({place.object, place.first, found->second.epoch, place.item, found->second.event, event, epoch, store});
        }
    }

    /// The updates of one group: two of one place are lost where neither work-item loads after the other has stored. By place and the
    /// load's epoch; of each site the two work-items whose stores come last are enough to be compared with.
    void judge()
    {
        std::ranges::sort(m_updates);
        std::map<int, std::array<const Update *, 2>> latest;
        const Update *before = nullptr;
        for (const Update &update : m_updates) {
            if (!before || before->object != update.object || before->unit != update.unit)
                latest.clear();
            before = &update;
            for (const auto &[site, others] : latest) {
                for (const Update *other : others) {
                    if (other && other->item != update.item && update.loadEpoch < other->storeEpoch)
                        note(*other, update);
                }
            }
            auto &[first, second] = latest[update.site];
            if (!first || (first->item == update.item && first->storeEpoch < update.storeEpoch))
                first = &update;
            else if (first->item != update.item && (!second || second->storeEpoch < update.storeEpoch))
                second = &update;
            if (second && first->storeEpoch < second->storeEpoch)
                std::swap(first, second);
        }
        m_updates.clear();
        m_loads.clear();
        m_counted.clear();
    }

    void note(const Update &a, const Update &b)
    {
        Found &found = m_found[{std::minmax(a.site, b.site), a.object}];
        if (found.count == 0 || (found.isOrdered() && a.storeEpoch == b.storeEpoch))
            found = {a, b, found.count};
        const std::tuple counted(a.object, a.unit, std::min(a.site, b.site), std::max(a.site, b.site));
        if (std::exchange(m_counted[{std::minmax(a.site, b.site), a.object}], counted) != counted)
            ++found.count;
    }

    QString deed(quint32 event) const
    {
        const EventIndex at{int(event)};
        const AccessSite &site = m_trace.site(m_trace.event(at).site);
        const QString verb = site.kind == SiteKind::Load ? QStringLiteral("loads") : QStringLiteral("stores");
        const QString value = valueText(m_trace, at);
        return QStringLiteral("%1 %2 %3 at %4")
            .arg(workItemText(m_trace, at), verb, value.isEmpty() ? QStringLiteral("it") : value, placeText(site));
    }

    Finding findingOf(const Found &found) const
    {
        std::array<const Update *, 2> loads{&found.a, &found.b}, stores = loads;
        std::ranges::stable_sort(loads, {}, [](const Update *u) { return std::pair(u->loadEpoch, u->item); });
        std::ranges::stable_sort(stores, {}, [](const Update *u) { return std::pair(u->storeEpoch, u->item); });
        const quint32 last = stores[1]->store;
        const qint64 offset = m_trace.event(EventIndex(int(last))).offset;
        const BoundObject &object = m_trace.objects()[m_trace.event(EventIndex(int(last))).object.value];
        Finding finding;
        finding.kind = FindingKind::LostUpdate;
        finding.severity = found.isOrdered() ? Severity::Warning : Severity::Error;
        finding.count = found.count;
        finding.message =
            (found.isOrdered()
                 ? QStringLiteral("An update of %1 may be lost: %2, %3, then %4, after a barrier %5. Each stores what it made from its own "
                                  "load, and both loads come before both stores, so that the later store does away with what the earlier "
                                  "one did. If both are to count, load again after the barrier.")
                 : QStringLiteral(
                       "An update of %1 is lost: %2, %3, then %4, %5. Each stores what it made from its own load, and both loads "
                       "come before both stores, so that one store does away with what the other did. Update it atomically "
                       "(atomic_add and the like), or let one work-item do it."))
                .arg(elementText(object, offset), deed(loads[0]->load), deed(loads[1]->load), deed(stores[0]->store), deed(last));
        setObject(finding, object, offset);
        for (const quint32 event : {loads[0]->load, loads[1]->load, stores[0]->store, last})
            finding.accesses.append(accessOf(m_trace, EventIndex(int(event))));
        return finding;
    }

    using Key = std::pair<std::pair<int, int>, int>; ///< the sites of the stores, the object
    const Trace &m_trace;
    bool m_global;
    SharedObjects m_objects;
    std::vector<char> m_isCarried; ///< by site
    bool m_any = false;
    std::unordered_map<Place, Load, HashOfPlace> m_loads; ///< of the group
    std::vector<Update> m_updates;                        ///< of the group
    std::map<Key, std::tuple<int, quint64, int, int>> m_counted;
    std::map<Key, Found> m_found;
};

} // namespace

QList<Finding> findLostUpdates(const Trace &trace)
{
    QList<Finding> findings;
    for (const AddressSpace memory : {AddressSpace::Local, AddressSpace::Global})
        LostUpdates(trace, memory).addTo(findings);
    return findings;
}

} // namespace kernelscope
