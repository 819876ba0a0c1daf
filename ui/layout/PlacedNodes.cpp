#include "ui/layout/PlacedNodes.h"

#include <algorithm>
#include <cmath>

namespace kernelscope {

namespace {

/// Places nodes one by one and remembers which are drawn, for the edges.
class Stage
{
public:
    Stage(const ReductionTree &tree, const ReductionLayout &layout, const ReductionViewport &viewport)
        : m_tree(tree), m_layout(layout), m_viewport(viewport)
    {
    }

    PlacedNodes forest()
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

    PlacedNodes graph()
    {
        std::vector<int> drawn(m_tree.nodes.size(), -1);
        const int first = std::max(0, int(std::floor(m_viewport.top)) - 1);
        const int end = std::min(m_layout.levels, int(std::ceil(m_viewport.bottom)) + 2);
        for (int level = first; level < end; ++level)
            drawRow(level, drawn);
        std::vector<int> lastUser(m_scene.nodes.size(), -1); // Of the edges from several nodes drawn as one, one is enough.
        for (int user = 0; user < int(m_scene.nodes.size()); ++user) {
            for (const int input : m_tree.inputsOf(m_scene.nodes[std::size_t(user)].node)) {
                const int from = drawn[std::size_t(input)];
                if (from >= 0 && std::exchange(lastUser[std::size_t(from)], user) != user)
                    m_scene.edges.emplace_back(from, user);
            }
        }
        return std::move(m_scene);
    }

private:
    void open(int node, int user)
    {
        const auto n = std::size_t(node);
        const auto inputs = m_tree.inputsOf(node);
        const double pixels = (m_layout.right[n] - m_layout.left[n]) * m_viewport.pixelsPerUnit;
        const bool collapsed = !inputs.empty() && pixels < 2 * m_viewport.leastPixels;
        m_scene.nodes.push_back({node, m_layout.x[n], double(m_tree.nodes[n].level), collapsed, collapsed ? m_tree.nodes[n].leafCount : 0});
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
    PlacedNodes m_scene;
    std::vector<std::pair<int, int>> m_open; ///< node, and its user in the scene
};

} // namespace

PlacedNodes placeNodes(const ReductionTree &tree, const ReductionLayout &layout, const ReductionViewport &viewport)
{
    Stage stage(tree, layout, viewport);
    return tree.isForest ? stage.forest() : stage.graph();
}

int nodeAt(const PlacedNodes &scene, double x, double y, double reachX, double reachY)
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
