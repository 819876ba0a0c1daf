#include <algorithm>
#include <cstdlib>

#include <QAction>
#include <QComboBox>
#include <QDebug>
#include <QLabel>
#include <QListWidget>
#include <QScrollBar>
#include <QSlider>
#include <QSplitter>
#include <QTabBar>
#include <QToolBar>
#include <QTreeView>
#include <QTreeWidget>

#include "TraceFixture.h"
#include "Widest.h"
#include "tests/ui/Facts.h"
#include "ui/compare/CompareView.h"
#include "ui/devices/DeviceView.h"
#include "ui/editor/EditorNumbers.h"
#include "ui/memory/CellAccessModel.h"
#include "ui/memory/MemoryView.h"
#include "ui/models/TraceFindings.h"
#include "ui/models/TraceWords.h"
#include "ui/edits/ProjectEdits.h"
#include "ui/present/Presentation.h"
#include "ui/present/WalkStrip.h"
#include "ui/models/BufferTableModel.h"
#include "ui/results/BufferPicture.h"
#include "ui/results/BufferView.h"
#include "ui/results/ResultsView.h"
#include "ui/scene/SceneView.h"
#include "ui/steps/StepsView.h"
#include "ui/steps/VariableTable.h"
#include "ui/timeline/TimelineView.h"
#include "ui/trace/PhaseBar.h"
#include "ui/widgets/FittingTabs.h"
#include "ui/widgets/ViewChoice.h"
#include "ui/window/ViewPlaces.h"
#include "ui/window/WindowActions.h"

using namespace kernelscope;

/// A lesson from its first step to its last, and the window afterwards.
class TestPresenting : public QObject
{
    Q_OBJECT

    struct State
    {
        QList<bool> shown;
        QList<int> sizes;
        QList<double> fonts; ///< of the tabs
        double scale = 1;
        Selection selection;
        QSize size;
    };
    /// A splitter gives a pixel that is left over to one side or the other.
    static bool sameSizes(const QList<int> &a, const QList<int> &b)
    {
        return std::ranges::equal(a, b, [](int one, int other) { return std::abs(one - other) <= 1; });
    }
    static QString text(const State &state)
    {
        QString said;
        QDebug(&said).nospace() << state.shown << state.fonts << state.scale << state.size << state.selection.launch.value_or(-1)
                                << state.selection.group.value_or(0) << state.selection.phase.value_or(-1)
                                << state.selection.step.value_or(-1) << state.selection.buffer;
        return said;
    }
    static State stateOf(TraceFixture &f)
    {
        State state;
        for (const QWidget *widget : f.window.findChildren<QWidget *>(QString(), Qt::FindChildrenRecursively)) {
            if (qobject_cast<const QTabBar *>(widget) || qobject_cast<const QSplitter *>(widget->parentWidget()) ||
                widget->inherits("QToolBar") || widget->inherits("QStatusBar"))
                state.shown << widget->isVisible();
        }
        for (const QSplitter *splitter : f.window.findChildren<QSplitter *>()) {
            if (splitter->isVisible() && splitter->parentWidget()->inherits("QStackedWidget"))
                state.sizes += splitter->sizes();
        }
        for (const QTabBar *bar : f.window.findChildren<QTabBar *>())
            state.fonts << bar->font().pointSizeF();
        state.scale = f.appearance.scale();
        state.selection = f.session.selection();
        state.size = f.window.size();
        return state;
    }

    /// Until the editor is at rest.
    static void showStep(Presentation &show, int step, CodeEditor &editor)
    {
        show.goTo(step);
        QTest::qWait(0);
        editor.grab();
        QTest::qWait(0);
    }

private Q_SLOTS:
    void theLaunchAndTheGroupAreNamed()
    {
        TraceFixture f(QStringLiteral("groups-race"));
        QVERIFY(f.trace());
        const auto named = [&f] {
            const auto *place = f.window.findChild<PhaseBar *>()->findChild<QLabel *>("place");
            return place->isVisible() ? place->text() : QString();
        };
        QVERIFY(named().isEmpty()); // The fields above the phases say it.
        f.window.presentation().enter(1);
        QTRY_COMPARE(named(), placeWords(*f.stage().phases(), "together"));
        QCOMPARE(factsOf(named(), {"together"}), (QStringList{"together", "1"}));
        QCOMPARE(f.session.selection().buffer, "racyTotal");
        QTRY_COMPARE(f.window.findChild<MemoryView *>()->accesses().rowCount(), 2); // The heading chooses the element.
        f.window.presentation().leave();
        QVERIFY(named().isEmpty());
    }

    /// While presenting everything grows once more.
    void nothingMakesTheWindowTooLarge()
    {
        TraceFixture f(QStringLiteral("tree-reduction"));
        f.appearance.setScale(1.5);
        f.window.resizeTo({1280, 720});
        QVERIFY(f.trace());
        Presentation &show = f.window.presentation();
        for (int step = 0; step < 13; ++step) {
            show.enter(step);
            QTest::qWait(1);
            QVERIFY2(f.window.minimumSizeHint().width() <= 1280, qPrintable(QStringLiteral("%1: %2").arg(step).arg(widest(f.window))));
            QVERIFY2(f.window.minimumSizeHint().height() <= 720, qPrintable(QString::number(f.window.minimumSizeHint().height())));
        }
        show.leave();
        QTest::qWait(1);
        QCOMPARE(f.window.size(), QSize(1280, 720));
    }

    /// In a small window too: the cell gives way.
    void allOfAShortTableIsInSight()
    {
        TraceFixture f(QStringLiteral("groups-race"));
        f.window.resizeTo({1280, 720});
        QVERIFY(f.trace());
        f.window.presentation().enter(1);
        auto *table = f.window.findChild<MemoryView *>()->findChild<QTreeView *>();
        QTRY_COMPARE(table->model()->rowCount(), 2);
        QTRY_VERIFY(table->visualRect(table->model()->index(1, 0)).bottom() < table->viewport()->height());
    }

    void aWholeLesson_data()
    {
        QTest::addColumn<QString>("sample");
        QTest::newRow("reduction") << "tree-reduction";
        QTest::newRow("lost update") << "lost-update";
    }
    void aWholeLesson()
    {
        QFETCH(QString, sample);
        TraceFixture f(sample);
        QVERIFY(f.trace());
        f.appearance.setDark(true); // What was never shown has its font only now.
        QVERIFY(f.window.views().showView("results"));
        QTest::qWait(0);
        const State before = stateOf(f);
        Presentation &show = f.window.presentation();
        auto *strip = f.window.findChild<WalkStrip *>();
        QVERIFY(!strip->isVisible());

        f.window.actionList().present->trigger();
        QVERIFY(show.isOn() && strip->isVisible());
        QVERIFY(f.appearance.scale() > before.scale);
        QVERIFY(!f.window.findChild<QToolBar *>()->isVisible());
        QVERIFY(show.walk().steps.size() > 3);
        QCOMPARE(f.window.size(), before.size);
        for (int step = 0; step < show.walk().steps.size(); ++step) {
            QCOMPARE(show.step(), step);
            QCOMPARE(strip->title(), show.walk().steps[step].title);
            const auto &wanted = show.walk().steps[step].show;
            if (wanted && !wanted->launch.isEmpty()) {
                QTRY_VERIFY_WITH_TIMEOUT(f.stage().isReady() && f.stage().launchTrace().name == wanted->launch, TraceFixture::longest);
                if (wanted->phase)
                    QCOMPARE(f.stage().moment().phase, *wanted->phase);
                QTRY_COMPARE_WITH_TIMEOUT(f.window.views().front().nothingToShow(), QString(), TraceFixture::longest);
            }
            QTest::keyClick(f.window.focusWidget(), Qt::Key_PageDown);
        }
        QCOMPARE(show.step(), int(show.walk().steps.size()) - 1); // The last stays.
        QTest::keyClick(f.window.focusWidget(), Qt::Key_PageUp);
        QCOMPARE(show.step(), int(show.walk().steps.size()) - 2);

        QTest::keyClick(f.window.focusWidget(), Qt::Key_Escape);
        QVERIFY(!show.isOn() && !strip->isVisible());
        QTest::qWait(0);
        QTRY_COMPARE(text(stateOf(f)), text(before));
        QTRY_VERIFY(sameSizes(stateOf(f).sizes, before.sizes));
        QCOMPARE(stateOf(f).selection, before.selection);
    }

    void theStepsLineIsInSight_data()
    {
        QTest::addColumn<QString>("sample");
        QTest::addColumn<QSize>("size");
        for (const char *sample : {"out-of-bounds", "branch-barrier", "interleaved-reduction"}) {
            QTest::addRow("%s, small", sample) << sample << QSize(1280, 720);
            QTest::addRow("%s, large", sample) << sample << QSize(1600, 1000);
        }
    }
    /// All of it, though long lines are broken and findings stand between them.
    void theStepsLineIsInSight()
    {
        QFETCH(QString, sample);
        QFETCH(QSize, size);
        TraceFixture f(sample);
        f.window.resizeTo(size);
        QVERIFY(f.trace());
        Presentation &show = f.window.presentation();
        CodeEditor *editor = f.window.editors().editor(f.session.project().sources.first());
        show.enter(0);
        for (int step = 0; step < show.walk().steps.size(); ++step) {
            showStep(show, step, *editor);
            const auto shown = show.walk().steps[step].show;
            if (!shown || shown->line < 1)
                continue;
            const long first = editor->SendScintilla(QsciScintilla::SCI_GETFIRSTVISIBLELINE);
            const long inSight = editor->SendScintilla(QsciScintilla::SCI_LINESONSCREEN);
            const long top = editor->SendScintilla(QsciScintilla::SCI_VISIBLEFROMDOCLINE, ulong(shown->line - 1));
            const long rows = editor->SendScintilla(QsciScintilla::SCI_WRAPCOUNT, ulong(shown->line - 1));
            const QString what = QStringLiteral("step %1: line %2 is in the rows %3 to %4, in sight are %5 to %6");
            QVERIFY2(top >= first && top + rows <= first + inSight,
                     qPrintable(what.arg(step + 1).arg(shown->line).arg(top).arg(top + rows - 1).arg(first).arg(first + inSight - 1)));
        }
    }

    void messagesAreNotCut_data() { theStepsLineIsInSight_data(); }
    /// One that is begun is in sight to its end, and the lines that are lit with it.
    void messagesAreNotCut()
    {
        QFETCH(QString, sample);
        QFETCH(QSize, size);
        TraceFixture f(sample);
        f.window.resizeTo(size);
        QVERIFY(f.trace());
        Presentation &show = f.window.presentation();
        CodeEditor *editor = f.window.editors().editor(f.session.project().sources.first());
        const auto ask = [editor](unsigned message, long line) { return editor->SendScintilla(message, ulong(line)); };
        show.enter(0);
        for (int step = 0; step < show.walk().steps.size(); ++step) {
            showStep(show, step, *editor);
            const long end = ask(QsciScintilla::SCI_GETFIRSTVISIBLELINE, 0) + ask(QsciScintilla::SCI_LINESONSCREEN, 0);
            const long line = std::min(ask(QsciScintilla::SCI_DOCLINEFROMVISIBLE, end - 1), long(editor->lines()) - 1);
            const long message = ask(QsciScintilla::SCI_VISIBLEFROMDOCLINE, line) + ask(QsciScintilla::SCI_WRAPCOUNT, line);
            const long rows = ask(QsciScintilla::SCI_ANNOTATIONGETLINES, line);
            const QString what = QStringLiteral("step %1: the message at line %2 has the rows %3 to %4, in sight are those before %5");
            QVERIFY2(end <= message || end >= message + rows,
                     qPrintable(what.arg(step + 1).arg(line + 1).arg(message).arg(message + rows - 1).arg(end)));
            const auto shown = show.walk().steps[step].show;
            if (!shown || shown->line < 1)
                continue;
            const long last = ask(QsciScintilla::SCI_VISIBLEFROMDOCLINE, shown->lastLine - 1);
            QVERIFY2(last + ask(QsciScintilla::SCI_WRAPCOUNT, shown->lastLine - 1) <= end,
                     qPrintable(QStringLiteral("step %1: line %2").arg(step + 1).arg(shown->lastLine)));
        }
    }

    /// What is found is told, without the way to a list that is not there.
    void nobodyIsSentToAListThatIsFoldedAway()
    {
        TraceFixture f("out-of-bounds");
        CodeEditor *editor = f.window.editors().editor(f.session.project().sources.first());
        const QString wrong = "    smooth[i] = data[i - 2] + data[i - 3] + data[i - 4] + data[i - 5] + data[i - 6];\n";
        f.session.setText(f.session.project().sources.first(),
                          editor->text().replace("    smooth[i] = (data[i - 1]", wrong + "    smooth[i] = (data[i - 1]"));
        f.session.setText(f.session.project().notes, "# A\n<!-- show: results -->\n# B\n<!-- show: memory, launch carelessly, group 0 -->");
        QVERIFY(f.trace());
        const auto said = [&] {
            QStringList texts{editor->annotation(9)};
            for (const QLabel *label : f.window.findChildren<QLabel *>()) {
                if (label->isVisible())
                    texts << label->text();
            }
            return texts.join(u' ').simplified();
        };
        QVERIFY(f.window.views().showView("results"));
        QTRY_VERIFY2(editor->annotation(9).contains("Problems") && said().contains("Problems</a>"), qPrintable(said()));
        const QString more = factsOf(editor->annotation(9)).last(); // So many more at this line.
        f.window.presentation().enter(0);
        const QString found = foundText(f.session.lastTrace()->launches);
        QTRY_VERIFY2(!found.isEmpty() && said().contains(found) && !said().contains("Problems"), qPrintable(said()));
        QCOMPARE(factsOf(editor->annotation(9)).last(), more);
        f.window.presentation().goTo(1);
        QTRY_VERIFY2(said().contains("lies outside") || said().contains("lie outside"), qPrintable(said()));
        QVERIFY2(!said().contains("Problems"), qPrintable(said()));
        f.window.presentation().leave();
        QVERIFY(f.window.views().showView("results"));
        QTRY_VERIFY(editor->annotation(9).contains("Problems") && said().contains("Problems</a>"));
    }

    void theKernelOfTheStepIsInSightAsAWhole_data()
    {
        QTest::addColumn<QString>("sample");
        QTest::addColumn<int>("step");
        QTest::addColumn<int>("first"); // Lines of the kernel, from 1.
        QTest::addColumn<int>("last");
        QTest::newRow("the mended one, below the messages of the wrong one") << "lost-update" << 6 << 7 << 11;
        QTest::newRow("the last one of the text") << "out-of-bounds" << 2 << 13 << 23;
        QTest::newRow("of the launch, where no line is said") << "tree-reduction" << 0 << 1 << 12;
    }
    /// With the comment above its name, and what stands above that is out of sight: its messages are not of this step.
    void theKernelOfTheStepIsInSightAsAWhole()
    {
        QFETCH(QString, sample);
        QFETCH(int, step);
        QFETCH(int, first);
        QFETCH(int, last);
        TraceFixture f(sample);
        f.window.resizeTo({1600, 1000});
        QVERIFY(f.trace());
        CodeEditor *editor = f.window.editors().editor(f.session.project().sources.first());
        f.window.presentation().enter(step);
        editor->grab();
        QTest::qWait(0);
        const auto rowOf = [editor](int line) { return editor->SendScintilla(QsciScintilla::SCI_VISIBLEFROMDOCLINE, ulong(line - 1)); };
        QTRY_COMPARE(editor->SendScintilla(QsciScintilla::SCI_GETFIRSTVISIBLELINE), rowOf(first));
        QVERIFY(rowOf(last) + editor->SendScintilla(QsciScintilla::SCI_WRAPCOUNT, ulong(last - 1)) - rowOf(first) <=
                editor->SendScintilla(QsciScintilla::SCI_LINESONSCREEN));
    }

    /// Each line of it is a block of its own, and no paragraph.
    void linesOfCodeInTheNotesAreCloseTogether()
    {
        TraceFixture f("vector-add");
        const auto heightOf = [&f](const QString &notes) {
            f.session.setText(f.session.project().notes, notes);
            f.window.presentation().enter(0);
            const int height = f.window.findChild<WalkStrip *>()->neededHeight(1000);
            f.window.presentation().leave();
            return height;
        };
        const int one = heightOf("# A\n\n    a\n\nText.\n");
        const int four = heightOf("# A\n\n    a\n    b\n    c\n    d\n\nText.\n");
        const int line = heightOf("# A\n\nText.\n\nText.\n") - heightOf("# A\n\nText.\n");
        QVERIFY2(four - one < 3 * line, qPrintable(QString("%1 for three lines, %2 for a paragraph").arg(four - one).arg(line)));
    }

    void allLinesOfAStepAreLit()
    {
        TraceFixture f("groups-race");
        QVERIFY(f.trace());
        const QString source = f.session.project().sources.first();
        CodeEditor *editor = f.window.editors().editor(source);
        f.session.setText(f.session.project().notes, "# A\n<!-- show: results, lines 31 to 43 -->\n# B\n<!-- show: kernel add_sums -->");
        f.window.presentation().enter(0);
        const auto isLit = [editor](int line) { return (editor->markersAtLine(line - 1) & (1u << ChosenLineMarker)) != 0; };
        QTRY_VERIFY(isLit(31) && isLit(37) && isLit(43));
        QVERIFY(!isLit(30) && !isLit(44));
        f.window.presentation().goTo(1);
        QTRY_VERIFY(!isLit(37));
        const long top = editor->SendScintilla(QsciScintilla::SCI_GETFIRSTVISIBLELINE);
        QCOMPARE(editor->SendScintilla(QsciScintilla::SCI_DOCLINEFROMVISIBLE, ulong(top)), 33L); // The comment above the kernel.
    }

    /// "kernel" names any function: where it is defined, not where it is called or declared.
    void anotherFunctionIsInSightAsAKernelIs()
    {
        TraceFixture f("generic-pointers");
        const QString source = f.session.project().sources.first();
        CodeEditor *editor = f.window.editors().editor(source);
        const QString lines = QString("// a line\n").repeated(100);
        f.session.setText(
            source, "int total(int (*first)[2], int last); // total(a) {\n" + lines + f.session.document().texts.value(source) +
                        "\nint total(int (*first)[2] /* of (two; */,\n          int last) // the end\n{\n    return last;\n}\n\n" + lines);
        f.session.setText(f.session.project().notes, "# A\n<!-- show: kernel sum_of_local -->\n# B\n<!-- show: kernel total -->");
        const auto topLine = [editor] {
            const long top = editor->SendScintilla(QsciScintilla::SCI_GETFIRSTVISIBLELINE);
            return editor->text(int(editor->SendScintilla(QsciScintilla::SCI_DOCLINEFROMVISIBLE, ulong(top))));
        };
        f.window.presentation().enter(0);
        QTRY_COMPARE(topLine(), QString("int sum_of_local(__local const int *values, int count)\n"));
        f.window.presentation().goTo(1);
        QTRY_COMPARE(topLine(), QString("int total(int (*first)[2] /* of (two; */,\n"));
    }

    void codeIsBrokenAndTheStepsLineLit()
    {
        TraceFixture f("tree-reduction");
        QVERIFY(f.trace());
        Presentation &show = f.window.presentation();
        CodeEditor *editor = f.window.editors().editor(f.session.project().sources.first());
        const auto widthToScroll = [editor] {
            editor->grab(); // It is known of lines that were painted.
            return editor->SendScintilla(QsciScintilla::SCI_GETSCROLLWIDTH);
        };
        editor->setCursorPosition(4, 2);
        const long width = widthToScroll();
        show.enter(2);
        widthToScroll();
        QVERIFY(show.walk().steps[2].show && show.walk().steps[2].show->line > 0);
        const int line = show.walk().steps[2].show->line - 1;
        const auto isLit = [editor](int at) { return (editor->markersAtLine(at) & (1u << ChosenLineMarker)) != 0; };
        QVERIFY(isLit(line));
        QVERIFY(editor->wrapMode() != QsciScintilla::WrapNone);
        show.goTo(0); // It says of no line.
        QTRY_VERIFY(!isLit(line));
        show.leave();
        QCOMPARE(editor->wrapMode(), QsciScintilla::WrapNone);
        int cursorLine = 0, column = 0;
        editor->getCursorPosition(&cursorLine, &column);
        QCOMPARE(std::pair(cursorLine, column), std::pair(4, 2));
        QTRY_COMPARE(widthToScroll(), width);
    }

    void aCellChosenBeforeIsNotOfTheStep()
    {
        TraceFixture f("tree-reduction");
        QVERIFY(f.trace());
        QVERIFY(f.window.views().showView("memory"));
        QTRY_VERIFY_WITH_TIMEOUT(!f.window.isPreparing(), TraceFixture::longest);
        auto *view = f.window.findChild<MemoryView *>();
        view->grid().setFocus();
        QTest::keyClick(&view->grid(), Qt::Key_Right);
        QVERIFY(view->chosenCell() >= 0);
        f.window.presentation().enter(5);
        QCOMPARE(view->chosenCell(), -1);
    }

    /// They are nothing for a class; afterwards they are there.
    void noticesWait()
    {
        TraceFixture f("lost-update");
        Messages &messages = f.window.messages();
        messages.say("Something was not saved.", Banner::Tone::Warning, {});
        QVERIFY(messages.isVisible());
        f.window.presentation().enter();
        QVERIFY(!messages.isVisible());
        messages.say("Something else.", Banner::Tone::Warning, {});
        QVERIFY(!messages.isVisible());
        f.window.presentation().leave();
        QVERIFY(messages.isVisible());
        QCOMPARE(messages.text(), QString("Something else."));
    }

    void aSaveThatFailsIsSeen()
    {
        TraceFixture f("vector-add");
        QTemporaryDir folder;
        QVERIFY(QDir(folder.path()).mkdir("own"));
        QVERIFY(f.session.saveAs(folder.filePath("own/own.kscope")));
        QVERIFY(f.window.files().open(folder.filePath("own/own.kscope")));
        f.window.presentation().enter();
        f.session.setText(f.session.project().sources.first(), "// edited\n" + f.session.document().texts.first());
        QVERIFY(!f.window.messages().isVisible());
        QVERIFY(QDir(folder.filePath("own")).removeRecursively());
        f.window.actionList().save->trigger();
        QVERIFY(f.window.messages().isVisible());
    }

    /// Results come back from a window of their own; what is below the code stays away.
    void problemsAreGoneThoughViewsMove()
    {
        TraceFixture f("vector-add");
        Views &views = f.window.views();
        views.places().move(views.results(), ViewPlaces::Place::Window);
        QVERIFY(views.below().isVisible());
        f.window.presentation().enter();
        QVERIFY(!views.below().isVisible());
        f.window.presentation().leave();
        QVERIFY(views.below().isVisible());
        QCOMPARE(views.places().placeOf(views.results()), ViewPlaces::Place::Window);
    }

    void keysWorkInTheEditorToo()
    {
        TraceFixture f("lost-update");
        f.window.presentation().enter();
        CodeEditor *editor = f.window.editors().currentEditor();
        editor->setFocus();
        QTest::keyClick(editor, Qt::Key_PageDown);
        QCOMPARE(f.window.presentation().step(), 1);
        QTest::keyClick(editor, Qt::Key_Escape);
        QVERIFY(!f.window.presentation().isOn());
        QTest::keyClick(editor, Qt::Key_PageDown); // The editor's own again.
        QVERIFY(!f.window.presentation().isOn());
    }

    void stepsChangeParametersAndLeaveASlider()
    {
        TraceFixture f(QStringLiteral("vector-add"));
        Project project = f.session.project();
        const QString before = project.parameters[0].value.text;
        project.parameters[0].min = Expression(64.0);
        project.parameters[0].max = Expression(640.0);
        project.parameters[0].step = Expression(64.0);
        f.session.setProject(project);
        f.session.setText(project.notes, "# As it is\n<!-- show: results -->\n# More\n<!-- show: results, set n = 128, run -->\n"
                                         "# By hand\n<!-- show: results, slider n, slider nothing -->\n# Last\n");
        const auto value = [&] { return f.session.project().parameters.value(0).value.text; };
        const auto ran = [&] { return f.session.lastGoodRunIsCurrent() && !f.session.isBusy(); };
        Presentation &show = f.window.presentation();
        auto *strip = f.window.findChild<WalkStrip *>();
        QAction *live = f.window.actionList().live;
        show.enter(0);
        QCOMPARE(value(), before);
        show.goTo(1);
        QCOMPARE(value(), "128");
        QTRY_VERIFY_WITH_TIMEOUT(ran(), TraceFixture::longest);
        QCOMPARE(f.session.lastGoodRun()->launches.value(0).global, QList<quint64>{128});
        QVERIFY(!live->isChecked() && !strip->findChild<QSlider *>());
        show.goTo(2);
        auto *slider = strip->findChild<QSlider *>();
        QVERIFY(slider && slider->isVisible() && live->isChecked());
        QTRY_COMPARE(slider->value(), 1);
        slider->setValue(4);
        QCOMPARE(value(), "320");
        const auto ranWith = [&](quint64 n) { return ran() && f.session.lastGoodRun()->launches.value(0).global == QList<quint64>{n}; };
        QTRY_VERIFY_WITH_TIMEOUT(ranWith(320), TraceFixture::longest);
        show.goTo(3);
        QCOMPARE(value(), "128"); // As the walk left it.
        QVERIFY(!live->isChecked());
        show.goTo(0);
        QCOMPARE(value(), before);
        show.goTo(2);
        strip->findChild<QSlider *>()->setValue(4);
        show.leave();
        QCOMPARE(value(), before);
        QVERIFY(!live->isChecked());
        QVERIFY(!f.window.actionList().undo->isEnabled() && !f.window.actionList().redo->isEnabled());
        f.window.edits().change("Rename", {}, [](Project &edited) { edited.title = "Mine"; });
        show.enter(2);
        strip->findChild<QSlider *>()->setValue(4);
        show.leave();
        f.window.actionList().undo->trigger();
        QCOMPARE(value(), before);
        QVERIFY(f.session.project().title != "Mine");
    }

    void valuesOfStepsAreNotSaved()
    {
        TraceFixture f(QStringLiteral("vector-add"));
        f.session.setText(f.session.project().notes, "# One\n<!-- show: results -->\n# Two\n<!-- show: results, set n = 128, run -->\n");
        QTemporaryDir folder;
        const QString path = folder.filePath("own/own.kscope");
        QVERIFY(QDir(folder.path()).mkdir("own"));
        QVERIFY(f.session.saveAs(path));
        const auto value = [](const Project &project) { return project.parameters.value(0).value.text; };
        const QString before = value(f.session.project());
        f.window.presentation().enter(1);
        QCOMPARE(value(f.session.project()), "128");
        QVERIFY2(!f.session.isModified(), "Nobody edited anything.");
        f.session.setText(f.session.project().sources.first(), "// edited\n" + f.session.document().texts.first());
        QVERIFY(f.session.isModified());
        QVERIFY(f.session.save());
        QVERIFY(!f.session.isModified());
        QCOMPARE(value(f.session.project()), "128");
        QCOMPARE(value(loadProject(path)->project), before);
        f.window.presentation().leave();
        QCOMPARE(value(f.session.project()), before);
        QVERIFY(!f.session.isModified());
    }

    /// Of a traced run the times lie apart.
    void aStepOfTimesRunsThePlan()
    {
        TraceFixture f("vector-add");
        f.session.setText(f.session.project().notes, "# Times\n<!-- show: timeline -->\n# Values\n<!-- show: results, buffer a -->\n");
        QVERIFY(f.trace());
        QVERIFY(f.session.lastGoodRunIsTraced());
        f.window.presentation().enter(0);
        QTRY_VERIFY_WITH_TIMEOUT(!f.session.isBusy() && !f.session.lastGoodRunIsTraced(), TraceFixture::longest);
        QVERIFY(f.session.traceIsCurrent());
        f.window.presentation().goTo(1);
        const auto shown = [&f] {
            QStringList names;
            for (BufferView *view : f.window.findChildren<BufferView *>()) {
                if (view->isVisible())
                    names << view->model().buffer().name;
            }
            return names;
        };
        QTRY_COMPARE(shown(), QStringList("a"));
    }

    void aStepThatNeedsATraceMakesOne()
    {
        TraceFixture f("tree-reduction");
        QSignalSpy finished(&f.session, &Session::traceFinished);
        f.window.presentation().enter(3);
        QVERIFY(finished.count() > 0 || finished.wait(TraceFixture::longest));
        QTRY_VERIFY_WITH_TIMEOUT(f.stage().isReady(), TraceFixture::longest);
        QCOMPARE(f.stage().moment().phase, 2);
    }

    void aStepBringsAPartOfItsViewIntoSight()
    {
        TraceFixture f("tree-reduction");
        f.appearance.apply();
        f.window.resize(1280, 720);
        f.session.setText(f.session.project().notes,
                          "# A\n<!-- show: device, part private -->\n# B\n<!-- show: compare, part pass, run -->\n"
                          "# C\n<!-- show: reduction, part group -->\n# D\n<!-- show: reduction -->\n");
        QVERIFY(f.trace());
        const auto pictureOf = [&f](const QString &view, const QString &name) {
            const QList<SceneView *> pictures = f.window.findChild<QWidget *>(view)->findChildren<SceneView *>();
            const auto found = std::ranges::find(pictures, name, &QWidget::accessibleName);
            return found == pictures.end() ? nullptr : *found;
        };
        Presentation &show = f.window.presentation();
        show.enter(0);
        SceneView *regions = pictureOf("device", "Memory regions");
        QVERIFY(regions);
        const auto isInSight = [&] {
            const QList<SceneItem> &items = regions->scene().items;
            const auto region = std::ranges::find(items, Subject(RegionSubject{4}), &SceneItem::subject);
            return region != items.end() && QRectF(regions->viewport()->rect()).contains(regions->pixelsOf(*region).topLeft());
        };
        QTRY_VERIFY(isInSight());
        show.goTo(1);
        const CompareView &compare = f.window.views().compare();
        const auto *bars = pictureOf("compare", "Times, drawn");
        QTRY_COMPARE_WITH_TIMEOUT(bars->chosen(), Subject(TimingSubject{0, 0}), TraceFixture::longest);
        QCOMPARE(compare.data().rows[0].timing.name, "pass");
        auto *part = f.window.findChild<QWidget *>("reduction")->findChild<ViewChoice *>();
        show.goTo(2);
        QTRY_COMPARE(part->currentIndex(), 2);
        QVERIFY(isNothing(bars->chosen()));
        show.goTo(3);
        QTRY_COMPARE(part->currentIndex(), 0);
        show.goTo(2);
        QTRY_COMPARE(part->currentIndex(), 2);
        show.leave();
        QCOMPARE(part->currentIndex(), 0);
    }

    /// Its rows, one for each work-item, are told apart from far away.
    void thePictureOfALargeGroupHasTheSpace()
    {
        TraceFixture f("mandelbrot");
        f.appearance.apply();
        f.window.resize(1280, 720);
        f.window.presentation().enter(3);
        const StepsView &steps = f.window.views().steps();
        QTRY_VERIFY_WITH_TIMEOUT(steps.position() > 0 && !steps.isPreparing(), TraceFixture::longest);
        const auto *calls = steps.findChild<QListWidget *>();
        QTRY_COMPARE(calls->count(), 2);
        const QList<SceneView *> pictures = steps.findChildren<SceneView *>();
        const auto picture = std::ranges::find(pictures, "A variable of all work-items over time", &QWidget::accessibleName);
        QVERIFY(picture != pictures.end());
        QTRY_VERIFY2((*picture)->height() > 2 * 64, qPrintable(QString::number((*picture)->height())));
        QVERIFY(!calls->isVisible());
    }

    /// The work-item has passed the barrier, and accessed nothing since.
    void aStepAfterABarrierIsOfItsPhase()
    {
        TraceFixture f("scan");
        f.window.presentation().enter(2);
        QTRY_VERIFY_WITH_TIMEOUT(f.stage().isReady() && f.window.views().steps().position() > 0, TraceFixture::longest);
        QTRY_COMPARE(f.stage().moment(), (Moment{2, 0}));
    }

    /// The steps that are there are of the trace before, until its own have come.
    void aTraceUnderWayComesToTheStepThatIsShown()
    {
        TraceFixture f("tree-reduction");
        f.window.presentation().enter(4);
        StepsView &steps = f.window.views().steps();
        QTRY_VERIFY_WITH_TIMEOUT(steps.text().contains("iteration 2"), TraceFixture::longest);
        const int position = steps.position();
        QSignalSpy finished(&f.session, &Session::traceFinished);
        f.stage().traceAgain();
        QVERIFY(finished.wait(TraceFixture::longest));
        QTRY_VERIFY_WITH_TIMEOUT(!steps.isPreparing(), TraceFixture::longest);
        QCOMPARE(steps.position(), position);
    }

    void aStepThatShowsResultsRunsThePlan()
    {
        TraceFixture f("vector-add");
        QSignalSpy finished(&f.session, &Session::runFinished);
        f.window.presentation().enter(2);
        QVERIFY(finished.count() > 0 || finished.wait(TraceFixture::longest));
        QTRY_COMPARE(f.window.views().front().nothingToShow(), QString());
    }

    /// The class sees the message, and the device rests.
    void aTraceThatFailsIsNotAskedForAgain()
    {
        TraceFixture f("tree-reduction");
        CodeEditor *editor = f.window.editors().editor(f.session.project().sources.first());
        editor->setText("this is no kernel\n" + editor->text());
        QSignalSpy started(&f.session, &Session::traceStarted);
        QSignalSpy finished(&f.session, &Session::traceFinished);
        f.window.presentation().enter(3);
        QCOMPARE(started.count(), 1);
        QVERIFY(finished.count() > 0 || finished.wait(TraceFixture::longest));
        QCoreApplication::processEvents();
        QCOMPARE(started.count(), 1);
        QVERIFY(!f.session.isTracing());
    }

    /// Of a device what sizes groups and buffers comes first: both are in sight without scrolling.
    void theLimitsThatThePlanUsesAreInSight()
    {
        TraceFixture f("tree-reduction");
        f.window.resizeTo({1280, 720});
        f.session.setText(f.session.project().notes, "# A\n<!-- show: device -->\n\nOne line.\n\nAnd another.\n");
        QTRY_VERIFY_WITH_TIMEOUT(f.session.currentDevice() >= 0, TraceFixture::longest);
        f.window.presentation().enter(0);
        QTest::qWait(0);
        const auto *tree = f.window.findChild<DeviceView *>()->findChild<QTreeWidget *>();
        for (const char *name : {"Largest work-group", "Local memory"}) {
            const auto items = tree->findItems(name, Qt::MatchExactly | Qt::MatchRecursive);
            QCOMPARE(items.size(), 1);
            QTRY_VERIFY2(tree->visualItemRect(items.first()).bottom() < tree->viewport()->height(), name);
        }
    }

    /// Only those that are whole.
    void rowsOfMemoryAreNotCutAtTheFoot()
    {
        TraceFixture f("matmul");
        f.window.resizeTo({1280, 720});
        QVERIFY(f.window.views().showView("device"));
        auto *drawing = f.window.findChild<DeviceView *>()->findChild<SceneView *>();
        QTRY_VERIFY_WITH_TIMEOUT(drawing->scene().size.height() > 300, TraceFixture::longest);
        auto *splitter = f.window.findChild<DeviceView *>()->findChild<QSplitter *>();
        for (const int height : {230, 236, 242, 248}) {
            splitter->setSizes({height, splitter->height() - height});
            Q_EMIT splitter->splitterMoved(height, 1);
            const auto cut = [&] {
                const QRegion mask = drawing->viewport()->mask();
                const int foot = mask.isEmpty() ? drawing->viewport()->height() : mask.boundingRect().height();
                return std::ranges::count_if(drawing->scene().items, [&](const SceneItem &item) {
                    const QRectF rect = item.rect();
                    return !item.text.text.isEmpty() && rect.top() < foot - 1 && rect.bottom() > foot + 1;
                });
            };
            QTRY_COMPARE(cut(), 0);
        }
    }

    /// As the bars of the other views.
    void theRangeLeavesItsPlaceToTheDrawing()
    {
        TraceFixture f("matmul");
        f.window.resizeTo({1280, 720});
        f.session.setText(f.session.project().notes, "# A\n<!-- show: ndrange -->\n\nOne line.\n");
        QVERIFY(f.window.views().showView("ndrange") && f.trace());
        const auto boxes = f.window.findChildren<QComboBox *>();
        const auto *colours = *std::ranges::find(boxes, QString("Colour by"), &QComboBox::accessibleName);
        QTRY_VERIFY(colours->isVisible());
        f.window.presentation().enter(0);
        QTRY_VERIFY(!colours->isVisible());
        f.window.presentation().leave();
        QTRY_VERIFY(colours->isVisible());
    }

    /// In a small window what is said of them and the table give way.
    void allLanesAreInSight()
    {
        TraceFixture f("pipeline");
        f.window.resizeTo({1280, 720});
        f.window.presentation().enter(0);
        QTRY_VERIFY_WITH_TIMEOUT(!f.session.isBusy() && f.session.lastGoodRun(), TraceFixture::longest);
        const auto drawings = f.window.views().timeline().findChildren<SceneView *>();
        const auto *lanes = *std::ranges::find(drawings, QString("Timeline of the run's commands"), &SceneView::accessibleName);
        QTRY_VERIFY(lanes->isVisible());
        QTRY_COMPARE(lanes->verticalScrollBar()->maximum(), 0);
        f.window.presentation().leave();
        f.window.resizeTo({1600, 1000});
        const auto *table = f.window.views().timeline().findChild<QTreeView *>();
        QTRY_VERIFY(qobject_cast<QSplitter *>(table->parentWidget())->sizes()[1] > 0);
    }

    void aTableWithoutSpaceForARowIsGone()
    {
        TraceFixture f("matmul");
        f.window.resizeTo({1280, 720});
        f.window.presentation().enter(0);
        for (int step = 0; step <= 7; ++step) {
            f.window.presentation().goTo(step);
            QTRY_VERIFY_WITH_TIMEOUT(!f.session.isBusy() && f.session.lastGoodRun(), TraceFixture::longest);
        }
        const auto *table = f.window.findChild<CompareView *>()->findChild<QTreeView *>();
        const auto *splitter = qobject_cast<QSplitter *>(table->parentWidget());
        QTRY_VERIFY(table->model()->rowCount() > 0);
        QTest::qWait(0);
        QTRY_COMPARE(splitter->sizes()[1], 0);
        for (int i = 0; i < 10; ++i) { // It stays so.
            QCoreApplication::processEvents();
            QCOMPARE(splitter->sizes()[1], 0);
        }
    }

    void someVariablesAreInSight()
    {
        TraceFixture f("tree-reduction");
        f.window.resizeTo({1280, 720});
        f.window.presentation().enter(4);
        auto *table = f.window.views().steps().findChild<VariableTable *>();
        QTRY_VERIFY_WITH_TIMEOUT(table->topLevelItemCount() > 2, TraceFixture::longest);
        QTRY_VERIFY(table->viewport()->height() >= 2 * table->visualItemRect(table->topLevelItem(0)).height());
    }

    /// A row for each, of which one sees what they are.
    void allWorkItemsOfTheVariableAreToldApart()
    {
        TraceFixture f("tree-reduction");
        f.window.resizeTo({1280, 720});
        f.window.presentation().enter(4);
        StepsView &steps = f.window.views().steps();
        QTRY_VERIFY_WITH_TIMEOUT(steps.position() > 0 && !f.window.isPreparing(), TraceFixture::longest);
        QTRY_VERIFY2(steps.drawing().viewport()->height() >= 130, qPrintable(QString::number(steps.drawing().viewport()->height())));
    }

    void aBufferIsShownAsTheStepSays()
    {
        TraceFixture f("laplace");
        f.window.resizeTo({1280, 720});
        BufferView &buffers = f.window.views().results().buffers();
        f.window.presentation().enter(3);
        QTRY_VERIFY_WITH_TIMEOUT(!f.session.isBusy() && f.session.lastGoodRun(), TraceFixture::longest);
        QTRY_COMPARE(buffers.kind(), PictureKind::Image);
        QCOMPARE(buffers.model().buffer().name, QString("field"));
        QVERIFY(buffers.picture().isVisible());
        QVERIFY(!buffers.findChild<PictureBar *>()->isVisible());
        f.window.presentation().leave();
        QCOMPARE(buffers.kind(), PictureKind::Table);
    }

    /// Not what the walk stepped last.
    void afterwardsTheShownLaunchIsStepped()
    {
        TraceFixture f("n-body");
        f.window.presentation().enter(0);
        QTRY_VERIFY_WITH_TIMEOUT(!f.session.isBusy() && f.stage().isReady(), TraceFixture::longest);
        f.window.presentation().leave();
        QVERIFY(f.window.views().showView("steps"));
        f.stage().showLaunch(2);
        f.stage().traceAgain();
        QTRY_VERIFY_WITH_TIMEOUT(!f.session.isBusy() && f.stage().isReady() && !f.stage().isLoading(), TraceFixture::longest);
        QCOMPARE(f.stage().launch(), 2);
        QVERIFY(!f.window.views().steps().needsAnotherTrace());
    }

    void withoutNotesItSaysSo()
    {
        TraceFixture f("vector-add");
        Project project = f.session.project();
        project.notes.clear();
        f.session.setProject(project);
        f.window.presentation().enter(7);
        auto *strip = f.window.findChild<WalkStrip *>();
        QVERIFY(!strip->title().isEmpty());
        QCOMPARE(strip->position(), QString());
        QVERIFY(f.window.presentation().walk().steps.isEmpty());
        f.window.presentation().leave();
        QVERIFY(!strip->isVisible());
    }

    void anotherProjectEndsIt()
    {
        TraceFixture f("lost-update");
        f.window.presentation().enter();
        QVERIFY(f.window.files().open(qEnvironmentVariable("KERNELSCOPE_SOURCE") + "/samples/vector-add"));
        QVERIFY(!f.window.presentation().isOn());
        QCOMPARE(f.appearance.scale(), 1.0);
    }
};

QTEST_MAIN(TestPresenting)
#include "tst_presenting.moc"
