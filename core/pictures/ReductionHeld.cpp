// The parts of ReductionGraph and ReductionAssembly that follow what waits in private memory until it is stored.

#include <algorithm>
#include <map>

#include "pictures/ReductionAssembly.h"

namespace kernelscope {

/// Of what was found in an earlier phase: until it is stored it is held in private memory.
void ReductionGraph::noteTaken(const FlowSource &source, std::size_t firstInput)
{
    const int phase = m_phases[std::size_t(source.event.value - m_firstEvent)];
    for (std::size_t i = firstInput; phase >= 0 && phase < m_phase && i < m_scratch.size(); ++i)
        m_taken.push_back({m_scratch[i], -1, source.event.value, phase});
}

/// Makes inputs of m_scratch. What was found more than once was taken where it was found first.
void ReductionGraph::addSources(int node)
{
    const auto order = [](const Input &taken) { return std::pair(taken.node, taken.load); };
    std::ranges::sort(m_taken, {}, order);
    auto taken = m_taken.begin();
    for (const int input : m_scratch) { // In the same order.
        addInput(node, input);
        taken = std::lower_bound(taken, m_taken.end(), input, [](const Input &one, int wanted) { return one.node < wanted; });
        if (taken == m_taken.end() || taken->node != input || nodes[std::size_t(node)].atomic)
            continue;
        inputs.back().load = taken->load;
        inputs.back().phase = taken->phase;
    }
}

/// What was put together in private memory in a phase before that of the store is shown in that phase. One value that waited there was
/// only copied.
void ReductionAssembly::splitByPhase(const ReductionGraph::Node &node, std::vector<Taken> &list) const
{
    std::map<int, int> counts;
    for (const Taken &taken : list) {
        if (taken.phase >= 0 && taken.phase < node.phase)
            ++counts[taken.phase];
    }
    const bool isSplit = std::ranges::any_of(counts, [](const auto &entry) { return entry.second >= 2; });
    for (Taken &taken : list)
        taken.phase = isSplit && taken.phase < node.phase ? taken.phase : -1;
    if (isSplit) // Later phases take their inputs after those of earlier ones, the store's own phase last.
        std::ranges::stable_sort(list, {}, [](const Taken &taken) { return unsigned(taken.phase); });
}

/// What the node's work-item held after a phase: the inputs from `first` to `end` and what it held before; -1: nothing.
int ReductionAssembly::addHeld(int node, std::size_t first, std::size_t end, int before)
{
    const std::size_t start = std::size_t(m_firstInputs[std::size_t(node)]);
    std::vector<int> drawn = drawInputs(inputsOf(node).subspan(first, end - first));
    if (before >= 0)
        drawn.insert(drawn.begin(), before);
    if (drawn.empty())
        return -1;
    ReductionNode held = placed(node);
    held.kind = Kind::Held;
    held.phase = m_taken[start + first].phase;
    int last = -1;
    for (std::size_t i = first; i < end; ++i)
        last = std::max(last, m_taken[start + i].load);
    held.event = EventIndex(last);
    for (const int input : drawn)
        held.leafCount = saturatedSum(held.leafCount, m_tree.nodes[std::size_t(input)].leafCount);
    add(held, drawn);
    return int(m_tree.nodes.size()) - 1;
}

} // namespace kernelscope
