#include <QApplication>
#include <QDropEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QMimeData>
#include <QPushButton>
#include <QTabBar>
#include <QTimer>
#include <QTreeView>
#include <QUrl>

#include "WindowFixture.h"
#include "project/ProjectFolder.h"
#include "tests/ui/Facts.h"
#include "ui/edits/ProjectEdits.h"
#include "ui/edits/ProjectTexts.h"
#include "ui/editor/ProjectTextEditor.h"
#include "ui/setup/ChoiceBox.h"
#include "ui/setup/ExpressionEdit.h"
#include "ui/setup/ProjectSection.h"
#include "ui/setup/SetupPanel.h"
#include "ui/widgets/EmptyPage.h"
#include "ui/window/Messages.h"
#include "ui/window/WindowActions.h"

using namespace kernelscope;

/// The files and build settings of a project, edited in the set-up.
class TestProjectFiles : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void datesOfFilesAreWhole()
    {
        const QTemporaryDir folder;
        QFile file(folder.filePath("a project with a name that is not short.kscope"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.close();
        bool areWhole = false;
        const QDeadlineTimer deadline(5000); // It lists the files, and makes the columns as wide as these, a moment later.
        QTimer look;
        connect(&look, &QTimer::timeout, this, [&] {
            auto *dialog = qobject_cast<QFileDialog *>(QApplication::activeModalWidget());
            const auto *list = dialog ? dialog->findChild<QTreeView *>("treeView") : nullptr;
            if (!list || list->model()->rowCount(list->rootIndex()) == 0)
                return;
            areWhole = true;
            for (int column = 1; column < list->model()->columnCount(); ++column) {
                const QString text = list->model()->index(0, column, list->rootIndex()).data().toString();
                areWhole = areWhole && list->columnWidth(column) >= list->fontMetrics().horizontalAdvance(text) + 6;
            }
            const int end = list->columnViewportPosition(3) + list->columnWidth(3);
            areWhole = areWhole && end <= list->viewport()->width();
            if (!areWhole && !deadline.hasExpired())
                return;
            look.stop();
            dialog->reject();
        });
        look.start(20);
        QCOMPARE(DesktopDialogs().path(PathWanted::ProjectToSave, nullptr, folder.filePath("new.kscope")), QString());
        QVERIFY(areWhole);
    }

    void aProjectWithoutASourceOffersOne()
    {
        WindowFixture f(WindowFixture::Fake);
        auto *page = f.window.editors().findChild<EmptyPage *>();
        QVERIFY(page && !page->isVisibleTo(&f.window));
        f.write("p.kscope", R"({ "kernelscope": 1, "title": "Empty", "sources": [], "plan": [] })");
        QVERIFY(f.window.files().open(f.folder.path()));
        QVERIFY(page->isVisibleTo(&f.window));
        page->findChild<QPushButton *>()->click();
        QCOMPARE(f.session.project().sources, QStringList{"kernel.cl"});
        QTRY_VERIFY(f.editor("kernel.cl"));
        QVERIFY(!page->isVisibleTo(&f.window));
    }

    void aNewProjectIsNamedAfterItsFile()
    {
        WindowFixture f(WindowFixture::Fake);
        f.window.actionList().create->trigger();
        f.dialogs->save = f.folder.filePath("blur.kscope");
        QVERIFY(f.window.files().saveAs());
        QCOMPARE(f.session.project().title, QString("blur"));
        QVERIFY2(f.window.windowTitle().startsWith("blur"), qPrintable(f.window.windowTitle()));
        f.dialogs->save = f.folder.filePath("other.kscope"); // It has a name now.
        QVERIFY(f.window.files().saveAs());
        QCOMPARE(f.session.project().title, QString("blur"));
    }

    void whatCanNotBeOpenedIsToldInASentence_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("sentence");
        QTest::newRow("malformed") << QByteArray("{ \"kernelscope\": 1,\n  plan }")
                                   << "A key in double quotes is missing here; found \"p\". (%1, line 2)";
        QTest::newRow("newer") << QByteArray("{ \"kernelscope\": 7 }")
                               << "/kernelscope is 7: a newer Kernelscope wrote this project. This one reads format 1 at most; update it "
                                  "to open the project. (%1, line 1)";
        QTest::newRow("its source leads out")
            << QByteArray("{ \"kernelscope\": 1,\n  \"sources\": [ \"../gone.cl\" ] }")
            << "/sources/0 is \"../gone.cl\", which leaves the project's folder. Put the file into the folder. (%1, line 2)";
    }
    void whatCanNotBeOpenedIsToldInASentence()
    {
        QFETCH(QByteArray, text);
        QFETCH(QString, sentence);
        WindowFixture f(WindowFixture::Fake);
        const QTemporaryDir other;
        QFile file(other.filePath("other.kscope"));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(text) == text.size());
        file.close();
        f.dialogs->open = file.fileName();
        f.window.actionList().open->trigger();
        QCOMPARE(f.window.messages().text(),
                 "The project could not be opened; the one that is open stays. " + sentence.arg(file.fileName()));
        QCOMPARE(f.session.project().title, QString("Add one"));
    }

    void aProjectWhoseSourceIsGoneIsOpenedToBeMended()
    {
        WindowFixture f(WindowFixture::Fake);
        f.write("p.kscope", R"({ "kernelscope": 1, "title": "Gone", "sources": ["gone.cl", "lost.cl"], "plan": [] })");
        f.write("elsewhere.txt", "__kernel void found() {}\n");
        QVERIFY(f.window.files().open(f.folder.path()));
        QCOMPARE(f.session.project().title, QString("Gone"));
        QCOMPARE(f.editor("gone.cl")->text(), QString());
        QCOMPARE(factsOf(f.window.messages().text(), {"gone.cl", "lost.cl"}), (QStringList{"gone.cl", "lost.cl"}));
        f.dialogs->source = f.folder.filePath("elsewhere.txt");
        f.window.messages().buttons().first()->click();
        QTRY_COMPARE(f.editor("gone.cl")->text(), QString("__kernel void found() {}\n"));
        QVERIFY2(f.window.messages().text().contains("lacks lost.cl"), qPrintable(f.window.messages().text()));
        QVERIFY(f.window.files().save());
        QVERIFY(f.fileText("gone.cl").contains("found"));
    }

    void aFileThatIsNoProjectIsMendedAsText()
    {
        WindowFixture f(WindowFixture::Fake);
        const QString path = f.folder.filePath("broken.kscope");
        const QString broken = "{\n  \"kernelscope\": 1,\n  \"title\": \"Mended\"\n  \"sources\": [\"mine.cl\"],\n  \"plan\": []\n}\n";
        f.write("broken.kscope", broken.toUtf8());
        f.write("mine.cl", "// mine\n");
        const QString before = f.session.project().title;
        f.window.files().openOrComplain(path);
        QCOMPARE(f.session.project().title, before);
        QCOMPARE(f.window.messages().buttons().first()->text(), QString("Mend it"));
        f.window.messages().buttons().first()->click();
        QTRY_COMPARE(f.session.document().fileName, QString("broken.kscope"));
        ProjectTextEditor &text = f.window.files().editAsText();
        QCOMPARE(text.editor().text(), broken);
        int line = 0, column = 0;
        text.editor().getCursorPosition(&line, &column);
        QCOMPARE(line, 3);
        QVERIFY(!f.window.files().save()); // The empty project does not replace the file.
        QCOMPARE(f.fileText("broken.kscope"), broken);
        text.editor().insertAt(u","_s, 2, int(text.editor().text(2).size()) - 1);
        QVERIFY2(text.apply(), qPrintable(text.message()));
        QCOMPARE(f.session.project().title, QString("Mended"));
        QCOMPARE(f.editor("mine.cl")->text(), QString("// mine\n"));
        QVERIFY(f.window.files().save());
        QVERIFY2(f.window.messages().text().isEmpty(), qPrintable(f.window.messages().text()));
        QVERIFY(loadProject(path));
        QCOMPARE(f.fileText("mine.cl"), QString("// mine\n"));
    }

    /// What a project names may be what can't be read: a new text does not take its place.
    void whatCannotBeReadIsNotSavedOver()
    {
        WindowFixture f(WindowFixture::Fake);
        const QByteArray large(largestTextFile + 1, 'x');
        f.write("large.cl", large);
        f.session.setProject([&] {
            Project project = f.session.project();
            project.sources << "large.cl";
            return project;
        }());
        f.session.setText("large.cl", "// new\n");
        QVERIFY(!f.window.files().save());
        QVERIFY2(f.window.messages().text().contains("\"large.cl\""), qPrintable(f.window.messages().text()));
        QCOMPARE(QFileInfo(f.folder.filePath("large.cl")).size(), large.size());
    }

    void aProjectIsOpenedAgainWhereItWasLeft()
    {
        WindowFixture f(WindowFixture::Fake);
        const QString first = f.folder.filePath("p.kscope");
        f.write("q.kscope", R"({ "kernelscope": 1, "title": "Other", "sources": ["b.cl", "c.cl"], "plan": [] })");
        f.write("b.cl", "// b\n");
        f.write("c.cl", "// one\n// two\n// three\n");
        const QString second = f.folder.filePath("q.kscope");
        QVERIFY(f.window.files().open(second));
        f.window.editors().goTo({"c.cl", 3, 4});
        QVERIFY(f.window.files().open(first));
        QVERIFY(f.window.files().open(second));
        QCOMPARE(*f.window.editors().caret(), (SourcePlace{"c.cl", 3, 4}));
        f.write("c.cl", "// one\n");
        QVERIFY(f.window.files().open(first));
        QVERIFY(f.window.files().open(second)); // The line is gone.
        QCOMPARE(f.window.editors().caret()->file, QString("c.cl"));
    }

    void aNewSourceHasATextAndATab()
    {
        WindowFixture f(WindowFixture::Fake);
        f.window.setup().files().addSource();
        QCOMPARE(f.session.project().sources, (QStringList{"a.cl", "kernel.cl"}));
        QVERIFY(f.editor("kernel.cl"));
        QVERIFY(f.editor("kernel.cl")->text().contains("__kernel void my_kernel(")); // "kernel" is a keyword
        QVERIFY(f.session.save());
        QVERIFY(f.fileText("kernel.cl").contains("__kernel"));
    }

    void undoTakesTheTabAwayAndRedoBringsTheTextBack()
    {
        WindowFixture f(WindowFixture::Fake);
        f.window.setup().files().addSource();
        f.editor("kernel.cl")->setText("// mine\n");
        f.window.edits().undoStack().undo();
        QVERIFY(!f.editor("kernel.cl"));
        QCOMPARE(f.session.project().sources, QStringList{"a.cl"});
        f.window.edits().undoStack().redo();
        QVERIFY(f.editor("kernel.cl"));
        QCOMPARE(f.editor("kernel.cl")->text(), QString("// mine\n"));
    }

    /// Also while the window is in front all the time.
    void whatAnotherProgramWroteIsLoaded()
    {
        WindowFixture f(WindowFixture::Fake);
        const QString before = f.editor()->text();
        f.write("a.cl", WindowFixture::goodText() + "// theirs\n");
        QTRY_VERIFY_WITH_TIMEOUT(f.editor()->text().endsWith("// theirs\n"), WindowFixture::longest);
        QVERIFY(!f.session.isModified());
        QVERIFY(!f.window.messages().isVisibleTo(&f.window));
        f.editor()->undo();
        QCOMPARE(f.editor()->text(), before);
    }

    void tabsTellOfUnsavedTextsAndErrors()
    {
        WindowFixture f(WindowFixture::Fake);
        const QTabBar &bar = *f.window.editors().tabBar();
        const int tab = f.window.editors().indexOf(f.editor());
        QVERIFY(bar.tabIcon(tab).isNull());
        f.append("// mine\n");
        const QString unsaved = bar.accessibleTabName(tab);
        QVERIFY2(unsaved.startsWith("a.cl, "), qPrintable(unsaved));
        QVERIFY(!bar.tabIcon(tab).isNull());
        f.editor()->setText(WindowFixture::goodText());
        QVERIFY(bar.tabIcon(tab).isNull());
        f.append("int\n");
        QTRY_VERIFY_WITH_TIMEOUT(bar.accessibleTabName(tab).startsWith(unsaved + ", "), WindowFixture::longest);
        const QString wrong = bar.accessibleTabName(tab).sliced(unsaved.size());
        QVERIFY(f.window.files().save());
        QTRY_COMPARE(bar.accessibleTabName(tab), "a.cl" + wrong);
        f.editor()->setText(WindowFixture::goodText());
        QTRY_COMPARE_WITH_TIMEOUT(bar.accessibleTabName(tab), unsaved, WindowFixture::longest);
        f.window.files().save();
        QTRY_VERIFY(bar.tabIcon(tab).isNull());
    }

    void unsavedTextIsAskedAbout()
    {
        WindowFixture f(WindowFixture::Fake);
        f.append("// mine\n");
        f.write("a.cl", WindowFixture::goodText() + "// theirs\n");
        QTRY_VERIFY_WITH_TIMEOUT(f.window.messages().isVisibleTo(&f.window), WindowFixture::longest);
        QVERIFY(f.editor()->text().endsWith("// mine\n"));
        f.window.actionList().save->trigger();
        QVERIFY(f.fileText("a.cl").endsWith("// theirs\n"));
        QVERIFY2(!f.window.messages().statusLine().shownText().startsWith("Saved"),
                 qPrintable(f.window.messages().statusLine().shownText()));
    }

    /// Two new projects in one folder would share their kernel.cl.
    void aNewProjectGetsAFolderOfItsOwn()
    {
        WindowFixture f(WindowFixture::Fake);
        f.write("kernel.cl", "// another project's\n");
        f.window.actionList().create->trigger();
        const QString title = f.session.project().title;
        f.dialogs->save = f.folder.filePath("mine.kscope");
        QVERIFY(!f.window.files().saveAs());
        QCOMPARE(f.session.project().title, title);
        for (QPushButton *offer : f.window.messages().findChildren<QPushButton *>()) {
            if (offer->text().contains("mine/"))
                offer->click();
        }
        QTRY_COMPARE(f.session.project().title, "mine");
        QVERIFY(QFile::exists(f.folder.filePath("mine/mine.kscope")) && QFile::exists(f.folder.filePath("mine/kernel.cl")));
        QCOMPARE(f.fileText("kernel.cl"), "// another project's\n");
        QVERIFY(!f.window.isWindowModified());
    }

    void editorsThatStayKeepTheirUndo()
    {
        WindowFixture f(WindowFixture::Fake);
        CodeEditor *before = f.editor();
        before->insert("// more\n");
        f.window.setup().files().addSource();
        QCOMPARE(f.editor(), before);
        QVERIFY(before->isUndoAvailable());
    }

    void aRenamedSourceTakesItsTextAlongBothWays()
    {
        WindowFixture f(WindowFixture::Fake);
        f.append("// unsaved\n");
        rename(f, "b.cl");
        rename(f, "c.cl");
        QVERIFY(!f.editor("a.cl") && !f.editor("b.cl"));
        QVERIFY(f.editor("c.cl")->text().endsWith("// unsaved\n"));
        f.editor("c.cl")->setText(f.editor("c.cl")->text() + "// later\n");
        f.window.edits().undoStack().undo();
        QCOMPARE(f.session.project().sources, QStringList{"a.cl"});
        QVERIFY(f.editor("a.cl")->text().endsWith("// unsaved\n// later\n")); // not what is on disk
        f.window.edits().undoStack().redo();
        QVERIFY(f.editor("c.cl")->text().endsWith("// later\n"));
    }

    void aRenamedSourceKeepsWhatCanBeUndone()
    {
        WindowFixture f(WindowFixture::Fake);
        f.window.setup().files().addSource();
        f.window.editors().setCurrentWidget(f.editor());
        CodeEditor *before = f.editor();
        before->insertAt("// more\n", 0, 0);
        before->setCursorPosition(1, 3);
        for (const char *name : {"c.cl", "d.cl"}) {
            rename(f, name);
            QCoreApplication::processEvents();
            QCOMPARE(f.editor(name), before);
            QCOMPARE(f.window.editors().currentWidget(), before);
        }
        int line = 0, column = 0;
        before->getCursorPosition(&line, &column);
        QCOMPARE(line, 1);
        before->undo();
        QCOMPARE(f.session.document().texts.value("d.cl"), QString(WindowFixture::goodText()));
        QVERIFY(!f.session.document().texts.contains("a.cl"));
        QCOMPARE(f.window.editors().paths(), (QStringList{"d.cl", "kernel.cl"}));
        f.window.edits().undoStack().undo();
        QCOMPARE(f.editor("a.cl"), before);
    }

    void onlyANewNameTakesATextAlong()
    {
        Project before;
        before.sources = {"a.cl", "b.cl"};
        before.notes = "notes.md";
        Project after = before;
        after.sources = {"b.cl", "c.cl"}; // The first was removed, another added: no text is b.cl's but its own.
        QCOMPARE(movedTexts(before, after).size(), 0);
        after.sources = {"b.cl", "a.cl"};
        QCOMPARE(movedTexts(before, after).size(), 0);
        after.sources = {"a.cl", "c.cl"};
        after.notes = "more.md";
        const QList<MovedText> moved = movedTexts(before, after);
        QCOMPARE(moved.size(), 2);
        QCOMPARE(moved[0].from + '>' + moved[0].to, QString("b.cl>c.cl"));
        QCOMPARE(moved[1].from + '>' + moved[1].to, QString("notes.md>more.md"));
        after.sources = {"c.cl"};
        QCOMPARE(movedTexts(before, after).size(), 1); // the notes
    }

    void aProjectThatIsDroppedIsOpenedAndAFileBecomesASource()
    {
        WindowFixture f(WindowFixture::Fake);
        f.write("q.kscope", f.fileText("p.kscope").replace("Add one", "Dropped"));
        f.write("extra.cl", "// extra\n");
        f.write("extra.h", "// extra\n");
        QVERIFY(drop(*f.editor()->viewport(), f.folder.filePath("extra.h")));
        QTRY_COMPARE(f.session.project().sources, (QStringList{"a.cl", "extra.h"}));
        QVERIFY(drop(f.window.setup(), f.folder.filePath("extra.cl")));
        QTRY_COMPARE(f.session.project().sources, (QStringList{"a.cl", "extra.h", "extra.cl"}));
        QCOMPARE(f.editor()->text(), QString(WindowFixture::goodText())); // not the file's address
        f.dialogs->leave = LeaveAnswer::Cancel;
        QVERIFY(drop(f.window.setup(), f.folder.filePath("q.kscope")));
        QTRY_COMPARE(f.dialogs->asked, 1);
        QCOMPARE(f.session.project().title, QString("Add one"));
        f.dialogs->leave = LeaveAnswer::Discard;
        QVERIFY(drop(f.window, f.folder.filePath("q.kscope")));
        QTRY_COMPARE(f.session.project().title, QString("Dropped"));
    }

    void aNameThatIsAFileAlreadyMeansThatFile()
    {
        WindowFixture f(WindowFixture::Fake);
        f.write("there.cl", "// was there\n");
        rename(f, "there.cl");
        QCOMPARE(f.editor("there.cl")->text(), QString("// was there\n"));
        QVERIFY(f.session.document().texts.value("a.cl").contains("add"));
    }

    void aRemovedSourceIsNotLost()
    {
        WindowFixture f(WindowFixture::Fake);
        f.append("// unsaved\n");
        f.window.edits().change("remove", {}, [](Project &project) { project.sources.clear(); });
        QVERIFY(!f.editor());
        f.window.edits().undoStack().undo();
        QVERIFY(f.editor()->text().endsWith("// unsaved\n"));
    }

    void zoomingWhileTypingKeepsTextAndFocus()
    {
        WindowFixture f(WindowFixture::Fake);
        f.window.activateWindow();
        const auto options = [&] {
            f.window.setup().makeDetails();
            for (auto *edit : f.window.setup().findChildren<ExpressionEdit *>()) {
                if (edit->path() == "/build/options")
                    return edit;
            }
            return static_cast<ExpressionEdit *>(nullptr);
        };
        f.window.setup().reveal("/build/options");
        QTRY_VERIFY(options() && options()->hasFocus());
        QTest::keyClicks(options(), "-cl-mad-enable");
        QTest::keyClick(options(), Qt::Key_Left);
        f.appearance.zoom(1);
        QCOMPARE(f.session.project().build.options, QString("-cl-mad-enable"));
        QVERIFY(options() && options()->hasFocus());
        QTest::keyClicks(options(), "X");
        QCOMPARE(options()->text(), QString("-cl-mad-enablXe"));
    }

    void whereAStepIsExecutedIsEditedAndUndone()
    {
        WindowFixture f(WindowFixture::Fake);
        f.window.activateWindow();
        const auto field = [&](const QString &path) {
            for (auto *edit : f.window.setup().findChildren<ExpressionEdit *>()) {
                if (edit->path() == path)
                    return edit;
            }
            return static_cast<ExpressionEdit *>(nullptr);
        };
        f.window.setup().reveal("/plan/0/queue");
        QTRY_VERIFY(field("/plan/0/queue") && field("/plan/0/queue")->hasFocus());
        QTest::keyClicks(field("/plan/0/queue"), "io");
        QTest::keyClick(field("/plan/0/queue"), Qt::Key_Return);
        QCOMPARE(f.session.project().plan[0].queue, QString("io"));
        field("/plan/0/after")->apply("x, y");
        QCOMPARE(f.session.project().plan[0].after, QStringList({"x", "y"}));
        field("/plan/0/device")->apply("gpu");
        QCOMPARE(std::get<LaunchStep>(f.session.project().plan[0].action).device, QString("gpu"));
        for (int edit = 0; edit < 3; ++edit)
            f.window.edits().undoStack().undo();
        QCOMPARE(f.session.project().plan[0].queue, QString());
        QCOMPARE(f.session.project().plan[0].after, QStringList());
        QVERIFY(std::get<LaunchStep>(f.session.project().plan[0].action).device.isEmpty());
        const auto buttons = f.window.setup().findChildren<QToolButton *>();
        const auto begin = std::ranges::find_if(buttons, [](const QToolButton *b) { return b->accessibleName() == "Begin elsewhere"; });
        QVERIFY(begin != buttons.end());
        (*begin)->click();
        QTRY_VERIFY(field("/plan/0/offset/0"));
        field("/plan/0/offset/0")->apply("4");
        QCOMPARE(std::get<LaunchStep>(f.session.project().plan[0].action).offset, QList<Expression>{Expression(QString("4"))});
    }

    /// Both clicks arrive before the rows are made anew.
    void aDoubleClickOnRemoveRemovesOne()
    {
        WindowFixture f(WindowFixture::Fake);
        f.write("b.cl", "// second\n");
        f.window.edits().change("add", {}, [](Project &project) { project.sources.append("b.cl"); });
        const auto buttons = f.window.setup().files().findChildren<QToolButton *>();
        const auto remove =
            std::ranges::find_if(buttons, [](const QToolButton *b) { return b->accessibleName().startsWith("Leave a.cl"); });
        QVERIFY(remove != buttons.end());
        (*remove)->click();
        (*remove)->click();
        QCoreApplication::processEvents();
        QCOMPARE(f.session.project().sources, QStringList{"b.cl"});
    }

    void aFileFromElsewhereComesAsACopy()
    {
        WindowFixture f(WindowFixture::Fake);
        QTemporaryDir elsewhere;
        QFile file(elsewhere.filePath("other.cl"));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write("// other\n") > 0);
        file.close();
        f.window.setup().files().addFile(file.fileName());
        QCOMPARE(f.session.project().sources, (QStringList{"a.cl", "other.cl"}));
        QCOMPARE(f.editor("other.cl")->text(), QString("// other\n"));
        f.window.setup().files().addFile(elsewhere.filePath("none.cl"));
        QCOMPARE(f.session.project().sources.size(), 2);
    }

    void settingsAreEditedAndUndone()
    {
        WindowFixture f(WindowFixture::Fake);
        const Project before = f.session.project();
        f.window.setup().files().addDefine();
        f.window.setup().files().addNotes();
        f.window.setup().files().addQueue();
        type(f, "/build/options", "-cl-mad-enable");
        type(f, "/build/defines/SIZE", "n * 2");
        const Project &project = f.session.project();
        QCOMPARE(project.build.options, QString("-cl-mad-enable"));
        QCOMPARE(project.build.defines[0].value.text, QString("n * 2"));
        QCOMPARE(project.notes, QString("notes.md"));
        QVERIFY(project.queues[0].outOfOrder);
        QVERIFY(f.editor("notes.md"));
        while (f.window.edits().undoStack().canUndo())
            f.window.edits().undoStack().undo();
        QCOMPARE(f.session.project(), before);
    }

    void theStandardIsChosenFromTheDevices()
    {
        WindowFixture f(WindowFixture::Fake);
        QTRY_VERIFY(f.session.currentDevice() >= 0);
        f.window.setup().makeDetails();
        const auto boxes = f.window.setup().findChildren<ChoiceBox *>();
        const auto box = std::find_if(boxes.begin(), boxes.end(), [](const ChoiceBox *b) { return b->path() == u"/build/standard"; });
        QVERIFY(box != boxes.end());
        QCOMPARE((*box)->count(), f.session.devices()[f.session.currentDevice()].languageStandards.size() + 1);
    }

    void movesAreFoundByTheirPlace_data()
    {
        QTest::addColumn<QStringList>("before");
        QTest::addColumn<QStringList>("after");
        QTest::addColumn<int>("moves");
        QTest::newRow("none") << QStringList{"a"} << QStringList{"a"} << 0;
        QTest::newRow("one") << QStringList{"a", "b"} << QStringList{"c", "b"} << 1;
        QTest::newRow("added") << QStringList{"a"} << QStringList{"a", "b"} << 0;
        QTest::newRow("removed") << QStringList{"a", "b"} << QStringList{"b"} << 0;
        QTest::newRow("swapped") << QStringList{"a", "b"} << QStringList{"b", "a"} << 0;
        QTest::newRow("emptied") << QStringList{"a"} << QStringList{""} << 0;
    }
    void movesAreFoundByTheirPlace()
    {
        QFETCH(QStringList, before);
        QFETCH(QStringList, after);
        Project was, is;
        was.sources = before;
        is.sources = after;
        QTEST(int(movedTexts(was, is).size()), "moves");
    }

    void theTabKeyReachesEveryField()
    {
        WindowFixture f(WindowFixture::Fake);
        f.window.setup().files().addDefine();
        QList<QWidget *> fields;
        f.window.setup().makeDetails();
        for (auto *edit : f.window.setup().findChildren<ExpressionEdit *>())
            fields.append(edit);
        for (auto *box : f.window.setup().findChildren<ChoiceBox *>())
            fields.append(box);
        for (QWidget *field : fields)
            QVERIFY(field->focusPolicy() & Qt::TabFocus);
        const auto edits = f.window.setup().findChildren<ExpressionEdit *>();
        QSet<QWidget *> met;
        QWidget *at = edits.first();
        for (int i = 0; i < 2000 && !met.contains(at); ++i) {
            met.insert(at);
            at = at->nextInFocusChain();
        }
        for (QWidget *field : fields)
            QVERIFY2(met.contains(field), qPrintable(field->accessibleName()));
    }

private:
    /// As a file manager would; false: nobody takes it.
    static bool drop(QWidget &on, const QString &file)
    {
        QMimeData dragged;
        dragged.setUrls({QUrl::fromLocalFile(file)});
        dragged.setText(file);
        QDragEnterEvent enter(QPoint(5, 5), Qt::CopyAction, &dragged, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(&on, &enter);
        if (!enter.isAccepted())
            return false;
        QDropEvent drop(QPoint(5, 5), Qt::CopyAction, &dragged, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(&on, &drop);
        return drop.isAccepted();
    }
    static void type(WindowFixture &f, const QString &path, const QString &text)
    {
        f.window.setup().makeDetails();
        for (auto *edit : f.window.setup().findChildren<ExpressionEdit *>()) {
            if (edit->path() == path)
                return edit->apply(text);
        }
        QFAIL("there is no such field");
    }
    static void rename(WindowFixture &f, const QString &to) { type(f, "/sources/0", to); }
};

QTEST_MAIN(TestProjectFiles)
#include "tst_projectfiles.moc"
