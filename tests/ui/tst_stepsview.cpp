#include <QAction>
#include <QComboBox>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QToolButton>
#include <QTreeView>

#include "analysis/Evidence.h"
#include "pictures/StepExpression.h"
#include "tests/ui/Facts.h"
#include "tests/ui/TraceFixture.h"
#include "tests/ui/WindowFixture.h"
#include "ui/editor/CodeEditor.h"
#include "ui/editor/EditorNumbers.h"
#include "ui/editor/EditorTabs.h"
#include "ui/results/BufferView.h"
#include "ui/results/ResultsView.h"
#include "ui/steps/StepsView.h"
#include "ui/steps/WhyTree.h"
#include "ui/widgets/Dimmer.h"
#include "ui/widgets/ElidedLabel.h"
#include "ui/widgets/EmptyPage.h"
#include "ui/window/WindowActions.h"

using namespace kernelscope;
using namespace Qt::StringLiterals;

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
    void oneStopsAtBreakpoints();
    void breakpointsGoWithTheirLines();
    void theStepGoesWithItsLine();
    void expressionsAreShownAndDrawn();
    void expressionsGoWithTheirProject();
    void twoWorkItemsAreSideBySide();
    void aValueIsExplained();
    void aResultIsExplained();
    void theButtonsOfAnOldTraceAreBright();
    void thePictureBeginsWithWhatDiffers_data();
    void thePictureBeginsWithWhatDiffers();
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

void TestStepsView::thePictureBeginsWithWhatDiffers_data()
{
    QTest::addColumn<QString>("value");
    QTest::addColumn<QString>("drawn");
    QTest::newRow("from its first value") << u"int value = first;"_s << u"left"_s; // Not the stride, which all have in common.
    QTest::newRow("in the end") << u"int value = 0; for (int k = 0; k < 8; ++k) value += first;"_s << u"value"_s;
}

void TestStepsView::thePictureBeginsWithWhatDiffers()
{
    QFETCH(QString, value);
    QFETCH(QString, drawn);
    TraceFixture f(QStringLiteral("tree-reduction"));
    QVERIFY(f.opened && f.window.views().showView("steps"));
    const QString source = f.session.project().sources.first(), was = u"int value = first < length ? data[first] : 0;"_s;
    const QString text = f.session.document().texts.value(source);
    QVERIFY(text.contains(was));
    f.session.setText(source, QString(text).replace(was, value));
    StepsView &view = f.window.views().steps();
    QVERIFY(record(f, view));
    const auto boxes = view.findChildren<QComboBox *>();
    const auto box = std::ranges::find_if(
        boxes, [](const QComboBox *each) { return each->accessibleName() == QStringLiteral("Variable of all work-items"); });
    QVERIFY(box != boxes.end());
    QTRY_VERIFY((*box)->count() > 0);
    QVERIFY2((*box)->currentText().startsWith(drawn), qPrintable((*box)->currentText()));
}

/// They work, as their keys do.
void TestStepsView::theButtonsOfAnOldTraceAreBright()
{
    TraceFixture f(QStringLiteral("tree-reduction"));
    StepsView &view = f.window.views().steps();
    QVERIFY(f.window.views().showView("steps") && f.trace() && record(f, view));
    const QString source = f.session.project().sources.first();
    f.session.setText(source, f.session.document().texts.value(source) + QStringLiteral("\n"));
    const auto *dimmer = view.findChild<Dimmer *>();
    QTRY_VERIFY(dimmer->isVisible());
    for (const auto *button : view.findChildren<QToolButton *>()) {
        if (button->defaultAction() == view.moves()[2]) {
            const QObjectList stacked = dimmer->parentWidget()->children();
            QVERIFY(stacked.indexOf(button->parentWidget()) > stacked.indexOf(dimmer));
        }
    }
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
    QCOMPARE(variable(view, QStringLiteral("value"), VariableTable::BeforeColumn), QStringLiteral("2"));
    QCOMPARE(caretLine(f), 19);
    QVERIFY2(view.text().contains("step 8 of"), qPrintable(view.text()));
    QTest::keyClick(&f.window, Qt::Key_F10, Qt::ShiftModifier);
    QCOMPARE(view.position(), 6);
    QCOMPARE(variable(view, QStringLiteral("value")), QStringLiteral("2"));
    QCOMPARE(caretLine(f), 18);
    QCOMPARE(view.calls().count(), 1);

    // What a step changes is in sight.
    view.goTo(0);
    for (QString stride; stride != u"1"; stride = variable(view, u"stride"_s)) {
        QVERIFY(view.position() < view.steps()->count());
        view.into(true);
    }
    const auto rows = view.variables().findItems(u"stride"_s, Qt::MatchExactly);
    QCOMPARE(rows.size(), 1);
    QVERIFY(view.variables().viewport()->rect().contains(view.variables().visualItemRect(rows.first())));
    view.goTo(6);

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
        if (accessType(trace, EventIndex(event)) != AccessType::Store)
            continue;
        f.stage().showAccess(EventIndex(event));
        QTRY_VERIFY(view.steps() && view.steps()->item() == item && view.showsContent());
        QVERIFY(view.steps()->recordOf(view.position()).accesses.contains(EventIndex(event)));
        return;
    }
    QFAIL("The work-item stores nothing.");
}

void TestStepsView::oneStopsAtBreakpoints()
{
    TraceFixture f(QStringLiteral("tree-reduction"));
    QVERIFY(f.opened && f.window.views().showView("steps"));
    StepsView &view = f.window.views().steps();
    QAbstractItemModel &rows = *view.breakpoints().model();
    QVERIFY(record(f, view) && f.window.views().showView("results"));
    f.window.editors().goTo({QStringLiteral("tree-reduction.cl"), 27, 1});
    QTest::keyClick(&f.window, Qt::Key_F9); // wherever one is
    QCOMPARE(rows.rowCount(), 1);
    QVERIFY(f.window.views().showView("steps"));
    QCOMPARE(f.window.editors().currentEditor()->breakpointLines(), QList<int>{27});
    view.goTo(0);
    QTest::keyClick(&f.window, Qt::Key_F9, Qt::ControlModifier);
    QCOMPARE(caretLine(f), 27);
    const int first = view.position();
    QTest::keyClick(&f.window, Qt::Key_F9, Qt::ControlModifier);
    QVERIFY(view.position() > first);
    QTest::keyClick(&f.window, Qt::Key_F9, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(view.position(), first);

    // With a condition that only a later time fulfils; with one that can't be read it does not stop; nor where it is off.
    const QModelIndex condition = rows.index(0, 1);
    view.goTo(0);
    QVERIFY(rows.setData(condition, QStringLiteral("stride == 2")));
    view.toBreakpoint(true);
    QVERIFY(view.position() > first);
    QCOMPARE(variable(view, QStringLiteral("stride")), QStringLiteral("2"));
    view.goTo(0);
    QVERIFY(rows.setData(condition, QStringLiteral("stride ==")));
    const auto parsed = StepExpression::parse(QStringLiteral("stride =="));
    QVERIFY(!parsed);
    QVERIFY2(rows.data(condition).toString().contains(parsed.error().message), qPrintable(rows.data(condition).toString()));
    QCOMPARE(rows.data(condition, Qt::EditRole).toString(), QStringLiteral("stride =="));
    view.toBreakpoint(true);
    QCOMPARE(view.position(), 0);
    QVERIFY(rows.setData(condition, QStringLiteral("nosuch == 2"))); // What never holds for want of a variable says so.
    view.toBreakpoint(true);
    QVERIFY(std::ranges::any_of(view.findChildren<ElidedLabel *>(), [](const ElidedLabel *label) {
        return factsOf(label->shownText(), {QStringLiteral("27"), QStringLiteral("nosuch")}) ==
               QStringList{QStringLiteral("27"), QStringLiteral("nosuch")};
    }));
    QVERIFY(rows.setData(condition, QString()));
    QVERIFY(rows.setData(rows.index(0, 0), Qt::Unchecked, Qt::CheckStateRole));
    view.toBreakpoint(true);
    QCOMPARE(view.position(), 0);
    f.window.editors().goTo({QStringLiteral("tree-reduction.cl"), 27, 1});
    QTest::keyClick(&f.window, Qt::Key_F9);
    QCOMPARE(rows.rowCount(), 0);
}

void TestStepsView::breakpointsGoWithTheirLines()
{
    TraceFixture f(QStringLiteral("tree-reduction"));
    QVERIFY(f.opened && f.window.views().showView("steps"));
    const QAbstractItemModel &rows = *f.window.views().steps().breakpoints().model();
    CodeEditor &editor = *f.window.editors().currentEditor();
    Q_EMIT editor.breakpointWanted(9); // as a click in the margin
    Q_EMIT editor.breakpointWanted(12);
    editor.insertAt(QStringLiteral("// one\n// two\n"), 9, 0);
    QCOMPARE(editor.breakpointLines(), QList<int>({9, 14}));
    QVERIFY2(rows.data(rows.index(1, 0)).toString().contains("line 14"), qPrintable(rows.data(rows.index(1, 0)).toString()));
    editor.undo();
    QCOMPARE(editor.breakpointLines(), QList<int>({9, 12}));
    editor.replaceAll(QStringLiteral("// first\n") + editor.text());
    QCOMPARE(editor.breakpointLines(), QList<int>({9, 12}));
    editor.setText(QStringLiteral("// all that is left"));
    QVERIFY(rows.rowCount() <= 2);
}

/// As long as the trace is of the text as it was before.
void TestStepsView::theStepGoesWithItsLine()
{
    TraceFixture f(QStringLiteral("tree-reduction"));
    QVERIFY(f.opened && f.window.views().showView("steps"));
    QVERIFY(record(f, f.window.views().steps()));
    CodeEditor &editor = *f.window.editors().currentEditor();
    const auto chosenLines = [&] {
        QList<int> lines;
        for (int line = 0; line < editor.lines(); ++line) {
            if (editor.markersAtLine(line) & (1u << unsigned(ChosenLineMarker)))
                lines << line;
        }
        return lines;
    };
    f.window.views().steps().goTo(4);
    QTest::qWait(200); // What of it is shown where comes by and by.
    const QList<int> before = chosenLines();
    const QMap<int, QString> values = editor.shownValues();
    QVERIFY(!before.isEmpty() && !values.isEmpty());
    editor.insertAt(QStringLiteral("// one\n// two\n"), 0, 0);
    QTRY_COMPARE(chosenLines().value(0), before.first() + 2);
    QTRY_COMPARE(editor.shownValues().firstKey(), values.firstKey() + 2);
    QCOMPARE(editor.shownValues().values(), values.values());
    f.window.views().steps().goTo(5);
    f.window.views().steps().goTo(4);
    QCOMPARE(chosenLines().value(0), before.first() + 2);
    editor.insertAt(QStringLiteral("x"), before.first() + 2, 0);
    QTRY_COMPARE(chosenLines(), QList<int>()); // the line is another one
}

void TestStepsView::expressionsGoWithTheirProject()
{
    WindowFixture f(WindowFixture::Fake);
    StepsView &view = f.window.views().steps();
    QVERIFY(view.variables().addExpression(QStringLiteral("value * 10")));
    f.window.actionList().create->trigger();
    QVERIFY(view.variables().expressions().isEmpty());
}

void TestStepsView::expressionsAreShownAndDrawn()
{
    TraceFixture f(QStringLiteral("tree-reduction"));
    QVERIFY(f.opened && f.window.views().showView("steps"));
    StepsView &view = f.window.views().steps();
    QVERIFY(record(f, view));
    const auto edits = view.findChildren<QLineEdit *>();
    QLineEdit &edit = **std::ranges::find(edits, QString("New expression"), &QLineEdit::accessibleName);
    const auto type = [&](const QString &text) {
        edit.setText(text);
        QTest::keyClick(&edit, Qt::Key_Return);
    };
    type(QStringLiteral("value * 10 +"));
    QCOMPARE(edit.text(), QStringLiteral("value * 10 +")); // it stays to be mended
    type(QStringLiteral("value * 10"));
    QVERIFY(edit.text().isEmpty());
    view.goTo(6);
    QCOMPARE(variable(view, QStringLiteral("value * 10")), QStringLiteral("20"));
    view.goTo(7);
    QCOMPARE(variable(view, QStringLiteral("value * 10")), QStringLiteral("120"));
    QCOMPARE(variable(view, QStringLiteral("value * 10"), VariableTable::BeforeColumn), QStringLiteral("20"));
    view.goTo(1);
    QVERIFY2(variable(view, QStringLiteral("value * 10")).contains("no variable"),
             qPrintable(variable(view, QStringLiteral("value * 10"))));

    // From change to change, and as the picture of all.
    view.goTo(7);
    view.variables().setCurrentItem(view.variables().findItems(QStringLiteral("value * 10"), Qt::MatchExactly).value(0));
    view.toChange(false);
    QCOMPARE(view.position(), 6);
    QTRY_VERIFY(view.hasPicture());
    view.draw({SiteIndex(-1), view.variables().expressions().first()});
    QTRY_VERIFY(view.picture().figure.expression);
    QTRY_COMPARE(view.picture().figure.name(view.steps()->trace()), QStringLiteral("value * 10"));
    QVERIFY(view.picture().most >= 120);
    QTest::keyClick(&view.variables(), Qt::Key_Delete);
    QVERIFY(view.variables().expressions().isEmpty());
    QCOMPARE(variable(view, QStringLiteral("value * 10")), QStringLiteral("(none)"));
}

void TestStepsView::twoWorkItemsAreSideBySide()
{
    TraceFixture f(QStringLiteral("tree-reduction"));
    QVERIFY(f.opened && f.window.views().showView("steps"));
    StepsView &view = f.window.views().steps();
    QVERIFY(record(f, view));
    QTRY_VERIFY(view.hasPicture());
    view.goTo(6);
    QVERIFY(view.variables().isColumnHidden(VariableTable::BesideColumn));
    view.showBeside(3);
    QVERIFY(!view.variables().isColumnHidden(VariableTable::BesideColumn));
    QCOMPARE(view.variables().headerItem()->text(VariableTable::BesideColumn), QStringLiteral("In 3"));
    QVERIFY(!variable(view, QStringLiteral("value"), VariableTable::BesideColumn).isEmpty());
    QVERIFY(variable(view, QStringLiteral("value"), VariableTable::BesideColumn) != variable(view, QStringLiteral("value")));
    view.goTo(0);
    view.toParting();
    QVERIFY(view.position() > 8);
    const int parting = view.position();
    const WorkItemSteps other(view.steps()->trace(), WorkItemSlot(3));
    for (int step = 0; step < parting; ++step)
        QCOMPARE(view.steps()->step(step).site, other.step(step).site);
    QVERIFY(view.steps()->step(parting).site != other.step(parting).site);
    view.showBeside(std::nullopt);
    QVERIFY(view.variables().isColumnHidden(VariableTable::BesideColumn));
}

void TestStepsView::aValueIsExplained()
{
    TraceFixture f(QStringLiteral("tree-reduction"));
    QVERIFY(f.opened && f.window.views().showView("steps"));
    StepsView &view = f.window.views().steps();
    QVERIFY(record(f, view));
    view.goTo(7);
    view.variables().setCurrentItem(view.variables().findItems(QStringLiteral("value"), Qt::MatchExactly).value(0));
    QTest::keyClick(&f.window, Qt::Key_Y, Qt::ControlModifier | Qt::AltModifier);
    QTRY_VERIFY(view.why().topLevelItemCount() == 1);
    QCOMPARE(view.why().topLevelItem(0)->text(0), QStringLiteral("value = 12"));
    QVERIFY(view.why().topLevelItem(0)->childCount() > 1);
    QVERIFY(!view.why().chain().born);

    // The result: what other work-items stored is part of it, and a click goes to their step.
    view.goTo(view.steps()->count());
    view.toAccess(false);
    view.explainStore();
    QTRY_VERIFY(view.why().chain().links.value(0).kind == ChainLink::Store);
    const auto &links = view.why().chain().links;
    const auto ofOther =
        std::ranges::find_if(links, [&](const ChainLink &link) { return link.kind == ChainLink::Store && link.item.value > 0; });
    QVERIFY(ofOther != links.end());
    const ChainLink wanted = *ofOther;
    Q_EMIT view.why().linkChosen(wanted);
    QTRY_VERIFY(view.steps() && view.steps()->item() == wanted.item);
    QCOMPARE(view.position(), wanted.step);
    QVERIFY(view.why().topLevelItemCount() == 1); // it stays
}

/// From an element in Results, before anything was traced.
void TestStepsView::aResultIsExplained()
{
    TraceFixture f(QStringLiteral("tree-reduction"));
    QVERIFY(f.opened && f.window.views().showView("results"));
    StepsView &view = f.window.views().steps();
    Q_EMIT f.window.views().results().buffers().whyWanted(QStringLiteral("sums"), 0);
    QTRY_VERIFY_WITH_TIMEOUT(view.why().topLevelItemCount() == 1, 60'000);
    QCOMPARE(view.why().chain().links.first().name, QStringLiteral("sums[0]"));
    QVERIFY(view.showsContent());
    QCOMPARE(caretLine(f), 31);
    // Again, with what was recorded.
    const int traces = f.session.traceNumber();
    Q_EMIT f.window.views().results().buffers().whyWanted(QStringLiteral("sums"), 0);
    QTRY_VERIFY(!f.window.isPreparing() && view.why().topLevelItemCount() == 1);
    QCOMPARE(f.session.traceNumber(), traces);
    Q_EMIT f.window.views().results().buffers().whyWanted(QStringLiteral("sums"), 5000); // there is none
    QTRY_VERIFY(!f.window.isPreparing());
    QCOMPARE(f.session.traceNumber(), traces);
}

QTEST_MAIN(TestStepsView)
#include "tst_stepsview.moc"
