#include "analysis/SubgroupAccess.h"

#include <algorithm>
#include <iterator>

namespace kernelscope {

namespace {

using Interval = std::pair<qint64, qint64>; // [first, second)

qint64 endOf(const LaneAccess &lane)
{
    return lane.offset + qint64(std::max<quint64>(lane.size, 1));
}

/// The units of so many bytes that lie in the lanes' ranges, without duplicates, each range of units once.
std::vector<std::pair<int, Interval>> unitRuns(std::span<const LaneAccess> lanes, qint64 unit)
{
    std::vector<std::pair<int, Interval>> runs;
    runs.reserve(lanes.size());
    for (const LaneAccess &lane : lanes)
        runs.push_back({lane.object, {lane.offset / unit, (endOf(lane) - 1) / unit + 1}});
    if (!std::is_sorted(runs.begin(), runs.end()))
        std::sort(runs.begin(), runs.end());
    std::size_t kept = 0;
    for (const auto &[object, run] : runs) {
        if (kept > 0 && runs[kept - 1].first == object && run.first <= runs[kept - 1].second.second)
            runs[kept - 1].second.second = std::max(runs[kept - 1].second.second, run.second);
        else
            runs[kept++] = {object, run};
    }
    runs.resize(kept);
    return runs;
}

quint64 lengthOf(const std::vector<std::pair<int, Interval>> &runs)
{
    quint64 length = 0;
    for (const auto &[object, run] : runs)
        length += quint64(run.second - run.first);
    return length;
}

quint64 roundedUp(quint64 value, quint64 unit)
{
    return (value + unit - 1) / unit;
}

bool isBarrier(const Trace &trace, int event)
{
    return trace.sites()[EventHead{trace.heads()[std::size_t(event)]}.site()].kind == SiteKind::Barrier;
}

/// The events of a work-item in a phase.
Interval stretchOf(const Trace &trace, WorkItemSlot item, int phase)
{
    int first = trace.firstEvent(item).value;
    const int end = trace.endEvent(item).value;
    for (int passed = 0; passed < phase && first < end; ++first)
        passed += isBarrier(trace, first);
    int last = first;
    while (last < end && !isBarrier(trace, last))
        ++last;
    return {first, last};
}

/// Calls visit(lane, event, execution) for all that the sub-group did at the site in the phase.
template <typename Visit> void forEachExecution(const Trace &trace, const SubgroupStep &step, const MemoryModel &model, const Visit &visit)
{
    const int items = trace.itemsOfGroup();
    const int first = step.subgroup * model.subgroupSize;
    for (int item = first; item < std::min(first + model.subgroupSize, items); ++item) {
        const auto [from, to] = stretchOf(trace, WorkItemSlot(step.group.value * items + item), step.phase);
        int execution = 0;
        for (qint64 i = from; i < to; ++i) {
            if (EventHead{trace.heads()[std::size_t(i)]}.site() == step.site.value)
                visit(item - first, EventIndex(int(i)), execution++);
        }
    }
}

} // namespace

/// How many of the first work-items are equally far apart.
static std::size_t firstRun(std::span<const LaneAccess> lanes)
{
    const qint64 stride = lanes[1].offset - lanes[0].offset;
    std::size_t end = 1;
    while (end < lanes.size() && lanes[end].object == lanes[0].object && lanes[end].offset - lanes[end - 1].offset == stride)
        ++end;
    return end;
}

/// Rows of a tile: ranges as long as the first, and in each of them the same distance from one work-item to the next.
static bool isOfRuns(std::span<const LaneAccess> lanes, std::size_t length)
{
    if (length < 2 || lanes.size() % length != 0)
        return false;
    const qint64 stride = lanes[1].offset - lanes[0].offset;
    for (std::size_t i = 1; i < lanes.size(); ++i) {
        if (lanes[i].object != lanes[0].object || (i % length != 0 && lanes[i].offset - lanes[i - 1].offset != stride))
            return false;
    }
    return true;
}

StepShape shapeOf(std::span<const LaneAccess> lanes)
{
    if (lanes.size() < 2)
        return {};
    const std::size_t length = firstRun(lanes);
    if (!isOfRuns(lanes, length))
        return {AccessShape::Gather, 0, 1, 0};
    const qint64 stride = lanes[1].offset - lanes[0].offset;
    StepShape shape;
    shape.shape = stride == 0 ? AccessShape::Broadcast : stride == qint64(lanes[0].size) ? AccessShape::Contiguous : AccessShape::Strided;
    shape.stride = stride;
    if (length < lanes.size()) {
        shape.runs = int(lanes.size() / length);
        shape.lanes = int(length);
    }
    return shape;
}

static QString nameOf(const StepShape &shape, int elementSize)
{
    switch (shape.shape) {
    case AccessShape::Single:
        return QStringLiteral("one work-item alone");
    case AccessShape::Broadcast:
        return QStringLiteral("broadcast");
    case AccessShape::Contiguous:
        return QStringLiteral("contiguous");
    case AccessShape::Gather:
        return QStringLiteral("gather");
    case AccessShape::Strided:
        break;
    }
    if (elementSize > 0 && shape.stride % elementSize == 0)
        return QStringLiteral("strided by %1 elements").arg(shape.stride / elementSize);
    return QStringLiteral("strided by %1 bytes").arg(shape.stride);
}

QString shapeText(const StepShape &shape, int elementSize)
{
    const QString name = nameOf(shape, elementSize);
    return shape.runs == 1 ? name : QStringLiteral("%1 runs of %2, each %3").arg(shape.runs).arg(shape.lanes).arg(name);
}

StepCost globalCost(std::span<const LaneAccess> lanes, const MemoryModel &model)
{
    StepCost cost;
    cost.bytes = lengthOf(unitRuns(lanes, 1));
    cost.cost = lengthOf(unitRuns(lanes, model.segmentSize));
    cost.ideal = roundedUp(cost.bytes, quint64(model.segmentSize));
    return cost;
}

StepCost localCost(std::span<const LaneAccess> lanes, const MemoryModel &model)
{
    StepCost cost;
    cost.bytes = lengthOf(unitRuns(lanes, 1));
    if (model.banks == 0)
        return cost;
    const auto words = unitRuns(lanes, model.bankWidth);
    const auto banks = quint64(model.banks);
    std::vector<quint64> given(banks, 0);
    quint64 throughout = 0; // words that a long run takes from every bank
    for (const auto &[object, run] : words) {
        const auto length = quint64(run.second - run.first);
        throughout += length / banks;
        for (quint64 k = 0; k < length % banks; ++k)
            ++given[(quint64(run.first) + k) % banks];
    }
    cost.cost = throughout + *std::max_element(given.begin(), given.end());
    cost.ideal = roundedUp(lengthOf(words), banks);
    return cost;
}

SubgroupStep stepOf(const Trace &trace, EventIndex event, const MemoryModel &model)
{
    const WorkItemSlot item = trace.workItemOf(event);
    const int local = item.value % trace.itemsOfGroup();
    SubgroupStep step{trace.event(event).site, trace.groupOf(item), local / model.subgroupSize, trace.phaseOf(event), 0};
    forEachExecution(trace, step, model, [&](int lane, EventIndex other, int execution) {
        if (other == event && lane == local % model.subgroupSize)
            step.execution = execution;
    });
    return step;
}

std::vector<LaneAccess> lanesOf(const Trace &trace, const SubgroupStep &step, const MemoryModel &model)
{
    std::vector<LaneAccess> lanes;
    forEachExecution(trace, step, model, [&](int lane, EventIndex event, int execution) {
        const TraceEvent access = trace.event(event);
        if (execution == step.execution)
            lanes.push_back({lane, event, access.object.value, access.offset, access.size, access.outOfBounds});
    });
    return lanes;
}

std::vector<LaneAccess> insideOf(std::span<const LaneAccess> lanes)
{
    std::vector<LaneAccess> inside;
    std::ranges::copy_if(lanes, std::back_inserter(inside), [](const LaneAccess &lane) { return !lane.isOutside; });
    return inside;
}

int executionsOf(const Trace &trace, const SubgroupStep &step, const MemoryModel &model)
{
    int most = 0;
    forEachExecution(trace, step, model, [&](int, EventIndex, int execution) { most = std::max(most, execution + 1); });
    return most;
}

} // namespace kernelscope
