// The part of ReductionGraph that finds values again: across work-groups, and from one launch to the next.
#include <algorithm>
#include <cstring>

#include "pictures/ReductionGraph.h"
#include "trace/CanonicalObject.h"

namespace kernelscope {

namespace {

/// The bytes from `offset` (in the object) on, as a load found or a store left them; nullptr: the event does not tell.
const char *bytesAt(const Trace &trace, int event, qint64 offset, qint64 size)
{
    if (event < 0)
        return nullptr;
    const TraceEvent access = trace.event(EventIndex(event));
    const SiteKind kind = trace.site(access.site).kind;
    if ((kind != SiteKind::Load && kind != SiteKind::Store) || offset < access.offset ||
        offset + size > access.offset + qint64(access.size))
        return nullptr;
    return reinterpret_cast<const char *>(trace.valueWords(EventIndex(event))) + (offset - access.offset);
}

bool liesIn(const Trace &trace, int event, int object, qint64 offset)
{
    if (event < 0)
        return false;
    const TraceEvent access = trace.event(EventIndex(event));
    return canonicalObject(trace.objects(), access.object.value) == object && offset >= access.offset &&
           offset < access.offset + qint64(access.size);
}

} // namespace

int ReductionGraph::finalNode(int node) const
{
    while (nodes[std::size_t(node)].sameAs >= 0)
        node = nodes[std::size_t(node)].sameAs;
    return node;
}

/// True too where it can't be told: of atomics.
bool ReductionGraph::sameContents(const Node &node, int object, quint64 unit, int event) const
{
    const int shift = shiftOf(m_launch, object);
    const auto offset = qint64(unit << shift);
    const Trace &trace = traceOf(node.launch);
    const int written = liesIn(trace, node.companion, object, offset) ? node.companion : node.event;
    const char *left = bytesAt(trace, written, offset, qint64(1) << shift);
    const char *found = bytesAt(*m_trace, event, offset, qint64(1) << shift);
    return !left || !found || std::memcmp(left, found, std::size_t(1) << shift) == 0;
}

/// Whether a load of this group found what the node's store had left.
bool ReductionGraph::agrees(int node, int event) const
{
    const Node &from = nodes[std::size_t(node)];
    if (from.kind != ReductionNode::Kind::Value || from.launch != m_launch)
        return true;
    const Units units = unitsOf(event);
    const auto offset = qint64(units.first << shiftOf(m_launch, units.object));
    if (liesIn(*m_trace, from.event, units.object, offset) || liesIn(*m_trace, from.companion, units.object, offset))
        return sameContents(from, units.object, units.first, event);
    return true;
}

/// "The last group to finish adds up": an element that was read before its writer had its turn here. Only where atomics
/// could have told the reader, and what it found is what was written.
void ReductionGraph::joinGroups()
{
    const auto atomic = [&](const ObjectUse &use) { return use.atomics > 0; };
    bool any = false;
    for (int o = 0; o < m_trace->objects().size(); ++o)
        any = any || atomic(m_trace->use(ObjectIndex(o)));
    if (!any)
        return;
    const int items = m_trace->itemsOfGroup();
    for (std::size_t n = std::size_t(m_firstNode); n < nodes.size(); ++n) {
        Node &leaf = nodes[n];
        if (leaf.kind != ReductionNode::Kind::Leaf || m_trace->objects()[leaf.object].memory != AddressSpace::Global)
            continue;
        const int writer = cellsOf(leaf.object)[leaf.unit] - 1;
        if (writer < 0 || nodes[std::size_t(writer)].kind != ReductionNode::Kind::Value)
            continue;
        const Node &written = nodes[std::size_t(writer)];
        if (written.item / items != leaf.item / items && sameContents(written, leaf.object, leaf.unit, leaf.event))
            leaf.sameAs = writer;
    }
}

void ReductionGraph::joinPasses()
{
    if (m_left.empty())
        return;
    std::map<int, std::vector<int>> leaves; // by object
    for (int n = m_firstNode; n < int(nodes.size()); ++n) {
        const Node &node = nodes[std::size_t(n)];
        if (node.kind == ReductionNode::Kind::Leaf && node.sameAs < 0)
            leaves[node.object].push_back(n);
    }
    for (const auto &[object, list] : leaves) {
        const std::vector<std::pair<int, int>> best = bestMatch(object, list);
        for (const auto &[leaf, node] : best)
            nodes[std::size_t(leaf)].sameAs = node;
    }
}

/// The leaves that hold what an earlier launch left in one buffer: the buffer that explains most of them, its own name
/// first. Nothing where more contradict than agree.
std::vector<std::pair<int, int>> ReductionGraph::bestMatch(int object, const std::vector<int> &leaves) const
{
    std::vector<std::pair<int, int>> best;
    const QString name = m_trace->objects()[object].name;
    for (const auto &[buffer, left] : m_left) {
        std::vector<std::pair<int, int>> matches;
        std::size_t contradictions = 0;
        for (const int leaf : leaves) {
            const Node &read = nodes[std::size_t(leaf)];
            const auto written = left.find(read.unit << shiftOf(m_launch, object));
            if (written == left.end())
                continue;
            if (sameAcross(written->second, read))
                matches.emplace_back(leaf, written->second.node);
            else
                ++contradictions;
        }
        const bool better = matches.size() > best.size() || (matches.size() == best.size() && buffer == name);
        if (matches.size() > contradictions && better)
            best = std::move(matches);
    }
    return best;
}

bool ReductionGraph::sameAcross(const Left &left, const Node &leaf) const
{
    const qint64 size = qint64(1) << shiftOf(m_launch, leaf.object);
    const auto offset = qint64(leaf.unit) * size;
    const Node &node = nodes[std::size_t(left.node)];
    const int written = liesIn(traceOf(node.launch), node.companion, left.object, offset) ? node.companion : node.event;
    const char *before = bytesAt(traceOf(node.launch), written, offset, size);
    const char *found = bytesAt(*m_trace, leaf.event, offset, size);
    return node.atomic || (before && found && std::memcmp(before, found, std::size_t(size)) == 0);
}

void ReductionGraph::keepWritten()
{
    for (const Units &units : m_written) {
        auto &left = m_left[m_trace->objects()[units.object].name];
        for (quint64 unit = units.first; unit < units.first + units.count; ++unit) {
            const int node = cellsOf(units.object)[unit] - 1;
            if (node >= 0)
                left[unit << shiftOf(m_launch, units.object)] = {node, units.object};
        }
    }
}

} // namespace kernelscope
