#include "pictures/FlowReplay.h"

#include <algorithm>

namespace kernelscope {

FlowReplay::FlowReplay(const Trace &trace, const FlowPlan &plan, std::vector<FlowTarget> &targets, std::vector<FlowSource> &sources)
    : m_trace(trace), m_plan(plan), m_targets(targets), m_sources(sources), m_values(plan.variables.size()), m_lastLoads(plan.sites.size()),
      m_taken(plan.sites.size()), m_pending(plan.sites.size())
{
    for (std::size_t s = 0; s < plan.sites.size(); ++s)
        m_taken[s].resize(plan.sites[s].sites.size());
}

void FlowReplay::start()
{
    m_nodes.clear();
    m_inputs.clear();
    m_seen.clear();
    m_reading = 0;
    std::fill(m_values.begin(), m_values.end(), -1);
    std::fill(m_lastLoads.begin(), m_lastLoads.end(), -1);
    for (std::vector<int> &taken : m_taken)
        std::fill(taken.begin(), taken.end(), -1);
    for (Pending &pending : m_pending)
        pending = {};
}

void FlowReplay::replay(WorkItemSlot item)
{
    start();
    const int end = m_trace.endEvent(item).value;
    for (int event = m_trace.firstEvent(item).value; event < end; ++event) {
        const int site = EventHead{m_trace.heads()[std::size_t(event)]}.site();
        switch (m_plan.sites[std::size_t(site)].kind) {
        case SiteKind::Atomic:
            store(site, event);
            load(site, event);
            break;
        case SiteKind::Load:
        case SiteKind::ImageRead:
            load(site, event);
            break;
        case SiteKind::Store:
        case SiteKind::ImageWrite:
            store(site, event);
            break;
        case SiteKind::Assignment:
            assign(site);
            break;
        case SiteKind::Barrier:
            endPhase();
            break;
        default:
            break;
        }
    }
    endPhase();
}

void FlowReplay::load(int site, int event)
{
    m_lastLoads[std::size_t(site)] = event;
    const FlowPlan::Site &at = m_plan.sites[std::size_t(site)];
    for (const int assignment : at.compared)
        noteCompared(assignment, {-1, event, false});
    for (const int storeSite : at.deciding)
        noteDeciding(storeSite, site, event);
}

void FlowReplay::assign(int site)
{
    const FlowPlan::Site &at = m_plan.sites[std::size_t(site)];
    settleReaders(site);
    readInputs(site, true);
    const int node = makeNode(at.exact);
    m_values[std::size_t(at.target)] = node;
    m_pending[std::size_t(site)] = {};
    for (const int assignment : m_plan.variables[std::size_t(at.target)].compared) {
        if (assignment != site && node >= 0)
            noteCompared(assignment, {node, -1, false});
    }
}

void FlowReplay::store(int site, int event)
{
    const FlowPlan::Site &at = m_plan.sites[std::size_t(site)];
    settleReaders(site);
    m_pending[std::size_t(site)] = {};
    readInputs(site, true);
    FlowTarget target{EventIndex(event), EventIndex(event), false, at.exact, 0, 0};
    const int copied = at.copies ? m_values[std::size_t(at.variables.front())] : -1;
    emitTarget(target);
    if (copied >= 0 && m_nodes[std::size_t(copied)].stored < 0)
        m_nodes[std::size_t(copied)].stored = event;
}

/// What was compared and never stored stays as it is: known at the latest when the phase ends.
void FlowReplay::endPhase()
{
    for (std::size_t site = 0; site < m_plan.sites.size(); ++site) {
        if (m_plan.sites[site].keeper >= 0)
            emitKept(int(site));
    }
}

/// Puts what the right side reads after the inputs.
void FlowReplay::readInputs(int site, bool withConditions)
{
    const FlowPlan::Site &from = m_plan.sites[std::size_t(site)];
    for (const int variable : from.variables) {
        if (m_values[std::size_t(variable)] >= 0)
            m_inputs.push_back({m_values[std::size_t(variable)], -1, false});
    }
    for (std::size_t k = 0; k < from.sites.size(); ++k) {
        const int loaded = m_lastLoads[std::size_t(from.sites[k])];
        int &taken = m_taken[std::size_t(site)][k];
        if (loaded >= 0 && loaded != taken) // else this time the load was not executed: the other branch of a ?:
            m_inputs.push_back({-1, loaded, false});
        taken = loaded;
    }
    if (withConditions)
        readConditions(from, !from.selects);
}

void FlowReplay::readConditions(const FlowPlan::Site &from, bool condition)
{
    for (const int variable : from.conditionVariables) {
        if (m_values[std::size_t(variable)] >= 0)
            m_inputs.push_back({m_values[std::size_t(variable)], -1, condition});
    }
    for (const int load : from.conditionSites) {
        if (m_lastLoads[std::size_t(load)] >= 0)
            m_inputs.push_back({-1, m_lastLoads[std::size_t(load)], condition});
    }
}

/// Of the inputs that were read; -1 where there are none: it holds nothing from memory.
int FlowReplay::makeNode(bool exact)
{
    const std::size_t count = m_inputs.size() - m_reading;
    if (count == 0 && exact)
        return -1;
    m_nodes.push_back({quint32(m_reading), quint32(count), -1, exact});
    m_seen.push_back(0);
    m_reading = m_inputs.size();
    return int(m_nodes.size()) - 1;
}

/// The condition of a selecting assignment was false since: its target stayed, and beat what it was compared with.
void FlowReplay::settle(int assignment)
{
    Pending &pending = m_pending[std::size_t(assignment)];
    if (pending.inputs.empty())
        return;
    int &value = m_values[std::size_t(m_plan.sites[std::size_t(assignment)].target)];
    if (value >= 0)
        m_inputs.push_back({value, -1, false});
    m_inputs.insert(m_inputs.end(), pending.inputs.begin(), pending.inputs.end());
    value = makeNode(true);
    pending = {};
}

void FlowReplay::settleReaders(int site)
{
    for (const int variable : m_plan.sites[std::size_t(site)].variables) {
        for (const int assignment : m_plan.variables[std::size_t(variable)].selecting) {
            if (assignment != site)
                settle(assignment);
        }
    }
}

void FlowReplay::noteCompared(int assignment, Input input)
{
    settle(assignment);
    m_pending[std::size_t(assignment)].inputs.push_back(input);
}

void FlowReplay::noteDeciding(int storeSite, int load, int event)
{
    Pending &pending = m_pending[std::size_t(storeSite)];
    const auto again = [&](const auto &known) { return known.first == load; };
    if (std::any_of(pending.loads.begin(), pending.loads.end(), again))
        emitKept(storeSite);
    pending.loads.emplace_back(load, event);
}

void FlowReplay::emitKept(int storeSite)
{
    const FlowPlan::Site &at = m_plan.sites[std::size_t(storeSite)];
    Pending &pending = m_pending[std::size_t(storeSite)];
    FlowTarget target{EventIndex(-1), EventIndex(-1), true, at.exact, 0, 0};
    for (const auto &[site, event] : pending.loads) {
        target.event = std::max(target.event, EventIndex(event));
        if (site == at.keeper)
            target.place = EventIndex(event);
        m_inputs.push_back({-1, event, false});
    }
    for (const int variable : at.conditionVariables) {
        if (m_values[std::size_t(variable)] >= 0)
            m_inputs.push_back({m_values[std::size_t(variable)], -1, false});
    }
    pending = {};
    if (target.place.value >= 0 && m_inputs.size() - m_reading > 1)
        emitTarget(target);
    m_inputs.resize(m_reading);
}

/// Made of the inputs that were read, which are used up by it.
void FlowReplay::emitTarget(FlowTarget target)
{
    ++m_target;
    target.firstSource = quint32(m_sources.size());
    for (std::size_t i = m_reading; i < m_inputs.size(); ++i)
        collect(Input(m_inputs[i]), m_inputs[i].condition, target);
    m_inputs.resize(m_reading);
    const auto first = m_sources.begin() + target.firstSource;
    std::sort(first, m_sources.end(),
              [](const FlowSource &a, const FlowSource &b) { return a.event != b.event ? a.event < b.event : a.condition < b.condition; });
    const auto same = [](const FlowSource &a, const FlowSource &b) { return a.event == b.event; };
    m_sources.erase(std::unique(first, m_sources.end(), same), m_sources.end());
    target.sourceCount = quint32(m_sources.size()) - target.firstSource;
    m_targets.push_back(target);
}

/// The loads behind an input, through private variables; a value that a store put into memory is known by that store.
void FlowReplay::collect(const Input &input, bool condition, FlowTarget &target)
{
    m_open.assign(1, {input.node, input.event, condition});
    while (!m_open.empty()) {
        const Input at = m_open.back();
        m_open.pop_back();
        const int stored = at.node >= 0 ? m_nodes[std::size_t(at.node)].stored : at.event;
        if (stored >= 0) {
            m_sources.push_back({EventIndex(stored), at.condition});
            continue;
        }
        // Two bits a target: seen as a value, which counts more, or as a condition only.
        quint32 &seen = m_seen[std::size_t(at.node)];
        const quint32 now = m_target * 2 + (at.condition ? 0 : 1);
        if (seen >= now)
            continue;
        seen = now;
        const Node &node = m_nodes[std::size_t(at.node)];
        target.exact = target.exact && (node.exact || at.condition);
        for (quint32 i = node.first; i < node.first + node.count; ++i)
            m_open.push_back({m_inputs[i].node, m_inputs[i].event, at.condition || m_inputs[i].condition});
    }
}

} // namespace kernelscope
