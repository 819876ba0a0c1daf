#include "analysis/LockSections.h"

#include <limits>

namespace kernelscope {

LockSections::LockSections(const SyncEvents &events, bool custom, quint32 groupSize)
    : m_custom(custom), m_groupSize(groupSize), m_sections(events.items.size())
{
    for (quint32 item = 0; item < events.items.size(); ++item) {
        const SyncEvent *fence = nullptr;
        m_open.clear();
        for (const SyncEvent &event : events.items[item]) {
            if (event.kind == SyncEvent::Atomic)
                see(events, item, event, fence);
            fence = event.kind != SyncEvent::Atomic && event.releases ? &event : nullptr;
        }
    }
}

int LockSections::lockAt(const SyncAtomic &atomic)
{
    const auto [at, isNew] = m_numbers.try_emplace(atomic.place, int(m_locks.size()));
    if (isNew)
        m_locks.emplace_back();
    return at->second;
}

void LockSections::see(const SyncEvents &events, quint32 item, const SyncEvent &event, const SyncEvent *fence)
{
    const SyncAtomic &atomic = events.atomics[std::size_t(event.atomic)];
    if (!atomic.writes || (atomic.reads && atomic.read == atomic.written))
        return; // looked, or spun
    const int number = lockAt(atomic);
    Lock &lock = m_locks[std::size_t(number)];
    if (!lock.known) {
        lock.known = true;
        lock.freeValue = atomic.read;
    }
    lock.wholeDevice = lock.wholeDevice && event.wholeDevice;
    const auto open = m_open.find(number);
    if (open == m_open.end()) {
        lock.usable = lock.usable && atomic.reads && atomic.read == lock.freeValue && event.acquires;
        m_open[number] = m_sections[item].size();
        m_sections[item].push_back({event.event, std::numeric_limits<quint32>::max(), number});
    } else {
        lock.usable = lock.usable && event.orders && atomic.written == lock.freeValue && (event.releases || fence || m_custom);
        lock.wholeDevice = lock.wholeDevice && (event.releases || !fence || fence->wholeDevice);
        m_sections[item][open->second].last = event.event;
        m_open.erase(open);
    }
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
