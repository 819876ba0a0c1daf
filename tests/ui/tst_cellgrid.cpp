#include <QtTest>

#include "ui/layout/CellGrid.h"

using namespace kernelscope;

/// Where cells lie, and which cell lies where.
class TestCellGrid : public QObject
{
    Q_OBJECT

private:
    static CellGrid grid(qint64 columns, qint64 rows, qint64 slices = 1)
    {
        CellGrid made = CellGrid::matrix(columns, rows, slices);
        made.pitch = {10, 8};
        made.gap = 1;
        made.sliceGap = 20;
        return made;
    }

private Q_SLOTS:
    void aListWraps()
    {
        const CellGrid list = CellGrid::wrapped(10, 4);
        QCOMPARE(list.columns, 4);
        QCOMPARE(list.rows, 3);
        QCOMPARE(list.cellAt(1, 2, 0), 9);
        QCOMPARE(list.cellAt(2, 2, 0), -1);
        QCOMPARE(CellGrid::wrapped(3, 100).columns, 3);
        QCOMPARE(CellGrid::wrapped(0, 16).count, 0);
    }

    void everyCellIsFoundWhereItLies_data()
    {
        QTest::addColumn<qint64>("slices");
        QTest::addColumn<double>("width");
        QTest::newRow("matrix") << qint64(1) << 500.0;
        QTest::newRow("slices side by side") << qint64(5) << 500.0;
        QTest::newRow("slices in rows") << qint64(5) << 130.0;
        QTest::newRow("slices below each other") << qint64(5) << 10.0;
    }
    void everyCellIsFoundWhereItLies()
    {
        QFETCH(qint64, slices);
        QFETCH(double, width);
        const CellGrid cells = grid(4, 3, slices).fittedSlices(width);
        const QRectF all(QPointF(0, 0), cells.size());
        for (qint64 cell = 0; cell < cells.count; ++cell) {
            const QRectF rect = cells.cellRect(cell);
            QCOMPARE(cells.cellAt(rect.center()), cell);
            QVERIFY(all.contains(rect));
            const qint64 slice = cell / 12;
            const CellGrid::Range range = cells.rangeIn(slice, rect.adjusted(1, 1, -1, -1));
            QCOMPARE(range.toColumn - range.fromColumn, 1);
            QCOMPARE(cells.cellAt(range.fromColumn, range.fromRow, slice), cell);
        }
        QCOMPARE(cells.cellAt(QPointF(-1, 1)), -1);
        QCOMPARE(cells.cellAt(QPointF(all.right() + 1, 1)), -1);
    }

    void onlyWhatIsSeenIsInARange()
    {
        const CellGrid cells = grid(100, 100);
        const CellGrid::Range range = cells.rangeIn(0, QRectF(95, 16, 30, 20));
        QCOMPARE(range.fromColumn, 9);
        QCOMPARE(range.toColumn, 13);
        QCOMPARE(range.fromRow, 2);
        QCOMPARE(range.toRow, 5);
        QVERIFY(cells.rangeIn(0, QRectF(-50, -50, 20, 20)).isEmpty());
        QVERIFY(cells.rangeIn(0, QRectF(2000, 0, 20, 20)).isEmpty());
    }

    void theCursorStaysInside()
    {
        const CellGrid list = CellGrid::wrapped(10, 4);
        QCOMPARE(list.moved(0, 1, 0), 1);
        QCOMPARE(list.moved(3, 1, 0), 3);
        QCOMPARE(list.moved(5, 0, 1), 9);
        QCOMPARE(list.moved(7, 0, 1), 7); // There is no cell below it.
        const CellGrid cells = grid(4, 3, 2);
        QCOMPARE(cells.moved(8, 0, 1), 8);
        QCOMPARE(cells.moved(12, 0, -1), 12);
    }
};

QTEST_APPLESS_MAIN(TestCellGrid)
#include "tst_cellgrid.moc"
