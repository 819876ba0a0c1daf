#pragma once

#include <limits>

#include <QHash>

#include "pictures/ReductionGraph.h"
#include "pictures/ReductionTree.h"

namespace kernelscope {

inline quint64 saturatedSum(quint64 a, quint64 b)
{
    return a > std::numeric_limits<quint64>::max() - b ? std::numeric_limits<quint64>::max() : a + b;
}

/// Takes from the graph what the results were made of, in the order in which it is drawn: inputs first, and the inputs
/// of one node side by side.
class ReductionAssembly
{
public:
    ReductionAssembly(const ReductionGraph &graph, const ReductionOptions &options);

    ReductionTree tree();

private:
    using Kind = ReductionNode::Kind;
    void sortInputs();
    void rate();
    void rateNode(int node);
    quint64 objectBit(const ReductionGraph::Node &leaf);
    void chooseRoots();
    void drawBelow(int root);
    void draw(int node);
    struct Taken
    {
        int input = -1;
        int phase = -1; ///< of the store's own phase -1
        int load = -1;
    };
    void splitByPhase(const ReductionGraph::Node &node, std::vector<Taken> &list) const;
    std::vector<int> drawInputs(std::span<const int> inputs);
    int addHeld(int node, std::size_t first, std::size_t end, int before);
    ReductionNode placed(int node) const;
    void add(ReductionNode made, const std::vector<int> &inputs);
    std::vector<int> addBundles(std::span<const int> list, std::vector<int> &drawn);
    int addBundle(std::span<const int> leaves);
    quint64 elementOf(int node) const;
    std::optional<double> valueOf(int node) const;
    std::span<const int> inputsOf(int node) const;
    template <typename Leave> void visitDepthFirst(int root, std::vector<char> &marks, const Leave &leave) const;

    const ReductionGraph &m_graph;
    const quint32 m_bundleFrom;
    ReductionTree m_tree;
    std::vector<int> m_firstInputs;       ///< by node of the graph, into m_inputs; one more
    std::vector<int> m_inputs;            ///< of the graph, final nodes, sorted by place
    std::vector<Taken> m_taken;           ///< of m_inputs
    std::vector<quint64> m_leaves;        ///< by node of the graph
    std::vector<quint64> m_objects;       ///< by node: what lies below it, a bit an object
    QHash<QString, quint64> m_objectBits; ///< by name
    std::vector<char> m_combines;         ///< by node: two elements of one object meet in it or below
    std::vector<int> m_roots;
    std::vector<int> m_drawn; ///< by node of the graph: into ReductionTree::nodes; -1
};

/// Sets levels, and the level of each node.
void fillLevels(ReductionTree &tree, const QList<Trace> &launches, std::optional<GroupSlot> group);

} // namespace kernelscope
