#include <QtTest>

#include <QClipboard>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QSpinBox>
#include <QToolButton>
#include <QTreeView>

#include "tests/ui/Facts.h"
#include "tests/ui/WindowFixture.h"
#include "ui/compare/CompareScene.h"
#include "ui/compare/CompareView.h"
#include "ui/compare/SweepBar.h"
#include "ui/compare/SweepValues.h"
#include "ui/edits/ProjectEdits.h"
#include "ui/scene/SceneView.h"
#include "ui/window/WindowActions.h"

using namespace kernelscope;
using namespace Qt::StringLiterals;

namespace {

/// The window's own project with the view in front.
struct CompareFixture : WindowFixture
{
    CompareFixture() : WindowFixture(Real)
    {
        window.resizeTo({1280, 720});
        window.activateWindow();
        if (!QTest::qWaitForWindowActive(&window))
            qFatal("The window does not get the keyboard.");
        window.views().showView(u"compare"_s);
        view = window.findChild<CompareView *>();
    }
    template <typename Widget> Widget *named(const QString &name) const
    {
        for (auto *widget : view->findChildren<Widget *>()) {
            if (widget->accessibleName() == name)
                return widget;
        }
        return nullptr;
    }
    QPushButton *button(const QString &text) const
    {
        for (auto *each : view->findChildren<QPushButton *>()) {
            if (each->text() == text && each->isVisible())
                return each;
        }
        return nullptr;
    }
    QComboBox *parameter() const { return named<QComboBox>(u"Parameter to vary"_s); }
    QLineEdit *values() const { return named<QLineEdit>(u"Values to compare"_s); }
    QString told() const { return view->findChild<QLabel *>(u"told"_s)->text(); }
    /// The point of the sweep that is told of, with its figures.
    QString lookedAt() const
    {
        for (const ComparedRow &row : view->data().rows) {
            if (told() == figuresText(view->data(), row))
                return pointText(row.point);
        }
        return {};
    }
    QStringList problems() const
    {
        QStringList texts;
        for (auto *label : view->findChild<SweepBar *>()->findChildren<QLabel *>()) {
            if (label->property("role") == u"problem"_s && label->isVisible())
                texts << label->text();
        }
        return texts;
    }
    void choose(const QString &name) const
    {
        parameter()->setCurrentText(name);
        Q_EMIT parameter()->activated(parameter()->currentIndex());
    }
    void type(const QString &text) const
    {
        values()->setFocus();
        values()->selectAll();
        QTest::keyClicks(values(), text);
    }
    QString valuesOfProject() const
    {
        if (!session.project().sweep)
            return {};
        QStringList texts;
        for (const auto &[name, list] : session.project().sweep->vary) {
            QStringList written;
            for (const Expression &value : list)
                written << value.text;
            texts << name + u'=' + written.join(u',');
        }
        return texts.join(u' ');
    }
    bool sweep()
    {
        QSignalSpy finished(&session, &Session::sweepFinished);
        QPushButton *start = button(u"Sweep"_s);
        if (!start)
            return false;
        start->click();
        return finished.count() > 0 || finished.wait(longest);
    }

    CompareView *view = nullptr;
};

} // namespace

class TestCompareView : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void withoutARunItSaysSoAndOffersOne()
    {
        CompareFixture f;
        QVERIFY(!f.window.views().front().nothingToShow().isEmpty());
        QCOMPARE(f.window.views().front().needs(), View::Needs::Run);
        QVERIFY(f.button(u"Run (F5)"_s));
        QSignalSpy finished(&f.session, &Session::runFinished);
        f.button(u"Run (F5)"_s)->click();
        QVERIFY(finished.wait(WindowFixture::longest));
        QCOMPARE(f.window.views().front().nothingToShow(), QString());
        QCOMPARE(f.view->data().rows.size(), 1);
        QCOMPARE(f.told(), summaryText(f.view->data()));
        f.choose(u"n"_s); // A parameter is chosen: there is no advice to do that.
        QTRY_COMPARE(f.told(), summaryText(f.view->data(), false));
    }

    void withNothingVariedTheLaunchesAreRunAsOften()
    {
        CompareFixture f;
        f.named<QSpinBox>(u"Runs of each value"_s)->setValue(3);
        QSignalSpy finished(&f.session, &Session::runFinished);
        f.button(u"Run 3 times"_s)->click();
        QVERIFY(!f.button(u"Run 3 times"_s)->isEnabled());
        QVERIFY(finished.wait(WindowFixture::longest));
        QVERIFY(f.button(u"Run 3 times"_s)->isEnabled());
        QCOMPARE(f.view->data().repetitions, 3);
        QVERIFY(!f.view->data().isSweep());
    }

    void aSweepIsSetUpWhereItIsDrawn()
    {
        CompareFixture f;
        QVERIFY(!f.button(u"Sweep"_s));
        QVERIFY(!f.values()->isVisibleTo(&f.window)); // Empty it would say nothing.
        f.choose(u"n"_s);
        QCOMPARE(f.valuesOfProject(), u"n=2,4,8,16,32"_s);
        QCOMPARE(f.values()->text(), u"2, 4, 8, 16, 32"_s);
        f.type(u"8, 64"_s);
        QCOMPARE(f.valuesOfProject(), u"n=8,64"_s);
        QVERIFY(f.session.isModified());
        f.window.edits().undoStack().undo();
        QCOMPARE(f.valuesOfProject(), u"n=2,4,8,16,32"_s);
        QCOMPARE(f.values()->text(), u"2, 4, 8, 16, 32"_s);
        f.window.edits().undoStack().undo();
        QCOMPARE(f.valuesOfProject(), QString());
        QCOMPARE(f.parameter()->currentIndex(), 0);
        f.window.edits().undoStack().redo();
        QVERIFY(f.session.save());
        QVERIFY2(f.fileText(u"p.kscope"_s).contains("\"n\": [2, 4, 8, 16, 32]"), f.fileText(u"p.kscope"_s).constData());
        f.choose(u"nothing"_s);
        QVERIFY(!f.session.project().sweep);
    }

    void wrongValuesAreToldOfAndNotTaken()
    {
        CompareFixture f;
        f.choose(u"n"_s);
        QVERIFY(f.problems().isEmpty());
        f.type(u"8,,16"_s);
        QCOMPARE(f.problems().size(), 1);
        QCOMPARE(f.problems()[0], typedValues(u"8,,16"_s).problem);
        QVERIFY(f.values()->property("wrong").toBool());
        QCOMPARE(f.valuesOfProject(), u"n=8"_s); // As far as it was right.
        QSignalSpy started(&f.session, &Session::sweepStarted);
        f.button(u"Sweep"_s)->click();
        QCOMPARE(started.size(), 0);
        QVERIFY(f.values()->hasFocus());
        f.type(u"8, 16"_s);
        QVERIFY(f.problems().isEmpty());
        QCOMPARE(f.values()->text(), u"8, 16"_s);
    }

    void itIsSweptAndDrawn()
    {
        CompareFixture f;
        QVERIFY(f.run());
        f.choose(u"n"_s);
        f.type(u"8, 64, 4096"_s);
        f.named<QSpinBox>(u"Runs of each value"_s)->setValue(2);
        QSignalSpy changed(&f.session, &Session::sweepChanged);
        QVERIFY(f.sweep());
        const CompareData &shown = f.view->data();
        QCOMPARE(shown.parameter, u"n"_s);
        QCOMPARE(shown.rows.size(), 3);
        QCOMPARE(shown.lines.size(), 1);
        QCOMPARE(shown.repetitions, 2);
        QCOMPARE(f.told(), summaryText(shown));
        QVERIFY(f.button(u"Sweep"_s));
        // The keyboard goes along the line, and the table and the figures with it.
        f.view->chart().setFocus();
        QTest::keyClick(&f.view->chart(), Qt::Key_Right);
        QTest::keyClick(&f.view->chart(), Qt::Key_Right);
        QVERIFY(f.view->chart().lit() == Subject(TimingSubject{0, 1}));
        QCOMPARE(f.lookedAt(), u"n = 64"_s);
        QCOMPARE(f.view->chart().accessibleDescription(), f.told());
        auto *table = f.named<QTreeView>(u"Runs and their times"_s);
        QCOMPARE(table->currentIndex().row(), 1);
        table->setCurrentIndex(table->model()->index(2, 0));
        QVERIFY(f.view->chart().lit() == Subject(TimingSubject{0, 2}));
        QTest::keyClick(&f.view->chart(), Qt::Key_Escape);
        QVERIFY(isNothing(f.view->chart().lit()));
        // What the results of the last run are is no matter of the sweep's.
        auto *choice = f.named<QComboBox>(u"What is drawn"_s);
        QCOMPARE(choice->count(), 2);
        choice->setCurrentIndex(1);
        Q_EMIT choice->activated(1);
        QVERIFY(!f.view->data().isSweep());
        QCOMPARE(f.view->data().rows.size(), 1);
    }

    void theTableIsCopied()
    {
        CompareFixture f;
        QVERIFY(f.run());
        auto *table = f.named<QTreeView>(u"Runs and their times"_s);
        table->setFocus();
        QTest::keySequence(table, QKeySequence::Copy);
        const QString copied = QGuiApplication::clipboard()->text();
        const auto title = [&](int column) { return table->model()->headerData(column, Qt::Horizontal).toString(); };
        QVERIFY2(copied.startsWith(title(0) + u'\t' + title(1) + u'\t'), qPrintable(copied));
        QVERIFY2(copied.contains(u"\ngo\t8\t4\t"), qPrintable(copied));
    }

    void itIsStoppedInPlace()
    {
        CompareFixture f;
        f.choose(u"n"_s);
        f.type(u"8, 16, 24, 32, 40, 48, 56, 64, 72, 80, 88, 96"_s);
        QSignalSpy changed(&f.session, &Session::sweepChanged);
        QSignalSpy finished(&f.session, &Session::sweepFinished);
        f.button(u"Sweep"_s)->click();
        QVERIFY(f.session.isSweeping());
        QVERIFY(!f.button(u"Sweep"_s));
        QVERIFY(f.window.isPreparing());
        QVERIFY(f.window.actionList().stop->isEnabled());
        QTRY_VERIFY_WITH_TIMEOUT(f.session.lastSweep()->runs.size() > 0, WindowFixture::longest);
        f.button(u"Stop"_s)->click();
        QCOMPARE(finished.size(), 1);
        QVERIFY(f.button(u"Sweep"_s));
        QVERIFY(!f.window.actionList().stop->isEnabled());
        QVERIFY(!f.view->data().rows.isEmpty());
    }

    void anActionSweeps()
    {
        CompareFixture f;
        f.window.views().showView(u"results"_s);
        f.window.actionList().sweep->trigger();
        QVERIFY(f.view->isVisible());
        QVERIFY(!f.session.isSweeping()); // There is nothing to vary: the keyboard goes to where that is chosen.
        QVERIFY(f.parameter()->hasFocus());
        f.choose(u"n"_s);
        QSignalSpy finished(&f.session, &Session::sweepFinished);
        f.window.actionList().sweep->trigger();
        QVERIFY(finished.wait(WindowFixture::longest));
        QCOMPARE(f.session.lastSweep()->runs.size(), 5);
        const QString status = f.window.messages().statusLine().text();
        QCOMPARE(status, sweepText(*f.session.lastSweep()));
        QCOMPARE(factsOf(status, {u"go"_s}).first(3), (QStringList{u"5"_s, u"5"_s, u"go"_s})); // Points, runs of each, the fastest.
    }

    void aSecondParameterIsVaried()
    {
        CompareFixture f;
        Project project = f.session.project();
        Parameter other;
        other.name = u"m"_s;
        other.value = Expression(3.0);
        project.parameters << other;
        f.session.setProject(project);
        QVERIFY(!f.view->findChild<QToolButton *>(u"another"_s)->isVisible());
        f.choose(u"n"_s);
        f.type(u"8, 16"_s);
        f.view->findChild<QToolButton *>(u"another"_s)->click();
        auto *second = f.named<QComboBox>(u"Other parameter to vary"_s);
        QVERIFY(second && second->hasFocus());
        second->setCurrentText(u"m"_s);
        Q_EMIT second->activated(second->currentIndex());
        QCOMPARE(f.valuesOfProject(), u"n=8,16 m=3,6,12"_s);
        QVERIFY(f.sweep());
        QCOMPARE(f.view->data().lines.size(), 3);
        QCOMPARE(f.view->data().lines[1].name, u"go, m = 6"_s);
    }

    void whatIsDrawnStaysUntilThereIsSomethingNew()
    {
        CompareFixture f;
        QVERIFY(f.run());
        f.choose(u"n"_s);
        f.type(u"8, 16"_s);
        QVERIFY(f.sweep());
        f.view->chart().choose(TimingSubject{0, 1});
        f.append(u"\n"_s); // The banner comes; what is looked at stays.
        QCOMPARE(f.lookedAt(), u"n = 16"_s);
        const CompareData before = f.view->data();
        QSignalSpy finished(&f.session, &Session::sweepFinished);
        f.button(u"Sweep"_s)->click();
        QVERIFY(f.session.lastSweep()->runs.isEmpty());
        QCOMPARE(f.view->data(), before);
        QVERIFY(finished.wait(WindowFixture::longest));
        QVERIFY(f.view->data() != before);
    }

    void launchesAreChosen()
    {
        CompareFixture f;
        Project project = f.session.project();
        Step second = project.plan[0];
        second.name = u"again"_s;
        project.plan << second;
        f.session.setProject(project);
        f.choose(u"n"_s);
        f.type(u"8, 16"_s);
        const auto button = [&f] { return f.named<QToolButton>(u"Launches to compare: all launches"_s); };
        QVERIFY(button() && button()->isVisible());
        QMenu *menu = button()->menu();
        Q_EMIT menu->aboutToShow();
        QCOMPARE(menu->actions().size(), 2);
        menu->actions()[0]->setChecked(false);
        QCOMPARE(f.session.project().sweep->launches, QStringList{u"again"_s});
        QCOMPARE(factsOf(menu->parentWidget()->accessibleName()), (QStringList{u"1"_s, u"2"_s}));
        QVERIFY(f.sweep());
        QCOMPARE(f.view->data().lines.size(), 1);
        QCOMPARE(f.view->data().lines[0].name, u"again"_s);
        f.window.edits().undoStack().undo();
        QVERIFY(button());
    }

    void everyLocalSizeIsProposed()
    {
        CompareFixture f;
        Project project = f.session.project();
        Parameter group;
        group.name = u"group"_s;
        group.value = Expression(4.0);
        group.max = Expression(8.0);
        project.parameters << group;
        auto &launch = std::get<LaunchStep>(project.plan[0].action);
        launch.local = {Expression(u"group"_s)};
        QSignalSpy planned(&f.session, &Session::planReportChanged);
        f.session.setProject(project);
        QVERIFY(planned.count() > 0 || planned.wait(WindowFixture::longest));
        f.choose(u"group"_s);
        QMenu *menu = f.named<QToolButton>(u"Values to choose from"_s)->menu();
        Q_EMIT menu->aboutToShow();
        QCOMPARE(menu->actions().size(), 2);
        QVERIFY2(menu->actions()[1]->isEnabled(), qPrintable(menu->actions()[1]->text()));
        menu->actions()[1]->trigger();
        QCOMPARE(f.valuesOfProject(), u"group=1,2,4,8"_s);
        QCOMPARE(f.values()->text(), u"1, 2, 4, 8"_s);
        f.choose(u"n"_s);
        Q_EMIT menu->aboutToShow();
        QVERIFY(!menu->actions()[1]->isEnabled());
    }

    void theReferenceIsChosenAndKept()
    {
        CompareFixture f;
        Project project = f.session.project();
        Step second = project.plan[0];
        second.name = u"again"_s;
        project.plan << second;
        f.session.setProject(project);
        QVERIFY(f.run());
        auto *against = f.named<QComboBox>(u"What all are compared with"_s);
        QVERIFY(against->isVisible());
        QCOMPARE(against->count(), 3);
        against->setCurrentIndex(against->findData(u"again"_s));
        Q_EMIT against->activated(against->currentIndex());
        QCOMPARE(comparedText(f.view->data(), 1).section(u',', 0, 0), u"the reference"_s);
        QVERIFY(f.run());
        QCOMPARE(f.view->data().reference, u"again"_s);
        QCOMPARE(against->currentData().toString(), u"again"_s);
    }

    void twoParametersAreDrawnAsAMap()
    {
        CompareFixture f;
        Project project = f.session.project();
        Parameter other;
        other.name = u"m"_s;
        other.value = Expression(3.0);
        project.parameters << other;
        Sweep sweep;
        sweep.vary = {{u"n"_s, {Expression(8.0), Expression(16.0), Expression(24.0)}},
                      {u"m"_s, {Expression(1.0), Expression(2.0), Expression(3.0)}}};
        project.sweep = sweep;
        f.session.setProject(project);
        QVERIFY(f.sweep());
        SceneView &chart = f.view->chart();
        QVERIFY(f.view->data().isMap);
        chart.setFocus();
        QTest::keyClick(&chart, Qt::Key_Right); // Begins.
        QTest::keyClick(&chart, Qt::Key_Right);
        QCOMPARE(f.lookedAt(), u"n = 16, m = 1"_s);
        QTest::keyClick(&chart, Qt::Key_Up);
        QCOMPARE(f.lookedAt(), u"n = 16, m = 2"_s);
        QTest::keyClick(&chart, Qt::Key_Down);
        QTest::keyClick(&chart, Qt::Key_Left);
        QCOMPARE(f.lookedAt(), u"n = 8, m = 1"_s);
        const QRectF cell = chart.scene().find(TimingSubject{0, 4})->rect();
        QVERIFY(chart.scene().hit(cell.center())->subject == Subject(TimingSubject{0, 4}));
        QVERIFY(f.window.views().savePicture(f.folder.filePath(u"m.svg"_s)));
        QVERIFY(QString::fromUtf8(f.fileText(u"m.svg"_s)).contains(QRegularExpression(u"Kernel time\\b[^<]*\\bn\\b[^<]*\\bm\\b"_s)));
        auto *choice = f.named<QComboBox>(u"What is drawn"_s);
        choice->setCurrentIndex(choice->findData(u"time"_s));
        Q_EMIT choice->activated(choice->currentIndex());
        QVERIFY(!f.view->data().isMap);
        QCOMPARE(f.view->data().lines.size(), 3);
    }

    void aPictureSaysWhatIsDrawn()
    {
        CompareFixture f;
        f.choose(u"n"_s);
        f.type(u"8, 9"_s); // Half of 9 is no size.
        QVERIFY(f.sweep());
        QCOMPARE(f.view->data().failures.size(), 1);
        const QString file = f.folder.filePath(u"c.svg"_s);
        QVERIFY(f.window.views().savePicture(file));
        const QString svg = QString::fromUtf8(f.fileText(u"c.svg"_s));
        for (const char *said : {"Kernel time by n, without transfers", "n = 9 failed: ", "Launch", "go"})
            QVERIFY2(svg.contains(QString::fromLatin1(said)), said);
    }

    void runsOfOneValueStandBesideEachOther()
    {
        CompareData data;
        data.parameter = u"n"_s;
        data.places = {{u"8"_s, 8}, {u"16"_s, 16}};
        data.rows.resize(1);
        for (const QString &name : {u"a"_s, u"b"_s, u"c"_s})
            data.lines << CompareLine{name, {{0, 10, 5, 20, 0}, {1, 10, 5, 20, 0}}};
        const Appearance appearance;
        const Scene scene = compareScene(data, appearance, QRectF(0, 0, 500, 300));
        const auto x = [](const Scene &drawn, int line, int point) { return drawn.find(TimingSubject{line, point})->rect().x(); };
        for (const int point : {0, 1})
            QVERIFY(x(scene, 1, point) - x(scene, 0, point) >= 9 && x(scene, 2, point) - x(scene, 1, point) >= 9);
        QVERIFY(x(scene, 0, 1) - x(scene, 2, 0) > 50); // But apart from those of the next value.
        const CompareLine line = data.lines.first();
        data.lines.resize(60, line);
        const Scene crowded = compareScene(data, appearance, QRectF(0, 0, 500, 300));
        QVERIFY(x(crowded, 59, 0) < x(crowded, 0, 1));
        QVERIFY(compareScene(data, appearance, QRectF(0, 0, 500, 300), TimingSubject{3, 1}) != crowded); // What is lit stands out.
    }

    void barsBeginWithAWholeRow()
    {
        CompareFixture f;
        Project project = f.session.project();
        const Step step = project.plan.value(0);
        project.plan.clear();
        for (int launch = 0; launch < 40; ++launch) {
            project.plan << step;
            project.plan.last().name = u"launch %1"_s.arg(launch);
        }
        f.session.setProject(project);
        QSignalSpy finished(&f.session, &Session::runFinished);
        f.session.run();
        QVERIFY(finished.wait(WindowFixture::longest));
        QTRY_COMPARE(f.view->data().rows.size(), 40);
        SceneView &chart = f.view->chart();
        for (const int chosen : {39, 2, 30}) {
            f.view->bringPart(u"launch %1"_s.arg(chosen));
            QTRY_COMPARE(chart.chosen(), Subject(TimingSubject{chosen, 0}));
            for (const SceneItem &item : chart.scene().items) {
                const QRectF place = isNothing(item.subject) ? QRectF() : chart.pixelsOf(item);
                QVERIFY2(place.top() > -1 || place.bottom() < 1, qPrintable(item.name)); // Not cut by the edge.
                if (item.subject == chart.chosen())
                    QVERIFY(place.top() > -1 && place.bottom() <= chart.viewport()->height());
            }
        }
    }

    void whatCountsForNothingIsHatchedAndFramed()
    {
        CompareData data;
        data.rows.resize(2);
        data.rows[1].fault = u"data race"_s;
        data.lines = {{u"a"_s, {{0, 10, 10, 10, 0}}}, {u"b"_s, {{0, 20, 20, 20, 1}}}};
        const Scene scene = compareScene(data, Appearance(), QRectF(0, 0, 500, 300));
        const auto hatched = std::ranges::find_if(scene.items, [](const SceneItem &item) { return item.hatching > 0; });
        QVERIFY(hatched != scene.items.end());
        QVERIFY(hatched->pen.ink == Ink(Ink::Error));
        QVERIFY(scene.find(TimingSubject{1, 0})->rect().contains(hatched->rect()));
    }

    void anEditIsToldOf()
    {
        CompareFixture f;
        const auto banner = [&f] {
            for (auto *label : f.view->findChildren<QLabel *>()) {
                if (label->property("role") == u"banner"_s && label->isVisible())
                    return label->text();
            }
            return QString();
        };
        QVERIFY(f.run());
        f.choose(u"n"_s); // The times of the run are as good as before.
        f.type(u"8, 16"_s);
        QVERIFY(f.session.lastGoodRunIsCurrent());
        QCOMPARE(banner(), QString());
        QVERIFY(f.sweep());
        QCOMPARE(banner(), QString());
        f.append(u"\n"_s);
        QVERIFY(!f.session.sweepIsCurrent());
        QVERIFY(!banner().isEmpty());
        QCOMPARE(f.view->data().rows.size(), 2);
    }
};

QTEST_MAIN(TestCompareView)
#include "tst_compareview.moc"
