#include "pictures/LockSteps.h"

#include <algorithm>
#include <map>

namespace kernelscope {
namespace {

/// Which of two next steps is done first: less is.
std::pair<int, int> orderOf(const WorkItemSteps &steps, int position)
{
    const WorkItemSteps::Step &step = steps.step(position);
    return {-step.depth, steps.trace().site(step.site).stepped.order};
}

} // namespace

LockSteps::LockSteps(std::vector<WorkItemSteps> items)
{
    auto data = std::make_shared<Data>();
    data->items = std::move(items);
    const std::size_t count = data->items.size();
    data->tickOf.resize(count);
    std::vector<int> positions(count, 0);
    const auto isAtEnd = [&](std::size_t i) { return positions[i] >= data->items[i].count(); };
    for (;;) {
        std::optional<std::pair<int, int>> first;
        for (std::size_t i = 0; i < count; ++i) {
            if (!isAtEnd(i) && (!first || orderOf(data->items[i], positions[i]) < *first))
                first = orderOf(data->items[i], positions[i]);
        }
        if (!first)
            break;
        Tick tick;
        for (std::size_t i = 0; i < count; ++i) {
            if (isAtEnd(i) || orderOf(data->items[i], positions[i]) != *first)
                continue;
            tick.site = data->items[i].step(positions[i]).site;
            ++tick.active;
            data->tickOf[i].push_back(int(data->ticks.size()));
            ++positions[i];
        }
        data->ticks.push_back(tick);
    }
    m_data = data;
}

int LockSteps::positionAt(int item, int tick) const
{
    const std::vector<int> &ticks = m_data->tickOf[std::size_t(item)];
    return int(std::ranges::lower_bound(ticks, tick) - ticks.begin());
}

bool LockSteps::isActive(int item, int tick) const
{
    return std::ranges::binary_search(m_data->tickOf[std::size_t(item)], tick);
}

int LockSteps::tickOf(int item, int step) const
{
    const std::vector<int> &ticks = m_data->tickOf[std::size_t(item)];
    return step < int(ticks.size()) ? ticks[std::size_t(step)] : count();
}

QList<LockSteps::LineShare> LockSteps::shares(int subgroupSize) const
{
    const int size = std::max(1, subgroupSize);
    struct Sum
    {
        quint64 executed = 0, active = 0, possible = 0;
    };
    std::map<std::pair<QString, int>, Sum> lines;
    for (int begin = 0; begin < itemCount(); begin += size) {
        const int end = std::min(itemCount(), begin + size);
        std::vector<int> activeAt(m_data->ticks.size(), 0);
        for (int i = begin; i < end; ++i) {
            for (const int tick : m_data->tickOf[std::size_t(i)])
                ++activeAt[std::size_t(tick)];
        }
        for (std::size_t t = 0; t < activeAt.size(); ++t) {
            if (activeAt[t] == 0 || m_data->items.front().trace().site(m_data->ticks[t].site).kind == SiteKind::Enter)
                continue;
            const SourcePlace &place = m_data->items.front().trace().site(m_data->ticks[t].site).range.begin;
            Sum &sum = lines[{place.file, place.line}];
            ++sum.executed;
            sum.active += quint64(activeAt[t]);
            sum.possible += quint64(end - begin);
        }
    }
    QList<LineShare> shares;
    for (const auto &[line, sum] : lines)
        shares << LineShare{{line.first, line.second, 0}, sum.executed, sum.active, double(sum.active) / double(sum.possible)};
    return shares;
}

} // namespace kernelscope
