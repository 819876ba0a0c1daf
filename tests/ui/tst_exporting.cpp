#include <QAction>
#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QImage>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include "WindowFixture.h"
#include "ui/trace/TraceStage.h"
#include "ui/window/Messages.h"
#include "ui/window/WindowActions.h"

using namespace kernelscope;

/// The plan as a program, asked for in the window.
class TestExporting : public QObject
{
    Q_OBJECT

    /// Triggers the action and waits for the end.
    static ExportEnd exported(WindowFixture &f, QAction *action)
    {
        QSignalSpy finished(&f.session, &Session::exportFinished);
        std::optional<ExportEnd> end;
        const auto connection =
            QObject::connect(&f.session, &Session::exportFinished, &f.session, [&end](const ExportEnd &told) { end = told; });
        action->trigger();
        if (finished.count() == 0)
            finished.wait(WindowFixture::longest);
        QObject::disconnect(connection);
        return end.value_or(ExportEnd{{}, {"it did not end", {}}});
    }
    static QByteArray bytesOf(const QString &path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    static QString said(WindowFixture &f) { return f.window.messages().isVisible() ? f.window.messages().text() : QString(); }

private Q_SLOTS:
    void aProgramIsWrittenIntoTheFolder_data()
    {
        QTest::addColumn<bool>("isPython");
        QTest::newRow("C++") << false;
        QTest::newRow("Python") << true;
    }
    void aProgramIsWrittenIntoTheFolder()
    {
        QFETCH(bool, isPython);
        WindowFixture f(WindowFixture::Real);
        QTemporaryDir folder;
        f.dialogs->program = folder.filePath("a/new one");
        f.append("// not saved\n"); // As it is in the window, not on the disk.
        const WindowActions &actions = f.window.actionList();
        const ExportEnd end = exported(f, isPython ? actions.exportPython : actions.exportCpp);
        QVERIFY2(end.isWritten(), qPrintable(end.error.message));
        QVERIFY(!f.session.isExporting());
        QVERIFY(bytesOf(f.dialogs->program + (isPython ? "/main.py" : "/main.cpp")).size() > 500);
        QVERIFY(bytesOf(f.dialogs->program + "/a.cl").endsWith("// not saved\n"));
        QCOMPARE(QFile::exists(f.dialogs->program + "/CMakeLists.txt"), !isPython);
        QVERIFY2(f.window.messages().statusLine().text().contains(f.dialogs->program), qPrintable(f.window.messages().statusLine().text()));
        QCOMPARE(said(f), QString());
        QVERIFY(f.run()); // The session goes on as before.
        QVERIFY(f.session.lastGoodRun());
    }

    /// Each when the view shows it; afterwards the window shows what it did before.
    void aPictureOfEachPhaseIsSaved()
    {
        WindowFixture f(WindowFixture::Real);
        QVERIFY(f.window.files().open(WindowFixture::samples() + "/tree-reduction"));
        QVERIFY(f.trace());
        f.window.views().showView("reduction");
        QTRY_VERIFY_WITH_TIMEOUT(!f.window.isPreparing() && f.window.views().stage().isReady(), WindowFixture::longest);
        f.window.views().stage().showPhase(1);
        const Selection before = f.session.selection();
        const int phases = f.window.views().stage().phases()->phaseCount();
        QTemporaryDir folder;
        f.dialogs->picture = folder.filePath("tree.png");
        f.window.actionList().saveFrames->trigger();
        const QString last = folder.filePath(QStringLiteral("tree-%1.png").arg(phases - 1, 4, 10, QLatin1Char('0')));
        QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(last) && f.session.selection() == before, WindowFixture::longest);
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files).size(), phases);
        QCOMPARE(QImage(last).size(), QImage(folder.filePath("tree-0000.png")).size());
        QVERIFY(QImage(last) != QImage(folder.filePath("tree-0000.png")));
    }

    void theTimelineIsSavedForPerfetto()
    {
        WindowFixture f(WindowFixture::Real);
        QTemporaryDir folder;
        f.dialogs->timeline = folder.filePath("timeline.json");
        f.window.actionList().saveTimeline->trigger();
        QVERIFY(!QFile::exists(f.dialogs->timeline)); // Nothing ran yet.
        QVERIFY(f.run());
        f.window.actionList().saveTimeline->trigger();
        QFile saved(f.dialogs->timeline);
        QVERIFY(saved.open(QIODevice::ReadOnly));
        const QJsonArray events = QJsonDocument::fromJson(saved.readAll()).object()["traceEvents"].toArray();
        QVERIFY(std::ranges::any_of(events, [](const QJsonValue &event) { return event.toObject()["name"].toString() == "go"; }));
    }

    /// Of random numbers too, which the program gets as a file.
    void initialContentsComeAlong()
    {
        WindowFixture f(WindowFixture::Real);
        QVERIFY(f.window.files().open(WindowFixture::samples() + "/groups-race"));
        QTemporaryDir folder;
        f.dialogs->program = folder.path();
        QVERIFY(exported(f, f.window.actionList().exportPython).isWritten());
        qint64 largest = 0;
        QDirIterator files(folder.path(), {"*.bin"}, QDir::Files, QDirIterator::Subdirectories);
        while (files.hasNext())
            largest = std::max(largest, QFileInfo(files.next()).size());
        QCOMPARE(largest, 1024 * 4);
    }

    void whatIsThereStaysAndIsTold()
    {
        WindowFixture f(WindowFixture::Real);
        QTemporaryDir folder;
        f.dialogs->program = folder.path();
        f.window.actionList().exportCpp->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(!f.session.isExporting() && QFile::exists(folder.filePath("main.cpp")), WindowFixture::longest);
        QFile::remove(folder.filePath("CMakeLists.txt"));
        const ExportEnd end = exported(f, f.window.actionList().exportCpp);
        QVERIFY(!end.isWritten());
        QVERIFY2(said(f).contains("overwritten"), qPrintable(said(f)));
        QVERIFY(!QFile::exists(folder.filePath("CMakeLists.txt"))); // Not even what would not have been in the way.
    }

    void aProgramThatCannotBeMadeIsTold()
    {
        WindowFixture f(WindowFixture::Real);
        QTemporaryDir folder;
        f.dialogs->program = folder.path();
        f.append("this is no kernel\n");
        QVERIFY(!exported(f, f.window.actionList().exportCpp).isWritten());
        QVERIFY2(said(f).contains("a.cl"), qPrintable(said(f)));
        QVERIFY(QDir(folder.path()).isEmpty());
    }

    void nothingIsAskedOfTheWorkerWithoutAFolder()
    {
        WindowFixture f(WindowFixture::Fake);
        QSignalSpy started(&f.session, &Session::exportStarted);
        f.window.actionList().exportCpp->trigger();
        QCOMPARE(started.count(), 0);
    }

    void itWaitsForTheRunAndCanBeStopped()
    {
        WindowFixture f(WindowFixture::Real);
        QTemporaryDir folder;
        f.session.run();
        QSignalSpy ran(&f.session, &Session::runFinished);
        QSignalSpy finished(&f.session, &Session::exportFinished);
        f.session.exportProgram({StandaloneForm::Cpp, folder.path()});
        QVERIFY(!f.session.isExporting());
        QVERIFY(ran.wait(WindowFixture::longest));
        QTRY_VERIFY(f.session.isExporting());
        f.session.stop();
        QVERIFY(!f.session.isExporting());
        QCOMPARE(finished.count(), 1);
        QVERIFY(said(f).contains("stopped"));
        QVERIFY(f.run());
        QVERIFY(QDir(folder.path()).isEmpty());
    }
};

QTEST_MAIN(TestExporting)
#include "tst_exporting.moc"
