#include <QAbstractButton>
#include <QApplication>
#include <QClipboard>
#include <QDialog>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QScreen>
#include <QToolTip>
#include <QTreeWidget>

#include "WindowFixture.h"
#include "ui/setup/SetupPanel.h"
#include "ui/steps/StepsView.h"
#include "ui/window/About.h"
#include "ui/window/CaptureHelp.h"
#include "ui/window/KeyboardMap.h"
#include "ui/window/WindowActions.h"

using namespace kernelscope;

/// F1, the keyboard map and About.
class TestHelp : public QObject
{
    Q_OBJECT

    static QStringList shownIn(const QTreeWidget &keys, int column)
    {
        QStringList texts;
        for (int group = 0; group < keys.topLevelItemCount(); ++group) {
            const QTreeWidgetItem *rows = keys.topLevelItem(group);
            for (int i = 0; i < rows->childCount(); ++i) {
                if (!rows->isHidden() && !rows->child(i)->isHidden())
                    texts << rows->child(i)->text(column);
            }
        }
        return texts;
    }

private Q_SLOTS:
    void theKeyboardMapHasEveryKey()
    {
        WindowFixture f(WindowFixture::Fake);
        f.window.actionList().keyboardMap->trigger();
        auto *map = f.window.findChild<KeyboardMap *>();
        QVERIFY(map && map->isVisible());
        const QStringList names = shownIn(map->keys(), 0), keys = shownIn(map->keys(), 1);
        for (const QAction *action : f.window.actions() + f.window.editors().actions()) {
            const qsizetype row = names.indexOf(action->iconText());
            QVERIFY2(action->shortcut().isEmpty() || row >= 0, qPrintable(action->text()));
            for (const QKeySequence &each : action->shortcuts())
                QVERIFY2(keys[row].contains(each.toString(QKeySequence::NativeText)), qPrintable(action->text()));
        }
        for (const QString &does : shownIn(map->keys(), 2))
            QVERIFY(!does.isEmpty());
        QVERIFY(keys.contains("Alt+Shift+Left, Alt+Shift+Right"));             // of views
        QCOMPARE(QSet<QString>(keys.begin(), keys.end()).size(), keys.size()); // No key does two things.
    }

    void itsFilterLooksAtNamesKeysAndWhatTheyDo()
    {
        WindowFixture f(WindowFixture::Fake);
        KeyboardMap map(f.window.actionList().menus(f.window.views().shown(), f.window.views().steps().moves()), f.appearance, nullptr);
        map.filter().setText("ctrl+shift+h");
        QCOMPARE(shownIn(map.keys(), 0), QStringList{f.window.actionList().heat->text().remove('&')});
        map.filter().setText("data races");
        QCOMPARE(shownIn(map.keys(), 0), QStringList{"Trace"});
        map.filter().setText("undo");
        QVERIFY(shownIn(map.keys(), 0).contains("Undo"));
        const auto *none = map.findChild<QLabel *>();
        QVERIFY(none && none->isHidden());
        map.filter().setText("zzz");
        QCOMPARE(shownIn(map.keys(), 0), QStringList());
        QVERIFY(!none->isHidden());
        map.filter().clear();
        QVERIFY(none->isHidden());
        QVERIFY(shownIn(map.keys(), 0).size() > 50);
    }

    void theKeyboardMapNamesMenusWithoutTheirKeys()
    {
        const Appearance appearance;
        QAction open(QStringLiteral("Open"));
        open.setShortcut(Qt::Key_F2);
        KeyboardMap map({{QStringLiteral("\u6587\u4ef6(&F)"), {&open}}, {QStringLiteral("&File"), {&open}}}, appearance, nullptr);
        QCOMPARE(map.keys().topLevelItem(0)->text(0), QStringLiteral("\u6587\u4ef6"));
        QCOMPARE(map.keys().topLevelItem(1)->text(0), QStringLiteral("File"));
    }

    /// Where a sentence has no space in one line it goes on below, as in German or in a narrow dialog.
    void theKeyboardMapCutsNoExplanation()
    {
        WindowFixture f(WindowFixture::Fake);
        KeyboardMap map(f.window.actionList().menus(f.window.views().shown(), f.window.views().steps().moves()), f.appearance, nullptr);
        map.show();
        for (const int width : {700, 980}) {
            map.resize(width, 500);
            QTest::qWait(50);
            const QTreeWidget &keys = map.keys();
            for (int group = 0; group < keys.topLevelItemCount(); ++group) {
                for (int i = 0; i < keys.topLevelItem(group)->childCount(); ++i) {
                    const QTreeWidgetItem *row = keys.topLevelItem(group)->child(i);
                    const QRect text(0, 0, keys.columnWidth(2) - 2 * f.appearance.px(8), 10'000);
                    const int needed = keys.fontMetrics().boundingRect(text, Qt::TextWordWrap, row->text(2)).height();
                    QVERIFY2(keys.visualItemRect(row).height() >= needed, qPrintable(row->text(2)));
                }
            }
            QVERIFY(keys.header()->length() <= keys.viewport()->width());
        }
    }

    void noDialogIsLargerThanTheScreen()
    {
        WindowFixture f(WindowFixture::Fake);
        const WindowActions &actions = f.window.actionList();
        const QSize most = f.window.screen()->availableGeometry().size();
        for (const double scale : {1.0, 1.5, 2.0}) {
            f.appearance.setScale(scale);
            f.appearance.apply();
            for (QAction *opens : {actions.keyboardMap, actions.settings, actions.hosts, actions.trustedFolders}) {
                opens->trigger();
                auto *dialog = f.window.findChild<QDialog *>();
                QVERIFY2(dialog && dialog->isVisible(), qPrintable(opens->text()));
                QVERIFY2(dialog->width() <= most.width() && dialog->height() <= most.height(),
                         qPrintable(QString("%1: %2 x %3").arg(opens->text()).arg(dialog->width()).arg(dialog->height())));
                delete dialog;
            }
        }
    }

    /// From the menu; the command can be taken to a terminal.
    void aProgramIsCaptured()
    {
        WindowFixture f(WindowFixture::Fake);
        f.window.actionList().capture->trigger();
        auto *box = f.window.findChild<QMessageBox *>();
        QVERIFY(box);
        const QString command = captureCommandLine();
        QVERIFY(command.endsWith("kscope capture"));
        QVERIFY(box->text().contains(command));
        for (QAbstractButton *button : box->buttons()) {
            if (box->buttonRole(button) == QMessageBox::ActionRole)
                button->click();
        }
        QCOMPARE(QApplication::clipboard()->text(), command + ' ');
        QVERIFY(box->isVisible());
        box->close();
    }

    void aboutSaysWhatItIsMadeOf()
    {
        WindowFixture f(WindowFixture::Fake);
        QCoreApplication::setApplicationVersion("1.2.3");
        QTRY_VERIFY(!f.session.devices().isEmpty());
        const QString text = aboutText(f.session);
        for (const QString &part :
             {QString("Kernelscope 1.2.3"), QString("Qt ") + QString::fromLatin1(qVersion()),
              f.session.devices().first().platform.name.toHtmlEscaped(), QString("General Public License, version 3")})
            QVERIFY2(text.contains(part), qPrintable(part + ": " + text));
        static const QRegularExpression clang("Clang 1[4-8]\\.");
        QVERIFY2(text.contains(clang), qPrintable(text));
        f.window.actionList().about->trigger();
        QTRY_VERIFY(f.window.findChild<QMessageBox *>());
        f.window.findChild<QMessageBox *>()->close();
    }

    void f1TellsOfEachView()
    {
        WindowFixture f(WindowFixture::Fake);
        f.window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&f.window));
        QStringList said;
        for (QAction *show : f.window.views().shown())
            QVERIFY2(show->whatsThis().endsWith('.'), qPrintable(show->text()));
        for (int view = 0; view < 10; ++view) {
            f.window.views().shown()[view]->trigger();
            f.window.views().shown()[view]->trigger(); // The keyboard goes there.
            if (!f.window.views().front().isAncestorOf(QApplication::focusWidget()))
                f.window.views().front().setFocus();
            QTest::keyClick(&f.window, Qt::Key_F1);
            QVERIFY2(QToolTip::text().contains(f.window.views().front().whatsThis()), qPrintable(QToolTip::text()));
            QVERIFY(QToolTip::text().contains(f.window.views().front().name()));
            QVERIFY(!said.contains(QToolTip::text()));
            said << QToolTip::text();
        }
    }

    void f1TellsOfAControlAndWhereItStands()
    {
        WindowFixture f(WindowFixture::Fake);
        f.window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&f.window));
        auto *title = f.window.setup().findChild<QLineEdit *>("title");
        title->setToolTip("A < B");
        title->setFocus();
        QTest::keyClick(&f.window, Qt::Key_F1);
        QVERIFY2(QToolTip::text().contains("A &lt; B") && QToolTip::text().contains("Set-up"), qPrintable(QToolTip::text()));
    }
};

QTEST_MAIN(TestHelp)
#include "tst_help.moc"
