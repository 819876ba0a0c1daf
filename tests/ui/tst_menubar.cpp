#include <QAbstractItemView>
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QContextMenuEvent>
#include <QGuiApplication>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QToolBar>
#include <QToolButton>

#include "WindowFixture.h"
#include "ui/edits/ProjectEdits.h"
#include "ui/present/Presentation.h"
#include "ui/steps/StepsView.h"
#include "ui/widgets/FittingTabs.h"
#include "ui/samples/SampleBrowser.h"
#include "ui/setup/ExpressionEdit.h"
#include "ui/setup/SetupPanel.h"
#include "ui/window/WindowActions.h"

using namespace kernelscope;

/// The menu bar has all that the window can do.
class TestMenuBar : public QObject
{
    Q_OBJECT

    static QList<QMenu *> menusIn(const WindowFixture &f)
    {
        QList<QMenu *> menus;
        for (const QAction *each : f.window.menuBar()->actions())
            menus << each->menu() << each->menu()->findChildren<QMenu *>();
        return menus;
    }
    static int timesInMenus(const WindowFixture &f, QAction *action)
    {
        return int(std::ranges::count_if(menusIn(f), [action](const QMenu *menu) { return menu->actions().contains(action); }));
    }
    static QMenu &recentOf(const WindowFixture &f)
    {
        auto *menu = f.window.menuBar()->findChild<QMenu *>("recent");
        Q_EMIT menu->aboutToShow();
        return *menu;
    }
    static QStringList textsOf(const QMenu &menu)
    {
        QStringList texts;
        for (const QAction *action : menu.actions())
            texts << action->text();
        return texts;
    }

private Q_SLOTS:
    void nothingOfAHiddenProjectRuns()
    {
        WindowFixture f(WindowFixture::Fake);
        const WindowActions &actions = f.window.actionList();
        f.window.showSamples();
        for (const QAction *starts : {actions.run, actions.live, actions.trace, actions.sweep, actions.present})
            QVERIFY2(!starts->isEnabled(), qPrintable(starts->text()));
        QVERIFY(actions.save->isEnabled());
        Q_EMIT f.window.findChild<SampleBrowser *>()->left();
        QVERIFY(actions.run->isEnabled());
    }

    void everyActionIsThereOnce()
    {
        WindowFixture f(WindowFixture::Fake);
        QList<QAction *> all = f.window.actionList().findChildren<QAction *>() + f.window.views().shown();
        for (QAction *action : f.window.actions() + f.window.editors().actions()) {
            if (!action->shortcut().isEmpty() && !all.contains(action))
                all << action;
        }
        QVERIFY(all.size() > 60);
        for (QAction *action : std::as_const(all))
            QVERIFY2(timesInMenus(f, action) == 1, qPrintable(action->text()));
    }

    /// What can be checked looks so, unlike what is done at once.
    void whatIsNotCheckedHasABox()
    {
        Appearance appearance;
        appearance.apply();
        QMenu menu;
        menu.addAction("Act");
        QAction *check = menu.addAction("Check");
        check->setCheckable(true);
        menu.ensurePolished();
        menu.resize(menu.sizeHint());
        const QRect place = menu.actionGeometry(check);
        const QImage shown = menu.grab().toImage();
        int box = 0;
        for (int x = place.left(); x < place.left() + appearance.px(24); ++x)
            box += shown.pixelColor(x, place.center().y()) == appearance.theme().mutedText;
        QCOMPARE(box, 2); // its sides
    }

    /// Like the entry of a menu.
    void theCurrentChoiceIsLit()
    {
        Appearance appearance;
        appearance.apply();
        QComboBox box;
        box.addItems({"Table", "Heat map", "Line"});
        box.setCurrentIndex(1);
        box.show();
        box.showPopup();
        const QRect current = box.view()->visualRect(box.view()->currentIndex());
        QCOMPARE(box.view()->currentIndex().row(), 1);
        const QImage shown = box.view()->viewport()->grab().toImage();
        QCOMPARE(shown.pixelColor(current.right() - 4, current.center().y()), appearance.theme().accentSoft);
    }

    void editsActUponWhatHasTheFocus()
    {
        WindowFixture f(WindowFixture::Fake);
        const WindowActions &actions = f.window.actionList();
        auto *title = f.window.findChild<QLineEdit *>("title");
        QVERIFY(title);
        f.window.activateWindow();
        title->setFocus();
        QTRY_VERIFY(title->hasFocus());
        actions.selectAll->trigger();
        QCOMPARE(title->selectedText(), title->text());
        actions.copy->trigger();
        QCOMPARE(QGuiApplication::clipboard()->text(), title->text());
        actions.cut->trigger();
        QCOMPARE(title->text(), QString());
        f.editor()->setFocus();
        QTRY_VERIFY(f.editor()->hasFocus());
        actions.selectAll->trigger();
        actions.paste->trigger();
        QCOMPARE(f.editor()->text(), QStringLiteral("Add one"));
        actions.cut->trigger();               // nothing is chosen
        QCOMPARE(title->text(), QString("")); // nobody else was touched
    }

    void accessKeysDiffer()
    {
        WindowFixture f(WindowFixture::Fake);
        QList<QWidget *> bars{f.window.menuBar()};
        for (QMenu *menu : menusIn(f))
            bars << menu;
        for (const QWidget *bar : std::as_const(bars)) {
            QString keys;
            for (const QAction *action : bar->actions()) {
                if (action->isSeparator())
                    continue;
                const qsizetype at = action->text().indexOf('&');
                QVERIFY2(at >= 0 && at + 1 < action->text().size(), qPrintable(action->text()));
                const QChar key = action->text()[at + 1].toLower();
                QVERIFY2(!keys.contains(key), qPrintable(action->text()));
                keys += key;
            }
        }
    }

    void toolTipsAreBroken()
    {
        WindowFixture f(WindowFixture::Fake);
        for (const QAction *action : f.window.actionList().findChildren<QAction *>()) {
            for (const QString &line : action->toolTip().split('\n'))
                QVERIFY2(line.size() <= 80, qPrintable(line));
        }
    }

    void manyActionsAreGrouped()
    {
        WindowFixture f(WindowFixture::Fake);
        for (const QMenu *menu : menusIn(f)) {
            int together = 0;
            for (const QAction *action : menu->actions()) {
                together = action->isSeparator() ? 0 : together + 1;
                QVERIFY2(together <= 17, qPrintable(menu->title() + ": " + action->text()));
            }
        }
    }

    void whatIsDisabledSaysWhy()
    {
        WindowFixture f(WindowFixture::Fake);
        int disabled = 0;
        for (QMenu *menu : menusIn(f)) {
            QVERIFY(menu->toolTipsVisible() || menu->objectName() == "recent");
            for (const QAction *action : menu->actions()) {
                if (action->isEnabled())
                    continue;
                ++disabled;
                QVERIFY2(action->toolTip().section('\n', 1).endsWith('.'), qPrintable(action->toolTip()));
            }
        }
        // Stop, Undo, Redo, Go back, Go forward; Play and Rewind, without time; and those of Steps, which is not in front.
        QCOMPARE(disabled, 6 + int(f.window.views().steps().moves().size())); // Breakpoints are set wherever one is.
        const QAction *stop = f.window.actionList().stop;
        QVERIFY(stop->toolTip().contains("Shift+F5"));
        f.session.run(1, "wait");
        QTRY_VERIFY(stop->isEnabled());
        QVERIFY(!stop->toolTip().contains('\n'));
    }

    void whatCanBeUndoneIsSeen()
    {
        WindowFixture f(WindowFixture::Fake);
        f.window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&f.window));
        const QAction *undo = f.window.actionList().undo, *redo = f.window.actionList().redo;
        f.editor()->setFocus();
        QVERIFY(!undo->isEnabled() && !redo->isEnabled());
        QTest::keyClick(f.editor(), Qt::Key_X);
        QVERIFY(undo->isEnabled() && !redo->isEnabled());
        QTest::keyClick(f.editor(), Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(!undo->isEnabled() && redo->isEnabled());
        // The set-up has an undo of its own.
        f.window.edits().change("Another title", {}, [](Project &edited) { edited.title = "Another"; });
        f.window.views().front().setFocusPolicy(Qt::StrongFocus);
        f.window.views().front().setFocus();
        QVERIFY(undo->isEnabled() && !redo->isEnabled());
        f.window.showSamples();
        QVERIFY(!undo->isEnabled());
    }

    /// Buttons of the set-up leave the keyboard with the code.
    void whatWasChangedLastIsUndoneFirst()
    {
        WindowFixture f(WindowFixture::Fake);
        f.window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&f.window));
        QAction *undo = f.window.actionList().undo, *redo = f.window.actionList().redo;
        const auto title = [&] { return f.session.project().title; };
        const auto setTitle = [&](const QString &to) { f.window.edits().change("title", {}, [&](Project &edited) { edited.title = to; }); };
        f.editor()->setFocus();
        QTest::keyClick(f.editor(), Qt::Key_X);
        const QString typed = f.editor()->text();
        setTitle("Another");
        setTitle("Third");
        undo->trigger();
        QCOMPARE(title(), QString("Another"));
        redo->trigger();
        QCOMPARE(title(), QString("Third"));
        undo->trigger();
        undo->trigger();
        QCOMPARE(title(), QString("Add one"));
        QCOMPARE(f.editor()->text(), typed);
        undo->trigger();
        QCOMPARE(f.editor()->text(), QString(WindowFixture::goodText()));
        QVERIFY(!undo->isEnabled() && redo->isEnabled());
        redo->trigger();
        QCOMPARE(f.editor()->text(), typed);
        QCOMPARE(title(), QString("Add one"));
        redo->trigger();
        QCOMPARE(title(), QString("Another"));
        // What is typed later is the code's again, also where the keyboard is elsewhere.
        QTest::keyClick(f.editor(), Qt::Key_Y);
        f.window.views().front().setFocusPolicy(Qt::StrongFocus);
        f.window.views().front().setFocus();
        undo->trigger();
        QCOMPARE(f.editor()->text(), typed);
        QCOMPARE(title(), QString("Another"));
    }

    /// Where one clicks says what is meant.
    void theSetUpsUndoIsTheSetUpsAndTheCodesTheCodes()
    {
        WindowFixture f(WindowFixture::Fake);
        f.window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&f.window));
        f.editor()->setFocus();
        QTest::keyClick(f.editor(), Qt::Key_X);
        auto *title = f.window.setup().findChild<QLineEdit *>("title");
        title->setFocus();
        title->setText("Another");
        f.editor()->setFocus();
        QCOMPARE(f.session.project().title, QString("Another"));
        f.window.actionList().undo->trigger();
        QCOMPARE(f.editor()->text(), QString(WindowFixture::goodText()));
        QCOMPARE(f.session.project().title, QString("Another"));
        f.window.setup().findChild<ExpressionEdit *>()->setFocus();
        f.window.actionList().undo->trigger();
        QCOMPARE(f.session.project().title, QString("Add one"));
    }

    void theKindsOfMemoryOfABufferExcludeEachOther()
    {
        WindowFixture f(WindowFixture::Fake);
        f.window.setup().makeDetails();
        const auto buttons = f.window.setup().findChildren<QToolButton *>();
        const auto more = std::ranges::find(buttons, QString("More for data"), &QToolButton::accessibleName);
        QVERIFY(more != buttons.end());
        (*more)->click();
        QTRY_VERIFY(QApplication::activePopupWidget());
        const auto memory = QApplication::activePopupWidget()->findChildren<QMenu *>();
        QCOMPARE(memory.size(), 1);
        const QList<QAction *> kinds = memory.first()->actions();
        QVERIFY(kinds[0]->isChecked());
        kinds[1]->setChecked(true);
        QVERIFY(!kinds[0]->isChecked());
        QApplication::activePopupWidget()->close();
    }

    void theCodeHasAMenu()
    {
        WindowFixture f(WindowFixture::Fake);
        f.editor()->setCursorPosition(3, 6);
        QContextMenuEvent asked(QContextMenuEvent::Keyboard, {}, {});
        QCoreApplication::sendEvent(f.editor(), &asked);
        const auto *menu = qobject_cast<QMenu *>(QApplication::activePopupWidget());
        QVERIFY(menu);
        for (QAction *action : {f.window.actionList().definition, f.window.actionList().rename, f.window.actionList().copy,
                                f.window.views().steps().m_setBreakpoint})
            QVERIFY2(menu->actions().contains(action), qPrintable(action->text()));
        int line = 0, column = 0;
        f.editor()->getCursorPosition(&line, &column);
        QCOMPARE(line, 3);
    }

    void viewsAreCheckedAndCome()
    {
        WindowFixture f(WindowFixture::Fake);
        const QList<QAction *> shown = f.window.views().shown();
        QCOMPARE(shown.size(), Views::names().size());
        for (int view = 0; view < shown.size(); ++view) {
            f.window.showSamples();
            shown[view]->trigger();
            QVERIFY2(shown[view]->isChecked(), qPrintable(Views::names()[view]));
            QVERIFY2(f.window.views().view(Views::names()[view]).isVisible(), qPrintable(Views::names()[view]));
        }
        QVERIFY(f.window.views().showView("timeline"));
        QVERIFY(shown[1]->isChecked() && !shown[0]->isChecked());
        shown[1]->trigger(); // to the keyboard and back
        QVERIFY(shown[1]->isChecked());
    }

    void whatIsNotShownIsLeftAlone()
    {
        WindowFixture f(WindowFixture::Fake);
        f.window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&f.window));
        const WindowActions &actions = f.window.actionList();
        const QString title = f.window.windowTitle();
        f.editor()->setFocus();
        f.window.showSamples();
        QVERIFY(!f.editor()->hasFocus());
        for (const QAction *action : {actions.format, actions.complete, actions.comment, actions.goToLine, actions.back})
            QVERIFY2(!action->isEnabled(), qPrintable(action->text()));
        QCOMPARE(f.window.windowTitle(), title);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
        QVERIFY(f.editor()->isVisible() && f.editor()->hasFocus());
        QVERIFY(actions.format->isEnabled() && actions.goToLine->isEnabled());
    }

    void withoutAProjectNothingCanBeDoneWithIt()
    {
        Appearance appearance;
        Session session(WindowFixture::options(WindowFixture::Fake));
        MainWindow window(session, appearance, {});
        window.showSamples();
        window.show();
        const WindowActions &actions = window.actionList();
        for (const QAction *action : {actions.run, actions.trace, actions.save, actions.present, actions.undo, actions.goToLine})
            QVERIFY2(!action->isEnabled() && action->toolTip().contains('\n'), qPrintable(action->text()));
        QVERIFY(actions.create->isEnabled() && actions.open->isEnabled());
        window.files().create();
        for (const QAction *action : {actions.run, actions.trace, actions.save, actions.present, actions.goToLine})
            QVERIFY2(action->isEnabled(), qPrintable(action->text()));
    }

    void recentProjectsComeBack()
    {
        WindowFixture f(WindowFixture::Fake);
        f.dialogs->save = f.folder.filePath("a & b.kscope");
        QVERIFY(f.window.files().saveAs());
        QStringList texts = textsOf(recentOf(f));
        QVERIFY2(texts[0].startsWith("&1  ") && texts[0].endsWith("a && b.kscope"), qPrintable(texts[0]));
        QVERIFY2(texts[1].startsWith("&2  ") && texts[1].endsWith("p.kscope"), qPrintable(texts[1]));
        recentOf(f).actions()[1]->trigger();
        QCOMPARE(f.session.document().fileName, "p.kscope");
        QVERIFY(textsOf(recentOf(f))[0].endsWith("p.kscope"));
        QVERIFY(QFile::remove(f.folder.filePath("a & b.kscope")));
        QCOMPARE(recentOf(f).actions().size(), 3); // with the line and Clear
        recentOf(f).actions().last()->trigger();
        QCOMPARE(recentOf(f).actions().size(), 1);
        QVERIFY(!recentOf(f).actions()[0]->isEnabled());
    }

    void sourcesAndCapturesComeBack()
    {
        WindowFixture f(WindowFixture::Fake);
        f.write("k.cl", "__kernel void k(__global int *a) { a[get_global_id(0)] = 1; }\n");
        f.write("k.sim", "k.cl k\n4 1 1\n2 1 1\n<size=16 range=1:1:4>\n");
        for (const QString name : {"k.cl", "k.sim"}) {
            QVERIFY(f.window.files().open(f.folder.filePath(name)));
            const QStringList texts = textsOf(recentOf(f));
            QVERIFY2(texts[0].endsWith("  " + QDir::toNativeSeparators(f.folder.filePath(name))), qPrintable(texts[0]));
            QCOMPARE(f.window.files().path(), f.folder.filePath(name)); // by which a session brings it back
        }
        f.window.files().create();
        QVERIFY(f.window.files().path().isEmpty());
        recentOf(f).actions()[1]->trigger();
        QCOMPARE(f.window.files().path(), f.folder.filePath("k.cl"));
        QVERIFY(f.editor("k.cl"));
        f.dialogs->save = f.folder.filePath("own.kscope");
        QVERIFY(f.window.files().saveAs());
        QVERIFY(textsOf(recentOf(f))[0].endsWith("own.kscope"));
        QCOMPARE(f.window.files().path(), f.folder.filePath("own.kscope"));
    }

    void itFitsAndGoesWhilePresenting()
    {
        WindowFixture f(WindowFixture::Fake);
        const QMenuBar *menus = f.window.menuBar();
        const auto *tools = f.window.findChild<QToolBar *>();
        for (const QSize &size : {QSize(1280, 720), QSize(700, 500)}) {
            f.window.resize(size);
            QCoreApplication::processEvents();
            QVERIFY(menus->geometry().bottom() < tools->geometry().top());
            QVERIFY(tools->height() >= tools->sizeHint().height());
            const QRect last = menus->actionGeometry(menus->actions().last());
            QVERIFY(last.isValid() && last.right() < menus->width());
        }
        f.window.presentation().enter();
        QVERIFY(!menus->isVisible());
        f.window.presentation().leave();
        QVERIFY(menus->isVisible());
    }
};

QTEST_MAIN(TestMenuBar)
#include "tst_menubar.moc"
