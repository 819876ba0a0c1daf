#include "analysis/HappensBefore.h"

#include <algorithm>
#include <numeric>

namespace kernelscope {

HappensBefore::HappensBefore(const Trace &trace, const SyncRules &rules)
    : m_events(syncEventsOf(trace, rules)), m_isCustom(rules.custom), m_groupSize(quint32(trace.itemsOfGroup())),
      m_locks(m_events, rules.custom, m_groupSize), m_items(m_events.items.size()), m_arrived(std::size_t(trace.groupCount())),
      m_arrivedInSubGroup(m_events.subGroups.size()), m_released(m_events.atomics.size()), m_waiters(m_events.atomics.size()),
      m_snapshots(m_events.items.size())
{
    replay();
}

bool HappensBefore::ordered(WorkItemSlot itemA, EventIndex a, WorkItemSlot itemB, EventIndex b) const
{
    const auto i = quint32(itemA.value), j = quint32(itemB.value);
    const auto x = quint32(a.value), y = quint32(b.value);
    return before(i, x, j, y) || before(j, y, i, x) || m_locks.shareLock(i, x, j, y);
}

bool HappensBefore::before(quint32 itemA, quint32 a, quint32 itemB, quint32 b) const
{
    const auto &snapshots = m_snapshots[itemB];
    const auto behind = std::upper_bound(snapshots.begin(), snapshots.end(), b,
                                         [](quint32 event, const Snapshot &snapshot) { return event < snapshot.from; });
    if (behind == snapshots.begin())
        return false;
    return std::prev(behind)->clock->knows(groupOf(itemA), epochOf(itemA, a), itemA, a);
}

quint32 HappensBefore::epochOf(quint32 item, quint32 event) const
{
    quint32 epoch = 0;
    for (const SyncEvent &sync : m_events.items[item]) {
        if (sync.event >= event)
            break;
        epoch += sync.kind == SyncEvent::Barrier && sync.covers;
    }
    return epoch;
}

/// Work-items run until they wait: at a barrier for the others, at an atomic for the write whose value it read. Should
/// all wait for each other (values can mislead), one goes on without, or a sub-group does of which some never come.
void HappensBefore::replay()
{
    m_ready.resize(m_items.size());
    std::iota(m_ready.begin(), m_ready.end(), quint32(0));
    quint32 stuck = 0;
    for (;;) {
        while (!m_ready.empty()) {
            const quint32 item = m_ready.front();
            m_ready.pop_front();
            run(item);
        }
        const auto blocked = [&](quint32 item) { return m_items[item].next < m_events.items[item].size() && !m_items[item].waiting; };
        while (stuck < m_items.size() && !blocked(stuck))
            ++stuck;
        if (stuck == m_items.size()) {
            if (!passIncompleteSubGroups())
                return;
            stuck = 0;
            continue;
        }
        m_events.atomics[std::size_t(m_events.items[stuck][m_items[stuck].next].atomic)].source = -1;
        m_ready.push_back(stuck);
    }
}

void HappensBefore::run(quint32 item)
{
    const auto &events = m_events.items[item];
    Item &state = m_items[item];
    if (state.waiting)
        return;
    while (state.next < events.size()) {
        if (!step(item, events[state.next]))
            return;
        ++state.next;
    }
    state.waiting = true;
    arrive(item);
}

/// False where the work-item has to wait.
bool HappensBefore::step(quint32 item, const SyncEvent &event)
{
    if (event.kind == SyncEvent::Barrier) {
        m_items[item].waiting = true;
        arrive(item);
        return false;
    }
    if (event.kind == SyncEvent::SubGroupBarrier) {
        m_items[item].waiting = true;
        arriveInSubGroup(event.subGroup);
        return false;
    }
    if (event.kind == SyncEvent::Fence) {
        stepFence(item, event);
        return true;
    }
    const int source = m_events.atomics[std::size_t(event.atomic)].source;
    if (source >= 0 && !m_released[std::size_t(source)].done) {
        m_waiters[std::size_t(source)].push_back(item);
        return false;
    }
    stepAtomic(item, event);
    return true;
}

void HappensBefore::stepAtomic(quint32 item, const SyncEvent &event)
{
    Item &state = m_items[item];
    const SyncAtomic &atomic = m_events.atomics[std::size_t(event.atomic)];
    Fenced &fenced = state.fenced[event.elsewhere];
    Released &released = m_released[std::size_t(event.atomic)];
    if (atomic.source >= 0) {
        const Released &from = m_released[std::size_t(atomic.source)];
        const auto ofGroup = from.groups.find(groupOf(item));
        const Clock near = ofGroup == from.groups.end() ? nullptr : ofGroup->second;
        const bool isOfOwnGroup = groupOf(m_events.atomics[std::size_t(atomic.source)].item) == groupOf(item);
        const Clock far = event.wholeDevice || isOfOwnGroup ? from.device : nullptr;
        fenced.pending = joined(fenced.pending, isOfOwnGroup ? joined(near, far) : near);
        fenced.pendingWider = joined(fenced.pendingWider, far);
        if (event.acquires && (near || far))
            learn(item, event.event, joined(near, far));
        if (atomic.writes && atomic.reads)
            released = from; // an update goes on with the release sequence
    }
    if (atomic.writes && event.orders && (event.releases || fenced.released)) {
        const bool reachesAll = event.wholeDevice && (event.releases || fenced.wholeDevice);
        if (!reachesAll && released.groups.size() == mostGroups && !released.groups.contains(groupOf(item)))
            released.groups.clear();
        Clock &reached = reachesAll ? released.device : released.groups[groupOf(item)];
        reached = joined(reached, event.releases ? ownClock(item, event.event) : clockOfFence(fenced, item, event.event));
    }
    released.done = true;
    auto waiters = std::exchange(m_waiters[std::size_t(event.atomic)], {});
    m_ready.insert(m_ready.end(), waiters.begin(), waiters.end());
}

void HappensBefore::stepFence(quint32 item, const SyncEvent &event)
{
    const auto read = [&](const Fenced &from) { return event.wholeDevice ? joined(from.pending, from.pendingWider) : from.pending; };
    const auto &[here, elsewhere] = m_items[item].fenced;
    if (event.acquires) {
        if (const Clock clock = event.coversBoth ? joined(read(here), read(elsewhere)) : read(here))
            learn(item, event.event, clock);
    }
    release(item, event);
}

void HappensBefore::release(quint32 item, const SyncEvent &fence)
{
    if (!fence.releases)
        return;
    auto &[here, elsewhere] = m_items[item].fenced;
    here.released = ownClock(item, fence.event);
    here.wholeDevice = fence.wholeDevice;
    here.fence = fence.event;
    if (!fence.coversBoth)
        return;
    elsewhere.released = here.released;
    elsewhere.wholeDevice = fence.wholeDevice;
    elsewhere.fence = fence.event;
}

void HappensBefore::arrive(quint32 item)
{
    const quint32 group = groupOf(item);
    if (++m_arrived[group] == m_groupSize)
        passBarrier(group);
}

/// The last one came: who waits at a barrier goes on, knowing what all others of the group knew if the barrier covers
/// the memory.
void HappensBefore::passBarrier(quint32 group)
{
    const quint32 first = group * m_groupSize;
    const auto at = [&](quint32 item) -> const SyncEvent * {
        return m_items[item].next < m_events.items[item].size() ? &m_events.items[item][m_items[item].next] : nullptr;
    };
    Clock all;
    for (quint32 item = first; item < first + m_groupSize; ++item) {
        if (const SyncEvent *event = at(item)) {
            stepFence(item, *event);
            if (event->covers && m_items[item].known && m_items[item].known != all)
                all = joined(all, m_items[item].known);
        }
    }
    for (quint32 item = first; item < first + m_groupSize; ++item) {
        const SyncEvent *event = at(item);
        if (!event)
            continue;
        Item &state = m_items[item];
        if (event->covers) {
            ++state.epoch;
            if (all && state.known != all) {
                state.known = all;
                m_snapshots[item].push_back({event->event, all});
            }
        }
        release(item, *event);
        ++state.next;
        state.waiting = false;
        --m_arrived[group];
        m_ready.push_back(item);
    }
}

void HappensBefore::arriveInSubGroup(int subGroup)
{
    if (++m_arrivedInSubGroup[std::size_t(subGroup)] == m_events.subGroups[std::size_t(subGroup)].size())
        passSubGroupBarrier(subGroup);
}

std::vector<quint32> HappensBefore::waitingIn(int subGroup) const
{
    std::vector<quint32> waiting;
    for (const quint32 item : m_events.subGroups[std::size_t(subGroup)]) {
        const Item &state = m_items[item];
        if (state.waiting && state.next < m_events.items[item].size() && m_events.items[item][state.next].subGroup == subGroup)
            waiting.push_back(item);
    }
    return waiting;
}

/// Who waits there goes on, knowing what the others of the sub-group did and knew if the barrier covers the memory.
void HappensBefore::passSubGroupBarrier(int subGroup)
{
    const std::vector<quint32> waiting = waitingIn(subGroup);
    const auto at = [&](quint32 item) -> const SyncEvent & { return m_events.items[item][m_items[item].next]; };
    m_arrivedInSubGroup[std::size_t(subGroup)] = 0;
    Clock known;
    for (const quint32 item : waiting) {
        stepFence(item, at(item));
        if (at(item).covers && m_items[item].known != known)
            known = joined(known, m_items[item].known);
    }
    VectorClock clock = known ? *known : VectorClock();
    for (const quint32 item : waiting) {
        if (at(item).covers) {
            clock.addGroup(groupOf(item), m_items[item].epoch);
            clock.addItem(item, at(item).event);
        }
    }
    const auto all = std::make_shared<const VectorClock>(std::move(clock));
    for (const quint32 item : waiting) {
        Item &state = m_items[item];
        if (at(item).covers) {
            state.known = all;
            m_snapshots[item].push_back({at(item).event, all});
        }
        ++state.next;
        state.waiting = false;
        m_ready.push_back(item);
    }
}

bool HappensBefore::passIncompleteSubGroups()
{
    bool any = false;
    for (int subGroup = 0; subGroup < int(m_events.subGroups.size()); ++subGroup) {
        if (m_arrivedInSubGroup[std::size_t(subGroup)] > 0) {
            passSubGroupBarrier(subGroup);
            any = true;
        }
    }
    return any;
}

void HappensBefore::learn(quint32 item, quint32 event, const Clock &clock)
{
    Item &state = m_items[item];
    state.known = joined(state.known, clock);
    m_snapshots[item].push_back({event, state.known});
}

HappensBefore::Clock HappensBefore::ownClock(quint32 item, quint32 event) const
{
    const Item &state = m_items[item];
    VectorClock clock = state.known ? *state.known : VectorClock();
    clock.addGroup(groupOf(item), state.epoch);
    clock.addItem(item, event);
    return std::make_shared<const VectorClock>(std::move(clock));
}

/// What an atomic after a fence releases. By custom also itself, right after the fence: who counts on after it, and is the last, may set
/// the counter back.
HappensBefore::Clock HappensBefore::clockOfFence(const Fenced &fenced, quint32 item, quint32 atomic) const
{
    if (!m_isCustom || fenced.fence + 1 != atomic)
        return fenced.released;
    VectorClock clock = *fenced.released;
    clock.addItem(item, atomic);
    return std::make_shared<const VectorClock>(std::move(clock));
}

HappensBefore::Clock HappensBefore::joined(const Clock &a, const Clock &b)
{
    if (!a || !b || a == b)
        return a ? a : b;
    VectorClock clock = *a;
    clock.join(*b);
    return std::make_shared<const VectorClock>(std::move(clock));
}

} // namespace kernelscope
