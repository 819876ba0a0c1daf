#include <algorithm>

#include <QFrame>
#include <QHeaderView>
#include <QComboBox>
#include <QLabel>
#include <QScrollArea>
#include <QScrollBar>
#include <QStandardItemModel>
#include <QTableView>
#include <QTest>
#include <QTextEdit>
#include <QTreeView>
#include <QVBoxLayout>

#include "ui/widgets/WholeLines.h"

using namespace kernelscope;

/// What is left of the viewport from the top.
static int shownHeight(const QAbstractScrollArea &area)
{
    const QWidget &viewport = *area.viewport();
    return viewport.mask().isEmpty() ? viewport.height() : viewport.mask().boundingRect().height();
}

static void fill(QStandardItemModel &model, int rows)
{
    for (int row = 0; row < rows; ++row)
        model.appendRow(new QStandardItem(QString::number(row)));
}

class TestWholeLines : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aListEndsWithAWholeRow()
    {
        QStandardItemModel model;
        fill(model, 50);
        QTreeView list;
        list.setModel(&model);
        list.setUniformRowHeights(true);
        showWholeLines(list);
        list.resize(200, 203);
        list.show();
        const int row = list.visualRect(model.index(0, 0)).height();
        for (const int height : {203, 207, 211, 230}) {
            list.resize(200, height);
            QTRY_COMPARE(shownHeight(list) % row, 0);
            QVERIFY(list.viewport()->height() - shownHeight(list) < row);
        }
        model.removeRows(2, 48);
        QTRY_COMPARE(shownHeight(list), list.viewport()->height()); // All of them are in sight.
    }

    void aTableEndsWithAWholeRowToo()
    {
        QStandardItemModel model;
        fill(model, 50);
        QTableView table;
        table.setModel(&model);
        showWholeLines(table);
        table.resize(200, 217);
        table.show();
        const int row = table.rowHeight(0);
        QVERIFY(table.viewport()->height() % row != 0);
        QTRY_COMPARE(shownHeight(table) % row, 0);
        QTRY_COMPARE(shownHeight(*table.verticalHeader()), shownHeight(table));
    }

    void aTextEndsWithAWholeLineWhereverItIsScrolled()
    {
        QTextEdit text;
        text.setPlainText(QStringLiteral("a line\n").repeated(100));
        showWholeLines(text);
        text.resize(200, 160);
        text.show();
        const auto lineAt = [&](int y) { return text.cursorForPosition(QPoint(5, y)).blockNumber(); };
        for (const int top : {0, 3, 11, 100}) {
            text.verticalScrollBar()->setValue(top);
            QTRY_VERIFY(shownHeight(text) <= text.viewport()->height());
            const int foot = shownHeight(text);
            QTRY_VERIFY2(foot == text.viewport()->height() || lineAt(foot - 2) != lineAt(foot + 2), qPrintable(QString::number(top)));
        }
    }

    void aFormEndsWithAWholeWidget()
    {
        QScrollArea area;
        auto *form = new QWidget;
        auto *rows = new QVBoxLayout(form);
        for (int row = 0; row < 20; ++row) {
            auto *label = new QLabel(QString::number(row));
            label->setFixedHeight(30);
            rows->addWidget(label);
        }
        area.setWidget(form);
        area.setWidgetResizable(true);
        showWholeLines(area);
        area.show();
        for (const int height : {150, 155, 165, 175, 180}) {
            area.resize(200, height);
            const auto cut = [&] {
                for (const QLabel *label : form->findChildren<QLabel *>()) {
                    const int top = label->mapTo(area.viewport(), QPoint()).y();
                    if (top < shownHeight(area) && top + label->height() > shownHeight(area))
                        return label->text();
                }
                return QString();
            };
            QTRY_COMPARE(cut(), QString());
        }
    }

    /// Though a field of choices has parts of its own.
    void aFormEndsWithAWholeChoice()
    {
        QScrollArea area;
        auto *form = new QWidget;
        auto *rows = new QVBoxLayout(form);
        for (int row = 0; row < 20; ++row) {
            auto *choice = new QComboBox;
            choice->addItem(QString::number(row));
            QVERIFY(choice->view()); // Made when it is first asked for.
            choice->setFixedHeight(30);
            rows->addWidget(choice);
        }
        area.setWidget(form);
        area.setWidgetResizable(true);
        showWholeLines(area);
        area.resize(200, 220);
        area.show();
        const auto *sixth = form->findChildren<QComboBox *>(Qt::FindDirectChildrenOnly).at(5);
        area.resize(200, sixth->mapTo(area.viewport(), QPoint(0, 15)).y() + 2 * area.frameWidth());
        QTRY_COMPARE(shownHeight(area), sixth->mapTo(area.viewport(), QPoint()).y());
    }

    void aFormEndsWithAWholeCard_data()
    {
        QTest::addColumn<QString>("role");
        QTest::newRow("card") << "card";
        QTest::newRow("row") << "row";
    }
    void aFormEndsWithAWholeCard()
    {
        QFETCH(QString, role);
        QScrollArea area;
        auto *form = new QWidget;
        auto *rows = new QVBoxLayout(form);
        QList<QFrame *> cards;
        for (int card = 0; card < 10; ++card) {
            cards << new QFrame;
            cards.last()->setProperty("role", role);
            auto *inside = new QVBoxLayout(cards.last());
            for (const char *text : {"name", "more about it"})
                inside->addWidget(new QLabel(text));
            rows->addWidget(cards.last());
        }
        area.setWidget(form);
        area.setWidgetResizable(true);
        showWholeLines(area);
        area.show();
        for (const int height : {200, 215, 230, 245, 260}) {
            area.resize(200, height);
            QTRY_VERIFY(std::ranges::none_of(cards, [&](const QFrame *card) {
                const int top = card->mapTo(area.viewport(), QPoint()).y();
                return top < shownHeight(area) && top + card->height() > shownHeight(area);
            }));
        }
    }

    /// A long one would leave much of the area empty. There the wheel turns, too.
    void ofALongCardThePartsAreShown()
    {
        QScrollArea area;
        auto *form = new QWidget;
        auto *rows = new QVBoxLayout(form);
        auto *head = new QLabel("head");
        head->setFixedHeight(150);
        rows->addWidget(head);
        auto *card = new QFrame;
        card->setProperty("role", "card");
        card->setFixedHeight(200);
        auto *inside = new QVBoxLayout(card);
        for (int row = 0; row < 6; ++row)
            inside->addWidget(new QLabel(QString::number(row)));
        rows->addWidget(card);
        area.setWidget(form);
        area.setWidgetResizable(true);
        showWholeLines(area);
        area.resize(200, 200);
        area.show();
        QTRY_VERIFY(area.verticalScrollBar()->maximum() > 0);
        const int third = inside->itemAt(3)->widget()->mapTo(form, QPoint()).y();
        area.resize(200, third + 5 + 2 * area.frameWidth());
        QTRY_COMPARE(shownHeight(area), third);
        const QPointF place(5, area.height() - 2);
        QWheelEvent turn(place, area.mapToGlobal(place), {}, QPoint(0, -120), Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(&area, &turn);
        QVERIFY(area.verticalScrollBar()->value() > 0);
    }

    /// Wherever the form is scrolled.
    void aFormEndsWithAWholeRowOfItsTable()
    {
        QStandardItemModel model;
        fill(model, 8);
        QScrollArea area;
        auto *form = new QWidget;
        auto *rows = new QVBoxLayout(form);
        auto *head = new QLabel;
        head->setFixedHeight(90);
        rows->addWidget(head);
        auto *table = new QTableView;
        table->setModel(&model);
        table->setFixedHeight(300);
        rows->addWidget(table);
        area.setWidget(form);
        area.setWidgetResizable(true);
        showWholeLines(area);
        area.show();
        for (const int height : {201, 214, 227, 240}) {
            area.resize(200, height);
            QTRY_COMPARE(area.verticalScrollBar()->maximum(), form->height() - area.viewport()->height());
            const auto rest = [&] {
                const int top = table->viewport()->mapTo(area.viewport(), QPoint()).y();
                return shownHeight(area) > top ? (shownHeight(area) - top) % table->rowHeight(0) : -1;
            };
            QTRY_COMPARE(rest(), 0);
        }
    }

    void aTableEndsWithAWholeColumn()
    {
        QStandardItemModel model(3, 20);
        QTableView table;
        table.setModel(&model);
        table.horizontalHeader()->setDefaultSectionSize(50);
        table.setHorizontalScrollMode(QAbstractItemView::ScrollPerItem);
        showWholeLines(table);
        table.show();
        for (const int width : {260, 275, 290}) {
            table.resize(width, 200);
            const auto shown = [](const QAbstractScrollArea &area) {
                const QWidget &viewport = *area.viewport();
                return viewport.mask().isEmpty() ? viewport.width() : viewport.mask().boundingRect().width();
            };
            QTRY_COMPARE(shown(table) % 50, 0);
            QTRY_COMPARE(shown(*table.horizontalHeader()), shown(table));
        }
    }

    void isGoneWithTheViewportThatItLooksAt()
    {
        int asked = 0;
        QScrollArea area;
        showWholePart(area, [&](QSize size) {
            ++asked;
            return size;
        });
        area.verticalScrollBar()->setRange(0, 10);
        QCOMPARE(asked, 1);
        area.setViewport(new QWidget);
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        const int before = asked;
        area.verticalScrollBar()->setRange(0, 20);
        QCOMPARE(asked, before);
    }

    void whatIsHigherThanTheAreaStays()
    {
        QScrollArea area;
        auto *picture = new QLabel;
        picture->setFixedSize(50, 400);
        area.setWidget(picture);
        showWholeLines(area);
        area.resize(100, 200);
        area.show();
        QTest::qWait(0);
        QCOMPARE(shownHeight(area), area.viewport()->height());
    }
};

QTEST_MAIN(TestWholeLines)
#include "tst_wholelines.moc"
