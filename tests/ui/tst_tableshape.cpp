#include <QTest>

#include "ui/layout/TableShape.h"

using namespace kernelscope;

class TestTableShape : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void rowsAndColumns_data()
    {
        QTest::addColumn<QList<quint64>>("shape");
        QTest::addColumn<int>("rows");
        QTest::addColumn<int>("columns");
        QTest::addColumn<quint64>("slices");
        QTest::newRow("nothing") << QList<quint64>{} << 0 << 0 << quint64(1);
        QTest::newRow("empty") << QList<quint64>{4, 0} << 0 << 0 << quint64(1);
        QTest::newRow("one element") << QList<quint64>{1} << 1 << 1 << quint64(1);
        QTest::newRow("a line, wrapped") << QList<quint64>{25} << 4 << 8 << quint64(1);
        QTest::newRow("a matrix") << QList<quint64>{3, 5} << 3 << 5 << quint64(1);
        QTest::newRow("a volume") << QList<quint64>{2, 3, 5} << 3 << 5 << quint64(2);
        QTest::newRow("more rows than a block") << QList<quint64>{250'000, 2} << 100'000 << 2 << quint64(1);
        QTest::newRow("wide") << QList<quint64>{2, 100'000} << 2 << 4096 << quint64(1);
    }
    void rowsAndColumns()
    {
        QFETCH(QList<quint64>, shape);
        const TableShape table = TableShape::of(shape);
        QTEST(table.rows(0), "rows");
        QTEST(table.columns(), "columns");
        QTEST(table.slices, "slices");
    }

    void everyElementIsWhereItsCellSays_data()
    {
        QTest::addColumn<QList<quint64>>("shape");
        QTest::newRow("line") << QList<quint64>{25};
        QTest::newRow("matrix") << QList<quint64>{3, 5};
        QTest::newRow("volume") << QList<quint64>{2, 3, 5};
    }
    void everyElementIsWhereItsCellSays()
    {
        QFETCH(QList<quint64>, shape);
        const TableShape table = TableShape::of(shape);
        for (quint64 element = 0; element < table.elementCount; ++element) {
            const auto cell = table.cellOf(element);
            QCOMPARE(table.elementAt(cell.slice, cell.block, cell.row, cell.column), element);
        }
    }

    void theLastBlockIsShorter()
    {
        const TableShape table = TableShape::of({250'000, 2});
        QCOMPARE(table.blocks(), quint64(3));
        QCOMPARE(table.rows(2), 50'000);
        QCOMPARE(table.rows(3), 0);
        QCOMPARE(table.cellOf(499'999), (TableShape::Cell{0, 2, 49'999, 1}));
    }

    void aListIsBrokenWhereItIsToldTo()
    {
        const TableShape table = TableShape::of({25}, 4);
        QCOMPARE(table.columns(), 4);
        QCOMPARE(table.rows(0), 7);
        QCOMPARE(table.cellOf(9), (TableShape::Cell{0, 0, 2, 1}));
        QCOMPARE(TableShape::of({3}, 4).columns(), 3);
        QCOMPARE(TableShape::of({5, 5}, 4).columns(), 5); // A matrix keeps its columns.
    }

    void cellsBehindTheEndHaveNoElement()
    {
        const TableShape table = TableShape::of({25});
        QCOMPARE(table.elementAt(0, 0, 3, 7), table.elementCount);
    }
};

QTEST_APPLESS_MAIN(TestTableShape)
#include "tst_tableshape.moc"
