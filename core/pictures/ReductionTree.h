#pragma once

#include <optional>
#include <stop_token>
#include <vector>

#include <QList>
#include <QString>
#include <QStringList>

#include "trace/Trace.h"

namespace kernelscope {

/// A value at a place in memory, or an element that was read.
struct ReductionNode
{
    enum class Kind : quint8 {
        Leaf,     ///< an element as the launch found it
        Bundle,   ///< many of them that one store added up: `leafCount` elements of one object
        Constant, ///< a value that was made of nothing in memory
        Held,     ///< what a work-item held in private memory after a phase, on its way to the place of a later store
        Value     ///< a value that was stored
    };
    Kind kind = Kind::Value;
    bool exact = true; ///< false: dataflow could not be followed to here with certainty
    bool kept = false; ///< no store: compared with others, it stayed
    int launch = 0;    ///< into the list of traces
    int phase = 0;     ///< of the store; of a leaf of the first read
    int level = 0;     ///< into ReductionTree::levels
    ObjectIndex object;
    quint64 element = 0;      ///< flat index in the object; of a bundle the lowest
    EventIndex event{-1};     ///< the store; of a leaf the first read, of what is held the last. In the trace of `launch`
    EventIndex companion{-1}; ///< a store that was decided together with it: arg-min's second value; -1: none
    WorkItemSlot item;        ///< who made it; of a leaf who read it first
    int localTo = -1;         ///< of a place in local memory: whose, as a slot
    quint32 firstInput = 0;   ///< into ReductionTree::inputs
    quint32 inputCount = 0;
    quint32 userCount = 0;       ///< nodes that it is an input of
    quint32 firstBundled = 0;    ///< into ReductionTree::bundled: the elements of a bundle, leafCount of them
    quint64 leafCount = 0;       ///< elements below it
    std::optional<double> value; ///< of a vector the first component; nullopt: no number, or a bundle

    /// As the launch found them: neither made of anything, nor copies of elements that are drawn as a bundle.
    bool isAsFound() const { return (kind == Kind::Leaf || kind == Kind::Bundle) && inputCount == 0; }
};

/// A row of the picture.
struct ReductionLevel
{
    int launch = 0;
    int phase = -1; ///< -1: the elements that were read
    int step = 0;   ///< a phase takes several levels where a value of it is made of others of it
    int nodes = 0;
    std::vector<WorkItemSlot> active; ///< who accessed memory in this phase, ascending; only of the groups looked at
    int items = 0;                    ///< work-items of those groups; the rest of them was idle
};

/// How the values of one or several launches were put together: nodes are values in memory, edges are dataflow. Inputs
/// stand before those that are made of them. One tree for each result, or a graph where values are used twice (scans).
struct ReductionTree
{
    std::vector<ReductionNode> nodes;
    std::vector<int> inputs;            ///< nodes
    std::vector<quint64> bundled;       ///< elements
    std::vector<int> roots;             ///< nodes that nothing else was made of
    quint64 plainResults = 0;           ///< values in the same memory that combine no elements, as copies: not drawn
    std::vector<ReductionLevel> levels; ///< elements first
    bool isForest = true;               ///< no value is used twice
    bool exact = true;                  ///< all nodes are
    QString reason;                     ///< a sentence: why there is nothing to draw; empty where there is
    QStringList notes;                  ///< sentences: what is missing or uncertain

    bool isEmpty() const { return nodes.empty(); }
    std::span<const int> inputsOf(int node) const
    {
        const ReductionNode &n = nodes[std::size_t(node)];
        return std::span(inputs).subspan(n.firstInput, n.inputCount);
    }
};

struct ReductionOptions
{
    std::optional<GroupSlot> group; ///< of the only launch; nullopt: all recorded ones
    quint32 bundleFrom = 9;         ///< so many elements of one object that go into one store are drawn as a bundle
    std::stop_token stop = {};      ///< once it is requested, the tree is an empty one
};

/// The reduction that launches of a plan made, in their order; values that one launch left and the next one found are one
/// node. Found by their contents, so it does not matter under which names the buffers were given. O(events).
ReductionTree reductionTree(const QList<Trace> &launches, const ReductionOptions &options = {});

/// Of the sub-groups of `width` work-items: how many were partly active and partly idle, given who was active, ascending.
int dividedSubgroups(std::span<const WorkItemSlot> active, int itemsOfGroup, int width);

} // namespace kernelscope
