#include "analysis/RaceDetector.h"

#include <algorithm>

#include "analysis/TouchedUnits.h"

namespace kernelscope {

namespace {

constexpr std::size_t unitsAtOnce = 1 << 20;

} // namespace

RaceDetector::RaceDetector(const Trace &trace, AddressSpace memory, RacePairs &pairs)
    : m_trace(trace), m_global(memory == AddressSpace::Global), m_pairs(pairs), m_classes(trace),
      m_objects(trace, memory, SharedObjects::Which::Changed), m_manyWidths(withAtomicsOfManyWidths(trace))
{
    m_cells.resize(std::size_t(trace.objects().size()));
    for (const AccessSite &site : trace.sites())
        m_vectorBytes.push_back(pairs.unit() == RaceUnit::Vector ? site.vectorBytes : 0);
}

void RaceDetector::run()
{
    if (!m_objects.any())
        return;
    GroupWalk walk(m_trace, m_global ? GlobalFence : LocalFence);
    while (walk.next()) {
        ++m_stamp;
        if (!mayRace(walk.use()))
            continue;
        walk.forEachPart(m_objects.bits(),
                         [&](quint32 item, const BarrierInterval &part) { walkInterval(part, item, quint32(walk.group().value)); });
        if (!m_inGroup.empty())
            judgeEpoch(walk);
    }
    if (!m_betweenGroups.empty())
        judgeLaunch();
}

/// What a group only reads in an epoch races with nothing in local memory, but with other groups' writes in global memory.
bool RaceDetector::mayRace(const IntervalUse &use) const
{
    return (m_global ? use.touched : use.written) & m_objects.bits();
}

void RaceDetector::walkInterval(BarrierInterval interval, quint32 item, quint32 group)
{
    const quint32 *heads = m_trace.heads().data();
    const quint32 *offsets = m_trace.offsets().data();
    for (quint32 event = interval.first; event < interval.end; ++event) {
        const EventHead head{heads[event]};
        if (m_objects[head.object()].canonical < 0)
            continue;
        if (const quint8 access = m_classes.of(head.site(), EventIndex(int(event)))) {
            const UnitRange units = m_objects.unitsOf(m_trace, event, head, offsets[event]);
            const int vectorBytes = m_vectorBytes[std::size_t(head.site())];
            touch(vectorBytes && units.object >= 0 ? unitsOfVector(units, vectorBytes, m_objects[head.object()]) : units, access, item,
                  group);
        } else if (m_global && m_classes.isCopy(head.site()) && !head.outOfBounds())
            touchByCopy(event, m_classes.betweenGroups(head.site(), EventIndex(int(event))), group);
    }
}

void RaceDetector::touchByCopy(quint32 event, quint8 access, quint32 group)
{
    const SharedObjects::Object &object = m_objects[EventHead{m_trace.heads()[event]}.object()];
    forEachTouchedUnit(m_trace, EventIndex(int(event)), object.shift, [&](quint64 unit) {
        if (m_cells[std::size_t(object.canonical)][unit].groups.add<possibleBetweenGroups>(group, access))
            m_betweenGroups.push_back({object.canonical, unit});
    });
}

void RaceDetector::touch(const UnitRange &units, quint8 access, quint32 item, quint32 group)
{
    if (units.first >= units.end)
        return;
    const bool asPlain = m_manyWidths[std::size_t(units.object)];
    for (quint64 unit = units.first; unit < units.end; ++unit) {
        RaceCell &cell = m_cells[std::size_t(units.object)][unit];
        if (cell.stamp != m_stamp) {
            cell.stamp = m_stamp;
            cell.items = {item, access, 0, false};
        } else if (asPlain ? cell.items.add<possibleAsPlain>(item, access) : cell.items.add<possibleInGroup>(item, access)) {
            m_inGroup.push_back({units.object, unit});
        }
        if (m_global && (asPlain ? cell.groups.add<possibleAsPlain>(group, access) : cell.groups.add<possibleBetweenGroups>(group, access)))
            m_betweenGroups.push_back({units.object, unit});
    }
}

/// Has each unit judged on which a race is possible, so many at a time that their accesses don't fill the memory.
/// `visit(see)` calls see(event, item, owner) for every event that may touch one.
template <typename Visit> void RaceDetector::judge(std::vector<Unit> &units, const RacyPlace &place, const Visit &visit)
{
    std::sort(units.begin(), units.end());
    for (std::size_t u = 0; u < units.size(); ++u)
        m_cells[std::size_t(units[u].object)][units[u].number].items.first = quint32(u);
    for (std::size_t first = 0; first < units.size(); first += unitsAtOnce) {
        const std::size_t count = std::min(unitsAtOnce, units.size() - first);
        std::vector<std::vector<RacyAccess>> accesses(count);
        visit([&](quint32 event, quint32 item, quint32 owner) {
            gather({event, item, owner, 0, 0}, place.betweenGroups, first, accesses);
        });
        for (std::size_t u = 0; u < count; ++u) {
            RacyPlace at = place;
            at.object = units[first + u].object;
            at.shift = m_objects[at.object].shift;
            at.unit = units[first + u].number;
            m_pairs.add(at, accesses[u]);
        }
    }
    units.clear();
}

/// Puts an access to the lists of those units from `first` on that it touches.
void RaceDetector::gather(RacyAccess access, bool betweenGroups, std::size_t first, std::vector<std::vector<RacyAccess>> &lists)
{
    const EventHead head{m_trace.heads()[access.event]};
    const EventIndex event{int(access.event)};
    const SharedObjects::Object &object = m_objects[head.object()];
    if (object.canonical < 0 || head.outOfBounds())
        return;
    access.site = head.site();
    access.access = betweenGroups ? m_classes.betweenGroups(access.site, event) : m_classes.of(access.site, event);
    if (!access.access)
        return;
    const auto add = [&](quint64 unit) {
        const RaceCell &cell = m_cells[std::size_t(object.canonical)][unit];
        const bool listed = betweenGroups ? cell.groups.listed : cell.stamp == m_stamp && cell.items.listed;
        if (listed && cell.items.first - first < lists.size())
            lists[cell.items.first - first].push_back(access);
    };
    forEachTouchedUnit(m_trace, event, object.shift, add);
    const int vectorBytes = m_vectorBytes[std::size_t(access.site)];
    if (!vectorBytes)
        return;
    access.isBeside = true;
    const UnitRange stored = m_objects.unitsOf(m_trace, access.event);
    const UnitRange vector = unitsOfVector(stored, vectorBytes, object);
    for (quint64 unit = vector.first; unit < vector.end; ++unit) {
        if (unit < stored.first || unit >= stored.end)
            add(unit);
    }
}

void RaceDetector::judgeEpoch(const GroupWalk &walk)
{
    RacyPlace place;
    place.occasion = m_stamp;
    judge(m_inGroup, place, [&](const auto &see) {
        auto item = quint32(walk.firstItem().value);
        for (const BarrierInterval &interval : walk.intervals()) {
            for (quint32 event = interval.first; event < interval.end; ++event)
                see(event, item, item);
            ++item;
        }
    });
}

void RaceDetector::judgeLaunch()
{
    RacyPlace place;
    place.occasion = ++m_stamp;
    place.betweenGroups = true;
    judge(m_betweenGroups, place, [&](const auto &see) {
        const auto items = quint32(m_trace.itemsOfGroup());
        for (quint32 item = 0; item < quint32(m_trace.workItemCount()); ++item) {
            const auto first = m_trace.firstEvents()[item];
            for (quint32 event = first; event < m_trace.firstEvents()[item + 1]; ++event)
                see(event, item, item / items);
        }
    });
}

} // namespace kernelscope
