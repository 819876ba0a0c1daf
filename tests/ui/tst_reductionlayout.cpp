#include <QtTest>

#include <cmath>

#include "ui/layout/ReductionLayout.h"

using namespace kernelscope;

/// Where the nodes of a reduction are drawn.
class TestReductionLayout : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aTreeIsTidy_data();
    void aTreeIsTidy();
    void treesStandSideBySide();
    void aConstantIsAsWideAsTheOthersOfItsLevel();
    void scansKeepTheirColumns();
    void aColumnIsThatOfTheFirstValueInIt();
    void arraysThatTakeTurnsShareTheirColumns();
    void workGroupsHaveColumnsOfTheirOwn();
    void crowdedColumnsAreSpread();
    void zoomingOutCollapsesSubtrees();
    void zoomingInShowsAll();
    void whatIsOutsideIsNotDrawn();
    void edgesJoinWhatIsDrawn();
    void graphsThinOut();
};

namespace {

int add(ReductionTree &tree, ReductionNode::Kind kind, int level, quint64 element, const std::vector<int> &inputs)
{
    ReductionNode node;
    node.kind = kind;
    node.level = level;
    node.element = element;
    node.object = ObjectIndex(level > 0 ? 1 : 0);
    node.leafCount = kind == ReductionNode::Kind::Leaf ? 1 : 0;
    node.firstInput = quint32(tree.inputs.size());
    node.inputCount = quint32(inputs.size());
    for (const int input : inputs) {
        node.leafCount += tree.nodes[std::size_t(input)].leafCount;
        if (++tree.nodes[std::size_t(input)].userCount > 1)
            tree.isForest = false;
    }
    tree.inputs.insert(tree.inputs.end(), inputs.begin(), inputs.end());
    tree.nodes.push_back(node);
    tree.levels.resize(std::max(tree.levels.size(), std::size_t(level) + 1));
    return int(tree.nodes.size()) - 1;
}

/// Balanced, with `arity` inputs a node.
int addBalanced(ReductionTree &tree, int level, int arity, quint64 &element)
{
    if (level == 0)
        return add(tree, ReductionNode::Kind::Leaf, 0, element++, {});
    std::vector<int> inputs;
    for (int i = 0; i < arity; ++i)
        inputs.push_back(addBalanced(tree, level - 1, arity, element));
    return add(tree, ReductionNode::Kind::Value, level, element, inputs);
}

ReductionTree balanced(int levels, int arity = 2, int roots = 1)
{
    ReductionTree tree;
    quint64 element = 0;
    for (int r = 0; r < roots; ++r)
        tree.roots.push_back(addBalanced(tree, levels, arity, element));
    return tree;
}

/// Hillis and Steele: n columns.
ReductionTree scan(int n)
{
    ReductionTree tree;
    std::vector<int> now;
    for (int i = 0; i < n; ++i)
        now.push_back(add(tree, ReductionNode::Kind::Leaf, 0, quint64(i), {}));
    for (int i = 0; i < n; ++i)
        now[std::size_t(i)] = add(tree, ReductionNode::Kind::Value, 1, quint64(i), {now[std::size_t(i)]});
    int level = 2;
    for (int d = 1; d < n; d *= 2, ++level) {
        std::vector<int> next = now;
        for (int i = d; i < n; ++i)
            next[std::size_t(i)] = add(tree, ReductionNode::Kind::Value, level, quint64(i), {now[std::size_t(i - d)], now[std::size_t(i)]});
        now = next;
    }
    tree.roots = now;
    tree.isForest = false;
    return tree;
}

bool rowsAreApart(const ReductionLayout &layout)
{
    for (int level = 0; level < layout.levels; ++level) {
        const auto row = layout.row(level);
        for (std::size_t i = 1; i < row.size(); ++i) {
            if (layout.x[std::size_t(row[i])] - layout.x[std::size_t(row[i - 1])] < 1 - 1e-9)
                return false;
        }
    }
    return true;
}

bool allInside(const ReductionLayout &layout)
{
    return std::all_of(layout.x.begin(), layout.x.end(), [&](double x) { return x >= 0.5 - 1e-9 && x <= layout.width - 0.5 + 1e-9; });
}

ReductionViewport whole(const ReductionLayout &layout, double pixelsPerUnit)
{
    return {0, layout.width, 0, double(layout.levels), pixelsPerUnit, 8};
}

} // namespace

void TestReductionLayout::aTreeIsTidy_data()
{
    QTest::addColumn<int>("levels");
    QTest::addColumn<int>("arity");
    QTest::newRow("one node") << 0 << 2;
    QTest::newRow("pairs") << 1 << 2;
    QTest::newRow("eight") << 3 << 2;
    QTest::newRow("in threes") << 4 << 3;
    QTest::newRow("4096") << 12 << 2;
    QTest::newRow("a chain") << 20 << 1;
}

void TestReductionLayout::aTreeIsTidy()
{
    QFETCH(int, levels);
    QFETCH(int, arity);
    const ReductionTree tree = balanced(levels, arity);
    const ReductionLayout layout = layoutReduction(tree);
    QVERIFY(rowsAreApart(layout) && allInside(layout));
    QCOMPARE(layout.width, std::pow(arity, levels));
    QCOMPARE(layout.x.back(), layout.width / 2);
    for (std::size_t n = 0; n < tree.nodes.size(); ++n) {
        for (const int input : tree.inputsOf(int(n))) {
            QVERIFY(layout.left[std::size_t(input)] >= layout.left[n]);
            QVERIFY(layout.right[std::size_t(input)] <= layout.right[n]);
        }
    }
}

void TestReductionLayout::treesStandSideBySide()
{
    const ReductionTree tree = balanced(3, 2, 5);
    const ReductionLayout layout = layoutReduction(tree);
    QVERIFY(rowsAreApart(layout) && allInside(layout));
    for (std::size_t r = 1; r < tree.roots.size(); ++r)
        QVERIFY(layout.left[std::size_t(tree.roots[r])] >= layout.right[std::size_t(tree.roots[r - 1])]);
}

void TestReductionLayout::aConstantIsAsWideAsTheOthersOfItsLevel()
{
    using Kind = ReductionNode::Kind;
    ReductionTree tree;
    const int pair = add(tree, Kind::Value, 1, 0, {add(tree, Kind::Leaf, 0, 0, {}), add(tree, Kind::Leaf, 0, 1, {})});
    const int zero = add(tree, Kind::Constant, 1, 1, {});
    tree.roots = {add(tree, Kind::Value, 2, 0, {pair, zero})};
    const ReductionLayout layout = layoutReduction(tree);
    const auto n = std::size_t(zero);
    QCOMPARE(layout.left[n], 2.0);
    QCOMPARE(layout.right[n], 3.6); // As wide as two elements would leave the others less.
    QCOMPARE(layout.x[n], 2.8);
    QCOMPARE(layout.width, 3.6);
    QCOMPARE(layout.x.back(), (1 + 2.8) / 2);
    QVERIFY(rowsAreApart(layout));
}

void TestReductionLayout::scansKeepTheirColumns()
{
    const ReductionTree tree = scan(16);
    const ReductionLayout layout = layoutReduction(tree);
    QVERIFY(rowsAreApart(layout) && allInside(layout));
    for (std::size_t n = 0; n < tree.nodes.size(); ++n)
        QCOMPARE(layout.x[n], double(tree.nodes[n].element) + 0.5);
}

/// In the way down of a scan values change places, and the one that went there later may stand first in the list.
void TestReductionLayout::aColumnIsThatOfTheFirstValueInIt()
{
    ReductionTree tree;
    std::vector<int> leaves;
    for (quint64 i = 0; i < 4; ++i)
        leaves.push_back(add(tree, ReductionNode::Kind::Leaf, 0, i, {}));
    const int last = add(tree, ReductionNode::Kind::Value, 1, 3, {leaves[3]});
    const int swapped = add(tree, ReductionNode::Kind::Value, 2, 0, {last});
    const int first = add(tree, ReductionNode::Kind::Value, 1, 0, {leaves[0]});
    add(tree, ReductionNode::Kind::Value, 3, 0, {swapped, first});
    tree.isForest = false;
    const ReductionLayout layout = layoutReduction(tree);
    QCOMPARE(layout.x[std::size_t(first)], layout.x[std::size_t(leaves[0])]);
    QCOMPARE(layout.x[std::size_t(swapped)], layout.x[std::size_t(leaves[0])]);
    QCOMPARE(layout.x[std::size_t(last)], layout.x[std::size_t(leaves[3])]);
}

void TestReductionLayout::arraysThatTakeTurnsShareTheirColumns()
{
    using Kind = ReductionNode::Kind;
    ReductionTree tree;
    std::vector<int> row;
    for (int i = 0; i < 4; ++i)
        row.push_back(add(tree, Kind::Leaf, 0, quint64(i), {}));
    for (int i = 0; i < 4; ++i)
        row[std::size_t(i)] = add(tree, Kind::Value, 1, quint64(i), {row[std::size_t(i)]});
    for (int level = 2; level < 4; ++level) { // After Kogge and Stone: each takes in its left neighbour.
        const std::vector<int> before = row;
        for (int i = 1; i < 4; ++i) {
            row[std::size_t(i)] = add(tree, Kind::Value, level, quint64(i), {before[std::size_t(i) - 1], before[std::size_t(i)]});
            tree.nodes[std::size_t(row[std::size_t(i)])].object = ObjectIndex(level);
        }
    }
    const ReductionLayout layout = layoutReduction(tree);
    for (int i = 0; i < 4; ++i)
        QCOMPARE(layout.x[std::size_t(row[std::size_t(i)])], i + 0.5);
}

void TestReductionLayout::workGroupsHaveColumnsOfTheirOwn()
{
    using Kind = ReductionNode::Kind;
    ReductionTree tree;
    tree.isForest = false;
    for (int i = 0; i < 4; ++i)
        add(tree, Kind::Leaf, 0, quint64(i), {});
    for (int i = 0; i < 4; ++i) {
        const int node = add(tree, Kind::Value, 1, quint64(i % 2), {i}); // Two elements of local memory in each of two groups.
        tree.nodes[std::size_t(node)].localTo = i / 2;
    }
    const ReductionLayout layout = layoutReduction(tree);
    for (int i = 0; i < 4; ++i)
        QCOMPARE(layout.x[std::size_t(4 + i)], layout.x[std::size_t(i)]);
}

void TestReductionLayout::crowdedColumnsAreSpread()
{
    ReductionTree tree; // three values of one element each, all in one row
    const int leaf = add(tree, ReductionNode::Kind::Leaf, 0, 0, {});
    for (int i = 0; i < 3; ++i)
        tree.roots.push_back(add(tree, ReductionNode::Kind::Value, 1, quint64(i), {leaf}));
    const ReductionLayout layout = layoutReduction(tree);
    QVERIFY(rowsAreApart(layout) && allInside(layout));
    QCOMPARE(layout.x[0], layout.x[2]); // the leaf stays in the middle of its users
    QCOMPARE(layout.width, 3.0);
}

void TestReductionLayout::zoomingOutCollapsesSubtrees()
{
    const ReductionTree tree = balanced(12);
    const ReductionLayout layout = layoutReduction(tree);
    std::size_t before = 0;
    for (const double scale : {0.01, 0.1, 0.5, 2.0, 8.0, 40.0}) {
        const PlacedNodes scene = placeNodes(tree, layout, whole(layout, scale));
        QVERIFY(scene.nodes.size() >= before); // closer never shows less
        before = scene.nodes.size();
        QVERIFY(double(scene.nodes.size()) <= 4 * layout.width * scale / 8 + 40);
        quint64 leaves = 0;
        for (const PlacedNode &placed : scene.nodes)
            leaves += placed.collapsed ? placed.hidden : tree.nodes[std::size_t(placed.node)].kind == ReductionNode::Kind::Leaf;
        QCOMPARE(leaves, 4096u); // nothing is lost
    }
}

void TestReductionLayout::zoomingInShowsAll()
{
    const ReductionTree tree = balanced(5);
    const ReductionLayout layout = layoutReduction(tree);
    const PlacedNodes scene = placeNodes(tree, layout, whole(layout, 40));
    QCOMPARE(scene.nodes.size(), tree.nodes.size());
    QCOMPARE(scene.edges.size(), tree.inputs.size());
}

void TestReductionLayout::whatIsOutsideIsNotDrawn()
{
    const ReductionTree tree = balanced(12);
    const ReductionLayout layout = layoutReduction(tree);
    ReductionViewport viewport = whole(layout, 40);
    viewport.left = 100;
    viewport.right = 120;
    const PlacedNodes scene = placeNodes(tree, layout, viewport);
    QVERIFY(scene.nodes.size() < 100);
    for (const PlacedNode &placed : scene.nodes) {
        QVERIFY(layout.right[std::size_t(placed.node)] >= 100);
        QVERIFY(layout.left[std::size_t(placed.node)] <= 120);
    }
}

void TestReductionLayout::edgesJoinWhatIsDrawn()
{
    for (const ReductionTree &tree : {balanced(6), scan(32)}) {
        const ReductionLayout layout = layoutReduction(tree);
        const PlacedNodes scene = placeNodes(tree, layout, whole(layout, 20));
        QVERIFY(!scene.edges.empty());
        for (const auto &[input, user] : scene.edges) {
            const auto inputs = tree.inputsOf(scene.nodes[std::size_t(user)].node);
            QVERIFY(std::find(inputs.begin(), inputs.end(), scene.nodes[std::size_t(input)].node) != inputs.end());
        }
    }
}

void TestReductionLayout::graphsThinOut()
{
    const ReductionTree tree = scan(1024);
    const ReductionLayout layout = layoutReduction(tree);
    const PlacedNodes scene = placeNodes(tree, layout, whole(layout, 0.5));
    QVERIFY(scene.nodes.size() < tree.nodes.size() / 8);
    quint64 nodes = 0;
    for (const PlacedNode &placed : scene.nodes)
        nodes += 1 + placed.hidden;
    QCOMPARE(nodes, quint64(tree.nodes.size()));
}

QTEST_GUILESS_MAIN(TestReductionLayout)
#include "tst_reductionlayout.moc"
