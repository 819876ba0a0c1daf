#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRandomGenerator>
#include <QScrollArea>
#include <QSettings>
#include <QSpinBox>

#include "WindowFixture.h"
#include "analysis/MemoryModel.h"
#include "ui/access/AccessFigures.h"
#include "ui/settings/Settings.h"
#include "ui/window/SettingsDialog.h"
#include "ui/window/TrustedFolders.h"
#include "ui/window/WindowActions.h"

using namespace kernelscope;

/// What the user sets is set at once and for good; what is not in order in the file is not set.
class TestSettings : public QObject
{
    Q_OBJECT

    /// A file of settings of this test's own, with these bytes.
    struct File
    {
        explicit File(const QByteArray &bytes = {})
        {
            QCoreApplication::setOrganizationName("Kernelscope");
            QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, folder.path());
            const QString name = QSettings().fileName();
            QFile file(name);
            if (!QDir().mkpath(QFileInfo(name).path()) || !file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
                qFatal("%s can not be written", qPrintable(name));
        }
        QTemporaryDir folder;
    };

private Q_SLOTS:
    void everyDefaultIsInOrder()
    {
        Settings settings(false);
        QSet<QString> keys, names;
        for (const Setting &setting : Settings::table()) {
            QCOMPARE(settings.value(setting.key), setting.usual);
            QVERIFY2(setting.explanation.endsWith('.') && !setting.name.isEmpty(), qPrintable(setting.key));
            if (setting.kind == Setting::Kind::Whole || setting.kind == Setting::Kind::Number)
                QVERIFY2(setting.usual.toDouble() >= setting.least && setting.usual.toDouble() <= setting.most, qPrintable(setting.key));
            keys << setting.key;
            names << setting.group + setting.name;
        }
        QCOMPARE(keys.size(), Settings::table().size());
        QCOMPARE(names.size(), Settings::table().size());
    }

    /// --theme dark: the dialog shows it, and the file of the settings stays as it is.
    void whatAnArgumentAsksForIsNotKept()
    {
        const File file;
        Settings(true).set("window/scale", 1.5);
        Settings asked(true);
        asked.ask("window/dark", true);
        asked.ask("window/scale", 2.0);
        asked.ask("window/language", "Klingon");
        QCOMPARE(asked.value("window/dark").toBool(), true);
        QCOMPARE(asked.value("window/scale").toDouble(), 2.0);
        QCOMPARE(asked.value("window/language"), Settings(true).value("window/language"));
        QCOMPARE(Settings(true).value("window/dark").toBool(), false);
        QCOMPARE(Settings(true).value("window/scale").toDouble(), 1.5);
        asked.set("window/scale", 1.5);
        QCOMPARE(asked.value("window/scale").toDouble(), 1.5);
        asked.reset("window/dark");
        QCOMPARE(asked.value("window/dark").toBool(), false);
    }

    /// Which is another process: here it is one that writes the file.
    void whatIsSetInAnotherWindowIsFollowed()
    {
        const File file;
        WindowFixture f(WindowFixture::Fake);
        Appearance appearance;
        Session session(WindowFixture::options(WindowFixture::Fake));
        session.adopt(f.session.document());
        MainWindow window(session, appearance, {false, {}, {}, std::make_shared<Dialogs>()});
        window.editors().editor("a.cl")->append("// more\n");
        const QString edited = session.document().texts.value("a.cl");
        QSignalSpy language(&window, &MainWindow::languageChosen);
        const auto activate = [] { Q_EMIT qGuiApp->applicationStateChanged(Qt::ApplicationActive); };
        activate();
        QCOMPARE(language.size(), 0);
        Settings other(true);
        other.set("window/dark", true);
        other.set("window/language", "de");
        QVERIFY(!appearance.theme().isDark);
        activate();
        QVERIFY(appearance.theme().isDark);
        QCOMPARE(language.size(), 1);
        QCOMPARE(language[0][0].toString(), "de");
        activate();
        QCOMPARE(language.size(), 1);
        QCOMPARE(session.document().texts.value("a.cl"), edited);
        appearance.setDark(false); // By this window.
        QCOMPARE(other.value("window/dark").toBool(), false);
        activate();
        QVERIFY(!appearance.theme().isDark);
        other.reset("window/language");
        activate();
        QCOMPARE(language.size(), 2);
    }

    void whatIsSetOutlivesTheProgram()
    {
        const File file;
        Settings first(true);
        QSignalSpy changed(&first, &Settings::changed);
        first.set("window/scale", 1.5);
        first.set("window/scale", 1.5);
        first.set("window/scale", 17);
        first.set("run/worker", "ssh host, kernelscope-worker");
        first.set("window/dark", true);
        QCOMPARE(changed.count(), 3);
        Settings second(true);
        QCOMPARE(second.value("window/scale").toDouble(), 1.5);
        QCOMPARE(second.value("run/worker").toString(), "ssh host, kernelscope-worker");
        QCOMPARE(second.value("window/dark").toBool(), true);
        second.reset("window/dark");
        QCOMPARE(first.value("window/dark").toBool(), false);
        QCOMPARE(Settings(false).value("window/scale").toDouble(), 1.0);
    }

    void garbageIsNotSet_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("words") << QByteArray(
            "[window]\ndark=banana\nscale=nan\nheat=2\nsizes=x, y, z\nfolded=@Variant(\ngeometry=no\nfont=\\x1\n"
            "[trace]\nbudget=-1\nloopBudget=1e99\n[deadlines]\nrunning=soon\n[model]\nbanks=\nbankWidth=0\n"
            "[trust]\npaths=\n[recent]\nprojects=,,/,.\n");
        QTest::newRow("numbers") << QByteArray("[window]\ndark=7\nscale=1e308\nsizes=nan, inf, -3\n[trace]\nbudget=99999999999999999999\n"
                                               "[model]\nsubgroupSize=0x20\nsegmentSize=@Invalid()\n");
        QByteArray noise(20'000, Qt::Uninitialized);
        QRandomGenerator random(7);
        for (char &byte : noise)
            byte = char(random.bounded(256));
        QTest::newRow("noise") << noise;
        QTest::newRow("half") << QByteArray("[window\nscale");
    }
    void garbageIsNotSet()
    {
        QFETCH(QByteArray, bytes);
        const File file(bytes);
        const Settings settings(true);
        for (const Setting &setting : Settings::table())
            QCOMPARE(settings.value(setting.key), setting.usual);
        QCOMPARE(TrustedFolders(true, {}).paths(), QStringList());
        Appearance appearance;
        Session session(WindowFixture::options(WindowFixture::Fake));
        MainWindow window(session, appearance, {false, {}, {}, std::make_shared<Dialogs>()});
        window.files().create();
        window.resizeTo({1280, 720});
        window.show();
        QCoreApplication::processEvents();
        QCOMPARE(appearance.scale(), 1.0);
        for (const int width : window.workspace().columns().sizes())
            QVERIFY2(width > 100, qPrintable(QString::number(width)));
        QVERIFY(window.close());
        QCOMPARE(Settings(true).value("window/scale").toDouble(), 1.0); // What was written is in order.
    }

    void theDialogSetsAtOnce()
    {
        WindowFixture f(WindowFixture::Fake);
        f.window.actionList().settings->trigger();
        auto *dialog = f.window.findChild<SettingsDialog *>();
        QVERIFY(dialog && dialog->isVisible());
        auto *dark = dialog->findChild<QCheckBox *>("window/dark");
        dark->click();
        QVERIFY(f.appearance.theme().isDark);
        f.window.actionList().theme->trigger(); // and the other way round
        QVERIFY(!dark->isChecked());
        auto *scale = dialog->findChild<QDoubleSpinBox *>("window/scale");
        scale->setValue(1.2);
        QCOMPARE(f.appearance.scale(), 1.2);
        f.window.actionList().zoomReset->trigger();
        QCOMPARE(scale->value(), 1.0);
        dialog->findChild<QCheckBox *>("window/heat")->click();
        QVERIFY(!f.window.actionList().heat->isChecked());
        dialog->findChild<QSpinBox *>("model/banks")->setValue(16);
        QTRY_COMPARE(f.window.findChild<AccessFigures *>()->model().banks, 16);
        f.window.findChild<AccessFigures *>()->setModel(MemoryModel{64, 64, 64, 8});
        QCOMPARE(dialog->findChild<QSpinBox *>("model/segmentSize")->value(), 64);
        QCoreApplication::processEvents();
        QCOMPARE(f.window.findChild<AccessFigures *>()->model(), (MemoryModel{64, 64, 64, 8}));
        const QString family = f.appearance.codeFont().family();
        auto *font = dialog->findChild<QComboBox *>("window/codeFont");
        const int other = font->findData(family) == 1 ? 2 : 1;
        QVERIFY(font->count() > 2);
        font->setCurrentIndex(other);
        Q_EMIT font->activated(other);
        QCOMPARE(f.appearance.codeFont().family(), font->itemText(other));
    }

    void eachHasAWayBack()
    {
        WindowFixture f(WindowFixture::Fake);
        f.window.actionList().settings->trigger();
        auto *dialog = f.window.findChild<SettingsDialog *>();
        const auto buttonOf = [dialog](const QString &key) {
            const Setting &setting = *std::ranges::find(Settings::table(), key, &Setting::key);
            for (auto *button : dialog->findChildren<QPushButton *>()) {
                if (button->accessibleName() == "Default of " + setting.name)
                    return button;
            }
            return static_cast<QPushButton *>(nullptr);
        };
        for (const Setting &setting : Settings::table()) {
            QVERIFY2(dialog->findChild<QWidget *>(setting.key), qPrintable(setting.key));
            QVERIFY2(!buttonOf(setting.key)->isEnabled(), qPrintable(setting.key));
        }
        auto *limit = dialog->findChild<QSpinBox *>("deadlines/running");
        QCOMPARE(limit->value(), 30);
        limit->setValue(31);
        QVERIFY(buttonOf("deadlines/running")->isEnabled());
        buttonOf("deadlines/running")->click();
        QCOMPARE(limit->value(), 30);
        QVERIFY(!buttonOf("deadlines/running")->isEnabled());
    }

    /// Half a line looks as if something hid it.
    void noSettingIsCutAtTheFoot()
    {
        WindowFixture f(WindowFixture::Fake);
        f.appearance.apply();
        f.window.actionList().settings->trigger();
        auto *dialog = f.window.findChild<SettingsDialog *>();
        auto *scroll = dialog->findChild<QScrollArea *>();
        const auto cut = [&] {
            const QWidget &viewport = *scroll->viewport();
            const int foot = viewport.mask().isEmpty() ? viewport.height() : viewport.mask().boundingRect().height();
            QStringList names;
            for (const QLabel *label : scroll->widget()->findChildren<QLabel *>()) {
                const int top = label->mapTo(&viewport, QPoint()).y();
                if (top < foot && top + label->height() > foot)
                    names << label->text();
            }
            return names.join(u'\n');
        };
        for (int height = 400; height < 560; height += 13) {
            dialog->resize(680, height);
            QTRY_COMPARE(cut(), QString());
        }
    }

    void theFilterLooksAtNamesGroupsAndExplanations()
    {
        WindowFixture f(WindowFixture::Fake);
        f.window.actionList().settings->trigger();
        auto *dialog = f.window.findChild<SettingsDialog *>();
        const auto shown = [dialog] {
            QStringList keys;
            for (const Setting &setting : Settings::table()) {
                if (dialog->findChild<QWidget *>(setting.key)->isVisible())
                    keys << setting.key;
            }
            return keys;
        };
        QCOMPARE(shown().size(), Settings::table().size());
        dialog->filter().setText("clangd");
        QCOMPARE(shown(), QStringList{"editor/clangd"});
        dialog->filter().setText("budgets");
        QCOMPARE(shown(), (QStringList{"trace/budget", "trace/loopBudget"}));
        dialog->filter().setText("theme");
        QCOMPARE(shown(), QStringList{"window/dark"});
        dialog->filter().setText("timeout");
        QCOMPARE(shown().first(), "deadlines/starting");
        QCOMPARE(shown().size(), 7);
        dialog->filter().setText("deadline");
        QCOMPARE(shown().size(), 7);
        dialog->filter().setText("trust");
        QCOMPARE(shown(), QStringList());
        QStringList open; // what is set elsewhere
        for (const QPushButton *button : dialog->findChildren<QPushButton *>()) {
            if (button->isVisible() && button->text().startsWith("Open"))
                open << button->accessibleName();
        }
        QCOMPARE(open, QStringList{f.window.actionList().trustedFolders->iconText()});
        dialog->filter().setText("zzz");
        QCOMPARE(shown(), QStringList());
        QTest::keyClick(&dialog->filter(), Qt::Key_Return);
        QVERIFY(dialog->isVisible());
        dialog->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(dialog));
        dialog->filter().setFocus();
        QTest::keyClick(&dialog->filter(), Qt::Key_Escape);
        QVERIFY(dialog->isVisible() && dialog->filter().text().isEmpty());
        QTest::keyClick(&dialog->filter(), Qt::Key_Escape);
        QTRY_VERIFY(!f.window.findChild<SettingsDialog *>());
    }
};

QTEST_MAIN(TestSettings)
#include "tst_settings.moc"
