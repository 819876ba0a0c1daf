#pragma once

#include <array>
#include <deque>
#include <map>
#include <memory>
#include <vector>

#include "analysis/LockSections.h"
#include "analysis/VectorClock.h"
#include "analysis/SyncEvents.h"

namespace kernelscope {

/// Which events of a launch happened before which others, by one set of rules: the order of each work-item, barriers of
/// work-groups and sub-groups, and releases seen by acquires. Made by replaying all synchronising events in an order that the values read
/// by atomics allow.
class HappensBefore
{
public:
    HappensBefore(const Trace &trace, const SyncRules &rules);

    /// Whether one of the two happened before the other.
    bool ordered(WorkItemSlot itemA, EventIndex a, WorkItemSlot itemB, EventIndex b) const;

private:
    bool before(quint32 itemA, quint32 a, quint32 itemB, quint32 b) const;

    using Clock = std::shared_ptr<const VectorClock>;
    /// What fences make of the atomics in one memory.
    struct Fenced
    {
        Clock released; ///< all that was known at the last releasing fence
        bool wholeDevice = false;
        quint32 fence = 0;  ///< its event
        Clock pending;      ///< read by atomics, to be known after an acquiring fence
        Clock pendingWider; ///< the same, where the fence reaches beyond the work-group
    };
    struct Item
    {
        std::size_t next = 0;
        bool waiting = false; ///< at a barrier, or at the end
        quint32 epoch = 0;
        Clock known;                  ///< what others did
        std::array<Fenced, 2> fenced; ///< by SyncEvent::elsewhere
    };
    struct Snapshot
    {
        quint32 from = 0; ///< event
        Clock clock;
    };
    /// What reading an atomic's value gives to an acquirer: the releases of a release sequence, each as far as its scope reaches.
    struct Released
    {
        Clock device;                    ///< of those that reach all work-groups
        std::map<quint32, Clock> groups; ///< of those that reach their own group only
        bool done = false;
    };
    static constexpr std::size_t mostGroups = 16; ///< that are kept of one: where more take part with such a scope, they race

    void replay();
    void run(quint32 item);
    bool step(quint32 item, const SyncEvent &event);
    void stepAtomic(quint32 item, const SyncEvent &event);
    void stepFence(quint32 item, const SyncEvent &event);
    void release(quint32 item, const SyncEvent &fence);
    void arrive(quint32 item);
    void passBarrier(quint32 group);
    void arriveInSubGroup(int subGroup);
    void passSubGroupBarrier(int subGroup);
    bool passIncompleteSubGroups();
    std::vector<quint32> waitingIn(int subGroup) const;
    void learn(quint32 item, quint32 event, const Clock &clock);
    Clock ownClock(quint32 item, quint32 event) const;
    Clock clockOfFence(const Fenced &fenced, quint32 item, quint32 atomic) const;
    static Clock joined(const Clock &a, const Clock &b);
    quint32 groupOf(quint32 item) const { return item / m_groupSize; }
    quint32 epochOf(quint32 item, quint32 event) const;

    SyncEvents m_events;
    bool m_isCustom;
    quint32 m_groupSize;
    LockSections m_locks;
    std::vector<Item> m_items;
    std::vector<quint32> m_arrived;               ///< by group: waiting at a barrier, or at the end
    std::vector<std::size_t> m_arrivedInSubGroup; ///< by sub-group
    std::vector<Released> m_released;             ///< by atomic
    std::vector<std::vector<quint32>> m_waiters;  ///< by atomic
    std::deque<quint32> m_ready;
    std::vector<std::vector<Snapshot>> m_snapshots; ///< by work-item
};

} // namespace kernelscope
