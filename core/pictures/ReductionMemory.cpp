// The part of ReductionGraph that knows what lies where in memory.
#include "pictures/ReductionGraph.h"

#include "trace/CanonicalObject.h"

namespace kernelscope {

ReductionGraph::Units ReductionGraph::unitsOf(int event) const
{
    const EventHead head{m_trace->heads()[std::size_t(event)]};
    if (head.outOfBounds() || head.object() >= m_trace->objects().size() || m_trace->objects()[head.object()].memory == AddressSpace::Image)
        return {};
    const TraceEvent access = m_trace->event(EventIndex(event));
    const int shift = shiftOf(m_launch, head.object());
    return {canonicalObject(m_trace->objects(), head.object()), quint64(access.offset) >> shift, access.size >> shift};
}

LazyCells<int> &ReductionGraph::cellsOf(int object)
{
    const BoundObject &bound = m_trace->objects()[object];
    const bool isPrivate = bound.memory == AddressSpace::Private;
    Memory &memory = isPrivate ? m_private : bound.memory == AddressSpace::Local ? m_local : m_global;
    const std::pair key(object, isPrivate ? m_item : 0);
    const auto known = memory.find(key);
    if (known != memory.end())
        return known->second;
    LazyCells<int> &cells = memory[key];
    return cells;
}

/// -1 for local or private memory that nobody wrote to: nothing was read there that means anything.
int ReductionGraph::leafAt(const Units &units, quint64 unit, int event)
{
    const AddressSpace memory = m_trace->objects()[units.object].memory;
    if (memory == AddressSpace::Local || memory == AddressSpace::Private)
        return -1;
    Node leaf;
    leaf.kind = ReductionNode::Kind::Leaf;
    leaf.launch = m_launch;
    leaf.phase = m_phase;
    leaf.object = units.object;
    leaf.unit = unit;
    leaf.event = event;
    leaf.item = m_item;
    nodes.push_back(leaf);
    int &cell = cellsOf(units.object)[unit];
    if (cell == 0)
        cell = int(nodes.size());
    return int(nodes.size()) - 1;
}

void ReductionGraph::readNodes(int event, std::vector<int> &list) const
{
    const int found = m_found[std::size_t(event - m_firstEvent)];
    if (found >= 0)
        list.push_back(found);
    else if (found < -1)
        list.insert(list.end(), m_lists[std::size_t(-2 - found)].begin(), m_lists[std::size_t(-2 - found)].end());
}

void ReductionGraph::put(const Units &units, int node)
{
    LazyCells<int> &cells = cellsOf(units.object);
    for (quint64 unit = units.first; unit < units.first + units.count; ++unit)
        cells[unit] = node + 1;
    if (m_trace->objects()[units.object].memory == AddressSpace::Global && nodes[std::size_t(node)].kind == ReductionNode::Kind::Value)
        m_written.push_back(units);
}

/// Where a value stayed, what goes with it stayed as well, at the same element of the other array.
void ReductionGraph::putPartner(const Units &units, int node)
{
    const auto partner = m_partners.find(units.object);
    if (partner == m_partners.end())
        return;
    const BoundObject &mine = m_trace->objects()[units.object];
    const BoundObject &other = m_trace->objects()[partner->second];
    const quint64 element = (units.first << shiftOf(m_launch, units.object)) / quint64(mine.elementSize);
    const int shift = shiftOf(m_launch, partner->second);
    if (element < other.elementCount())
        put({partner->second, element * quint64(other.elementSize) >> shift, std::max<quint64>(1, quint64(other.elementSize) >> shift)},
            node);
}

/// Where arg-min's value was copied, and then its place as well, they are one value in both places.
bool ReductionGraph::joinsLastCopy(const FlowTarget &target, const Units &units, std::span<const FlowSource> from)
{
    const Copy last = m_copies[std::size_t(m_item % m_trace->itemsOfGroup())];
    if (target.kept || m_scratch.size() != 1 || last.node < 0 || last.from != m_scratch.front())
        return false;
    const Node &pair = nodes[std::size_t(last.from)];
    Node &node = nodes[std::size_t(last.node)];
    const bool isPair = pair.companion >= 0 || pair.kept;
    if (!isPair || node.companion >= 0 || node.object == units.object)
        return false;
    node.companion = target.event.value;
    const bool isValue =
        std::ranges::any_of(from, [&](const FlowSource &source) { return unitsOf(source.event.value).object == pair.object; });
    if (isValue) { // The place was copied first.
        std::swap(node.event, node.companion);
        node.object = units.object;
        node.unit = units.first;
    }
    put(units, last.node);
    m_found[std::size_t(target.event.value - m_firstEvent)] = last.node;
    return true;
}

} // namespace kernelscope
