#include "analysis/LockSections.h"

#include <algorithm>
#include <limits>

namespace kernelscope {

LockSections::LockSections(const SyncEvents &events, bool custom, quint32 groupSize)
    : m_custom(custom), m_groupSize(groupSize), m_sections(events.items.size())
{
    for (quint32 item = 0; item < events.items.size(); ++item) {
        const SyncEvent *fence = nullptr;
        Phase phase{item / groupSize, 0};
        m_open.clear();
        for (const SyncEvent &event : events.items[item]) {
            beginAtFence(item, event);
            if (event.kind == SyncEvent::Atomic && !event.elsewhere)
                see(events.atomics[std::size_t(event.atomic)], event, phase, fence);
            fence = event.kind != SyncEvent::Atomic && event.releases ? &event : nullptr;
            phase.epoch += event.kind == SyncEvent::Barrier && event.covers;
        }
        beginAtFence(item, {});
        for (const auto &[lock, section] : m_open)
            ++m_locks[std::size_t(lock)].neverFreed;
    }
    for (Lock &lock : m_locks) {
        const bool isSetBefore = lock.taken && lock.set && lock.set->group == lock.taken->group && lock.set->epoch < lock.taken->epoch;
        lock.usable = lock.usable && (!lock.set || isSetBefore) && lock.neverFreed < 2; // else something else freed it
    }
}

/// What lies between the two is not in the section.
void LockSections::beginAtFence(quint32 item, const SyncEvent &event)
{
    if (!m_unacquired)
        return;
    Section &section = m_sections[item][*m_unacquired];
    Lock &lock = m_locks[std::size_t(section.lock)];
    lock.usable = lock.usable && event.kind != SyncEvent::Atomic && event.acquires;
    lock.wholeDevice = lock.wholeDevice && event.wholeDevice;
    section.first = event.event;
    m_unacquired.reset();
}

int LockSections::lockAt(const SyncAtomic &atomic)
{
    const auto [at, isNew] = m_numbers.try_emplace(atomic.place, int(m_locks.size()));
    if (isNew)
        m_locks.emplace_back();
    return at->second;
}

void LockSections::see(const SyncAtomic &atomic, const SyncEvent &event, Phase phase, const SyncEvent *fence)
{
    if (!atomic.writes || (atomic.reads && atomic.read == atomic.written))
        return; // looked, or spun
    const int number = lockAt(atomic);
    Lock &lock = m_locks[std::size_t(number)];
    const auto open = m_open.find(number);
    if (!lock.known) {
        lock.known = true;
        lock.freeValue = atomic.reads ? atomic.read : atomic.written;
    }
    lock.wholeDevice = lock.wholeDevice && event.wholeDevice;
    if (open == m_open.end() && !atomic.reads) {
        setFree(lock, atomic, phase);
    } else if (open == m_open.end()) {
        take(lock, atomic, event, phase);
        m_open[number] = m_sections[atomic.item].size();
        if (!event.acquires)
            m_unacquired = m_sections[atomic.item].size();
        m_sections[atomic.item].push_back({event.event, std::numeric_limits<quint32>::max(), number});
    } else {
        lock.usable = lock.usable && event.orders && atomic.written == lock.freeValue && (event.releases || fence || m_custom);
        lock.wholeDevice = lock.wholeDevice && (event.releases || !fence || fence->wholeDevice);
        m_sections[atomic.item][open->second].last = event.event;
        m_open.erase(open);
    }
}

/// By a store of who does not hold it.
void LockSections::setFree(Lock &lock, const SyncAtomic &atomic, Phase phase)
{
    lock.usable = lock.usable && atomic.written == lock.freeValue && (!lock.set || lock.set->group == phase.group);
    if (!lock.set || lock.set->epoch < phase.epoch)
        lock.set = phase;
}

void LockSections::take(Lock &lock, const SyncAtomic &atomic, const SyncEvent &event, Phase phase)
{
    lock.usable = lock.usable && atomic.read == lock.freeValue && event.orders;
    if (!lock.taken)
        lock.taken = phase;
    lock.taken->epoch = std::min(lock.taken->epoch, phase.epoch);
    if (lock.taken->group != phase.group)
        lock.taken->group = severalGroups;
}

bool LockSections::shareLock(quint32 itemA, quint32 a, quint32 itemB, quint32 b) const
{
    for (const Section &left : m_sections[itemA]) {
        const Lock &lock = m_locks[std::size_t(left.lock)];
        if (a < left.first || a > left.last || !lock.usable || (!lock.wholeDevice && itemA / m_groupSize != itemB / m_groupSize))
            continue;
        for (const Section &right : m_sections[itemB]) {
            if (right.lock == left.lock && b >= right.first && b <= right.last)
                return true;
        }
    }
    return false;
}

} // namespace kernelscope
