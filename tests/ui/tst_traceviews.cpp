#include <QLabel>
#include <QComboBox>
#include <QDir>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QSplitter>
#include <QToolButton>
#include <QTreeView>

#include "tests/ui/Facts.h"
#include "tests/ui/TraceFixture.h"
#include "ui/memory/CellAccessModel.h"
#include "ui/memory/MemoryCells.h"
#include "ui/memory/MemoryView.h"
#include "ui/ndrange/NDRangePanel.h"
#include "ui/scene/SceneView.h"
#include "ui/timeline/TimelineView.h"
#include "ui/trace/GroupPicker.h"
#include "ui/trace/IdPopup.h"
#include "ui/trace/PhaseBar.h"
#include "ui/trace/PhaseTrack.h"

using namespace kernelscope;

/// The views of a trace, driven through a window on real traces.
class TestTraceViews : public QObject
{
    Q_OBJECT

private:
    static QRectF rectOf(MemoryView &view, int cell) ///< in the view of the cells
    {
        return view.cellLayout().cellRect(cell).translated(-view.grid().window().scrolled());
    }
    static void choose(MemoryView &view, int cell) { view.grid().choose(view.cellLayout().subjectOf(cell)); }
    static QStringList namesOf(const SceneView &view)
    {
        QStringList names;
        for (const SceneItem &item : view.scene().items)
            names << item.name;
        return names;
    }

private Q_SLOTS:
    void withoutATraceAViewSaysSo();
    void aTreeIsSteppedThroughPhaseByPhase();
    void accessesAreSteppedThrough();
    void aClickListsAllAccessesAndOneOfThemIsGoneTo();
    void theAccessesToACellHaveTheirSpace();
    void partsKeepTheSharesThatTheirUserGaveThem();
    void anElementThatWasChosenBeforeIsShown();
    void whatLiesOutsideHasACell();
    void anAccessWithinThePhaseIsToldOf();
    void aLowGridFillsItsRoom();
    void aWideMatrixBeginsWhereItIsUsed();
    void cellsAfterEachPhaseStandBelowTheirOwn();
    void cellsAfterEachPhaseAreInALowWindowToo();
    void racesAreMarked();
    void theAccessOfAStepIsNamed();
    void groupsOfAFindingAreMarked();
    void otherLaunchesAndGroupsAreShown();
    void aGroupThatWasNotRecordedIsRecordedOnRequest();
    void groupsAndItemsAreChosenFromGrids();
    void theLaunchThatWasChosenLastIsShown();
    void anEditedTextDimsTheTrace();
    void theRangeIsShownBeforeAnyRun();
    void theCaretChoosesTheAccessOfItsLine();
    void theCodeShowsTheKernelOfTheLaunch();
    void gapsOfTheTimelineAreFolded();
    void theRangeIsColouredByAMeasure();
    void picturesAreSaved();
};

void TestTraceViews::withoutATraceAViewSaysSo()
{
    TraceFixture f(QStringLiteral("lost-update"));
    QVERIFY(f.opened && f.window.views().showView("memory"));
    auto *view = f.window.findChild<MemoryView *>();
    QVERIFY(!f.stage().reason().isEmpty() && f.stage().tracingHelps());
    QCOMPARE(view->nothingToShow(), f.stage().reason());
    QVERIFY(!f.window.findChild<PhaseBar *>()->isVisible());
    QVERIFY(f.trace());
    QVERIFY(view->showsContent());
    QVERIFY(f.window.findChild<PhaseBar *>()->isVisible());
    QVERIFY(f.window.views().showView("results"));
    QVERIFY(!f.window.findChild<PhaseBar *>()->isVisible());
}

void TestTraceViews::aTreeIsSteppedThroughPhaseByPhase()
{
    TraceFixture f(QStringLiteral("tree-reduction"));
    QVERIFY(f.window.views().showView("memory"));
    QVERIFY(f.trace());
    auto *view = f.window.findChild<MemoryView *>();
    QCOMPARE(view->shownObject(), "tree");
    TraceStage &stage = f.stage();
    const int phases = stage.phases()->phaseCount();
    QVERIFY(phases > 2);
    stage.showBeginning();
    QCOMPARE(int(view->cells()->state(0).contents), int(CellState::Contents::Uninitialised));
    QTest::keyClick(&f.window, Qt::Key_Right, Qt::AltModifier);
    QCOMPARE(stage.moment().phase, 0);
    QVERIFY(stage.showsWholePhase());
    QCOMPARE(int(view->cells()->state(0).contents), int(CellState::Contents::Written));
    for (int phase = 1; phase < phases; ++phase)
        QTest::keyClick(&f.window, Qt::Key_Right, Qt::AltModifier);
    QCOMPARE(stage.moment().phase, phases - 1);
    QVERIFY(!stage.stepPhase(1));
    QCOMPARE(f.window.findChild<PhaseBar *>()->track().maximum(), phases);
    QCOMPARE(f.window.findChild<PhaseBar *>()->track().value(), phases);
    QTest::keyClick(&f.window, Qt::Key_Home, Qt::AltModifier);
    QCOMPARE(stage.moment(), (Moment{0, 0}));
    QVERIFY(!stage.stepPhase(-1));
    const QString said = f.window.findChild<PhaseBar *>()->text();
    QCOMPARE(factsOf(said), (QStringList{"0", QString::number(phases - 1)})); // Of no access yet: the phase and the last one alone.
}

void TestTraceViews::accessesAreSteppedThrough()
{
    TraceFixture f(QStringLiteral("tree-reduction"));
    QVERIFY(f.window.views().showView("memory"));
    QVERIFY(f.trace());
    TraceStage &stage = f.stage();
    stage.showBeginning();
    QTest::keyClick(&f.window, Qt::Key_Right, Qt::AltModifier | Qt::ShiftModifier);
    QCOMPARE(stage.moment(), (Moment{0, 1}));
    QCOMPARE(stage.currentPosition(), 0);
    const Selection &selection = f.session.selection();
    QVERIFY(selection.site && selection.workItem && selection.place);
    CodeEditor *editor = f.window.editors().editor(selection.place->file);
    int line = 0, column = 0;
    editor->getCursorPosition(&line, &column);
    QCOMPARE(line + 1, selection.place->line);
    // Over the border of a phase and back.
    stage.showPhase(0);
    QVERIFY(stage.stepAccess(1));
    QCOMPARE(stage.moment(), (Moment{1, 1}));
    QVERIFY(stage.stepAccess(-1));
    QCOMPARE(stage.moment(), (Moment{0, stage.phases()->stepCount(0)}));
    QVERIFY(stage.stepPhase(-1));
    QCOMPARE(stage.moment(), (Moment{0, 0}));
    QVERIFY(stage.stepAccess(3) && stage.stepPhase(1));
    QVERIFY(stage.showsWholePhase() && stage.moment().phase == 0);
}

void TestTraceViews::aClickListsAllAccessesAndOneOfThemIsGoneTo()
{
    TraceFixture f(QStringLiteral("tree-reduction"));
    QVERIFY(f.window.views().showView("memory"));
    QVERIFY(f.trace());
    auto *view = f.window.findChild<MemoryView *>();
    f.stage().showBeginning();
    QTest::mouseClick(view->grid().viewport(), Qt::LeftButton, {}, rectOf(*view, 0).center().toPoint());
    QCOMPARE(view->chosenCell(), 0);
    QVERIFY(view->accesses().rowCount() > 3);
    const EventIndex event = view->accesses().eventAt(2);
    f.stage().showAccess(event);
    QCOMPARE(f.session.selection().traceEvent, std::optional(event.value));
    QVERIFY(view->cells()->currentCells().contains(0));
    QTest::keyClick(&view->grid(), Qt::Key_Right);
    QCOMPARE(view->chosenCell(), 1);
    QVERIFY2(namesOf(view->grid()).contains("tree[1] = " + view->cells()->text(1)), qPrintable(namesOf(view->grid()).join(u'\n')));
    QTest::keyClick(&view->grid(), Qt::Key_Escape);
    QCOMPARE(view->accesses().rowCount(), 0);
}

/// Up to half of the view, or what the user gives them, also in the next window.
void TestTraceViews::theAccessesToACellHaveTheirSpace()
{
    TraceFixture f(QStringLiteral("matmul"));
    f.appearance.apply();
    f.window.resizeTo({1280, 720});
    QVERIFY(f.window.views().showView("memory"));
    QVERIFY(f.trace());
    auto *view = f.window.findChild<MemoryView *>();
    QTRY_VERIFY_WITH_TIMEOUT(view->cells() && !f.window.isPreparing(), TraceFixture::longest);
    int busiest = 0;
    for (int cell = 0; cell < view->cells()->count(); ++cell) {
        if (view->cells()->timeline().accesses(cell).size() > view->cells()->timeline().accesses(busiest).size())
            busiest = cell;
    }
    choose(*view, busiest);
    QVERIFY(view->accesses().rowCount() > 8);
    auto *table = view->findChild<QTreeView *>();
    const auto rows = [table] { return table->viewport()->height() / table->sizeHintForRow(0); };
    QTRY_VERIFY2(rows() >= 5, qPrintable(QString::number(rows())));
    auto *splitter = view->findChild<QSplitter *>();
    const int usual = table->height();
    splitter->setSizes({splitter->height() * 3 / 4, splitter->height() / 4});
    Q_EMIT splitter->splitterMoved(0, 1);
    QTRY_VERIFY(table->height() < usual);
    const QVariantMap divisions = f.window.views().divisions();
    QVERIFY(std::abs(divisions.value("memory").toList().value(1).toDouble() - 0.25) < 0.03);
    view->letGo();
    choose(*view, busiest);
    QVERIFY(std::abs(splitter->sizes()[1] - splitter->height() / 4) < 20);
    TraceFixture next(QStringLiteral("histogram"));
    next.window.views().setDivisions(divisions);
    QCOMPARE(next.window.views().divisions(), divisions);
}

/// In the next window, too.
void TestTraceViews::partsKeepTheSharesThatTheirUserGaveThem()
{
    TraceFixture f(QStringLiteral("matmul"));
    QVERIFY(f.trace());
    TraceFixture next(QStringLiteral("matmul"));
    QVERIFY(next.trace());
    for (const QString &name : {u"timeline"_s, u"access"_s, u"compare"_s, u"device"_s, u"steps"_s}) {
        QVERIFY(f.window.views().showView(name) && next.window.views().showView(name));
        QTRY_VERIFY_WITH_TIMEOUT(!f.window.isPreparing() && !next.window.isPreparing(), TraceFixture::longest);
        QTest::qWait(0); // What it gives its parts by itself is there.
        auto *splitter = std::as_const(f.window.views()).view(name).findChild<QSplitter *>();
        QVERIFY2(splitter, qPrintable(name));
        const int last = splitter->count() - 1;
        QList<int> sizes = splitter->sizes();
        const int moved = sizes[last] / 3;
        sizes[last] -= moved;
        sizes[0] += moved;
        splitter->setSizes(sizes);
        sizes = splitter->sizes();
        Q_EMIT splitter->splitterMoved(sizes[0], 1);
        const QVariantMap divisions = f.window.views().divisions();
        QVERIFY2(divisions.contains(name), qPrintable(name));
        next.window.views().setDivisions(divisions);
        for (TraceFixture *each : {&f, &next}) {
            each->window.resizeTo({1280, 800});
            QTest::qWait(0);
            each->window.resizeTo({1280, 720});
            QTest::qWait(0);
            const auto *there = std::as_const(each->window.views()).view(name).findChild<QSplitter *>();
            const QByteArray text =
                name.toUtf8() + ": " + QByteArray::number(there->sizes()[last]) + " of " + QByteArray::number(sizes[last]);
            QVERIFY2(std::abs(there->sizes()[last] - sizes[last]) <= 3, text);
        }
        QCOMPARE(next.window.views().divisions().value(name), divisions.value(name));
    }
}

void TestTraceViews::anElementThatWasChosenBeforeIsShown()
{
    TraceFixture f(QStringLiteral("groups-race"));
    f.window.views().showView(QStringLiteral("results"));
    QVERIFY(f.trace());
    Selection selection = f.session.selection();
    selection.buffer = QStringLiteral("racyTotal");
    selection.element = 0;
    f.session.select(selection);
    f.window.views().showView(QStringLiteral("memory"));
    QTRY_COMPARE(f.window.findChild<MemoryView *>()->accesses().rowCount(), 2);
}

void TestTraceViews::whatLiesOutsideHasACell()
{
    TraceFixture f(QStringLiteral("out-of-bounds"));
    QVERIFY(f.window.views().showView("memory"));
    QVERIFY(f.trace());
    auto *view = f.window.findChild<MemoryView *>();
    QCOMPARE(view->shownObject(), "data");
    const QRectF outside = view->cellLayout().outsideRect(-1), last = view->cellLayout().cellRect(15);
    QCOMPARE(outside.left(), last.left()); // In the row before the first one, at its end.
    QVERIFY(outside.bottom() <= last.top() && outside.top() > 0);
    QVERIFY(view->cellLayout().outsideRect(3).isEmpty() && view->cellLayout().outsideRect(-1000).isEmpty());
    QVERIFY(std::ranges::any_of(namesOf(view->legend()), [](const QString &name) { return name.startsWith("outside"); }));
    QVERIFY(namesOf(view->grid()).contains("data[-1] lies outside of data, which has 256 elements: see Problems."));
    const QImage seen = view->grid().viewport()->grab().toImage();
    QCOMPARE(seen.pixelColor(((outside.topLeft() + QPointF(4, 4)) * seen.devicePixelRatio()).toPoint()), f.appearance.theme().error);
}

void TestTraceViews::anAccessWithinThePhaseIsToldOf()
{
    TraceFixture f(QStringLiteral("groups-race"));
    QVERIFY(f.window.views().showView("memory"));
    QVERIFY(f.trace());
    auto *view = f.window.findChild<MemoryView *>();
    QTRY_COMPARE(view->shownObject(), "racyTotal");
    choose(*view, 0);
    Selection selection = f.session.selection();
    selection.phase = f.stage().phases()->phaseCount() - 1;
    selection.step.reset();
    selection.traceEvent = view->accesses().eventAt(0).value; // It loads what the same work-item then stores to.
    f.session.select(selection);
    const auto labels = view->findChildren<QLabel *>();
    static const QRegularExpression found("\\b(load [\\d,]+)\\.$"); // What other groups had added so far.
    const auto note = std::ranges::find_if(labels, [](const QLabel *label) { return found.match(label->text()).hasMatch(); });
    QVERIFY(note != labels.end() && (*note)->isVisible());
    QVERIFY(namesOf(view->legend()).contains("this access: " + found.match((*note)->text()).captured(1)));
    f.stage().showAccess(EventIndex(*f.session.selection().traceEvent));
    QVERIFY(!(*note)->isVisible()); // Now the cells are as just after it.
}

void TestTraceViews::aLowGridFillsItsRoom()
{
    TraceFixture f(QStringLiteral("out-of-bounds"));
    QVERIFY(f.window.views().showView("memory"));
    f.window.resizeTo({1600, 1000});
    QVERIFY(f.trace());
    auto *view = f.window.findChild<MemoryView *>();
    const auto pitch = [view] { return view->cellLayout().grid().pitch; };
    QTRY_VERIFY(pitch().height() > 0.8 * pitch().width()); // Of 16 rows.
}

void TestTraceViews::aWideMatrixBeginsWhereItIsUsed()
{
    TraceFixture f(QStringLiteral("transpose"));
    f.setParameter("width", 2048);
    f.setParameter("height", 16);
    QVERIFY(f.window.views().showView("memory"));
    QVERIFY(f.trace({70, 0}));
    auto *view = f.window.findChild<MemoryView *>();
    auto *objects = view->findChild<QComboBox *>();
    objects->setCurrentIndex(objects->findText("source (global)"));
    Q_EMIT objects->activated(objects->currentIndex());
    QTRY_COMPARE(view->cells()->timeline().object().name, "source");
    const auto isFirstSeen = [view] { return QRectF(view->grid().viewport()->rect()).contains(rectOf(*view, 70 * 16)); };
    QTRY_VERIFY(isFirstSeen() && view->cellLayout().grid().pitch.width() > 40);
    QVERIFY(view->pictureScene().size.width() <= view->width() + 24); // Of so many the part in sight.
    QTest::keyClick(&view->grid(), Qt::Key_0);
    QVERIFY(view->cellLayout().grid().pitch.width() < 3);
    f.stage().stepPhase(-1);
    QVERIFY(view->cellLayout().grid().pitch.width() < 3); // It stays as it was wanted.
}

/// Those of a list in one row; of several rows the indices are told above them.
void TestTraceViews::cellsAfterEachPhaseStandBelowTheirOwn()
{
    TraceFixture f("tree-reduction");
    QVERIFY(f.trace() && f.window.views().showView("memory"));
    QTRY_VERIFY_WITH_TIMEOUT(!f.window.isPreparing(), TraceFixture::longest);
    auto *view = f.window.findChild<MemoryView *>();
    SceneView &film = view->film();
    QTRY_VERIFY(film.isVisible());
    const auto cellOf = [&](int phase, int cell) {
        return std::ranges::find(film.scene().items, QPoint(cell, phase), &SceneItem::cell)->rect();
    };
    const auto below = [&](int cell) {
        const int left = view->grid().viewport()->mapTo(view, rectOf(*view, cell).topLeft().toPoint()).x();
        return std::abs(film.viewport()->mapTo(view, cellOf(1, cell).topLeft().toPoint()).x() - left) <= 1;
    };
    const auto ids = [&] {
        return std::ranges::count_if(film.scene().items, [](const SceneItem &item) { return item.text.text == u"0" && !item.text.isCode; });
    };
    QTRY_VERIFY(below(0) && below(7) && below(15));
    QCOMPARE(ids(), 0);
    view->findChild<QSpinBox *>()->setValue(4);
    QTRY_COMPARE(ids(), 1);
    QVERIFY(cellOf(0, 15).right() <= film.width() && cellOf(0, 0).top() > film.fontMetrics().height() * 2);
}

/// Of a cell that is chosen the accesses are listed in its place.
void TestTraceViews::cellsAfterEachPhaseAreInALowWindowToo()
{
    TraceFixture f("tree-reduction");
    f.setParameter("n", 64);
    f.window.resizeTo({1280, 640});
    QVERIFY(f.trace() && f.window.views().showView("memory"));
    QTRY_VERIFY_WITH_TIMEOUT(!f.window.isPreparing(), TraceFixture::longest);
    auto *view = f.window.findChild<MemoryView *>();
    QTRY_VERIFY2(view->film().isVisible(), qPrintable(QString("%1 x %2").arg(view->width()).arg(view->height())));
}

void TestTraceViews::racesAreMarked()
{
    TraceFixture f(QStringLiteral("lost-update"));
    QVERIFY(f.window.views().showView("memory"));
    QVERIFY(f.trace());
    auto *view = f.window.findChild<MemoryView *>();
    QVERIFY(view->cells()->racing(0));
    QVERIFY(view->cells()->description(0, "counter[0]").contains("Data race"));
    choose(*view, 0); // Neither the frame of the chosen cell nor that of the access hides it.
    f.stage().showMoment({0, 1});
    const QRectF cell = rectOf(*view, 0);
    const QImage seen = view->grid().viewport()->grab().toImage();
    const QPointF corner = (cell.topRight() + QPointF(-3, 2)) * seen.devicePixelRatio();
    QCOMPARE(seen.pixelColor(corner.toPoint()), f.appearance.theme().error);
}

void TestTraceViews::theAccessOfAStepIsNamed()
{
    TraceFixture f(QStringLiteral("lost-update"));
    QVERIFY(f.window.views().showView("memory"));
    QVERIFY(f.trace());
    Selection selection = f.session.selection();
    selection.launch = 0;
    selection.phase = 0;
    selection.step = 1;
    selection.traceEvent.reset(); // As a heading of the notes does, which knows no events.
    f.session.select(selection);
    QVERIFY2(momentText(f.stage()).endsWith("work-item 0: load plain[0] = 0"), qPrintable(momentText(f.stage())));
    QCOMPARE(f.window.findChild<MemoryView *>()->cells()->currentCells().size(), std::size_t(1));
}

void TestTraceViews::groupsOfAFindingAreMarked()
{
    TraceFixture f(QStringLiteral("groups-race"));
    QVERIFY(f.window.views().showView("ndrange"));
    QVERIFY(f.trace());
    auto *view = f.window.findChild<NDRangePanel *>();
    QVERIFY2(factsOf(view->legendText()).contains("16"), qPrintable(view->legendText())); // All take part in a problem.
    QVERIFY2(!view->legendText().contains(u'\u00b7'), qPrintable(view->legendText()));    // It would dangle at the end of a line.
    f.stage().showLaunch(1);
    QVERIFY(QTest::qWaitFor([&] { return f.stage().isReady() && f.stage().launch() == 1; }, TraceFixture::longest));
    QVERIFY2(!view->legendText().contains("problem"), qPrintable(view->legendText()));
}

void TestTraceViews::otherLaunchesAndGroupsAreShown()
{
    TraceFixture f(QStringLiteral("tree-reduction"));
    f.setParameter("n", 2000);
    QVERIFY(f.window.views().showView("memory"));
    QVERIFY(f.trace());
    const QStringList titles = launchTitles(f.session.lastTrace()->launches);
    QVERIFY2(titles.size() > 1 && titles[1].contains("execution 2 of"), qPrintable(titles.join(';')));
    f.stage().showLaunch(1);
    QVERIFY(QTest::qWaitFor([&] { return f.stage().isReady() && f.stage().launch() == 1; }, TraceFixture::longest));
    f.stage().showLaunch(0);
    QVERIFY(QTest::qWaitFor([&] { return f.stage().isReady() && f.stage().launch() == 0; }, TraceFixture::longest));
    QVERIFY(f.stage().trace()->groupCount() > 1);
    QSignalSpy changed(&f.stage(), &TraceStage::stageChanged);
    f.stage().showGroup(f.stage().trace()->groups()[1]);
    QCOMPARE(changed.count(), 1);
    QCOMPARE(f.stage().group(), f.stage().trace()->groups()[1]);
    QVERIFY(f.window.findChild<MemoryView *>()->showsContent());
}

void TestTraceViews::aGroupThatWasNotRecordedIsRecordedOnRequest()
{
    TraceFixture f(QStringLiteral("tree-reduction"));
    f.setParameter("n", 2000);
    QVERIFY(f.window.views().showView("memory"));
    TraceOptions little;
    little.budget = 4000;
    QSignalSpy finished(&f.session, &Session::traceFinished);
    f.session.trace(little);
    QVERIFY(finished.wait(TraceFixture::longest));
    QVERIFY(QTest::qWaitFor([&] { return f.stage().isReady(); }, TraceFixture::longest));
    const auto trace = f.stage().trace();
    quint64 missing = 0;
    while (trace->slotOf(missing))
        ++missing;
    QVERIFY(missing < trace->launch().groupsTotal());
    f.stage().showGroup(missing);
    auto *view = f.window.findChild<MemoryView *>();
    QVERIFY(!view->showsContent());
    QCOMPARE(factsOf(view->nothingToShow()),
             (QStringList{QString::number(missing), QString::number(trace->groupCount()), QString::number(trace->launch().groupsTotal())}));
    QVERIFY(f.stage().tracingHelps());
    f.stage().traceAgain();
    QVERIFY(finished.wait(TraceFixture::longest));
    QVERIFY(QTest::qWaitFor([&] { return f.stage().isReady(); }, TraceFixture::longest));
    QCOMPARE(f.stage().group(), missing);
}

static void keepPicture(QWidget &widget, const QString &name)
{
    const QString into = qEnvironmentVariable("KERNELSCOPE_PICTURES");
    QCoreApplication::processEvents();
    if (!into.isEmpty())
        QVERIFY(QDir().mkpath(into) && widget.grab().save(into + '/' + name + ".png"));
}

void TestTraceViews::groupsAndItemsAreChosenFromGrids()
{
    TraceFixture f(QStringLiteral("partial-sums"));
    f.setParameter("group", 256);
    QVERIFY(f.window.views().showView("memory"));
    QVERIFY(f.trace());
    auto *picker = f.window.findChild<GroupPicker *>();
    const auto button = [&](const QString &name) {
        for (auto *candidate : picker->findChildren<QToolButton *>()) {
            if (candidate->accessibleName() == name)
                return candidate;
        }
        return static_cast<QToolButton *>(nullptr);
    };
    QTest::mouseClick(button("Work-group"), Qt::LeftButton);
    QVERIFY(picker->groups().isVisible());
    keepPicture(picker->groups(), "groups");
    SceneView &groups = picker->groups().drawing();
    const quint64 recorded = f.stage().trace()->groups()[1];
    groups.choose(IdSubject{recorded});
    QTest::mouseClick(groups.viewport(), Qt::LeftButton, {}, groups.pixelsOf(*groups.scene().find(IdSubject{recorded})).center().toPoint());
    QVERIFY(!picker->groups().isVisible());
    QCOMPARE(f.stage().group(), recorded);
    QTest::mouseClick(button("Work-item"), Qt::LeftButton);
    keepPicture(picker->workItems(), "work-items");
    SceneView &items = picker->workItems().drawing();
    QTest::keyClick(&items, Qt::Key_Right);
    QTest::keyClick(&items, Qt::Key_Return);
    QCOMPARE(f.stage().workItem(), std::optional(1));
    auto *view = f.window.findChild<MemoryView *>();
    QVERIFY(!view->cells()->litCells().empty());
    QTest::mouseClick(view->grid().viewport(), Qt::LeftButton, {}, rectOf(*view, 1).center().toPoint());
    f.stage().stepAccess(1);
    keepPicture(f.window, "stepping");
}

/// Not that for which the trace was asked, if another was chosen meanwhile.
void TestTraceViews::theLaunchThatWasChosenLastIsShown()
{
    TraceFixture f(QStringLiteral("matmul"));
    QVERIFY(f.window.views().showView("memory"));
    QVERIFY(f.trace());
    Selection selection = f.session.selection();
    selection.launch = 3;
    selection.group = 0;
    f.session.select(selection);
    QSignalSpy finished(&f.session, &Session::traceFinished);
    f.stage().traceAgain();
    selection.launch = 2;
    f.session.select(selection);
    QVERIFY(finished.count() > 0 || finished.wait(TraceFixture::longest));
    QCOMPARE(f.session.selection().launch, std::optional(2));
    f.stage().traceGroup({1, 0}); // None was chosen meanwhile.
    QTRY_COMPARE_WITH_TIMEOUT(f.session.selection().group, std::optional(quint64(1)), TraceFixture::longest);
}

void TestTraceViews::anEditedTextDimsTheTrace()
{
    TraceFixture f(QStringLiteral("lost-update"));
    QVERIFY(f.window.views().showView("memory"));
    QVERIFY(f.trace());
    QVERIFY(!f.stage().isOld());
    QSignalSpy changed(&f.stage(), &TraceStage::stageChanged);
    const QString path = f.session.project().sources.first();
    f.session.setText(path, f.session.document().texts[path] + "\n");
    QVERIFY(f.stage().isOld());
    QVERIFY(changed.count() >= 1);
    QVERIFY(f.window.findChild<MemoryView *>()->showsContent());
}

void TestTraceViews::theCaretChoosesTheAccessOfItsLine()
{
    TraceFixture f(QStringLiteral("tree-reduction"));
    QVERIFY(f.window.views().showView("access"));
    QVERIFY(f.trace());
    CodeEditor *editor = f.window.editors().currentEditor();
    const QStringList lines = editor->text().split(u'\n');
    const auto lineOf = [&](const QString &text) {
        return int(std::ranges::find_if(lines, [&](const QString &line) { return line.contains(text); }) - lines.begin());
    };
    const auto chosenText = [&] {
        const auto site = f.session.selection().site;
        return site ? f.stage().trace()->site(SiteIndex(*site)).text : QString();
    };
    const int first = lineOf("tree[left] += tree[left + stride]");
    editor->activateWindow();
    editor->setFocus();
    QTRY_VERIFY(editor->hasFocus());
    editor->setCursorPosition(first, 0);
    QTRY_VERIFY2(chosenText().startsWith("tree[left"), qPrintable(chosenText()));
    editor->setCursorPosition(first, int(lines[first].indexOf("stride")));
    QTRY_COMPARE(chosenText(), "tree[left + stride]");
    QVERIFY(!f.session.selection().traceEvent);
    editor->setCursorPosition(lineOf("barrier("), 0); // No access of memory: what was chosen stays.
    QTest::qWait(100);
    QCOMPARE(chosenText(), "tree[left + stride]");
    int line = 0, column = 0;
    editor->getCursorPosition(&line, &column);
    QCOMPARE(line, lineOf("barrier("));
    const int store = lineOf("tree[item] = value");
    for (const int x : {6, 40}) { // Beside the line: the count of its accesses, then its number.
        QSignalSpy moved(&f.window.editors(), &EditorTabs::caretMoved);
        editor->setCursorPosition(first, 0);
        QTRY_VERIFY(!moved.isEmpty());
        QVERIFY(chosenText().startsWith("tree[left"));
        const long start = editor->SendScintilla(QsciScintillaBase::SCI_POSITIONFROMLINE, ulong(store));
        const auto at = int(editor->SendScintilla(QsciScintillaBase::SCI_POINTYFROMPOSITION, 0UL, start));
        QVERIFY(at >= 0 && at < editor->viewport()->height());
        QTest::mouseClick(editor->viewport(), Qt::LeftButton, Qt::NoModifier, QPoint(x, at + 4));
        QTRY_COMPARE(chosenText(), "tree[item] = value");
    }
}

void TestTraceViews::theCodeShowsTheKernelOfTheLaunch()
{
    TraceFixture f(QStringLiteral("matmul"));
    QVERIFY(f.window.views().showView("tiles"));
    QVERIFY(f.trace());
    QTRY_VERIFY(f.stage().isReady());
    const auto &launches = f.session.lastTrace()->launches;
    for (const QString &kernel : {launches.last().kernel, launches.first().kernel}) {
        f.stage().showLaunch(kernel == launches.last().kernel ? int(launches.size()) - 1 : 0);
        QTRY_VERIFY(f.stage().isReady() && f.stage().launchTrace().kernel == kernel);
        CodeEditor *editor = f.window.editors().currentEditor();
        int line = 0, column = 0;
        editor->getCursorPosition(&line, &column);
        QVERIFY2(editor->text(line).contains(kernel), qPrintable(kernel + editor->text(line)));
    }
}

void TestTraceViews::theRangeIsShownBeforeAnyRun()
{
    TraceFixture f(QStringLiteral("matmul"));
    QVERIFY(f.window.views().showView("ndrange"));
    QVERIFY(f.hasPlan());
    auto *view = f.window.findChild<NDRangePanel *>();
    QVERIFY(QTest::qWaitFor([&] { return view->showsContent(); }, TraceFixture::longest));
    auto *launches = view->findChild<QComboBox *>();
    launches->setCurrentIndex(launches->findText("tiled"));
    Q_EMIT launches->activated(launches->currentIndex());
    QCOMPARE(factsOf(view->heading(), {"local"}), (QStringList{"128", "128", "local", "16", "16", "64", "256"}));
    SceneView &drawing = view->drawing();
    const NDRangePlane plane(view->picture().plane());
    const QPoint cell = drawing.window().toPixels(plane.itemRect(9, 17)).center().toPoint();
    QTest::mouseClick(drawing.viewport(), Qt::LeftButton, {}, cell);
    QCOMPARE(f.session.selection().group, std::optional<quint64>(9));
    QCOMPARE(f.session.selection().workItem, std::optional<quint64>(17));
    QCOMPARE(view->selectionText(), "work-item (17, 17): local id (1, 1) in work-group (1, 1)");
    QTest::keyClick(&drawing, Qt::Key_Right);
    QCOMPARE(f.session.selection().workItem, std::optional<quint64>(18));
    QTest::mouseClick(drawing.viewport(), Qt::LeftButton, {}, {1, 1}); // Beside all groups: nothing else is chosen.
    QVERIFY(drawing.chosen() == Subject(WorkItemSubject{9, 18}));
    QVERIFY(drawing.isFitted());
    QTest::mousePress(drawing.viewport(), Qt::LeftButton, {}, cell);
    QTest::mouseMove(drawing.viewport(), cell + QPoint(40, 0));
    QTest::mouseRelease(drawing.viewport(), Qt::LeftButton, {}, cell + QPoint(40, 0));
    QCOMPARE(drawing.window().toPixels(plane.itemRect(9, 17)).center().toPoint(), cell + QPoint(40, 0));
    QVERIFY(!drawing.isFitted());
    QCOMPARE(f.session.selection().workItem, std::optional<quint64>(18)); // It was dragged.
}

void TestTraceViews::gapsOfTheTimelineAreFolded()
{
    TraceFixture f(QStringLiteral("tree-reduction"));
    QVERIFY(f.window.views().showView("timeline"));
    QVERIFY(f.trace());
    auto &timeline = f.window.views().timeline();
    auto *fold = timeline.findChild<QToolButton *>("fold");
    const auto drawings = timeline.findChildren<SceneView *>();
    SceneView *lanes = *std::ranges::find(drawings, QString("Timeline of the run's commands"), &SceneView::accessibleName);
    const auto breaks = [&] {
        return std::ranges::count_if(lanes->scene().items, [](const SceneItem &item) { return item.name.contains("drawn short"); });
    };
    QVERIFY(fold->isVisibleTo(&timeline) && fold->isChecked());
    QTRY_VERIFY(breaks() > 0);
    const qint64 first = f.session.lastGoodRun()->events.last().startNs;
    fold->click();
    QCOMPARE(breaks(), 0);
    QCOMPARE(f.session.lastGoodRun()->events.last().startNs, first);
    QVERIFY(f.trace()); // It is remembered.
    QVERIFY(!fold->isChecked());
    QCOMPARE(breaks(), 0);
    fold->click();
    QTRY_VERIFY(breaks() > 0);
}

void TestTraceViews::theRangeIsColouredByAMeasure()
{
    TraceFixture f(QStringLiteral("tree-reduction"));
    f.setParameter("n", 2000);
    QVERIFY(f.window.views().showView("ndrange"));
    QVERIFY(f.trace());
    auto *view = f.window.findChild<NDRangePanel *>();
    const auto combos = view->findChildren<QComboBox *>();
    const auto chooser = std::ranges::find(combos, QString("Colour by"), &QComboBox::accessibleName);
    QVERIFY(chooser != combos.end() && (*chooser)->isVisibleTo(view));
    QVERIFY(view->measureText().isEmpty());
    (*chooser)->setCurrentIndex(1);
    QVERIFY(QTest::qWaitFor([&] { return view->picture().measures() != nullptr; }, TraceFixture::longest));
    const ItemMeasures expected = itemMeasures(*f.stage().trace(), ItemMeasure::Accesses);
    QVERIFY(*view->picture().measures() == expected);
    QVERIFY(view->measureText().contains("accesses"));
    QVERIFY2(view->legendText().contains(view->measureText()), qPrintable(view->legendText()));
    QVERIFY(view->drawing().accessibleDescription().contains("accesses"));
    QVERIFY2(view->selectionText().contains(" accesses"), qPrintable(view->selectionText()));
    (*chooser)->setCurrentIndex((*chooser)->findData(int(ItemMeasure::MissedSteps)));
    QVERIFY(QTest::qWaitFor([&] { return view->measureText().contains("missed"); }, TraceFixture::longest));
    (*chooser)->setCurrentIndex(0);
    QVERIFY(!view->picture().measures() && view->measureText().isEmpty());
}

void TestTraceViews::picturesAreSaved()
{
    TraceFixture f(QStringLiteral("tree-reduction"));
    QTemporaryDir folder;
    QVERIFY(f.trace());
    for (const QString &name : Views::names()) {
        QVERIFY(f.window.views().showView(name));
        for (const char *kind : {"svg", "png"}) {
            const QString file = folder.filePath(name + '.' + kind);
            const auto saved = f.window.views().savePicture(file);
            QVERIFY2(saved, saved ? "" : qPrintable(saved.error().message));
            QVERIFY(QFileInfo(file).size() > 500);
        }
    }
    QVERIFY(!f.window.views().savePicture(folder.filePath("picture.txt")));
    QVERIFY(!f.window.views().savePicture("/nowhere/at/all.png"));
}

QTEST_MAIN(TestTraceViews)
#include "tst_traceviews.moc"
