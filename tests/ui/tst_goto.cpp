#include <QAction>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QTabWidget>

#include "WindowFixture.h"
#include "ui/problems/ProblemsView.h"
#include "ui/models/ProblemModel.h"
#include "ui/settings/Language.h"
#include "ui/steps/StepsView.h"
#include "ui/widgets/GoToPopup.h"
#include "ui/widgets/WhyNot.h"
#include "ui/window/WindowActions.h"

using namespace kernelscope;

/// Ctrl+P, F8, Ctrl+1 and so on: everything without the mouse.
class TestGoTo : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyActionFileViewAndSampleIsListed()
    {
        WindowFixture f(WindowFixture::Fake);
        GoToPopup *popup = f.window.goToAnything();
        const QStringList names = popup->shownNames();
        for (QAction *action : f.window.actionList().findChildren<QAction *>())
            QVERIFY2(names.contains(action->iconText()) || !action->isEnabled(), qPrintable(action->text()));
        for (const char *name : {"a.cl", "Show Results", "Show Timeline", "Output", "Buffers", "Checks"})
            QVERIFY2(names.contains(QString(name)), name);
        QVERIFY(names.size() > 25); // with the samples
    }

    void stepsActionsAreListedAndThoseThatCanNotBeUsedSayWhy()
    {
        WindowFixture f(WindowFixture::Fake);
        QVERIFY(f.window.views().showView("results"));
        QPointer<GoToPopup> popup = f.window.goToAnything();
        QTest::keyClicks(&popup->filter(), "breakpoint");
        const auto &moves = f.window.views().steps().moves();
        const auto textOf = [](const QAction *move) { return move->text().remove(u'&'); };
        const auto set = std::ranges::find(moves, QKeySequence(Qt::Key_F9), &QAction::shortcut);
        QVERIFY(set != moves.end());
        QVERIFY2(popup->shownNames().contains(textOf(*set)), qPrintable(popup->shownNames().join(' ')));
        popup->filter().setText("step into");
        const auto *item = popup->findChild<QListWidget *>()->item(0);
        QVERIFY(item);
        const QString said = item->data(Qt::AccessibleTextRole).toString();
        const auto into = std::ranges::find(moves, popup->shownNames().first(), textOf);
        QVERIFY(into != moves.end() && !whyNotOf(**into).isEmpty());
        QVERIFY2(said.contains(whyNotOf(**into)), qPrintable(said));
        popup->filter().setText("Stop");
        QTest::keyClick(&popup->filter(), Qt::Key_Return); // as a menu's that is grey: nothing happens
        QVERIFY(popup && popup->isVisible());
        popup->close();
    }

    void englishNamesAreFoundInEveryLanguage_data()
    {
        QTest::addColumn<QString>("language");
        QTest::newRow("German") << "de";
        QTest::newRow("Chinese") << "zh_CN";
    }
    void englishNamesAreFoundInEveryLanguage()
    {
        QFETCH(QString, language);
        Language used;
        used.use(language);
        {
            WindowFixture f(WindowFixture::Fake);
            GoToPopup *popup = f.window.goToAnything();
            const WindowActions &actions = f.window.actionList();
            QVERIFY(!actions.trace->iconText().contains("trace", Qt::CaseInsensitive));
            popup->filter().setText("trace");
            QCOMPARE(popup->shownNames().value(0), actions.trace->iconText());
            for (const QAction *action : actions.findChildren<QAction *>()) {
                popup->filter().setText(action->property(englishName).toString());
                QVERIFY2(popup->shownNames().contains(action->iconText()) || !action->isEnabled(), qPrintable(action->text()));
            }
            popup->filter().setText("show timeline");
            QCOMPARE(popup->shownNames().value(0), f.window.views().shown()[1]->iconText());
        }
        used.use("en");
        QLocale::setDefault(QLocale::c());
    }

    void typingFiltersAndEnterGoes()
    {
        WindowFixture f(WindowFixture::Fake);
        QVERIFY(f.window.views().showView("results"));
        QPointer<GoToPopup> popup = f.window.goToAnything();
        QTest::keyClicks(&popup->filter(), "shdev");
        QCOMPARE(popup->shownNames().value(0), QString("Show Device"));
        QTest::keyClick(&popup->filter(), Qt::Key_Return);
        QTRY_VERIFY(!popup);
        const auto tabs = f.window.findChildren<QTabWidget *>();
        QVERIFY(std::any_of(tabs.begin(), tabs.end(), [](QTabWidget *t) { return t->tabText(t->currentIndex()) == "Device"; }));
    }

    void arrowsChooseAndNothingHappensWithoutAMatch()
    {
        WindowFixture f(WindowFixture::Fake);
        QPointer<GoToPopup> popup = f.window.goToAnything();
        auto *list = popup->findChild<QListWidget *>();
        QTest::keyClick(&popup->filter(), Qt::Key_Down);
        QCOMPARE(list->currentRow(), 1);
        QTest::keyClick(&popup->filter(), Qt::Key_Up);
        QTest::keyClick(&popup->filter(), Qt::Key_Up);
        QCOMPARE(list->currentRow(), 0);
        QTest::keyClicks(&popup->filter(), "zzzzqqq");
        QCOMPARE(popup->shownNames(), QStringList());
        const auto labels = popup->findChildren<QLabel *>();
        const auto said = std::ranges::find_if(labels, [](const QLabel *label) { return label->text().contains("such a name"); });
        QVERIFY(said != labels.end() && (*said)->isVisible());
        QTest::keyClick(&popup->filter(), Qt::Key_Return);
        QVERIFY(popup && popup->isVisible());
        popup->close();
    }

    void theFieldAndTheListAreInSightHoweverManyThereAre()
    {
        WindowFixture f(WindowFixture::Fake);
        QPointer<GoToPopup> popup = f.window.goToAnything();
        auto *list = popup->findChild<QListWidget *>();
        const auto inside = [&](const QWidget *part) { return popup->rect().contains(part->geometry()); };
        const auto isFitted = [&] {
            return popup->height() < f.window.height() && inside(&popup->filter()) && inside(list) &&
                   popup->filter().geometry().bottom() < list->geometry().top();
        };
        for (const char *typed : {"", "ste", "device", "zzzzqqq", ""}) {
            popup->filter().setText(QString::fromLatin1(typed));
            QCoreApplication::processEvents();
            QVERIFY2(isFitted(), typed);
        }
        popup->filter().setText("shdevice"); // One row.
        QCoreApplication::processEvents();
        QCOMPARE(list->count(), 1);
        QVERIFY(popup->height() < 4 * popup->filter().height());
        popup->close();
    }

    void aSampleOpensAsACopy()
    {
        WindowFixture f(WindowFixture::Fake);
        GoToPopup *popup = f.window.goToAnything();
        popup->filter().setText("adding two");
        popup->goToChosen();
        QVERIFY(f.session.document().folder != f.folder.path());
    }

    void f8GoesFromProblemToProblem()
    {
        WindowFixture f(WindowFixture::Fake);
        QVERIFY(f.run("build-failed"));
        QVERIFY(f.window.views().problems().model().rowCount() >= 1);
        f.window.actionList().nextProblem->trigger();
        int line = 0, column = 0;
        f.editor()->getCursorPosition(&line, &column);
        QCOMPARE(line + 1, 3);
        QCOMPARE(f.editor()->markedLines(), QList<int>{3});
    }

    void everyViewHasItsNumber()
    {
        WindowFixture f(WindowFixture::Fake);
        QStringList views = Views::names();
        for (const char *below : {"problems", "output", "build-log"}) // the editor
            views.removeAll(QString::fromLatin1(below));
        for (int i = 0; i < int(views.size()); ++i) {
            const QKeySequence keys(i < 9 ? Qt::CTRL | Qt::Key(Qt::Key_1 + i) : Qt::ALT | Qt::Key(Qt::Key_0 + i - 9));
            const auto actions = f.window.actions();
            QVERIFY(std::any_of(actions.begin(), actions.end(),
                                [&](QAction *a) { return a->shortcut() == keys && a->iconText().toLower().endsWith(views[i]); }));
        }
    }
};

QTEST_MAIN(TestGoTo)
#include "tst_goto.moc"
