#include <QtTest>

#include <QAbstractItemModelTester>

#include "analysis/DataRaces.h"
#include "tests/support/TraceText.h"
#include "tests/ui/Facts.h"
#include "ui/memory/CellAccessModel.h"
#include "ui/memory/MemoryCells.h"
#include "ui/memory/MemoryLegend.h"
#include "ui/memory/MemoryScene.h"
#include "ui/theme/Appearance.h"

using namespace kernelscope;

/// What the memory view makes of a trace.
class TestMemoryCells : public QObject
{
    Q_OBJECT

private:
    static std::shared_ptr<const MemoryTimeline> timelineOf(const QString &text, int object = 0)
    {
        const auto phases = std::make_shared<const PhaseTable>(traceFrom(text), GroupSlot(0));
        return std::make_shared<const MemoryTimeline>(phases, ObjectIndex(object));
    }
    static MemoryData dataOf(const QString &text, const QList<quint64> &shape, qint64 columns = 1)
    {
        const auto timeline = timelineOf(text);
        const auto phases = std::shared_ptr<const PhaseTable>(timeline, &timeline->phases());
        const quint64 count = shape.size() < 2 ? quint64(timeline->cellCount()) : shape[0] * shape[1];
        return {phases, 0, shape, columns, {0, count, true}, std::make_shared<MemoryCells>(timeline, QList<RacingCell>())};
    }
    static QString tree()
    {
        return "global 4 local 4\nlocal s int 4\ng0.i* store s[i]=10i @3\ng0.i* barrier local\ng0.i0-1 load s[i+2]=10i+20 @5\n"
               "g0.i0-1 store s[i]=20i+20 @6";
    }

private Q_SLOTS:
    void coloursTellTheWriter()
    {
        MemoryCells cells(timelineOf(tree()), {});
        cells.moveTo({0, 0}, -1, {});
        QCOMPARE(cells.ink(0).role, Ink::None); // Nobody wrote there yet.
        cells.moveTo({0, 4}, -1, {});
        for (int cell = 0; cell < 4; ++cell)
            QCOMPARE(cells.ink(cell), workItemInk(cell, 4));
        QVERIFY(workItemInk(0, 4) != workItemInk(1, 4) && workItemInk(8, 20) != workItemInk(9, 20));
        cells.moveTo({1, 4}, -1, {});
        QCOMPARE(cells.text(1), "40");
    }

    void coloursTellTheAgeAndTheValue()
    {
        MemoryCells cells(timelineOf(tree()), {});
        cells.setColouring(CellColouring::Age);
        cells.moveTo({1, 4}, -1, {});
        QCOMPARE(cells.ink(0), ageInk(0));
        QCOMPARE(cells.ink(3), ageInk(1));
        cells.setColouring(CellColouring::Value);
        QCOMPARE(cells.valueRange(), std::pair(0.0, 40.0));
        QCOMPARE(cells.ink(1), Ink(Ink::Ramp, 1));
    }

    void whatAFindingNamesIsMarked()
    {
        const auto phases =
            std::make_shared<const PhaseTable>(traceFrom("global 2 local 1\nbuffer A int 4\ng0-1.i0 store A[g]=1 @3"), GroupSlot(0));
        Finding mismatch;
        mismatch.kind = FindingKind::ResultMismatch;
        mismatch.memory = AddressSpace::Global;
        mismatch.object = "A";
        mismatch.element = 0;
        mismatch.elements = {0, 1};
        const MemoryData sheet = MemoryData::make({phases, 0, {4}, {mismatch}});
        QVERIFY(sheet.cells->isMarked(0) && sheet.cells->isMarked(1) && !sheet.cells->isMarked(2));
        QVERIFY2(sheet.cells->description(1, "A[1]").contains("Result mismatch"), qPrintable(sheet.cells->description(1, "A[1]")));
        sheet.cells->moveTo({0, 1}, -1, {});
        const auto legend = memoryLegend(*sheet.cells, false, false);
        QVERIFY(std::ranges::find(legend, QString("result mismatch"), &LegendEntry::text) != legend.end());
    }

    void numbersAreInGroupsOfThree()
    {
        const auto timeline = timelineOf("global 2 local 2\nbuffer A int 2\ng0.i* store A[i]=4000i+1024 @3");
        CellAccessModel model;
        model.setCell(timeline, 1);
        QCOMPARE(model.index(0, CellAccessModel::Value).data().toString(), "5,024");
        MemoryCells cells(timeline, {});
        cells.moveTo({0, 2}, 1, {});
        QCOMPARE(cells.currentText(), "store 5,024");
        QVERIFY2(cells.description(1, "A[1]").contains("= 5,024"), qPrintable(cells.description(1, "A[1]")));
    }

    void theAccessAndTheWorkItemAreLit()
    {
        MemoryCells cells(timelineOf(tree()), {});
        cells.moveTo({1, 2}, 5, 1);
        QCOMPARE(cells.currentCells(), (std::unordered_set<int>{3})); // Position 5: work-item 1 loads s[3].
        QCOMPARE(cells.litCells(), (std::unordered_set<int>{1, 3}));
        const Trace &trace = cells.timeline().trace();
        std::unordered_set<int> seen;
        for (int site = 0; site < int(trace.sites().size()); ++site) {
            cells.moveTo({1, 2}, 5, 1, SiteIndex(site));
            for (const int cell : cells.litCells())
                QVERIFY2(cell == 1 || cell == 3, "an access of the chosen work-item alone");
            seen.insert(cells.litCells().begin(), cells.litCells().end());
        }
        QCOMPARE(seen, (std::unordered_set<int>{1, 3}));
        cells.moveTo({1, 2}, 5, {}, SiteIndex(0));
        QVERIFY(!cells.litItem() && cells.litSite());
    }

    void aToolTipTellsWhoWroteItAndWhoRaces();
    void everyAccessIsARow()
    {
        CellAccessModel model;
        QAbstractItemModelTester tester(&model);
        const auto timeline = timelineOf(tree());
        model.setCell(timeline, 3);
        QCOMPARE(model.rowCount(), 2);
        const auto text = [&](int row, int column) { return model.index(row, column).data().toString(); };
        QCOMPARE(text(0, CellAccessModel::Kind), "store");
        QCOMPARE(text(0, CellAccessModel::Value), "30");
        QCOMPARE(text(0, CellAccessModel::Phase), "0");
        QCOMPARE(text(1, CellAccessModel::WorkItem), "1");
        QCOMPARE(text(1, CellAccessModel::Place), "5");
        QCOMPARE(model.rowOf(model.eventAt(1)), 1);
        QVERIFY(model.index(1, 0).data(Qt::FontRole).value<QFont>().italic()); // Still to come.
        model.setDone(2);
        QVERIFY(!model.index(1, 0).data(Qt::FontRole).isValid());
        model.setCell(timeline, 0);
        model.setCell({}, -1);
        QCOMPARE(model.rowCount(), 0);
    }

    void bigBuffersShowWhatTheGroupAccesses()
    {
        const auto timeline = timelineOf("global 8 local 4\nbuffer A float 1000000\ng1.i* store A[400000+i]=1\ng0.i* store A[i+200000]=1");
        const PhaseTable &phases = timeline->phases();
        QCOMPARE(touchedWindow(phases, ObjectIndex(0)), (MemoryWindow{200000, 4, false}));
        QCOMPARE(windowToShow(phases, ObjectIndex(0), {}, 256), (MemoryWindow{199936, 256, false}));
        QCOMPARE(columnsToShow(phases, ObjectIndex(0), {}), 16);
        const Trace vectors = traceFrom("global 4 local 4\nbuffer A float2 128\nbuffer B float4 128\nbuffer C float4 3\n"
                                        "g0.i* store A[i]=1\n");
        const PhaseTable ofVectors(vectors, GroupSlot(0));
        QCOMPARE(columnsToShow(ofVectors, ObjectIndex(0), {}), 8);
        QCOMPARE(columnsToShow(ofVectors, ObjectIndex(1), {}), 4);
        QCOMPARE(columnsToShow(ofVectors, ObjectIndex(2), {}), 3);
        QCOMPARE(windowToShow(phases, ObjectIndex(0), {1000, 1000}, 256), (MemoryWindow{200000, 1000, false}));
    }

    void gridsHaveTheShapeOfTheirObject()
    {
        const CellGrid matrix = gridOf({0, 12, true}, {3, 4}, 16);
        QCOMPARE(matrix.columns, 4);
        QCOMPARE(matrix.rows, 3);
        const CellGrid slices = gridOf({0, 24, true}, {2, 3, 4}, 16);
        QCOMPARE(slices.slices, 2);
        QCOMPARE(gridOf({0, 100, true}, {100}, 16).rows, 7);
    }

    void aRaceWithAnotherGroupNamesIt();
    void manyCellsArePaintedQuickly();
    void aWideMatrixBeginsWithAPartThatCanBeRead();
    void aListOfVectorsIsAsWideAsItsValues();
    void idsStayWhileCellsAreMoved();
    void arrowKeysStayInTheGrid();
    void aPointStaysWhereItIsZoomedAt();
};

void TestMemoryCells::aToolTipTellsWhoWroteItAndWhoRaces()
{
    const QString text = "global 2 local 2\nlocal s int 1\ng0.i0 store s[0]=5 @3\ng0.i1 store s[0]=6 @4";
    const Trace trace = traceFrom(text);
    const auto timeline = timelineOf(text);
    MemoryCells cells(timeline, kernelscope::racingCells(*timeline, findDataRaces(trace)));
    QVERIFY(cells.racing(0));
    cells.moveTo({0, 2}, -1, {});
    const QString tip = cells.description(0, "s[0]");
    const QStringList lines = tip.split("<br>");
    QCOMPARE(lines.first(), "<b>s[0]</b> = 6");
    QCOMPARE(factsOf(lines[1], {"store", "phase"}).first(4), (QStringList{"store", "1", "phase", "0"})); // Who wrote it.
    QVERIFY(lines.last().startsWith("Data race"));
    QStringList racing = factsOf(lines.last(), {"store", "phase"});
    QCOMPARE(racing.first(4), (QStringList{"store", "0", "phase", "0"}));
    QCOMPARE(racing.sliced(racing.lastIndexOf("store")).first(2), (QStringList{"store", "1"}));
}

void TestMemoryCells::aRaceWithAnotherGroupNamesIt()
{
    const QString text = "global 4 local 2\nbuffer A int 2\ng0.i0 store A[1]=5 @3\ng1.i1 load A[1]=0 @4";
    const auto timeline = timelineOf(text);
    const MemoryCells cells(timeline, kernelscope::racingCells(*timeline, findDataRaces(traceFrom(text))));
    QVERIFY(cells.racing(1));
    const QString tip = cells.description(1, "A[1]");
    QVERIFY(cells.racing(1)->betweenGroups);
    const QStringList facts = factsOf(tip.section("<br>", -1), {"load", "local", "work-group"});
    QCOMPARE(facts.sliced(facts.indexOf("load")).first(6), (QStringList{"load", "3", "local", "1", "work-group", "1"}));
}

void TestMemoryCells::manyCellsArePaintedQuickly()
{
    const MemoryData data = dataOf("global 20000 local 20000\nbuffer A float 100000\ng0.i* store A[5i]=i", {}, 400);
    data.cells->moveTo({0, 100000}, -1, {});
    const Appearance appearance;
    MemoryLayout layout(data, appearance, {1000, 800});
    layout.setPitch(layout.fittingPitch(true), true);
    QVERIFY(layout.grid().pitch.width() < 5);
    QImage image(1000, 800, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    QBENCHMARK
    {
        paint(memoryScene(layout, {}, QRectF(0, 0, 1000, 800)), painter, appearance);
    }
    const QRgb colour = colourOf(workItemInk(19'999, 20'000), appearance.theme()).rgb();
    QCOMPARE(image.pixel(layout.cellRect(99'995).center().toPoint()), colour);
}

/// Their rows are short and many: cells of no more than the height would be too narrow for any value.
void TestMemoryCells::aListOfVectorsIsAsWideAsItsValues()
{
    const MemoryData data = dataOf("global 4 local 4\nlocal s float4 64\ng0.i* store:float4 s[i]=i", {}, 4);
    const Appearance appearance;
    MemoryLayout layout(data, appearance, {900, 200});
    layout.setPitch(layout.fittingPitch(false), true);
    QVERIFY2(layout.cellRect(0).width() > 120, qPrintable(QString::number(layout.cellRect(0).width())));
    QVERIFY2(layout.cellRect(0).height() < 30, qPrintable(QString::number(layout.cellRect(0).height())));
    QVERIFY(layout.size().width() <= 900);
}

void TestMemoryCells::aWideMatrixBeginsWithAPartThatCanBeRead()
{
    const QString text = "global 8 local 8\nbuffer A float 48000\ng0.i* store A[7000+i]=i";
    const Appearance appearance;
    const MemoryLayout wide(dataOf(text, {16, 3000}), appearance, {600, 400});
    QVERIFY(wide.fittingPitch(false) > 40);
    QVERIFY(wide.fittingPitch(true) < 3);
    MemoryLayout seen = wide;
    seen.setPitch(wide.fittingPitch(false), true);
    const QString said = seen.sightText({seen.grid().cellRect(7000).topLeft() - QPointF(seen.grid().pitch.width(), 0), QSizeF(600, 400)});
    const QStringList facts = factsOf(said); // Rows from, to, of all; columns from, to, of all.
    QVERIFY2(facts.size() >= 6, qPrintable(said));
    QCOMPARE((QStringList{facts[0], facts[2], facts[3], facts[5]}), (QStringList{"2", "16", "999", "3,000"}));
    QVERIFY2(facts[4].startsWith("1,0"), qPrintable(said));
    MemoryLayout small(dataOf(text, {16, 10}), appearance, {600, 400});
    QCOMPARE(small.fittingPitch(false), small.fittingPitch(true));
    small.setPitch(small.fittingPitch(false), true);
    QCOMPARE(small.sightText(QRectF(0, 0, 600, 400)), QString());
}

/// Before the cells that are moved below them.
void TestMemoryCells::idsStayWhileCellsAreMoved()
{
    const Appearance appearance;
    MemoryLayout layout(dataOf("global 4 local 4\nbuffer A int 4000\ng0.i* store A[i]=i", {40, 100}), appearance, {400, 300});
    layout.setPitch(40, false);
    const QRectF seen(1000, 500, 400, 300);
    const Scene scene = memoryScene(layout, {}, seen);
    QStringList above, beside;
    for (const SceneItem &item : scene.items) {
        if (item.text.text.isEmpty() || item.text.isCode)
            continue;
        if (item.rect().top() == seen.top())
            above << item.text.text;
        else if (item.rect().left() == seen.left())
            beside << item.text.text;
    }
    QVERIFY2(above.first() == "25" && above.size() > 5, qPrintable(above.join(u' ')));
    QVERIFY2(beside.first() == "20" && beside.size() > 5, qPrintable(beside.join(u' ')));
    QVERIFY(isNothing(layout.at({200, 3}, seen.topLeft()))); // A cell lies under the ids, but it isn't seen.
    const int cell = 23 * 100 + 28;
    QCOMPARE(layout.at(layout.cellRect(cell).center() - seen.topLeft(), seen.topLeft()), layout.subjectOf(cell));
}

void TestMemoryCells::arrowKeysStayInTheGrid()
{
    const Appearance appearance;
    const MemoryLayout layout(dataOf("global 4 local 4\nbuffer A int 22\ng0.i* store A[i]=i", {}, 8), appearance, {400, 300});
    const auto next = [&](int cell, int key) { return layout.cellOf(layout.beside(layout.subjectOf(cell), key)); };
    QCOMPARE(layout.cellOf(layout.beside({}, Qt::Key_Down)), 0);
    QCOMPARE(next(0, Qt::Key_Left), 0);
    QCOMPARE(next(0, Qt::Key_Right), 1);
    QCOMPARE(next(9, Qt::Key_Up), 1);
    QCOMPARE(next(9, Qt::Key_End), 15);
    QCOMPARE(next(15, Qt::Key_Home), 8);
    QCOMPARE(next(14, Qt::Key_Down), 14); // The last row is shorter.
}

/// Though the ids keep their size and flat cells grow in another way than others.
void TestMemoryCells::aPointStaysWhereItIsZoomedAt()
{
    const Appearance appearance;
    MemoryLayout before(dataOf("global 4 local 4\nbuffer A int 4000\ng0.i* store A[i]=i", {40, 100}), appearance, {400, 300});
    before.setPitch(23, false);
    MemoryLayout after = before;
    after.setPitch(30, false);
    QCOMPARE(before.scaled(before.cellRect(1234).topLeft(), 30), after.cellRect(1234).topLeft());
}

QTEST_MAIN(TestMemoryCells)
#include "tst_memorycells.moc"
