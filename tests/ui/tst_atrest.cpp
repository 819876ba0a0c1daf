#include <QApplication>
#include <QTest>

#include "tests/ui/TraceFixture.h"

using namespace kernelscope;
using namespace Qt::StringLiterals;

/// Counts how often widgets of a window are given another size or told to lay out what they hold.
class LayoutWork : public QObject
{
public:
    LayoutWork() { qApp->installEventFilter(this); }
    int taken() { return std::exchange(m_count, 0); }

protected:
    bool eventFilter(QObject *of, QEvent *event) override
    {
        const bool isWork = event->type() == QEvent::Resize || event->type() == QEvent::LayoutRequest;
        m_count += isWork && of->isWidgetType() && static_cast<QWidget *>(of)->isVisible();
        if (m_count > 100'000)
            qFatal("The window is laid out over and over.");
        return false;
    }

private:
    int m_count = 0;
};

/// Whatever its size, a window is laid out in a few rounds and then left alone: parts that wait for each other, a scroll bar and lines
/// that are broken where it stands, say, keep a processor busy or end in a stack that is too deep.
class TestAtRest : public QObject
{
    Q_OBJECT

    static bool comesToRest(LayoutWork &work)
    {
        constexpr int rounds = 30;
        int quiet = 0; // Two in a row: what one round asks for the next one does.
        work.taken();
        for (int round = 0; round < rounds && quiet < 2; ++round) {
            QCoreApplication::processEvents();
            quiet = work.taken() == 0 ? quiet + 1 : 0;
        }
        return quiet == 2;
    }

private Q_SLOTS:
    void everySizeComesToRest_data()
    {
        QTest::addColumn<QString>("sample");
        QTest::addColumn<int>("step");
        QTest::newRow("tree-reduction") << u"tree-reduction"_s << 29;
        QTest::newRow("out-of-bounds") << u"out-of-bounds"_s << 43;
        QTest::newRow("matmul") << u"matmul"_s << 61;
    }
    void everySizeComesToRest()
    {
        QFETCH(QString, sample);
        QFETCH(int, step);
        TraceFixture f(sample);
        QVERIFY(f.opened);
        QVERIFY(f.trace());
        const QStringList views = Views::names();
        LayoutWork work;
        int turn = 0;
        for (int height = 560; height < 1100; height += step) {
            for (int width = 840; width < 1760; width += 4 * step) {
                f.window.views().showView(views[turn++ % views.size()]);
                f.window.resizeTo({width, height});
                QVERIFY2(comesToRest(work), qPrintable(u"%1 x %2, %3"_s.arg(width).arg(height).arg(views[(turn - 1) % views.size()])));
            }
        }
    }
};

QTEST_MAIN(TestAtRest)
#include "tst_atrest.moc"
