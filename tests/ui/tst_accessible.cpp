#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractSpinBox>
#include <QAccessible>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QSlider>
#include <QTextEdit>
#include <QToolButton>

#include "TraceFixture.h"
#include "ui/reduction/ReductionView.h"
#include "ui/scene/SceneView.h"
#include "ui/setup/SetupPanel.h"
#include "ui/trace/PhaseBar.h"
#include "ui/widgets/FittingTabs.h"

using namespace kernelscope;

/// Every control has a name that is read out, can be reached with Tab, and shows that it has the keyboard.
class TestAccessible : public QObject
{
    Q_OBJECT

    static bool isPart(const QWidget *widget)
    {
        const QWidget *parent = widget->parentWidget();
        return widget->objectName().startsWith(u"qt_") || (parent && parent->objectName().startsWith(u"qt_scrollarea_")) ||
               qobject_cast<const QAbstractSpinBox *>(parent) ||
               (qobject_cast<const QLineEdit *>(widget) && qobject_cast<const QComboBox *>(parent)) || widget->inherits("QTabBar") ||
               widget->inherits("QHeaderView") || (parent && parent->inherits("QComboBoxPrivateContainer")) ||
               widget->inherits("QComboBoxPrivateContainer") ||
               (qobject_cast<const QAbstractButton *>(widget) && parent &&
                (parent->inherits("QTabBar") || parent->inherits("QTableView") || parent->inherits("QLineEdit")));
    }
    static bool takesPart(const QWidget *widget) // in what one does, with the mouse or the keyboard
    {
        return qobject_cast<const QAbstractButton *>(widget) || qobject_cast<const QComboBox *>(widget) ||
               qobject_cast<const QLineEdit *>(widget) || qobject_cast<const QAbstractSpinBox *>(widget) ||
               qobject_cast<const QAbstractSlider *>(widget) || qobject_cast<const QAbstractItemView *>(widget) ||
               (widget->focusPolicy() & Qt::TabFocus);
    }
    static QString nameOf(QWidget *widget)
    {
        QAccessibleInterface *accessible = QAccessible::queryAccessibleInterface(widget);
        return accessible ? accessible->text(QAccessible::Name) : QString();
    }
    static QString described(const QWidget *widget)
    {
        QStringList chain;
        for (const QWidget *at = widget; at && chain.size() < 4; at = at->parentWidget())
            chain << QLatin1String(at->metaObject()->className()) + (at->objectName().isEmpty() ? QString() : u'#' + at->objectName());
        return chain.join(QStringLiteral(" in "));
    }

private Q_SLOTS:
    void everyControlHasAName()
    {
        TraceFixture f("tree-reduction");
        QVERIFY(f.trace());
        QStringList nameless;
        for (const QString &view : Views::names()) {
            QVERIFY2(f.window.views().showView(view), qPrintable(view));
            QTRY_VERIFY_WITH_TIMEOUT(!f.window.isPreparing(), TraceFixture::longest);
            for (QWidget *widget : f.window.findChildren<QWidget *>()) {
                const bool counts = widget->isVisible() && !isPart(widget) && takesPart(widget);
                if (counts && nameOf(widget).trimmed().isEmpty() && !nameless.contains(described(widget)))
                    nameless << described(widget);
            }
        }
        QVERIFY2(nameless.isEmpty(), qPrintable(nameless.join(u'\n')));
    }

    void everyViewIsReachedAndShowsTheKeyboard_data()
    {
        QTest::addColumn<bool>("isDark");
        QTest::newRow("light") << false;
        QTest::newRow("dark") << true;
    }
    void everyViewIsReachedAndShowsTheKeyboard()
    {
        QFETCH(bool, isDark);
        TraceFixture f("tree-reduction");
        f.appearance.setDark(isDark);
        QVERIFY(f.trace());
        f.window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&f.window));
        QStringList unseen;
        for (const QString &view : Views::names()) {
            QVERIFY(f.window.views().showView(view));
            QTRY_VERIFY_WITH_TIMEOUT(!f.window.isPreparing(), TraceFixture::longest);
            for (QWidget *widget : f.window.findChildren<QWidget *>()) {
                const bool counts = widget->isVisible() && widget->isEnabled() && !isPart(widget) &&
                                    (widget->focusPolicy() & Qt::TabFocus) && !widget->inherits("QsciScintilla"); // Its caret shows it.
                if (!counts || widget->visibleRegion().isEmpty())
                    continue;
                f.window.setFocus();
                const QImage without = widget->grab().toImage();
                widget->setFocus(Qt::TabFocusReason);
                const QImage with = widget->grab().toImage();
                if (widget->hasFocus() && with == without && !unseen.contains(described(widget)))
                    unseen << described(widget);
            }
        }
        QVERIFY2(unseen.isEmpty(), qPrintable(unseen.join(u'\n')));
    }

    /// Down the set-up, whose rows come and go, then through the code's tabs and the problems to the views and what stands below them.
    void tabGoesAsOneReads()
    {
        TraceFixture f("tree-reduction");
        QVERIFY(f.trace());
        QVERIFY(f.window.views().showView("reduction"));
        f.window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&f.window));
        f.appearance.setDark(true); // Makes the rows of the set-up anew.
        QTRY_VERIFY_WITH_TIMEOUT(!f.window.isPreparing(), TraceFixture::longest);
        f.window.setup().findChild<QLineEdit *>("title")->setFocus();
        QStringList names;
        for (int tab = 0; tab < 120 && QApplication::focusWidget() && !QApplication::focusWidget()->inherits("QsciScintilla"); ++tab) {
            names << nameOf(QApplication::focusWidget());
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        }
        const QStringList wanted{"Title of the project", "Edit n",       "Value of n",  "value of n",
                                 "Edit group",           "Add a buffer", "Edit data",   "Edit input",
                                 "Add a step",           "Edit pass",    "Add a check", "file of source 1"};
        qsizetype at = -1;
        for (const QString &name : wanted) {
            const qsizetype next = names.indexOf(name, at + 1);
            QVERIFY2(next > at, qPrintable(name + QStringLiteral(" stands elsewhere: ") + names.join(u',')));
            at = next;
        }
        for (QWidget *widget : f.window.findChildren<QWidget *>()) {
            if (widget->accessibleName() == u"Part")
                widget->setFocus();
        }
        names.clear();
        for (int tab = 0; tab < 30; ++tab) {
            names << nameOf(QApplication::focusWidget());
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        }
        const qsizetype drawing = names.indexOf(nameOf(f.window.findChild<ReductionView *>()->findChild<SceneView *>()));
        QVERIFY2(drawing >= 0 && drawing < names.indexOf(nameOf(f.window.findChild<PhaseBar *>()->findChild<QToolButton *>())),
                 qPrintable(names.join(u',')));
        QVERIFY2(names.contains(nameOf(f.window.setup().findChild<QLineEdit *>("title"))), "After the last comes the first.");
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Backtab, Qt::ShiftModifier);
        QCOMPARE(nameOf(QApplication::focusWidget()), names.last());
    }

    /// A view's shortcut, pressed again, brings the keyboard from the code to the view; Tab goes on from there and leaves it.
    void theKeyboardComesToEveryView()
    {
        TraceFixture f("tree-reduction");
        QVERIFY(f.trace());
        f.window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&f.window));
        auto *views = f.window.findChild<FittingTabs *>();
        for (int view = 0; view < views->count(); ++view) {
            QWidget *panel = views->widget(view);
            const auto isInside = [panel] {
                return QApplication::focusWidget() && (panel->isAncestorOf(QApplication::focusWidget()) || panel->hasFocus());
            };
            const auto shortcut = [&f, view] {
                QTest::keyClick(&f.window, view < 9 ? Qt::Key(Qt::Key_1 + view) : Qt::Key(Qt::Key_0 + view - 9),
                                view < 9 ? Qt::ControlModifier : Qt::AltModifier);
            };
            f.window.editors().currentEditor()->setFocus();
            views->setCurrentIndex(view == 0 ? 1 : 0);
            shortcut();
            QCOMPARE(views->currentIndex(), view);
            QTRY_VERIFY_WITH_TIMEOUT(!f.window.isPreparing(), TraceFixture::longest);
            QVERIFY(f.window.editors().currentEditor()->hasFocus()); // One can look and go on typing.
            shortcut();
            QVERIFY2(isInside(), qPrintable(panel->objectName()));
            bool leaves = false;
            for (int tab = 0; tab < 60 && !leaves; ++tab) {
                QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
                leaves = !isInside();
            }
            QVERIFY2(leaves, qPrintable(panel->objectName()));
            shortcut();
            QVERIFY(isInside());
            shortcut();
            QVERIFY(f.window.editors().currentEditor()->hasFocus());
        }
    }
};

QTEST_MAIN(TestAccessible)
#include "tst_accessible.moc"
