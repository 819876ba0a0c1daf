#include <QAction>
#include <QMenu>

#include "WindowFixture.h"
#include "ui/present/Presentation.h"
#include "ui/problems/ProblemsView.h"
#include "ui/theme/Appearance.h"
#include "ui/trace/View.h"
#include "ui/widgets/FittingTabs.h"
#include "ui/window/Views.h"
#include "ui/window/WindowState.h"

using namespace kernelscope;
using namespace Qt::StringLiterals;
using Place = ViewPlaces::Place;

namespace {

View &viewNamed(WindowFixture &f, const QString &name)
{
    return const_cast<View &>(std::as_const(f.window.views()).view(name));
}

QAction *actionOf(WindowFixture &f, const QString &name)
{
    return f.window.views().shown()[Views::names().indexOf(name)];
}

QWidget *windowOf(WindowFixture &f, const QString &name)
{
    QWidget *window = viewNamed(f, name).window();
    return window == &f.window ? nullptr : window;
}

} // namespace

/// Views are where the user puts them: tabs beside or below the code, or windows of their own.
class TestViewPlaces : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aViewMovesBelowTheCode()
    {
        WindowFixture f(WindowFixture::Fake);
        ViewPlaces &places = f.window.views().places();
        const int beside = places.beside().count();
        places.move(viewNamed(f, u"memory"_s), Place::Below);
        QCOMPARE(places.beside().count(), beside - 1);
        QCOMPARE(places.below().currentWidget(), &viewNamed(f, u"memory"_s));
        QCOMPARE(places.below().tabText(0), u"Memory"_s);                   // in the order of all
        QVERIFY(places.below().height() > f.window.editors().height() / 2); // a picture has space there
        QVERIFY(f.window.views().isBelow(u"memory"_s));
        QVERIFY(actionOf(f, u"memory"_s)->isChecked());
        QVERIFY(f.window.views().showView(u"problems"_s));
        QVERIFY(!actionOf(f, u"memory"_s)->isChecked());
        actionOf(f, u"memory"_s)->trigger(); // Ctrl+5, too
        QCOMPARE(places.below().currentWidget(), &viewNamed(f, u"memory"_s));
        QVERIFY(viewNamed(f, u"memory"_s).isVisible());
        places.move(viewNamed(f, u"memory"_s), Place::Beside);
        QCOMPARE(places.beside().count(), beside);
        QCOMPARE(places.beside().currentWidget(), &viewNamed(f, u"memory"_s));
        QVERIFY(places.beside().tabToolTip(places.beside().currentIndex()).contains("Ctrl+5"_L1));
        QVERIFY(places.state().isEmpty());
    }

    void whatWasThereIsShownWhenATabGoes()
    {
        WindowFixture f(WindowFixture::Fake);
        ViewPlaces &places = f.window.views().places();
        QVERIFY(f.window.views().showView(u"notes"_s));
        QVERIFY(f.window.views().showView(u"memory"_s)); // as who drags its tab does
        places.move(viewNamed(f, u"memory"_s), Place::Window);
        QCOMPARE(places.beside().currentWidget(), &viewNamed(f, u"notes"_s));
    }

    void aViewHasAWindowOfItsOwn()
    {
        WindowFixture f(WindowFixture::Fake);
        ViewPlaces &places = f.window.views().places();
        places.move(viewNamed(f, u"tiles"_s), Place::Window);
        QPointer<QWidget> window = windowOf(f, u"tiles"_s);
        QVERIFY(window && window->isVisible());
        QCOMPARE(window->windowTitle(), u"Tiles"_s);
        QVERIFY(actionOf(f, u"tiles"_s)->isChecked());
        QVERIFY(f.window.views().showView(u"tiles"_s));
        window->close(); // gives it back
        QCOMPARE(places.placeOf(viewNamed(f, u"tiles"_s)), Place::Beside);
        QVERIFY(viewNamed(f, u"tiles"_s).isVisible());
        QTRY_VERIFY(!window);
    }

    void aTabIsDraggedBelowTheCode()
    {
        WindowFixture f(WindowFixture::Fake);
        ViewPlaces &places = f.window.views().places();
        FittingTabBar &bar = places.beside().bar();
        const int tab = places.beside().indexOf(&viewNamed(f, u"memory"_s));
        const QPoint from = bar.tabRect(tab).center();
        const QPoint below = bar.mapFromGlobal(places.below().mapToGlobal(places.below().rect().center()));
        QTest::mousePress(&bar, Qt::LeftButton, {}, from);
        QTest::mouseMove(&bar, from + QPoint(3, 3)); // not away from the bar
        QTest::mouseRelease(&bar, Qt::LeftButton, {}, from + QPoint(3, 3));
        QCOMPARE(places.placeOf(viewNamed(f, u"memory"_s)), Place::Beside);
        QTest::mousePress(&bar, Qt::LeftButton, {}, from);
        QTest::mouseMove(&bar, below);
        QTest::mouseRelease(&bar, Qt::LeftButton, {}, below);
        QCOMPARE(places.placeOf(viewNamed(f, u"memory"_s)), Place::Below);
        QCOMPARE(places.below().currentWidget(), &viewNamed(f, u"memory"_s));
    }

    void aTabIsDraggedOutOfTheWindow()
    {
        WindowFixture f(WindowFixture::Fake);
        ViewPlaces &places = f.window.views().places();
        FittingTabBar &bar = places.beside().bar();
        const QPoint code = bar.mapFromGlobal(f.window.editors().mapToGlobal(f.window.editors().rect().center()));
        QTest::mousePress(&bar, Qt::LeftButton, {}, bar.tabRect(places.beside().indexOf(&viewNamed(f, u"tiles"_s))).center());
        QTest::mouseMove(&bar, code);
        QTest::mouseRelease(&bar, Qt::LeftButton, {}, code);
        QVERIFY(windowOf(f, u"tiles"_s));
    }

    void namesAreShorterWhereThereIsNoSpace()
    {
        WindowFixture f(WindowFixture::Fake);
        FittingTabBar &bar = f.window.views().places().beside().bar();
        bar.setRoom(2 * bar.leastRoom());
        const QString first = bar.tabText(0);
        QCOMPARE(first, u"Results"_s);
        const int all = bar.leastRoom();
        bar.setRoom(all * 7 / 10);
        QCOMPARE(bar.tabText(0), u"Res."_s);
        QVERIFY(bar.tabText(10) == u"Notes"_s); // has no shorter one
        bar.setRoom(2 * all);
        QCOMPARE(bar.tabText(0), first);
    }

    void whatAViewIsCalledIsOnItsWindow()
    {
        WindowFixture f(WindowFixture::Fake);
        f.window.views().places().move(viewNamed(f, u"problems"_s), Place::Window);
        Q_EMIT f.window.views().problems().countChanged(2, 1); // as on its tab
        QCOMPARE(windowOf(f, u"problems"_s)->windowTitle(), u"Problems (2), 1 note"_s);
    }

    void oneViewStaysBesideTheCode()
    {
        WindowFixture f(WindowFixture::Fake);
        ViewPlaces &places = f.window.views().places();
        for (const QString &name : Views::names())
            places.move(viewNamed(f, name), Place::Below);
        QCOMPARE(places.beside().count(), 1);
        QMenu menu;
        places.addMoves(menu, f.window.views().front());
        QVERIFY(menu.actions()[0]->isChecked());
        QVERIFY(!menu.actions()[1]->isEnabled());
        places.setState({});
        QVERIFY(places.state().isEmpty());
        QCOMPARE(places.below().count(), 3);
    }

    void whatIsEmptyBelowTakesNoSpace()
    {
        WindowFixture f(WindowFixture::Fake);
        ViewPlaces &places = f.window.views().places();
        for (const QString &name : {u"problems"_s, u"output"_s, u"build-log"_s})
            places.move(viewNamed(f, name), Place::Beside);
        QVERIFY(!places.below().isVisible());
        places.move(viewNamed(f, u"output"_s), Place::Below);
        QVERIFY(places.below().isVisible());
    }

    void placesAreRemembered()
    {
        QVariantMap state;
        {
            WindowFixture f(WindowFixture::Fake);
            ViewPlaces &places = f.window.views().places();
            places.move(viewNamed(f, u"memory"_s), Place::Below);
            places.move(viewNamed(f, u"output"_s), Place::Beside);
            places.move(viewNamed(f, u"steps"_s), Place::Window);
            state = places.state();
            QCOMPARE(f.window.leave().places, state);
        }
        WindowFixture f(WindowFixture::Fake);
        ViewPlaces &places = f.window.views().places();
        places.setState(state);
        QCOMPARE(places.placeOf(viewNamed(f, u"memory"_s)), Place::Below);
        QCOMPARE(places.placeOf(viewNamed(f, u"output"_s)), Place::Beside);
        QVERIFY(windowOf(f, u"steps"_s));
        QCOMPARE(places.state().keys(), state.keys());
    }

    void garbageMovesNothing()
    {
        WindowFixture f(WindowFixture::Fake);
        ViewPlaces &places = f.window.views().places();
        places.setState({{u"nothing"_s, u"below"_s}, {u"memory"_s, 7}, {u"tiles"_s, u"elsewhere"_s}});
        QVERIFY(places.state().isEmpty());
        places.setState({{u"tiles"_s, QByteArray("garbage")}});
        QVERIFY(windowOf(f, u"tiles"_s)); // of a usual size
    }

    /// Where a walk shows a view it has to be in sight.
    void whilePresentingAllAreWhereTheyUsuallyAre()
    {
        WindowFixture f(WindowFixture::Fake);
        ViewPlaces &places = f.window.views().places();
        places.move(viewNamed(f, u"memory"_s), Place::Below);
        places.move(viewNamed(f, u"tiles"_s), Place::Window);
        f.window.views().showView(u"notes"_s);
        f.window.presentation().enter(0);
        QVERIFY(places.state().isEmpty());
        f.window.presentation().leave();
        QCOMPARE(places.state().keys(), (QStringList{u"memory"_s, u"tiles"_s}));
        QCOMPARE(f.window.views().front().objectName(), u"notes"_s);
    }

    void theMenuMovesThem()
    {
        WindowFixture f(WindowFixture::Fake);
        QMenu *all = f.window.views().moves()->menu();
        QVERIFY(all);
        QMenu *ofMemory = all->actions()[Views::names().indexOf(u"memory"_s)]->menu();
        QVERIFY(ofMemory);
        Q_EMIT ofMemory->aboutToShow();
        ofMemory->actions()[1]->trigger();
        QVERIFY(f.window.views().isBelow(u"memory"_s));
        all->actions().last()->trigger();
        QVERIFY(!f.window.views().isBelow(u"memory"_s));
    }
};

QTEST_MAIN(TestViewPlaces)
#include "tst_viewplaces.moc"
