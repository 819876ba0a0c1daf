#include <QAction>
#include <QComboBox>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTableView>
#include <QTimer>
#include <QTreeView>

#include <csignal>

#include "WindowFixture.h"
#include "../corpus/CorpusCase.h"
#include "tests/ui/Facts.h"
#include "ui/edits/ProjectEdits.h"
#include "ui/models/BufferTableModel.h"
#include "ui/models/ProblemModel.h"
#include "ui/models/RunSummary.h"
#include "ui/problems/ProblemsView.h"
#include "ui/results/BufferPicture.h"
#include "ui/results/BufferView.h"
#include "ui/results/ResultsView.h"
#include "ui/samples/SampleBrowser.h"
#include "ui/scene/SceneView.h"
#include "ui/setup/SetupPanel.h"
#include "ui/timeline/LanesView.h"
#include "ui/timeline/TimelineView.h"
#include "ui/widgets/Dimmer.h"
#include "ui/widgets/EmptyPage.h"
#include "ui/window/WindowActions.h"

using namespace kernelscope;
using namespace std::chrono_literals;

/// A run never takes the last good result away, and never the window.
class TestRunning : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whileItRunsTheOldResultsStayDimmedAndStopEndsIt()
    {
        WindowFixture f(WindowFixture::Fake);
        QVERIFY(f.run("ok"));
        QVERIFY(!f.window.actionList().stop->isEnabled());
        QSignalSpy finished(&f.session, &Session::runFinished);
        f.session.run(1, "wait");
        auto *dimmer = f.window.views().results().findChild<Dimmer *>();
        QTRY_VERIFY(dimmer->isVisibleTo(&f.window.views().results()));
        QVERIFY(f.window.actionList().stop->isEnabled());
        QVERIFY(f.session.lastGoodRun());
        QTRY_VERIFY(f.window.messages().statusLine().text().contains("Running")); // with the seconds, in place
        QVERIFY(f.window.messages().statusLine().text().contains(" s"));
        f.window.actionList().stop->trigger();
        QVERIFY(finished.count() > 0 || finished.wait(WindowFixture::longest));
        QCOMPARE(f.session.lastRun()->status, RunStatus::Cancelled);
        QVERIFY(!dimmer->isVisibleTo(&f.window.views().results()));
        QVERIFY(!f.window.actionList().stop->isEnabled());
        QVERIFY(f.session.lastGoodRun());
        QVERIFY(f.run("ok"));
        QVERIFY(f.session.lastGoodRunIsCurrent());
    }

    void withoutBuffersTheLaunchesAreListedAndASentenceSaysSo()
    {
        WindowFixture f(WindowFixture::Real);
        Project project = f.session.project();
        project.buffers.clear();
        project.checks.clear();
        std::get<LaunchStep>(project.plan[0].action).arguments.clear();
        f.session.setProject(project);
        f.editor()->setText("__kernel void add()\n{\n}\n");
        QVERIFY(f.run());
        QCOMPARE(f.session.lastRun()->status, RunStatus::Ok);
        const ResultsView &results = f.window.views().results();
        QTRY_VERIFY(results.findChild<QTreeView *>()->isVisible());
        QCOMPARE(results.findChild<QTreeView *>()->model()->rowCount(), 1);
        for (const auto *box : results.findChildren<QComboBox *>())
            QVERIFY2(!box->isVisible(), qPrintable(box->accessibleName()));
        QStringList said;
        for (const auto *label : results.findChildren<QLabel *>()) {
            if (label->isVisible())
                said << label->text();
        }
        QVERIFY2(said.filter("no buffers").size() == 1, qPrintable(said.join('|')));
    }

    void twoBuffersSideBySideAreFollowedTogether()
    {
        WindowFixture f(WindowFixture::Real);
        QVERIFY(f.run() && f.window.views().showView("results"));
        BufferView &first = f.window.views().results().buffers();
        BufferView *beside = nullptr;
        for (auto *view : f.window.views().results().findChildren<BufferView *>())
            beside = view == &first ? beside : view;
        QVERIFY(beside && !beside->isVisible());
        QCOMPARE(first.model().buffer().name, "out");
        Q_EMIT first.besideToggled();
        QVERIFY(beside->isVisible());
        QCOMPARE(beside->model().buffer().name, "data"); // It has the same shape.
        const auto inTable = [](BufferView &view) { return view.model().elementOf(view.findChild<QTableView *>()->currentIndex()); };
        QVERIFY(first.reveal("out", 5));
        QCOMPARE(inTable(*beside), std::optional<quint64>(5));
        QVERIFY(beside->reveal("data", 2));
        QCOMPARE(inTable(first), std::optional<quint64>(2));
        QCOMPARE(f.session.selection().buffer, "out");
        PictureChoice heat = first.choice();
        heat.kind = PictureKind::Heat;
        first.setChoice(heat);
        beside->setChoice(heat);
        first.picture().view().zoom(4);
        QCOMPARE(beside->picture().view().window().scale, first.picture().view().window().scale);
        QVERIFY(f.run());
        QCOMPARE(beside->model().buffer().name, "data");
        QVERIFY(beside->isVisible());
        Q_EMIT beside->besideToggled();
        QVERIFY(!beside->isVisible());
    }

    void aCommandLeadsToItsKernelAndItsStep()
    {
        WindowFixture f(WindowFixture::Real);
        QVERIFY(f.run() && f.window.views().showView("timeline"));
        TimelineView &timeline = f.window.views().timeline();
        QSignalSpy kernel(&timeline, &TimelineView::launchChosen);
        QSignalSpy step(&timeline, &TimelineView::pathChosen);
        auto *table = timeline.findChild<QTreeView *>();
        const auto rowOf = [&](const QString &name) {
            const QModelIndexList found = table->model()->match(table->model()->index(0, 0), Qt::DisplayRole, name, 1, Qt::MatchExactly);
            return found.value(0);
        };
        table->setCurrentIndex(rowOf("write data"));
        QCOMPARE(kernel.size(), 0);
        table->setCurrentIndex(rowOf("go"));
        QCOMPARE(kernel.value(0).value(0).toString(), "add");
        Q_EMIT table->activated(rowOf("go"));
        QCOMPARE(step.value(0).value(0).toString(), "/plan/0");
        QVERIFY(f.window.setup().isAncestorOf(f.window.focusWidget()));
        auto *lanes = timeline.findChild<LanesView *>();
        QSignalSpy shown(&timeline, &TimelineView::pathShown);
        lanes->setFocus();
        Q_EMIT lanes->activated(lanes->chosen()); // A click. The lanes have keys of their own.
        QCOMPARE(shown.value(0).value(0).toString(), "/plan/0");
        QCOMPARE(f.window.focusWidget(), lanes);
    }

    void theTimelineIsMeasuredByMouseAndKeys()
    {
        WindowFixture f(WindowFixture::Real);
        QVERIFY(f.run() && f.window.views().showView("timeline"));
        auto *lanes = f.window.views().timeline().findChild<LanesView *>();
        const auto shows = [&](const QString &text) {
            const auto labels = f.window.views().timeline().findChildren<QLabel *>();
            return std::ranges::any_of(labels, [&](const QLabel *label) { return label->text().contains(text); });
        };
        const QPoint from(lanes->viewport()->width() / 2, 60), to = from + QPoint(80, 0);
        const SceneWindow before = lanes->window();
        QTest::mousePress(lanes->viewport(), Qt::LeftButton, {}, from);
        QTest::mouseMove(lanes->viewport(), to);
        QTest::mouseRelease(lanes->viewport(), Qt::LeftButton, {}, to);
        QVERIFY(lanes->measured() && shows("Measured: "));
        QCOMPARE(lanes->window().origin, before.origin);
        QTest::keyClick(lanes, Qt::Key_Z);
        QVERIFY(lanes->window().scale > before.scale * 2);
        QTest::keyClick(lanes, Qt::Key_Escape);
        QVERIFY(!lanes->measured() && !shows("Measured: "));
        lanes->fit();
        QTest::keyClick(lanes, Qt::Key_Home);
        QTest::keyClick(lanes, Qt::Key_M);
        const auto one = lanes->measured();
        QTest::keyClick(lanes, Qt::Key_End);
        QTest::keyClick(lanes, Qt::Key_M);
        QVERIFY(one && lanes->measured() && lanes->measured()->second > one->second && lanes->measured()->first <= one->first);
        QTest::mousePress(lanes->viewport(), Qt::LeftButton, Qt::ShiftModifier, from);
        QTest::mouseMove(lanes->viewport(), to);
    }

    void anEarlierRunIsShownBelowTheTimeline()
    {
        WindowFixture f(WindowFixture::Real);
        QVERIFY(f.run() && f.window.views().showView("timeline"));
        TimelineView &timeline = f.window.views().timeline();
        auto *lanes = timeline.findChild<LanesView *>();
        const auto shows = [&](const QString &text) {
            return std::ranges::any_of(lanes->scene().items, [&](const SceneItem &item) { return item.text.text == text; });
        };
        Q_EMIT f.window.findChild<BufferView *>()->pinWanted(); // In Results: the same run.
        QVERIFY(f.run());
        QVERIFY(!shows("Run before") && !shows("Pinned run"));
        timeline.setAgainst(TimelineView::Against::PinnedRun);
        QVERIFY(shows("Pinned run"));
        timeline.setAgainst(TimelineView::Against::RunBefore);
        QVERIFY(shows("Run before"));
        const qsizetype commands = f.session.lastGoodRun()->events.size();
        QCOMPARE(timeline.findChild<QTreeView *>()->model()->rowCount(), int(commands));
        const auto selected = f.session.selection().event;
        lanes->choose(CommandSubject{int(commands)});
        QCOMPARE(f.session.selection().event, selected);
        timeline.setAgainst(TimelineView::Against::Nothing);
        QVERIFY(!shows("Run before"));
    }

    void theFirstBufferThatCameBackIsShown()
    {
        const Appearance appearance;
        BufferView view(appearance);
        QList<BufferResult> buffers(3);
        for (int i = 0; i < 3; ++i)
            buffers[i].name = QString::number(i);
        buffers[0].readBack = false;
        buffers[1].readBack = buffers[2].readBack = true;
        view.show(buffers, nullptr, {});
        QCOMPARE(view.model().buffer().name, QString("1"));
        view.show(buffers, nullptr, "2");
        QCOMPARE(view.model().buffer().name, QString("1")); // That of before stays.
    }

    void aBufferWithoutContentsSaysWhy()
    {
        const Appearance appearance;
        BufferView view(appearance);
        QList<BufferResult> buffers(2);
        buffers[0].name = "kept";
        buffers[0].shape = {4};
        buffers[0].elementCount = 4;
        buffers[1].name = "none";
        buffers[1].readBack = true;
        view.resize(500, 400);
        view.show(buffers, nullptr, "kept");
        view.QWidget::show();
        const auto said = [&] {
            QStringList texts;
            for (const QLabel *label : view.findChild<EmptyPage *>()->findChildren<QLabel *>()) {
                if (label->isVisible())
                    texts << label->text();
            }
            return texts.join(u' ');
        };
        const QString notRead = said();
        QCOMPARE(factsOf(notRead, {"kept", "none"}), QStringList{"kept"});
        view.reveal("none", std::nullopt);
        QCOMPARE(factsOf(said(), {"kept", "none"}), QStringList{"none"});
        QVERIFY(said() != QString(notRead).replace("kept", "none")); // For another reason.
    }

    void theBufferOfTheCheckThatFailedIsShown()
    {
        WindowFixture f(WindowFixture::Real);
        Project project = f.session.project();
        Check failing;
        failing.name = "fails";
        failing.buffer = "data";
        failing.expected = ExpectedExpression{Expression(-1.0)};
        project.checks.append(failing);
        f.session.setProject(project);
        QVERIFY(f.run());
        QCOMPARE(f.session.lastRun()->checks.size(), 2);
        QVERIFY(f.session.lastRun()->checks[0].passed && !f.session.lastRun()->checks[1].passed);
        QCOMPARE(f.window.views().results().buffers().model().buffer().name, QString("data"));
    }

    void aFailureKeepsTheEarlierResultsAndSaysSo_data()
    {
        QTest::addColumn<QString>("script");
        QTest::addColumn<QString>("status");
        for (const int phase : {1, 2, 3, 4, 5, 6}) {
            QTest::addRow("crash in phase %d", phase) << QStringLiteral("crash %1 %2").arg(SIGSEGV).arg(phase) << "crashed";
            QTest::addRow("hang in phase %d", phase) << QStringLiteral("hang %1").arg(phase) << "timed-out";
        }
        QTest::newRow("garbage") << "garbage"
                                 << "";
        QTest::newRow("ends by itself") << "exit 3"
                                        << "crashed";
        QTest::newRow("assertion") << "assert"
                                   << "crashed";
    }
    void aFailureKeepsTheEarlierResultsAndSaysSo()
    {
        QFETCH(QString, script);
        QFETCH(QString, status);
        WindowFixture f(WindowFixture::Fake);
        QVERIFY(f.run("ok"));
        f.session.setDeadlines({20'000ms, 300ms, 300ms, 300ms, 300ms, 300ms, 300ms});
        const int ticks = ticksDuring([&] { QVERIFY(f.run(script)); });
        QVERIFY(ticks > 0);
        const RunResult &run = *f.session.lastRun();
        if (!status.isEmpty())
            QCOMPARE(runStatusName(run.status), status);
        QVERIFY(!run.message.isEmpty());
        QCOMPARE(f.window.messages().statusLine().text(), run.message.section('\n', 0, 0));
        QVERIFY(inProblems(f, run.message));
        QVERIFY(f.session.lastGoodRun() && !f.session.lastGoodRunIsCurrent());
        QVERIFY(bannerText(f).contains("earlier run"));
        QVERIFY(bannerText(f).contains(failureInResults(run).toHtmlEscaped()));
        f.append("// mended\n"); // What the failed run said is of the text before.
        QVERIFY(bannerText(f).contains("earlier run") && !bannerText(f).contains(failureInResults(run).toHtmlEscaped()));
        QVERIFY(f.run("ok"));
        QVERIFY(f.session.lastGoodRunIsCurrent());
        QCOMPARE(bannerText(f), QString());
        QVERIFY(!inProblems(f, run.message));
    }

    void whatWasWrittenIsShownWhereNothingIsChecked()
    {
        WindowFixture f(WindowFixture::Real);
        Project project = f.session.project();
        project.checks.clear();
        f.session.setProject(project);
        QVERIFY(f.run());
        QCOMPARE(f.window.views().results().buffers().model().buffer().name, "out");
    }

    void afterAnEditAFailureIsOfTheTextBefore()
    {
        WindowFixture f(WindowFixture::Fake);
        QVERIFY(f.run(QStringLiteral("crash %1 3").arg(SIGSEGV)));
        const QString message = f.session.lastRun()->message;
        QVERIFY(inProblems(f, message));
        QVERIFY(f.window.messages().statusLine().text() == message.section('\n', 0, 0));
        f.append("// mended\n");
        QVERIFY(inProblems(f, message)); // One may be at it still.
        QVERIFY(!f.session.lastRunIsCurrent());
        QVERIFY(!f.window.messages().statusLine().text().isEmpty());
        QVERIFY(!f.window.messages().statusLine().text().contains(message.section('\n', 0, 0)));
        const ProblemModel &model = f.window.views().problems().model();
        const auto isOld = [&] { return std::ranges::any_of(model.entries(), &ProblemEntry::isOld); };
        QVERIFY(isOld());
        f.editor()->setText(f.editor()->text().remove("// mended\n"));
        QVERIFY(!isOld());
        QCOMPARE(f.window.messages().statusLine().text(), message.section('\n', 0, 0));
    }

    void aRunOfNothingHasNoResults()
    {
        WindowFixture f(WindowFixture::Real);
        Project project = f.session.project();
        project.plan.clear();
        project.checks.clear();
        project.buffers.clear();
        f.session.setProject(project);
        QVERIFY(f.run());
        QCOMPARE(f.session.lastRun()->status, RunStatus::Ok);
        QVERIFY(!f.window.views().results().buffers().isVisible());
        const QString why = f.window.views().results().nothingToShow();
        QVERIFY(!why.isEmpty());
        QVERIFY(std::ranges::any_of(f.window.views().results().findChildren<QLabel *>(),
                                    [&](const QLabel *label) { return label->isVisible() && label->text() == why; }));
    }

    void columnsAreWideEnoughForTheLargestNumber()
    {
        WindowFixture f(WindowFixture::Real);
        f.window.edits().change("Fill", {}, [](Project &project) {
            project.parameters[0].value = Expression(2000);
            project.buffers[0].init = ExpressionInit{Expression("i == 1001 ? 765432 : 1")}; // neither at the beginning nor at the end
            project.checks.clear();
        });
        QVERIFY(f.run());
        f.window.resize(1200, 800);
        const auto *table = f.window.views().results().buffers().findChild<QTableView *>();
        QTRY_VERIFY(table && table->model()->rowCount() > 0);
        for (int row = 0; row < table->model()->rowCount(); ++row) {
            for (int column = 0; column < table->model()->columnCount(); ++column) {
                const QString text = table->model()->index(row, column).data().toString();
                QVERIFY2(table->fontMetrics().horizontalAdvance(text) + 8 <= table->columnWidth(column), qPrintable(text));
            }
        }
    }

    void whatLosesTheKeyboardGivesItToTheCode()
    {
        WindowFixture f(WindowFixture::Fake);
        f.window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&f.window));
        auto *button = new QPushButton("Go", &f.window);
        button->show();
        button->setFocus();
        QTRY_VERIFY(button->hasFocus());
        button->setEnabled(false);
        QVERIFY(f.editor()->hasFocus());
        f.window.showSamples();
        button->setEnabled(true);
        button->setFocus();
        button->setEnabled(false);
        const QWidget *samples = f.window.findChild<SampleBrowser *>();
        QVERIFY(samples->isAncestorOf(QApplication::focusWidget()));
    }

    void aSlowRunShowsItsSteps()
    {
        WindowFixture f(WindowFixture::Fake);
        QVERIFY(f.run("steps 10000"));
        QCOMPARE(f.session.lastRun()->status, RunStatus::Ok);
    }

    void badKernelsAreReportedAndTheGoodTextRunsAfterwards_data()
    {
        QTest::addColumn<int>("markedLine");
        QTest::newRow("syntax-error") << 4;
        QTest::newRow("endless-kernel") << 0;
        QTest::newRow("write-far-away") << 0;
        QTest::newRow("write-behind-buffer") << 0;
        QTest::newRow("check-fails") << 0;
    }
    void badKernelsAreReportedAndTheGoodTextRunsAfterwards()
    {
        QFETCH(int, markedLine);
        const CorpusCase bad =
            CorpusCase::read(qEnvironmentVariable("KERNELSCOPE_SOURCE") + "/tests/corpus/cases/" + QTest::currentDataTag() + ".case");
        WindowFixture f(WindowFixture::Real);
        QTemporaryDir folder;
        bad.writeTo(QDir(folder.path()));
        QVERIFY(f.window.files().open(folder.path()));
        f.session.setDeadlines({20'000ms, 30'000ms, 60'000ms, 2'000ms, 2'000ms, 60'000ms, 60'000ms});
        const QString badText = f.editor("kernel.cl")->text();
        const QString goodText = "__kernel void k(__global int *out)\n{\n    out[get_global_id(0)] = 2;\n}\n";

        f.editor("kernel.cl")->setText(goodText);
        QVERIFY(f.run());
        QCOMPARE(f.session.lastRun()->status, RunStatus::Ok);
        f.editor("kernel.cl")->setText(badText);
        QVERIFY(ticksDuring([&] { QVERIFY(f.run()); }) > 0);
        const RunResult run = *f.session.lastRun();
        QVERIFY2(bad.statuses.contains(runStatusName(run.status)), qPrintable(runStatusName(run.status)));
        QVERIFY(f.window.views().problems().model().errorCount() >= 1);
        QVERIFY(!f.window.messages().statusLine().text().isEmpty());
        if (markedLine > 0)
            QVERIFY2(!f.editor("kernel.cl")->markedLines().isEmpty(), "no line is marked");
        QVERIFY(f.session.lastGoodRun() && !f.session.lastGoodRun()->buffers.isEmpty());

        f.editor("kernel.cl")->setText(goodText);
        QVERIFY(f.run());
        QCOMPARE(f.session.lastRun()->message, QString());
        QCOMPARE(f.session.lastRun()->status, RunStatus::Ok);
        QCOMPARE(f.window.views().problems().model().errorCount(), 0);
        QCOMPARE(f.editor("kernel.cl")->markedLines(), QList<int>());
        QVERIFY(f.window.views().results().buffers().reveal("out", 7));
        QCOMPARE(f.window.views().results().buffers().model().index(0, 7).data().toString(), QString("2"));
    }

private:
    /// How often the window got round to a timer meanwhile: not at all, if something blocked it.
    template <typename Work> static int ticksDuring(const Work &work)
    {
        int ticks = 0;
        QTimer timer;
        QObject::connect(&timer, &QTimer::timeout, [&ticks] { ++ticks; });
        timer.start(1);
        work();
        return ticks;
    }
    static bool inProblems(WindowFixture &f, const QString &message)
    {
        const auto &entries = f.window.views().problems().model().entries();
        return std::any_of(entries.begin(), entries.end(), [&](const ProblemEntry &entry) { return entry.message == message; });
    }
    static QString bannerText(WindowFixture &f)
    {
        for (auto *label : f.window.views().results().findChildren<QLabel *>()) {
            if (label->property("role") == "banner" && label->isVisibleTo(&f.window.views().results()))
                return label->text();
        }
        return {};
    }
};

QTEST_MAIN(TestRunning)
#include "tst_running.moc"
