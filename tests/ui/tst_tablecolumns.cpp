#include <QHeaderView>
#include <QStandardItemModel>
#include <QTest>
#include <QTreeView>

#include "ui/widgets/TableColumns.h"

using namespace kernelscope;

class TestTableColumns : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// A column gives way as far as its contents allow, and columns are hidden, before a heading is cut.
    void headingsAreNeverCut()
    {
        QStandardItemModel model(1, 6);
        model.setHorizontalHeaderLabels({"Launch", "Global size", "Local size", "Median", "Fastest", "Runs"});
        const QStringList texts{"generation", "32 x 16", "8 x 8", "12.7 us", "12.7 us", "8"};
        for (int column = 0; column < 6; ++column)
            model.setItem(0, column, new QStandardItem(texts[column]));
        QTreeView table;
        table.setModel(&model);
        table.show();
        for (int width = 700; width >= 240; width -= 10) {
            table.resize(width, 100);
            QVERIFY(QTest::qWaitForWindowExposed(&table));
            fitTableColumns(table, 0, {}, {}, {4, 5, 2});
            for (int column = 1; column < 6; ++column) {
                if (!table.header()->isSectionHidden(column))
                    QVERIFY2(table.header()->sectionSize(column) >= table.header()->sectionSizeHint(column),
                             qPrintable(QString::number(width)));
            }
        }
        QVERIFY(table.header()->isSectionHidden(4));
        QVERIFY(!table.header()->isSectionHidden(1));
    }

    void whatHasRoomIsNotCut()
    {
        QStandardItemModel model(1, 3);
        model.setHorizontalHeaderLabels({"a", "b", "c"});
        const QStringList texts{"store tile[get_local_id(X)]", "in steps of two elements", "contiguous"};
        for (int column = 0; column < 3; ++column)
            model.setItem(0, column, new QStandardItem(texts[column]));
        QTreeView table;
        table.setRootIsDecorated(false);
        table.header()->setStretchLastSection(false);
        table.setModel(&model);
        table.show();
        QVERIFY(QTest::qWaitForWindowExposed(&table));
        constexpr int rounding = 2;
        int needed = 0;
        for (int column = 0; column < 3; ++column)
            needed += table.sizeHintForIndex(model.index(0, column)).width() + rounding;
        table.resize(needed + table.width() - table.viewport()->width(), 100);
        QTRY_COMPARE(table.viewport()->width(), needed);
        fitTableColumns(table, 0, {});
        for (int column = 0; column < 3; ++column)
            QVERIFY2(table.columnWidth(column) >= table.sizeHintForIndex(model.index(0, column)).width(), qPrintable(texts[column]));
    }
};

QTEST_MAIN(TestTableColumns)
#include "tst_tablecolumns.moc"
