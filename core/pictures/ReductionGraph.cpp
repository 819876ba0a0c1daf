#include "pictures/ReductionGraph.h"

#include <algorithm>

namespace kernelscope {

namespace {

bool sameConditions(std::span<const FlowSource> a, std::span<const FlowSource> b)
{
    const auto conditions = [](std::span<const FlowSource> sources) {
        std::vector<int> events;
        for (const FlowSource &source : sources) {
            if (source.condition)
                events.push_back(source.event.value);
        }
        return events;
    };
    return conditions(a) == conditions(b);
}

bool hasConditions(std::span<const FlowSource> sources)
{
    return std::any_of(sources.begin(), sources.end(), [](const FlowSource &source) { return source.condition; });
}

/// Whether the condition compared with what lay at the very place: then it chose between the two.
bool selects(const Trace &trace, const FlowTarget &target, std::span<const FlowSource> sources)
{
    const TraceEvent place = trace.event(target.place);
    return std::any_of(sources.begin(), sources.end(), [&](const FlowSource &source) {
        const TraceEvent read = trace.event(source.event);
        return source.condition && read.object == place.object && read.offset == place.offset;
    });
}

} // namespace

void ReductionGraph::addLaunch(int launch, std::optional<GroupSlot> group)
{
    m_launch = launch;
    m_trace = &m_launches[launch];
    m_firstNode = int(nodes.size());
    m_global.clear();
    m_partners.clear();
    m_written.clear();
    const FlowPlan plan(*m_trace);
    for (const auto &[first, second] : plan.companions) { // A work-group in which nothing moves has them as well.
        if (const int object = unitsOf(second).object; object != unitsOf(first).object)
            m_partners[unitsOf(first).object] = object;
    }
    for (int slot = 0; slot < m_trace->groupCount() && !m_stop.stop_requested(); ++slot) {
        if (!group || group->value == slot)
            addGroup(GroupSlot(slot), plan);
    }
    if (m_stop.stop_requested())
        return;
    joinGroups();
    joinPasses();
    if (launch + 1 < int(m_launches.size()))
        keepWritten();
}

void ReductionGraph::addGroup(GroupSlot group, const FlowPlan &plan)
{
    const PhaseTable phases(*m_trace, group);
    const StoreSources sources(*m_trace, group, plan);
    m_local.clear();
    m_private.clear();
    m_lists.clear();
    m_firstEvent = m_trace->firstEvent(phases.itemAt(0)).value;
    const int end = m_trace->endEvent(phases.itemAt(m_trace->itemsOfGroup() - 1)).value;
    m_found.assign(std::size_t(end - m_firstEvent), -1);
    m_phases.assign(m_found.size(), -1);
    m_items.resize(m_found.size());
    for (int item = 0; item < m_trace->itemsOfGroup(); ++item) {
        const int first = m_trace->firstEvent(phases.itemAt(item)).value - m_firstEvent;
        const int last = m_trace->endEvent(phases.itemAt(item)).value - m_firstEvent;
        std::fill(m_items.begin() + first, m_items.begin() + last, phases.itemAt(item).value);
    }
    for (int phase = 0; phase < phases.phaseCount() && !m_stop.stop_requested(); ++phase) {
        m_last.assign(std::size_t(m_trace->itemsOfGroup()), {});
        m_copies.assign(m_last.size(), {});
        for (int step = 0; step < phases.stepCount(phase); ++step)
            visit(phases.eventAt(phases.firstPosition(phase) + step).value, phase, sources);
    }
}

void ReductionGraph::visit(int event, int phase, const StoreSources &sources)
{
    m_phase = phase;
    m_item = m_items[std::size_t(event - m_firstEvent)];
    const SiteKind kind = m_trace->sites()[EventHead{m_trace->heads()[std::size_t(event)]}.site()].kind;
    const Units units = unitsOf(event);
    const FlowTarget *target = sources.find(EventIndex(event));
    if (kind == SiteKind::AsyncRead)
        m_copied = event;
    else if (kind == SiteKind::AsyncWrite && m_item % m_trace->itemsOfGroup() == 0)
        visitCopy(event, units);
    if (kind == SiteKind::Load && units.count > 0)
        visitLoad(event, units);
    if (target && unitsOf(target->place.value).count > 0)
        visitTarget(*target, sources);
}

void ReductionGraph::visitLoad(int event, const Units &units)
{
    int &found = m_found[std::size_t(event - m_firstEvent)];
    m_phases[std::size_t(event - m_firstEvent)] = m_phase;
    found = nodeFor(units, units.first, event);
    if (units.count == 1)
        return;
    std::vector<int> list;
    for (quint64 unit = units.first; unit < units.first + units.count; ++unit) {
        const int node = unit == units.first ? found : nodeFor(units, unit, event);
        if (node >= 0 && (list.empty() || list.back() != node))
            list.push_back(node);
    }
    found = list.empty() ? -1 : -2 - int(m_lists.size());
    if (!list.empty())
        m_lists.push_back(std::move(list));
}

/// The node that a load finds at a unit: what was stored there last, else an element as the launch found it.
int ReductionGraph::nodeFor(const Units &units, quint64 unit, int event)
{
    int node = cellsOf(units.object)[unit] - 1;
    const int items = m_trace->itemsOfGroup();
    const bool otherGroup =
        node >= 0 && nodes[std::size_t(node)].kind == ReductionNode::Kind::Value && nodes[std::size_t(node)].item / items != m_item / items;
    if (node < 0 || (otherGroup && !sameContents(nodes[std::size_t(node)], units.object, unit, event)))
        node = leafAt(units, unit, event);
    if (node >= 0) {
        Node &at = nodes[std::size_t(node)];
        at.readByOthers = at.readByOthers || at.item != m_item || at.atomic;
    }
    return node;
}

/// A copy moves values on: what is found at its destination are the source's nodes.
void ReductionGraph::visitCopy(int event, const Units &to)
{
    if (m_copied < 0 || to.count == 0)
        return;
    const Units from = unitsOf(m_copied);
    const CopyExtent reading = copyExtent(m_trace->valueWords(EventIndex(m_copied)));
    const CopyExtent writing = copyExtent(m_trace->valueWords(EventIndex(event)));
    const auto unitsAt = [&](int at) {
        const TraceEvent access = m_trace->event(EventIndex(at));
        return quint64(m_trace->site(access.site).sizeInBytes) >> shiftOf(m_launch, unitsOf(at).object);
    };
    if (from.count == 0 || unitsAt(m_copied) != unitsAt(event))
        return;
    const quint64 size = unitsAt(event);
    for (quint64 k = 0; k < std::min(reading.count, writing.touched()) * size; ++k) {
        const quint64 source = from.first + k / size * reading.stride * size + k % size;
        int node = cellsOf(from.object)[source] - 1;
        if (node < 0)
            node = leafAt(from, source, m_copied);
        cellsOf(to.object)[to.first + k / size * writing.stride * size + k % size] = node + 1;
    }
}

void ReductionGraph::visitTarget(const FlowTarget &target, const StoreSources &sources)
{
    if (!target.kept && addToLast(target, sources))
        return;
    const Units units = unitsOf(target.place.value);
    const auto from = sources.sources(target);
    const bool certain = readSources(target, from) && target.exact;
    if ((target.kept && m_scratch.size() < 2) || joinsLastCopy(target, units, from))
        return;
    const int copied = m_scratch.size() == 1 ? m_scratch.front() : -1;
    int node = extended(target, units);
    if (node < 0)
        node = addNode(target, units);
    nodes[std::size_t(node)].exact = nodes[std::size_t(node)].exact && certain;
    addSources(node);
    put(units, node);
    m_copies[std::size_t(m_item % m_trace->itemsOfGroup())] = {node, copied};
    if (target.kept)
        putPartner(units, node);
    else
        m_found[std::size_t(target.event.value - m_firstEvent)] = node;
    if (hasConditions(from))
        m_last[std::size_t(m_item % m_trace->itemsOfGroup())] = {node, &target};
}

/// Puts the nodes that fed the target into m_scratch, each once; false: one of the loads found another value than the
/// last store before it left.
bool ReductionGraph::readSources(const FlowTarget &target, std::span<const FlowSource> from)
{
    const bool choice = target.kept || selects(*m_trace, target, from);
    bool certain = true;
    m_scratch.clear();
    m_taken.clear();
    for (const FlowSource &source : from) {
        if (source.condition && !choice)
            continue;
        const std::size_t before = m_scratch.size();
        readNodes(source.event.value, m_scratch);
        noteTaken(source, before);
        for (std::size_t i = before; i < m_scratch.size(); ++i)
            certain = certain && agrees(m_scratch[i], source.event.value);
    }
    std::sort(m_scratch.begin(), m_scratch.end());
    m_scratch.erase(std::unique(m_scratch.begin(), m_scratch.end()), m_scratch.end());
    return certain;
}

/// A second store under one and the same condition belongs to the first one's value: arg-min's place and value.
bool ReductionGraph::addToLast(const FlowTarget &target, const StoreSources &sources)
{
    const auto from = sources.sources(target);
    const Last last = m_last[std::size_t(m_item % m_trace->itemsOfGroup())];
    if (last.node < 0 || !hasConditions(from) || !sameConditions(from, sources.sources(*last.target)))
        return false;
    Node &node = nodes[std::size_t(last.node)];
    const Units units = unitsOf(target.event.value);
    if (node.companion >= 0 || node.object == units.object)
        return false;
    node.companion = target.event.value;
    const bool choice = selects(*m_trace, target, from);
    if (choice) { // the value comes first, what goes with it second
        std::swap(node.event, node.companion);
        m_partners[units.object] = node.object;
        node.object = units.object;
        node.unit = units.first;
    } else {
        m_partners[node.object] = units.object;
    }
    m_scratch.clear();
    for (const FlowSource &source : from) {
        if (!source.condition || choice)
            readNodes(source.event.value, m_scratch);
    }
    for (const int input : m_scratch) {
        if (input != last.node && (choice || nodes[std::size_t(input)].inputs >= 0))
            addInput(last.node, input);
    }
    put(units, last.node);
    m_found[std::size_t(target.event.value - m_firstEvent)] = last.node;
    return true;
}

/// What a work-item adds up at one place step by step is one node, and so is what many add to by atomics. Takes the node
/// that is continued out of the inputs; -1: none is.
int ReductionGraph::extended(const FlowTarget &target, const Units &units)
{
    const int previous = cellsOf(units.object)[units.first] - 1;
    if (previous < 0 || target.kept)
        return -1;
    Node &node = nodes[std::size_t(previous)];
    const bool atomic = m_trace->site(m_trace->event(target.event).site).kind == SiteKind::Atomic;
    if (node.kind != ReductionNode::Kind::Value || node.readByOthers || node.used || node.kept || node.companion >= 0 ||
        node.atomic != atomic)
        return -1;
    const auto own = std::find(m_scratch.begin(), m_scratch.end(), previous);
    const auto madeNow = [&](int input) {
        const Node &other = nodes[std::size_t(input)];
        return input != previous && other.kind == ReductionNode::Kind::Value && other.launch == m_launch && other.phase == m_phase &&
               other.item / m_trace->itemsOfGroup() == m_item / m_trace->itemsOfGroup();
    };
    if (!atomic && (own == m_scratch.end() || node.item != m_item || node.phase != m_phase ||
                    std::any_of(m_scratch.begin(), m_scratch.end(), madeNow)))
        return -1;
    if (own != m_scratch.end())
        m_scratch.erase(own);
    node.event = target.event.value;
    node.phase = std::max(node.phase, m_phase);
    return previous;
}

int ReductionGraph::addNode(const FlowTarget &target, const Units &units)
{
    Node node;
    node.kept = target.kept;
    node.atomic = m_trace->site(m_trace->event(target.event).site).kind == SiteKind::Atomic;
    node.launch = m_launch;
    node.phase = m_phase;
    node.object = units.object;
    node.unit = units.first;
    node.event = target.place.value;
    node.item = m_item;
    nodes.push_back(node);
    const int made = int(nodes.size()) - 1;
    const int old = cellsOf(units.object)[units.first] - 1;
    if (node.atomic && old >= 0 && nodes[std::size_t(old)].kind == ReductionNode::Kind::Value)
        addInput(made, old);
    return made;
}

void ReductionGraph::addInput(int node, int input)
{
    inputs.push_back({input, nodes[std::size_t(node)].inputs, -1, -1});
    nodes[std::size_t(node)].inputs = int(inputs.size()) - 1;
    nodes[std::size_t(input)].used = true;
}

} // namespace kernelscope
