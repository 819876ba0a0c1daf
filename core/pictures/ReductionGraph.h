#pragma once

#include <algorithm>
#include <bit>
#include <map>
#include <unordered_map>
#include <vector>

#include "analysis/LazyCells.h"
#include "pictures/FlowPlan.h"
#include "pictures/PhaseTable.h"
#include "pictures/ReductionTree.h"
#include "pictures/StoreSources.h"

namespace kernelscope {

/// The dataflow of launches while it is being found: more nodes than are drawn, their inputs in lists. Groups are added
/// one after the other, in each of them the accesses in the order of PhaseTable. Memory is taken in units, the largest
/// that no access to the object splits, and no larger than an element.
class ReductionGraph
{
public:
    struct Input
    {
        int node = -1;
        int next = -1;  ///< into inputs
        int load = -1;  ///< by which it was found in an earlier phase than that of the store; -1: none
        int phase = -1; ///< of the load
    };
    struct Node
    {
        ReductionNode::Kind kind = ReductionNode::Kind::Value;
        bool exact = true;
        bool kept = false;
        bool atomic = false;
        bool used = false;         ///< it is an input of another node
        bool readByOthers = false; ///< somebody may have seen it as it is: nothing may be added to it
        int launch = 0;
        int phase = 0;
        int object = 0;
        quint64 unit = 0;
        int event = -1;
        int companion = -1;
        int item = 0;
        int inputs = -1; ///< into `inputs`, the last one added
        int sameAs = -1; ///< a leaf that turned out to be what another node left there
    };

    explicit ReductionGraph(const QList<Trace> &launches, const std::stop_token &stop = {}) : m_launches(launches), m_stop(stop) {}

    void addLaunch(int launch, std::optional<GroupSlot> group);

    std::vector<Node> nodes;
    std::vector<Input> inputs;

    const Trace &traceOf(int launch) const { return m_launches[launch]; }
    /// A unit is 1 << shift bytes, never more than an element.
    int shiftOf(int launch, int object) const
    {
        const int size = m_launches[launch].objects()[object].elementSize;
        return std::min(m_launches[launch].use(ObjectIndex(object)).unitShift(), std::countr_zero(unsigned(size)));
    }
    /// Where a chain of sameAs ends.
    int finalNode(int node) const;

private:
    using Memory = std::map<std::pair<int, int>, LazyCells<int>>; ///< by object and owner: node + 1 of each unit
    struct Units
    {
        int object = -1; ///< the first of those in the same memory
        quint64 first = 0;
        quint64 count = 0;
    };
    struct Left
    {
        int node = -1;
        int object = 0; ///< of the node's launch
    };
    void addGroup(GroupSlot group, const FlowPlan &plan);
    void visit(int event, int phase, const StoreSources &sources);
    void visitLoad(int event, const Units &units);
    void visitTarget(const FlowTarget &target, const StoreSources &sources);
    bool readSources(const FlowTarget &target, std::span<const FlowSource> from);
    void visitCopy(int event, const Units &units);
    bool addToLast(const FlowTarget &target, const StoreSources &sources);
    int extended(const FlowTarget &target, const Units &units);
    void addInput(int node, int input);
    void addSources(int node);
    void noteTaken(const FlowSource &source, std::size_t firstInput);
    int addNode(const FlowTarget &target, const Units &units);
    void put(const Units &units, int node);
    void putPartner(const Units &units, int node);
    bool joinsLastCopy(const FlowTarget &target, const Units &units, std::span<const FlowSource> from);
    void readNodes(int event, std::vector<int> &list) const;
    int nodeFor(const Units &units, quint64 unit, int event);
    int leafAt(const Units &units, quint64 unit, int event);
    Units unitsOf(int event) const;
    LazyCells<int> &cellsOf(int object);
    bool sameContents(const Node &node, int object, quint64 unit, int event) const;
    bool agrees(int node, int event) const;
    void joinGroups();
    void joinPasses();
    std::vector<std::pair<int, int>> bestMatch(int object, const std::vector<int> &leaves) const;
    bool sameAcross(const Left &left, const Node &leaf) const;
    void keepWritten();

    QList<Trace> m_launches;
    std::stop_token m_stop; ///< once it is requested, nothing more is added
    int m_launch = 0;
    const Trace *m_trace = nullptr;
    Memory m_local;
    Memory m_private; ///< arrays, each work-item's own
    Memory m_global;
    int m_firstEvent = 0; ///< of the group
    int m_phase = 0;
    int m_item = 0;
    int m_copied = -1;        ///< the AsyncRead at hand
    int m_firstNode = 0;      ///< of the launch
    std::vector<int> m_found; ///< by event of the group: the node it read or made; -1: none; below: list -2 - k of m_lists
    std::vector<std::vector<int>> m_lists;
    struct Last
    {
        int node = -1;
        const FlowTarget *target = nullptr;
    };
    struct Copy
    {
        int node = -1;
        int from = -1;
    };
    std::vector<Copy> m_copies;                                  ///< by local item: half of a pair that it copied last in the phase
    std::vector<Last> m_last;                                    ///< by local item: what it stored last under a condition
    std::map<int, int> m_partners;                               ///< by object: the one that holds the second value
    std::map<QString, std::unordered_map<quint64, Left>> m_left; ///< by buffer and offset: what earlier launches left there
    std::vector<Units> m_written;                                ///< global memory, by this launch
    std::vector<int> m_items;                                    ///< by event of the group: WorkItemSlot
    std::vector<int> m_scratch;
    std::vector<int> m_phases;  ///< by event of the group: of a load; -1
    std::vector<Input> m_taken; ///< of m_scratch: what was found in earlier phases
};

} // namespace kernelscope
