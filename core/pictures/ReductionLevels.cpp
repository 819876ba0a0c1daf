// Which row of the picture a node stands in, and who was at work in it.
#include <algorithm>
#include <map>

#include "pictures/ReductionAssembly.h"

namespace kernelscope {

namespace {

/// Where a node stands: elements first, then phase after phase; within a phase as many steps as its values build upon
/// each other.
struct Row
{
    int launch = 0;
    int phase = -1;
    int step = 0;
    auto operator<=>(const Row &) const = default;
};

Row rowOf(const ReductionTree &tree, int node, const std::vector<Row> &rows)
{
    const ReductionNode &at = tree.nodes[std::size_t(node)];
    if (at.kind == ReductionNode::Kind::Leaf || at.kind == ReductionNode::Kind::Bundle)
        return {at.launch, -1, 0};
    Row row{at.launch, at.phase, 0};
    for (const int input : tree.inputsOf(node)) {
        const Row &before = rows[std::size_t(input)];
        if (before >= row)
            row = {before.launch, before.phase, before.step + 1};
    }
    return row;
}

/// Who accessed memory in each phase of the groups that are looked at.
std::vector<std::vector<WorkItemSlot>> activity(const Trace &trace, std::optional<GroupSlot> group)
{
    std::vector<std::vector<WorkItemSlot>> active;
    for (int slot = 0; slot < trace.groupCount(); ++slot) {
        if (group && group->value != slot)
            continue;
        const PhaseTable phases(trace, GroupSlot(slot));
        active.resize(std::max(active.size(), std::size_t(phases.phaseCount())));
        for (int phase = 0; phase < phases.phaseCount(); ++phase) {
            for (const int item : phases.activeItems(phase))
                active[std::size_t(phase)].push_back(phases.itemAt(item));
        }
    }
    return active;
}

} // namespace

void fillLevels(ReductionTree &tree, const QList<Trace> &launches, std::optional<GroupSlot> group)
{
    std::vector<Row> rows;
    std::map<Row, int> numbers;
    for (int node = 0; node < int(tree.nodes.size()); ++node) {
        rows.push_back(rowOf(tree, node, rows));
        ++numbers[rows.back()];
    }
    for (auto &[row, number] : numbers) {
        ReductionLevel level;
        level.launch = row.launch;
        level.phase = row.phase;
        level.step = row.step;
        level.nodes = number;
        number = int(tree.levels.size());
        tree.levels.push_back(level);
    }
    for (std::size_t node = 0; node < tree.nodes.size(); ++node)
        tree.nodes[node].level = numbers.at(rows[node]);
    std::vector<std::vector<std::vector<WorkItemSlot>>> active;
    for (const Trace &trace : launches)
        active.push_back(activity(trace, launches.size() == 1 ? group : std::nullopt));
    for (ReductionLevel &level : tree.levels) {
        const Trace &trace = launches[level.launch];
        level.items = group && launches.size() == 1 ? trace.itemsOfGroup() : trace.workItemCount();
        if (level.phase >= 0 && std::size_t(level.phase) < active[std::size_t(level.launch)].size())
            level.active = active[std::size_t(level.launch)][std::size_t(level.phase)];
    }
}

} // namespace kernelscope
