#include <QtTest>

#include "tests/ui/Facts.h"
#include "tests/ui/TraceFixture.h"
#include "ui/memory/MemoryView.h"
#include "ui/scene/SceneView.h"
#include "ui/problems/ProblemsView.h"
#include "ui/steps/StepsView.h"
#include "ui/window/Rendering.h"
#include "ui/window/ScreenshotSeries.h"

using namespace kernelscope;

/// Pictures of the whole window: they wait for what is put together on other threads.
class TestScreenshots : public QObject
{
    Q_OBJECT

    /// The error; empty: it went well.
    template <typename Shots> static QString endOf(Shots &shots)
    {
        QSignalSpy finished(&shots, &Shots::finished);
        shots.start();
        const bool ended = finished.count() > 0 || finished.wait(TraceFixture::longest);
        return ended ? finished.first().last().toString() : QStringLiteral("never ended");
    }

    static RenderRequest pictureOfWindow(const QTemporaryDir &folder)
    {
        RenderRequest request;
        request.file = folder.filePath("a.png");
        request.ofWindow = true;
        request.trace = true;
        return request;
    }

private Q_SLOTS:
    void aViewTellsThatItIsPreparing()
    {
        TraceFixture f(QStringLiteral("tree-reduction"));
        f.setParameter(QStringLiteral("n"), 100'000);
        QVERIFY(f.trace());
        f.window.views().showView(QStringLiteral("reduction")); // Its tree is made on another thread.
        QVERIFY(f.window.isPreparing());
        QVERIFY(!f.window.views().front().nothingToShow().isEmpty());
        QTRY_VERIFY_WITH_TIMEOUT(!f.window.isPreparing(), TraceFixture::longest);
        QCOMPARE(f.window.views().front().nothingToShow(), QString());
    }

    void itIsTakenOfTheViewPutTogether_data()
    {
        QTest::addColumn<QString>("view");
        for (const char *view : {"reduction", "tiles", "memory", "access"})
            QTest::newRow(view) << view;
    }
    void itIsTakenOfTheViewPutTogether()
    {
        QFETCH(QString, view);
        const QTemporaryDir folder;
        TraceFixture f(QStringLiteral("tree-reduction"));
        f.setParameter(QStringLiteral("n"), 100'000);
        f.window.views().showView(view);
        Rendering screenshot(f.session, f.window, pictureOfWindow(folder));
        bool wasReady = false;
        connect(&screenshot, &Rendering::finished, this,
                [&] { wasReady = !f.window.isPreparing() && f.window.views().front().nothingToShow().isEmpty(); });
        QCOMPARE(endOf(screenshot), QString());
        QVERIFY(wasReady);
        QCOMPARE(QImage(folder.filePath("a.png")).size(), f.window.size());
    }

    /// What is not ready in time is not written.
    void aHalfPictureIsNotWritten()
    {
        const QTemporaryDir folder;
        TraceFixture f(QStringLiteral("tree-reduction"));
        f.setParameter(QStringLiteral("n"), 100'000);
        f.window.views().showView(QStringLiteral("reduction"));
        RenderRequest request;
        request.file = folder.filePath("a.svg");
        request.patience = std::chrono::milliseconds(0);
        Rendering rendering(f.session, f.window, request);
        QSignalSpy drawn(&rendering, &Rendering::finished);
        rendering.start();
        QVERIFY(drawn.wait(TraceFixture::longest));
        QCOMPARE(drawn.first().first().toInt(), 4);
        QCOMPARE(factsOf(drawn.first().last().toString()), QStringList{"0 s"}); // It was not ready within so long.
        QVERIFY(!QFile::exists(request.file));

        request = pictureOfWindow(folder);
        request.patience = std::chrono::milliseconds(0);
        Rendering screenshot(f.session, f.window, request);
        QCOMPARE(factsOf(endOf(screenshot)), QStringList{"0 s"});
        QVERIFY(!QFile::exists(folder.filePath("a.png")));
    }

    /// By the step that is presented, or before it.
    void itIsTracedOnce_data()
    {
        QTest::addColumn<QString>("view");
        for (const char *view : {"steps, launch pass, item 2", "reduction", "results", "notes"})
            QTest::newRow(view) << view;
    }
    void itIsTracedOnce()
    {
        QFETCH(QString, view);
        const QTemporaryDir folder;
        TraceFixture f(QStringLiteral("tree-reduction"));
        f.session.setText(f.session.project().notes, "# A\n<!-- show: " + view + " -->\n");
        RenderRequest request = pictureOfWindow(folder);
        request.present = 1;
        QSignalSpy traced(&f.session, &Session::traceStarted);
        Rendering screenshot(f.session, f.window, request);
        QCOMPARE(endOf(screenshot), QString());
        QCOMPARE(traced.count(), 1);
        QVERIFY(f.session.traceIsCurrent());
    }

    void theLaunchIsChosen()
    {
        const QTemporaryDir folder;
        TraceFixture f(QStringLiteral("tree-reduction"));
        f.setParameter(QStringLiteral("n"), 2000);
        f.window.views().showView(QStringLiteral("memory"));
        RenderRequest request = pictureOfWindow(folder);
        request.moment.launch = "pass";
        request.moment.execution = 2;
        request.moment.phase = 1;
        Rendering screenshot(f.session, f.window, request);
        QCOMPARE(endOf(screenshot), QString());
        QCOMPARE(f.stage().launch(), 1);
        QCOMPARE(f.stage().moment().phase, 1);
    }

    void aLaunchThatIsNotThereIsSaid()
    {
        const QTemporaryDir folder;
        TraceFixture f(QStringLiteral("tree-reduction"));
        RenderRequest request = pictureOfWindow(folder);
        request.moment.launch = "nowhere";
        Rendering screenshot(f.session, f.window, request);
        QCOMPARE(factsOf(endOf(screenshot), {"nowhere"}), QStringList{"nowhere"});
        QVERIFY(!QFile::exists(folder.filePath("a.png")));
    }

    void aSeriesShowsWhatWasFound()
    {
        const QTemporaryDir folder;
        TraceFixture f(QStringLiteral("groups-race"));
        CodeEditor *editor = f.window.editors().editor("groups-race.cl");
        editor->setText(QString("// far above the fault\n").repeated(60) + editor->text());
        const ScreenshotSeriesRequest request{
            folder.path(), QStringLiteral("g"), {QStringLiteral("memory"), QStringLiteral("output")}, {QSize(1280, 720)}, {false}};
        ScreenshotSeries series(f.session, f.window, f.appearance, request);
        QCOMPARE(endOf(series), QString());
        const Finding found = f.session.lastTrace()->launches[0].findings[0];
        QCOMPARE(f.session.selection().finding, 0);
        QCOMPARE(f.stage().launch(), 0);
        QCOMPARE(f.stage().group(), found.accesses[0].groupId[0]);
        QCOMPARE(f.stage().moment().phase, found.accesses[0].phase); // not one in the middle
        QCOMPARE(series.skipped().size(), 1);
        const QString skipped = series.skipped().first();
        QVERIFY2(skipped.startsWith("output: ") && skipped.size() > 8, qPrintable(skipped)); // And why.
        QCOMPARE(found.accesses[0].file, "groups-race.cl");
        const long row = editor->SendScintilla(QsciScintillaBase::SCI_VISIBLEFROMDOCLINE, found.accesses[0].line - 1);
        const long top = editor->SendScintilla(QsciScintillaBase::SCI_GETFIRSTVISIBLELINE);
        QVERIFY(row >= top);
        QVERIFY(row < top + editor->SendScintilla(QsciScintillaBase::SCI_LINESONSCREEN));
        QVERIFY(QFile::exists(folder.filePath("g-memory-light-1280x720.png")));
    }

    void aPictureOfProblemsIsOneOfThem()
    {
        const QTemporaryDir folder;
        TraceFixture f(QStringLiteral("lost-update"));
        const ScreenshotSeriesRequest request{
            folder.path(), QStringLiteral("l"), {QStringLiteral("notes"), QStringLiteral("problems")}, {QSize(1280, 720)}, {false}};
        ScreenshotSeries series(f.session, f.window, f.appearance, request);
        QCOMPARE(endOf(series), QString());
        QVERIFY(f.window.views().problems().height() > f.window.editors().height());
        const QImage problems(folder.filePath("l-problems-light-1280x720.png"));
        QVERIFY(!problems.isNull());
        QVERIFY(problems != QImage(folder.filePath("l-notes-light-1280x720.png")));
    }

    /// What a step traces does not begin the series again.
    void aSeriesEndsThoughItsStepsTrace()
    {
        const QTemporaryDir folder;
        TraceFixture f(QStringLiteral("vector-add"));
        f.session.setText(f.session.project().notes, "# A\n\n# B\n<!-- show: memory, set n = 1024 -->\n");
        const ScreenshotSeriesRequest request{
            folder.path(), QStringLiteral("v"), {QStringLiteral("presenting")}, {QSize(1280, 720)}, {false}};
        QSignalSpy traced(&f.session, &Session::traceFinished);
        ScreenshotSeries series(f.session, f.window, f.appearance, request);
        QCOMPARE(endOf(series), QString());
        QCOMPARE(traced.count(), 2);
    }

    /// Those of other views need no steps, so the first trace recorded none. The chart of the group comes after its steps.
    void aSeriesShowsSteps()
    {
        const QTemporaryDir folder;
        TraceFixture f(QStringLiteral("tree-reduction"));
        const ScreenshotSeriesRequest request{
            folder.path(), QStringLiteral("t"), {QStringLiteral("memory"), QStringLiteral("steps")}, {QSize(1280, 720)}, {false}};
        ScreenshotSeries series(f.session, f.window, f.appearance, request);
        StepsView &steps = f.window.views().steps();
        bool wasReadyWithoutChart = false;
        connect(&steps, &View::readyChanged, &series, [&] {
            wasReadyWithoutChart |= steps.isVisible() && steps.showsContent() && !steps.isPreparing() && steps.picture().columns() == 0;
        });
        QCOMPARE(endOf(series), QString());
        QCOMPARE(series.skipped(), QStringList());
        QVERIFY(QFile::exists(folder.filePath("t-steps-light-1280x720.png")));
        QVERIFY(!wasReadyWithoutChart);
        QVERIFY(steps.picture().columns() > 0);
    }

    void aSeriesLeavesOutWhatHasNothingToDraw()
    {
        const QTemporaryDir folder;
        TraceFixture f(QStringLiteral("vector-add"));
        const ScreenshotSeriesRequest request{folder.path(),
                                              QStringLiteral("v"),
                                              {QStringLiteral("results"), QStringLiteral("reduction"), QStringLiteral("presenting")},
                                              {QSize(1600, 1000), QSize(1280, 720)},
                                              {false, true}};
        ScreenshotSeries series(f.session, f.window, f.appearance, request);
        QCOMPARE(endOf(series), QString());
        QCOMPARE(series.skipped().size(), 1);
        QVERIFY2(series.skipped().first().startsWith("reduction: "), qPrintable(series.skipped().first()));
        for (const char *name : {"v-results-light", "v-results-dark", "v-presenting1-dark"}) {
            QCOMPARE(QImage(folder.filePath(QLatin1String(name) + "-1600x1000.png")).size(), QSize(1600, 1000));
            QCOMPARE(QImage(folder.filePath(QLatin1String(name) + "-1280x720.png")).size(), QSize(1280, 720));
        }
        QVERIFY(!QFile::exists(folder.filePath("v-reduction-light-1280x720.png")));
    }

    void aSeriesSweepsWhatIsCompared()
    {
        const QTemporaryDir folder;
        TraceFixture f(QStringLiteral("vector-add"));
        Project project = f.session.project();
        project.sweep = Sweep{{{QStringLiteral("n"), {Expression(1024.0), Expression(4096.0)}}}, {}, {}};
        f.session.setProject(project);
        const ScreenshotSeriesRequest request{folder.path(), QStringLiteral("v"), {QStringLiteral("compare")}, {QSize(1280, 720)}, {false}};
        ScreenshotSeries series(f.session, f.window, f.appearance, request);
        QCOMPARE(endOf(series), QString());
        QCOMPARE(f.session.lastSweep()->runs.size(), 2);
        QVERIFY(QFile::exists(folder.filePath("v-compare-light-1280x720.png")));
    }

    void aShortListHasARowForEachPhase()
    {
        TraceFixture f(QStringLiteral("tree-reduction"));
        QVERIFY(f.trace());
        f.window.views().showView(QStringLiteral("memory"));
        SceneView &film = f.window.findChild<MemoryView *>()->film();
        QTRY_VERIFY(film.isVisible() && film.height() > 100);
        const int phases = f.stage().phases()->phaseCount();
        QVERIFY(film.scene().find(PhaseSubject{phases - 1}) && !film.scene().find(PhaseSubject{phases}));
        const QRectF middle = film.pixelsOf(*film.scene().find(PhaseSubject{phases / 2}));
        QTest::mouseClick(film.viewport(), Qt::LeftButton, {}, middle.center().toPoint());
        QCOMPARE(f.stage().moment().phase, phases / 2);
        QTest::keyClick(&film, Qt::Key_Down);
        QCOMPARE(f.stage().moment().phase, phases / 2 + 1);
        QCOMPARE(film.chosen(), Subject(PhaseSubject{phases / 2 + 1}));
        QTest::keyClick(&film, Qt::Key_Escape);
        QCOMPARE(film.chosen(), Subject(PhaseSubject{phases / 2 + 1})); // There is always one.
    }
};

QTEST_MAIN(TestScreenshots)
#include "tst_screenshots.moc"
