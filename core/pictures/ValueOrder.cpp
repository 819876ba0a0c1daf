#include "pictures/ValueOrder.h"

#include <algorithm>
#include <unordered_set>

namespace kernelscope {

constexpr qint64 mostLooks = 20'000'000; // a second or so

ValueOrder::ValueOrder(std::vector<Queue> queues, std::vector<Place> places)
    : m_queues(std::move(queues)), m_places(std::move(places)), m_next(m_queues.size(), 0), m_writesLeft(m_places.size(), 0)
{
    for (std::size_t item = 0; item < m_queues.size(); ++item) {
        if (!m_queues[item].empty())
            m_active.push_back(item);
        for (const PlacedAccess &access : m_queues[item]) {
            if (access.place < 0)
                continue;
            if (access.reads)
                ++m_pending[keyOf(access.place, access.found)].reads;
            if (access.writes)
                ++m_writesLeft[std::size_t(access.place)];
            if (access.writes && access.left)
                ++m_pending[keyOf(access.place, *access.left)].writes;
        }
    }
    takeContentsBefore();
}

/// Where nothing is known of what was there before, it is what a work-item found that nobody here wrote, before it wrote there itself.
void ValueOrder::takeContentsBefore()
{
    for (const Queue &queue : m_queues) {
        std::unordered_set<int> written;
        for (const PlacedAccess &access : queue) {
            if (access.place < 0)
                continue;
            auto &now = m_places[std::size_t(access.place)].now;
            if (access.reads && !now && !written.contains(access.place) && pending(access.place, access.found).writes == 0)
                now = access.found;
            if (access.writes)
                written.insert(access.place);
        }
    }
}

quint64 ValueOrder::keyOf(int place, quint64 value)
{
    quint64 key = value * 0x9E3779B97F4A7C15U + quint64(place) * 0xC2B2AE3D27D4EB4FU;
    key ^= key >> 29;
    return key * 0xBF58476D1CE4E5B9U;
}

ValueOrder::Pending ValueOrder::pending(int place, quint64 value) const
{
    const auto found = m_pending.find(keyOf(place, value));
    return found == m_pending.end() ? Pending{} : found->second;
}

/// Whether what it read lies there now. Of a place that nothing is known of: whether nobody writes that here, so that it was there before.
bool ValueOrder::finds(const PlacedAccess &access) const
{
    if (access.place < 0 || !access.reads)
        return true;
    const auto &now = m_places[std::size_t(access.place)].now;
    return now ? *now == access.found : pending(access.place, access.found).writes == 0;
}

/// Whether a write would take away what others are still to read, or what must be there in the end.
bool ValueOrder::destroys(const PlacedAccess &access) const
{
    const Place &place = m_places[std::size_t(access.place)];
    if (place.after && access.left == place.after && m_writesLeft[std::size_t(access.place)] > pending(access.place, *access.left).writes)
        return true;
    if (!place.now || place.now == access.left)
        return false;
    const Pending now = pending(access.place, *place.now);
    const int others = now.reads - (access.reads && access.found == *place.now ? 1 : 0);
    return others > 0 && now.writes == 0;
}

void ValueOrder::take(std::size_t item)
{
    const PlacedAccess &access = m_queues[item][m_next[item]++];
    m_order.push_back(access.event);
    if (access.place < 0)
        return;
    auto &now = m_places[std::size_t(access.place)].now;
    if (access.reads) {
        --m_pending[keyOf(access.place, access.found)].reads;
        now = access.found;
    }
    if (!access.writes)
        return;
    --m_writesLeft[std::size_t(access.place)];
    if (access.left)
        --m_pending[keyOf(access.place, *access.left)].writes;
    now = access.left;
}

/// Each work-item that can makes one access.
bool ValueOrder::takeRound()
{
    const std::size_t before = m_order.size();
    std::size_t kept = 0;
    for (const std::size_t item : m_active) {
        if (mayGo(m_queues[item][m_next[item]]))
            take(item);
        if (m_next[item] < m_queues[item].size())
            m_active[kept++] = item;
    }
    m_looks += qint64(m_active.size());
    m_active.resize(kept);
    return m_order.size() > before;
}

/// Nobody can go on without a loss: a write for which somebody waits is best, then any that finds its value, then a read of what nobody
/// here writes, which another work-group may have written.
void ValueOrder::force()
{
    const auto worth = [&](std::size_t item) {
        const PlacedAccess &access = m_queues[item][m_next[item]];
        if (!finds(access))
            return pending(access.place, access.found).writes == 0 ? 1 : 0;
        const bool isAwaited = access.left && pending(access.place, *access.left).reads > 0;
        return isAwaited ? 3 : 2;
    };
    const auto best = std::ranges::max_element(m_active, {}, worth);
    const std::size_t item = *best;
    const PlacedAccess &access = m_queues[item][m_next[item]];
    m_fits = m_fits && (worth(item) > 1 || (worth(item) == 1 && !m_places[std::size_t(access.place)].isOurs));
    take(item);
    if (m_next[item] == m_queues[item].size())
        m_active.erase(best);
    m_looks += qint64(m_active.size());
}

std::vector<quint32> ValueOrder::order()
{
    while (!m_active.empty()) {
        if (m_looks > mostLooks) {
            m_fits = false;
            for (const std::size_t item : m_active) {
                while (m_next[item] < m_queues[item].size())
                    take(item);
            }
            return m_order;
        }
        if (!takeRound())
            force();
    }
    return m_order;
}

} // namespace kernelscope
