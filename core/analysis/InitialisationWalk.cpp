#include "analysis/InitialisationWalk.h"

#include <algorithm>

#include "analysis/IntervalWalk.h"
#include "trace/SiteTraits.h"

namespace kernelscope {

InitialisationWalk::InitialisationWalk(const Trace &trace, AddressSpace memory)
    : m_trace(trace), m_global(memory == AddressSpace::Global), m_objects(trace, memory, SharedObjects::Which::Uninitialised)
{
    const auto effect = [](const AccessSite &site) {
        switch (site.kind) {
        case SiteKind::Load:
        case SiteKind::AsyncRead:
            return Effect::Read;
        case SiteKind::Store:
            return Effect::Write;
        case SiteKind::AsyncWrite:
            return Effect::Fill;
        case SiteKind::Atomic:
            break;
        default:
            return Effect::None;
        }
        const AtomicOperation operation = site.atomic;
        if (operation == AtomicOperation::Load)
            return Effect::Read;
        const bool sets = operation == AtomicOperation::Store || operation == AtomicOperation::Exchange;
        return sets ? Effect::Write : Effect::Update;
    };
    for (const AccessSite &site : trace.sites())
        m_effects.push_back(effect(site));
    m_cells.resize(std::size_t(trace.objects().size()));
    m_written.resize(m_cells.size());
}

InitialisationWalk::ReadsOfSites InitialisationWalk::run()
{
    if (!m_objects.any())
        return {};
    if (m_global)
        noteGroups();
    GroupWalk walk(m_trace, m_global ? GlobalFence : LocalFence);
    while (walk.next()) {
        ++m_stamp;
        if (walk.epoch() == 0 && (!m_global || m_stamp == 1))
            startAnew();
        if (!(walk.use().touched & m_pending))
            continue;
        walk.forEachPart(m_pending,
                         [&](quint32 item, const BarrierInterval &part) { walkInterval(part, item, quint32(walk.group().value)); });
        judgeEpoch(quint32(walk.group().value));
        noteComplete();
    }
    return m_found;
}

/// An owner's memory is empty.
void InitialisationWalk::startAnew()
{
    std::ranges::fill(m_written, 0);
    m_pending = m_objects.bits();
}

/// Once every unit was written in earlier epochs, nothing that follows is of interest.
void InitialisationWalk::noteComplete()
{
    m_pending = 0;
    for (int o = 0; o < m_trace.objects().size(); ++o) {
        const SharedObjects::Object &object = m_objects[o];
        if (object.canonical >= 0 && m_written[std::size_t(object.canonical)] < object.wholeUnits)
            m_pending |= IntervalUse::bit(o);
    }
}

template <typename Visit> void InitialisationWalk::forEachUnit(quint32 event, const Visit &visit)
{
    const UnitRange range = m_objects.unitsOf(m_trace, event);
    for (quint64 unit = range.first; unit < range.end; ++unit)
        visit(m_cells[std::size_t(range.object)][unit], range.object, unit);
}

/// Which groups write a unit of global memory at all: a read that another group's write could have preceded is a race. An update leaves
/// what nobody wrote as unset as it was.
void InitialisationWalk::noteGroups()
{
    const auto items = quint32(m_trace.itemsOfGroup());
    const auto writes = [&](const IntervalUse &use) { return (use.written & m_objects.bits()) != 0; };
    forEachInterval(m_trace, writes, [&](quint32 item, const BarrierInterval &interval) {
        const quint32 group = item / items + 1;
        for (quint32 event = interval.first; event < interval.end; ++event) {
            if (const Effect effect = effectOf({m_trace.heads()[event]}); effect < Effect::Write || effect == Effect::Update)
                continue;
            forEachUnit(event, [&](Cell &cell, int, quint64) {
                cell.manyGroups = cell.manyGroups || (cell.group != 0 && cell.group != group);
                cell.group = group;
            });
        }
    });
}

void InitialisationWalk::walkInterval(BarrierInterval interval, quint32 item, quint32 group)
{
    const quint32 *heads = m_trace.heads().data();
    for (quint32 event = interval.first; event < interval.end; ++event) {
        const EventHead head{heads[event]};
        if (m_objects[head.object()].canonical >= 0 && effectOf(head) != Effect::None)
            access(event, item, group, effectOf(head));
    }
}

void InitialisationWalk::access(quint32 event, quint32 item, quint32 group, Effect effect)
{
    forEachUnit(event, [&](Cell &cell, int object, quint64 unit) {
        if ((effect == Effect::Read || effect == Effect::Update) && !isWritten(cell, group) && !hasUpdated(cell, item) &&
            !wasWritten(object, unit) && !isPadding(event, object, unit))
            m_candidates.push_back({event, item, object, unit});
        if (effect != Effect::Read)
            m_written[std::size_t(object)] += write(cell, item, group, effect);
    });
}

/// In an earlier epoch, in this one (by somebody else: that is a race), or by another group.
bool InitialisationWalk::isWritten(const Cell &cell, quint32 group) const
{
    if (m_global && (cell.manyGroups || (cell.group != 0 && cell.group != group + 1)))
        return true;
    return cell.owner == ownerOf(group) && (cell.stamp < m_stamp || cell.writerStamp == m_stamp);
}

bool InitialisationWalk::wasWritten(int object, quint64 unit) const
{
    const ByteRanges &unwritten = m_trace.objects()[object].unwritten;
    const int shift = m_objects[object].shift;
    const auto next = std::ranges::upper_bound(unwritten, unit << shift, {}, &ByteRange::begin);
    return !unwritten.isEmpty() && (next == unwritten.begin() || std::prev(next)->end < (unit + 1) << shift);
}

bool InitialisationWalk::isPadding(quint32 event, int object, quint64 unit) const
{
    const QList<int> &padding = m_trace.site(SiteIndex(EventHead{m_trace.heads()[event]}.site())).padding;
    if (padding.isEmpty())
        return false;
    const int shift = m_objects[object].shift;
    const qint64 begin = qint64(unit << shift) - m_trace.event(EventIndex(int(event))).offset;
    for (qsizetype i = 0; i + 1 < padding.size(); i += 2) {
        if (padding[i] <= begin && begin + (qint64(1) << shift) <= padding[i + 1])
            return true;
    }
    return false;
}

/// True when it is the owner's first write there.
bool InitialisationWalk::write(Cell &cell, quint32 item, quint32 group, Effect effect) const
{
    const bool isNew = cell.owner != ownerOf(group);
    if (isNew) {
        cell.owner = ownerOf(group);
        cell.stamp = m_stamp;
        cell.writer = 0;
    }
    if (effect == Effect::Update) {
        cell.updater = item + 1;
        cell.updaterStamp = m_stamp;
        return isNew;
    }
    const bool first = cell.writerStamp != m_stamp || cell.writer == 0;
    cell.manyWriters = effect == Effect::Fill || (!first && (cell.manyWriters || cell.writer != item + 1));
    cell.writer = item + 1;
    cell.writerStamp = m_stamp;
    return isNew;
}

/// An event counts once, however many of its units are missing.
void InitialisationWalk::judgeEpoch(quint32 group)
{
    for (auto at = m_candidates.begin(); at != m_candidates.end();) {
        const quint32 event = at->event;
        auto missing = m_candidates.end();
        for (; at != m_candidates.end() && at->event == event; ++at) {
            if (missing == m_candidates.end() && staysMissing(*at, group))
                missing = at;
        }
        if (missing == m_candidates.end())
            continue;
        const EventHead head{m_trace.heads()[event]};
        Reads &reads = m_found[{head.site(), head.object()}];
        if (reads.groups.empty() || reads.groups.back() != GroupSlot(int(group)))
            reads.groups.push_back(GroupSlot(int(group)));
        if (reads.count++ > 0)
            continue;
        reads.first = EventIndex(int(event));
        reads.offset = qint64(missing->unit << m_objects[missing->object].shift);
    }
    m_candidates.clear();
}

/// What was read before it was written is a race, not uninitialised, where another work-item wrote it in the same
/// epoch.
bool InitialisationWalk::staysMissing(const Candidate &candidate, quint32 group)
{
    const Cell &cell = m_cells[std::size_t(candidate.object)][candidate.unit];
    const bool onlyItself = !cell.manyWriters && cell.writer == candidate.item + 1 && cell.owner == ownerOf(group) && cell.stamp == m_stamp;
    return !isWritten(cell, group) || onlyItself;
}

} // namespace kernelscope
