#include "pictures/MemoryTimeline.h"

#include <algorithm>

#include "analysis/AtomicValue.h"
#include "trace/CanonicalObject.h"
#include "trace/SiteTraits.h"

namespace kernelscope {

MemoryTimeline::MemoryTimeline(std::shared_ptr<const PhaseTable> phases, ObjectIndex object, quint64 firstElement, quint64 elements)
    : m_phases(std::move(phases)), m_object(object)
{
    const BoundObject &own = this->object();
    if (const auto type = elementTypeNamed(own.typeName); type && !type->isStruct() && sizeInBytes(*type) == own.elementSize)
        m_ownType = type;
    const quint64 count = this->object().elementCount();
    m_firstElement = std::min(firstElement, count);
    m_firsts.assign(std::size_t(std::min({elements, count - m_firstElement, mostCells})) + 1, 0);
    m_isObject.assign(std::size_t(EventHead::maxObjects) + 1, 0);
    for (int o = 0; o < trace().objects().size(); ++o)
        m_isObject[std::size_t(o)] = canonicalObject(trace().objects(), o) == canonicalObject(trace().objects(), object.value);
    for (const AccessSite &site : trace().sites()) {
        const bool simple = site.kind == SiteKind::Load || site.kind == SiteKind::Store || site.kind == SiteKind::Atomic;
        m_sizes.push_back(simple ? quint32(site.sizeInBytes) : 0);
    }
    m_isImage = own.memory == AddressSpace::Image;
    fill();
    linkWrites();
}

MemoryTimeline::Range MemoryTimeline::cellsOf(int event) const
{
    const EventHead head{trace().heads()[std::size_t(event)]};
    if (!m_isObject[std::size_t(head.object())] || head.outOfBounds())
        return {};
    const quint32 size = m_sizes[std::size_t(head.site())];
    if (size == 0 || head.wide()) [[unlikely]]
        return longCellsOf(EventIndex(event));
    const auto elementSize = quint32(object().elementSize);
    const quint32 offset = trace().offsets()[std::size_t(event)];
    const quint32 first = offset / elementSize;
    return {first, (offset + size - 1) / elementSize - first + 1, 1};
}

MemoryTimeline::Range MemoryTimeline::longCellsOf(EventIndex event) const
{
    const TraceEvent access = trace().event(event);
    const SiteKind kind = trace().site(access.site).kind;
    const ElementRange range = elementsOf(access, object().elementSize);
    if (isAsyncCopy(kind)) {
        const CopyExtent extent = copyExtent(trace().valueWords(event));
        return m_phases->localItemOf(event) == 0 ? Range{range.first, extent.touched(), extent.stride} : Range{};
    }
    if (!touchesMemory(kind) || access.size == 0)
        return {};
    return {range.first, range.count, 1};
}

bool MemoryTimeline::writes(EventIndex event) const
{
    const AccessSite &site = trace().site(SiteIndex(EventHead{trace().heads()[std::size_t(event.value)]}.site()));
    switch (site.kind) {
    case SiteKind::Store:
    case SiteKind::AsyncWrite:
    case SiteKind::ImageWrite:
        return true;
    case SiteKind::Atomic:
        return atomicWrote(site, trace().valueWords(event));
    default:
        return false;
    }
}

void MemoryTimeline::fill()
{
    for (int position = 0; position < m_phases->accessCount(); ++position)
        forEachCell(position, [&](int cell) { ++m_firsts[std::size_t(cell) + 1]; });
    for (std::size_t cell = 1; cell < m_firsts.size(); ++cell)
        m_firsts[cell] += m_firsts[cell - 1];
    m_accesses.resize(m_firsts.back());
    std::vector<quint32> next(m_firsts.begin(), m_firsts.end() - 1);
    for (int position = 0; position < m_phases->accessCount(); ++position) {
        const bool wrote = writes(m_phases->eventAt(position));
        forEachCell(position, [&](int cell) { m_accesses[next[std::size_t(cell)]++] = {quint32(position), quint32(wrote)}; });
    }
}

void MemoryTimeline::linkWrites()
{
    for (std::size_t cell = 0; cell + 1 < m_firsts.size(); ++cell) {
        quint32 last = 0;
        for (quint32 i = m_firsts[cell]; i < m_firsts[cell + 1]; ++i) {
            if (m_accesses[i].lastWrite)
                last = i - m_firsts[cell] + 1;
            m_accesses[i].lastWrite = last;
        }
    }
}

std::span<const CellAccess> MemoryTimeline::accesses(int cell) const
{
    const auto c = std::size_t(cell);
    return std::span(m_accesses).subspan(m_firsts[c], m_firsts[c + 1] - m_firsts[c]);
}

int MemoryTimeline::accessesDone(int cell, int position) const
{
    const auto list = accesses(cell);
    const auto later = [](quint32 p, const CellAccess &access) { return p <= access.position; };
    return int(std::upper_bound(list.begin(), list.end(), quint32(position), later) - list.begin());
}

CellState MemoryTimeline::state(int cell, int accessesDone, int phase) const
{
    CellState state;
    state.accesses = accessesDone;
    state.lastWrite = accessesDone == 0 ? -1 : int(accesses(cell)[std::size_t(accessesDone) - 1].lastWrite) - 1;
    state.readsSince = accessesDone - state.lastWrite - 1;
    state.ageInPhases = phase;
    if (state.lastWrite < 0) {
        state.contents = object().initialised ? CellState::Contents::Initial : CellState::Contents::Uninitialised;
        return state;
    }
    const CellAccess &write = accesses(cell)[std::size_t(state.lastWrite)];
    state.contents = CellState::Contents::Written;
    state.event = eventOf(write);
    state.writer = m_phases->localItemOf(state.event);
    state.ageInPhases = std::max(0, phase - m_phases->phaseAt(int(write.position)));
    return state;
}

} // namespace kernelscope
