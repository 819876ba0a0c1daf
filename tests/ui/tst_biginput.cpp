#include <QComboBox>
#include <QPlainTextEdit>
#include <QTabBar>
#include <QToolButton>

#include "Facts.h"
#include "WindowFixture.h"
#include "ui/edits/ProjectEdits.h"
#include "ui/models/BufferTableModel.h"
#include "ui/models/ProblemModel.h"
#include "ui/problems/LogView.h"
#include "ui/results/BufferView.h"
#include "ui/results/ChecksPanel.h"
#include "ui/setup/ExpressionEdit.h"
#include "ui/setup/SetupPanel.h"
#include "ui/setup/SetupRow.h"
#include "ui/setup/SetupSection.h"
#include "ui/widgets/ElidedLabel.h"
#include "ui/window/Messages.h"

using namespace kernelscope;

/// 3,000 parameters, 2,000 buffers and 300 steps, of which a third is in a repeat; most values are guessed.
static QByteArray largeProject()
{
    QStringList parameters, buffers, steps, inside, guesses;
    for (int i = 0; i < 3000; ++i) {
        parameters << QString(R"("p%1": %2)").arg(i).arg(16 + i % 5);
        guesses << QString(R"("/parameters/p%1": %2)").arg(i).arg(16 + i % 5);
    }
    for (int i = 0; i < 2000; ++i) {
        buffers << QString(R"({ "name": "b%1", "type": "int", "shape": ["p%1"] })").arg(i);
        guesses << QString(R"("/buffers/b%1/shape": ["p%1"])").arg(i);
    }
    for (int i = 0; i < 100; ++i) {
        steps << QString(R"({ "write": "b%1" }, { "read": "b%1" })").arg(i);
        inside << QString(R"({ "fill": "b%1", "value": 0 })").arg(i);
    }
    steps.insert(50, QString(R"({ "repeat": { "while": "false", "steps": [ %1 ] } })").arg(inside.join(',')));
    return QString(R"({ "kernelscope": 1, "title": "Large", "sources": ["a.cl"], "parameters": { %1 }, "buffers": [ %2 ], "plan": [ %3 ],
                        "guesses": { %4 } })")
        .arg(parameters.join(','), buffers.join(','), steps.join(','), guesses.join(','))
        .toUtf8();
}

/// Inputs far beyond the usual. Nothing here asserts on time: what is worse than linear shows as the test's own time limit.
class TestBigInput : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aSourceOf284KB()
    {
        WindowFixture f(WindowFixture::Fake);
        f.editor()->setText(QString("__kernel void k(__global int *a) { a[0] = 1; }\n").repeated(6000));
        QCOMPARE(f.session.document().texts.value("a.cl").size(), 6000 * 47);
        f.editor()->insert("// edited\n");
        QVERIFY(f.session.document().texts.value("a.cl").startsWith("// edited"));
        QVERIFY(!f.window.grab().isNull());
    }

    /// An editor shows its beginning; the text stays whole.
    void aLineOf5MB()
    {
        WindowFixture f(WindowFixture::Fake);
        const QString line = QString("word ").repeated(1'000'000);
        Project project = f.session.project();
        project.notes = "notes.md";
        f.session.setText("notes.md", "# Notes\n");
        f.session.setProject(project);
        for (const QString path : {"a.cl", "notes.md"}) {
            f.session.setText(path, "first\n" + line + "\nlast\n");
            CodeEditor *editor = f.window.editors().editor(path);
            QVERIFY(editor && editor->isReadOnly());
            QVERIFY(editor->text().size() < 250'000);
            QCOMPARE(factsOf(editor->text(1)).last(), "4,900,000");
            QCOMPARE(editor->text(2), "last\n");
            f.window.editors().setCurrentWidget(editor);
            QTest::keyClick(editor, Qt::Key_X);
            const QString told = f.window.messages().statusLine().text();
            QVERIFY2(told.contains(path) && told.contains("100,000"), qPrintable(told));
            f.window.editors().replaceText(path, line);
            QCOMPARE(f.session.document().texts.value(path), line);
        }
        QVERIFY(f.session.save());
        QCOMPARE(f.fileText("notes.md").size(), line.size());
        f.session.setText("a.cl", "__constant char t[] = {" + QString("1,").repeated(45'000) + "};\n"); // As tables are written.
        QVERIFY(!f.editor()->isReadOnly());
        f.session.setText("a.cl", "short\n");
        QVERIFY(!f.editor()->isReadOnly());
        f.editor()->append("more\n");
        QCOMPARE(f.session.document().texts.value("a.cl"), "short\nmore\n");
        QVERIFY(f.session.save());
        QCOMPARE(f.fileText("notes.md").size(), line.size());
    }

    void aHundredThousandMessagesOfTheCompiler()
    {
        WindowFixture f(WindowFixture::Fake);
        f.editor()->setText(QString("x\n").repeated(50'000));
        QList<Diagnostic> diagnostics;
        for (int i = 0; i < 100'000; ++i)
            diagnostics.append({Severity::Error, "a.cl", 1 + i % 50'000, 1, QString("message %1").arg(i)});
        f.editor()->showDiagnostics(diagnostics);
        QVERIFY(!f.editor()->markedLines().isEmpty());
        ProblemModel model;
        model.setEntries(problemsOf({}, diagnostics, nullptr));
        QCOMPARE(model.rowCount(), 100'000);
        f.editor()->showDiagnostics({});
        QCOMPARE(f.editor()->markedLines(), QList<int>());
    }

    void aProjectOfThousandsOfParametersAndBuffers()
    {
        WindowFixture f(WindowFixture::Fake);
        f.write("p.kscope", largeProject());
        QVERIFY(f.window.files().open(f.folder.path()));
        SetupPanel &setup = f.window.setup();
        const auto rows = [&] { return setup.findChildren<SetupRow *>().size(); };
        constexpr qsizetype most = 3 * SetupSection::mostRows + 1; // A repeat is shown with its steps.
        QVERIFY2(rows() <= most, qPrintable(QString::number(rows())));
        const QStringList far{"/parameters/p2999", "/buffers/1500/shape/0", "/plan/100/repeat/steps/99/value", "/plan/200/read"};
        for (const QString &path : far) {
            QVERIFY2(setup.reveal(path), qPrintable(path));
            const auto fields = setup.findChildren<ExpressionEdit *>();
            const auto boxes = setup.findChildren<ChoiceBox *>();
            QVERIFY2(std::ranges::count(fields, path, &ExpressionEdit::path) + std::ranges::count(boxes, path, &ChoiceBox::path) == 1,
                     qPrintable(path));
            QVERIFY2(rows() <= most, qPrintable(QString::number(rows())));
        }
        f.window.edits().change("rename", {}, [](Project &project) { project.buffers[1999].name = "last"; });
        QCOMPARE(f.session.project().guesses.size(), 4999);
        QVERIFY2(rows() <= most, qPrintable(QString::number(rows())));
        f.window.edits().undoStack().undo();
        QCOMPARE(f.session.project().guesses.size(), 5000);
        f.append("// edited\n");
        QVERIFY(!f.window.grab().isNull());
    }

    void rowsAreShownAHundredAtATime()
    {
        WindowFixture f(WindowFixture::Fake);
        QVERIFY(!f.window.setup().findChild<QComboBox *>("pages")); // of a usual project
        f.write("p.kscope", largeProject());
        QVERIFY(f.window.files().open(f.folder.path()));
        const auto pages = [&] { return f.window.setup().findChild<QComboBox *>("pages"); };
        const auto button = [&](const QString &name) {
            for (auto *each : f.window.setup().findChildren<QToolButton *>()) {
                if (each->objectName() == name)
                    return each;
            }
            return static_cast<QToolButton *>(nullptr);
        };
        const auto firstParameter = [&] { return f.window.setup().findChildren<SetupRow *>().first()->findChild<ElidedLabel *>()->text(); };
        QCOMPARE(pages()->count(), 30);
        QCOMPARE(pages()->itemText(1), QString("101 to 200 of 3,000, from p100"));
        QVERIFY(!button("previous")->isEnabled());
        button("next")->click();
        QTRY_COMPARE(firstParameter(), QString("p100"));
        QCOMPARE(pages()->currentIndex(), 1);
        Q_EMIT pages()->activated(29);
        QTRY_COMPARE(firstParameter(), QString("p2900"));
        QVERIFY(!button("next")->isEnabled());
        f.window.edits().change("remove", {}, [](Project &project) { project.parameters.resize(150); });
        QCOMPARE(firstParameter(), QString("p100"));
        f.window.edits().undoStack().undo();
        QVERIFY(f.window.files().open(f.folder.path()));
        QCOMPARE(firstParameter(), QString("p0"));
    }

    void resultsOfThousandsOfBuffersAndChecks()
    {
        Appearance appearance;
        QList<BufferResult> buffers(2000);
        for (int i = 0; i < 2000; ++i)
            buffers[i].name = QString("b%1").arg(i);
        BufferView view(appearance);
        view.resize(900, 600);
        view.setVisible(true);
        view.show(buffers, {}, "b1500");
        QCOMPARE(view.findChild<QTabBar *>()->count(), 0);
        QVERIFY(view.reveal("b1999", {}));
        QCOMPARE(view.model().buffer().name, QString("b1999"));
        QList<CheckResult> checks(3000);
        for (CheckResult &check : checks)
            check.passed = true;
        checks[2998].passed = false;
        checks[2998].name = "the one that failed";
        ChecksPanel panel(appearance);
        panel.show(checks);
        const auto rows = panel.findChildren<QWidget *>(QString(), Qt::FindDirectChildrenOnly);
        QCOMPARE(rows.size(), 21);
        QVERIFY(rows.first()->findChildren<QLabel *>().last()->text().contains(checks[2998].name));
        QVERIFY(rows.last()->findChildren<QLabel *>().last()->text().contains("2,980 more checks"));
    }

    void aMebibyteOfOutput_data()
    {
        QTest::addColumn<QString>("text");
        QTest::newRow("short lines") << QString("item 1\n").repeated(150'000);
        QTest::newRow("one line") << QString(1 << 20, 'x');
    }
    void aMebibyteOfOutput()
    {
        QFETCH(QString, text);
        Appearance appearance;
        LogView log(appearance, "Output", {});
        log.resize(600, 300);
        log.show();
        log.showText(text);
        QVERIFY(!log.grab().isNull());
        QCOMPARE(log.text().remove('\n'), QString(text).remove('\n'));
        log.showText("short");
        QCOMPARE(log.text(), QString("short"));
    }
};

QTEST_MAIN(TestBigInput)
#include "tst_biginput.moc"
