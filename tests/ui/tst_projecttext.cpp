#include "WindowFixture.h"
#include "ui/editor/ProjectTextEditor.h"
#include "ui/edits/ProjectEdits.h"

using namespace kernelscope;

/// The project file as text in a tab.
class TestProjectText : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void showsWhatWouldBeSavedAndFollowsTheSetUp()
    {
        WindowFixture f(WindowFixture::Fake);
        ProjectTextEditor &text = f.window.files().editAsText();
        QCOMPARE(f.window.editors().tabText(f.window.editors().currentIndex()), QString("p.kscope"));
        QCOMPARE(text.editor().text().toUtf8(), projectText(f.session.project()));
        f.window.edits().change("n", {}, [](Project &project) { project.parameters[0].value = Expression(64.0); });
        QCOMPARE(text.editor().text().toUtf8(), projectText(f.session.project()));
        QVERIFY(!text.isEdited());
    }

    void aValidTextIsOneStepOfUndo()
    {
        WindowFixture f(WindowFixture::Fake);
        const Project before = f.session.project();
        ProjectTextEditor &text = f.window.files().editAsText();
        replace(text, "Add one", "Add two");
        replace(text, "\"n\": 8", "\"n\": 16");
        QCOMPARE(f.session.project(), before); // only when it is applied
        QVERIFY(text.apply());
        QCOMPARE(f.session.project().title, QString("Add two"));
        QCOMPARE(f.session.project().parameters[0].value.text, QString("16"));
        QVERIFY(!text.isEdited());
        f.window.edits().undoStack().undo();
        QCOMPARE(f.session.project(), before);
        QCOMPARE(text.editor().text().toUtf8(), projectText(before));
    }

    void aWrongTextIsMarkedAtItsPlaceAndNotApplied_data()
    {
        QTest::addColumn<QString>("from");
        QTest::addColumn<QString>("to");
        QTest::newRow("not JSON") << "\"Add one\","
                                  << "\"Add one\"";
        QTest::newRow("unknown key") << "\"title\""
                                     << "\"titel\"";
        QTest::newRow("wrong kind") << "\"Add one\""
                                    << "[1]";
        QTest::newRow("newer version") << "\"kernelscope\": 1"
                                       << "\"kernelscope\": 99";
    }
    void aWrongTextIsMarkedAtItsPlaceAndNotApplied()
    {
        QFETCH(QString, from);
        QFETCH(QString, to);
        WindowFixture f(WindowFixture::Fake);
        const Project before = f.session.project();
        ProjectTextEditor &text = f.window.files().editAsText();
        replace(text, from, to);
        const auto checked = text.check();
        QVERIFY(!checked);
        QVERIFY(checked.error().place.line > 0);
        QCOMPARE(text.editor().markedLines(), QList<int>{checked.error().place.line});
        QVERIFY(text.message().contains(checked.error().message));
        QVERIFY(!text.apply());
        QCOMPARE(f.session.project(), before);
        replace(text, to, from);
        QVERIFY(text.apply());
        QCOMPARE(text.editor().markedLines(), QList<int>());
    }

    void anEditedTextIsNotOverwrittenByTheSetUp()
    {
        WindowFixture f(WindowFixture::Fake);
        ProjectTextEditor &text = f.window.files().editAsText();
        replace(text, "Add one", "Add two");
        f.window.edits().change("n", {}, [](Project &project) { project.parameters[0].value = Expression(64.0); });
        QVERIFY(text.editor().text().contains("Add two"));
        text.revert();
        QVERIFY(text.editor().text().contains("64"));
    }

    void theTabStaysWhileFilesComeAndGo()
    {
        WindowFixture f(WindowFixture::Fake);
        ProjectTextEditor &text = f.window.files().editAsText();
        replace(text, "\"a.cl\"", "\"a.cl\", \"b.cl\"");
        QVERIFY(text.apply());
        QVERIFY(f.editor("b.cl"));
        QCOMPARE(f.window.editors().currentWidget(), &text);
        QCOMPARE(f.window.editors().indexOf(&text), f.window.editors().count() - 1);
    }

private:
    static void replace(ProjectTextEditor &text, const QString &from, const QString &to)
    {
        QVERIFY2(text.editor().text().contains(from), qPrintable(text.editor().text()));
        text.editor().setText(text.editor().text().replace(from, to));
    }
};

QTEST_MAIN(TestProjectText)
#include "tst_projecttext.moc"
