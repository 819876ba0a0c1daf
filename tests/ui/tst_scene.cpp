#include <algorithm>
#include <cmath>

#include <QAccessible>
#include <QImage>
#include <QLineEdit>
#include <QPainter>
#include <QScrollBar>
#include <QSignalSpy>
#include <QStandardItemModel>
#include <QTest>

#include "SceneText.h"
#include "tests/ui/Facts.h"
#include "ui/scene/SceneView.h"
#include "ui/scene/TableScene.h"
#include "ui/theme/Appearance.h"
#include "ui/timeline/GraphScene.h"

using namespace kernelscope;
using namespace Qt::StringLiterals;

namespace {

/// Boxes of 40 by 40, 60 apart, each for a step.
Scene boxes(int columns, int rows)
{
    Scene scene;
    for (int row = 0; row < rows; ++row) {
        for (int column = 0; column < columns; ++column) {
            const int step = row * columns + column;
            SceneItem &box = scene.box(QRectF(60 * column, 60 * row, 40, 40), Ink::Raised, {Ink::Edge});
            box.subject = StepSubject{step};
            box.name = u"step %1"_s.arg(step);
            box.toolTip = u"what step %1 does"_s.arg(step);
        }
    }
    scene.size = {60.0 * columns, 60.0 * rows};
    return scene;
}

int stepOf(const Subject &subject)
{
    const auto *step = std::get_if<StepSubject>(&subject);
    return step ? step->step : -1;
}

struct ShownScene
{
    explicit ShownScene(const Scene &shown, bool isZoomed = false)
        : scene(shown), view(
                            appearance, [this](const SceneWindow &) { return scene; },
                            isZoomed ? SceneView::Fit([](const QSizeF &) { return SceneWindow(); }) : SceneView::Fit())
    {
        view.resize(200, 150);
        view.show();
        if (!QTest::qWaitForWindowExposed(&view))
            qFatal("The view is not shown.");
    }
    QPoint middleOf(int step) const { return view.pixelsOf(*view.scene().find(StepSubject{step})).center().toPoint(); }

    Appearance appearance;
    Scene scene;
    SceneView view;
};

PlanGraph invented()
{
    PlanGraph graph;
    GraphStep write;
    write.name = u"in"_s;
    write.kind = CommandKind::Write;
    write.queue = u"up"_s;
    write.writes = {u"A"_s};
    write.stepPath = u"/plan/0"_s;
    GraphStep launch = write;
    launch.name = u"work"_s;
    launch.kind = CommandKind::Launch;
    launch.reads = {u"A"_s};
    launch.writes = {u"B"_s};
    launch.executions = 3;
    launch.stepPath = u"/plan/1"_s;
    GraphStep added;
    added.name = u"read B"_s;
    added.kind = CommandKind::Read;
    graph.steps = {write, launch, added};
    GraphDependency missing;
    missing.from = 0;
    missing.to = 1;
    missing.buffer = u"A"_s;
    missing.kind = DependencyKind::Missing;
    graph.dependencies = {missing};
    return graph;
}

} // namespace

class TestScene : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void tabGoesFromPartToPart();
    void eachTextHasItsFont();
    void anImageIsEnlargedWithoutSmoothing();
    void aPictureSaysWhereAPointLiesAtAnotherScale();
    void theKeyboardIsSeenAtOnce()
    {
        struct Paints : QObject
        {
            int count = 0;
            bool eventFilter(QObject *, QEvent *event) override
            {
                count += event->type() == QEvent::Paint;
                return false;
            }
        };
        Appearance appearance;
        appearance.apply();
        QWidget window;
        SceneView view(
            appearance, [](const SceneWindow &) { return boxes(1, 1); }, {}, &window);
        auto *other = new QLineEdit(&window);
        view.move(0, 40);
        view.resize(200, 100);
        window.resize(200, 140);
        window.show();
        window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        other->setFocus();
        QTest::qWait(0);
        Paints paints;
        view.viewport()->installEventFilter(&paints);
        view.setFocus(Qt::TabFocusReason);
        QTRY_VERIFY(paints.count > 0);
        const QColor corner = view.viewport()->grab().toImage().pixelColor(198, 98);
        QCOMPARE(corner, appearance.theme().accent);
        paints.count = 0;
        other->setFocus(Qt::TabFocusReason);
        QTRY_VERIFY(paints.count > 0);
    }
    void itComparesAndPrints()
    {
        Scene scene = boxes(1, 1);
        QCOMPARE(scene, boxes(1, 1));
        scene.text({1, 2, 30, 10}, {u"hello"_s, Ink::Error});
        scene.box({0, 0, 5, 5}, Ink(Ink::Mark, 2)).hatching = 4;
        QVERIFY(scene != boxes(1, 1));
        QCOMPARE(sceneText(scene), u"box 0,0 40x40 filled raised drawn edge = step 0\n"
                                   "box 1,2 30x10 \"hello\" error\n"
                                   "box 0,0 5x5 hatched mark 2"_s);
    }

    void whatLiesInFrontIsHit()
    {
        Scene scene = boxes(2, 1);
        scene.box({20, 0, 20, 40}, Ink::Accent).subject = StepSubject{7};
        scene.text({0, 0, 40, 40}, {u"stands for nothing"_s});
        QCOMPARE(stepOf(scene.hit({10, 10})->subject), 0);
        QCOMPARE(stepOf(scene.hit({30, 10})->subject), 7);
        QVERIFY(!scene.hit({50, 10}));
        scene.items[1].reach = 35;
        QCOMPARE(stepOf(scene.hit({50, 20})->subject), 1);
        QVERIFY(!scene.hit({50, 90}));
        QCOMPARE(scene.tipAt({30, 10})->toolTip, u"what step 0 does"_s);
    }

    void arrowKeysGoToTheNearest_data()
    {
        QTest::addColumn<int>("columns");
        QTest::addColumn<int>("from");
        QTest::addColumn<int>("key");
        QTest::addColumn<int>("to");
        QTest::newRow("nothing is chosen") << 3 << -1 << int(Qt::Key_Left) << 0;
        QTest::newRow("right") << 3 << 0 << int(Qt::Key_Right) << 1;
        QTest::newRow("down") << 3 << 1 << int(Qt::Key_Down) << 4;
        QTest::newRow("up") << 3 << 8 << int(Qt::Key_Up) << 5;
        QTest::newRow("at the edge") << 3 << 2 << int(Qt::Key_Right) << -1;
        QTest::newRow("along a column") << 1 << 1 << int(Qt::Key_Right) << 2;
        QTest::newRow("back along a column") << 1 << 1 << int(Qt::Key_Left) << 0;
        QTest::newRow("along a row") << 9 << 3 << int(Qt::Key_Down) << 4;
        QTest::newRow("the first") << 3 << 5 << int(Qt::Key_Home) << 0;
        QTest::newRow("the last") << 3 << 5 << int(Qt::Key_End) << 8;
    }
    void arrowKeysGoToTheNearest()
    {
        QFETCH(int, columns);
        QFETCH(int, from);
        QFETCH(int, key);
        const Scene scene = boxes(columns, 9 / columns);
        const SceneItem *next = scene.beside(from < 0 ? Subject() : Subject(StepSubject{from}), key);
        QTEST(next ? stepOf(next->subject) : -1, "to");
    }

    void ofAGridLeftAndRightStayInTheRow()
    {
        Scene scene; // Two lines whose points of one column lie side by side.
        for (const int line : {0, 1}) {
            for (const int place : {0, 1}) {
                SceneItem &point = scene.box(QRectF(100 * place + 10 * line, 50 * line, 0, 0), {});
                point.subject = TimingSubject{line, place};
                point.cell = {place, line};
            }
        }
        const auto beside = [&](int key) { return scene.beside(TimingSubject{0, 0}, key)->subject; };
        QVERIFY(beside(Qt::Key_Right) == Subject(TimingSubject{0, 1}));
        QVERIFY(beside(Qt::Key_Down) == Subject(TimingSubject{1, 0}));
        QVERIFY(beside(Qt::Key_Home) == Subject(TimingSubject{0, 0}));
        QVERIFY(beside(Qt::Key_End) == Subject(TimingSubject{0, 1}));
    }

    void aTableIsDrawn()
    {
        const Appearance appearance;
        QStandardItemModel model(3, 2);
        model.setHorizontalHeaderLabels({"name", "count"});
        for (int row = 0; row < 3; ++row) {
            model.setItem(row, 0, new QStandardItem(QString("row %1").arg(row)));
            model.setItem(row, 1, new QStandardItem(QString::number(row)));
        }
        const Scene table = tableScene(model, appearance, {2, 16, true}, 1);
        QStringList texts;
        for (const SceneItem &item : table.items) {
            if (!item.text.text.isEmpty())
                texts << item.text.text;
            QVERIFY2(QRectF({}, table.size).contains(item.rect()), qPrintable(sceneText(table)));
        }
        QCOMPARE(factsOf(texts.takeLast()), QStringList{"1"}); // One more row.
        QCOMPARE(texts, (QStringList{"name", "count", "1", "row 0", "0", "2", "row 1", "1"}));
        QCOMPARE(std::ranges::count(table.items, Ink(Ink::AccentSoft), &SceneItem::fill), 1); // The ground of the chosen row.
        Scene below;
        below.box({0, 0, 10, 10}, Ink::Accent);
        below.size = {10, 10};
        below.add(table, {0, 20});
        QCOMPARE(below.items[1].rect(), table.items[0].rect().translated(0, 20));
        QCOMPARE(below.size, table.size + QSizeF(0, 20));
    }

    void eachThemePaintsItInItsColours()
    {
        Scene scene;
        scene.size = {20, 20};
        scene.box({0, 0, 20, 20}, Ink::Error);
        scene.addMargin(10);
        for (const bool isDark : {false, true}) {
            Appearance appearance;
            appearance.setDark(isDark);
            QImage image(40, 40, QImage::Format_RGB32);
            image.fill(Qt::white);
            QPainter painter(&image);
            paint(scene, painter, appearance);
            painter.end();
            QCOMPARE(image.pixelColor(20, 20), appearance.theme().error);
            QCOMPARE(image.pixelColor(5, 5), QColor(Qt::white));
        }
    }

    /// A box is drawn by a line around it unless it is opaque.
    void aFrameLooksLikeALineAroundTheBox()
    {
        const auto painted = [](double opacity) {
            Scene scene;
            for (const double radius : {0.0, 4.0, 8.0})
                scene.box({4.3 + 5 * radius, 4.6, 16, 16}, Ink::Accent, {Ink::Error, 1.6}, radius).opacity = opacity;
            SceneItem &diamond = scene.box({64.3, 4.6, 16, 16}, Ink::Accent, {Ink::Error, 1.6});
            diamond.isDiamond = true;
            diamond.opacity = opacity;
            QImage image(85, 25, QImage::Format_RGB32);
            image.fill(Qt::white);
            QPainter painter(&image);
            paint(scene, painter, Appearance());
            painter.end();
            return image;
        };
        const QImage filled = painted(1), drawn = painted(0.999);
        int others = 0; // In corners, where parts of a line cover a pixel twice.
        for (int y = 0; y < filled.height(); ++y) {
            for (int x = 0; x < filled.width(); ++x) {
                const QColor a = filled.pixelColor(x, y), b = drawn.pixelColor(x, y);
                const int away = std::max({std::abs(a.red() - b.red()), std::abs(a.green() - b.green()), std::abs(a.blue() - b.blue())});
                QVERIFY2(away < 64, qPrintable(QString("%1,%2: %3 %4").arg(x).arg(y).arg(a.name(), b.name())));
                others += away >= 24;
            }
        }
        QVERIFY2(others <= 8, qPrintable(QString::number(others)));
    }

    void theMouseAndTheKeyboardChoose()
    {
        ShownScene shown(boxes(3, 2));
        QSignalSpy chosen(&shown.view, &SceneView::chosenChanged);
        QSignalSpy activated(&shown.view, &SceneView::activated);
        QTest::mouseClick(shown.view.viewport(), Qt::LeftButton, {}, shown.middleOf(1));
        QCOMPARE(stepOf(shown.view.chosen()), 1);
        QCOMPARE(chosen.size(), 1);
        QCOMPARE(activated.size(), 1);
        QTest::keyClick(&shown.view, Qt::Key_Down);
        QCOMPARE(stepOf(shown.view.chosen()), 4);
        QCOMPARE(activated.size(), 1);
        QTest::keyClick(&shown.view, Qt::Key_Return);
        QCOMPARE(activated.size(), 2);
        QTest::mouseMove(shown.view.viewport(), shown.middleOf(0));
        QCOMPARE(stepOf(shown.view.lit()), 0);
        QTest::keyClick(&shown.view, Qt::Key_Escape);
        QVERIFY(isNothing(shown.view.chosen()));
    }

    void whatIsChosenIsFramedAndComesIntoSight()
    {
        ShownScene shown(boxes(1, 9));
        const QImage before = shown.view.grab().toImage();
        shown.view.choose(StepSubject{0});
        QVERIFY(shown.view.grab().toImage() != before);
        shown.view.choose(StepSubject{8});
        QVERIFY(shown.view.verticalScrollBar()->value() > 0);
        QVERIFY(shown.view.viewport()->rect().contains(shown.middleOf(8)));
    }

    void itIsZoomedAroundWhatIsThere()
    {
        ShownScene shown(boxes(9, 9), true);
        shown.view.horizontalScrollBar()->setValue(100);
        const QPoint middle = shown.view.viewport()->rect().center();
        const Subject before = shown.view.scene().hit(QPointF(middle) + QPointF(100, 0))->subject;
        QTest::keyClick(&shown.view, Qt::Key_Plus);
        QVERIFY(shown.view.scale() > 1);
        QVERIFY(shown.view.pixelsOf(*shown.view.scene().find(before)).contains(middle));
        QTest::keyClick(&shown.view, Qt::Key_0);
        QCOMPARE(shown.view.scale(), 1.0);
        QTest::mousePress(shown.view.viewport(), Qt::LeftButton, {}, middle);
        QTest::mouseMove(shown.view.viewport(), middle - QPoint(40, 0));
        QTest::mouseRelease(shown.view.viewport(), Qt::LeftButton, {}, middle - QPoint(40, 0));
        QVERIFY(isNothing(shown.view.chosen())); // It was dragged.
    }

    void aBarThatMakesItselfNeedlessStays()
    {
        const Appearance appearance;
        const auto scene = [](const SceneWindow &) {
            Scene drawn;
            drawn.size = {100, 102};
            return drawn;
        };
        const auto fit = [](const QSizeF &size) {
            SceneWindow window;
            window.scale = size.width() / 100; // As wide as there is space.
            return window;
        };
        SceneView view(appearance, scene, fit);
        view.resize(200, 200);
        view.show();
        QVERIFY(QTest::qWaitForWindowExposed(&view));
        QVERIFY(view.verticalScrollBar()->isVisible());
        view.resize(200, 300);
        QTRY_VERIFY(view.viewport()->height() == 300);
        QVERIFY(view.scale() > 1.5);
    }

    void zoomingKeepsWhatIsUnderThePointer()
    {
        SceneWindow window;
        window.origin = {-3, 5};
        window.scale = 4;
        const QPointF pointer(321, 123), under = window.toUnits(pointer);
        for (const double scale : {1.25, 3.0, 200.0, 0.01})
            QVERIFY((window.zoomedAt(pointer, scale).toUnits(pointer) - under).manhattanLength() < 1e-6);
    }

    void ofAPictureScaledAcrossOnlyTheWidthGrows()
    {
        SceneWindow window;
        window.origin = {10, 20};
        window.scale = 4;
        window.isAcross = true;
        window.column = 50; // of headings
        window.size = {250, 100};
        QCOMPARE(window.toPixels(QPointF(11, 25)), QPointF(54, 5));
        QCOMPARE(window.toUnits({54, 5}), QPointF(11, 25));
        QCOMPARE(window.area(), QRectF(10, 20, 50, 100));
        QCOMPARE(window.scrolled(), QPointF(40, 20));
        QCOMPARE(window.scrolledTo({40, 20}), window);
        const SceneWindow zoomed = window.zoomedAt({54, 5}, 8);
        QCOMPARE(zoomed.toUnits({54, 5}), QPointF(11, 25));
        QCOMPARE(zoomed.origin.y(), 20);
    }

    /// Of 10 units, each 100 pixels wide, after headings of 50 pixels; as high as twice the view.
    void aFreePictureScaledAcrossScrollsDown()
    {
        const Appearance appearance;
        const auto source = [](const SceneWindow &window) {
            Scene scene;
            scene.scale = window.scale;
            scene.size = {1050, 300};
            return scene;
        };
        const auto fit = [](const QSizeF &) {
            SceneWindow window;
            window.scale = 100;
            window.isAcross = true;
            window.column = 50;
            return window;
        };
        SceneView view(appearance, source, fit);
        view.setFree();
        view.setZoom(1, 1000, 2);
        view.setGeometry({.at = [](const QPointF &point) { return StepSubject{int(std::floor(point.x()))}; },
                          .beside = [](const Subject &, int key) { return key == Qt::Key_End ? StepSubject{9} : Subject(); },
                          .where = [](const Subject &subject) { return QRectF(stepOf(subject), 0, 1, 10); }});
        view.resize(250, 150);
        view.show();
        QVERIFY(QTest::qWaitForWindowExposed(&view));
        QCOMPARE(view.verticalScrollBar()->maximum(), 150);
        QCOMPARE(view.horizontalScrollBar()->maximum(), 0);
        QSignalSpy seen(&view, &SceneView::seenChanged);
        QTest::keyClick(&view, Qt::Key_End);
        QCOMPARE(stepOf(view.chosen()), 9);
        QVERIFY(seen.size() > 0);
        const double middle = (view.window().column + view.viewport()->width()) / 2;
        QCOMPARE(view.window().toPixels(QPointF(9.5, 0)).x(), middle);
        QTest::keyClick(&view, Qt::Key_Right, Qt::ShiftModifier);
        QCOMPARE(view.window().toPixels(QPointF(9.5, 0)).x(), middle - 60);
        view.verticalScrollBar()->setValue(40);
        QCOMPARE(view.window().origin.y(), 40);
        QTest::keyClick(&view, Qt::Key_Plus);
        QCOMPARE(view.scale(), 200);
        QCOMPARE(view.window().origin.y(), 40);
        QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, view.window().toPixels(QPointF(9.2, 60)).toPoint());
        QCOMPARE(stepOf(view.chosen()), 9);
    }

    void whatIsCoveredIsNotPointedAt()
    {
        Scene scene = boxes(2, 1);
        QCOMPARE(stepOf(scene.hit({20, 20})->subject), 0);
        scene.box(QRectF(0, 0, 50, 50), Ink::Window).covers = true; // A heading.
        QVERIFY(!scene.hit({20, 20}));
        QVERIFY(!scene.tipAt({20, 20}));
        QCOMPARE(stepOf(scene.hit({70, 20})->subject), 1);
    }

    void linesAreOneItem()
    {
        const Appearance appearance;
        Scene scene;
        scene.lines({QLineF(0, 5, 20, 5), QLineF(5, 0, 5, 20)}, {Ink::Error, 2}).isSmooth = false;
        SceneItem &hatched = scene.boxes({QRectF(30, 0, 20, 20), QRectF(30, 30, 20, 20)}, Ink::Error);
        hatched.hatching = 6;
        scene.text(QRectF(0, 60, 20, 80), {u"upwards"_s, Ink::Error}).text.turn = -90;
        QCOMPARE(scene.items.first().rect(), QRectF(0, 0, 20, 20));
        QImage image(60, 150, QImage::Format_RGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        paint(scene, painter, appearance);
        painter.end();
        const auto isInked = [&image](const QRect &area) {
            const QImage part = image.copy(area);
            QImage white = part;
            white.fill(Qt::white);
            return part != white;
        };
        QCOMPARE(image.pixelColor(15, 5), appearance.theme().error);
        QVERIFY(isInked({30, 0, 20, 20}));
        QVERIFY(!isInked({30, 22, 20, 6})); // Between the boxes.
        QVERIFY(isInked({30, 30, 20, 20}));
        QVERIFY(isInked({0, 90, 20, 49})); // It begins at the lower end,
        QVERIFY(!isInked({21, 60, 39, 80}));
    }

    void namedItemsAreAccessibleChildren()
    {
        ShownScene shown(boxes(3, 2));
        QAccessibleInterface *view = QAccessible::queryAccessibleInterface(&shown.view);
        QVERIFY(view);
        QCOMPARE(view->childCount(), 6);
        QAccessibleInterface *child = view->child(4);
        QCOMPARE(child->text(QAccessible::Name), u"step 4"_s);
        QCOMPARE(child->text(QAccessible::Description), u"what step 4 does"_s);
        QCOMPARE(view->indexOfChild(child), 4);
        QCOMPARE(child->parent(), view);
        const QPoint middle = child->rect().center();
        QCOMPARE(view->childAt(middle.x(), middle.y()), child);
        shown.view.choose(StepSubject{4});
        QVERIFY(child->state().selected);
        shown.scene = boxes(1, 1);
        shown.view.refresh();
        QVERIFY(!child->isValid());
    }

    void theGraphOfAPlanIsAScene()
    {
        const Appearance appearance;
        const Scene scene = graphScene(invented(), appearance);
        const QString text = sceneText(scene);
        QVERIFY2(text.contains(u"\"A\" error"_s), qPrintable(text));
        const auto muted = [](const Scene &drawn) {
            QStringList texts;
            for (const SceneItem &item : drawn.items) {
                if (item.text.ink.role == Ink::Muted && !item.text.text.isEmpty())
                    texts << item.text.text;
            }
            return texts;
        };
        PlanGraph apart = invented();
        apart.dependencies.clear();
        QCOMPARE(muted(scene).size(), muted(graphScene(apart, appearance)).size() + 1); // What the arrow means.
        QCOMPARE(scene.find(StepSubject{1})->name, u"work  \u00d73"_s);
        QCOMPARE(scene.find(StepSubject{1})->toolTip, u"work\nreads A\nwrites B"_s);
        QVERIFY(!scene.find(StepSubject{2})); // Added by the planner.
        for (const SceneItem &item : scene.items)
            QVERIFY(QRectF({0, 0}, scene.size).contains(item.rect()) || item.rect().isEmpty());
        QCOMPARE(graphScene({}, appearance), Scene());
    }
};

void TestScene::tabGoesFromPartToPart()
{
    ShownScene shown(boxes(2, 2)); // Each row is a part.
    shown.view.setGeometry({.part = [](const Subject &subject, bool isNext) {
        const int row = stepOf(subject) / 2 + (isNext ? 1 : -1);
        return row == 0 || row == 1 ? StepSubject{2 * row} : Subject();
    }});
    shown.view.setFocus();
    QTest::keyClick(&shown.view, Qt::Key_Tab);
    QVERIFY(isNothing(shown.view.chosen())); // Nothing is chosen: Tab leaves the picture.
    shown.view.choose(StepSubject{1});
    QTest::keyClick(&shown.view, Qt::Key_Tab);
    QCOMPARE(stepOf(shown.view.chosen()), 2);
    QTest::keyClick(&shown.view, Qt::Key_Tab); // It is the last one.
    QCOMPARE(stepOf(shown.view.chosen()), 2);
    QTest::keyClick(&shown.view, Qt::Key_Backtab);
    QCOMPARE(stepOf(shown.view.chosen()), 0);
}

void TestScene::eachTextHasItsFont()
{
    const Appearance appearance;
    const SceneText usual{u"usual"_s};
    SceneText code{u"code"_s}, large{u"large"_s}, bold{u"bold"_s};
    code.isCode = true;
    large.size = 1.5;
    bold.isBold = true;
    QImage together(200, 200, QImage::Format_RGB32), apart = together;
    together.fill(Qt::white);
    apart.fill(Qt::white);
    QPainter all(&together), each(&apart);
    Scene scene;
    double top = 0;
    for (const SceneText &text : {usual, code, large, usual, bold, code}) {
        Scene one;
        one.text({0, top, 200, 30}, text);
        scene.items << one.items;
        paint(one, each, appearance);
        top += 30;
    }
    paint(scene, all, appearance);
    QCOMPARE(together, apart);
}

void TestScene::anImageIsEnlargedWithoutSmoothing()
{
    QImage cells(2, 1, QImage::Format_RGB32);
    cells.setPixelColor(0, 0, Qt::red);
    cells.setPixelColor(1, 0, Qt::blue);
    Scene scene;
    scene.image({0, 0, 20, 10}, cells);
    scene.addMargin(5);
    QCOMPARE(sceneText(scene), QString("image 5,5 20x10"));
    QImage image(30, 20, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    paint(scene, painter, Appearance());
    QCOMPARE(image.pixelColor(14, 14), QColor(Qt::red));
    QCOMPARE(image.pixelColor(15, 5), QColor(Qt::blue));
    QCOMPARE(image.pixelColor(25, 5), QColor(Qt::white));
}

/// With headings at its left that keep their width.
void TestScene::aPictureSaysWhereAPointLiesAtAnotherScale()
{
    constexpr double headings = 100;
    const auto source = [](const SceneWindow &window) {
        Scene scene;
        scene.scale = window.scale;
        scene.size = {headings + 500 * window.scale, 100};
        return scene;
    };
    const Appearance appearance;
    SceneView view(appearance, source, [](const QSizeF &) { return SceneWindow(); });
    view.setGeometry({.scaled = [&](const QPointF &point, double scale) {
        return QPointF(headings + (point.x() - headings) / view.scale() * scale, point.y());
    }});
    QSignalSpy wanted(&view, &SceneView::fitWanted);
    view.resize(400, 150);
    view.show();
    QVERIFY(QTest::qWaitForWindowExposed(&view));
    const double middle = QRectF(view.viewport()->rect()).center().x();
    view.zoom(3);
    QCOMPARE(view.horizontalScrollBar()->value(), qRound(headings + (middle - headings) * 3 - middle));
    QCOMPARE(wanted.count(), 0);
    QTest::keyClick(&view, Qt::Key_0);
    QCOMPARE(wanted.count(), 1);
}

QTEST_MAIN(TestScene)
#include "tst_scene.moc"
