#include "analysis/RaceDetector.h"

#include <algorithm>

#include "analysis/TouchedUnits.h"

namespace kernelscope {

RaceDetector::RaceDetector(const Trace &trace, MemoryKindOfSite memory, RacePairs &pairs)
    : m_trace(trace), m_global(memory == MemoryKindOfSite::Global), m_pairs(pairs), m_classes(trace),
      m_objects(trace, memory, SharedObjects::Which::Changed)
{
    m_cells.resize(std::size_t(trace.objects().size()));
    for (int o = 0; o < int(trace.objects().size()); ++o) {
        if (m_objects[o].canonical == o)
            m_cells[std::size_t(o)].setSize(m_objects[o].units);
    }
}

void RaceDetector::run()
{
    if (!m_objects.any())
        return;
    GroupWalk walk(m_trace, m_global ? GlobalFence : LocalFence);
    while (walk.next()) {
        ++m_stamp;
        auto item = quint32(walk.firstItem().value);
        for (const Stretch &stretch : walk.stretches())
            walkStretch(stretch, item++, quint32(walk.group().value));
        if (!m_inGroup.empty())
            judgeEpoch(walk);
    }
    if (!m_betweenGroups.empty())
        judgeLaunch();
}

void RaceDetector::walkStretch(Stretch stretch, quint32 item, quint32 group)
{
    for (quint32 event = stretch.first; event < stretch.end; ++event) {
        const EventHead head{m_trace.heads()[event]};
        if (m_objects[head.object()].canonical < 0)
            continue;
        if (const quint8 access = m_classes.of(head.site(), EventIndex(int(event))))
            touch(m_objects.unitsOf(m_trace, event), access, item, group);
        else if (m_global && m_classes.isCopy(head.site()) && !head.outOfBounds())
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
    for (quint64 unit = units.first; unit < units.end; ++unit) {
        RaceCell &cell = m_cells[std::size_t(units.object)][unit];
        if (cell.stamp != m_stamp) {
            cell.stamp = m_stamp;
            cell.items = {item, access, 0, false};
        } else if (cell.items.add<possibleInGroup>(item, access)) {
            m_inGroup.push_back({units.object, unit});
        }
        if (m_global && cell.groups.add<possibleBetweenGroups>(group, access))
            m_betweenGroups.push_back({units.object, unit});
    }
}

/// Collects the accesses to the units listed, unit by unit, and has each unit judged. `visit(see)` calls see(event,
/// item, owner) for every event that may touch one.
template <typename Visit>
void RaceDetector::gather(std::vector<Unit> &units, const RacyPlace &place, const Visit &visit)
{
    std::sort(units.begin(), units.end());
    for (std::size_t u = 0; u < units.size(); ++u)
        m_cells[std::size_t(units[u].object)][units[u].number].items.first = quint32(u);

    std::vector<std::vector<RacyAccess>> accesses(units.size());
    visit([&](quint32 event, quint32 item, quint32 owner) {
        const EventHead head{m_trace.heads()[event]};
        const EventIndex index{int(event)};
        const SharedObjects::Object &object = m_objects[head.object()];
        if (object.canonical < 0 || head.outOfBounds())
            return;
        const quint8 access =
            place.betweenGroups ? m_classes.betweenGroups(head.site(), index) : m_classes.of(head.site(), index);
        if (!access)
            return;
        forEachTouchedUnit(m_trace, index, object.shift, [&](quint64 unit) {
            const RaceCell &cell = m_cells[std::size_t(object.canonical)][unit];
            if (place.betweenGroups ? cell.groups.listed : cell.stamp == m_stamp && cell.items.listed)
                accesses[cell.items.first].push_back({event, item, owner, head.site(), access});
        });
    });
    for (std::size_t u = 0; u < units.size(); ++u) {
        RacyPlace at = place;
        at.object = units[u].object;
        at.shift = m_objects[units[u].object].shift;
        at.unit = units[u].number;
        m_pairs.add(at, accesses[u]);
    }
    units.clear();
}

void RaceDetector::judgeEpoch(const GroupWalk &walk)
{
    RacyPlace place;
    place.occasion = m_stamp;
    gather(m_inGroup, place, [&](const auto &see) {
        auto item = quint32(walk.firstItem().value);
        for (const Stretch &stretch : walk.stretches()) {
            for (quint32 event = stretch.first; event < stretch.end; ++event)
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
    gather(m_betweenGroups, place, [&](const auto &see) {
        const auto items = quint32(m_trace.itemsOfGroup());
        for (quint32 item = 0; item < quint32(m_trace.workItemCount()); ++item) {
            const auto first = m_trace.firstEvents()[item];
            for (quint32 event = first; event < m_trace.firstEvents()[item + 1]; ++event)
                see(event, item, item / items);
        }
    });
}

} // namespace kernelscope
