#include "pictures/PhaseTable.h"

#include <algorithm>

#include "pictures/StepOrder.h"
#include "trace/SiteTraits.h"

namespace kernelscope {

PhaseTable::PhaseTable(const Trace &trace, GroupSlot group) : m_trace(trace), m_group(group)
{
    for (const AccessSite &site : trace.sites()) {
        m_isAccess.push_back(isAccess(site.kind));
        m_isBarrier.push_back(site.kind == SiteKind::Barrier);
    }
    m_firstEvent = trace.firstEvent(itemAt(0)).value;
    findPhases();
    orderAccesses();
}

void PhaseTable::findPhases()
{
    const auto heads = m_trace.heads();
    const auto offsets = m_trace.offsets();
    m_fences.assign(1, 0);
    for (int item = 0; item < m_trace.itemsOfGroup(); ++item) {
        m_itemStarts.push_back(quint32(m_starts.size()));
        const auto first = quint32(m_trace.firstEvent(itemAt(item)).value);
        const auto end = quint32(m_trace.endEvent(itemAt(item)).value);
        m_starts.push_back(first);
        for (quint32 i = first; i < end; ++i) {
            if (!m_isBarrier[std::size_t(EventHead{heads[i]}.site())])
                continue;
            const std::size_t phase = m_starts.size() - 1 - m_itemStarts.back();
            m_fences[phase] |= offsets[i];
            m_starts.push_back(i + 1);
            if (m_fences.size() <= phase + 1)
                m_fences.push_back(0);
        }
    }
    m_itemStarts.push_back(quint32(m_starts.size()));
}

void PhaseTable::orderAccesses()
{
    const int end = m_trace.endEvent(itemAt(m_trace.itemsOfGroup() - 1)).value;
    const auto eventsOf = [this](int phase, int item) {
        const auto [first, last] = events(phase, item);
        return std::pair(first.value, last.value);
    };
    StepOrder order({m_trace, int(m_fences.size()), m_trace.itemsOfGroup(), eventsOf}, m_isAccess);
    m_positions.assign(std::size_t(end - m_firstEvent), -1);
    m_order.reserve(m_positions.size());
    for (int phase = 0; phase < int(m_fences.size()); ++phase) {
        m_phaseStarts.push_back(int(m_order.size()));
        m_fitsValues.push_back(order.append(phase, m_order));
    }
    m_phaseStarts.push_back(int(m_order.size()));
    for (std::size_t position = 0; position < m_order.size(); ++position)
        m_positions[m_order[position] - quint32(m_firstEvent)] = int(position);
}

int PhaseTable::nextAccess(int event, int end) const
{
    const auto heads = m_trace.heads();
    while (event < end && !m_isAccess[std::size_t(EventHead{heads[std::size_t(event)]}.site())])
        ++event;
    return event;
}

bool PhaseTable::reached(int phase, int localItem) const
{
    const auto item = std::size_t(localItem);
    return quint32(phase) < m_itemStarts[item + 1] - m_itemStarts[item];
}

std::pair<EventIndex, EventIndex> PhaseTable::events(int phase, int localItem) const
{
    const int end = m_trace.endEvent(itemAt(localItem)).value;
    if (!reached(phase, localItem))
        return {EventIndex(end), EventIndex(end)};
    const std::size_t at = m_itemStarts[std::size_t(localItem)] + std::size_t(phase);
    const bool last = at + 1 == m_itemStarts[std::size_t(localItem) + 1];
    return {EventIndex(int(m_starts[at])), EventIndex(last ? end : int(m_starts[at + 1]))};
}

std::vector<int> PhaseTable::activeItems(int phase) const
{
    std::vector<int> items;
    for (int item = 0; item < m_trace.itemsOfGroup(); ++item) {
        const auto [first, end] = events(phase, item);
        if (nextAccess(first.value, end.value) < end.value)
            items.push_back(item);
    }
    return items;
}

EventIndex PhaseTable::barrierAfter(int phase) const
{
    for (int item = 0; item < m_trace.itemsOfGroup(); ++item) {
        if (reached(phase + 1, item))
            return EventIndex(events(phase, item).second.value - 1);
    }
    return EventIndex(-1);
}

int PhaseTable::epochStart(int phase, FenceFlag fence) const
{
    while (phase > 0 && !(m_fences[std::size_t(phase) - 1] & fence))
        --phase;
    return phase;
}

int PhaseTable::positionOf(EventIndex event) const
{
    const int i = event.value - m_firstEvent;
    return i < 0 || i >= int(m_positions.size()) ? -1 : m_positions[std::size_t(i)];
}

int PhaseTable::positionAt(Moment moment) const
{
    if (moment.phase < 0)
        return 0;
    if (moment.phase >= phaseCount())
        return accessCount();
    return firstPosition(moment.phase) + std::clamp(moment.step, 0, stepCount(moment.phase));
}

Moment PhaseTable::momentAt(int position) const
{
    position = std::clamp(position, 0, accessCount());
    const auto ends = std::upper_bound(m_phaseStarts.begin(), m_phaseStarts.end() - 1, position);
    const int phase = std::max(0, int(ends - m_phaseStarts.begin()) - 1);
    return {phase, position - firstPosition(phase)};
}

} // namespace kernelscope
