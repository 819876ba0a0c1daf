#include <QComboBox>
#include <QScrollBar>
#include <QStyleOptionComboBox>
#include <QTemporaryDir>

#include "tests/ui/Facts.h"
#include "tests/ui/TraceFixture.h"
#include "ui/reduction/ReductionSource.h"
#include "ui/reduction/ReductionTexts.h"
#include "ui/reduction/ReductionView.h"
#include "ui/scene/SceneView.h"
#include "ui/widgets/ElidedLabel.h"

using namespace kernelscope;

namespace {

/// The reduction view of a window, on the trace of a sample.
struct ReductionFixture : TraceFixture
{
    explicit ReductionFixture(const QString &sample) : TraceFixture(sample) { window.views().showView(QStringLiteral("reduction")); }

    ReductionView &view() { return *window.findChild<ReductionView *>(); }
    SceneView &drawing() { return view().drawing(); }
    const ReductionGeometry &look() { return view().geometry(); }
    const ReductionData &sheet() { return *view().source().sheet(); }
    void set(const QString &parameter, const QString &value)
    {
        Project project = session.project();
        for (Parameter &at : project.parameters) {
            if (at.name == parameter)
                at.value = Expression(value);
        }
        session.setProject(project);
    }
    bool traceAndDraw()
    {
        return trace() && QTest::qWaitFor([this] { return view().source().isCurrent(); }, longest);
    }
    bool showLaunch(const QString &name)
    {
        const auto &launches = session.lastTrace()->launches;
        const auto at = std::ranges::find(launches, name, &LaunchTrace::name);
        if (at == launches.end())
            return false;
        stage().showLaunch(int(at - launches.begin()));
        return QTest::qWaitFor([&] { return stage().isReady() && stage().launchTrace().name == name; }, longest);
    }
    bool choose(const char *box, int index)
    {
        for (auto *at : view().findChildren<QComboBox *>()) {
            if (at->accessibleName() != QLatin1String(box))
                continue;
            QSignalSpy changed(&view().source(), &ReductionSource::sheetChanged);
            at->setCurrentIndex(index);
            Q_EMIT at->activated(index);
            return changed.count() > 0 || changed.wait(longest);
        }
        return false;
    }
    double sumOfLeaves()
    {
        double sum = 0;
        for (const ReductionNode &node : sheet().tree.nodes)
            sum += node.kind == ReductionNode::Kind::Leaf ? node.value.value_or(0) : 0;
        return sum;
    }
    void click(int node)
    {
        const QPointF place(look().xOf(sheet().layout.x[std::size_t(node)]), look().yOf(sheet().tree.nodes[std::size_t(node)].level));
        click(place);
    }
    void click(const QPointF &place)
    {
        QTest::mouseClick(drawing().viewport(), Qt::LeftButton, {}, (place - look().sight.topLeft()).toPoint());
    }
};

} // namespace

/// The reduction view, driven through a window on real traces.
class TestReductionView : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatIsChosenIsReadInASmallWindow()
    {
        ReductionFixture f("tree-reduction");
        f.window.resizeTo({1280, 720});
        QVERIFY(f.traceAndDraw());
        const auto boxes = f.view().findChildren<QComboBox *>();
        QCOMPARE(boxes.size(), 3);
        for (const QComboBox *box : boxes) {
            QStyleOptionComboBox option;
            option.initFrom(box);
            const int room = box->style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, box).width();
            QTRY_VERIFY2(room >= box->fontMetrics().horizontalAdvance(box->currentText()), qPrintable(box->currentText()));
        }
    }

    void aTreeIsWalkedThroughPhaseByPhase();
    void aValueThatIsChosenLightsUpItsElementsAndItsLine();
    void theKeyboardWalksTheTree();
    void passesAreJoined();
    void aWorkGroupOfManyIsShownAlone();
    void placesInMemoryKeepTheirColumns();
    void zoomingKeepsWhatIsUnderTheMouse();
    void zoomingByKeysKeepsTheChosenValue();
    void headingsStayAndAreReadOut();
    void stepsGoOnWithoutSpace();
    void idleWorkItemsAreCounted();
    void stepsOfAPhaseAreCounted();
    void manyElementsOfOneStoreAreABundle();
    void ofManyResultsOneIsShownAndTheWorkItemChoosesIt();
    void everyPhaseThatAddsUpHasARow();
    void valuesThatHaveNoRoomAreEnlargedInTheirPhase();
    void anEnlargedValueHasItsOperandsBeforeTheBarrier();
    void zeroesHaveTheRoomOfOtherValues();
    void whereNothingIsReducedTheViewSaysSo();
    void theWholeTreeIsSaved();
    void whatIsTooNarrowToBeOpenedHasItsPhases();
    void aMinimumThatIsNeverMovedIsATree();
    void aGraphThatIsThinnedOutSaysSo();
    void wholeNumbersAreWrittenOut();
    void whatIsRoundedHasAMark();
    void whatAGroupAccessesOutsideIsCounted();
    void fewRowsLieInTheMiddle();
};

void TestReductionView::aTreeIsWalkedThroughPhaseByPhase()
{
    ReductionFixture f(QStringLiteral("tree-reduction"));
    QVERIFY(f.traceAndDraw());
    QCOMPARE(f.sheet().leafCount(), 16u);
    QCOMPARE(f.sheet().tree.roots.size(), std::size_t(1));
    const ReductionNode &root = f.sheet().tree.nodes[std::size_t(f.sheet().tree.roots.front())];
    QVERIFY(root.value);
    QCOMPARE(*root.value, f.sumOfLeaves());
    QVERIFY(f.sheet().tree.exact);
    const int last = f.stage().phases()->phaseCount() - 1;
    int later = -1;
    for (int phase = 0; phase <= last; ++phase) {
        f.stage().showPhase(phase);
        const ReductionMoment &moment = f.look().shown.moment;
        QCOMPARE(moment.phase, phase);
        int count = 0;
        for (int node = 0; node < int(f.sheet().tree.nodes.size()); ++node)
            count += moment.isLater(f.sheet(), node);
        QVERIFY(later < 0 || count <= later);
        later = count;
    }
    QCOMPARE(later, 0);
    f.stage().showBeginning();
    QVERIFY(f.look().shown.moment.isLater(f.sheet(), f.sheet().tree.roots.front()));
}

void TestReductionView::aValueThatIsChosenLightsUpItsElementsAndItsLine()
{
    ReductionFixture f(QStringLiteral("tree-reduction"));
    QVERIFY(f.traceAndDraw());
    const int root = f.sheet().tree.roots.front();
    f.drawing().reveal(f.look().partAround(root));
    f.click(root);
    QCOMPARE(f.look().chosen, root);
    for (int node = 0; node < int(f.sheet().tree.nodes.size()); ++node)
        QVERIFY(f.look().isLit(node));
    const Selection &selection = f.session.selection();
    QVERIFY(selection.traceEvent && selection.site && selection.workItem && selection.place);
    QCOMPARE(selection.phase, std::optional(f.sheet().tree.nodes[std::size_t(root)].phase));
    int line = 0, column = 0;
    f.window.editors().editor(selection.place->file)->getCursorPosition(&line, &column);
    QCOMPARE(line + 1, selection.place->line);
    QVERIFY(f.session.document().texts[selection.place->file].split('\n')[line].contains("sums[get_group_id(0)]"));
    QVERIFY2(nodeText(f.sheet(), root).contains(QString("line %1").arg(line + 1)), qPrintable(nodeText(f.sheet(), root)));
    // Chosen elsewhere, it lights up here.
    const int input = f.sheet().tree.inputsOf(root).front();
    f.stage().showAccess(f.sheet().tree.nodes[std::size_t(input)].event);
    QCOMPARE(f.look().chosen, input);
}

void TestReductionView::theKeyboardWalksTheTree()
{
    ReductionFixture f(QStringLiteral("tree-reduction"));
    QVERIFY(f.traceAndDraw());
    const ReductionTree &tree = f.sheet().tree;
    QTest::keyClick(&f.drawing(), Qt::Key_Up);
    QCOMPARE(f.look().chosen, tree.roots.front());
    QTest::keyClick(&f.drawing(), Qt::Key_Up);
    const int below = f.look().chosen;
    QCOMPARE(below, tree.inputsOf(tree.roots.front()).front());
    QTest::keyClick(&f.drawing(), Qt::Key_Down);
    QCOMPARE(f.look().chosen, tree.roots.front());
    for (int i = 0; i < 10; ++i)
        QTest::keyClick(&f.drawing(), Qt::Key_Up);
    const int leaf = f.look().chosen;
    QCOMPARE(tree.nodes[std::size_t(leaf)].kind, ReductionNode::Kind::Leaf);
    QTest::keyClick(&f.drawing(), Qt::Key_Right);
    QVERIFY(f.look().chosen != leaf);
    QTest::keyClick(&f.drawing(), Qt::Key_Left);
    QCOMPARE(f.look().chosen, leaf);
    QTest::keyClick(&f.drawing(), Qt::Key_Escape);
    QCOMPARE(f.look().chosen, -1);
    QVERIFY(!f.session.selection().traceEvent);
}

void TestReductionView::passesAreJoined()
{
    ReductionFixture f(QStringLiteral("tree-reduction"));
    f.set("n", "1000");
    f.set("group", "32");
    QVERIFY(f.traceAndDraw());
    QVERIFY(f.session.lastTrace()->launches.size() > 1);
    QVERIFY(f.sheet().group); // More than can be taken in at one glance: the work-group alone.
    QCOMPARE(f.sheet().leafCount(), 64u);
    QVERIFY(f.choose("Part", int(ReductionSource::Scope::WholePlan)));
    QCOMPARE(f.sheet().leafCount(), 1000u);
    QCOMPARE(f.sheet().tree.roots.size(), std::size_t(1));
    QCOMPARE(*f.sheet().tree.nodes[std::size_t(f.sheet().tree.roots.front())].value, f.sumOfLeaves());
    // The last pass is later than the first one.
    f.stage().showPhase(0);
    QVERIFY(f.look().shown.moment.isLater(f.sheet(), f.sheet().tree.roots.front()));
    const PlacedNodes scene = f.look().placed;
    QVERIFY(scene.nodes.size() < f.sheet().tree.nodes.size());
    QVERIFY(std::ranges::any_of(scene.nodes, [](const PlacedNode &node) { return node.collapsed && node.hidden > 1; }));
}

void TestReductionView::aWorkGroupOfManyIsShownAlone()
{
    ReductionFixture f(QStringLiteral("partial-sums"));
    f.setParameter("group", 256);
    QVERIFY(f.traceAndDraw());
    QVERIFY(f.choose("Part", int(ReductionSource::Scope::Group)));
    QCOMPARE(f.sheet().leafCount(), 256u);
    QCOMPARE(f.sheet().tree.roots.size(), std::size_t(1));
    const quint64 other = f.stage().trace()->groups()[1];
    QSignalSpy changed(&f.view().source(), &ReductionSource::sheetChanged);
    f.stage().showGroup(other);
    QVERIFY(changed.count() > 0 || changed.wait(TraceFixture::longest));
    QCOMPARE(f.sheet().groupOf(f.sheet().tree.roots.front()), other);
}

void TestReductionView::placesInMemoryKeepTheirColumns()
{
    ReductionFixture f(QStringLiteral("tree-reduction"));
    QVERIFY(f.traceAndDraw());
    QVERIFY(f.choose("Arrangement", 1));
    std::vector<std::pair<quint64, double>> elements;
    for (const int node : f.sheet().layout.row(0))
        elements.emplace_back(f.sheet().tree.nodes[std::size_t(node)].element, f.sheet().layout.x[std::size_t(node)]);
    QCOMPARE(elements.size(), std::size_t(16));
    QVERIFY(std::ranges::is_sorted(elements));
}

void TestReductionView::wholeNumbersAreWrittenOut()
{
    QCOMPARE(numberText(std::optional<double>(999999999)), QString("999999999"));
    QCOMPARE(numberText(std::optional<double>(-16777217)), QString("-16777217"));
    QCOMPARE(numberText(std::optional<double>(1e9)), QString("1e+9"));
    QCOMPARE(numberText(std::optional<double>(0.123456789)), QString("0.12346"));
    QCOMPARE(numberText(std::nullopt), QString());
}

void TestReductionView::whatIsRoundedHasAMark()
{
    QCOMPARE(roundedText(std::optional<double>(7.0 / 3), 2), QString("~2.3"));
    QCOMPARE(roundedText(std::optional<double>(31.0 / 3), 1), QString("~10"));
    QCOMPARE(roundedText(std::optional<double>(0.126), 1), QString("~0.1"));
    QCOMPARE(roundedText(std::optional<double>(2.5), 2), QString("2.5"));
    QCOMPARE(roundedText(std::optional<double>(64), 1), QString("64"));
}

void TestReductionView::whatAGroupAccessesOutsideIsCounted()
{
    ReductionFixture f(QStringLiteral("out-of-bounds"));
    QVERIFY(f.trace());
    QVERIFY(f.showLaunch(QStringLiteral("carelessly")));
    QVERIFY(f.choose("Part", int(ReductionSource::Scope::Group))); // The first and the last work-group have one each.
    const auto leftOut = [&f] { return factsOf(summaryText(f.sheet()), {"data"}).last(2); };
    QCOMPARE(leftOut(), (QStringList{"1", "data"})); // Of which it is outside.
    QVERIFY(f.choose("Part", int(ReductionSource::Scope::WholePlan)));
    QCOMPARE(leftOut(), (QStringList{"2", "data"}));
}

void TestReductionView::fewRowsLieInTheMiddle()
{
    ReductionFixture f(QStringLiteral("out-of-bounds"));
    f.window.resizeTo({1600, 1000});
    QVERIFY(f.traceAndDraw());
    QVERIFY(f.choose("Part", int(ReductionSource::Scope::Group)));
    const ReductionGeometry &look = f.look();
    const double below = look.sight.height() - look.rowTop(f.sheet().layout.levels);
    QVERIFY2(look.rowTop(0) > 0.5 * below, qPrintable(QString("%1 above, %2 below").arg(look.rowTop(0)).arg(below)));
}

void TestReductionView::zoomingKeepsWhatIsUnderTheMouse()
{
    ReductionFixture f(QStringLiteral("tree-reduction"));
    f.set("n", "512");
    QVERIFY(f.traceAndDraw());
    QVERIFY(f.choose("Part", int(ReductionSource::Scope::Group)));
    const double fitted = f.look().unit;
    const QPointF mouse(f.look().gutter + 150, 60);
    const double before = f.look().unitsAt(mouse.x());
    QWheelEvent wheel(mouse, f.drawing().viewport()->mapToGlobal(mouse), {}, {0, 240}, Qt::NoButton, Qt::ControlModifier, Qt::NoScrollPhase,
                      false);
    QCoreApplication::sendEvent(f.drawing().viewport(), &wheel);
    QVERIFY(f.look().unit > 2 * fitted);
    QVERIFY(std::abs(f.look().unitsAt(mouse.x() + f.look().sight.left()) - before) * f.look().unit < 2);
    QTest::keyClick(&f.drawing(), Qt::Key_0);
    QCOMPARE(f.look().unit, fitted);
}

void TestReductionView::zoomingByKeysKeepsTheChosenValue()
{
    ReductionFixture f(QStringLiteral("tree-reduction"));
    QVERIFY(f.traceAndDraw());
    const auto row = f.sheet().layout.row(1);
    f.click(row[row.size() / 3]);
    const auto xOfChosen = [&] { return f.look().xOf(f.sheet().layout.x[std::size_t(f.look().chosen)]) - f.look().sight.left(); };
    QTest::keyClick(&f.drawing(), Qt::Key_Plus);
    const double before = xOfChosen(), unit = f.look().unit;
    QTest::keyClick(&f.drawing(), Qt::Key_Plus);
    QVERIFY(f.look().unit > unit);
    QVERIFY(std::abs(xOfChosen() - before) < 2);
}

void TestReductionView::headingsStayAndAreReadOut()
{
    ReductionFixture f(QStringLiteral("tree-reduction"));
    QVERIFY(f.traceAndDraw());
    const auto heading = [&] {
        const auto &items = f.drawing().scene().items;
        const auto found = std::ranges::find(items, QStringLiteral("Phase 1, 8 of 16 work-items active"), &SceneItem::name);
        return found == items.end() ? QRectF() : f.drawing().pixelsOf(*found);
    };
    const double left = heading().left();
    QVERIFY(left > 0);
    for (int zoom = 0; zoom < 6; ++zoom)
        f.drawing().zoom(1.5);
    f.drawing().horizontalScrollBar()->setValue(int(f.look().unit));
    QCOMPARE(heading().left(), left);
    const int covered = f.sheet().layout.row(0).front();
    const QPointF point(f.look().xOf(f.sheet().layout.x[std::size_t(covered)]), f.look().yOf(0));
    QVERIFY(point.x() < f.look().sight.left() + f.look().gutter);
    QVERIFY(!f.drawing().scene().hit(point));
    f.drawing().choose(NodeSubject{covered}); // Brought into sight, and read out.
    QVERIFY(f.drawing().scene().hit(point));
    const SceneItem *chosen = f.drawing().scene().find(NodeSubject{covered});
    QVERIFY(chosen && chosen->name == nodeText(f.sheet(), covered));
}

void TestReductionView::stepsGoOnWithoutSpace()
{
    ReductionFixture f(QStringLiteral("tree-reduction"));
    QVERIFY(f.traceAndDraw());
    f.drawing().resize(0, 0);
    QVERIFY(f.drawing().viewport()->size().isEmpty());
    f.stage().showPhase(2);
    QVERIFY(f.choose("Arrangement", 1));
    f.stage().showPhase(1);
    QVERIFY(!f.drawing().scene().size.isEmpty());
    QVERIFY(!f.view().pictureScene().size.isEmpty());
}

void TestReductionView::idleWorkItemsAreCounted()
{
    ReductionFixture f(QStringLiteral("interleaved-reduction"));
    QVERIFY(f.trace());
    QVERIFY(f.showLaunch(QStringLiteral("mended")));
    QVERIFY(f.choose("Part", int(ReductionSource::Scope::Group)));
    QStringList texts;
    for (int level = 0; level < f.sheet().layout.levels; ++level)
        texts << factsOf(activityTexts(f.sheet(), level, f.look().groupOf(level)).value(0)).join('/') + ' ' +
                     factsOf(divisionTexts(f.sheet(), level, f.look().groupOf(level), 32).value(0)).join('/');
    QVERIFY2(texts.contains("64/64 "), qPrintable(texts.join('|'))); // Work-items are active; sub-groups are divided.
    QVERIFY2(texts.contains("32/64 2/2"), qPrintable(texts.join('|')));
    QCOMPARE(activityTexts(f.sheet(), 1, f.look().groupOf(1))[1], "64 of 64 active");
    QCOMPARE(activityTexts(f.sheet(), 0, f.look().groupOf(0)), QStringList()); // The elements are nobody's work.
    f.window.resizeTo({1280, 720});
    QTRY_COMPARE(f.window.height(), 720);
    QTRY_COMPARE(f.drawing().verticalScrollBar()->maximum(), 0); // All phases are in sight.
}

void TestReductionView::stepsOfAPhaseAreCounted()
{
    ReductionFixture f(QStringLiteral("groups-race"));
    QVERIFY(f.trace());
    QVERIFY(f.showLaunch(QStringLiteral("together")));
    QVERIFY(f.choose("Part", int(ReductionSource::Scope::Group)));
    const int last = f.sheet().layout.levels - 1; // The store of the result takes the sum of the same phase.
    QCOMPARE(phaseTexts(f.sheet(), last).first(), "Phase 6, step 2 of 2");
    QCOMPARE(phaseTexts(f.sheet(), last - 1).last(), "Phase 6, 1 of 2");
    QCOMPARE(phaseTexts(f.sheet(), last - 2).first(), "Phase 5");
    QVERIFY2(summaryText(f.sheet()).contains("in 7 phases (8 steps)"), qPrintable(summaryText(f.sheet()))); // As many rows are drawn.
    QCOMPARE(factsOf(f.sheet().barriers[std::size_t(last)].last()), QStringList{"10"});
}

void TestReductionView::manyElementsOfOneStoreAreABundle()
{
    ReductionFixture f(QStringLiteral("matmul"));
    f.set("n", "32");
    QVERIFY(f.trace());
    QVERIFY(f.showLaunch(QStringLiteral("naive-private")));
    QVERIFY(f.choose("Part", int(ReductionSource::Scope::Group)));
    const auto &nodes = f.sheet().tree.nodes;
    const auto bundle = std::ranges::find(nodes, ReductionNode::Kind::Bundle, &ReductionNode::kind);
    QVERIFY(bundle != nodes.end());
    QCOMPARE(placeText(f.sheet(), int(bundle - nodes.begin())), "32 elements");
    QCOMPARE(f.sheet().leafCount(), 256u * 64);
    QCOMPARE(f.sheet().elementCount, 1024u); // 16 rows and 16 columns, however many results they take part in.
    QVERIFY2(summaryText(f.sheet()).startsWith("256 results from 1,024 elements"), qPrintable(summaryText(f.sheet())));
}

/// All 256 of a tile would hide each other.
void TestReductionView::ofManyResultsOneIsShownAndTheWorkItemChoosesIt()
{
    ReductionFixture f(QStringLiteral("matmul"));
    f.set("n", "32");
    QVERIFY(f.trace());
    QVERIFY(f.showLaunch(QStringLiteral("tiled")));
    QVERIFY(QTest::qWaitFor([&] { return f.view().source().isCurrent(); }, TraceFixture::longest));
    QVERIFY(f.sheet().isOfOneResult());
    QCOMPARE(f.sheet().resultCount, std::size_t(256));
    QCOMPARE(f.sheet().tree.roots.size(), std::size_t(1));
    QCOMPARE(f.sheet().leafCount(), 64u); // A row of A and a column of B.
    QVERIFY2(f.look().showsValues(), "its boxes are too narrow for text");
    QVERIFY2(summaryText(f.sheet(), true).startsWith("T[0], 1 of 256 results"), qPrintable(summaryText(f.sheet(), true)));
    f.stage().showWorkItem(35); // (3, 2)
    QCOMPARE(placeText(f.sheet(), f.sheet().tree.roots.front()), "T[67]");
    // What is chosen of it, made by whomever, leaves it in sight.
    const auto &nodes = f.sheet().tree.nodes;
    const auto made =
        std::ranges::find_if(nodes, [&](const ReductionNode &node) { return node.inputCount > 0 && node.item.value % 256 != 35; });
    QVERIFY(made != nodes.end());
    f.click(int(made - nodes.begin()));
    QVERIFY(f.session.selection().traceEvent);
    QCOMPARE(placeText(f.sheet(), f.sheet().tree.roots.front()), "T[67]");
    QVERIFY(f.choose("Part", int(ReductionSource::Scope::Group)));
    QCOMPARE(f.sheet().tree.roots.size(), std::size_t(256));
}

void TestReductionView::everyPhaseThatAddsUpHasARow()
{
    ReductionFixture f(QStringLiteral("matmul"));
    f.set("n", "64");
    QVERIFY(f.trace());
    QVERIFY(f.showLaunch(QStringLiteral("tiled")));
    QVERIFY(QTest::qWaitFor([&] { return f.view().source().isCurrent(); }, TraceFixture::longest));
    const ReductionTree &tree = f.sheet().tree;
    QCOMPARE(tree.levels.size(), std::size_t(f.stage().phases()->phaseCount()) + 1); // The elements, and each phase.
    QVERIFY(tree.isForest);
    int held = -1;
    for (int node = 0; node < int(tree.nodes.size()); ++node) {
        const ReductionNode &at = tree.nodes[std::size_t(node)];
        if (at.kind != ReductionNode::Kind::Held)
            continue;
        held = node;
        QCOMPARE(at.phase % 2, 1);                          // In the others tiles are copied.
        QCOMPARE(at.leafCount, quint64(at.phase + 1) * 16); // 16 of A and 16 of B in each of them.
    }
    QVERIFY(held >= 0);
    const QString text = nodeText(f.sheet(), held);
    QVERIFY2(text.startsWith("Held in private memory after phase 7, until it is stored in T[0]"), qPrintable(text));
    QVERIFY2(summaryText(f.sheet()).contains("diamond"), qPrintable(summaryText(f.sheet())));
    f.click(held);
    QCOMPARE(f.session.selection().phase, 7);
}

void TestReductionView::valuesThatHaveNoRoomAreEnlargedInTheirPhase()
{
    ReductionFixture f(QStringLiteral("partial-sums"));
    f.setParameter("group", 256);
    f.window.resizeTo({1280, 720});
    QVERIFY(f.traceAndDraw());
    f.stage().showPhase(1);
    QVERIFY(f.look().enlarged >= 0 && f.look().data().tree.levels[std::size_t(f.look().enlarged)].phase == 1);
    const auto parts = f.look().excerpt;
    QVERIFY(parts.size() >= 3);
    for (const ReductionExcerpt &part : parts) {
        QCOMPARE(part.operands.size(), std::size_t(2));
        const QString value = numberText(f.sheet().tree.nodes[std::size_t(part.node)].value);
        QVERIFY(QFontMetricsF(f.look().font).horizontalAdvance(value) <= part.box.width());
        QVERIFY(f.look().excerptSpace().contains(part.box) && f.look().excerptSpace().contains(part.operands[0].second));
    }
    QVERIFY(f.look().rowTop(f.look().enlarged + 1) >= f.look().excerptSpace().bottom());
    QVERIFY(f.look().rowTop(f.sheet().layout.levels) <= f.look().sight.height() + 1); // The others gave way: nothing has to be scrolled to.
    f.click(parts[2].box.center());
    QCOMPARE(f.look().chosen, parts[2].node);
    f.stage().showPhase(5);
    QCOMPARE(f.look().enlarged, -1);
    for (const double y : {f.look().yOf(3), f.look().yOf(7)})
        QCOMPARE(f.look().levelAt(y), y == f.look().yOf(3) ? 3.0 : 7.0);
}

/// Those of a scan wait in private memory for the barrier.
void TestReductionView::anEnlargedValueHasItsOperandsBeforeTheBarrier()
{
    const QTemporaryDir folder;
    const auto write = [&](const QString &name, const QByteArray &text) {
        QFile file(folder.filePath(name));
        return file.open(QIODevice::WriteOnly) && file.write(text) == text.size();
    };
    QVERIFY(write("p.kscope", R"({ "kernelscope": 1, "title": "Scan", "sources": ["a.cl"], "buffers": [
        { "name": "data", "type": "float2", "shape": [64], "access": "in", "init": { "expression": "i + 10" } },
        { "name": "out", "type": "float2", "shape": [64], "access": "out" } ], "plan": [ { "launch": "go", "kernel": "k",
        "global": [64], "local": [64], "arguments": { "in": { "buffer": "data" }, "out": { "buffer": "out" } } } ] })"));
    QVERIFY(write("a.cl", "__kernel void k(__global const float2 *in, __global float2 *out)\n{\n    __local float2 t[64];\n"
                          "    const int l = get_local_id(0);\n    t[l] = in[l];\n    barrier(CLK_LOCAL_MEM_FENCE);\n"
                          "    float2 v = t[l];\n    if (l >= 1)\n        v += t[l - 1];\n    barrier(CLK_LOCAL_MEM_FENCE);\n"
                          "    t[l] = v;\n    barrier(CLK_LOCAL_MEM_FENCE);\n    out[l] = t[l];\n}\n"));
    ReductionFixture f(QStringLiteral("vector-add"));
    QVERIFY(f.window.files().open(folder.path()));
    f.window.resizeTo({1280, 720});
    QVERIFY(f.traceAndDraw());
    f.stage().showPhase(2);
    const auto parts = f.look().excerpt;
    QVERIFY(parts.size() >= 3);
    for (const ReductionExcerpt &part : parts) {
        double sum = 0;
        for (const auto &[operand, box] : part.operands)
            sum += f.sheet().tree.nodes[std::size_t(operand)].value.value_or(-1000);
        QCOMPARE(f.sheet().tree.nodes[std::size_t(part.node)].value, std::optional(sum));
    }
    QVERIFY(f.sheet().hasVectors);
    QVERIFY2(summaryText(f.sheet(), true).contains("vectors"), qPrintable(summaryText(f.sheet(), true)));
}

void TestReductionView::zeroesHaveTheRoomOfOtherValues()
{
    ReductionFixture f(QStringLiteral("tree-reduction"));
    QVERIFY(f.traceAndDraw()); // 16 elements, and 8 work-items that have none and take part with 0.
    const ReductionTree &tree = f.sheet().tree;
    int constants = 0;
    for (std::size_t node = 0; node < tree.nodes.size(); ++node) {
        constants += tree.nodes[node].kind == ReductionNode::Kind::Constant && tree.nodes[node].inputCount == 0;
        if (tree.nodes[node].level == 1)
            QVERIFY(f.sheet().layout.right[node] - f.sheet().layout.left[node] >= 1.5);
    }
    QCOMPARE(constants, 8);
}

void TestReductionView::whereNothingIsReducedTheViewSaysSo()
{
    ReductionFixture f(QStringLiteral("vector-add"));
    QVERIFY(f.traceAndDraw());
    QVERIFY(!f.view().showsContent());
    QVERIFY(!f.sheet().tree.reason.isEmpty());
    QCOMPARE(f.view().nothingToShow(), f.sheet().tree.reason);
}

void TestReductionView::theWholeTreeIsSaved()
{
    ReductionFixture f(QStringLiteral("tree-reduction"));
    QVERIFY(f.traceAndDraw());
    QTemporaryDir folder;
    for (int zoom = 0; zoom < 6; ++zoom)
        f.drawing().zoom(1.5);
    QVERIFY(f.view().pictureScene().size.width() >= f.look().size().width());
    QVERIFY(f.window.views().savePicture(folder.filePath("tree.svg")));
    QFile file(folder.filePath("tree.svg"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QString svg = QString::fromUtf8(file.readAll());
    QVERIFY(svg.contains("Phase 0") && svg.contains("Elements read") && svg.contains("data[15]"));
    QVERIFY(!svg.contains("<pattern") && !svg.contains("<image")); // They would be enlarged: who is idle is hatched by lines.
}

void TestReductionView::whatIsTooNarrowToBeOpenedHasItsPhases()
{
    ReductionFixture f(QStringLiteral("partial-sums"));
    f.setParameter("group", 256);
    f.window.resizeTo({1280, 720});
    QVERIFY(f.traceAndDraw());
    f.stage().showPhase(1);
    const ReductionGeometry &look = f.look();
    QVERIFY(std::ranges::any_of(look.placed.nodes, &PlacedNode::collapsed));
    const QImage drawn = f.drawing().viewport()->grab().toImage();
    for (const int level : {0, 1}) { // The elements, and what phase 0 made of them.
        int bare = 0, all = 0;
        for (int x = int(look.xOf(0)) + 1; x < int(look.xOf(f.sheet().layout.width)) - 1; ++x, ++all)
            bare += drawn.pixelColor(x, int(look.yOf(level))) == f.appearance.theme().surface;
        QVERIFY(all > 100);
        QVERIFY2(bare * 20 < all, qPrintable(QStringLiteral("%1 of %2 pixels are bare").arg(bare).arg(all)));
    }
}

void TestReductionView::aMinimumThatIsNeverMovedIsATree()
{
    ReductionFixture f(QStringLiteral("tree-reduction"));
    CodeEditor *code = f.window.editors().editor(QStringLiteral("tree-reduction.cl"));
    QString text = code->text();
    const QList<std::pair<QString, QString>> changes{
        {"if (left + stride < items)", "if (left + stride < items && tree[left + stride] < tree[left])"},
        {"tree[left] += tree[left + stride];", "tree[left] = tree[left + stride];"},
        {"data[first] : 0;", "data[first] : 1000;"}};
    for (const auto &[before, after] : changes) {
        QVERIFY(text.contains(before));
        text.replace(before, after);
    }
    code->setText(text);
    Project project = f.session.project();
    project.buffers.first().init = ExpressionInit{Expression(QStringLiteral("i"))};
    f.session.setProject(project);
    QVERIFY(f.traceAndDraw());
    QCOMPARE(f.sheet().leafCount(), 16u);
    QCOMPARE(f.sheet().tree.roots.size(), std::size_t(1));
}

void TestReductionView::aGraphThatIsThinnedOutSaysSo()
{
    ReductionFixture f(QStringLiteral("tree-reduction"));
    f.set("n", "512");
    QVERIFY(f.traceAndDraw());
    const auto text = [&] {
        for (const auto *label : f.view().findChildren<ElidedLabel *>()) {
            if (label->text().contains("elements"))
                return label->text();
        }
        return QString();
    };
    QVERIFY2(text().contains("512 elements") && !text().contains("zoom in"), qPrintable(text())); // Subtrees are seen to be closed.
    QVERIFY(f.choose("Arrangement", 1));
    QVERIFY2(text().contains("zoom in"), qPrintable(text()));
    for (int i = 0; i < 20; ++i)
        f.drawing().zoom(2);
    QVERIFY2(text().contains("512 elements") && !text().contains("zoom in"), qPrintable(text()));
    QVERIFY(f.look().size().width() > 8000);
    QCOMPARE(f.view().pictureScene().size.width(), f.look().sight.width()); // Of what is so wide the part in sight is saved.
    f.drawing().fit();
    QVERIFY2(text().contains("zoom in"), qPrintable(text()));
}

QTEST_MAIN(TestReductionView)
#include "tst_reductionview.moc"
