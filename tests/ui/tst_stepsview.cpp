#include <QAction>
#include <QListWidget>
#include <QPushButton>
#include <QTreeWidget>

#include "analysis/Evidence.h"
#include "tests/ui/TraceFixture.h"
#include "ui/editor/CodeEditor.h"
#include "ui/editor/EditorTabs.h"
#include "ui/steps/StepsView.h"
#include "ui/widgets/EmptyPage.h"

using namespace kernelscope;

/// A work-item is stepped through in the window.
class TestStepsView : public QObject
{
    Q_OBJECT

private:
    static QString variable(StepsView &view, const QString &name, int column = 1)
    {
        for (int i = 0; i < view.variables().topLevelItemCount(); ++i) {
            if (view.variables().topLevelItem(i)->text(0) == name)
                return view.variables().topLevelItem(i)->text(column);
        }
        return QStringLiteral("(none)");
    }
    static bool record(TraceFixture &f, StepsView &view)
    {
        QSignalSpy finished(&f.session, &Session::traceFinished);
        view.findChild<EmptyPage *>()->findChild<QPushButton *>()->click();
        return finished.wait(60'000) && QTest::qWaitFor([&] { return view.showsContent() && !view.isPreparing(); }, 10'000);
    }
    static int caretLine(TraceFixture &f)
    {
        int line = 0, column = 0;
        f.window.editors().currentEditor()->getCursorPosition(&line, &column);
        return line + 1;
    }

private Q_SLOTS:
    void aTraceWithoutStepsOffersThem();
    void oneGoesForwardsAndBackwards();
    void anAccessIsGoneTo();
};

void TestStepsView::aTraceWithoutStepsOffersThem()
{
    TraceFixture f(QStringLiteral("tree-reduction"));
    QVERIFY(f.opened && f.window.views().showView("memory"));
    StepsView &view = f.window.views().steps();
    QVERIFY(f.trace());
    QVERIFY(f.window.views().showView("steps"));
    QVERIFY(!view.showsContent());
    QVERIFY2(view.nothingToShow().contains("statements"), qPrintable(view.nothingToShow()));
    QVERIFY(record(f, view));
    QVERIFY(view.steps()->count() > 20);
    QCOMPARE(view.position(), 1); // before the first statement
    QCOMPARE(variable(view, QStringLiteral("length")), QStringLiteral("16"));
    QTRY_VERIFY(view.hasPicture());
    QVERIFY(view.picture().columns() > 10);
}

void TestStepsView::oneGoesForwardsAndBackwards()
{
    TraceFixture f(QStringLiteral("tree-reduction"));
    QVERIFY(f.opened && f.window.views().showView("steps"));
    StepsView &view = f.window.views().steps();
    QVERIFY(record(f, view)); // nothing was traced before
    view.goTo(0);
    for (int i = 0; i < 7; ++i)
        QTest::keyClick(&f.window, Qt::Key_F10);
    QCOMPARE(view.position(), 7);
    QCOMPARE(variable(view, QStringLiteral("value")), QStringLiteral("12"));
    QCOMPARE(variable(view, QStringLiteral("value"), 2), QStringLiteral("2"));
    QCOMPARE(caretLine(f), 19);
    QVERIFY2(view.text().contains("step 8 of"), qPrintable(view.text()));
    QTest::keyClick(&f.window, Qt::Key_F10, Qt::ShiftModifier);
    QCOMPARE(view.position(), 6);
    QCOMPARE(variable(view, QStringLiteral("value")), QStringLiteral("2"));
    QCOMPARE(caretLine(f), 18);
    QCOMPARE(view.calls().count(), 1);

    // To the changes of a variable, forwards and back, and to barriers.
    view.variables().setCurrentItem(view.variables().findItems(QStringLiteral("value"), Qt::MatchExactly).value(0));
    view.toChange(true);
    QCOMPARE(view.position(), 6); // there is none after it
    view.toChange(false);
    QCOMPARE(view.position(), 4);
    view.toBarrier(true);
    QCOMPARE(view.position(), 8);
    view.toBarrier(true);
    QVERIFY(view.position() > 8);
    view.toBarrier(false);
    QCOMPARE(view.position(), 8);
    f.window.editors().goTo({QStringLiteral("tree-reduction.cl"), 27, 1});
    QTest::keyClick(&f.window, Qt::Key_Down, Qt::ControlModifier | Qt::AltModifier);
    QCOMPARE(caretLine(f), 27);
    QVERIFY(view.position() > 8);
    view.goTo(1'000'000);
    QCOMPARE(view.position(), view.steps()->count());
    view.over(true);
    QCOMPARE(view.position(), view.steps()->count());
    view.goTo(-5);
    view.over(false);
    QCOMPARE(view.position(), 0);

    // Another view in front: the code has no line of it any more, and the keys do nothing.
    QVERIFY(f.window.views().showView("memory"));
    QTest::keyClick(&f.window, Qt::Key_F10);
    QCOMPARE(view.position(), 0);
}

void TestStepsView::anAccessIsGoneTo()
{
    TraceFixture f(QStringLiteral("tree-reduction"));
    QVERIFY(f.opened && f.window.views().showView("steps"));
    StepsView &view = f.window.views().steps();
    QVERIFY(record(f, view));
    const Trace &trace = *f.stage().trace();
    const WorkItemSlot item(3);
    for (int event = trace.firstEvent(item).value; event < trace.endEvent(item).value; ++event) {
        if (accessType(trace.site(trace.event(EventIndex(event)).site).kind) != QStringLiteral("store"))
            continue;
        f.stage().showAccess(EventIndex(event));
        QTRY_VERIFY(view.steps() && view.steps()->item() == item && view.showsContent());
        QVERIFY(view.steps()->recordOf(view.position()).accesses.contains(EventIndex(event)));
        return;
    }
    QFAIL("The work-item stores nothing.");
}

QTEST_MAIN(TestStepsView)
#include "tst_stepsview.moc"
