#include "analysis/AccessPatterns.h"

#include <algorithm>
#include <functional>
#include <map>
#include <tuple>

#include "trace/SiteTraits.h"

namespace kernelscope {

namespace {

/// What the lanes of a sub-group did at one site in one phase, lane after lane.
struct Visits
{
    std::vector<LaneAccess> accesses;
    std::vector<std::pair<quint32, quint32>> lanes; ///< of each lane that came: its accesses, [first, second)
    bool met = false;                               ///< in the present phase
};

class Counter
{
public:
    Counter(const Trace &trace, const MemoryModel &model, const std::stop_token &stop)
        : m_trace(trace), m_model(plausible(model)), m_stop(stop), m_patterns(std::size_t(trace.sites().size())),
          m_shapes(m_patterns.size()), m_visits(m_patterns.size())
    {
        for (const AccessSite &site : trace.sites()) {
            m_isBarrier.push_back(site.kind == SiteKind::Barrier);
            m_touches.push_back(isAccess(site.kind));
        }
    }

    QList<SitePattern> count()
    {
        const int items = m_trace.itemsOfGroup();
        for (int group = 0; group < m_trace.groupCount(); ++group) {
            for (int first = 0; first < items; first += m_model.subgroupSize)
                addSubgroup(group * items + first, group * items + std::min(first + m_model.subgroupSize, items));
        }
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

private:
    void addSubgroup(int first, int end)
    {
        m_next.clear();
        for (int item = first; item < end; ++item)
            m_next.push_back(m_trace.firstEvent(WorkItemSlot(item)).value);
        for (bool more = true; more && !m_stop.stop_requested();) {
            more = false;
            for (int item = first; item < end; ++item)
                more = addPhase(item - first, m_trace.endEvent(WorkItemSlot(item)).value) || more;
            addSteps();
        }
    }

    /// Up to the barrier; false: the lane is at its end.
    bool addPhase(int lane, int end)
    {
        int &i = m_next[std::size_t(lane)];
        while (i < end) {
            const auto site = std::size_t(EventHead{m_trace.heads()[std::size_t(i)]}.site());
            if (m_isBarrier[site]) {
                ++i;
                return true;
            }
            if (m_touches[site])
                addAccess(site, lane, i);
            ++i;
        }
        return false;
    }

    void addAccess(std::size_t site, int lane, int event)
    {
        const TraceEvent access = m_trace.event(EventIndex(event));
        SitePattern &pattern = m_patterns[site];
        ++pattern.count;
        pattern.bytes += access.size;
        if (access.outOfBounds || access.object.value >= m_trace.objects().size())
            return;
        if (!pattern.objects.contains(access.object.value)) {
            pattern.objects.append(access.object.value);
            pattern.memory = m_trace.objects()[pattern.objects.first()].memory;
        }
        Visits &visits = m_visits[site];
        if (!visits.met) {
            visits.met = true;
            m_met.push_back(site);
        }
        const auto at = quint32(visits.accesses.size());
        if (visits.lanes.empty() || visits.accesses.back().lane != lane)
            visits.lanes.emplace_back(at, at);
        visits.accesses.push_back({lane, EventIndex(event), access.object.value, access.offset, access.size});
        visits.lanes.back().second = at + 1;
    }

    void addSteps()
    {
        for (const std::size_t site : m_met) {
            Visits &visits = m_visits[site];
            for (quint32 k = 0;; ++k) {
                m_step.clear();
                for (const auto &[first, end] : visits.lanes) {
                    if (first + k < end)
                        m_step.push_back(visits.accesses[first + k]);
                }
                if (m_step.empty())
                    break;
                addStep(m_patterns[site], m_shapes[site]);
            }
            visits.accesses.clear();
            visits.lanes.clear();
            visits.met = false;
        }
        m_met.clear();
    }

    using Shapes = std::map<StepShape, quint64>;

    void addStep(SitePattern &pattern, Shapes &shapes)
    {
        ++pattern.steps;
        ++shapes[shapeOf(m_step)];
        StepCost cost;
        const AddressSpace memory = m_trace.objects()[m_step.front().object].memory;
        if (memory == AddressSpace::Local)
            cost = localCost(m_step, m_model);
        else if (memory == AddressSpace::Global)
            cost = globalCost(m_step, m_model);
        pattern.cost += cost.cost;
        pattern.idealCost += cost.ideal;
        pattern.neededBytes += cost.bytes;
        if (pattern.worst.value < 0 || cost.cost > pattern.worstCost) {
            pattern.worstCost = cost.cost;
            pattern.worst = m_step.front().event;
        }
    }

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
    const std::stop_token m_stop;
    std::vector<char> m_isBarrier; ///< by site
    std::vector<char> m_touches;   ///< by site
    std::vector<SitePattern> m_patterns;
    std::vector<Shapes> m_shapes;
    std::vector<Visits> m_visits;
    std::vector<std::size_t> m_met; ///< sites of the present phase
    std::vector<int> m_next;        ///< event, by lane
    std::vector<LaneAccess> m_step;
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
    return Counter(trace, model, stop).count();
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
