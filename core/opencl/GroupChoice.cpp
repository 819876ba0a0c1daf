#include "opencl/GroupChoice.h"

#include <algorithm>
#include <bit>
#include <numeric>
#include <set>

namespace kernelscope {
namespace {

/// 0, 1/2, 1/4, 3/4, 1/8 ... of the count: any beginning of the order is spread evenly.
std::size_t spreadPosition(std::size_t k, std::size_t count)
{
    quint64 reversed = 0;
    for (int bit = 0; bit < 32; ++bit)
        reversed |= quint64(k >> bit & 1) << (31 - bit);
    return std::size_t(reversed * count >> 32);
}

std::vector<std::size_t> preference(std::size_t count, std::size_t selected)
{
    std::vector<std::size_t> order{selected, 0, count - 1};
    const std::size_t positions = std::bit_ceil(count);
    for (std::size_t k = 0; k < positions; ++k) {
        order.push_back((selected + k + 1) % count);
        order.push_back(spreadPosition(k, count));
    }
    return order;
}

} // namespace

std::vector<quint64> candidateGroups(quint64 total, quint64 selected, quint64 most)
{
    std::vector<quint64> groups(std::min(total, most));
    if (total <= most) {
        std::iota(groups.begin(), groups.end(), quint64(0));
        return groups;
    }
    std::set<quint64> chosen{selected, 0, total - 1};
    for (quint64 k = 0; k < most && chosen.size() < most; ++k)
        chosen.insert(k * total / most);
    return {chosen.begin(), chosen.end()};
}

std::vector<std::size_t> chooseWithin(quint64 budget, std::span<const quint64> costs, std::size_t selected)
{
    if (std::accumulate(costs.begin(), costs.end(), quint64(0)) <= budget) {
        std::vector<std::size_t> all(costs.size());
        std::iota(all.begin(), all.end(), std::size_t(0));
        return all;
    }
    std::vector<bool> taken(costs.size());
    std::vector<std::size_t> chosen;
    quint64 spent = 0;
    for (const std::size_t position : preference(costs.size(), selected)) {
        const bool fits = chosen.empty() || (spent <= budget && costs[position] <= budget - spent);
        if (taken[position] || !fits)
            continue;
        taken[position] = true;
        spent += costs[position];
        chosen.push_back(position);
    }
    std::sort(chosen.begin(), chosen.end());
    return chosen;
}

std::vector<std::size_t> batchesWithin(quint64 budget, std::span<const quint64> costs)
{
    std::vector<std::size_t> begins{0};
    quint64 spent = 0;
    for (std::size_t i = 0; i < costs.size(); ++i) {
        if (i > begins.back() && (spent > budget || costs[i] > budget - spent)) {
            begins.push_back(i);
            spent = 0;
        }
        spent += costs[i];
    }
    begins.push_back(costs.size());
    return begins;
}

} // namespace kernelscope
