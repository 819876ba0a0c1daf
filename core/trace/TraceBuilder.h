#pragma once

#include <initializer_list>
#include <span>
#include <vector>

#include "trace/Trace.h"

namespace kernelscope {

/// Makes a trace event by event, in any order of the work-items. For traces that are invented: tests, examples, benchmarks.
class TraceBuilder
{
public:
    /// All groups of the launch are recorded, or those listed (linear ids, ascending).
    explicit TraceBuilder(TraceLaunch launch);
    TraceBuilder(TraceLaunch launch, std::vector<quint64> groups);

    SiteIndex addSite(const AccessSite &site);
    ObjectIndex addObject(const TraceObject &object);
    const AccessSite &site(SiteIndex index) const { return m_sites.at(index.value); }
    const TraceObject &object(ObjectIndex index) const { return m_objects.at(index.value); }

    /// An access; `words` as Trace::valueWords() gives them. Far offsets are marked by themselves.
    void add(WorkItemSlot item, SiteIndex site, ObjectIndex object, qint64 offset, std::span<const quint32> words,
             EventMark mark = EventMark::Plain);
    /// A barrier or fence with its flags, a vote, a loop, an assignment.
    void add(WorkItemSlot item, SiteIndex site, quint32 word = 0);

    [[nodiscard]] Result<Trace> finish() const;

private:
    struct Event
    {
        EventHead head;
        quint32 offset = 0;
        quint32 value = 0;
    };

    TraceLaunch m_launch;
    std::vector<quint64> m_groups;
    QList<AccessSite> m_sites;
    QList<TraceObject> m_objects;
    std::vector<std::vector<Event>> m_items;
    std::vector<quint32> m_pool;
};

} // namespace kernelscope
