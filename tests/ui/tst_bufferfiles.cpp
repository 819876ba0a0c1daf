#include <QtTest>

#include <QComboBox>
#include <QImage>
#include <QLabel>

#include "tests/ui/WindowFixture.h"
#include "ui/edits/ProjectEdits.h"
#include "ui/models/BufferTableModel.h"
#include "ui/results/BufferPicture.h"
#include "ui/results/BufferView.h"
#include "ui/results/ResultsView.h"
#include "ui/scene/SceneView.h"
#include "ui/window/WindowActions.h"

using namespace kernelscope;
using namespace Qt::StringLiterals;

namespace {

struct FilesFixture : WindowFixture
{
    FilesFixture() : WindowFixture(Real) { window.resizeTo({1280, 720}); }
    BufferView &buffers() { return window.views().results().buffers(); }
    QStringList banners()
    {
        QStringList texts;
        for (auto *label : window.views().results().findChildren<QLabel *>()) {
            if (label->property("role") == u"banner"_s && label->isVisible())
                texts << label->text();
        }
        return texts;
    }
    void expect(const QString &expression)
    {
        window.edits().change(u"expect"_s, {},
                              [&](Project &project) { project.checks[0].expected = ExpectedExpression{Expression(expression)}; });
    }
};

} // namespace

/// Results in the window: pictures of buffers, mismatches, files.
class TestBufferFiles : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aBufferIsSeenAsAHeatMap()
    {
        FilesFixture f;
        QVERIFY(f.run());
        auto *kinds = f.buffers().findChild<QComboBox *>(u"kind"_s);
        QVERIFY(kinds && kinds->isVisible());
        kinds->setCurrentIndex(kinds->findText(u"Heat map"_s));
        Q_EMIT kinds->activated(kinds->currentIndex());
        QVERIFY(f.buffers().picture().isVisible());
        QTRY_VERIFY(!f.buffers().isPreparing());
        SceneView &view = f.buffers().picture().view();
        QVERIFY(view.width() > 200 && view.height() > 60);
        view.choose(ElementSubject{0, 3});
        QCOMPARE(f.session.selection().element, std::optional<quint64>(3));
        QVERIFY(f.run()); // The next results are shown in the same way.
        QCOMPARE(f.buffers().kind(), PictureKind::Heat);
        QTRY_VERIFY(!f.buffers().isPreparing());
        QCOMPARE(f.buffers().picture().heat().grid.count(), 8);
    }

    void oneGoesFromMismatchToMismatch()
    {
        FilesFixture f;
        f.expect(u"i % 3 == 2 ? 0 : i * 10 + 1"_s);
        QVERIFY(f.run());
        QCOMPARE(f.session.lastRun()->status, RunStatus::CheckFailed);
        QCOMPARE(f.session.lastRun()->checks[0].values.size(), 2);
        f.window.actionList().nextMismatch->trigger();
        QCOMPARE(f.session.selection().element, std::optional<quint64>(2));
        f.window.actionList().nextMismatch->trigger();
        QCOMPARE(f.session.selection().element, std::optional<quint64>(5));
        f.window.actionList().previousMismatch->trigger();
        QCOMPARE(f.session.selection().element, std::optional<quint64>(2));
    }

    void aFileBecomesTheContents()
    {
        FilesFixture f;
        QVERIFY(f.run());
        f.buffers().reveal(u"data"_s, 0);
        f.dialogs->contentsToSave = f.folder.filePath(u"saved.npy"_s);
        Q_EMIT f.buffers().saveWanted();
        QTRY_VERIFY(QFile::exists(f.folder.filePath(u"saved.npy"_s)));
        const QTemporaryDir elsewhere;
        f.dialogs->contentsToRead = elsewhere.filePath(u"more.csv"_s);
        QFile csv(f.dialogs->contentsToRead);
        QVERIFY(csv.open(QIODevice::WriteOnly));
        csv.write("7,6,5,4,3,2,1,0\n");
        csv.close();
        Q_EMIT f.buffers().fileWanted();
        QCOMPARE(std::get<FileInit>(f.session.project().buffers[0].init).path, u"more.csv"_s);
        QVERIFY(QFile::exists(f.folder.filePath(u"more.csv"_s)));
        QVERIFY(f.run());
        QCOMPARE(f.buffers().model().index(0, 0).data().toString(), u"7"_s);
        f.window.edits().undoStack().undo();
        QVERIFY(std::holds_alternative<ExpressionInit>(f.session.project().buffers[0].init));
        Q_EMIT f.buffers().fileDropped(f.folder.filePath(u"saved.npy"_s)); // Where it lies.
        QCOMPARE(std::get<FileInit>(f.session.project().buffers[0].init).path, u"saved.npy"_s);
    }

    void anEditThatIsUndoneTakesTheBannerAway()
    {
        FilesFixture f;
        QVERIFY(f.run());
        QCOMPARE(f.banners(), QStringList());
        f.expect(u"0"_s);
        QCOMPARE(f.banners().size(), 1);
        f.window.edits().undoStack().undo();
        QCOMPARE(f.banners(), QStringList());
    }

    void oneSeesWhoWroteAnElement()
    {
        FilesFixture f;
        QVERIFY(f.run());
        Q_EMIT f.buffers().writerWanted(u"out"_s, 5);
        QVERIFY(!f.session.selection().workItem); // It is traced first.
        QTRY_COMPARE_WITH_TIMEOUT(f.session.selection().workItem, std::optional<quint64>(1), WindowFixture::longest);
        QCOMPARE(f.session.selection().group, std::optional<quint64>(1));
        QCOMPARE(f.session.selection().place->line, 4);
        QCOMPARE(f.window.views().front().objectName(), u"memory"_s);
    }
};

QTEST_MAIN(TestBufferFiles)
#include "tst_bufferfiles.moc"
