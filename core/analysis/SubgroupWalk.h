#pragma once

#include <algorithm>
#include <span>
#include <stop_token>
#include <utility>
#include <vector>

#include "analysis/SubgroupAccess.h"
#include "trace/SiteTraits.h"

namespace kernelscope {

/// Goes through the steps of every sub-group (SubgroupStep), phase after phase. The visitor is told of every access to memory, as
/// visitAccess(WorkItemSlot, EventIndex, const TraceEvent &), and of every step, as
/// visitStep(SiteIndex, WorkItemSlot first, int lanes, std::span<const LaneAccess>): the sub-group's first work-item, how many it has, and
/// what those did that took part, without accesses outside of their objects. O(events).
template <typename Visitor> class SubgroupWalk
{
public:
    SubgroupWalk(const Trace &trace, const MemoryModel &model, const std::stop_token &stop, Visitor &visitor)
        : m_trace(trace), m_model(plausible(model)), m_stop(stop), m_visitor(visitor), m_visits(std::size_t(trace.sites().size()))
    {
        for (const AccessSite &site : trace.sites()) {
            m_isBarrier.push_back(site.kind == SiteKind::Barrier);
            m_touches.push_back(isAccess(site.kind));
        }
    }

    void walk()
    {
        const int items = m_trace.itemsOfGroup();
        for (int group = 0; group < m_trace.groupCount(); ++group) {
            for (int first = 0; first < items; first += m_model.subgroupSize)
                walkSubgroup(group * items + first, group * items + std::min(first + m_model.subgroupSize, items));
        }
    }

private:
    /// What the lanes of a sub-group did at one site in one phase, lane after lane.
    struct Visits
    {
        std::vector<LaneAccess> accesses;
        std::vector<std::pair<quint32, quint32>> lanes; ///< of each lane that came: its accesses, [first, second)
        bool met = false;                               ///< in the present phase
    };

    void walkSubgroup(int first, int end)
    {
        m_first = first;
        m_lanes = end - first;
        m_next.clear();
        for (int item = first; item < end; ++item)
            m_next.push_back(m_trace.firstEvent(WorkItemSlot(item)).value);
        for (bool more = true; more && !m_stop.stop_requested();) {
            more = false;
            for (int item = first; item < end; ++item)
                more = walkPhase(item - first, m_trace.endEvent(WorkItemSlot(item)).value) || more;
            visitSteps();
        }
    }

    /// Up to the barrier; false: the lane is at its end.
    bool walkPhase(int lane, int end)
    {
        int &i = m_next[std::size_t(lane)];
        while (i < end) {
            const auto site = std::size_t(EventHead{m_trace.heads()[std::size_t(i)]}.site());
            if (m_isBarrier[site]) {
                ++i;
                return true;
            }
            if (m_touches[site])
                takeAccess(site, lane, i);
            ++i;
        }
        return false;
    }

    void takeAccess(std::size_t site, int lane, int event)
    {
        const TraceEvent access = m_trace.event(EventIndex(event));
        m_visitor.visitAccess(WorkItemSlot(m_first + lane), EventIndex(event), access);
        if (access.outOfBounds || access.object.value >= m_trace.objects().size())
            return;
        Visits &visits = m_visits[site];
        if (!visits.met) {
            visits.met = true;
            m_met.push_back(site);
        }
        const auto at = quint32(visits.accesses.size());
        if (visits.lanes.empty() || visits.accesses.back().lane != lane)
            visits.lanes.emplace_back(at, at);
        visits.accesses.push_back({lane, EventIndex(event), access.object.value, access.offset, access.size});
        visits.lanes.back().second = at + 1;
    }

    void visitSteps()
    {
        for (const std::size_t site : m_met) {
            Visits &visits = m_visits[site];
            for (quint32 k = 0;; ++k) {
                m_step.clear();
                for (const auto &[first, end] : visits.lanes) {
                    if (first + k < end)
                        m_step.push_back(visits.accesses[first + k]);
                }
                if (m_step.empty())
                    break;
                m_visitor.visitStep(SiteIndex(qsizetype(site)), WorkItemSlot(m_first), m_lanes, std::span<const LaneAccess>(m_step));
            }
            visits.accesses.clear();
            visits.lanes.clear();
            visits.met = false;
        }
        m_met.clear();
    }

    const Trace &m_trace;
    const MemoryModel m_model;
    const std::stop_token m_stop;
    Visitor &m_visitor;
    int m_first = 0; ///< work-item of the present sub-group
    int m_lanes = 0;
    std::vector<char> m_isBarrier; ///< by site
    std::vector<char> m_touches;   ///< by site
    std::vector<Visits> m_visits;
    std::vector<std::size_t> m_met; ///< sites of the present phase
    std::vector<int> m_next;        ///< event, by lane
    std::vector<LaneAccess> m_step;
};

} // namespace kernelscope
