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
};

QTEST_MAIN(TestTableColumns)
#include "tst_tablecolumns.moc"
