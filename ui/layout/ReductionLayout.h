#pragma once

#include <utility>
#include <vector>

#include "pictures/ReductionTree.h"

namespace kernelscope {

/// Where the nodes of a ReductionTree stand, in units: neighbours of a row are at least 1 apart, rows are 1 apart, the
/// elements that were read are row 0. A forest is laid out tidily: a node stands in the middle above its inputs, and no
/// two subtrees share a stretch of x. In a graph (scans) each place in memory keeps its column as far as there is space.
struct ReductionLayout
{
    std::vector<double> x;      ///< by node: its centre; from 0.5 on
    std::vector<double> left;   ///< by node: where its subtree begins; of a graph its own place
    std::vector<double> right;  ///< where it ends
    std::vector<int> rowStarts; ///< by level, into rows; one more at the end
    std::vector<int> rows;      ///< nodes, level after level, from left to right
    double width = 0;
    int levels = 0;

    std::span<const int> row(int level) const
    {
        const auto first = std::size_t(rowStarts[std::size_t(level)]);
        return std::span(rows).subspan(first, std::size_t(rowStarts[std::size_t(level) + 1]) - first);
    }
};

/// O(n log n); 100,000 nodes in well under 100 ms.
ReductionLayout layoutReduction(const ReductionTree &tree);

/// The part of a layout that is looked at.
struct ReductionViewport
{
    double left = 0; ///< units
    double right = 0;
    double top = 0; ///< levels
    double bottom = 0;
    double pixelsPerUnit = 1; ///< across
    double leastPixels = 8;   ///< of a node; subtrees narrower than that are not opened
};

struct PlacedNode
{
    int node = 0;
    double x = 0;
    double y = 0;
    bool collapsed = false; ///< what is below it (in a graph: beside it) is not drawn
    quint64 hidden = 0;     ///< elements that are not drawn one by one: of a subtree its leaves
};

/// What is drawn: as many nodes as there is space for, whatever the tree's size.
struct PlacedNodes
{
    std::vector<PlacedNode> nodes;
    std::vector<std::pair<int, int>> edges; ///< into nodes: input, and what was made of it
};

/// O(nodes drawn * log) for a forest, O(nodes in the rows shown) for a graph.
PlacedNodes placeNodes(const ReductionTree &tree, const ReductionLayout &layout, const ReductionViewport &viewport);

} // namespace kernelscope
