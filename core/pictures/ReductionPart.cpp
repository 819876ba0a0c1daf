#include "pictures/ReductionPart.h"

#include <algorithm>
#include <map>
#include <tuple>

namespace kernelscope {
namespace {

using Kind = ReductionNode::Kind;

class PartMaker
{
public:
    PartMaker(const ReductionTree &tree, quint32 bundleFrom) : m_tree(tree), m_bundleFrom(bundleFrom) {}

    ReductionTree make(int root)
    {
        m_part.bundled = m_tree.bundled;
        m_part.notes = m_tree.notes;
        countUsers(root);
        takeNodes(root);
        takeLevels();
        m_part.roots = {int(m_part.nodes.size()) - 1};
        for (const ReductionNode &node : m_part.nodes) {
            m_part.exact = m_part.exact && node.exact;
            m_part.isForest = m_part.isForest && node.userCount <= 1;
        }
        return std::move(m_part);
    }

private:
    using Copies = std::map<std::tuple<int, int, int, int>, std::vector<int>>; ///< by launch, phase, object and the elements' object

    const ReductionNode &at(int node) const { return m_tree.nodes[std::size_t(node)]; }
    const ReductionNode &copied(int copy) const { return at(m_tree.inputsOf(copy).front()); }
    int &place(int node) { return m_places[std::size_t(node)]; }

    void countUsers(int root)
    {
        m_users.assign(m_tree.nodes.size(), 0);
        m_users[std::size_t(root)] = 1;
        for (int node = root; node >= 0; --node) { // Inputs stand before what is made of them.
            if (m_users[std::size_t(node)] == 0)
                continue;
            for (const int input : m_tree.inputsOf(node))
                ++m_users[std::size_t(input)];
        }
    }

    /// Of one element, for one value.
    bool isCopy(int node) const
    {
        const ReductionNode &copy = at(node);
        if (copy.kind != Kind::Value || copy.inputCount != 1 || copy.kept || m_users[std::size_t(node)] != 1)
            return false;
        return copied(node).kind == Kind::Leaf && m_users[std::size_t(m_tree.inputsOf(node).front())] == 1;
    }

    Copies copiesAmong(std::span<const int> inputs) const
    {
        Copies copies;
        for (const int input : inputs) {
            if (isCopy(input))
                copies[{at(input).launch, at(input).phase, at(input).object.value, copied(input).object.value}].push_back(input);
        }
        std::erase_if(copies, [this](const auto &entry) { return entry.second.size() < m_bundleFrom; });
        return copies;
    }

    /// Inputs first, and a subtree in one stretch: so the layout of a forest wants it.
    void takeNodes(int root)
    {
        m_places.assign(m_tree.nodes.size(), notYet);
        std::vector<std::pair<int, bool>> open{{root, false}}; // and whether its inputs were taken
        while (!open.empty()) {
            const auto [node, isReady] = open.back();
            open.pop_back();
            if (place(node) >= 0)
                continue;
            if (isReady) {
                takeNode(node);
                continue;
            }
            open.emplace_back(node, true);
            const auto inputs = m_tree.inputsOf(node);
            for (const auto &[key, members] : copiesAmong(inputs)) {
                for (const int member : members)
                    place(member) = bundled;
            }
            for (auto input = inputs.rbegin(); input != inputs.rend(); ++input) {
                if (place(*input) == notYet)
                    open.emplace_back(*input, false);
            }
        }
    }

    void takeNode(int node)
    {
        const auto inputs = m_tree.inputsOf(node);
        std::vector<int> taken;
        for (const int input : inputs) {
            if (place(input) >= 0)
                taken.push_back(place(input));
        }
        for (const auto &[key, members] : copiesAmong(inputs))
            taken.push_back(addCopies(members));
        place(node) = add(at(node), taken);
    }

    int addCopies(const std::vector<int> &copies)
    {
        std::vector<int> elements;
        for (const int copy : copies)
            elements.push_back(m_tree.inputsOf(copy).front());
        return add(bundleOf(copies), {add(bundleOf(elements), {})});
    }

    ReductionNode bundleOf(const std::vector<int> &nodes)
    {
        const auto lowest = std::ranges::min_element(nodes, {}, [this](int node) { return at(node).element; });
        ReductionNode bundle = at(*lowest);
        bundle.kind = Kind::Bundle;
        bundle.exact = std::ranges::all_of(nodes, [this](int node) { return at(node).exact; });
        bundle.companion = EventIndex(-1);
        bundle.firstBundled = quint32(m_part.bundled.size());
        bundle.leafCount = nodes.size();
        bundle.value.reset();
        for (const int node : nodes)
            m_part.bundled.push_back(at(node).element);
        return bundle;
    }

    int add(ReductionNode node, const std::vector<int> &inputs)
    {
        node.firstInput = quint32(m_part.inputs.size());
        node.inputCount = quint32(inputs.size());
        node.userCount = 0;
        for (const int input : inputs)
            ++m_part.nodes[std::size_t(input)].userCount;
        m_part.inputs.insert(m_part.inputs.end(), inputs.begin(), inputs.end());
        m_part.nodes.push_back(node);
        return int(m_part.nodes.size()) - 1;
    }

    /// Those in which something lies.
    void takeLevels()
    {
        std::vector<int> counts(m_tree.levels.size(), 0);
        for (const ReductionNode &node : m_part.nodes)
            ++counts[std::size_t(node.level)];
        std::vector<int> newLevels(m_tree.levels.size(), -1);
        for (std::size_t level = 0; level < m_tree.levels.size(); ++level) {
            if (counts[level] == 0)
                continue;
            newLevels[level] = int(m_part.levels.size());
            m_part.levels.push_back(m_tree.levels[level]);
            m_part.levels.back().nodes = counts[level];
        }
        for (ReductionNode &node : m_part.nodes)
            node.level = newLevels[std::size_t(node.level)];
    }

    static constexpr int notYet = -1, bundled = -2; // Places that are none.
    const ReductionTree &m_tree;
    const quint32 m_bundleFrom;
    ReductionTree m_part;
    std::vector<int> m_users;  ///< by node of the tree: nodes of the part that it is an input of
    std::vector<int> m_places; ///< by node of the tree: in the part
};

} // namespace

ReductionTree resultAlone(const ReductionTree &tree, int root, quint32 bundleFrom)
{
    return PartMaker(tree, bundleFrom).make(root);
}

bool isBestAlone(const ReductionTree &tree)
{
    constexpr std::size_t manyEdges = 300, manyOfNode = 2; // Of operands of two there are never more than two for each node.
    constexpr std::size_t manyTrees = 64, manyElements = 256;
    const auto isElement = [](const ReductionNode &node) { return node.kind == Kind::Leaf || node.kind == Kind::Bundle; };
    if (tree.roots.size() < 2)
        return false;
    return tree.isForest ? tree.roots.size() > manyTrees && std::size_t(std::ranges::count_if(tree.nodes, isElement)) > manyElements
                         : tree.inputs.size() > std::max(manyEdges, manyOfNode * tree.nodes.size());
}

} // namespace kernelscope
