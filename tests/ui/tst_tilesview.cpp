#include <QComboBox>
#include <QLineEdit>
#include <QRegularExpression>
#include <QScrollBar>
#include <QSpinBox>
#include <QToolButton>
#include <QTemporaryDir>

#include "tests/ui/Facts.h"
#include "tests/ui/TraceFixture.h"
#include "ui/scene/SceneView.h"
#include "ui/tiles/TilesLegend.h"
#include "ui/tiles/TilesView.h"

using namespace kernelscope;

namespace {

/// The tiles view of a window, on the trace of a launch of a sample.
struct TilesFixture : TraceFixture
{
    static constexpr quint64 size = 64;

    explicit TilesFixture(const QString &sample) : TraceFixture(sample)
    {
        window.views().showView(QStringLiteral("tiles"));
        Project project = session.project();
        for (Parameter &parameter : project.parameters) {
            if (sample == "matmul" && parameter.name == "n")
                parameter.value = Expression(QString::number(size)); // Small, and still more than is drawn large.
        }
        session.setProject(project);
    }

    TilesView &view() { return *window.findChild<TilesView *>(); }
    SceneView &drawing() { return view().drawing(); }
    const TilesLayout &look() { return view().look(); }
    const Scene &scene() { return drawing().scene(); }
    bool isDrawn() { return !view().isPreparing() && look().sheet; }
    bool traceAndDraw(const QString &launch = {})
    {
        if (!trace())
            return false;
        const auto &launches = session.lastTrace()->launches;
        const auto at = std::ranges::find(launches, launch, &LaunchTrace::name);
        if (at != launches.end())
            stage().showLaunch(int(at - launches.begin()));
        return QTest::qWaitFor([&] { return stage().isReady() && (launch.isEmpty() || stage().launchTrace().name == launch) && isDrawn(); },
                               longest);
    }
    int panel(const QString &name) { return look().sheet->panelNamed(name); }
    QString reuse(int panel) { return reuseTexts(look(), panel).constFirst(); }
    /// In the legend.
    bool says(const QString &text)
    {
        return std::ranges::any_of(scene().items, [&](const SceneItem &item) { return item.text.text == text; });
    }
    const TileWindow &tiles(const QString &name) { return look().windows[std::size_t(panel(name))]; }
    quint8 use(const QString &name, quint64 x, quint64 y) { return tiles(name).useOf(tiles(name).shape.elementAt({x, y, 0})); }
};

} // namespace

/// The tiles view, driven through a window on real traces.
class TestTilesView : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void tilesMarchAlongTheRowAndTheColumn();
    void aCellThatIsChosenShowsWhereItCameFrom();
    void anElementThatIsMadeOfItselfHasNoArrow();
    void fewWorkItemsAreNamed_data();
    void fewWorkItemsAreNamed();
    void reuseIsTold();
    void whatLiesOutsideIsSaid();
    void whatLiesOutsideHasACell();
    void aRaceIsMarkedInItsCell();
    void aFewCellsGrow();
    void theKernelsNameIsSaidToo();
    void rowsThatAreNotInUseMakeRoomForValues();
    void rowsThatAreNotInUseMakeRoomInLocalMemoryToo();
    void whatIsLowLiesInTheMiddle();
    void anElementAloneIsNotEach();
    void noHeadingIsCutOrCrossed();
    void arrowsOfAListLeadToItsEnds();
    void cellsAreWideBeforeTheirLettersAreSmall();
    void whatIsUsedAlikeIsToldAlike();
    void ofAPartItIsSaidWhich();
    void vectorsHaveRoomInWideCells();
    void structsShowTheirMembers();
    void theLegendHasLettersOfOneSize();
    void onlySomeAreRead();
    void ofACounterNoIdealIsKnown();
    void theOutputIsAddedUp();
    void aWorkItemAloneIsShown();
    void aShapeIsTyped();
    void listsAreShownAsRows();
    void largeCellsShowTheirValues();
    void theChoicesKeepTheirRoomBesideASlice();
    void theKeyboardMovesFromCellToCell();
    void itsItemsSayWhatTheyStandFor();
    void readsAreCountedInCells();
    void theLegendStaysWhereOneScrolls();
    void columnsAreRead_data();
    void columnsAreRead();
    void everythingIsSaved();
};

void TestTilesView::tilesMarchAlongTheRowAndTheColumn()
{
    TilesFixture f(QStringLiteral("matmul"));
    QVERIFY(f.traceAndDraw("tiled"));
    QCOMPARE(f.tiles("A").shape, (GridShape{TilesFixture::size, TilesFixture::size, 1}));
    QCOMPARE(f.tiles("tileA").shape, (GridShape{16, 16, 1}));
    const Extent group = unflatten(f.stage().group(), f.stage().trace()->launch().groups());
    for (int step = 0; step < 3; ++step) {
        f.stage().showPhase(2 * step); // the tiles are filled; the phases between use them
        const quint64 along = quint64(step) * 16;
        QVERIFY(f.use("A", along, group[1] * 16) & TileElement::ReadNow);
        QVERIFY(f.use("B", group[0] * 16, along) & TileElement::ReadNow);
        QVERIFY(f.use("tileA", 0, 0) & TileElement::WrittenNow);
        QVERIFY(f.tiles("A").holds(f.tiles("A").shape.elementAt({along, group[1] * 16, 0})));
        QCOMPARE(bool(f.use("A", 0, group[1] * 16) & TileElement::ReadBefore), step > 0);
        const quint64 window = f.tiles("A").x;
        f.stage().showPhase(2 * step + 1);
        QCOMPARE(f.tiles("A").x, window); // It stays where the last tile was taken from.
        QVERIFY(f.use("tileA", 0, 0) & TileElement::ReadNow);
    }
}

void TestTilesView::aCellThatIsChosenShowsWhereItCameFrom()
{
    TilesFixture f(QStringLiteral("matmul"));
    QVERIFY(f.traceAndDraw("tiled"));
    f.stage().showPhase(2);
    const int tile = f.panel("tileB");
    QVERIFY(f.look().drawn.size() >= 8); // the corners of both tiles
    QTest::mouseClick(f.drawing().viewport(), Qt::LeftButton, {}, f.look().cellRect(tile, 18).center().toPoint());
    QCOMPARE(f.look().chosen.object, tile);
    QCOMPARE(f.look().chosen.element, 18);
    const auto arrow = std::ranges::find(f.look().drawn, true, &TileArrow::isChosen);
    QVERIFY(arrow != f.look().drawn.end());
    QCOMPARE(arrow->from.object, f.panel("B"));
    const Extent group = unflatten(f.stage().group(), f.stage().trace()->launch().groups());
    QCOMPARE(quint64(arrow->from.element), f.tiles("B").shape.elementAt({group[0] * 16 + 2, 17, 0}));
    const Selection &selection = f.session.selection();
    QCOMPARE(selection.buffer, "tileB");
    QCOMPARE(selection.element, std::optional<quint64>(18));
    QVERIFY(selection.place && selection.traceEvent);
    int line = 0, column = 0;
    f.window.editors().editor(selection.place->file)->getCursorPosition(&line, &column);
    QVERIFY(f.session.document().texts[selection.place->file].split('\n')[line].contains("tileB[y][x] ="));
    QVERIFY2(cellText(f.look(), tile, 18).contains("made of B["), qPrintable(cellText(f.look(), tile, 18)));
    f.stage().showPhase(3);
    const QString read = cellText(f.look(), tile, 18); // By the column of work-items that it is a factor of.
    const auto id = [&](quint64 x, quint64 y) { return QString("(%1, %2)").arg(group[0] * 16 + x).arg(group[1] * 16 + y); };
    const auto readers = [](const QString &text, const QStringList &ids) {
        const QStringList facts = factsOf(text, ids);
        return facts.sliced(std::max<qsizetype>(0, facts.indexOf(ids.first())));
    };
    const QStringList factors{id(2, 0), id(2, 1), id(2, 2), id(2, 3)}; // The first ones, and how many there are.
    QCOMPARE(readers(read, factors).first(5), factors + QStringList{"16"});
    const QString row = cellText(f.look(), f.panel("tileA"), 18);
    const QStringList ends{id(0, 1), id(15, 1)};
    QCOMPARE(readers(row, ends).first(2), ends);
    QTest::keyClick(&f.drawing(), Qt::Key_Escape);
    QCOMPARE(f.look().chosen.object, -1);
}

void TestTilesView::anElementThatIsMadeOfItselfHasNoArrow()
{
    TilesFixture f(QStringLiteral("lost-update"));
    QVERIFY(f.traceAndDraw("plainly"));
    const int plain = f.panel("plain");
    QTest::mouseClick(f.drawing().viewport(), Qt::LeftButton, {}, f.look().cellRect(plain, 0).center().toPoint());
    QCOMPARE(f.look().chosen.object, plain);
    QVERIFY(f.look().drawn.empty());
    f.session.select([&] {
        Selection all = f.session.selection();
        all.workItem.reset();
        return all;
    }());
    const QString text = cellText(f.look(), plain, 0);
    QVERIFY2(factsOf(text).contains("64"), qPrintable(text)); // All use it now.
}

void TestTilesView::fewWorkItemsAreNamed_data()
{
    QTest::addColumn<double>("side"); // of the work-group
    QTest::addColumn<QString>("who");
    QTest::newRow("two of four; a stretch begins with three") << 2.0 << "now read by work-items (0, 0), (1, 0)";
    QTest::newRow("one is not all of them") << 1.0 << "now read by work-item (0, 0)";
}

void TestTilesView::fewWorkItemsAreNamed()
{
    QFETCH(double, side);
    QFETCH(QString, who);
    TilesFixture f(QStringLiteral("matmul"));
    f.setParameter("n", 16);
    Project project = f.session.project();
    for (Step &step : project.plan) {
        if (auto *launch = std::get_if<LaunchStep>(&step.action); launch && step.name == "naive-private")
            launch->local = {Expression(side), Expression(side)};
    }
    f.session.setProject(project);
    QVERIFY(f.traceAndDraw("naive-private"));
    const QString text = cellText(f.look(), f.panel("A"), 0);
    QVERIFY2(text.contains(who), qPrintable(text));
}

void TestTilesView::reuseIsTold()
{
    TilesFixture f(QStringLiteral("matmul"));
    QVERIFY(f.traceAndDraw("naive-private"));
    QCOMPARE(f.reuse(f.panel("A")), "1,024 of 4,096 are read, each 16 times; ideal: once");
    QVERIFY(f.traceAndDraw("tiled"));
    f.stage().showPhase(0);
    QCOMPARE(f.reuse(f.panel("A")), "now 256 elements read; in all phases: 1,024 of 4,096 are read, each once");
    QCOMPARE(f.reuse(f.panel("tileA")), "now 256 elements written; in all phases: each is read 64 times");
    QCOMPARE(f.reuse(f.panel("T")), "not used now; in all phases: only written");
    f.stage().showPhase(1);
    QCOMPARE(f.reuse(f.panel("T")), "being added up; in all phases: only written"); // As its cells are drawn.
    QCOMPARE(f.reuse(f.panel("tileA")), "now 256 elements read 16 times each; in all phases: each is read 64 times");
    f.stage().showEnd();
    QCOMPARE(f.reuse(f.panel("T")), "now 256 elements written; in all phases: only written");
    QCOMPARE(f.look().sheet->panels[std::size_t(f.panel("tileA"))].readsOf(0), 16u * 4u);
}

void TestTilesView::whatLiesOutsideIsSaid()
{
    TilesFixture f(QStringLiteral("out-of-bounds"));
    QVERIFY(f.traceAndDraw("carelessly"));
    QCOMPARE(outsideText(f.look(), f.panel("data")), "data[-1] lies outside of it");
    QVERIFY(outsideText(f.look(), f.panel("careless")).isEmpty());
    f.window.resizeTo({1600, 1000});
    QTRY_VERIFY(f.look().cell >= 28); // Values of three digits have room, however wide a list could be.
    bool wasRounded = false;
    for (const double side : {500, 400, 320, 260, 200}) {
        TilesLayout look = f.look();
        look.size = QSizeF(side, side * 0.7);
        look.layOut();
        const QString value = look.valueAt(f.panel("careless"), 2, 0); // 8.666667 with as many digits as have room.
        const bool isRounded = value.startsWith('~');
        QVERIFY2(value.isEmpty() || isRounded || value.startsWith("8.66666"), qPrintable(value));
        QVERIFY(value.isEmpty() || look.texts[std::size_t(f.panel("careless"))].isRounded == isRounded);
        QVERIFY(!look.texts[std::size_t(f.panel("data"))].isRounded);
        wasRounded = wasRounded || isRounded;
    }
    QVERIFY(wasRounded);
    QVERIFY2(cellText(f.look(), f.panel("careless"), 2).startsWith("careless[2] = 8.66666"),
             qPrintable(cellText(f.look(), f.panel("careless"), 2)));
    QVERIFY(f.look().valueAt(f.panel("data"), 2, 0).startsWith("14"));
}

void TestTilesView::whatLiesOutsideHasACell()
{
    TilesFixture f(QStringLiteral("out-of-bounds"));
    QVERIFY(f.traceAndDraw("carelessly"));
    const int data = f.panel("data");
    const auto cells = f.look().outsideCells(data);
    QCOMPARE(cells.size(), 1);
    QCOMPARE(cells[0].first.element, -1);
    QVERIFY(cells[0].first.when == AccessTime::Now);
    const QRectF grid = f.look().places[std::size_t(data)].grid;
    QVERIFY(cells[0].second.right() < grid.left() && f.look().places[std::size_t(data)].all.contains(cells[0].second));
    QCOMPARE(f.look().places[std::size_t(f.panel("careless"))].grid.left(), grid.left()); // An element stands above what is made of it.
    const Subject hit = f.look().at(cells[0].second.center());
    QCOMPARE(hit, Subject(ElementSubject{data, -1}));
    QCOMPARE(cellText(f.look(), data, -1), "data[-1]: outside of data, which has 256 elements; accessed by work-item 0: see Problems");
    f.drawing().choose(hit);
    QVERIFY(f.session.selection().traceEvent && !f.session.selection().element);
    f.stage().showBeginning();
    QTRY_VERIFY(f.look().outsideCells(data).first().first.when == AccessTime::Later);
}

void TestTilesView::aRaceIsMarkedInItsCell()
{
    TilesFixture f(QStringLiteral("lost-update"));
    QVERIFY(f.traceAndDraw("plainly"));
    const FindingCell *found = f.look().sheet->panels[std::size_t(f.panel("plain"))].findingAt(0);
    QVERIFY(found && found->kind == FindingKind::DataRace);
    QVERIFY(f.says("data race"));
    QVERIFY(cellText(f.look(), f.panel("plain"), 0).contains("data race"));
}

void TestTilesView::aFewCellsGrow()
{
    TilesFixture f(QStringLiteral("lost-update"));
    QVERIFY(f.traceAndDraw("plainly"));
    QVERIFY(f.look().cell >= 80);
    QCOMPARE(f.look().cellWidth, f.look().cell); // One number has room.
}

void TestTilesView::theKernelsNameIsSaidToo()
{
    TilesFixture f(QStringLiteral("lost-update"));
    QVERIFY(f.traceAndDraw("plainly"));
    QCOMPARE(tileTitles(f.look(), f.panel("plain")).constFirst(), "(parameter counter) 1 int, global");
}

void TestTilesView::rowsThatAreNotInUseMakeRoomForValues()
{
    QTemporaryDir folder;
    const auto write = [&](const char *name, const QByteArray &bytes) {
        QFile file(folder.filePath(QString::fromUtf8(name)));
        return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size();
    };
    QVERIFY(write("p.kscope", R"({ "kernelscope": 1, "title": "t", "sources": ["a.cl"],
        "buffers": [ { "name": "first", "type": "int", "shape": [128], "access": "in", "init": { "expression": "i % 9" } },
                     { "name": "mid", "type": "int", "shape": [128], "access": "inout" },
                     { "name": "out", "type": "int", "shape": [128], "access": "out" } ],
        "plan": [ { "launch": "k", "kernel": "k", "global": [128], "local": [16], "arguments":
            { "in": { "buffer": "first" }, "mid": { "buffer": "mid" }, "out": { "buffer": "out" } } } ] })"));
    QVERIFY(write("a.cl", "__kernel void k(__global const int *in, __global int *mid, __global int *out)\n{\n"
                          "    const int i = get_global_id(0);\n    mid[i] = in[i];\n    out[i] = mid[i] + 1;\n}\n"));
    TilesFixture f(QStringLiteral("vector-add"));
    QVERIFY(f.window.files().open(folder.path()));
    QVERIFY(f.traceAndDraw());
    QVERIFY2(f.look().cell >= 18, qPrintable(QString::number(f.look().cell)));
    for (const char *name : {"first", "mid", "out"})
        QVERIFY(f.tiles(name).rows <= 2 && f.tiles(name).isPart);
    QCOMPARE(f.look().valueAt(f.panel("first"), 2, 0), "2");
    QCOMPARE(f.look().valueAt(f.panel("out"), 2, 0), "3");
}

void TestTilesView::rowsThatAreNotInUseMakeRoomInLocalMemoryToo()
{
    TilesFixture f(QStringLiteral("partial-sums"));
    f.setParameter("group", 256);
    QVERIFY(f.traceAndDraw());
    f.stage().showPhase(4); // 16 work-items add to their sums those of 16 others.
    QTRY_VERIFY2(!f.look().valueAt(f.panel("sums"), 0, 0).isEmpty(), qPrintable(QString::number(f.look().cell)));
    QVERIFY(f.tiles("sums").isPart && f.tiles("sums").holds(0) && f.tiles("sums").holds(31));
    QCOMPARE(f.look().valueAt(f.panel("sums"), 0, 0), f.look().valueOf(f.panel("sums"), 0));
}

void TestTilesView::whatIsLowLiesInTheMiddle()
{
    TilesFixture f(QStringLiteral("tree-reduction"));
    f.window.resizeTo({1600, 1000});
    QVERIFY(f.traceAndDraw());
    const auto &places = f.look().places;
    const double above = places.front().title.top();
    double end = 0;
    for (const TilePlace &place : places)
        end = std::max({end, place.all.bottom(), place.title.bottom()});
    const double below = f.look().size.height() - end;
    QVERIFY2(above > 0.5 * below && below > 0.5 * above, qPrintable(QString("%1 above, %2 below").arg(above).arg(below)));
}

void TestTilesView::anElementAloneIsNotEach()
{
    TilesFixture f(QStringLiteral("groups-race"));
    QVERIFY(f.traceAndDraw("together"));
    f.stage().showEnd();
    QCOMPARE(f.reuse(f.panel("racyTotal")), "now 1 element read, 1 element written; in all phases: read once");
}

/// No arrow crosses a heading, or a value on its way.
static void verifyWays(TilesFixture &f)
{
    for (const TileArrow &arrow : f.look().drawn) {
        const QPolygonF &way = arrow.way;
        QVERIFY(way.size() > 2);
        for (int panel = 0; panel < int(f.look().places.size()); ++panel) {
            const QRectF heading = f.look().headings[std::size_t(panel)].rect;
            const bool isBetween = panel != arrow.from.object && panel != arrow.to.object;
            for (qsizetype k = 1; k < way.size(); ++k) {
                const QRectF stretch = QRectF(way[k - 1], way[k]).normalized().adjusted(-0.5, -0.5, 0.5, 0.5);
                QVERIFY2(!stretch.intersects(heading), qPrintable(f.look().sheet->object(panel).name));
                QVERIFY(!isBetween || !stretch.intersects(f.look().places[std::size_t(panel)].grid));
            }
        }
    }
}

void TestTilesView::arrowsOfAListLeadToItsEnds()
{
    TilesFixture f(QStringLiteral("groups-race"));
    QVERIFY(f.traceAndDraw("together"));
    f.stage().showPhase(0);
    QCOMPARE(f.look().drawn.size(), std::size_t(2)); // Where its rows end says nothing.
    QCOMPARE(f.look().drawn[0].to.element, 0);
    QCOMPARE(f.look().drawn[1].to.element, 63);
    verifyWays(f);
}

void TestTilesView::cellsAreWideBeforeTheirLettersAreSmall()
{
    TilesFixture f(QStringLiteral("vector-add"));
    f.window.resizeTo({1500, 720});
    QVERIFY(f.traceAndDraw());
    const TilesLayout &look = f.look();
    QVERIFY2(look.cellWidth > 1.2 * look.cell, qPrintable(QString("%1 x %2").arg(look.cellWidth).arg(look.cell)));
    for (const TileTexts &texts : look.texts)
        QVERIFY2(texts.font.pointSizeF() >= look.valueFont.pointSizeF(), qPrintable(QString::number(texts.font.pointSizeF())));
    for (const TilePlace &place : look.places)
        QVERIFY(place.all.right() <= look.size.width());
    QCOMPARE(look.at(look.cellRect(2, 37).center()), Subject(ElementSubject{2, 37}));
    QVERIFY(f.traceAndDraw("device"));
}

void TestTilesView::whatIsUsedAlikeIsToldAlike()
{
    TilesFixture f(QStringLiteral("matmul"));
    f.window.resizeTo({1280, 720});
    QVERIFY(f.traceAndDraw("tiled"));
    for (const int phase : {0, 1}) {
        f.stage().showPhase(phase);
        for (const double wide : {300.0, 420.0, 540.0, 700.0}) {
            TilesLayout look = f.look();
            look.size.setWidth(wide);
            look.layOut();
            const TileHeading &a = look.headings[std::size_t(f.panel("A"))], &b = look.headings[std::size_t(f.panel("B"))];
            if (look.places[std::size_t(f.panel("A"))].title.top() == look.places[std::size_t(f.panel("B"))].title.top())
                QCOMPARE(a.title + a.reuse, b.title + b.reuse);
        }
    }
}

void TestTilesView::ofAPartItIsSaidWhich()
{
    TilesFixture f(QStringLiteral("groups-race"));
    f.window.resizeTo({1280, 720});
    QVERIFY(f.traceAndDraw("apart"));
    f.stage().showEnd();
    bool wasTight = false;
    for (const double high : {400.0, 330.0, 290.0, 260.0}) { // As while presenting.
        TilesLayout look = f.look();
        look.size = QSizeF(480, high);
        look.layOut();
        wasTight = wasTight || look.arrangement.isTight;
        const TileHeading &heading = look.headings[std::size_t(f.panel("data"))];
        if (look.windows[std::size_t(f.panel("data"))].isPart)
            QVERIFY2(heading.title.contains(QRegularExpression("\\d+ to \\d+")), qPrintable(heading.title));
    }
    QVERIFY(wasTight);
}

void TestTilesView::vectorsHaveRoomInWideCells()
{
    const QTemporaryDir folder;
    const auto write = [&](const QString &name, const QByteArray &text) {
        QFile file(folder.filePath(name));
        return file.open(QIODevice::WriteOnly) && file.write(text) == text.size();
    };
    QVERIFY(write("p.kscope", R"({ "kernelscope": 1, "title": "Vectors", "sources": ["a.cl"], "buffers": [
        { "name": "a", "type": "float4", "shape": [64], "access": "in", "init": { "expression": "i" } },
        { "name": "c", "type": "float4", "shape": [64], "access": "out" } ], "plan": [ { "launch": "go", "kernel": "k",
        "global": [64], "local": [4], "arguments": { "a": { "buffer": "a" }, "c": { "buffer": "c" } } } ] })"));
    QVERIFY(write("a.cl", "__kernel void k(__global const float4 *a, __global float4 *c)\n{\n    __local float4 rows[4];\n"
                          "    rows[get_local_id(0)] = a[get_global_id(0)];\n    barrier(CLK_LOCAL_MEM_FENCE);\n"
                          "    c[get_global_id(0)] = rows[0] + rows[1] + rows[2] + rows[3];\n}\n"));
    TilesFixture f(QStringLiteral("vector-add"));
    QVERIFY(f.window.files().open(folder.path()));
    f.window.resizeTo({1280, 720});
    QVERIFY(f.traceAndDraw());
    f.stage().showEnd();
    for (const char *name : {"a", "rows", "c"})
        QVERIFY2(!f.look().valueAt(f.panel(name), 0, 0).isEmpty(), qPrintable(f.look().valueOf(f.panel(name), 0)));
}

void TestTilesView::structsShowTheirMembers()
{
    const QTemporaryDir folder;
    const auto write = [&](const QString &name, const QByteArray &text) {
        QFile file(folder.filePath(name));
        return file.open(QIODevice::WriteOnly) && file.write(text) == text.size();
    };
    QVERIFY(write("p.kscope", R"({ "kernelscope": 1, "title": "Structs", "sources": ["a.cl"], "buffers": [
        { "name": "a", "type": "struct body", "shape": [8], "access": "out" } ], "plan": [ { "launch": "go", "kernel": "k",
        "global": [8], "local": [4], "arguments": { "a": { "buffer": "a" } } } ] })"));
    QVERIFY(write("a.cl", "struct body { int x; int y; };\n__kernel void k(__global struct body *a)\n{\n"
                          "    __local struct body rows[4];\n    rows[get_local_id(0)].x = 3;\n    rows[get_local_id(0)].y = 4;\n"
                          "    barrier(CLK_LOCAL_MEM_FENCE);\n    a[get_global_id(0)] = rows[3 - get_local_id(0)];\n}\n"));
    TilesFixture f(QStringLiteral("vector-add"));
    QVERIFY(f.window.files().open(folder.path()));
    f.window.resizeTo({1500, 920});
    QVERIFY(f.traceAndDraw());
    f.stage().showEnd();
    for (const char *name : {"a", "rows"}) {
        QVERIFY2(f.look().valueOf(f.panel(name), 0).contains(u'3'), qPrintable(f.look().valueOf(f.panel(name), 0)));
        QVERIFY2(f.look().valueAt(f.panel(name), 0, 0).contains(u'4'), qPrintable(f.look().valueOf(f.panel(name), 0)));
    }
}

void TestTilesView::theLegendHasLettersOfOneSize()
{
    TilesFixture f(QStringLiteral("out-of-bounds"));
    f.window.resizeTo({1280, 720});
    QVERIFY(f.traceAndDraw("carelessly"));
    QTemporaryDir folder;
    QVERIFY(f.window.views().savePicture(folder.filePath("tiles.svg")));
    QFile file(folder.filePath("tiles.svg"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QString svg = QString::fromUtf8(file.readAll());
    const auto sizeOf = [&](const QString &text) {
        const QString key = QStringLiteral("font-size=\"");
        const qsizetype at = svg.lastIndexOf(key, svg.indexOf(text)) + key.size();
        return svg.sliced(at, svg.indexOf(u'"', at) - at);
    };
    const QList<TilesLegend::Entry> entries = TilesLegend::of(f.look()).entries;
    const auto outside = std::ranges::find(entries, TilesLegend::Mark::Outside, &TilesLegend::Entry::mark);
    QVERIFY(outside != entries.end());
    QVERIFY(svg.contains("read now") && svg.contains(outside->text));
    QCOMPARE(sizeOf(outside->text), sizeOf("read now"));
}

void TestTilesView::onlySomeAreRead()
{
    TilesFixture f(QStringLiteral("branch-barrier"));
    QVERIFY(f.traceAndDraw("branched"));
    f.stage().showEnd();
    QCOMPARE(factsOf(f.reuse(f.panel("data"))), (QStringList{"8", "64"})); // So many of all are read.
}

void TestTilesView::ofACounterNoIdealIsKnown()
{
    for (const char *launch : {"plainly", "atomically"}) {
        TilesFixture f(QStringLiteral("lost-update"));
        QVERIFY(f.traceAndDraw(launch));
        f.stage().showEnd();
        QVERIFY2(f.reuse(0).startsWith("read 64 times"), qPrintable(f.reuse(0)));
        QVERIFY2(!f.reuse(0).contains("ideal"), qPrintable(f.reuse(0)));
    }
}

void TestTilesView::noHeadingIsCutOrCrossed()
{
    TilesFixture f(QStringLiteral("matmul"));
    QVERIFY(f.traceAndDraw("tiled"));
    f.stage().showPhase(0);
    const TilesLayout &look = f.look();
    const auto &places = look.places;
    for (std::size_t a = 0; a < places.size(); ++a) {
        const auto fits = [&](const QString &text) {
            return QFontMetricsF(look.smallFont()).horizontalAdvance(text) <= places[a].title.width();
        };
        QVERIFY(std::ranges::any_of(reuseTexts(look, int(a)), fits));
        for (std::size_t b = 0; b < places.size(); ++b)
            QVERIFY(!places[a].title.intersects(places[b].grid) && (a == b || !places[a].title.intersects(places[b].title)));
    }
    QVERIFY(!look.drawn.empty());
    for (const char *name : {"A", "tileA", "T"}) { // Nearer to what it is about than to what lies above.
        const TilePlace &at = places[std::size_t(f.panel(name))];
        double above = 0;
        for (const TilePlace &other : places)
            above = other.all.bottom() <= at.title.top() ? std::max(above, other.all.bottom()) : above;
        QVERIFY(at.title.bottom() <= at.grid.top());
        QVERIFY(above == 0 || at.title.top() - above > at.grid.top() - at.title.bottom());
    }
    verifyWays(f);
    QCOMPARE(tileTitles(look, f.panel("tileA")).constFirst(), QString::fromUtf8("16 \u00d7 16 float, local"));
}

void TestTilesView::largeCellsShowTheirValues()
{
    TilesFixture f(QStringLiteral("tree-reduction"));
    f.setParameter("n", 8);
    QVERIFY(f.traceAndDraw());
    const auto shown = [&](const QString &name) {
        QStringList values;
        for (int column = 0; column < 8; ++column)
            values << f.look().valueAt(f.panel(name), column, 0);
        return values;
    };
    f.stage().showPhase(0);
    QCOMPARE(shown("tree").filter(QRegularExpression("^\\d+$")).size(), 8);
    int sum = 0, total = 0;
    for (const QString &value : shown("tree"))
        sum += value.toInt();
    for (const QString &value : shown("data"))
        total += value.toInt();
    QVERIFY(total > 0);
    QCOMPARE(sum, total);
    QVERIFY(shown("sums").first().isEmpty()); // Nobody wrote it yet.
    f.stage().showEnd();
    QCOMPARE(shown("tree").first(), QString::number(total));
    QCOMPARE(shown("sums").first(), QString::number(total));
    f.stage().showBeginning();
    QVERIFY(shown("tree").join(QString()).isEmpty());
}

void TestTilesView::theOutputIsAddedUp()
{
    TilesFixture f(QStringLiteral("matmul"));
    QVERIFY(f.traceAndDraw("tiled"));
    const int output = f.panel("T");
    const auto first = f.look().sheet->panels[std::size_t(output)].growth.keys();
    QCOMPARE(first.size(), 256);
    double before = -1;
    for (const int phase : {1, 3, 5}) {
        f.stage().showPhase(phase);
        const auto share = f.look().sheet->grown(output, first.front(), f.look().position());
        QVERIFY(share && *share > before && *share < 1);
        before = *share;
    }
}

void TestTilesView::aWorkItemAloneIsShown()
{
    TilesFixture f(QStringLiteral("matmul"));
    QVERIFY(f.traceAndDraw("tiled"));
    f.stage().showPhase(0);
    f.stage().showWorkItem(17);
    auto *who = f.view().findChild<QComboBox *>();
    QCOMPARE(who->accessibleName(), "Whose accesses");
    who->setCurrentIndex(1);
    Q_EMIT who->activated(1);
    const auto &frame = *f.tiles("tileA").frame;
    QCOMPARE(frame.size(), std::size_t(1));
    QCOMPARE(frame.front().element, 17u);
}

void TestTilesView::aShapeIsTyped()
{
    TilesFixture f(QStringLiteral("partial-sums"));
    f.setParameter("group", 256);
    QVERIFY(f.traceAndDraw());
    const auto buttons = f.view().findChildren<QToolButton *>();
    const auto shape = std::ranges::find_if(buttons, [](const QToolButton *button) { return button->text() == "Shape"; });
    QVERIFY(shape != buttons.end());
    (*shape)->click();
    auto *field = (*shape)->parentWidget()->findChild<QWidget *>("shape")->findChild<QLineEdit *>();
    const auto boxes = f.view().findChildren<QComboBox *>();
    const auto objects = std::ranges::find_if(boxes, [](const QComboBox *box) { return box->accessibleName() == "Shape of"; });
    QVERIFY(objects != boxes.end());
    (*objects)->setCurrentIndex((*objects)->findText("sums"));
    Q_EMIT(*objects)->activated((*objects)->currentIndex());
    field->clear();
    QTest::keyClicks(field, "16x16");
    QCOMPARE(f.tiles("sums").shape, (GridShape{16, 16, 1}));
    QVERIFY(!field->property("wrong").toBool());
    QTest::keyClicks(field, "y");
    QVERIFY(field->property("wrong").toBool());
    QCOMPARE(f.tiles("sums").shape, (GridShape{16, 16, 1}));
    field->clear();
    Q_EMIT field->textEdited(QString());
    QCOMPARE(f.tiles("sums").shape, (GridShape{32, 8, 1}));
}

void TestTilesView::theChoicesKeepTheirRoomBesideASlice()
{
    const QTemporaryDir folder;
    const auto write = [&](const QString &name, const QByteArray &text) {
        QFile file(folder.filePath(name));
        return file.open(QIODevice::WriteOnly) && file.write(text) == text.size();
    };
    QVERIFY(write("p.kscope", R"({ "kernelscope": 1, "title": "Slices", "sources": ["a.cl"], "buffers": [
        { "name": "data", "type": "int", "shape": [4, 8, 8], "access": "inout" } ], "plan": [ { "launch": "go", "kernel": "k",
        "global": [8, 8, 4], "local": [8, 8, 1], "arguments": { "data": { "buffer": "data" } } } ] })"));
    QVERIFY(write("a.cl", "__kernel void k(__global int *data)\n{\n    data[get_global_id(2) * 64 + get_global_id(1) * 8 + "
                          "get_global_id(0)] += 1;\n}\n"));
    TilesFixture f(QStringLiteral("matmul"));
    QVERIFY(f.window.files().open(folder.path()));
    QVERIFY(f.traceAndDraw());
    auto *slice = f.view().findChild<QSpinBox *>();
    QTRY_VERIFY(slice && slice->isVisible());
    for (const QComboBox *box : f.view().findChildren<QComboBox *>())
        QVERIFY2(!box->isVisible() || box->width() >= box->sizeHint().width(), qPrintable(box->currentText()));
}

void TestTilesView::listsAreShownAsRows()
{
    TilesFixture f(QStringLiteral("vector-add"));
    QVERIFY(f.traceAndDraw());
    QCOMPARE(tileTitles(f.look(), 0).constFirst(), "65,536 float, global; shown: elements 0 to 63");
    QVERIFY(f.says("read now") && !f.says("read before") && !f.says("written before")); // Of what there is none the legend says nothing.
    QVERIFY(f.view().showsContent());
    for (const TileWindow &window : f.look().windows) {
        QVERIFY(window.shape.width <= 64);
        QVERIFY(window.isList); // Nobody asked for rows and columns, so none are told.
        QVERIFY(std::ranges::any_of(*window.frame, [&](const TileElement &at) { return window.holds(at.element); }));
    }
}

void TestTilesView::theKeyboardMovesFromCellToCell()
{
    TilesFixture f(QStringLiteral("matmul"));
    QVERIFY(f.traceAndDraw("tiled"));
    f.stage().showPhase(0);
    QTest::keyClick(&f.drawing(), Qt::Key_Right);
    QCOMPARE(f.look().chosen.object, 0);
    const qint64 first = f.look().chosen.element;
    QTest::keyClick(&f.drawing(), Qt::Key_Right);
    QCOMPARE(f.look().chosen.element, first + 1);
    QTest::keyClick(&f.drawing(), Qt::Key_Down);
    QCOMPARE(f.look().chosen.element, first + 1 + qint64(TilesFixture::size));
    QTest::keyClick(&f.drawing(), Qt::Key_Tab);
    QCOMPARE(f.look().chosen.object, 1);
}

void TestTilesView::itsItemsSayWhatTheyStandFor()
{
    TilesFixture f(QStringLiteral("tree-reduction"));
    f.setParameter("n", 8);
    QVERIFY(f.traceAndDraw());
    f.stage().showEnd();
    const ElementSubject third{f.panel("tree"), 2};
    const SceneItem *item = f.scene().find(third);
    QVERIFY(item && item->text.isCode);
    QCOMPARE(item->text.text, f.look().valueAt(third.object, 2, 0));
    QCOMPARE(f.look().at(item->rect().center()), Subject(third));
    const auto names = [&] {
        QStringList all;
        for (const SceneItem &at : f.scene().items)
            all << at.name;
        return all.join('\n');
    };
    QVERIFY2(
        std::ranges::any_of(f.scene().items,
                            [](const SceneItem &at) {
                                const QStringList facts = factsOf(at.name, {"tree", "int", "local", "now"});
                                return facts.first(std::min<qsizetype>(5, facts.size())) == QStringList{"tree", "8", "int", "local", "now"};
                            }),
        qPrintable(names()));
    QVERIFY(!names().contains("tree[2]"));
    f.drawing().choose(third);
    QVERIFY2(names().contains("tree[2] = " + f.look().valueAt(third.object, 2, 0)), qPrintable(names()));
    QVERIFY(f.says("chosen"));
    QCOMPARE(f.session.selection().element, std::optional<quint64>(2));
}

void TestTilesView::readsAreCountedInCells()
{
    TilesFixture f(QStringLiteral("tree-reduction"));
    f.setParameter("n", 8);
    QVERIFY(f.traceAndDraw());
    const auto boxes = f.view().findChildren<QComboBox *>();
    const auto colours = std::ranges::find_if(boxes, [](const QComboBox *box) { return box->accessibleName() == "Colours"; });
    QVERIFY(colours != boxes.end());
    (*colours)->setCurrentIndex(1);
    Q_EMIT(*colours)->activated(1);
    const int tree = f.panel("tree");
    const quint64 reads = f.look().sheet->panels[std::size_t(tree)].readsOf(0);
    const QRectF cell = f.look().cellRect(tree, 0);
    const auto &items = f.scene().items;
    const auto counted =
        std::ranges::find_if(items, [&](const SceneItem &item) { return !item.text.text.isEmpty() && cell.contains(item.rect()); });
    QVERIFY(counted != items.end());
    QCOMPARE(counted->text.text, QString::number(reads));
    QVERIFY(counted->text.ink.role == Ink::Ramp && counted->text.ink.isTextOn);
    const QList<TilesLegend::Entry> entries = TilesLegend::of(f.look()).entries;
    QCOMPARE(entries.size(), 1);
    QCOMPARE(entries.first().mark, TilesLegend::Mark::Words);
    QVERIFY(f.says(entries.first().text));
    QVERIFY(!f.says("read now"));
}

void TestTilesView::theLegendStaysWhereOneScrolls()
{
    TilesFixture f(QStringLiteral("matmul"));
    QVERIFY(f.traceAndDraw("tiled"));
    f.drawing().resize(220, 160);
    QScrollBar &bar = *f.drawing().verticalScrollBar();
    QVERIFY(bar.maximum() > 0);
    const auto bottomOf = [&](const QString &text) {
        const auto &items = f.scene().items;
        const auto found = std::ranges::find_if(items, [&](const SceneItem &item) { return item.text.text == text; });
        return found == items.end() ? -1 : f.drawing().pixelsOf(*found).bottom();
    };
    const double legend = bottomOf("read now"), name = bottomOf("A");
    QVERIFY(legend > 100 && legend <= 160);
    bar.setValue(bar.maximum());
    QCOMPARE(bottomOf("read now"), legend);
    QCOMPARE(bottomOf("A"), name - bar.maximum());
    QVERIFY(f.look().places.back().all.bottom() - bar.maximum() < legend); // It hides nothing.
}

void TestTilesView::columnsAreRead_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("columns"); // -1: refused
    QTest::newRow("nothing") << "  " << 0;
    QTest::newRow("columns alone") << "8" << 8;
    QTest::newRow("rows and columns") << "4 x 16" << 16;
    QTest::newRow("a sign") << QString::fromUtf8("4\u00d716") << 16;
    QTest::newRow("too few for all") << "2 x 16" << -1;
    QTest::newRow("more than there are") << "65" << -1;
    QTest::newRow("none") << "0" << -1;
    QTest::newRow("no number") << "wide" << -1;
}

void TestTilesView::columnsAreRead()
{
    QFETCH(QString, text);
    QFETCH(int, columns);
    QCOMPARE(columnsFromText(text, 64), columns < 0 ? std::nullopt : std::optional(quint64(columns)));
}

void TestTilesView::everythingIsSaved()
{
    TilesFixture f(QStringLiteral("matmul"));
    f.window.resizeTo({1700, 940});
    QVERIFY(f.traceAndDraw("tiled"));
    QTemporaryDir folder;
    QVERIFY(f.window.views().savePicture(folder.filePath("tiles.svg")) && f.window.views().savePicture(folder.filePath("tiles.png")));
    QFile file(folder.filePath("tiles.svg"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QString svg = QString::fromUtf8(file.readAll());
    QVERIFY(svg.contains("tileA") && svg.contains("read now") && svg.contains("point at"));
    QVERIFY(!QImage(folder.filePath("tiles.png")).isNull());
}

QTEST_MAIN(TestTilesView)
#include "tst_tilesview.moc"
