#pragma once

#include <initializer_list>
#include <span>
#include <vector>

#include "trace/Trace.h"

namespace kernelscope {

/// Makes a trace event by event, in any order of the work-items.
class TraceBuilder
{
public:
    /// All groups of the launch are recorded, or those listed (linear ids, ascending).
    explicit TraceBuilder(TraceLaunch launch);
    TraceBuilder(TraceLaunch launch, std::vector<quint64> groups);

    SiteIndex addSite(const AccessSite &site);
    ObjectIndex addObject(const BoundObject &object);
    const AccessSite &site(SiteIndex index) const { return m_sites.at(index.value); }
    const BoundObject &object(ObjectIndex index) const { return m_objects.at(index.value); }

    /// An access; `payload` as Trace::valueWords() gives it, filled up with zeros. One that leaves its object is marked
    /// so.
    void addAccess(WorkItemSlot item, SiteIndex site, ObjectIndex object, qint64 offset, std::span<const quint32> payload);
    /// A barrier or fence.
    void addFence(WorkItemSlot item, SiteIndex site, quint32 fences);
    /// A call that names a work-item of a group or sub-group.
    void addCall(WorkItemSlot item, SiteIndex site, quint32 named, quint32 subGroup, quint32 size);
    /// Whatever else has no offset. Branches, indices and loops are faults as well, `related` one's barrier.
    void addOther(WorkItemSlot item, SiteIndex site, qint64 payload = 0, int related = -1);

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
    QList<BoundObject> m_objects;
    std::vector<std::vector<Event>> m_items;
    std::vector<quint32> m_pool;
    std::vector<TraceFault> m_faults;

    void append(WorkItemSlot item, EventHead head, quint64 offset, std::span<const quint32> payload);
    void addFault(WorkItemSlot item, const TraceFault &fault);
};

} // namespace kernelscope
