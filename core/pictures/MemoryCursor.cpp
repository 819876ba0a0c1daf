#include "pictures/MemoryCursor.h"

#include <algorithm>
#include <bit>
#include <cstdlib>

namespace kernelscope {

MemoryCursor::MemoryCursor(std::shared_ptr<const MemoryTimeline> timeline)
    : m_timeline(std::move(timeline)), m_done(std::size_t(m_timeline->cellCount()), 0)
{
}

void MemoryCursor::moveTo(Moment moment)
{
    const PhaseTable &phases = m_timeline->phases();
    const int position = phases.positionAt(moment);
    moment.phase = std::clamp(moment.phase, 0, phases.phaseCount() - 1);
    moment.step = position - phases.firstPosition(moment.phase);
    // A search looks at about so many of a cell's accesses.
    const auto looks = 1 + std::size_t(std::bit_width(std::size_t(phases.accessCount()) / std::max<std::size_t>(1, m_done.size())));
    if (std::size_t(std::abs(position - m_position)) <= m_done.size() * looks)
        step(m_position, position);
    else
        jump(position);
    m_position = position;
    m_moment = moment;
}

void MemoryCursor::step(int from, int to)
{
    for (int position = from; position < to; ++position)
        m_timeline->forEachCell(position, [&](int cell) { ++m_done[std::size_t(cell)]; });
    for (int position = from; position > to; --position)
        m_timeline->forEachCell(position - 1, [&](int cell) { --m_done[std::size_t(cell)]; });
}

void MemoryCursor::jump(int position)
{
    for (int cell = 0; cell < m_timeline->cellCount(); ++cell)
        m_done[std::size_t(cell)] = quint32(m_timeline->accessesDone(cell, position));
}

} // namespace kernelscope
