#pragma once

#include <algorithm>
#include <memory>
#include <optional>
#include <span>

#include "support/Result.h"
#include "trace/EventHead.h"
#include "trace/EventSurvey.h"
#include "trace/TraceIndices.h"
#include "trace/TraceParts.h"

namespace kernelscope {

/// One event, unpacked.
struct TraceEvent
{
    SiteIndex site;
    ObjectIndex object;
    bool outOfBounds = false;
    qint64 offset = 0; ///< bytes from the object's start; negative only out of bounds. Of a barrier or fence: FenceFlags
    quint64 size = 0;  ///< bytes, from the first touched to the last
};

/// What a traced launch did: the events of every recorded work-item, in its order. Immutable and shared: copying is
/// cheap, and any thread may read.
class Trace
{
public:
    Trace();

    /// Takes the parts over after checking that they fit together: indices in range, columns of one length, work-items
    /// in order.
    [[nodiscard]] static Result<Trace> fromParts(TraceParts parts);
    /// The same of what a device recorded: from the first event of a work-item on that does not fit, its events are left out. damage()
    /// tells of it, and TraceLaunch::lostEvents counts them.
    [[nodiscard]] static Result<Trace> fromRecorded(TraceParts parts);

    const TraceLaunch &launch() const { return m_data->parts.launch; }
    const QList<AccessSite> &sites() const { return m_data->parts.sites; }
    const AccessSite &site(SiteIndex index) const { return m_data->parts.sites.at(index.value); }
    const QList<BoundObject> &objects() const { return m_data->parts.objects; }
    const ObjectUse &use(ObjectIndex index) const { return m_data->survey.uses[std::size_t(index.value)]; }
    quint64 eventsAt(SiteIndex index) const { return m_data->survey.siteCounts[std::size_t(index.value)]; }

    int eventCount() const { return int(m_data->parts.heads.size()); }
    int groupCount() const { return int(m_data->parts.groups.size()); } ///< recorded
    int workItemCount() const { return int(m_data->parts.firstEvents.size()) - 1; }
    int itemsOfGroup() const { return int(launch().itemsOfGroup()); }

    std::span<const quint64> groups() const { return m_data->parts.groups; }
    GroupSlot groupOf(WorkItemSlot item) const { return GroupSlot(item.value / itemsOfGroup()); }
    WorkItemSlot workItemOf(EventIndex event) const;
    EventIndex firstEvent(WorkItemSlot item) const { return EventIndex(int(firstEvents()[std::size_t(item.value)])); }
    EventIndex endEvent(WorkItemSlot item) const { return EventIndex(int(firstEvents()[std::size_t(item.value) + 1])); }
    Extent groupId(GroupSlot group) const;
    Extent localId(WorkItemSlot item) const;
    Extent globalId(WorkItemSlot item) const; ///< with the offset

    TraceEvent event(EventIndex index) const;
    /// All events that a work-group does together (isGroupCollective()), in the order of the trace. Each ends an interval of its work-item,
    /// as does the work-item's end.
    std::span<const quint32> meetings() const { return m_data->survey.meetings; }
    /// What each meeting orders, if it is a barrier (FenceFlag), else 0.
    std::span<const quint8> meetingFences() const { return m_data->survey.fences; }
    /// What all work-items of the group use in their first, second, ... intervals.
    std::span<const IntervalUse> intervalsOf(GroupSlot group) const;
    /// Barriers that the work-item had passed before.
    int phaseOf(EventIndex index) const;
    /// The payload, AccessSite::payloadWords words: a value; of an atomic the old value, then each operand; of a copy
    /// the number of elements and their distance, each in two words.
    const quint32 *valueWords(EventIndex index) const;
    /// False where loads of the site may have been recorded without their values: then they are all 0.
    bool knowsValues(SiteIndex site) const
    {
        const std::vector<bool> &without = m_data->parts.withoutValues;
        return without.empty() || !without[std::size_t(site.value)];
    }

    // The columns themselves, for loops over millions of events (see TraceParts).
    std::span<const quint32> heads() const { return m_data->parts.heads.span(); }
    std::span<const quint32> offsets() const { return m_data->parts.offsets.span(); }
    std::span<const quint32> values() const { return m_data->parts.values.span(); }
    std::span<const quint32> pool() const { return m_data->parts.pool.span(); }
    std::span<const quint32> firstEvents() const { return m_data->parts.firstEvents; }

    /// Faults of the whole launch, in recorded groups or not: how many at a site, and the first ones of each, site by
    /// site.
    quint64 faultsAt(SiteIndex index) const { return m_data->parts.faultCounts[std::size_t(index.value)]; }
    std::span<const TraceFault> faults() const { return m_data->parts.faults; }
    /// Where a work-group lies among the recorded ones; nullopt: it was not.
    std::optional<GroupSlot> slotOf(quint64 group) const;

    /// What could not be read of what the device recorded, in a sentence; empty: nothing. What is there is sound, and lost events come
    /// after it.
    const QString &damage() const { return m_data->parts.damage; }

    quint64 sizeInMemory() const;

private:
    struct Data
    {
        TraceParts parts;
        EventSurvey survey;
    };
    void setPixel(TraceEvent &event, EventIndex index) const;
    explicit Trace(std::shared_ptr<const Data> data) : m_data(std::move(data)) {}

    std::shared_ptr<const Data> m_data;
};

/// Words of the payload that lie in the pool; 0: it fits into the value column. An event with a wide offset keeps the
/// offset's upper half and then all of its payload there.
int poolWords(const AccessSite &site);

/// Elements of an asynchronous copy and their distance in elements, from its payload.
struct CopyExtent
{
    quint64 count = 0;
    quint64 stride = 1;
    /// Elements that it touches; with a stride of 0 it is one, again and again.
    quint64 touched() const { return stride == 0 ? std::min<quint64>(count, 1) : count; }
    /// Bytes from the first to the last; the largest number there is where it does not fit.
    quint64 span(quint64 elementSize) const;
};
CopyExtent copyExtent(const quint32 *payload);

/// The events of every site one after the other, in the order of the trace: 4 bytes an event.
class EventsBySite
{
public:
    explicit EventsBySite(const Trace &trace);
    std::span<const EventIndex> operator[](SiteIndex site) const;

private:
    std::vector<EventIndex> m_events;
    std::vector<quint32> m_firsts;
};

} // namespace kernelscope
