#pragma once

#include <vector>

#include "pictures/FlowPlan.h"
#include "pictures/StoreSources.h"

namespace kernelscope {

/// Replays the events of one work-item after the other and says what fed each store (StoreSources).
class FlowReplay
{
public:
    FlowReplay(const Trace &trace, const FlowPlan &plan, std::vector<FlowTarget> &targets, std::vector<FlowSource> &sources);

    void replay(WorkItemSlot item);

private:
    /// A value that a private variable held, made of others.
    struct Input
    {
        int node = -1;  ///< or
        int event = -1; ///< a load
        bool condition = false;
    };
    struct Node
    {
        quint32 first = 0; ///< into m_inputs
        quint32 count = 0;
        int stored = -1; ///< the store that put just this value into memory
        bool exact = true;
    };
    /// What a conditional store's or a selecting assignment's condition has read since it was last made.
    struct Pending
    {
        std::vector<Input> inputs;
        std::vector<std::pair<int, int>> loads; ///< site and event
    };

    void start();
    void load(int site, int event);
    void assign(int site);
    void store(int site, int event);
    void endPhase();
    void readInputs(int site, bool withConditions);
    void readConditions(const FlowPlan::Site &from, bool condition);
    int makeNode(bool exact);
    void settle(int assignment);
    void settleReaders(int site);
    void noteCompared(int assignment, Input input);
    void noteDeciding(int storeSite, int load, int event);
    void emitKept(int storeSite);
    void emitTarget(FlowTarget target);
    void collect(const Input &input, bool condition, FlowTarget &target);

    const Trace &m_trace;
    const FlowPlan &m_plan;
    std::vector<FlowTarget> &m_targets;
    std::vector<FlowSource> &m_sources;

    std::vector<Node> m_nodes;             ///< of the work-item at hand
    std::vector<Input> m_inputs;           ///< of the nodes, and after them those that are being read
    std::size_t m_reading = 0;             ///< where the latter begin
    std::vector<int> m_values;             ///< by variable: node, -1: nothing from memory
    std::vector<int> m_lastLoads;          ///< by site: event, -1
    std::vector<std::vector<int>> m_taken; ///< by site and load of its flow: the event that was taken last
    std::vector<Pending> m_pending;        ///< by site
    std::vector<quint32> m_seen;           ///< by node: the target that was collected last
    quint32 m_target = 0;
    std::vector<Input> m_open;
};

} // namespace kernelscope
