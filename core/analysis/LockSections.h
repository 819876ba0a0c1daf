#pragma once

#include <map>
#include <optional>
#include <vector>

#include "analysis/SyncEvents.h"

namespace kernelscope {

/// Stretches of work-items under a lock: between an acquiring update that found a location free (or the acquiring fence right after a
/// relaxed one) and the releasing write that freed it again. Values don't tell who held a lock before whom, but of two sections under one
/// lock the first happened before the second. Only locations that are used in no other way count. But a work-group may have set one free by
/// stores before the barrier behind which its sections, and nobody else's, lie.
class LockSections
{
public:
    LockSections() = default;
    /// `custom`: also without a release.
    LockSections(const SyncEvents &events, bool custom, quint32 groupSize);

    /// Whether both events lie in sections under the same lock.
    bool shareLock(quint32 itemA, quint32 a, quint32 itemB, quint32 b) const;

private:
    struct Section
    {
        quint32 first = 0; ///< events
        quint32 last = 0;
        int lock = 0;
    };
    /// Between two barriers that fence the memory.
    struct Phase
    {
        quint32 group = 0;
        quint32 epoch = 0;
    };
    static constexpr quint32 severalGroups = 0xffffffff; ///< Phase::group
    struct Lock
    {
        bool usable = true;
        bool wholeDevice = true;
        bool known = false;
        quint64 freeValue = 0;
        int neverFreed = 0; ///< sections without an end
        std::optional<Phase> set;   ///< at last, by who didn't hold it
        std::optional<Phase> taken; ///< at first
    };

    void see(const SyncAtomic &atomic, const SyncEvent &event, Phase phase, const SyncEvent *fence); ///< `fence`: right before it
    static void setFree(Lock &lock, const SyncAtomic &atomic, Phase phase);
    static void take(Lock &lock, const SyncAtomic &atomic, const SyncEvent &event, Phase phase);
    void beginAtFence(quint32 item, const SyncEvent &event);
    int lockAt(const SyncAtomic &atomic);

    bool m_custom = false;
    quint32 m_groupSize = 1;
    std::map<SyncPlace, int> m_numbers; ///< of locations
    std::vector<Lock> m_locks;
    std::vector<std::vector<Section>> m_sections; ///< by work-item
    std::map<int, std::size_t> m_open;            ///< of the present work-item: into its sections, by lock
    std::optional<std::size_t> m_unacquired;      ///< of its sections the one that was opened last, by an update that does not acquire
};

} // namespace kernelscope
