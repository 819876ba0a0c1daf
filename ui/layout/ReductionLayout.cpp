#include "ui/layout/ReductionLayout.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <tuple>

#include <QHash>

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

/// Launch, object, element, and of local memory whose.
using ElementPlace = std::pair<std::pair<int, int>, std::pair<quint64, int>>;

ElementPlace placeOf(const ReductionNode &node)
{
    return {{node.launch, node.object.value}, {node.element, node.localTo}};
}

/// Elements in their order from left to right.
double placeElements(const ReductionTree &tree, ReductionLayout &layout)
{
    std::vector<int> elements;
    for (int node = 0; node < int(tree.nodes.size()); ++node) {
        if (tree.nodes[std::size_t(node)].isAsFound())
            elements.push_back(node);
    }
    std::ranges::stable_sort(elements, {}, [&](int node) {
        const ReductionNode &at = tree.nodes[std::size_t(node)];
        return std::tuple(at.launch, at.object.value, at.element);
    });
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
    QHash<ElementPlace, double> columns;
    for (const int node : inTime(tree)) {
        const ReductionNode &at = tree.nodes[std::size_t(node)];
        if (at.isAsFound())
            continue;
        const bool isOfManyPlaces = at.kind == ReductionNode::Kind::Bundle;
        const auto known = isOfManyPlaces ? columns.end() : columns.find(placeOf(at));
        double &x = layout.x[std::size_t(node)];
        if (known != columns.end())
            x = *known;
        else
            x = at.inputCount == 0 ? std::exchange(next, next + 1) : wishOf(tree, layout, node);
        if (!isOfManyPlaces && known == columns.end())
            columns.insert(placeOf(at), x);
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

/// Of the edges from several nodes that are drawn as one, one is enough.
class Placing
{
public:
    Placing(const ReductionTree &tree, const ReductionLayout &layout, const ReductionViewport &viewport)
        : m_tree(tree), m_layout(layout), m_viewport(viewport)
    {
    }

    PlacedNodes forest()
    {
        double drawnTo = -1e300; // Right end of the last root, so that a million small trees don't take a node each.
        for (const int root : m_tree.roots) {
            const double right = m_layout.right[std::size_t(root)];
            if (!isInSight(root) || (right - drawnTo) * m_viewport.pixelsPerUnit < m_viewport.leastPixels / 2)
                continue;
            drawnTo = right;
            for (m_open = {{root, -1}}; !m_open.empty();)
                placeNext();
        }
        return std::move(m_placed);
    }

    PlacedNodes graph()
    {
        const int first = std::max(0, int(std::floor(m_viewport.top)) - 1);
        const int end = std::min(m_layout.levels, int(std::ceil(m_viewport.bottom)) + 2);
        std::vector<int> starts(std::size_t(m_layout.levels) + 1, 0); // By level: of its nodes among those that are placed.
        for (int level = 0; level < m_layout.levels; ++level) {
            if (level >= first && level < end)
                placeRow(level);
            starts[std::size_t(level) + 1] = int(m_placed.nodes.size());
        }
        std::vector<int> lastUser(m_placed.nodes.size(), -1);
        for (int user = 0; user < int(m_placed.nodes.size()); ++user) {
            for (const int input : m_tree.inputsOf(m_placed.nodes[std::size_t(user)].node)) {
                const auto level = std::size_t(m_tree.nodes[std::size_t(input)].level);
                const std::span row(m_placed.nodes.begin() + starts[level], m_placed.nodes.begin() + starts[level + 1]);
                const auto after = std::ranges::upper_bound(row, m_layout.x[std::size_t(input)], {}, &PlacedNode::x);
                const int from = starts[level] + int(after - row.begin()) - 1; // The one that it is drawn as.
                if (after != row.begin() && isInSight(input) && std::exchange(lastUser[std::size_t(from)], user) != user)
                    m_placed.edges.emplace_back(from, user);
            }
        }
        return std::move(m_placed);
    }

private:
    bool isInSight(int node) const
    {
        return m_layout.right[std::size_t(node)] >= m_viewport.left && m_layout.left[std::size_t(node)] <= m_viewport.right;
    }

    /// A node, and its inputs unless it is too narrow.
    void placeNext()
    {
        const auto [node, user] = m_open.back();
        m_open.pop_back();
        if (!isInSight(node))
            return;
        const auto n = std::size_t(node);
        const auto inputs = m_tree.inputsOf(node);
        const double pixels = (m_layout.right[n] - m_layout.left[n]) * m_viewport.pixelsPerUnit;
        const bool collapsed = !inputs.empty() && pixels < 2 * m_viewport.leastPixels;
        const int placed = int(m_placed.nodes.size());
        m_placed.nodes.push_back(
            {node, m_layout.x[n], double(m_tree.nodes[n].level), collapsed, collapsed ? m_tree.nodes[n].leafCount : 0});
        if (user >= 0)
            m_placed.edges.emplace_back(placed, user);
        for (std::size_t i = inputs.size(); !collapsed && i > 0; --i)
            m_open.emplace_back(inputs[i - 1], placed);
    }

    /// One for all that are nearer to it than can be told apart.
    void placeRow(int level)
    {
        const auto row = m_layout.row(level);
        const auto isBefore = [&](int node, double x) { return m_layout.right[std::size_t(node)] < x; };
        const double step = m_viewport.leastPixels / m_viewport.pixelsPerUnit;
        for (auto at = std::lower_bound(row.begin(), row.end(), m_viewport.left, isBefore); at != row.end() && isInSight(*at);) {
            const int node = *at;
            const double x = m_layout.x[std::size_t(node)];
            const auto next = std::partition_point(at + 1, row.end(), [&](int other) { return m_layout.x[std::size_t(other)] < x + step; });
            const auto hidden = quint64(next - at) - 1;
            m_placed.nodes.push_back({node, x, double(level), hidden > 0, hidden});
            at = next;
        }
    }

    const ReductionTree &m_tree;
    const ReductionLayout &m_layout;
    const ReductionViewport m_viewport;
    PlacedNodes m_placed;
    std::vector<std::pair<int, int>> m_open; ///< node, and its user among those that are placed
};

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

PlacedNodes placeNodes(const ReductionTree &tree, const ReductionLayout &layout, const ReductionViewport &viewport)
{
    Placing placing(tree, layout, viewport);
    return tree.isForest ? placing.forest() : placing.graph();
}

} // namespace kernelscope
