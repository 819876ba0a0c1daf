#include "analysis/GroupWalk.h"

namespace kernelscope {

GroupWalk::GroupWalk(const Trace &trace, FenceFlag fence)
    : m_trace(trace), m_fence(fence), m_stretches(std::size_t(trace.itemsOfGroup()))
{
    for (int s = 0; s < trace.sites().size(); ++s) {
        const bool barrier = trace.sites()[s].kind == SiteKind::Barrier;
        m_barrier.push_back(barrier);
        m_anyBarrier = m_anyBarrier || (barrier && trace.eventsAt(SiteIndex(s)) > 0);
    }
}

bool GroupWalk::next()
{
    while (m_group < m_trace.groupCount()) {
        if (m_group >= 0 && advance())
            return true;
        if (++m_group < m_trace.groupCount()) {
            enter(m_group);
            return true;
        }
    }
    return false;
}

void GroupWalk::enter(int group)
{
    m_epoch = 0;
    const auto firsts = m_trace.firstEvents().subspan(std::size_t(group) * m_stretches.size());
    for (std::size_t i = 0; i < m_stretches.size(); ++i)
        m_stretches[i] = {firsts[i], endOfEpoch(firsts[i], firsts[i + 1])};
}

bool GroupWalk::advance()
{
    const auto firsts = m_trace.firstEvents().subspan(std::size_t(m_group) * m_stretches.size());
    bool any = false;
    for (std::size_t i = 0; i < m_stretches.size(); ++i) {
        const quint32 end = firsts[i + 1];
        const quint32 from = std::min(m_stretches[i].end + 1, end);
        any = any || m_stretches[i].end < end;
        m_stretches[i] = {from, endOfEpoch(from, end)};
    }
    m_epoch += any;
    return any;
}

quint32 GroupWalk::endOfEpoch(quint32 from, quint32 end) const
{
    if (!m_anyBarrier)
        return end;
    const auto heads = m_trace.heads();
    const auto offsets = m_trace.offsets();
    while (from < end && !(m_barrier[std::size_t(EventHead{heads[from]}.site())] && (offsets[from] & m_fence)))
        ++from;
    return from;
}

} // namespace kernelscope
