#include "analysis/ItemMeasures.h"

#include <algorithm>
#include <numeric>

#include "analysis/SubgroupWalk.h"

namespace kernelscope {
namespace {

class ItemCounter
{
public:
    ItemCounter(const Trace &trace, ItemMeasure measure, const MemoryModel &model)
        : m_trace(trace), m_measure(measure), m_model(plausible(model)), m_values(std::size_t(trace.workItemCount()), 0.0)
    {
    }

    std::vector<double> count(const std::stop_token &stop)
    {
        SubgroupWalk(m_trace, m_model, stop, *this).walk();
        return std::move(m_values);
    }

    void visitAccess(WorkItemSlot item, EventIndex, const TraceEvent &)
    {
        if (m_measure == ItemMeasure::Accesses)
            m_values[std::size_t(item.value)] += 1;
    }

    void visitStep(SiteIndex, WorkItemSlot first, int lanes, std::span<const LaneAccess> step)
    {
        const auto base = std::size_t(first.value);
        const AddressSpace memory = m_trace.objects()[step.front().object].memory;
        if (m_measure == ItemMeasure::MissedSteps)
            addMissed(base, lanes, step);
        else if (m_measure == ItemMeasure::WastedBytes && memory == AddressSpace::Global)
            divide(base, step, wastedBytes(globalCost(step, m_model)));
        else if (m_measure == ItemMeasure::BankTurns && memory == AddressSpace::Local)
            divide(base, step, moreTurns(localCost(step, m_model)));
    }

private:
    double wastedBytes(const StepCost &cost) const { return std::max(0.0, double(cost.cost) * m_model.segmentSize - double(cost.bytes)); }
    static double moreTurns(const StepCost &cost) { return cost.cost > cost.ideal ? double(cost.cost - cost.ideal) : 0; }

    void divide(std::size_t base, std::span<const LaneAccess> step, double amount)
    {
        for (const LaneAccess &lane : step)
            m_values[base + std::size_t(lane.lane)] += amount / double(step.size());
    }

    /// Lanes are in their order.
    void addMissed(std::size_t base, int lanes, std::span<const LaneAccess> step)
    {
        auto next = step.begin();
        for (int lane = 0; lane < lanes; ++lane) {
            if (next != step.end() && next->lane == lane)
                ++next;
            else
                m_values[base + std::size_t(lane)] += 1;
        }
    }

    const Trace &m_trace;
    const ItemMeasure m_measure;
    const MemoryModel m_model;
    std::vector<double> m_values;
};

std::optional<std::size_t> slotOf(const ItemMeasures &measures, quint64 group)
{
    const auto found = std::ranges::lower_bound(measures.groups, group);
    if (found == measures.groups.end() || *found != group)
        return std::nullopt;
    return std::size_t(found - measures.groups.begin());
}

} // namespace

std::optional<double> ItemMeasures::ofItem(quint64 group, quint64 item) const
{
    const auto slot = slotOf(*this, group);
    if (!slot || item >= quint64(itemsOfGroup))
        return std::nullopt;
    return items[*slot * std::size_t(itemsOfGroup) + std::size_t(item)];
}

std::optional<double> ItemMeasures::meanOf(quint64 group) const
{
    const auto slot = slotOf(*this, group);
    return slot ? std::optional<double>(groupMeans[*slot]) : std::nullopt;
}

ItemMeasures itemMeasures(const Trace &trace, ItemMeasure measure, const MemoryModel &model, const std::stop_token &stop)
{
    const std::vector<double> values = ItemCounter(trace, measure, model).count(stop);
    ItemMeasures measures{{trace.groups().begin(), trace.groups().end()}, std::max(1, trace.itemsOfGroup()), {}, {}, 0, 0};
    measures.items.assign(values.begin(), values.end());
    for (auto first = values.begin(); first < values.end(); first += measures.itemsOfGroup)
        measures.groupMeans.push_back(float(std::accumulate(first, first + measures.itemsOfGroup, 0.0) / measures.itemsOfGroup));
    if (!measures.items.empty()) {
        const auto [least, most] = std::ranges::minmax(measures.items);
        measures.least = least;
        measures.most = most;
    }
    return measures;
}

} // namespace kernelscope
