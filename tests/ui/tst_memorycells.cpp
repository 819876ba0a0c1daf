#include <QtTest>

#include <QAbstractItemModelTester>

#include "analysis/DataRaces.h"
#include "tests/support/TraceText.h"
#include "ui/memory/CellAccessModel.h"
#include "ui/memory/MemoryCells.h"
#include "ui/memory/MemoryGrid.h"
#include "ui/memory/MemoryLegend.h"
#include "ui/memory/MemoryShape.h"
#include "ui/memory/MemoryData.h"
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
    static QString tree()
    {
        return "global 4 local 4\nlocal s int 4\ng0.i* store s[i]=10i @3\ng0.i* barrier local\ng0.i0-1 load s[i+2]=10i+20 @5\n"
               "g0.i0-1 store s[i]=20i+20 @6";
    }

private Q_SLOTS:
    void coloursTellTheWriter()
    {
        MemoryCells cells(timelineOf(tree()), {});
        const Theme theme = Theme::light();
        cells.moveTo({0, 0}, -1, {});
        QVERIFY(!cells.colour(0, theme).isValid()); // Nobody wrote there yet.
        cells.moveTo({0, 4}, -1, {});
        for (int cell = 0; cell < 4; ++cell)
            QCOMPARE(cells.colour(cell, theme), workItemColour(cell, 4, theme));
        cells.moveTo({1, 4}, -1, {});
        QCOMPARE(cells.text(1), "40");
    }

    void coloursTellTheAgeAndTheValue()
    {
        MemoryCells cells(timelineOf(tree()), {});
        const Theme theme = Theme::dark();
        cells.setColouring(CellColouring::Age);
        cells.moveTo({1, 4}, -1, {});
        QCOMPARE(cells.colour(0, theme), ageColour(0));
        QCOMPARE(cells.colour(3, theme), ageColour(1));
        cells.setColouring(CellColouring::Value);
        QCOMPARE(cells.valueRange(), std::pair(0.0, 40.0));
        QCOMPARE(cells.colour(1, theme), Theme::ramp(1));
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
        Appearance appearance;
        MemoryLegend legend(appearance);
        legend.show(sheet.cells, -1);
        QVERIFY2(legend.texts().contains("result mismatch"), qPrintable(legend.texts().join(u'\n')));
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
        QCOMPARE(cells.cellsOfWorkItem(), (std::unordered_set<int>{1, 3}));
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
        QVERIFY(text(1, CellAccessModel::Place).endsWith(":5"));
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
    QVERIFY2(tip.contains("<b>s[0]</b> = 6") && tip.contains("store by work-item 1 in phase 0"), qPrintable(tip));
    QVERIFY2(tip.contains("Data race: store by work-item 0 in phase 0") && tip.contains("and store by work-item 1"), qPrintable(tip));
}

void TestMemoryCells::aRaceWithAnotherGroupNamesIt()
{
    const QString text = "global 4 local 2\nbuffer A int 2\ng0.i0 store A[1]=5 @3\ng1.i1 load A[1]=0 @4";
    const auto timeline = timelineOf(text);
    const MemoryCells cells(timeline, kernelscope::racingCells(*timeline, findDataRaces(traceFrom(text))));
    QVERIFY(cells.racing(1));
    const QString tip = cells.description(1, "A[1]");
    QVERIFY2(tip.contains("and load by work-item 3 (local 1) of work-group 1") && tip.contains("nothing orders the work-groups"),
             qPrintable(tip));
}

void TestMemoryCells::manyCellsArePaintedQuickly()
{
    const auto timeline = timelineOf("global 20000 local 20000\nbuffer A float 100000\ng0.i* store A[5i]=i");
    Appearance appearance;
    MemoryGrid grid(appearance);
    grid.resize(1000, 800);
    auto cells = std::make_shared<MemoryCells>(timeline, QList<RacingCell>());
    grid.show(cells, gridOf({0, 100000, true}, {}, 400), {}, 0);
    cells->moveTo({0, 100000}, -1, {});
    grid.fit();
    QVERIFY(grid.cellSize().width() < 5);
    QImage image(grid.size(), QImage::Format_RGB32);
    grid.render(&image);
    QBENCHMARK
    {
        grid.render(&image);
    }
    const QRectF last = *grid.rectOf(99'995);
    QCOMPARE(image.pixel(last.center().toPoint()), workItemColour(19'999, 20'000, appearance.theme()).rgb());
}

void TestMemoryCells::aWideMatrixBeginsWithAPartThatCanBeRead()
{
    const auto timeline = timelineOf("global 8 local 8\nbuffer A float 48000\ng0.i* store A[7000+i]=i"); // Row 2, column 1000.
    Appearance appearance;
    MemoryGrid grid(appearance);
    grid.resize(600, 400);
    grid.setVisible(true);
    auto cells = std::make_shared<MemoryCells>(timeline, QList<RacingCell>());
    grid.show(cells, gridOf({0, 48000, true}, {16, 3000}, 16), {16, 3000}, 0);
    cells->moveTo({0, 8}, -1, {});
    QVERIFY(grid.cellSize().width() > 40);
    QVERIFY(QRectF(grid.viewport()->rect()).contains(*grid.rectOf(7000)));
    QVERIFY2(grid.sightText().startsWith("In sight: rows 0 to ") && grid.sightText().contains(" of 16, columns 999 to 1,0"),
             qPrintable(grid.sightText()));
    QVERIFY(grid.pictureSize().width() <= 600); // Of so many the part in sight.
    QTest::keyClick(&grid, Qt::Key_0);
    QVERIFY(grid.cellSize().width() < 3);
    grid.show(cells, gridOf({0, 48000, true}, {16, 3000}, 16), {16, 3000}, 0);
    QVERIFY(grid.cellSize().width() < 3); // It stays as it was wanted.
    grid.show(cells, gridOf({0, 160, true}, {16, 10}, 16), {16, 10}, 0);
    QCOMPARE(grid.sightText(), QString());
}

QTEST_MAIN(TestMemoryCells)
#include "tst_memorycells.moc"
