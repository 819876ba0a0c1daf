#include "ui/layout/ReductionLayout.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <tuple>
#include <unordered_map>

namespace kernelscope {

namespace {

using Kind = ReductionNode::Kind;

/// Inputs stand before what is made of them, a subtree in one stretch: so leaves may be numbered as they come.
void placeForest(const ReductionTree &tree, ReductionLayout &layout)
{
    double next = 0.5;
    for (int node = 0; node < int(tree.nodes.size()); ++node) {
        const auto n = std::size_t(node);
        const auto inputs = tree.inputsOf(node);
        if (inputs.empty()) {
            layout.x[n] = next;
            layout.left[n] = next - 0.5;
            layout.right[n] = next + 0.5;
            next += 1;
            continue;
        }
        double first = layout.x[std::size_t(inputs.front())], last = first;
        layout.left[n] = layout.left[std::size_t(inputs.front())];
        for (const int input : inputs) {
            const auto i = std::size_t(input);
            first = std::min(first, layout.x[i]);
            last = std::max(last, layout.x[i]);
            layout.left[n] = std::min(layout.left[n], layout.left[i]);
            layout.right[n] = std::max(layout.right[n], layout.right[i]);
        }
        layout.x[n] = (first + last) / 2;
    }
    layout.width = next - 0.5;
}

struct Place
{
    int launch = 0;
    int object = 0;
    quint64 element = 0;
    bool operator==(const Place &) const = default;
};
struct PlaceHash
{
    std::size_t operator()(const Place &place) const
    {
        return std::size_t((place.element * 1000003u + quint64(place.object)) * 1000003u + quint64(place.launch));
    }
};
using Columns = std::unordered_map<Place, double, PlaceHash>;

Place placeOf(const ReductionNode &node)
{
    return {node.launch, node.object.value, node.element};
}

/// Elements in their order from left to right.
double placeElements(const ReductionTree &tree, ReductionLayout &layout)
{
    std::vector<int> elements;
    for (int node = 0; node < int(tree.nodes.size()); ++node) {
        const Kind kind = tree.nodes[std::size_t(node)].kind;
        if (kind == Kind::Leaf || kind == Kind::Bundle)
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

void placeGraph(const ReductionTree &tree, ReductionLayout &layout)
{
    double next = placeElements(tree, layout);
    Columns columns;
    for (int node = 0; node < int(tree.nodes.size()); ++node) {
        const ReductionNode &at = tree.nodes[std::size_t(node)];
        if (at.kind == Kind::Leaf || at.kind == Kind::Bundle)
            continue;
        const auto inputs = tree.inputsOf(node);
        const auto known = columns.find(placeOf(at));
        double x = 0;
        if (known != columns.end()) {
            x = known->second;
        } else if (inputs.empty()) {
            x = std::exchange(next, next + 1);
        } else {
            for (const int input : inputs)
                x += layout.x[std::size_t(input)] / double(inputs.size());
        }
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

/// Places nodes one by one and remembers which are drawn, for the edges.
class Stage
{
public:
    Stage(const ReductionTree &tree, const ReductionLayout &layout, const ReductionViewport &viewport)
        : m_tree(tree), m_layout(layout), m_viewport(viewport)
    {
    }

    ReductionScene forest()
    {
        for (const int root : m_tree.roots)
            m_open.emplace_back(root, -1);
        std::reverse(m_open.begin(), m_open.end());
        double drawnTo = -1e300; // right end of the last root, so that a million small trees don't take a node each
        while (!m_open.empty()) {
            const auto [node, user] = m_open.back();
            m_open.pop_back();
            const auto n = std::size_t(node);
            if (m_layout.right[n] < m_viewport.left || m_layout.left[n] > m_viewport.right)
                continue;
            if (user < 0 && (m_layout.right[n] - drawnTo) * m_viewport.pixelsPerUnit < m_viewport.leastPixels / 2)
                continue;
            if (user < 0)
                drawnTo = m_layout.right[n];
            open(node, user);
        }
        return std::move(m_scene);
    }

    ReductionScene graph()
    {
        std::vector<int> drawn(m_tree.nodes.size(), -1);
        const int first = std::max(0, int(std::floor(m_viewport.top)) - 1);
        const int end = std::min(m_layout.levels, int(std::ceil(m_viewport.bottom)) + 2);
        for (int level = first; level < end; ++level)
            drawRow(level, drawn);
        for (std::size_t p = 0; p < m_scene.nodes.size(); ++p) {
            for (const int input : m_tree.inputsOf(m_scene.nodes[p].node)) {
                if (drawn[std::size_t(input)] >= 0)
                    m_scene.edges.emplace_back(drawn[std::size_t(input)], int(p));
            }
        }
        // Of those that several nodes drawn as one have, one is enough.
        std::sort(m_scene.edges.begin(), m_scene.edges.end());
        m_scene.edges.erase(std::unique(m_scene.edges.begin(), m_scene.edges.end()), m_scene.edges.end());
        return std::move(m_scene);
    }

private:
    void open(int node, int user)
    {
        const auto n = std::size_t(node);
        const auto inputs = m_tree.inputsOf(node);
        const double pixels = (m_layout.right[n] - m_layout.left[n]) * m_viewport.pixelsPerUnit;
        const bool collapsed = !inputs.empty() && pixels < 2 * m_viewport.leastPixels;
        m_scene.nodes.push_back({node, m_layout.x[n], double(m_tree.nodes[n].level), collapsed,
                                 collapsed ? m_tree.nodes[n].leafCount : 0});
        const int placed = int(m_scene.nodes.size()) - 1;
        if (user >= 0)
            m_scene.edges.emplace_back(placed, user);
        for (std::size_t i = inputs.size(); !collapsed && i > 0; --i)
            m_open.emplace_back(inputs[i - 1], placed);
    }

    void drawRow(int level, std::vector<int> &drawn)
    {
        const auto row = m_layout.row(level);
        const auto before = [&](int node, double x) { return m_layout.right[std::size_t(node)] < x; };
        const double step = m_viewport.leastPixels / m_viewport.pixelsPerUnit;
        double next = -1e300;
        for (auto at = std::lower_bound(row.begin(), row.end(), m_viewport.left, before); at != row.end(); ++at) {
            const auto n = std::size_t(*at);
            if (m_layout.left[n] > m_viewport.right)
                break;
            if (m_layout.x[n] < next) {
                PlacedNode &last = m_scene.nodes.back();
                last.collapsed = true;
                last.hidden += 1;
                drawn[n] = int(m_scene.nodes.size()) - 1;
                continue;
            }
            next = m_layout.x[n] + step;
            drawn[n] = int(m_scene.nodes.size());
            m_scene.nodes.push_back({*at, m_layout.x[n], double(level), false, 0});
        }
    }

    const ReductionTree &m_tree;
    const ReductionLayout &m_layout;
    const ReductionViewport m_viewport;
    ReductionScene m_scene;
    std::vector<std::pair<int, int>> m_open; ///< node, and its user in the scene
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

ReductionScene sceneOf(const ReductionTree &tree, const ReductionLayout &layout, const ReductionViewport &viewport)
{
    Stage stage(tree, layout, viewport);
    return tree.isForest ? stage.forest() : stage.graph();
}

int nodeAt(const ReductionScene &scene, double x, double y, double reachX, double reachY)
{
    int nearest = -1;
    double least = 1;
    for (const PlacedNode &placed : scene.nodes) {
        const double dx = std::abs(placed.x - x) / reachX;
        const double dy = std::abs(placed.y - y) / reachY;
        if (dx > 1 || dy > 1 || (nearest >= 0 && std::max(dx, dy) >= least))
            continue;
        least = std::max(dx, dy);
        nearest = placed.node;
    }
    return nearest;
}

} // namespace kernelscope
