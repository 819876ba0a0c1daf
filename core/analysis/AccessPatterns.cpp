#include "analysis/AccessPatterns.h"

#include <algorithm>
#include <functional>
#include <map>
#include <tuple>

#include "analysis/SubgroupWalk.h"

namespace kernelscope {

namespace {

class Counter
{
public:
    Counter(const Trace &trace, const MemoryModel &model)
        : m_trace(trace), m_model(plausible(model)), m_patterns(std::size_t(trace.sites().size())), m_shapes(m_patterns.size())
    {
    }

    QList<SitePattern> count(const std::stop_token &stop)
    {
        SubgroupWalk(m_trace, m_model, stop, *this).walk();
        QList<SitePattern> all;
        for (std::size_t s = 0; s < m_patterns.size(); ++s) {
            if (m_patterns[s].count == 0)
                continue;
            m_patterns[s].site = SiteIndex(qsizetype(s));
            setShape(m_patterns[s], m_shapes[s]);
            all << m_patterns[s];
        }
        return all;
    }

    void visitAccess(WorkItemSlot, EventIndex, const TraceEvent &access)
    {
        SitePattern &pattern = m_patterns[std::size_t(access.site.value)];
        ++pattern.count;
        pattern.bytes += access.size;
        if (access.outOfBounds || access.object.value >= m_trace.objects().size() || pattern.objects.contains(access.object.value))
            return;
        pattern.objects.append(access.object.value);
        pattern.memory = m_trace.objects()[pattern.objects.first()].memory;
    }

    void visitStep(SiteIndex site, WorkItemSlot, int, std::span<const LaneAccess> step)
    {
        SitePattern &pattern = m_patterns[std::size_t(site.value)];
        ++pattern.steps;
        ++m_shapes[std::size_t(site.value)][shapeOf(step)];
        StepCost cost;
        const AddressSpace memory = m_trace.objects()[step.front().object].memory;
        if (memory == AddressSpace::Local)
            cost = localCost(step, m_model);
        else if (memory == AddressSpace::Global)
            cost = globalCost(step, m_model);
        pattern.cost += cost.cost;
        pattern.idealCost += cost.ideal;
        pattern.neededBytes += cost.bytes;
        if (pattern.worst.value < 0 || cost.cost > pattern.worstCost) {
            pattern.worstCost = cost.cost;
            pattern.worst = step.front().event;
        }
    }

private:
    using Shapes = std::map<StepShape, quint64>;

    static void setShape(SitePattern &pattern, const Shapes &shapes)
    {
        quint64 most = 0;
        for (const auto &[shape, count] : shapes) {
            if (count <= most)
                continue;
            most = count;
            pattern.shape = shape;
        }
        pattern.shapeShare = pattern.steps > 0 ? double(most) / double(pattern.steps) : 0;
    }

    const Trace &m_trace;
    const MemoryModel m_model;
    std::vector<SitePattern> m_patterns;
    std::vector<Shapes> m_shapes;
};

} // namespace

double SitePattern::wastedShare(const MemoryModel &model) const
{
    if (memory != AddressSpace::Global || cost == 0)
        return 0;
    return std::max(0.0, 1 - double(neededBytes) / (double(cost) * plausible(model).segmentSize));
}

QList<SitePattern> accessPatterns(const Trace &trace, const MemoryModel &model, const std::stop_token &stop)
{
    return Counter(trace, model).count(stop);
}

void sortByWaste(QList<SitePattern> &patterns, const MemoryModel &model)
{
    std::ranges::stable_sort(patterns, std::greater(), [&](const SitePattern &pattern) {
        return std::tuple(pattern.excess(), pattern.wastedShare(model), pattern.cost);
    });
}

QList<LineCost> lineCosts(const Trace &trace, const QList<SitePattern> &patterns)
{
    std::map<std::pair<QString, int>, LineCost> lines;
    for (const SitePattern &pattern : patterns) {
        const SourcePlace &place = trace.site(pattern.site).range.begin;
        LineCost &heat = lines[{place.file, place.line}];
        heat.file = place.file;
        heat.line = place.line;
        heat.accesses += pattern.count;
        heat.bytes += pattern.bytes;
        (pattern.memory == AddressSpace::Local ? heat.bankTurns : heat.transactions) += pattern.cost;
        heat.excess += pattern.excess();
    }
    QList<LineCost> list;
    for (const auto &[place, heat] : lines)
        list << heat;
    return list;
}

} // namespace kernelscope
