#pragma once

#include <utility>
#include <vector>

#include "ui/layout/ReductionLayout.h"

namespace kernelscope {

/// The part of a layout that is looked at.
struct ReductionViewport
{
    double left = 0; ///< units
    double right = 0;
    double top = 0; ///< levels
    double bottom = 0;
    double pixelsPerUnit = 1; ///< across
    double leastPixels = 8;   ///< of a node; subtrees narrower than that are not opened

    bool operator==(const ReductionViewport &) const = default;
};

struct PlacedNode
{
    int node = 0;
    double x = 0;
    double y = 0;
    bool collapsed = false; ///< what is below it (in a graph: beside it) is not drawn
    quint64 hidden = 0;     ///< elements that are not drawn one by one: of a subtree its leaves
};

/// What is drawn: as many nodes as there is room for, whatever the tree's size.
struct PlacedNodes
{
    std::vector<PlacedNode> nodes;
    std::vector<std::pair<int, int>> edges; ///< into nodes: input, and what was made of it
};

/// O(nodes drawn * log) for a forest, O(nodes in the rows shown) for a graph.
PlacedNodes placeNodes(const ReductionTree &tree, const ReductionLayout &layout, const ReductionViewport &viewport);

/// The node at a place in units, at most `reach` away in both directions; -1: none.
int nodeAt(const PlacedNodes &scene, double x, double y, double reachX, double reachY);

} // namespace kernelscope
