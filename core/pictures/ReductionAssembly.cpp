#include "pictures/ReductionAssembly.h"

#include <algorithm>
#include <tuple>

#include "analysis/AtomicValue.h"
#include "project/ScalarValue.h"

namespace kernelscope {

ReductionAssembly::ReductionAssembly(const ReductionGraph &graph, const ReductionOptions &options)
    : m_graph(graph), m_bundleFrom(std::max(2u, options.bundleFrom))
{
}

ReductionTree ReductionAssembly::tree()
{
    sortInputs();
    rate();
    chooseRoots();
    m_drawn.assign(m_graph.nodes.size(), -1);
    for (const int root : m_roots)
        drawBelow(root);
    for (const int root : m_roots)
        m_tree.roots.push_back(m_drawn[std::size_t(root)]);
    for (const ReductionNode &node : m_tree.nodes) {
        m_tree.isForest = m_tree.isForest && node.userCount <= 1;
        m_tree.exact = m_tree.exact && node.exact;
    }
    return std::move(m_tree);
}

std::span<const int> ReductionAssembly::inputsOf(int node) const
{
    const auto first = std::size_t(m_firstInputs[std::size_t(node)]);
    return std::span(m_inputs).subspan(first, std::size_t(m_firstInputs[std::size_t(node) + 1]) - first);
}

quint64 ReductionAssembly::elementOf(int node) const
{
    const ReductionGraph::Node &at = m_graph.nodes[std::size_t(node)];
    const int size = m_graph.traceOf(at.launch).objects()[at.object].elementSize;
    return (at.unit << m_graph.shiftOf(at.launch, at.object)) / quint64(size);
}

void ReductionAssembly::sortInputs()
{
    const auto place = [&](int node) {
        const ReductionGraph::Node &at = m_graph.nodes[std::size_t(node)];
        return std::tuple(at.object, at.unit, node);
    };
    std::vector<Taken> list;
    for (const ReductionGraph::Node &node : m_graph.nodes) {
        m_firstInputs.push_back(int(m_inputs.size()));
        list.clear();
        for (int i = node.inputs; i >= 0; i = m_graph.inputs[std::size_t(i)].next) {
            const ReductionGraph::Input &input = m_graph.inputs[std::size_t(i)];
            list.push_back({m_graph.finalNode(input.node), input.phase, input.load});
        }
        std::ranges::sort(list, [&](const Taken &a, const Taken &b) { return place(a.input) < place(b.input); });
        const auto isSame = [](const Taken &a, const Taken &b) { return a.input == b.input; };
        list.erase(std::unique(list.begin(), list.end(), isSame), list.end());
        splitByPhase(node, list);
        for (const Taken &taken : list)
            m_inputs.push_back(taken.input);
        m_taken.insert(m_taken.end(), list.begin(), list.end());
    }
    m_firstInputs.push_back(int(m_inputs.size()));
}

/// Calls leave(node) for every node below the root and for itself, inputs first. An input that leads back to where one
/// came from is passed over.
template <typename Leave> void ReductionAssembly::visitDepthFirst(int root, std::vector<char> &marks, const Leave &leave) const
{
    std::vector<std::pair<int, std::size_t>> path;
    const auto enter = [&](int node) {
        if (marks[std::size_t(node)])
            return;
        marks[std::size_t(node)] = 1;
        path.emplace_back(node, 0);
    };
    enter(root);
    while (!path.empty()) {
        auto &[node, next] = path.back();
        const auto list = inputsOf(node);
        if (next < list.size()) {
            enter(list[next++]);
            continue;
        }
        const int done = node;
        path.pop_back();
        leave(done);
    }
}

void ReductionAssembly::rate()
{
    m_leaves.assign(m_graph.nodes.size(), 0);
    m_objects.assign(m_graph.nodes.size(), 0);
    m_combines.assign(m_graph.nodes.size(), 0);
    std::vector<char> marks(m_graph.nodes.size(), 0);
    for (int node = 0; node < int(m_graph.nodes.size()); ++node)
        visitDepthFirst(node, marks, [this](int at) { rateNode(at); });
}

/// The object that a leaf comes from, as a bit; launches share the bits of equal names. All beyond the 63rd name share one.
quint64 ReductionAssembly::objectBit(const ReductionGraph::Node &leaf)
{
    const QString &name = m_graph.traceOf(leaf.launch).objects()[leaf.object].name;
    const auto known = m_objectBits.constFind(name);
    return known != m_objectBits.constEnd() ? *known
                                            : *m_objectBits.insert(name, quint64(1) << std::min<qsizetype>(m_objectBits.size(), 63));
}

void ReductionAssembly::rateNode(int node)
{
    const auto n = std::size_t(node);
    if (m_graph.nodes[n].kind == Kind::Leaf) {
        m_leaves[n] = 1;
        m_objects[n] = objectBit(m_graph.nodes[n]);
        return;
    }
    for (const int input : inputsOf(node)) {
        const auto i = std::size_t(input);
        m_leaves[n] = saturatedSum(m_leaves[n], m_leaves[i]);
        m_combines[n] = m_combines[n] || m_combines[i] || (m_objects[n] & m_objects[i]);
        m_objects[n] |= m_objects[i];
    }
}

/// What nothing else was made of and combines elements: in global memory, or where nothing came to it in local memory.
void ReductionAssembly::chooseRoots()
{
    std::vector<char> used(m_graph.nodes.size(), 0);
    for (int node = 0; node < int(m_graph.nodes.size()); ++node) {
        for (const int input : inputsOf(node))
            used[std::size_t(input)] = 1;
    }
    for (const AddressSpace memory : {AddressSpace::Global, AddressSpace::Local}) {
        for (int node = 0; node < int(m_graph.nodes.size()); ++node) {
            const ReductionGraph::Node &at = m_graph.nodes[std::size_t(node)];
            const bool inIt = m_graph.traceOf(at.launch).objects()[at.object].memory == memory;
            if (used[std::size_t(node)] || !inIt || at.sameAs >= 0)
                continue;
            if (m_combines[std::size_t(node)])
                m_roots.push_back(node);
            else
                m_tree.plainResults += at.kind == Kind::Value;
        }
        if (!m_roots.empty())
            return;
        m_tree.plainResults = 0;
    }
}

void ReductionAssembly::drawBelow(int root)
{
    std::vector<std::pair<int, std::size_t>> path{{root, 0}};
    m_drawn[std::size_t(root)] = -2; // on the path
    while (!path.empty()) {
        auto &[node, next] = path.back();
        const auto list = inputsOf(node);
        const int input = next < list.size() ? list[next++] : -1;
        if (input < 0) {
            draw(node);
            path.pop_back();
        } else if (m_drawn[std::size_t(input)] == -1 && m_graph.nodes[std::size_t(input)].kind != Kind::Leaf) {
            m_drawn[std::size_t(input)] = -2;
            path.emplace_back(input, 0);
        }
    }
}

/// The nodes drawn for them.
std::vector<int> ReductionAssembly::drawInputs(std::span<const int> inputs)
{
    std::vector<int> drawn;
    for (const int input : addBundles(inputs, drawn)) {
        const bool leaf = m_graph.nodes[std::size_t(input)].kind == Kind::Leaf;
        if (leaf && m_drawn[std::size_t(input)] < 0)
            draw(input);
        if (m_drawn[std::size_t(input)] >= 0)
            drawn.push_back(m_drawn[std::size_t(input)]);
    }
    return drawn;
}

/// Where it stands, and whose it is.
ReductionNode ReductionAssembly::placed(int node) const
{
    const ReductionGraph::Node &at = m_graph.nodes[std::size_t(node)];
    const Trace &trace = m_graph.traceOf(at.launch);
    ReductionNode made;
    made.exact = at.exact;
    made.launch = at.launch;
    made.phase = at.phase;
    made.object = ObjectIndex(at.object);
    made.element = elementOf(node);
    made.item = WorkItemSlot(at.item);
    if (trace.objects()[at.object].memory == AddressSpace::Local)
        made.localTo = at.item / trace.itemsOfGroup();
    return made;
}

void ReductionAssembly::add(ReductionNode made, const std::vector<int> &inputs)
{
    made.firstInput = quint32(m_tree.inputs.size());
    made.inputCount = quint32(inputs.size());
    for (const int input : inputs)
        ++m_tree.nodes[std::size_t(input)].userCount;
    m_tree.inputs.insert(m_tree.inputs.end(), inputs.begin(), inputs.end());
    m_tree.nodes.push_back(made);
}

void ReductionAssembly::draw(int node)
{
    const ReductionGraph::Node &at = m_graph.nodes[std::size_t(node)];
    const auto list = inputsOf(node);
    const std::size_t start = std::size_t(m_firstInputs[std::size_t(node)]);
    int held = -1;
    std::size_t first = 0;
    while (first < list.size() && m_taken[start + first].phase >= 0) {
        std::size_t end = first + 1;
        while (end < list.size() && m_taken[start + end].phase == m_taken[start + first].phase)
            ++end;
        held = addHeld(node, first, end, held);
        first = end;
    }
    std::vector<int> drawn = drawInputs(list.subspan(first));
    if (held >= 0)
        drawn.insert(drawn.begin(), held);
    ReductionNode made = placed(node);
    made.kind = at.kind == Kind::Value && m_leaves[std::size_t(node)] == 0 ? Kind::Constant : at.kind;
    made.kept = at.kept;
    made.event = EventIndex(at.event);
    made.companion = EventIndex(at.companion);
    made.leafCount = m_leaves[std::size_t(node)];
    made.value = valueOf(node);
    add(made, drawn);
    m_drawn[std::size_t(node)] = int(m_tree.nodes.size()) - 1;
}

/// Many elements of one object that went into a node at once become a bundle. Gives the inputs that remain.
std::vector<int> ReductionAssembly::addBundles(std::span<const int> list, std::vector<int> &drawn)
{
    const auto isLeafOf = [&](int input, const ReductionGraph::Node &first) {
        const ReductionGraph::Node &at = m_graph.nodes[std::size_t(input)];
        return at.kind == Kind::Leaf && at.object == first.object && at.launch == first.launch;
    };
    std::vector<int> rest;
    for (std::size_t i = 0; i < list.size();) {
        std::size_t end = i + 1;
        while (end < list.size() && isLeafOf(list[end], m_graph.nodes[std::size_t(list[i])]))
            ++end;
        if (isLeafOf(list[i], m_graph.nodes[std::size_t(list[i])]) && end - i >= m_bundleFrom)
            drawn.push_back(addBundle(list.subspan(i, end - i)));
        else
            rest.insert(rest.end(), list.begin() + qsizetype(i), list.begin() + qsizetype(end));
        i = end;
    }
    return rest;
}

int ReductionAssembly::addBundle(std::span<const int> leaves)
{
    const ReductionGraph::Node &first = m_graph.nodes[std::size_t(leaves.front())];
    ReductionNode bundle;
    bundle.kind = Kind::Bundle;
    bundle.launch = first.launch;
    bundle.phase = first.phase;
    bundle.object = ObjectIndex(first.object);
    bundle.element = elementOf(leaves.front());
    bundle.event = EventIndex(first.event);
    bundle.item = WorkItemSlot(first.item);
    bundle.firstBundled = quint32(m_tree.bundled.size());
    bundle.leafCount = leaves.size();
    for (const int leaf : leaves)
        m_tree.bundled.push_back(elementOf(leaf));
    m_tree.nodes.push_back(bundle);
    return int(m_tree.nodes.size()) - 1;
}

std::optional<double> ReductionAssembly::valueOf(int node) const
{
    const ReductionGraph::Node &at = m_graph.nodes[std::size_t(node)];
    const Trace &trace = m_graph.traceOf(at.launch);
    const TraceEvent access = trace.event(EventIndex(at.event));
    const AccessSite &site = trace.site(access.site);
    if (!site.type || site.type->isStruct())
        return std::nullopt;
    const quint32 *words = trace.valueWords(EventIndex(at.event));
    const qint64 inside = qint64(at.unit << m_graph.shiftOf(at.launch, at.object)) - access.offset;
    const int scalar = sizeInBytes(site.type->scalar);
    if (site.kind == SiteKind::Atomic) {
        const auto result = atomicResult(site, words);
        return result ? std::optional(numberAt(site.type->scalar, reinterpret_cast<const char *>(result->data()))) : std::nullopt;
    }
    if ((site.kind != SiteKind::Load && site.kind != SiteKind::Store) || inside < 0 || inside % scalar != 0 ||
        inside + scalar > qint64(access.size))
        return std::nullopt;
    return numberAt(site.type->scalar, reinterpret_cast<const char *>(words) + inside);
}

} // namespace kernelscope
