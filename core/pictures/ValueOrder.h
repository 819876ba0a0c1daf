#pragma once

#include <unordered_map>
#include <vector>

#include "pictures/SharedPlaces.h"

namespace kernelscope {

/// Finds an order of a phase's accesses that explains what they found: a read waits until its value lies there, a write until nobody
/// needs any more what it would write over. It looks at the next access of each work-item and at how many reads and writes of a value
/// are still to come, and never takes a step back: so it may fail where an order exists, but takes no more than a number of looks
/// that is set.
class ValueOrder
{
public:
    using Queue = std::vector<PlacedAccess>; ///< of a work-item, in its order
    struct Place
    {
        std::optional<quint64> now;   ///< before the phase
        std::optional<quint64> after; ///< what was found after it
        bool isOurs = true;           ///< no other work-group writes there
    };
    ValueOrder(std::vector<Queue> queues, std::vector<Place> places);

    std::vector<quint32> order();
    /// Whether all values are explained: also by what other work-groups may have written in between.
    bool fits() const { return m_fits; }

private:
    struct Pending ///< still to come, of a value at a place
    {
        int reads = 0;
        int writes = 0;
    };
    void takeContentsBefore();
    static quint64 keyOf(int place, quint64 value);
    Pending pending(int place, quint64 value) const;
    bool finds(const PlacedAccess &access) const;
    bool destroys(const PlacedAccess &access) const;
    bool mayGo(const PlacedAccess &access) const { return finds(access) && !(access.writes && destroys(access)); }
    bool takeRound();
    void force();
    void take(std::size_t item);

    std::vector<Queue> m_queues;
    std::vector<Place> m_places;
    std::vector<std::size_t> m_next; ///< by queue
    std::vector<std::size_t> m_active;
    std::unordered_map<quint64, Pending> m_pending;
    std::vector<int> m_writesLeft; ///< by place
    std::vector<quint32> m_order;
    bool m_fits = true;
    qint64 m_looks = 0;
};

} // namespace kernelscope
