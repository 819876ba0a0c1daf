#include "ui/layout/ReductionLayout.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <tuple>
#include <unordered_map>

namespace kernelscope {

namespace {

/// Inputs stand before what is made of them, a subtree in one stretch: so leaves may be placed as they come. `constantWidths` by level.
void placeLeaves(const ReductionTree &tree, const std::vector<double> &constantWidths, ReductionLayout &layout)
{
    layout.width = 0;
    for (int node = 0; node < int(tree.nodes.size()); ++node) {
        const auto n = std::size_t(node);
        const ReductionNode &at = tree.nodes[n];
        const auto inputs = tree.inputsOf(node);
        if (inputs.empty()) {
            layout.left[n] = layout.width;
            layout.width += at.kind == ReductionNode::Kind::Constant ? constantWidths[std::size_t(at.level)] : 1;
            layout.right[n] = layout.width;
            layout.x[n] = (layout.left[n] + layout.right[n]) / 2;
            continue;
        }
        const auto [first, last] = std::ranges::minmax(inputs, {}, [&](int input) { return layout.x[std::size_t(input)]; });
        layout.x[n] = (layout.x[std::size_t(first)] + layout.x[std::size_t(last)]) / 2;
        layout.left[n] = layout.left[std::size_t(first)];
        layout.right[n] = layout.right[std::size_t(last)];
    }
}

/// A value that was made of nothing is as wide as those of its level that were made of something: its number has to be read as well.
void placeForest(const ReductionTree &tree, ReductionLayout &layout)
{
    constexpr double most = 1.6; // elements: as wide as two would leave the others less
    std::vector<double> widths(tree.levels.size(), 1);
    placeLeaves(tree, widths, layout);
    for (std::size_t n = 0; n < tree.nodes.size(); ++n) {
        double &level = widths[std::size_t(tree.nodes[n].level)];
        level = std::max(level, std::min(most, layout.right[n] - layout.left[n]));
    }
    if (std::ranges::any_of(tree.nodes, [](const ReductionNode &node) { return node.kind == ReductionNode::Kind::Constant; }))
        placeLeaves(tree, widths, layout);
}

struct ElementPlace
{
    int launch = 0;
    int object = 0;
    quint64 element = 0;
    int localTo = -1;
    bool operator==(const ElementPlace &) const = default;
};
struct ElementPlaceHash
{
    std::size_t operator()(const ElementPlace &place) const
    {
        const quint64 where = (place.element * 1000003u + quint64(place.object)) * 1000003u + quint64(place.launch);
        return std::size_t(where * 1000003u + quint64(place.localTo + 1));
    }
};
using Columns = std::unordered_map<ElementPlace, double, ElementPlaceHash>;

ElementPlace placeOf(const ReductionNode &node)
{
    return {node.launch, node.object.value, node.element, node.localTo};
}

/// Elements in their order from left to right.
double placeElements(const ReductionTree &tree, ReductionLayout &layout)
{
    std::vector<int> elements;
    for (int node = 0; node < int(tree.nodes.size()); ++node) {
        if (tree.nodes[std::size_t(node)].isAsFound())
            elements.push_back(node);
    }
    const auto key = [&](int node) {
        const ReductionNode &at = tree.nodes[std::size_t(node)];
        return std::tuple(at.launch, at.object.value, at.element, node);
    };
    std::sort(elements.begin(), elements.end(), [&](int a, int b) { return key(a) < key(b); });
    double next = 0.5;
    for (const int node : elements)
        layout.x[std::size_t(node)] = std::exchange(next, next + 1);
    return next;
}

/// A place's column is decided where it is first written to: what lies there later may be made of values from elsewhere.
std::vector<int> inTime(const ReductionTree &tree)
{
    std::vector<int> nodes(tree.nodes.size());
    std::iota(nodes.begin(), nodes.end(), 0);
    std::ranges::stable_sort(nodes, {}, [&](int node) { return tree.nodes[std::size_t(node)].level; });
    return nodes;
}

/// Between what it is made of; where two arrays take turns, below the same element of the other one.
double wishOf(const ReductionTree &tree, const ReductionLayout &layout, int node)
{
    const ReductionNode &at = tree.nodes[std::size_t(node)];
    const auto inputs = tree.inputsOf(node);
    double x = 0;
    for (const int input : inputs) {
        const ReductionNode &from = tree.nodes[std::size_t(input)];
        const bool isTwin = from.kind == ReductionNode::Kind::Value && from.localTo == at.localTo && from.element == at.element;
        if (isTwin && at.kind == ReductionNode::Kind::Value)
            return layout.x[std::size_t(input)];
        x += layout.x[std::size_t(input)] / double(inputs.size());
    }
    return x;
}

void placeGraph(const ReductionTree &tree, ReductionLayout &layout)
{
    double next = placeElements(tree, layout);
    Columns columns;
    for (const int node : inTime(tree)) {
        const ReductionNode &at = tree.nodes[std::size_t(node)];
        if (at.isAsFound())
            continue;
        const auto inputs = tree.inputsOf(node);
        const bool isOfManyPlaces = at.kind == ReductionNode::Kind::Bundle;
        const auto known = isOfManyPlaces ? columns.end() : columns.find(placeOf(at));
        double x = 0;
        if (known != columns.end()) {
            x = known->second;
        } else if (inputs.empty()) {
            x = std::exchange(next, next + 1);
        } else {
            x = wishOf(tree, layout, node);
        }
        if (!isOfManyPlaces)
            columns.emplace(placeOf(at), x);
        layout.x[std::size_t(node)] = x;
    }
    layout.width = next - 0.5;
}

void sortRows(const ReductionTree &tree, ReductionLayout &layout)
{
    layout.levels = int(tree.levels.size());
    layout.rowStarts.assign(std::size_t(layout.levels) + 1, 0);
    for (const ReductionNode &node : tree.nodes)
        ++layout.rowStarts[std::size_t(node.level) + 1];
    std::partial_sum(layout.rowStarts.begin(), layout.rowStarts.end(), layout.rowStarts.begin());
    std::vector<int> next(layout.rowStarts.begin(), layout.rowStarts.end() - 1);
    layout.rows.resize(tree.nodes.size());
    for (int node = 0; node < int(tree.nodes.size()); ++node)
        layout.rows[std::size_t(next[std::size_t(tree.nodes[std::size_t(node)].level)]++)] = node;
    for (int level = 0; level < layout.levels; ++level) {
        const auto first = layout.rows.begin() + layout.rowStarts[std::size_t(level)];
        const auto end = layout.rows.begin() + layout.rowStarts[std::size_t(level) + 1];
        std::stable_sort(first, end, [&](int a, int b) { return layout.x[std::size_t(a)] < layout.x[std::size_t(b)]; });
    }
}

/// Moves the nodes of a row apart until they are 1 apart, as little as possible: pools those that push each other and
/// centres the pool on their wishes (isotonic regression by pooling adjacent violators, Ayer et al. 1955).
void spreadRow(std::span<const int> row, std::vector<double> &x)
{
    struct Pool
    {
        double sum = 0; ///< of the wishes for the first one
        int count = 0;
        double start() const { return sum / count; }
    };
    std::vector<Pool> pools;
    for (const int node : row) {
        pools.push_back({x[std::size_t(node)], 1});
        while (pools.size() > 1 && pools[pools.size() - 2].start() + pools[pools.size() - 2].count > pools.back().start()) {
            const Pool last = pools.back();
            pools.pop_back();
            pools.back().sum += last.sum - double(last.count) * pools.back().count;
            pools.back().count += last.count;
        }
    }
    std::size_t at = 0;
    for (const Pool &pool : pools) {
        for (int k = 0; k < pool.count; ++k)
            x[std::size_t(row[at++])] = pool.start() + k;
    }
}

void spreadGraph(ReductionLayout &layout)
{
    double least = 0.5;
    for (int level = 0; level < layout.levels; ++level) {
        spreadRow(layout.row(level), layout.x);
        if (!layout.row(level).empty())
            least = std::min(least, layout.x[std::size_t(layout.row(level).front())]);
    }
    for (std::size_t n = 0; n < layout.x.size(); ++n) {
        layout.x[n] += 0.5 - least;
        layout.left[n] = layout.x[n] - 0.5;
        layout.right[n] = layout.x[n] + 0.5;
        layout.width = std::max(layout.width, layout.right[n]);
    }
}

} // namespace

ReductionLayout layoutReduction(const ReductionTree &tree)
{
    ReductionLayout layout;
    layout.x.assign(tree.nodes.size(), 0);
    layout.left = layout.x;
    layout.right = layout.x;
    if (tree.isForest)
        placeForest(tree, layout);
    else
        placeGraph(tree, layout);
    sortRows(tree, layout);
    if (!tree.isForest)
        spreadGraph(layout);
    return layout;
}

} // namespace kernelscope
