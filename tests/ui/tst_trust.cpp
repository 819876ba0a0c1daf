#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QSet>
#include <QSettings>
#include <QTextBrowser>

#include "Pictures.h"
#include "WindowFixture.h"
#include "protocol/Messages.h"
#include "ui/edits/ProjectEdits.h"
#include "ui/widgets/Banner.h"
#include "ui/window/TrustBar.h"
#include "ui/window/TrustedFolders.h"
#include "ui/window/TrustedFoldersDialog.h"
#include "ui/window/WindowActions.h"
#include "ui/window/WouldRun.h"

using namespace kernelscope;
using namespace Qt::StringLiterals;

namespace {

/// A window on a project in a temporary folder, with a worker that notes what it is asked.
struct TrustFixture
{
    QTemporaryDir folder;
    QTemporaryDir notes;
    std::shared_ptr<ScriptedDialogs> dialogs = std::make_shared<ScriptedDialogs>();
    Appearance appearance;
    Session session;
    MainWindow window;
    bool opened = false;

    explicit TrustFixture(const QStringList &trusted = {}, bool unattended = true)
        : session(options()), window(session, appearance, {unattended, WindowFixture::samples(), {}, dialogs, trusted})
    {
        appearance.apply();
        write(folder.filePath(u"a.cl"_s), WindowFixture::goodText());
        write(folder.filePath(u"p.kscope"_s), project());
        opened = window.files().open(folder.path()).has_value();
        window.show();
    }
    static QByteArray project()
    {
        return R"({ "kernelscope": 1, "title": "Add <b>one</b>", "sources": ["a.cl"], "build": { "defines": { "TILE": "n" } },
            "parameters": { "n": 8, "m": "n * 2" },
            "buffers": [ { "name": "data", "type": "int", "shape": ["m"], "access": "in", "init": { "file": "data.npy" } },
                         { "name": "out", "type": "int", "shape": ["m"], "access": "out" } ],
            "plan": [ { "repeat": { "while": "n < 9", "steps": [
                          { "launch": "go", "kernel": "add", "global": ["m"], "local": ["n / 2"],
                            "arguments": { "in": { "buffer": "data" }, "out": { "buffer": "out" } } } ] } },
                      { "launch": "again", "kernel": "<i>add</i>", "global": [8, 8], "arguments": {} } ],
            "sweep": { "vary": { "n": [8, 16] } } })";
    }
    SessionOptions options() const
    {
        SessionOptions options = WindowFixture::options(WindowFixture::Fake);
        options.workerCommand << u"requests="_s + notes.filePath(u"requests"_s);
        options.planDelay = std::chrono::milliseconds(1);
        return options;
    }
    static void write(const QString &path, const QByteArray &bytes)
    {
        QDir().mkpath(QFileInfo(path).path());
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            qFatal("%s can not be written", qPrintable(path));
    }
    /// What was asked but for the devices.
    QSet<int> asked() const
    {
        QSet<int> kinds;
        QFile file(notes.filePath(u"requests"_s));
        const QByteArray lines = file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
        for (const QByteArray &line : lines.split('\n')) {
            if (!line.isEmpty())
                kinds << line.toInt();
        }
        return kinds - QSet<int>{kind(Hello()), kind(ListDevices())};
    }
    static int kind(const Request &request) { return int(request.index()); }
    bool settles()
    {
        return QTest::qWaitFor([this] { return session.isUpToDate() && !session.devices().isEmpty(); }, WindowFixture::longest);
    }
    Banner &bar() { return *window.findChild<TrustBar *>()->findChild<Banner *>(); }
    QPushButton *showButton() { return bar().buttons().value(0); }
    QPushButton *trustButton() { return bar().buttons().value(1); }
    bool runs()
    {
        QSignalSpy finished(&session, &Session::runFinished);
        session.run(1, u"ok"_s);
        return session.isRunning() && (finished.count() > 0 || finished.wait(WindowFixture::longest)) &&
               session.lastRun()->status == RunStatus::Ok;
    }
};

} // namespace

/// Projects from elsewhere are restricted until their folder is trusted.
class TestTrust : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_settings = std::make_unique<QTemporaryDir>();
        QCoreApplication::setOrganizationName(u"Kernelscope"_s);
        QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, m_settings->path());
    }

    void nothingIsAskedOfTheWorker()
    {
        TrustFixture f;
        QVERIFY(f.opened && f.session.isRestricted());
        QVERIFY(f.settles());
        QCOMPARE(f.session.signature().kernels.value(0).name, u"add"_s); // by Clang
        f.session.setText(u"a.cl"_s, QString::fromUtf8(WindowFixture::goodText() + "// more\n"));
        f.window.edits().change(u"Size"_s, {}, [](Project &project) { project.parameters[0].value = Expression(16); });
        QVERIFY(f.settles());
        for (const QString &view : Views::names())
            QVERIFY(f.window.views().showView(view));
        QVERIFY(f.settles());

        QSignalSpy refused(&f.session, &Session::runRefused);
        f.session.run();
        f.session.trace({});
        f.session.sweep();
        f.session.exportProgram({});
        QCOMPARE(refused.count(), 4);
        QVERIFY(!f.session.isBusy() && !f.session.isSweeping() && !f.session.isExporting());
        f.window.actionList().exportCpp->trigger();
        f.window.actionList().sweep->trigger();
        QCOMPARE(refused.count(), 6);
        QCOMPARE(f.asked(), QSet<int>());
    }

    /// Where an expression would have to be evaluated for the compiler, the sources stay unread.
    void optionsThatMustBeEvaluatedAreNot()
    {
        TrustFixture f;
        f.window.edits().change(u"Define"_s, {}, [](Project &project) { project.build.defines[0].value = Expression(u"n * 2"_s); });
        QVERIFY(f.settles());
        QCOMPARE(f.asked(), QSet<int>());
        f.trustButton()->click();
        QTRY_VERIFY_WITH_TIMEOUT(f.asked().contains(TrustFixture::kind(PlanProject())), WindowFixture::longest);
        QTRY_COMPARE_WITH_TIMEOUT(f.session.signature().kernels.size(), 1, WindowFixture::longest);
    }

    void aRunAsksForTrust()
    {
        TrustFixture f;
        f.window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&f.window));
        QVERIFY(f.bar().isVisible());
        QVERIFY2(f.bar().text().contains(QDir(f.folder.path()).dirName()), qPrintable(f.bar().text()));
        const QString before = f.bar().text();
        f.window.showSamples();
        QVERIFY(!f.bar().isVisible());
        f.window.actionList().run->trigger(); // Of a project that is not shown nothing is asked.
        QVERIFY(!f.bar().isVisible());
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
        QCOMPARE(f.bar().text(), before);
        f.window.actionList().run->trigger();
        QVERIFY(f.bar().isVisible());
        QVERIFY(f.bar().text() != before);
        QVERIFY(f.showButton()->hasFocus()); // Return trusts nothing.
        QVERIFY(f.window.messages().statusLine().text().contains(u"not trusted"));

        QTest::keyClick(f.showButton(), Qt::Key_Tab);
        QVERIFY(f.trustButton()->hasFocus());
        QTest::keyClick(f.trustButton(), Qt::Key_Space);
        QTRY_VERIFY(!f.session.isRestricted());
        QVERIFY(!f.bar().isVisible());
        QTRY_VERIFY_WITH_TIMEOUT(f.session.planReport().totalBytes > 0, WindowFixture::longest);
        QVERIFY(f.runs());
        QCOMPARE(f.asked(), (QSet<int>{TrustFixture::kind(PlanProject()), TrustFixture::kind(RunProject())}));
    }

    void whatWouldRunIsShownAsWritten()
    {
        TrustFixture f;
        f.window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&f.window));
        auto &details = *f.window.findChild<TrustBar *>()->findChild<QTextBrowser *>();
        QVERIFY(!details.isVisible());
        f.showButton()->setFocus();
        QTest::keyClick(f.showButton(), Qt::Key_Space);
        QTRY_VERIFY(details.isVisible());
        const QString text = details.toPlainText();
        for (const char *part : {"go", "add", "m", "n / 2", "while n < 9", "again", "<i>add</i>", "8 \u00d7 8", "chosen by the device",
                                 "-DTILE=n", "a.cl", "data.npy"})
            QVERIFY2(text.contains(QString::fromUtf8(part)), part);
        QVERIFY(f.showButton()->hasFocus());
        QTest::keyClick(f.showButton(), Qt::Key_Tab);
        QTest::keyClick(f.trustButton(), Qt::Key_Tab);
        QVERIFY(details.hasFocus());
        f.window.edits().change(u"Option"_s, {}, [](Project &project) { project.build.options = u"-cl-mad-enable"_s; });
        QVERIFY(details.toPlainText().contains(u"-cl-mad-enable"));
        QCOMPARE(f.asked(), QSet<int>());
        for (QWidget *widget : {static_cast<QWidget *>(&f.bar()), static_cast<QWidget *>(&details)})
            QVERIFY(!widget->accessibleName().isEmpty());
        f.showButton()->click();
        QTRY_VERIFY(!details.isVisible());
    }

    void everythingHasRoom_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<double>("scale");
        QTest::newRow("usual") << QSize(1280, 720) << 1.0;
        QTest::newRow("large") << QSize(1280, 720) << 1.5;
        QTest::newRow("narrow") << QSize(800, 600) << 1.0;
    }
    void everythingHasRoom()
    {
        QFETCH(QSize, size);
        QFETCH(double, scale);
        const QString name = u"restricted-"_s + QString::fromLatin1(QTest::currentDataTag());
        TrustFixture f;
        f.appearance.setScale(scale);
        f.window.resizeTo(size);
        QVERIFY(f.settles());
        QVERIFY(drawInBothThemes(f.window, f.appearance, name));
        f.window.actionList().run->trigger();
        f.showButton()->click();
        QTRY_VERIFY(f.window.findChild<TrustBar *>()->findChild<QTextBrowser *>()->isVisible());
        QVERIFY(drawInBothThemes(f.window, f.appearance, name + u"-asked"_s));
        const auto *text = f.bar().findChild<QLabel *>();
        QVERIFY(text->height() >= text->heightForWidth(text->width()));
        for (const QPushButton *button : f.bar().buttons())
            QVERIFY(button->width() >= button->sizeHint().width() && button->geometry().right() < f.bar().width());
        QCOMPARE(f.window.width(), size.width());
        QVERIFY(f.window.workspace().height() > size.height() / 3);
    }

    void aLongPlanIsShownInPart()
    {
        ProjectDocument document;
        for (int i = 0; i < 500; ++i)
            document.project.plan << Step{u"launch%1"_s.arg(i), {}, {}, LaunchStep{QString(1000, u'k'), {}, {}, {}, {}, {}}};
        const QString html = wouldRunHtml(document);
        QVERIFY(html.contains(u"launch199") && !html.contains(u"launch200"));
        QVERIFY(html.contains(u"300 more"));
        QVERIFY(!html.contains(QString(500, u'k')));
    }

    /// However long what comes before is.
    void noBuildOptionIsCutOff()
    {
        ProjectDocument document;
        document.project.build.options = u"-DA=1 "_s.repeated(100) + u"-Last"_s;
        QVERIFY(wouldRunHtml(document).contains(u"-Last"));
        document.project.build.options = u"-DA=1 "_s.repeated(1200);
        QVERIFY(wouldRunHtml(document).contains(u"and 200 more"));
    }

    void samplesAndNewProjectsAreTrusted()
    {
        TrustFixture f;
        QVERIFY(f.window.files().openSample(WindowFixture::samples() + u"/vector-add"_s));
        QVERIFY(!f.session.isRestricted() && !f.bar().isVisible());
        QVERIFY(f.runs());
        QVERIFY(f.window.files().open(f.folder.path()));
        QVERIFY(f.session.isRestricted());
        f.window.files().create();
        QVERIFY(!f.session.isRestricted());
        QVERIFY(f.runs());
    }

    void whatLiesBelowATrustedFolderIsTrusted_data()
    {
        QTest::addColumn<QString>("path");
        QTest::addColumn<bool>("expected");
        QTest::newRow("itself") << "mine" << true;
        QTest::newRow("below") << "mine/deep/project" << true;
        QTest::newRow("the same beginning") << "mine-too" << false;
        QTest::newRow("above") << "." << false;
        QTest::newRow("a link to elsewhere") << "mine/link" << false;
        QTest::newRow("below a link to elsewhere") << "mine/link/below" << false;
        QTest::newRow("a file that is a link to elsewhere") << "mine/linked/p.kscope" << false;
        QTest::newRow("a link from elsewhere") << "elsewhere/back" << true;
    }
    void whatLiesBelowATrustedFolderIsTrusted()
    {
        QFETCH(QString, path);
        QFETCH(bool, expected);
        QTemporaryDir root;
        for (const char *folder : {".", "mine", "mine/deep/project", "mine-too", "elsewhere", "elsewhere/below"}) {
            TrustFixture::write(root.filePath(QLatin1StringView(folder) + u"/p.kscope"_s), TrustFixture::project());
            TrustFixture::write(root.filePath(QLatin1StringView(folder) + u"/a.cl"_s), WindowFixture::goodText());
        }
        QVERIFY(QDir(root.path()).mkdir(u"mine/linked"_s));
        QVERIFY(QFile::link(root.filePath(u"elsewhere/p.kscope"_s), root.filePath(u"mine/linked/p.kscope"_s)));
        QVERIFY(QFile::copy(root.filePath(u"mine/a.cl"_s), root.filePath(u"mine/linked/a.cl"_s)));
        QVERIFY(QFile::link(root.filePath(u"elsewhere"_s), root.filePath(u"mine/link"_s)));
        QVERIFY(QFile::link(root.filePath(u"mine"_s), root.filePath(u"elsewhere/back"_s)));
        TrustFixture f({root.filePath(u"mine"_s)});
        QVERIFY(f.window.files().open(root.filePath(path)));
        QCOMPARE(f.session.isRestricted(), !expected);
        if (!expected)
            f.trustButton()->click();
        QTRY_VERIFY(!f.session.isRestricted());
    }

    /// A project file alone: what else lies in the folder that was chosen may be anybody's.
    void whatIsSavedHereIsTrusted()
    {
        TrustFixture f;
        QTemporaryDir downloads;
        f.window.files().create();
        f.dialogs->save = downloads.filePath(u"mine.kscope"_s);
        QVERIFY(f.window.files().save());
        QVERIFY(!f.session.isRestricted());
        QVERIFY(f.window.files().open(f.folder.path()));
        QVERIFY(f.session.isRestricted());
        QVERIFY(f.window.files().open(downloads.filePath(u"mine.kscope"_s)));
        QVERIFY(!f.session.isRestricted());
        TrustFixture::write(downloads.filePath(u"theirs/p.kscope"_s), TrustFixture::project());
        TrustFixture::write(downloads.filePath(u"theirs/a.cl"_s), WindowFixture::goodText());
        QVERIFY(f.window.files().open(downloads.filePath(u"theirs"_s)));
        QVERIFY(f.session.isRestricted());

        TrustFixture::write(downloads.filePath(u"theirs/data.npy"_s), "data");
        f.dialogs->save = downloads.filePath(u"copy/p.kscope"_s); // No word of trust was said.
        QVERIFY(f.window.files().saveAs());
        QVERIFY(f.session.isRestricted());
    }

    void trustIsRememberedShownAndTakenAway()
    {
        QString folder;
        {
            TrustFixture f({}, false);
            folder = f.folder.path();
            f.trustButton()->click();
            QTRY_VERIFY(!f.session.isRestricted());

            TrustFixture other({}, false);
            QVERIFY(other.session.isRestricted());
            QVERIFY(other.window.files().open(folder));
            QVERIFY(!other.session.isRestricted());

            f.session.run(1, u"wait"_s);
            QVERIFY(f.session.isRunning());
            f.window.actionList().trustedFolders->trigger();
            auto *dialog = f.window.findChild<TrustedFoldersDialog *>();
            QVERIFY(dialog && dialog->isVisible());
            QCOMPARE(dialog->list().count(), 1);
            QCOMPARE(dialog->list().item(0)->text(), QFileInfo(folder).canonicalFilePath());
            QVERIFY(drawInBothThemes(*dialog, f.appearance, u"trusted-folders"_s));
            dialog->removeButton().click();
            QCOMPARE(dialog->list().count(), 0);
            QVERIFY(!dialog->removeButton().isEnabled());
            QVERIFY(f.session.isRestricted());
            QTRY_VERIFY_WITH_TIMEOUT(!f.session.isRunning(), WindowFixture::longest);
            QVERIFY(f.bar().isVisible());
            dialog->close();
        }
        QCOMPARE(TrustedFolders(true, {}).paths(), QStringList());
    }

private:
    std::unique_ptr<QTemporaryDir> m_settings;
};

QTEST_MAIN(TestTrust)
#include "tst_trust.moc"
