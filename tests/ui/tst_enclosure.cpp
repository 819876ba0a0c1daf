#include <QLabel>
#include <QTest>
#include <QVBoxLayout>

#include "ui/widgets/Enclosure.h"

using namespace kernelscope;

/// Counts how often a widget is asked to lay out what it holds anew.
class LayoutCount : public QObject
{
public:
    explicit LayoutCount(QWidget &of) { of.installEventFilter(this); }
    int count = 0;

protected:
    bool eventFilter(QObject *, QEvent *event) override
    {
        count += event->type() == QEvent::LayoutRequest;
        return false;
    }
};

/// What is laid out anew when something inside changes.
class TestEnclosure : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void changesInsideStayInside()
    {
        QWidget window;
        auto *outer = new QVBoxLayout(&window);
        auto *page = new QWidget;
        auto *inner = new QVBoxLayout(page);
        auto *label = new QLabel(QStringLiteral("12"));
        label->setFont(QFont(QStringLiteral("DejaVu Sans Mono")));
        inner->addWidget(label);
        auto *enclosure = new Enclosure(page);
        outer->addWidget(enclosure);
        window.show();
        QCoreApplication::processEvents();
        QCOMPARE(page->size(), enclosure->size());
        QCOMPARE(enclosure->minimumSizeHint(), page->minimumSizeHint());

        LayoutCount layouts(window);
        label->setText(QStringLiteral("34")); // As wide as before.
        QCoreApplication::processEvents();
        QCOMPARE(layouts.count, 0);

        const int before = window.minimumSizeHint().height();
        label->setText(QStringLiteral("3\n4\n5"));
        QTRY_VERIFY(layouts.count > 0);
        QVERIFY(window.minimumSizeHint().height() > before);
        QTRY_COMPARE(page->size(), enclosure->size());
        QVERIFY(label->height() >= label->sizeHint().height());
    }
};

QTEST_MAIN(TestEnclosure)
#include "tst_enclosure.moc"
