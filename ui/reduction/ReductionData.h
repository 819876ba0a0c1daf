#pragma once

#include <optional>
#include <unordered_map>
#include <vector>

#include <QList>

#include "pictures/ReductionTree.h"
#include "ui/layout/ReductionLayout.h"

namespace kernelscope {

/// What a reduction is put together of.
struct ReductionScope
{
    QList<Trace> traces;
    std::vector<int> launches;    ///< of each trace: into TraceReply::launches
    std::optional<quint64> group; ///< linear id: only this one, of the only trace
};

/// A reduction with all that drawing it needs: where its nodes stand, what was made of each, and the way from the accesses of
/// the traces to its nodes. Immutable once made, which takes O(events).
struct ReductionData : ReductionScope
{
    explicit ReductionData(const ReductionScope &scope) : ReductionScope(scope) {}

    ReductionTree tree;
    ReductionLayout layout;
    bool hasBundles = false;
    bool hasHeld = false;
    bool hasVectors = false;           ///< of which only the first component is known
    std::vector<int> users;            ///< by node: the first one made of it; -1: none
    std::vector<QStringList> barriers; ///< by level: the barrier before its phase in words, longest first; empty: none
    std::vector<int> phaseCounts;      ///< by trace: phases of the work-group that is shown, or of the first one
    quint64 outsideCount = 0;          ///< accesses outside of their objects: no value was found or left there
    QString outsideObject;             ///< the first one's
    std::unordered_map<quint64, int> byEvent;
    quint64 elementCount = 0;    ///< different elements: many results may have taken in the same ones
    std::size_t resultCount = 0; ///< of the launch or work-group; more than the tree's roots where one result is shown alone

    static ReductionData make(const ReductionScope &scope, const std::stop_token &stop = {});
    /// The same nodes in columns by their place in memory.
    static ReductionData inColumns(ReductionData sheet);
    /// One of its results with what it was made of. O(nodes).
    static ReductionData ofResult(const ReductionData &whole, int root);

    quint64 leafCount() const; ///< elements as they are drawn, those of bundles included
    bool isOfOneResult() const { return resultCount > tree.roots.size(); }
    const Trace &traceOf(int node) const { return traces[tree.nodes[std::size_t(node)].launch]; }
    int launchOf(int node) const { return launches[std::size_t(tree.nodes[std::size_t(node)].launch)]; }
    int localItemOf(int node) const;
    quint64 groupOf(int node) const; ///< linear id
    /// Who of a work-group accessed memory in a level, ascending. O(log of those of all groups).
    std::span<const WorkItemSlot> activeIn(int level, GroupSlot slot) const;
    /// The node that an access made; -1: none. `launch` into TraceReply::launches.
    int nodeOf(int launch, int event) const;
    /// Where an arrow key, Home or End leads: up to what a node was made of, down to what was made of it, along its level. From none to
    /// the first result.
    int beside(int node, int key) const;
    /// Marks a node and all that it is made of. Empty: of none.
    std::vector<char> partsOf(int node) const;

private:
    void deriveFromTree(); ///< all that follows from the tree: its layout, shapes, users, counts and phases
    void findShapes();
    void findUsers();
    void countElements();
    void findPhases();
    void countOutside();
};

} // namespace kernelscope
