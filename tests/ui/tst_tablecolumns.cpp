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

    /// The widest of the others is cut to half before what tells the rows apart is.
    void theColumnThatMattersIsCutLast()
    {
        QStandardItemModel model(1, 3);
        model.setHorizontalHeaderLabels({"Line", "Access", "Pattern"});
        const QString access = "load in[2 * lid + 16]";
        const QStringList texts{"12", access, "at steps of 2 elements, each of them aligned"};
        for (int column = 0; column < 3; ++column)
            model.setItem(0, column, new QStandardItem(texts[column]));
        QTreeView table;
        table.setModel(&model);
        table.show();
        table.resize(900, 100);
        QVERIFY(QTest::qWaitForWindowExposed(&table));
        fitTableColumns(table, 1, {}, {}, {0}, int(access.size()));
        const int letter = table.fontMetrics().averageCharWidth();
        const int pattern = table.header()->sectionSize(2);
        const int least = table.header()->sectionSize(0) + int(access.size()) * letter + pattern;
        table.resize(least - pattern / 3, 100);
        QTest::qWait(0);
        fitTableColumns(table, 1, {}, {}, {0}, int(access.size()));
        QVERIFY(!table.header()->isSectionHidden(0));
        QVERIFY(table.header()->sectionSize(2) < pattern);
        QVERIFY2(table.header()->sectionSize(1) >= (int(access.size()) - 1) * letter,
                 qPrintable(QString::number(table.header()->sectionSize(1))));
    }
};

QTEST_MAIN(TestTableColumns)
#include "tst_tablecolumns.moc"
