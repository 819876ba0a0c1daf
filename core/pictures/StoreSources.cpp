#include "pictures/StoreSources.h"

#include <algorithm>

#include "pictures/FlowReplay.h"

namespace kernelscope {

namespace {

/// Without recorded dataflow: by lines of the source.
class SourcesByLines
{
public:
    SourcesByLines(const Trace &trace, std::vector<FlowTarget> &targets, std::vector<FlowSource> &sources)
        : m_trace(trace), m_targets(targets), m_sources(sources)
    {
    }

    void replay(WorkItemSlot item)
    {
        m_loads.clear();
        for (int event = m_trace.firstEvent(item).value; event < m_trace.endEvent(item).value; ++event) {
            const AccessSite &site = m_trace.sites()[EventHead{m_trace.heads()[std::size_t(event)]}.site()];
            if (site.kind == SiteKind::Store || site.kind == SiteKind::ImageWrite || site.kind == SiteKind::Atomic)
                store(site, event);
            if (site.kind == SiteKind::Load || site.kind == SiteKind::ImageRead || site.kind == SiteKind::Atomic)
                m_loads.push_back({event, site.range.begin.line});
        }
    }

private:
    struct Load
    {
        int event = 0;
        int line = 0;
    };

    void store(const AccessSite &site, int event)
    {
        const int line = site.range.begin.line;
        const auto others = std::stable_partition(m_loads.begin(), m_loads.end(), [&](const Load &load) { return load.line != line; });
        const auto first = others == m_loads.end() ? m_loads.begin() : others;
        FlowTarget target{EventIndex(event), EventIndex(event), false, false, quint32(m_sources.size()), 0};
        for (auto load = first; load != m_loads.end(); ++load)
            m_sources.push_back({EventIndex(load->event), false});
        target.sourceCount = quint32(m_sources.size()) - target.firstSource;
        m_loads.erase(first, m_loads.end());
        m_targets.push_back(target);
    }

    const Trace &m_trace;
    std::vector<FlowTarget> &m_targets;
    std::vector<FlowSource> &m_sources;
    std::vector<Load> m_loads; ///< that no store took
};

} // namespace

bool StoreSources::isRecorded(const Trace &trace)
{
    return std::any_of(trace.sites().begin(), trace.sites().end(), [](const AccessSite &site) { return site.flow != ValueFlow{}; });
}

StoreSources::StoreSources(const Trace &trace, GroupSlot group) : StoreSources(trace, group, FlowPlan(trace)) {}

StoreSources::StoreSources(const Trace &trace, GroupSlot group, const FlowPlan &plan)
{
    FlowReplay exact(trace, plan, m_targets, m_sources);
    SourcesByLines guess(trace, m_targets, m_sources);
    const int first = group.value * trace.itemsOfGroup();
    for (int item = first; item < first + trace.itemsOfGroup(); ++item) {
        if (plan.recorded)
            exact.replay(WorkItemSlot(item));
        else
            guess.replay(WorkItemSlot(item));
    }
    const auto earlier = [](const FlowTarget &a, const FlowTarget &b) { return a.event < b.event; };
    if (!std::is_sorted(m_targets.begin(), m_targets.end(), earlier))
        std::stable_sort(m_targets.begin(), m_targets.end(), earlier);
    m_firstEvent = trace.firstEvent(WorkItemSlot(first)).value;
    m_index.assign(std::size_t(trace.endEvent(WorkItemSlot(first + trace.itemsOfGroup() - 1)).value - m_firstEvent), -1);
    for (std::size_t t = 0; t < m_targets.size(); ++t)
        m_index[std::size_t(m_targets[t].event.value - m_firstEvent)] = int(t);
}

} // namespace kernelscope
