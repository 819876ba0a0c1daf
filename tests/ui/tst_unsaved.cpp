#include <QAction>
#include <QCloseEvent>
#include <QDialogButtonBox>
#include <QDir>
#include <QFileDialog>
#include <QLineEdit>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QProcess>
#include <QPushButton>
#include <QSysInfo>

#include <csignal>
#include <sys/resource.h>
#include <unistd.h>

#include "Pictures.h"
#include "WindowFixture.h"
#include "tests/ui/Facts.h"
#include "ui/editor/ProjectTextEditor.h"
#include "ui/edits/ProjectEdits.h"
#include "ui/window/ComparisonDialog.h"
#include "ui/window/Messages.h"
#include "ui/window/Recovery.h"
#include "ui/window/WindowActions.h"

using namespace kernelscope;

/// No file may grow beyond this while it lives: what a full disk is like.
class FileSizeLimit
{
public:
    explicit FileSizeLimit(rlim_t bytes)
    {
        ::getrlimit(RLIMIT_FSIZE, &m_before);
        ::signal(SIGXFSZ, SIG_IGN);
        const rlimit limit{bytes, m_before.rlim_max};
        ::setrlimit(RLIMIT_FSIZE, &limit);
    }
    ~FileSizeLimit() { ::setrlimit(RLIMIT_FSIZE, &m_before); }

private:
    rlimit m_before{};
};

/// Nothing in the folder may be written while it lives, also where the tests run as root.
class ReadOnlyFolder
{
public:
    explicit ReadOnlyFolder(const QString &folder) : m_folder(folder), m_user(::geteuid())
    {
        QFile::setPermissions(folder, QFile::Permissions(0x5055));
        if (m_user == 0 && ::seteuid(65534) != 0)
            qFatal("no other user");
    }
    ~ReadOnlyFolder()
    {
        if (::seteuid(m_user) != 0)
            qFatal("not the user any more");
        QFile::setPermissions(m_folder, QFile::Permissions(0x7077));
    }

private:
    QString m_folder;
    uid_t m_user;
};

/// What happens to work that was not saved.
class TestUnsaved : public QObject
{
    Q_OBJECT

    static void activate(WindowFixture &f)
    {
        f.window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&f.window));
        QEvent event(QEvent::ActivationChange);
        QApplication::sendEvent(&f.window, &event);
    }

    /// What a window that was killed leaves in the folder: a recovery file.
    static bool leavesUnsavedWork(const QTemporaryDir &recovery)
    {
        WindowFixture killed(WindowFixture::Fake, recovery.path());
        killed.append("// half a thought");
        const bool isKept = killed.window.files().recovery().keepNow() &&
                            QFile::copy(killed.window.files().recovery().file(), recovery.filePath("left.recovery"));
        killed.dialogs->leave = LeaveAnswer::Discard;
        return killed.window.close() && isKept;
    }

private Q_SLOTS:
    void leavingAnUneditedProjectAsksNothing()
    {
        WindowFixture f(WindowFixture::Fake);
        QVERIFY(f.window.close());
        QCOMPARE(f.dialogs->asked, 0);
    }

    void leavingAsks_data()
    {
        QTest::addColumn<QString>("how");
        for (const char *how : {"close", "new", "open", "sample"})
            QTest::newRow(how) << QString(how);
    }
    void leavingAsks()
    {
        QFETCH(QString, how);
        WindowFixture f(WindowFixture::Fake);
        QTemporaryDir other;
        QFile(f.folder.filePath("a.cl")).copy(other.filePath("a.cl"));
        QFile(f.folder.filePath("p.kscope")).copy(other.filePath("q.kscope"));
        f.dialogs->open = other.filePath("q.kscope");
        f.append("// mine\n");

        f.dialogs->leave = LeaveAnswer::Cancel;
        leave(f, how);
        QCOMPARE(f.dialogs->asked, 1);
        QVERIFY(f.window.isVisible());
        QVERIFY(f.editor()->text().endsWith("// mine\n"));
        QCOMPARE(f.session.document().folder, f.folder.path());

        f.dialogs->leave = LeaveAnswer::Save;
        leave(f, how);
        QCOMPARE(f.dialogs->asked, 2);
        QVERIFY(f.fileText("a.cl").endsWith("// mine\n"));
        QVERIFY(how == "close" ? !f.window.isVisible() : f.session.document().folder != f.folder.path());
    }

    void textOfTheProjectFileIsWork()
    {
        WindowFixture f(WindowFixture::Fake);
        CodeEditor &text = f.window.files().editAsText().editor();
        text.setText(text.text().replace("Add one", "Add more"));
        QVERIFY(f.window.isWindowModified());
        f.dialogs->leave = LeaveAnswer::Cancel;
        QVERIFY(!f.window.close());
        QCOMPARE(f.dialogs->asked, 1);
        f.window.actionList().save->trigger();
        QVERIFY(f.fileText("p.kscope").contains("Add more"));
        QVERIFY(!f.window.isWindowModified());

        text.setText("{ half");
        f.dialogs->leave = LeaveAnswer::Save;
        QVERIFY(!f.window.close());
        QVERIFY(f.window.messages().isVisible());
        QCOMPARE(text.text(), QString("{ half"));
        QVERIFY(f.fileText("p.kscope").contains("Add more"));
        f.dialogs->leave = LeaveAnswer::Discard;
        QVERIFY(f.window.close());
    }

    void anEditedSampleIsMarked()
    {
        WindowFixture f(WindowFixture::Fake);
        QVERIFY(f.window.files().openSample(WindowFixture::samples() + "/vector-add"));
        QVERIFY(!f.window.isWindowModified());
        f.editor("vector-add.cl")->append("// mine\n");
        QVERIFY(f.window.isWindowModified());
    }

    void whatIsTypedBackIsNotChanged()
    {
        WindowFixture f(WindowFixture::Fake);
        f.editor()->setCursorPosition(2, 0);
        QTest::keyClick(f.editor(), Qt::Key_X);
        QTRY_COMPARE(f.editor()->changedLines(), QList<int>{3});
        QTest::keyClick(f.editor(), Qt::Key_Backspace);
        QTRY_COMPARE(f.editor()->changedLines(), QList<int>());
        QVERIFY(!f.window.isWindowModified());
    }

    void whatAnotherProgramWroteIsNotOverwritten()
    {
        WindowFixture f(WindowFixture::Fake);
        f.append("// mine\n");
        f.write("a.cl", "// theirs\n");
        f.dialogs->leave = LeaveAnswer::Save;
        QVERIFY(!f.window.close());
        QCOMPARE(f.fileText("a.cl"), QByteArray("// theirs\n"));
        QCOMPARE(factsOf(f.window.messages().text(), {"a.cl"}), QStringList{"a.cl"});
        QStringList offered;
        for (const QPushButton *button : f.window.messages().buttons())
            offered << button->text().section(' ', 0, 0);
        QCOMPARE(offered, (QStringList{"Compare", "Load", "Overwrite", "Later"}));
        QCOMPARE(factsOf(f.window.messages().statusLine().shownText(), {"a.cl"}), QStringList{"a.cl"});
        const QString mine = f.editor()->text();
        offer(f, Load);
        QTRY_COMPARE(f.editor()->text(), QString("// theirs\n"));
        QVERIFY(!f.window.messages().isVisible());
        f.editor()->undo();
        QCOMPARE(f.editor()->text(), mine);
        f.window.actionList().save->trigger(); // It is known now.
        QCOMPARE(f.fileText("a.cl"), mine.toUtf8());

        f.write("a.cl", "// theirs again\n");
        f.append("// more\n");
        f.window.actionList().save->trigger();
        QCOMPARE(f.fileText("a.cl"), QByteArray("// theirs again\n"));
        offer(f, Overwrite);
        QTRY_COMPARE(f.fileText("a.cl"), (mine + "// more\n").toUtf8());
        QVERIFY(!f.session.isModified());
    }

    void whatIsHereIsComparedWithTheDisk()
    {
        WindowFixture f(WindowFixture::Fake);
        f.append("// mine\n");
        f.write("a.cl", WindowFixture::goodText() + "// theirs\n");
        QTRY_VERIFY_WITH_TIMEOUT(f.window.messages().isVisibleTo(&f.window), WindowFixture::longest);
        f.window.messages().buttons().first()->click();
        QTRY_VERIFY(f.window.findChild<ComparisonDialog *>());
        auto *dialog = f.window.findChild<ComparisonDialog *>();
        const QString shown = dialog->findChild<QPlainTextEdit *>()->toPlainText();
        QCOMPARE(shown, QString::fromUtf8("a.cl\n@@ -3 +3 @@\n      int i = get_global_id(0);\n      out[i] = in[i] + 1;\n  }\n"
                                          "\u2212 // theirs\n+ // mine\n  "));
        dialog->close();
        QVERIFY(f.window.messages().isVisible()); // What stays is still to be chosen.
        offer(f, Load);
        QTRY_VERIFY(f.editor()->text().endsWith("// theirs\n"));
    }

    void whatAnotherProgramDeletedIsUnsaved()
    {
        WindowFixture f(WindowFixture::Fake);
        const QString text = f.editor()->text();
        QVERIFY(QFile::remove(f.folder.filePath("a.cl")));
        activate(f);
        QVERIFY2(f.window.messages().text().contains("a.cl"), qPrintable(f.window.messages().text()));
        QVERIFY(f.window.isWindowModified());
        f.dialogs->leave = LeaveAnswer::Cancel;
        QVERIFY(!f.window.close());
        QCOMPARE(f.dialogs->asked, 1);
        f.write("a.cl", text.toUtf8()); // It was only moved away for a moment.
        activate(f);
        QVERIFY(!f.window.isWindowModified());
        QVERIFY(!f.window.messages().isVisible());
        QVERIFY(QFile::remove(f.folder.filePath("a.cl")));
        activate(f);
        f.window.messages().buttons().first()->click();
        QTRY_COMPARE(f.fileText("a.cl"), text.toUtf8());
        QVERIFY(!f.window.isWindowModified());
        QVERIFY(f.window.close());
        QCOMPARE(f.dialogs->asked, 1);
    }

    void anUneditedProjectLoadsWhatAnotherProgramWrote()
    {
        WindowFixture f(WindowFixture::Fake);
        f.write("a.cl", "// theirs\n");
        f.write("p.kscope", f.fileText("p.kscope").replace("Add one", "Add two"));
        activate(f);
        QCOMPARE(f.editor()->text(), QString("// theirs\n"));
        QCOMPARE(factsOf(f.window.messages().statusLine().shownText(), {"p.kscope", "a.cl"}), (QStringList{"p.kscope", "a.cl"}));
        QVERIFY(!f.window.messages().isVisible());
        QCOMPARE(f.session.project().title, QString("Add two"));
        QVERIFY(!f.session.isModified());
        QVERIFY(!f.window.isWindowModified());
        f.window.edits().undoStack().undo();
        QCOMPARE(f.session.project().title, QString("Add one"));
    }

    void whatWasLeftForLaterIsToldOnce()
    {
        WindowFixture f(WindowFixture::Fake);
        f.append("// mine\n");
        f.write("a.cl", "// theirs\n");
        f.write("p.kscope", f.fileText("p.kscope").replace("Add one", "Add two"));
        activate(f);
        QCOMPARE(factsOf(f.window.messages().text(), {"p.kscope", "a.cl"}), (QStringList{"p.kscope", "a.cl"}));
        offer(f, Later);
        QTRY_VERIFY(!f.window.messages().isVisible());
        activate(f); // told already
        QVERIFY(!f.window.messages().isVisible());
        f.window.actionList().save->trigger();
        offer(f, Load);
        QTRY_COMPARE(f.editor()->text(), QString("// theirs\n"));
        QCOMPARE(f.session.project().title, QString("Add two"));
    }

    void aProjectFileThatIsNoneIsNotLoaded()
    {
        WindowFixture f(WindowFixture::Fake);
        f.write("p.kscope", "half of it");
        activate(f);
        QVERIFY(f.window.messages().text().contains("p.kscope"));
        QCOMPARE(f.session.project().title, QString("Add one"));
        f.write("p.kscope", R"({ "kernelscope": 1, "title": "All of it", "sources": ["a.cl"], "plan": [] })");
        QTRY_COMPARE_WITH_TIMEOUT(f.session.project().title, QString("All of it"), WindowFixture::longest);
    }

    void aLineThatIsAddedEndsAsTheOthers()
    {
        WindowFixture f(WindowFixture::Fake);
        f.write("a.cl", WindowFixture::goodText().replace("\n", "\r\n"));
        QVERIFY(f.window.files().open(f.folder.path()));
        f.editor()->setCursorPosition(0, 0);
        QTest::keyClick(f.editor()->viewport(), Qt::Key_Return);
        QTest::keyClick(f.editor(), Qt::Key_Return);
        f.window.actionList().save->trigger();
        const QByteArray saved = f.fileText("a.cl");
        QVERIFY(saved.startsWith("\r\n"));
        QCOMPARE(saved.count('\n'), saved.count("\r\n"));
    }

    void notSavingLeavesTheFileAsItWas()
    {
        WindowFixture f(WindowFixture::Fake);
        f.append("// mine\n");
        f.dialogs->leave = LeaveAnswer::Discard;
        QVERIFY(f.window.close());
        QCOMPARE(f.fileText("a.cl"), WindowFixture::goodText());
    }

    void aFailedSaveKeepsTheTextAndTheWindow_data()
    {
        QTest::addColumn<QString>("obstacle");
        QTest::newRow("a folder in its place") << "folder";
        QTest::newRow("disk full") << "full";
    }
    void aFailedSaveKeepsTheTextAndTheWindow()
    {
        QFETCH(QString, obstacle);
        WindowFixture f(WindowFixture::Fake);
        f.append("// mine\n" + QString(20'000, '/'));
        if (obstacle == "folder") {
            QVERIFY(QFile::remove(f.folder.filePath("a.cl")));
            QVERIFY(QDir(f.folder.path()).mkdir("a.cl"));
        }
        f.dialogs->leave = LeaveAnswer::Save;
        {
            const FileSizeLimit limit(obstacle == "full" ? 4096 : RLIM_INFINITY);
            QVERIFY(!f.window.close());
        }
        QVERIFY(f.window.isVisible());
        QVERIFY(f.editor()->text().contains("// mine\n"));
        QVERIFY(f.session.isModified());
        QVERIFY(f.window.messages().isVisible());
        QVERIFY2(f.window.messages().text().contains("a.cl"), qPrintable(f.window.messages().text()));
        if (obstacle == "full")
            QCOMPARE(f.fileText("a.cl"), WindowFixture::goodText());
        else
            QVERIFY(QDir(f.folder.path()).rmdir("a.cl"));
        f.window.actionList().save->trigger();
        QVERIFY(!f.session.isModified());
        QVERIFY(!f.window.messages().isVisible());
        QVERIFY(f.fileText("a.cl").contains("// mine\n"));
    }

    void aFolderThatMayNotBeWrittenIsToldOf()
    {
        WindowFixture f(WindowFixture::Fake);
        f.append("// mine\n");
        {
            const ReadOnlyFolder readOnly(f.folder.path());
            f.window.actionList().save->trigger();
        }
        const QString said = f.window.messages().text();
        QVERIFY2(said.contains("\"a.cl\"") && said.contains(f.folder.path()), qPrintable(said));
        QVERIFY(f.session.isModified());
        QCOMPARE(f.fileText("a.cl"), WindowFixture::goodText());
        f.window.resizeTo({1280, 720});
        QVERIFY(drawInBothThemes(f.window, f.appearance, "folder-read-only"));
        f.window.messages().buttons().first()->click(); // try again
        QTRY_VERIFY(f.fileText("a.cl").endsWith("// mine\n"));
        QVERIFY(!f.window.messages().isVisible());
    }

    void aFolderThatIsGoneIsAskedAbout_data()
    {
        QTest::addColumn<int>("answer");
        QTest::newRow("make it again") << 0;
        QTest::newRow("save elsewhere") << 1;
        QTest::newRow("later") << 2;
    }
    void aFolderThatIsGoneIsAskedAbout()
    {
        QFETCH(int, answer);
        WindowFixture f(WindowFixture::Fake);
        QTemporaryDir other;
        const QString was = f.folder.path();
        f.write("data.npy", "data");
        f.window.edits().change("A file", {}, [](Project &project) { project.buffers[0].init = FileInit{"data.npy"}; });
        f.append("// mine\n");
        QVERIFY(QDir(was).removeRecursively());
        f.dialogs->leave = LeaveAnswer::Save;
        QVERIFY(!f.window.close());
        QVERIFY(!QFile::exists(was)); // not unasked
        QVERIFY2(f.window.messages().text().contains(was), qPrintable(f.window.messages().text()));
        QCOMPARE(f.window.messages().buttons().size(), 3);
        f.window.resizeTo({1280, 720});
        QVERIFY(drawInBothThemes(f.window, f.appearance, "folder-gone"));

        f.dialogs->save = other.filePath("saved/p.kscope");
        f.window.messages().buttons()[answer]->click();
        QTRY_VERIFY(!f.window.messages().isVisible());
        QVERIFY(f.editor()->text().endsWith("// mine\n"));
        QCOMPARE(f.session.isModified(), answer == 2);
        if (answer == 2) {
            QVERIFY(!f.window.close() && f.window.messages().isVisible() && !QFile::exists(was));
            return;
        }
        QCOMPARE(f.session.document().folder, answer == 0 ? was : other.filePath("saved"));
        const QDir saved(f.session.document().folder);
        const auto again = loadProject(saved.path());
        QVERIFY(again);
        QCOMPARE(*again, f.session.document());
        QVERIFY(f.window.messages().statusLine().text().contains("data.npy")); // which nobody has any more
        QVERIFY(f.run("ok"));
    }

    void aFolderThatGoesIsNoticedAndWhenItComesBack()
    {
        WindowFixture f(WindowFixture::Fake);
        const QString was = f.folder.path(), away = was + "-away";
        QVERIFY(QDir().rename(was, away));
        QTRY_VERIFY2(f.window.messages().text().contains(was), qPrintable(f.window.messages().text()));
        QVERIFY(f.window.isWindowModified()); // What is here is the only copy.
        QCOMPARE(f.editor()->text(), WindowFixture::goodText());
        QVERIFY(QDir().rename(away, was));
        QTRY_VERIFY(!f.window.messages().isVisible());
        QVERIFY(!f.window.isWindowModified());
    }

    void aBadProjectSaysWhyAndChangesNothing_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("why");
        QTest::newRow("not JSON") << QByteArray("{ what") << "bad.kscope, line 1";
        QTest::newRow("newer version") << QByteArray(R"({ "kernelscope": 99, "title": "x", "sources": [] })") << "newer";
        QTest::newRow("source elsewhere") << QByteArray(R"({ "kernelscope": 1, "sources": ["../none.cl"], "plan": [] })") << "none.cl";
    }
    void aBadProjectSaysWhyAndChangesNothing()
    {
        QFETCH(QByteArray, text);
        QFETCH(QString, why);
        WindowFixture f(WindowFixture::Fake);
        const ProjectDocument before = f.session.document();
        f.write("bad.kscope", text);
        f.dialogs->open = f.folder.filePath("bad.kscope");
        f.window.actionList().open->trigger();
        QCOMPARE(f.session.document(), before);
        QVERIFY2(f.window.messages().text().contains(why), qPrintable(f.window.messages().text()));
        QVERIFY(f.run("ok"));
    }

    void whatAKilledWindowHadIsOfferedAtTheNextStart()
    {
        QTemporaryDir recovery;
        QProcess killed;
        killed.setProcessChannelMode(QProcess::ForwardedErrorChannel);
        killed.start(QCoreApplication::arguments().first(), {"--edit-until-killed", recovery.path()});
        QVERIFY(killed.waitForReadyRead(WindowFixture::longest));
        QCOMPARE(killed.readAllStandardOutput().trimmed(), QByteArray("kept"));
        ::kill(pid_t(killed.processId()), SIGKILL);
        QVERIFY(killed.waitForFinished());

        WindowFixture f(WindowFixture::Fake, recovery.path());
        QTRY_VERIFY(f.window.messages().isVisible());
        QVERIFY(f.window.messages().text().contains("Add one"));
        QVERIFY(!f.editor()->text().contains("half a thought"));
        QTest::mouseClick(f.window.messages().buttons().first(), Qt::LeftButton);
        QTRY_VERIFY(f.editor()->text().contains("half a thought"));
        QCOMPARE(f.session.project().buffers[0].type, QString("in")); // half edited too: not valid, and not lost
        QVERIFY(f.session.isModified());
        QVERIFY(!f.window.messages().isVisible());
    }

    /// Half a second after the first change, at most a second after what follows, however much is typed meanwhile.
    void unsavedWorkIsKeptSoon()
    {
        QTemporaryDir recovery;
        WindowFixture f(WindowFixture::Fake, recovery.path());
        const auto *kept = &f.window.files().recovery();
        const auto *timer = kept->findChild<QTimer *>();
        QVERIFY(timer && !timer->isActive());
        for (const int most : {500, 1000, 1000}) {
            f.append("// one\n");
            const int left = timer->remainingTime();
            QVERIFY2(left >= 0 && left < most, qPrintable(QString::number(left)));
            f.append("// two\n");
            QVERIFY(timer->remainingTime() <= left);
            QTRY_VERIFY(!timer->isActive());
            QFile file(kept->file());
            QVERIFY(file.open(QIODevice::ReadOnly));
            const auto document = fromRecoveryBytes(file.readAll());
            QVERIFY(document);
            QCOMPARE(*document, f.session.document());
        }
    }

    void aTextIsKeptAsItIs()
    {
        ProjectDocument document;
        document.texts.insert("a.cl", QString(QChar(0xfeff)) + "// \u00e4 \"\\ufeff\"\n");
        document.texts.insert(QString(QChar(0xfeff)) + "b.cl", "");
        const auto again = fromRecoveryBytes(recoveryBytes(document));
        QVERIFY(again);
        QCOMPARE(again->texts, document.texts);
    }

    void whatIsSaidOfAProjectGoesWithIt()
    {
        QTemporaryDir recovery;
        QVERIFY(leavesUnsavedWork(recovery));
        WindowFixture f(WindowFixture::Fake, recovery.path());
        QTRY_VERIFY(f.window.messages().isVisible());
        f.window.files().create();
        QVERIFY(!f.window.messages().isVisible());
        QVERIFY(QFile::exists(recovery.filePath("left.recovery"))); // offered at the next start
    }

    void whatWasToldIsToldUntilTheNextEdit()
    {
        WindowFixture f(WindowFixture::Fake);
        const auto told = [&] { return f.window.messages().statusLine().text(); };
        const QString before = told();
        f.window.messages().tell("Saved.");
        QCOMPARE(told(), QString("Saved."));
        f.append("// more");
        QCOMPARE(told(), before);
        f.window.messages().complain("It failed.", {"The disk is full.", {}});
        QVERIFY(told().startsWith("It failed."));
        f.window.messages().buttons().last()->click();
        QTRY_COMPARE(told(), before);
    }

    void whatCanNotBeKeptAgainStaysWhereItWas()
    {
        QTemporaryDir recovery;
        {
            WindowFixture killed(WindowFixture::Fake, recovery.path());
            killed.append("// half a thought" + QString(20'000, '/'));
            QVERIFY(killed.window.files().recovery().keepNow());
            QVERIFY(QFile::copy(killed.window.files().recovery().file(), recovery.filePath("left.recovery")));
            QVERIFY(QFile::copy(killed.window.files().recovery().file() + ".lock", recovery.filePath("nothing.recovery.lock")));
            killed.dialogs->leave = LeaveAnswer::Discard;
            QVERIFY(killed.window.close());
        }
        WindowFixture f(WindowFixture::Fake, recovery.path());
        QTRY_VERIFY(f.window.messages().isVisible());
        {
            const FileSizeLimit full(4096);
            offer(f, Restore);
            QTRY_VERIFY(f.editor()->text().contains("half a thought"));
        }
        QVERIFY(QFile::exists(recovery.filePath("left.recovery")));
        QVERIFY(QFile::exists(recovery.filePath("nothing.recovery.lock"))); // This process lives.
    }

    /// What was said of the project that was asked for was gone before anyone saw it.
    void whatWasLeftIsOfferedAfterWhatIsWrong()
    {
        QTemporaryDir recovery;
        QVERIFY(leavesUnsavedWork(recovery));
        WindowFixture f(WindowFixture::Fake, recovery.path());
        f.window.messages().complain("The project could not be opened.", {"It is none.", {}});
        QTest::qWait(20);
        QVERIFY2(f.window.messages().text().contains("It is none."), qPrintable(f.window.messages().text()));
        f.window.messages().buttons().last()->click();
        QTRY_COMPARE(f.window.messages().buttons().size(), 3); // What was unsaved is offered: to restore or forget it, or later.
        offer(f, Restore);
        QTRY_VERIFY(f.editor()->text().contains("half a thought"));
    }

    void anotherOpenWindowsWorkIsItsOwn()
    {
        QTemporaryDir recovery;
        WindowFixture other(WindowFixture::Fake, recovery.path());
        other.append("// unsaved there\n");
        QVERIFY(other.window.files().recovery().keepNow());
        QVERIFY(Recovery::leftBehind(recovery.path()).isEmpty());
        QVERIFY(QFile::exists(other.window.files().recovery().file()));
    }

    void aSampleIsSavedUnderANameOfItsOwn()
    {
        WindowFixture f(WindowFixture::Fake);
        QTemporaryDir samples;
        QVERIFY(QDir(samples.path()).mkdir("s"));
        QVERIFY(QFile::copy(f.folder.filePath("a.cl"), samples.filePath("s/a.cl")));
        QVERIFY(QFile::copy(f.folder.filePath("p.kscope"), samples.filePath("s/p.kscope")));
        QVERIFY(f.window.files().openSample(samples.filePath("s")));
        f.append("// mine\n");
        f.dialogs->save = f.folder.filePath("copy/mine");
        f.window.actionList().save->trigger();
        QVERIFY(f.fileText("copy/a.cl").endsWith("// mine\n"));
        QVERIFY(QFile::exists(f.folder.filePath("copy/mine.kscope")));
        QFile sample(samples.filePath("s/a.cl"));
        QVERIFY(sample.open(QIODevice::ReadOnly));
        QCOMPARE(sample.readAll(), WindowFixture::goodText());
    }

    void locksOfWindowsThatAreGoneGo()
    {
        QTemporaryDir recovery;
        QFile lock(recovery.filePath("old.recovery.lock"));
        QVERIFY(lock.open(QIODevice::WriteOnly));
        lock.write("999999999\nkernelscope\n" + QSysInfo::machineHostName().toUtf8() + "\n");
        lock.close();
        QVERIFY(Recovery::leftBehind(recovery.path()).isEmpty());
        QVERIFY(!QFile::exists(lock.fileName()));
    }

    void theNameToSaveUnderIsCompletedBeforeItIsAsked()
    {
        QTemporaryDir folder;
        QFile there(folder.filePath("p.kscope"));
        QVERIFY(there.open(QIODevice::WriteOnly));
        there.close();
        QString asked;
        QTimer hands;
        connect(&hands, &QTimer::timeout, this, [&] {
            auto *question = qobject_cast<QMessageBox *>(QApplication::activeModalWidget());
            auto *dialog = qobject_cast<QFileDialog *>(QApplication::activeModalWidget());
            if (question) {
                asked = question->text();
                question->button(QMessageBox::No)->click();
            } else if (dialog && asked.isEmpty()) {
                dialog->findChild<QLineEdit *>()->setText("p");
                auto *save = dialog->findChild<QDialogButtonBox *>()->button(QDialogButtonBox::Save);
                QMetaObject::invokeMethod(save, &QPushButton::click, Qt::QueuedConnection); // It waits for the question's answer.
            } else if (dialog) {
                dialog->reject();
            }
        });
        hands.start(20);
        QCOMPARE(DesktopDialogs().path(PathWanted::ProjectToSave, nullptr, folder.filePath("untitled.kscope")), QString());
        QVERIFY2(asked.contains("p.kscope"), qPrintable(asked));
    }

    void whatHasNoFolderYetIsSavedAtHome()
    {
        WindowFixture f(WindowFixture::Fake);
        f.window.actionList().savePicture->trigger();
        QCOMPARE(QFileInfo(f.dialogs->start).path(), f.folder.path());
        f.window.actionList().create->trigger();
        f.window.actionList().savePicture->trigger();
        QCOMPARE(QFileInfo(f.dialogs->start).path(), QDir::homePath());
    }

    void aCleanEndLeavesNothingToOffer()
    {
        QTemporaryDir recovery;
        {
            WindowFixture f(WindowFixture::Fake, recovery.path());
            f.append("// mine\n");
            f.window.files().recovery().keepNow();
            QVERIFY(!QDir(recovery.path()).entryList({"*.recovery"}, QDir::Files).isEmpty());
            f.dialogs->leave = LeaveAnswer::Discard;
            QVERIFY(f.window.close());
        }
        QVERIFY(Recovery::leftBehind(recovery.path()).isEmpty());
    }

private:
    /// What the strip above the views offers, in its order: after a change by another program, and after a crash.
    enum Offer { Load = 0, Overwrite = 1, Later = 2, Restore = 0 };
    static void offer(WindowFixture &f, Offer wanted)
    {
        const QList<QPushButton *> &buttons = f.window.messages().buttons();
        const bool isFirstCompare = buttons.first()->text() == "Compare";
        QCOMPARE(buttons.size(), isFirstCompare ? 4 : 3);
        buttons[wanted + (isFirstCompare ? 1 : 0)]->click();
    }
    static void leave(WindowFixture &f, const QString &how)
    {
        if (how == "close")
            f.window.close();
        else if (how == "new")
            f.window.actionList().create->trigger();
        else if (how == "open")
            f.window.actionList().open->trigger();
        else
            QVERIFY(f.window.files().openSample(WindowFixture::samples() + "/vector-add"));
    }
};

/// The other program of this test: a window with unsaved work that says when it is kept, and waits to be killed.
static int editUntilKilled(const QString &recoveryFolder)
{
    WindowFixture f(WindowFixture::Fake, recoveryFolder);
    f.append("// half a thought");
    f.window.edits().change("half an edit", {}, [](Project &project) { project.buffers[0].type = "in"; });
    QTimer poll;
    QObject::connect(&poll, &QTimer::timeout, [&] {
        if (!QDir(recoveryFolder).entryList({"*.recovery"}, QDir::Files).isEmpty()) {
            std::puts("kept");
            std::fflush(stdout);
            poll.stop();
        }
    });
    poll.start(20);
    return QApplication::exec();
}

int main(int argc, char **argv)
{
    QApplication app(argc, argv);
    if (app.arguments().value(1) == "--edit-until-killed")
        return editUntilKilled(app.arguments().value(2));
    TestUnsaved test;
    return QTest::qExec(&test, argc, argv);
}
#include "tst_unsaved.moc"
