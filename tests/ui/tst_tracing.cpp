#include <QAbstractItemModelTester>
#include <QAction>
#include <QLabel>
#include <QPushButton>
#include <QRegularExpression>

#include <csignal>
#include <tuple>

#include "WindowFixture.h"
#include "ui/editor/HeatMargin.h"
#include "ui/models/ProblemModel.h"
#include "ui/models/RunSummary.h"
#include "ui/models/TraceFindings.h"
#include "ui/problems/ProblemsView.h"
#include "ui/results/ResultsView.h"
#include "ui/setup/SetupPanel.h"
#include "ui/window/WindowActions.h"

using namespace kernelscope;
using namespace std::chrono_literals;

/// The trace in the window: findings, their evidence, the editor's marks and counts.
class TestTracing : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theFakesRaceIsListedAndStays()
    {
        WindowFixture f(WindowFixture::Fake);
        QAbstractItemModelTester tester(&f.window.views().problems().model());
        QVERIFY(f.trace("ok"));
        QCOMPARE(findingRows(f).size(), 1);
        QVERIFY(f.window.views().problems().detailText().contains("Two work-items write."));
        QCOMPARE(f.editor()->findingLines(), QList<int>{3});
        QVERIFY2(f.editor()->annotation(2).contains("Two work-items write."), qPrintable(f.editor()->annotation(2)));
        QCOMPARE(tracedIn(f.session), (Traced{2, 2, 0}));
        QVERIFY(f.run(QStringLiteral("crash %1 4").arg(SIGSEGV)));
        QCOMPARE(findingRows(f).size(), 1);
        QCOMPARE(f.editor()->findingLines(), QList<int>{3});
    }

    void aCrashWhileTracingLeavesTheFindings()
    {
        WindowFixture f(WindowFixture::Fake);
        QVERIFY(f.trace(QStringLiteral("crash %1 4").arg(SIGSEGV)));
        QCOMPARE(f.session.lastRun()->status, RunStatus::Crashed);
        QCOMPARE(findingRows(f).size(), 1);
        QVERIFY(f.window.messages().statusLine().text().contains("crashed"));
        QVERIFY(f.trace("ok"));
        QVERIFY(f.window.messages().statusLine().text().startsWith("Ran on")); // nearly all of the time was the tracing's
        QVERIFY(f.run("ok"));
        QVERIFY(f.window.messages().statusLine().text().startsWith("Ran in"));
    }

    void whatWasNotRunUntracedIsSaidWithTheResults()
    {
        WindowFixture f(WindowFixture::Real);
        QVERIFY(openSample(f, "out-of-bounds"));
        Project project = f.session.project();
        Check other = project.checks.first();
        other.name = "of the other";
        other.buffer = "careless";
        project.checks << other;
        f.session.setProject(project);
        QVERIFY(f.trace());
        QVERIFY(f.session.lastGoodRun());
        QCOMPARE(f.session.lastGoodRun()->checks.size(), 1); // Of what the launch that ran has made.
        QVERIFY(f.session.lastGoodRun()->checks[0].passed);
        const QString onlyTraced = tracedResultsText(f.session.lastTrace()->launches, {other.name});
        QVERIFY(!onlyTraced.isEmpty());
        QTRY_VERIFY2(resultsText(f).contains(onlyTraced), qPrintable(resultsText(f))); // And that this check was not made.
        const auto problems = f.window.views().problems().model().problemCount();
        const auto notes = f.window.views().problems().model().rowCount() - problems;
        QVERIFY(problems > 0 && notes > 0);
        const auto tabs = f.window.findChildren<QTabWidget *>();
        const QString told =
            QStringLiteral("Problems (%1), %2").arg(problems).arg(notes == 1 ? "1 note" : QStringLiteral("%1 notes").arg(notes));
        QVERIFY2(std::ranges::any_of(tabs, [&](const QTabWidget *tab) { return tab->tabText(0) == told; }), qPrintable(told));
        const QString found = foundText(f.session.lastTrace()->launches, planFindings(*f.session.lastTrace()));
        QVERIFY(!found.isEmpty() && resultsText(f).contains(found));
        const auto signs = f.window.setup().findChildren<QLabel *>();
        QVERIFY(std::ranges::any_of(signs, [](const QLabel *sign) { return sign->accessibleName().startsWith("Not made"); }));
    }

    void aCrashOffersTheTraceThatExplainsIt()
    {
        WindowFixture f(WindowFixture::Fake);
        QVERIFY(f.run(QStringLiteral("crash %1 4").arg(SIGSEGV)));
        const QString plain = noResultsText(*f.session.lastRun(), true);
        QVERIFY2(resultsText(f).contains(plain + u' '), qPrintable(resultsText(f))); // It says more: what a trace does.
        const auto buttons = f.window.views().results().findChildren<QPushButton *>();
        const auto offer = std::ranges::find_if(buttons, [](const QPushButton *button) { return button->text() == "Trace (F6)"; });
        QVERIFY(offer != buttons.end());
        QSignalSpy started(&f.session, &Session::traceStarted);
        (*offer)->click();
        QCOMPARE(started.count(), 1);
    }

    void stopEndsATrace()
    {
        WindowFixture f(WindowFixture::Fake);
        QSignalSpy finished(&f.session, &Session::traceFinished);
        TraceOptions options;
        options.onlyLaunch = "wait";
        QVERIFY(!f.window.actionList().stop->isEnabled());
        f.session.trace(options);
        QVERIFY(f.window.actionList().stop->isEnabled());
        QTRY_VERIFY2(f.window.messages().statusLine().text().contains("Tracing"), qPrintable(f.window.messages().statusLine().text()));
        f.window.actionList().stop->trigger();
        QVERIFY(finished.count() > 0 || finished.wait(WindowFixture::longest));
        QCOMPARE(f.session.lastRun()->status, RunStatus::Cancelled);
        QVERIFY(!f.window.actionList().stop->isEnabled());
        QVERIFY(f.trace("ok"));
    }

    void marksMoveWithTheirLinesAndGoWithAnEdit()
    {
        WindowFixture f(WindowFixture::Fake);
        QVERIFY(f.trace("ok"));
        f.editor()->insertAt("// more\n", 0, 0);
        QTRY_COMPARE(f.editor()->findingLines(), QList<int>{4});
        QTRY_VERIFY(!f.editor()->annotation(3).isEmpty());
        QVERIFY(f.editor()->annotation(2).isEmpty());
        QVERIFY(f.window.views().problems().model().entries().last().isOld);
        f.editor()->insertAt("x", 3, 2);
        QCOMPARE(f.editor()->findingLines(), QList<int>());
        QTRY_VERIFY(f.editor()->annotation(3).isEmpty());
        QVERIFY(f.trace("ok"));
        QCOMPARE(f.editor()->findingLines(), QList<int>{3});
        QVERIFY(!f.window.views().problems().model().entries().last().isOld);
        QVERIFY(f.window.files().open(f.folder.path()));
        QCOMPARE(f.editor()->findingLines(), QList<int>());
        QVERIFY(findingRows(f).isEmpty());
    }

    void aSamplesRaceIsShownWhereItIs()
    {
        WindowFixture f(WindowFixture::Real);
        QVERIFY(openSample(f, "lost-update"));
        QSignalSpy finished(&f.session, &Session::traceFinished);
        f.window.actionList().trace->trigger();
        QVERIFY(finished.wait(WindowFixture::longest));
        const auto rows = findingRows(f);
        QVERIFY2(!rows.isEmpty(), qPrintable(f.window.messages().statusLine().text()));
        CodeEditor *editor = f.editor("lost-update.cl");
        QCOMPARE(editor->findingLines(), QList<int>{4});
        QVERIFY(editor->annotation(3).simplified().contains("plain[0]")); // in lines as long as there is room for
        QVERIFY(kindsOf(f).contains(FindingKind::DataRace));
        QCOMPARE(editor->heat().textAt(3), "128");
        QCOMPARE(editor->heat().textAt(9), "64");
        QVERIFY(editor->heat().width() > 0);
        QVERIFY(editor->heat().toolTipAt(3).contains("store"));
        QCOMPARE(tracedIn(f.session), (Traced{3, 3, 196}));

        f.window.actionList().nextProblem->trigger();
        f.window.views().problems().goToNext();
        f.window.views().problems().goToNext(); // Past the last one: the first again.
        QVERIFY(f.session.selection().finding);
        QCOMPARE(f.session.selection().launch, 0);
        QCOMPARE(f.session.selection().workItem, quint64(0));
        QCOMPARE(f.session.selection().buffer, "plain");
        QCOMPARE(f.session.selection().element, quint64(0));
        QTRY_VERIFY(f.session.selection().traceEvent && f.session.selection().site);
        int line = -1;
        int column = -1;
        editor->getCursorPosition(&line, &column);
        QCOMPARE(line, 3);
        const QString evidence = f.window.views().problems().detailText();
        for (const char *part :
             {"store", "lost-update.cl:4:5", "work-item 0 of work-group 0, phase 0", "work-item 1 of", "plain[0] in global memory"})
            QVERIFY2(evidence.contains(part), qPrintable(evidence));

        f.window.actionList().heat->setChecked(false);
        QCOMPARE(editor->heat().width(), 0);
        f.window.actionList().heat->setChecked(true);
        QVERIFY(editor->heat().width() > 0);
    }

    void otherBugsAreFoundToo_data()
    {
        QTest::addColumn<QString>("sample");
        QTest::addColumn<QList<int>>("lines");
        QTest::addColumn<FindingKind>("kind");
        QTest::newRow("divergence") << "branch-barrier" << QList<int>{12, 14, 17, 66, 69} << FindingKind::BarrierDivergence;
        QTest::newRow("bounds") << "out-of-bounds" << QList<int>{10} << FindingKind::OutOfBounds;
    }
    void otherBugsAreFoundToo()
    {
        QFETCH(QString, sample);
        QFETCH(QList<int>, lines);
        QFETCH(FindingKind, kind);
        WindowFixture f(WindowFixture::Real);
        QVERIFY(openSample(f, sample));
        QVERIFY(f.trace());
        QVERIFY2(kindsOf(f).value(0) == kind && !findingRows(f).isEmpty(), qPrintable(f.window.messages().statusLine().text()));
        QCOMPARE(f.editor(sample + ".cl")->findingLines(), lines);
    }

    void anEndlessLoopEndsAndIsNamed()
    {
        WindowFixture f(WindowFixture::Real);
        f.editor()->setText("__kernel void add(__global const int *in, __global int *out)\n{\n    int i = get_global_id(0);\n"
                            "    while (out[i] == 0)\n        out[i] = 0;\n}\n");
        QVERIFY(f.trace());
        const auto rows = findingRows(f);
        const bool isNamed =
            std::any_of(rows.begin(), rows.end(), [](const ProblemEntry &entry) { return entry.origin == "Endless loop"; });
        QVERIFY2(isNamed, qPrintable(f.window.messages().statusLine().text()));
        QVERIFY(f.editor()->findingLines().contains(4));
    }

    void aKernelThatClangCannotReadRunsUntraced()
    {
        WindowFixture f(WindowFixture::Fake);
        f.editor()->setText("__kernel void add(vendor_type in, __global int *out)\n{\n}\n");
        QVERIFY(f.trace());
        QCOMPARE(f.session.lastRun()->status, RunStatus::Ok);
        QVERIFY2(f.window.messages().statusLine().text().contains("not traced"), qPrintable(f.window.messages().statusLine().text()));
        const ProblemEntry why = f.window.views().problems().model().entries().last();
        QCOMPARE(why.severity, Severity::Warning);
        QVERIFY2(why.message.contains("add") && why.message.contains("vendor_type"), qPrintable(why.message));
    }

    void aBarrierTakenAwayIsFoundAndUndoMendsIt()
    {
        WindowFixture f(WindowFixture::Real);
        QVERIFY(openSample(f, "tree-reduction"));
        CodeEditor *editor = f.editor("tree-reduction.cl");
        QVERIFY(editor);
        const QString before = editor->text();
        const int barrier = int(before.split('\n').indexOf(QRegularExpression("^ {8}barrier.*")));
        QVERIFY(barrier > 0);
        f.window.activateWindow();
        editor->setFocus();
        QTRY_VERIFY(editor->hasFocus());
        editor->setSelection(barrier, 0, barrier + 1, 0);
        QTest::keyClick(editor, Qt::Key_Delete);
        QCOMPARE(editor->text().count("barrier("), before.count("barrier(") - 1);
        QVERIFY(traceByKey(f));
        QVERIFY2(!findingRows(f).isEmpty(), qPrintable(f.window.messages().statusLine().text()));
        QCOMPARE(kindsOf(f).first(), FindingKind::DataRace);

        f.window.actionList().nextProblem->trigger();
        QTRY_VERIFY(f.session.selection().finding);
        editor->setFocus();
        QTRY_VERIFY(editor->hasFocus());
        f.window.actionList().undo->trigger();
        QCOMPARE(editor->text(), before);
        QTRY_COMPARE(f.session.document().texts.value("tree-reduction.cl"), before);
        QVERIFY(traceByKey(f));
        QVERIFY2(findingRows(f).isEmpty(), qPrintable(f.window.messages().statusLine().text()));
        QCOMPARE(editor->findingLines(), QList<int>());
        QVERIFY(!f.session.selection().finding);
    }

    void aCleanTraceSaysSo()
    {
        WindowFixture f(WindowFixture::Real);
        QVERIFY(f.trace());
        const LaunchTrace &launch = f.session.lastTrace()->launches.first();
        QVERIFY(launch.complete && launch.findings.isEmpty());
        QVERIFY(!f.window.views().problems().model().entries().isEmpty());
        QCOMPARE(f.window.views().problems().model().problemCount(), 0);
        QCOMPARE(f.editor()->heat().textAt(3), "16");
        const QString told = f.editor()->heat().toolTipAt(3);
        f.editor()->insertAt("// more\n", 0, 0);
        QTRY_VERIFY(!f.editor()->heat().toolTipAt(4).isEmpty() && f.editor()->heat().toolTipAt(4) != told); // It tells of an older text.
        QVERIFY(f.editor()->heat().toolTipAt(3).isEmpty());
    }

    void findingsInAHeaderGoToItsTab()
    {
        WindowFixture f(WindowFixture::Real);
        f.write("far.h", "void put(__global int *out, int i)\n{\n    out[i + 4] = i;\n}\n");
        f.write("a.cl", "#include \"far.h\"\n__kernel void add(__global const int *in, __global int *out)\n{\n"
                        "    put(out, get_global_id(0) + in[0]);\n}\n");
        QVERIFY(f.window.files().open(f.folder.path()));
        QVERIFY(f.trace());
        QVERIFY2(!findingRows(f).isEmpty(), qPrintable(f.window.messages().statusLine().text()));
        QVERIFY(f.editor("far.h"));
        QCOMPARE(f.editor("far.h")->findingLines(), QList<int>{3});
        QVERIFY(f.editor("a.cl")->findingLines().isEmpty());
        for (int press = 0; press < 5 && f.window.editors().currentEditor() != f.editor("far.h"); ++press)
            f.window.actionList().nextProblem->trigger();
        QCOMPARE(f.window.editors().currentEditor(), f.editor("far.h"));
    }

private:
    /// What the labels in sight say there.
    static QString resultsText(WindowFixture &f)
    {
        QStringList texts;
        for (const QLabel *label : f.window.views().results().findChildren<QLabel *>()) {
            if (label->isVisibleTo(&f.window.views().results()))
                texts << label->text();
        }
        return texts.join('\n');
    }
    static bool traceByKey(WindowFixture &f)
    {
        QSignalSpy finished(&f.session, &Session::traceFinished);
        QTest::keyClick(f.window.focusWidget() ? f.window.focusWidget() : &f.window, Qt::Key_F6);
        return finished.count() > 0 || finished.wait(WindowFixture::longest);
    }
    static bool openSample(WindowFixture &f, const QString &name)
    {
        return f.window.files().open(WindowFixture::samples() + '/' + name).has_value();
    }
    static QList<ProblemEntry> findingRows(WindowFixture &f)
    {
        QList<ProblemEntry> rows;
        for (const ProblemEntry &entry : f.window.views().problems().model().entries()) {
            if (entry.isFinding())
                rows << entry;
        }
        return rows;
    }

    /// What the rows of Problems are about.
    static QList<FindingKind> kindsOf(WindowFixture &f)
    {
        QList<FindingKind> kinds;
        for (const ProblemEntry &row : findingRows(f))
            kinds << f.session.lastTrace()->launches[row.launch].findings[row.finding].kind;
        return kinds;
    }

    /// Work-groups that were traced, all of them, and their accesses, of all launches.
    using Traced = std::tuple<quint64, quint64, quint64>;
    static Traced tracedIn(const Session &session)
    {
        Traced all;
        for (const LaunchTrace &launch : session.lastTrace()->launches)
            all = {std::get<0>(all) + launch.groupsTraced, std::get<1>(all) + launch.groupsTotal, std::get<2>(all) + launch.accesses};
        return all;
    }
};

QTEST_MAIN(TestTracing)
#include "tst_tracing.moc"
