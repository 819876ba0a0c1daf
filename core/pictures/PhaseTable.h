#pragma once

#include <vector>

#include "trace/Trace.h"

namespace kernelscope {

/// How far a work-group has come: all accesses of the phases before `phase` are done, and the first `step` ones of it.
struct Moment
{
    int phase = 0; ///< barriers passed
    int step = 0;  ///< 0: at the phase's beginning; PhaseTable::stepCount(phase): at its end

    auto operator<=>(const Moment &) const = default;
};

/// The run of one recorded work-group as a film: its phases, and in each phase its accesses in an order to step through.
/// That order is a choice, since nothing orders work-items between two barriers: every work-item makes its first access
/// of the phase, by local id, then every one its second, and so on, as work-items in step would; where the recorded values
/// prove that it was otherwise, an order that they fit (StepOrder). Each work-item's own accesses stay in their order.
/// Where no data races, any such order leaves the same in memory.
///
/// An access is whatever touches memory or an image; barriers, fences, assignments and conditions are none. Its
/// *position* counts the group's accesses in that order from 0. Made in O(events of the group) where nothing races, which takes 12 bytes an
/// event; every question is answered in O(log phases) or less. Immutable; any thread may read.
class PhaseTable
{
public:
    PhaseTable(const Trace &trace, GroupSlot group);

    const Trace &trace() const { return m_trace; }
    GroupSlot group() const { return m_group; }
    WorkItemSlot itemAt(int localItem) const { return WorkItemSlot(m_group.value * m_trace.itemsOfGroup() + localItem); }

    int phaseCount() const { return int(m_phaseStarts.size()) - 1; } ///< at least 1
    int stepCount(int phase) const { return firstPosition(phase + 1) - firstPosition(phase); }
    int accessCount() const { return int(m_order.size()); }
    int firstPosition(int phase) const { return m_phaseStarts[std::size_t(phase)]; }

    /// Whether the work-item (linear local id) came as far as this phase: it may have left the kernel before.
    bool reached(int phase, int localItem) const;
    /// Its events of the phase, of every kind, [first, second); a barrier belongs to the phase that it ends.
    std::pair<EventIndex, EventIndex> events(int phase, int localItem) const;
    /// Work-items with at least one access in the phase, by local id.
    std::vector<int> activeItems(int phase) const;
    /// FenceFlags of the barrier that ends the phase; 0 for the last phase.
    quint32 fencesAfter(int phase) const { return m_fences[std::size_t(phase)]; }
    /// A barrier that ends the phase: of the first work-item that came to one; -1: the kernel ended.
    EventIndex barrierAfter(int phase) const;
    /// Whether each access of the phase finds, in the order of the steps, what it found: not where values race in a way that no order
    /// which was looked for explains.
    bool fitsValues(int phase) const { return m_fitsValues[std::size_t(phase)] != 0; }
    /// The phase in which the epoch of this one begins: no barrier with this fence lies between the two. Accesses to
    /// that kind of memory in phases of different epochs are ordered.
    int epochStart(int phase, FenceFlag fence) const;

    EventIndex eventAt(int position) const { return EventIndex(int(m_order[std::size_t(position)])); }
    /// -1: the event is no access of this group.
    int positionOf(EventIndex event) const;
    /// Accesses done at that moment: the next one is at this position. What lies outside is taken to the nearest end.
    int positionAt(Moment moment) const;
    /// The moment when so many accesses are done; at the border of two phases the beginning of the later one.
    Moment momentAt(int position) const;
    int phaseAt(int position) const { return momentAt(position).phase; } ///< of the access at this position
    /// The linear local id of who made an access.
    int localItemOf(EventIndex event) const { return m_trace.workItemOf(event).value % m_trace.itemsOfGroup(); }

private:
    void findPhases();
    void orderAccesses();
    int nextAccess(int event, int end) const;

    Trace m_trace;
    GroupSlot m_group;
    int m_firstEvent = 0;
    std::vector<char> m_isAccess;      ///< by site
    std::vector<char> m_isBarrier;     ///< by site
    std::vector<quint32> m_itemStarts; ///< of each work-item, into m_starts; one more at the end
    std::vector<quint32> m_starts;     ///< of each phase of each work-item: its first event
    std::vector<quint32> m_fences;     ///< by phase
    std::vector<quint32> m_order;      ///< by position: the event
    std::vector<char> m_fitsValues;    ///< by phase
    std::vector<int> m_positions;      ///< by event of the group: the position
    std::vector<int> m_phaseStarts;    ///< by phase: a position; one more at the end
};

} // namespace kernelscope
