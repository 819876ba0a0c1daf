#include <QAction>
#include <QCloseEvent>
#include <QDir>
#include <QProcess>
#include <QPushButton>

#include <csignal>
#include <sys/resource.h>

#include "WindowFixture.h"
#include "ui/setup/ProjectEdits.h"
#include "ui/window/MessageBar.h"
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

/// What happens to work that was not saved.
class TestUnsaved : public QObject
{
    Q_OBJECT

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

    void aBadProjectSaysWhyAndChangesNothing_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("why");
        QTest::newRow("not JSON") << QByteArray("{ what") << "bad.kscope, line 1";
        QTest::newRow("newer version") << QByteArray(R"({ "kernelscope": 99, "title": "x", "sources": [] })") << "newer";
        QTest::newRow("missing source") << QByteArray(R"({ "kernelscope": 1, "sources": ["none.cl"], "plan": [] })") << "none.cl";
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
        killed.start(QCoreApplication::applicationFilePath(), {"--edit-until-killed", recovery.path()});
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

    void aCleanEndLeavesNothingToOffer()
    {
        QTemporaryDir recovery;
        {
            WindowFixture f(WindowFixture::Fake, recovery.path());
            f.append("// mine\n");
            f.window.findChild<Recovery *>()->keepNow();
            QVERIFY(!QDir(recovery.path()).entryList({"*.recovery"}, QDir::Files).isEmpty());
            f.dialogs->leave = LeaveAnswer::Discard;
            QVERIFY(f.window.close());
        }
        QVERIFY(Recovery::leftBehind(recovery.path()).isEmpty());
    }

private:
    static void leave(WindowFixture &f, const QString &how)
    {
        if (how == "close")
            f.window.close();
        else if (how == "new")
            f.window.actionList().create->trigger();
        else if (how == "open")
            f.window.actionList().open->trigger();
        else
            QVERIFY(f.window.openSample(WindowFixture::samples() + "/vector-add"));
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
