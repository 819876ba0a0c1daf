#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QToolTip>

#include "WindowFixture.h"
#include "tests/ui/Facts.h"
#include "ui/editor/CodeAssist.h"
#include "ui/editor/CodeCompletion.h"
#include "ui/editor/CodeSignatures.h"
#include "ui/editor/CompletionPopup.h"
#include "ui/editor/EditorPlaces.h"
#include "ui/editor/HoverText.h"
#include "ui/editor/RenameField.h"
#include "ui/editor/SnippetFields.h"
#include "ui/edits/ProjectEdits.h"
#include "ui/edits/ProjectNames.h"
#include "ui/setup/SetupPanel.h"
#include "ui/widgets/GoToPopup.h"
#include "ui/window/WindowActions.h"

using namespace kernelscope;

/// What the editor makes of a language server's answers, which a script gives, and what it does without one.
class TestCodeAssist : public QObject
{
    Q_OBJECT

private:
    struct Script
    {
        QStringList command() const { return {FAKE_SERVER, scriptFolder.filePath("replies.json")}; }
        /// With ' for ", and FOLDER for the project's.
        void reply(QByteArray replies, const QString &projectFolder) const
        {
            replies.replace('\'', '"').replace("FOLDER", "file://" + projectFolder.toUtf8());
            QFile file(scriptFolder.filePath("replies.json"));
            if (!file.open(QIODevice::WriteOnly) || file.write(replies) != replies.size() || !QJsonDocument::fromJson(replies).isObject())
                qFatal("no script: %s", replies.constData());
        }
        QTemporaryDir scriptFolder;
    };

    enum Server { None, Scripted };

    struct Assisted : Script, WindowFixture
    {
        /// `text`: the cursor stands at its end.
        explicit Assisted(const QString &text, Server server = None)
            : WindowFixture(Fake, {}, {QDir::tempPath()}, server == None ? QStringList() : command())
        {
            connect(&window.assist(), &CodeAssist::said, &window, [this](const QString &message, bool isProblem) {
                said = message;
                complains = isProblem;
            });
            session.setText("a.cl", text);
            window.activateWindow();
            isReady = QTest::qWaitForWindowActive(&window);
            editor()->setFocus();
            editor()->SendScintilla(QsciScintillaBase::SCI_DOCUMENTEND);
        }
        void replies(const QByteArray &all) { reply(all, folder.path()); }
        void putCursor(int line, int column) { editor()->setCursorPosition(line, column); }
        QString cursor()
        {
            int line = 0, column = 0;
            editor()->getCursorPosition(&line, &column);
            return QString("%1:%2").arg(line).arg(column);
        }
        void type(const QString &text)
        {
            for (const QChar c : text)
                c == u'\n' ? press(Qt::Key_Return) : QTest::keyClick(editor(), c.toLatin1());
        }
        void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) { QTest::keyClick(editor(), key, modifiers); }
        QStringList offered()
        {
            QStringList names;
            const CompletionPopup *popup = window.assist().completion().popup();
            for (const Completion &completion : popup && popup->isVisible() ? popup->shown() : QList<Completion>())
                names << completion.name + completion.rest;
            return names;
        }
        void writeSnippet(const QString &typed)
        {
            type(typed);
            const QStringList names = offered();
            const auto isSnippet = [](const QString &name) { return name.endsWith(QChar(0x2026)); };
            for (auto row = std::ranges::find_if(names, isSnippet) - names.begin(); row > 0; --row)
                press(Qt::Key_Down);
            press(Qt::Key_Tab);
        }
        QString said;
        bool complains = false; ///< with what was said
        bool isReady = false;
    };

    static void renameAt(Assisted &f, int line, int column, const QString &name)
    {
        f.putCursor(line, column);
        f.window.actionList().rename->trigger();
        auto *field = f.window.findChild<RenameField *>();
        QVERIFY(field);
        field->setText(name);
        QTest::keyClick(field, Qt::Key_Return);
    }

private Q_SLOTS:
    void wordsAreOfferedWithoutAServer()
    {
        Assisted f("int my_total;\n");
        f.type("my");
        QCOMPARE(f.offered().value(0), QString("my_total"));
        QVERIFY2(f.said.contains("clangd"), qPrintable(f.said)); // how there would be more
        f.press(Qt::Key_Escape);
        QCOMPARE(f.offered(), QStringList());
        f.type("_t");
        QCOMPARE(f.offered().value(0), QString("my_total"));
        f.press(Qt::Key_Backspace);
        QCOMPARE(f.offered().value(0), QString("my_total"));
        f.press(Qt::Key_Tab);
        QCOMPARE(f.editor()->text(), QString("int my_total;\nmy_total"));
        QCOMPARE(f.session.document().texts["a.cl"], QString("int my_total;\nmy_total"));
        f.type(" = get_global_i");
        QCOMPARE(f.offered().value(0), QString("get_global_id"));
        f.press(Qt::Key_Left);
        f.press(Qt::Key_Home);
        QTRY_COMPARE(f.offered(), QStringList());
    }

    /// Also at a button that leaves the keyboard to the code.
    void aClickElsewhereEndsWhatIsOffered()
    {
        Assisted f("int my_total;\n");
        QVERIFY(f.isReady);
        f.type("my");
        QVERIFY(!f.offered().isEmpty());
        QTest::mouseClick(&f.window.setup(), Qt::LeftButton, {}, QPoint(3, 3));
        QCOMPARE(f.offered(), QStringList());
        f.type("_t");
        QVERIFY(!f.offered().isEmpty());
        f.window.setup().findChild<QLineEdit *>()->setFocus();
        QCOMPARE(f.offered(), QStringList());
    }

    void aChangeOfTheSetUpEndsAStepOfUndo()
    {
        Assisted f("");
        f.type("a");
        f.window.edits().change("n", {}, [](Project &project) { project.title = "other"; });
        f.type("b");
        f.editor()->undo();
        QCOMPARE(f.editor()->text(), QString("a"));
    }

    void enterAfterAWholeNameIsANewLine()
    {
        Assisted f("");
        f.type("int");
        QVERIFY(f.offered().contains("int2"));
        f.press(Qt::Key_Return);
        QCOMPARE(f.editor()->text(), QString("int\n"));
        QCOMPARE(f.offered(), QStringList());
    }

    void nothingIsOfferedInCommentsStringsAndNumbers()
    {
        Assisted f("// ");
        f.type("get_gl");
        QCOMPARE(f.offered(), QStringList());
        f.type("\n\"get_gl");
        QCOMPARE(f.offered(), QStringList());
        f.type("\"\n0x12ab");
        QCOMPARE(f.offered(), QStringList());
        f.type("\nget_gl");
        QVERIFY(!f.offered().isEmpty());
    }

    void whatIsOfferedIsAskedFor()
    {
        Assisted f("float4 pixel;\n");
        f.window.actionList().complete->trigger();
        QVERIFY(f.offered().contains("pixel"));
        f.press(Qt::Key_Down);
        QVERIFY(!f.offered().isEmpty());
        f.editor()->clearFocus();
        QCOMPARE(f.offered(), QStringList());
    }

    void aSnippetIsWrittenWithTheLinesIndent()
    {
        Assisted f("void f(int n)\n{\n    \n}\n");
        f.editor()->setCursorPosition(2, 4);
        f.writeSnippet("gua");
        QCOMPARE(f.editor()->text(),
                 QString("void f(int n)\n{\n    int i = get_global_id(0);\n    if (i >= n)\n        return;\n    \n}\n"));
        f.press(Qt::Key_Escape);
        f.type("x.gua");
        QVERIFY(!f.offered().contains("guard \u2026"));
    }

    void theFieldsOfASnippetAreGoneThrough()
    {
        Assisted f("");
        const auto write = [&f] {
            f.press(Qt::Key_A, Qt::ControlModifier);
            f.writeSnippet("for");
        };
        write();
        QCOMPARE(f.editor()->text(), QString("for (int i = 0; i < n; ++i) {\n    \n}"));
        f.type("row");
        QCOMPARE(f.editor()->text(), QString("for (int row = 0; row < n; ++row) {\n    \n}"));
        f.press(Qt::Key_Tab);
        f.type("1");
        QCoreApplication::processEvents();
        f.press(Qt::Key_Backtab, Qt::ShiftModifier);
        f.type("k");
        f.press(Qt::Key_Tab);
        f.type("size");
        f.press(Qt::Key_Tab); // Not the name that is offered.
        QCOMPARE(f.editor()->text(), QString("for (int k = 0; k < size; ++k) {\n    \n}"));
        QCOMPARE(f.cursor(), QString("1:4"));
        f.press(Qt::Key_Tab); // There are no more fields.
        QCOMPARE(f.cursor(), QString("1:8"));
        write();
        f.press(Qt::Key_Escape);
        f.type("k");
        QCOMPARE(f.editor()->text(), QString("for (int k = 0; i < n; ++i) {\n    \n}"));
        write();
        f.putCursor(1, 4);
        QTRY_VERIFY(f.window.isActiveWindow() && !f.editor()->findChild<SnippetFields *>());
        f.press(Qt::Key_Tab);
        QCOMPARE(f.editor()->text(), QString("for (int i = 0; i < n; ++i) {\n        \n}"));
    }

    void aFieldOfASnippetIsTypedAsOneStep()
    {
        Assisted f("");
        f.writeSnippet("for");
        f.type("one");
        f.editor()->undo();
        QCOMPARE(f.editor()->text(), QString("for (int i = 0; i < n; ++i) {\n    \n}"));
        f.editor()->undo();
        QVERIFY(!f.editor()->text().contains("int"));
        QTRY_VERIFY(!f.editor()->findChild<SnippetFields *>());
    }

    void aWholeKeywordMeansNoOtherName()
    {
        Assisted f("int atomic_fetch_or_so, get_enqueued_size;\n");
        f.type("for");
        QVERIFY2(!f.offered().contains("atomic_fetch_or_so"), qPrintable(f.offered().join(' ')));
        QVERIFY(f.offered().contains("for \u2026"));
        f.press(Qt::Key_Escape);
        f.type("\nel");
        QVERIFY2(!f.offered().contains("get_enqueued_size"), qPrintable(f.offered().join(' ')));
        f.press(Qt::Key_Escape);
        f.type("\ngetsiz");
        QVERIFY2(f.offered().contains("get_enqueued_size"), qPrintable(f.offered().join(' ')));
    }

    void aSnippetWhoseNameIsTypedComesFirst()
    {
        Assisted f("int kernel_size;\n");
        f.type("kerne");
        QCOMPARE(f.offered().last(), QString("kernel \u2026"));
        QVERIFY(f.offered().size() > 1);
        f.type("l");
        QCOMPARE(f.offered().first(), QString("kernel \u2026"));
    }

    void aSnippetIsShownWhole()
    {
        Assisted f("");
        f.type("tile");
        for (qsizetype row = f.offered().size() - 1; row > 0; --row)
            f.press(Qt::Key_Down);
        const CompletionPopup &popup = *f.window.assist().completion().popup();
        QVERIFY(popup.isVisible());
        const auto *code = popup.findChild<QLabel *>();
        QVERIFY(code->text().endsWith("\n}"));
        QVERIFY(popup.rect().contains(code->geometry()));
        QVERIFY(code->height() >= code->sizeHint().height() && code->width() >= code->sizeHint().width());
    }

    void componentsOfVectorsAreOffered()
    {
        Assisted f("float4 v;\n", Scripted);
        f.replies("{'textDocument/completion':{'items':[]}}");
        f.type("v.");
        const auto offeredNow = [&] { // once the server is ready
            f.window.actionList().complete->trigger();
            QTest::qWait(20);
            return f.offered();
        };
        QTRY_VERIFY(offeredNow().contains("x"));
        QVERIFY2(f.offered().contains("lo"), qPrintable(f.offered().join(' ')));
    }

    void aVectorHasItsOwnComponentsAlone()
    {
        Assisted f("struct P { int id; float3 pos, speed; };\n", Scripted);
        f.replies("{'textDocument/completion':{'items':[]}}");
        const auto offeredNow = [&] { // once the server is ready
            f.window.actionList().complete->trigger();
            QTest::qWait(20);
            return f.offered();
        };
        f.type("q->speed.");
        QTRY_VERIFY(offeredNow().contains("z"));
        QVERIFY2(!f.offered().contains("w") && !f.offered().contains("s3"), qPrintable(f.offered().join(' ')));
        f.type("x; q->");
        QCOMPARE(offeredNow(), QStringList());
        f.type("id.");
        QCOMPARE(offeredNow(), QStringList());
    }

    void directivesAndFilesAreOffered()
    {
        Assisted f("");
        f.write("body.h", "int body_size;\n");
        f.write("a.cl", "#include \"body.h\"\n");
        QVERIFY(f.window.files().open(f.folder.path()));
        f.editor()->setFocus();
        f.editor()->SendScintilla(QsciScintillaBase::SCI_DOCUMENTEND);
        f.type("#in");
        QCOMPARE(f.offered(), QStringList{"include"});
        f.press(Qt::Key_Return);
        f.type(" \"");
        QCOMPARE(f.offered(), QStringList{"body.h"});
        f.type("bo");
        QCOMPARE(f.offered(), QStringList{"body.h"});
        f.press(Qt::Key_Return);
        QCOMPARE(f.offered(), QStringList());
        f.type("\"");
        QCOMPARE(f.editor()->text(), QString("#include \"body.h\"\n#include \"body.h\""));
    }

    /// Notes above it come and go.
    void whatIsOfferedStaysAtItsLine()
    {
        Assisted f("int my_total;\n");
        f.type("my");
        QVERIFY(!f.offered().isEmpty());
        const CompletionPopup &popup = *f.window.assist().completion().popup();
        const int before = popup.y();
        f.editor()->annotate(0, "a note", 0);
        QTRY_VERIFY(popup.y() > before);
        f.editor()->clearAnnotations(0);
        QTRY_COMPARE(popup.y(), before);
    }

    void whatTheServerKnowsIsOffered()
    {
        Assisted f("// gr\u00f6\u00dfe \U0001F600\n", Scripted);
        f.replies("{'textDocument/completion':{'items':["
                  "{'label':' max_of(__private float x)','insertText':'max_of','kind':3,'sortText':'2','detail':'float'},"
                  "{'label':' maximum()','insertText':'maximum','kind':3,'sortText':'1','detail':'int'}]},"
                  "'textDocument/signatureHelp':{'signatures':[{'label':'max_of(float x) -> float','parameters':[{'label':[7,14]}]}]}}");
        f.type("ma");
        QTRY_COMPARE(f.offered(), (QStringList{"maximum()", "max_of(float x)"}));
        f.press(Qt::Key_Down);
        f.press(Qt::Key_Return);
        QVERIFY2(f.editor()->text().endsWith("\nmax_of("), qPrintable(f.editor()->text()));
        QTRY_COMPARE(f.window.assist().signatures().shown(), QString("max_of(<b>float x</b>) -&gt; float"));
        const QString note = "to match this";
        f.editor()->showDiagnostics({{Severity::Note, "a.cl", 1, 1, note}});
        QVERIFY(f.editor()->annotation(0).isEmpty()); // It would move the line that is typed.
        f.press(Qt::Key_Escape);
        QCOMPARE(f.window.assist().signatures().shown(), QString());
        QTRY_VERIFY(f.editor()->annotation(0).contains(note));
        f.editor()->clearDiagnostics();
        f.editor()->undo();
        QVERIFY2(f.editor()->text().endsWith("\nma"), qPrintable(f.editor()->text()));
    }

    /// Of what was written with a name the keys may follow.
    void bracketsOfACallAreNotDoubled_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("text");
        QTest::newRow("one") << "max_of"
                             << "(x)"
                             << "max_of(x)";
        QTest::newRow("two are meant") << "max_of"
                                       << "((x)"
                                       << "max_of((x)";
        QTest::newRow("none is typed") << "max_of"
                                       << "x("
                                       << "max_of(x(";
        QTest::newRow("both") << "maximum"
                              << "();"
                              << "maximum();";
        QTest::newRow("the last of what is around") << "maximum"
                                                    << ");"
                                                    << "maximum());";
    }
    void bracketsOfACallAreNotDoubled()
    {
        QFETCH(QString, name);
        QFETCH(QString, typed);
        QFETCH(QString, text);
        Assisted f("", Scripted);
        f.replies("{'textDocument/completion':{'items':["
                  "{'label':' max_of(__private float x)','insertText':'max_of','kind':3,'sortText':'2','detail':'float'},"
                  "{'label':' maximum()','insertText':'maximum','kind':3,'sortText':'1','detail':'int'}]}}");
        f.type(name.left(4));
        QTRY_VERIFY(f.offered().value(0).startsWith(name + "("));
        f.press(Qt::Key_Return);
        f.type(typed);
        QCOMPARE(f.editor()->text(), text);
    }

    void aBracketThatIsTypedLaterIsWritten()
    {
        Assisted f("", Scripted);
        f.replies("{'textDocument/completion':{'items':["
                  "{'label':' max_of(__private float x)','insertText':'max_of','kind':3,'sortText':'2','detail':'float'}]}}");
        f.type("max_");
        QTRY_COMPARE(f.offered().size(), 1);
        f.press(Qt::Key_Return);
        f.press(Qt::Key_Left);
        f.press(Qt::Key_Right);
        f.type("(");
        QCOMPARE(f.editor()->text(), QString("max_of(("));
    }

    void overloadsAreGoneThrough()
    {
        Assisted f("", Scripted);
        f.replies("{'textDocument/signatureHelp':{'activeParameter':1,'signatures':["
                  "{'label':'f(int a)','parameters':[{'label':[2,7]}]},"
                  "{'label':'f(int a, int b)','parameters':[{'label':[2,7]},{'label':[9,14]}],'documentation':'Adds.'}]}}");
        f.window.actionList().complete->trigger(); // starts it
        f.press(Qt::Key_Escape);
        const auto shown = [&] { return f.window.assist().signatures().shown(); };
        for (int i = 0; i < 200 && shown().isEmpty(); ++i) { // it is ready at some time
            f.type("f(a,");
            QTest::qWait(50);
        }
        QCOMPARE(shown(), QString("f(int a, <b>int b</b>)&nbsp; 2 of 2<br>Adds."));
        f.press(Qt::Key_Down);
        QCOMPARE(shown(), QString("f(int a)&nbsp; 1 of 2"));
        f.press(Qt::Key_Up);
        QVERIFY(shown().contains("2 of 2"));
    }

    void oneGoesToTheDefinitionAndBack()
    {
        Assisted f("int one;\nint two = one;\n", Scripted);
        f.replies("{'textDocument/definition':[{'uri':'FOLDER/"
                  "a.cl','range':{'start':{'line':0,'character':4},'end':{'line':0,'character':7}}}]}");
        f.putCursor(1, 11);
        QTest::keyClick(f.editor(), Qt::Key_F12);
        QTRY_COMPARE(f.cursor(), QString("0:4"));
        f.press(Qt::Key_Left, Qt::AltModifier);
        QCOMPARE(f.cursor(), QString("1:11"));
        f.press(Qt::Key_Right, Qt::AltModifier);
        QCOMPARE(f.cursor(), QString("0:4"));
        f.press(Qt::Key_Right, Qt::AltModifier);
        QCOMPARE(f.cursor(), QString("0:4"));
    }

    void whatIsDefinedElsewhereIsSaid()
    {
        Assisted f("barrier(0);\n", Scripted);
        const char *range = "'range':{'start':{'line':0,'character':4},'end':{'line':0,'character':7}}";
        f.replies(QByteArray("{'textDocument/definition':[{'uri':'file:///usr/include/opencl-c.h',") + range + "}]}");
        f.putCursor(0, 2);
        f.window.actionList().definition->trigger();
        const auto named = [&] { return factsOf(f.said, {"barrier", "/etc/passwd"}); };
        QTRY_COMPARE(named(), QStringList{"barrier"});
        QVERIFY(!f.complains);
        f.replies(QByteArray("{'textDocument/definition':[{'uri':'file:///etc/passwd',") + range + "}]}");
        f.window.actionList().definition->trigger();
        QTRY_COMPARE(named(), (QStringList{"barrier", "/etc/passwd"}));
        QVERIFY(!f.complains);
        f.replies("{'textDocument/definition':[]}");
        f.window.actionList().definition->trigger();
        QTRY_COMPARE(named(), QStringList{"barrier"});
        QVERIFY(f.complains);
    }

    /// clangd takes them for the function that they stand before.
    void aKeywordHasNoDefinition()
    {
        Assisted f("__kernel void f() {}\n", Scripted);
        f.replies("{'textDocument/definition':[{'uri':'FOLDER/"
                  "a.cl','range':{'start':{'line':0,'character':14},'end':{'line':0,'character':15}}}]}");
        f.putCursor(0, 2);
        f.window.actionList().definition->trigger();
        QTRY_COMPARE(f.said, QString("__kernel is built into OpenCL C."));
        QCOMPARE(f.cursor(), QString("0:2"));
    }

    void usesAreListed()
    {
        Assisted f("int one;\nint two =  one;\n", Scripted);
        f.replies("{'textDocument/references':["
                  "{'uri':'FOLDER/a.cl','range':{'start':{'line':0,'character':4},'end':{'line':0,'character':7}}},"
                  "{'uri':'FOLDER/a.cl','range':{'start':{'line':1,'character':11},'end':{'line':1,'character':14}}},"
                  "{'uri':'FOLDER/a.cl','range':{'start':{'line':99,'character':1},'end':{'line':99,'character':4}}},"
                  "{'uri':'FOLDER/other.cl','range':{'start':{'line':0,'character':1},'end':{'line':0,'character':4}}}]}");
        f.putCursor(0, 5);
        f.window.actionList().uses->trigger();
        GoToPopup *popup = nullptr;
        QTRY_VERIFY((popup = f.window.findChild<GoToPopup *>()));
        QCOMPARE(popup->shownNames(), (QStringList{"int one;", "int two = one;"}));
        QTest::keyClick(&popup->filter(), Qt::Key_Down);
        QTest::keyClick(&popup->filter(), Qt::Key_Return);
        QCOMPARE(f.cursor(), QString("1:11"));
        f.window.actionList().back->trigger();
        QCOMPARE(f.cursor(), QString("0:5"));
    }

    void aNameIsChangedEverywhere()
    {
        Assisted f(QString::fromUtf8("#include \"b.h\"\r\n/* \U0001F600 */ int one;\r\nint two = one;\r\n"), Scripted);
        f.session.setText("b.h", "extern int one;\n");
        QTRY_VERIFY(f.editor("b.h"));
        f.window.editors().setCurrentWidget(f.editor());
        f.editor()->setFocus();
        f.replies("{'textDocument/rename':{'changes':{"
                  "'FOLDER/a.cl':[{'newText':'first','range':{'start':{'line':1,'character':13},'end':{'line':1,'character':16}}},"
                  "{'newText':'first','range':{'start':{'line':2,'character':10},'end':{'line':2,'character':13}}}],"
                  "'FOLDER/b.h':[{'newText':'first','range':{'start':{'line':0,'character':11},'end':{'line':0,'character':14}}}]}}}");
        f.putCursor(2, 11);
        QTest::keyClick(f.editor(), Qt::Key_F2);
        auto *field = f.window.findChild<RenameField *>();
        QVERIFY(field);
        QCOMPARE(field->text(), QString("one"));
        QTest::keyClicks(field, "1first"); // no name begins with a number
        QTest::keyClick(field, Qt::Key_Return);
        QTRY_COMPARE(f.editor()->text(), QString::fromUtf8("#include \"b.h\"\r\n/* \U0001F600 */ int first;\r\nint two = first;\r\n"));
        QCOMPARE(f.editor("b.h")->text(), QString("extern int first;\n"));
        QCOMPARE(factsOf(f.said, {"first"}), (QStringList{"first", "3", "2"})); // Three places in two texts.
        f.editor()->setFocus();
        f.press(Qt::Key_Z, Qt::ControlModifier); // In both.
        QVERIFY(f.editor()->text().contains("int two = one;"));
        QVERIFY(f.editor()->text().contains("int one;"));
        QCOMPARE(f.editor("b.h")->text(), QString("extern int one;\n"));
        f.press(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(f.editor()->text().contains("int two = first;"));
        QCOMPARE(f.editor("b.h")->text(), QString("extern int first;\n"));
        f.editor("b.h")->append("int more;\n"); // What came afterwards stays.
        f.press(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(f.editor()->text().contains("int two = one;"));
        QCOMPARE(f.editor("b.h")->text(), QString("extern int first;\nint more;\n"));
        QVERIFY(f.window.messages().isVisible()); // Else nobody would know why the code no longer compiles.
        QCOMPARE(factsOf(f.window.messages().text(), {"a.cl", "b.h"}), (QStringList{"a.cl", "b.h"})); // What changed, what stayed.
        f.press(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(f.editor()->text().contains("int two = first;"));
        QVERIFY2(!f.window.messages().isVisible(), qPrintable(f.window.messages().text())); // Both have the new name again.
        f.press(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(f.window.messages().isVisible());
        f.window.messages().buttons().first()->click();
        QTRY_COMPARE(f.window.editors().currentEditor(), f.editor("b.h"));
        QTRY_VERIFY(!f.window.messages().isVisible());
    }

    /// It is text, which clangd renames nothing of.
    void aMacroIsChangedEverywhere()
    {
        Assisted f("#include \"b.h\"\nint a[BINS], BINS2, b = BINS;\n");
        f.session.setText("b.h", "#define BINS 4\n#define LAST (BINS - 1)\n");
        QTRY_VERIFY(f.editor("b.h"));
        f.window.editors().setCurrentWidget(f.editor());
        f.editor()->setFocus();
        f.putCursor(1, 7);
        QTest::keyClick(f.editor(), Qt::Key_F2);
        auto *field = f.window.findChild<RenameField *>();
        QVERIFY(field);
        field->setText("SLOTS");
        QTest::keyClick(field, Qt::Key_Return);
        QTRY_COMPARE(f.editor()->text(), QString("#include \"b.h\"\nint a[SLOTS], BINS2, b = SLOTS;\n"));
        QCOMPARE(f.editor("b.h")->text(), QString("#define SLOTS 4\n#define LAST (SLOTS - 1)\n"));
        QCOMPARE(factsOf(f.said, {"SLOTS"}), (QStringList{"SLOTS", "4", "2"}));
        f.editor()->setFocus();
        f.press(Qt::Key_Z, Qt::ControlModifier); // In both.
        QVERIFY(f.editor()->text().contains("a[BINS]"));
        QVERIFY(f.editor("b.h")->text().contains("define BINS 4"));
    }

    void aMacroInMorePlacesThanAreFoundKeepsItsName()
    {
        Assisted f("#include \"b.h\"\n#define T 4\n");
        const QString many = "T\n" + QString("T T T T T T T T T T\n").repeated(10'000);
        f.session.setText("b.h", many);
        QTRY_VERIFY(f.editor("b.h"));
        f.window.editors().setCurrentWidget(f.editor());
        renameAt(f, 1, 8, "SIZE");
        QTRY_COMPARE(factsOf(f.said, {"b.h"}), QStringList{"b.h"});
        QVERIFY(f.complains);
        QCOMPARE(f.editor()->text(), QString("#include \"b.h\"\n#define T 4\n"));
        QCOMPARE(f.editor("b.h")->text(), many);
    }

    void whatIsOfTheLanguageKeepsItsName()
    {
        Assisted f("float a, step;\nuint n = mad(1, 2, 3);\n", Scripted);
        f.putCursor(1, 1);
        f.window.actionList().rename->trigger();
        QVERIFY(!f.window.findChild<RenameField *>());
        QVERIFY(f.complains);
        const QString ofLanguage = f.said;
        QCOMPARE(factsOf(ofLanguage, {"uint"}), QStringList{"uint"});
        f.said.clear();
        f.replies("{'textDocument/rename':{'changes':{}},'textDocument/definition':[{'uri':'file:///usr/lib/clang/include/opencl-c.h',"
                  "'range':{'start':{'line':7,'character':20},'end':{'line':7,'character':23}}}]}");
        renameAt(f, 1, 10, "fma2");
        QTRY_COMPARE(f.said, QString(ofLanguage).replace("uint", "mad"));
    }

    /// Whether the text has the name for itself the server knows.
    void aNameLikeABuiltInsIsChanged()
    {
        Assisted f("float a, step;\n", Scripted);
        f.replies("{'textDocument/rename':{'changes':{"
                  "'FOLDER/a.cl':[{'newText':'pace','range':{'start':{'line':0,'character':9},'end':{'line':0,'character':13}}}]}}}");
        renameAt(f, 0, 10, "pace");
        QTRY_COMPARE(f.editor()->text(), QString("float a, pace;\n"));
    }

    void aKernelIsLaunchedByItsNewName()
    {
        Project project;
        RepeatStep repeat;
        LaunchStep launch;
        launch.kernel = "add";
        repeat.steps << Step{{}, {}, {}, launch};
        project.plan << Step{{}, {}, {}, repeat} << Step{{}, {}, {}, launch};
        QVERIFY(renameKernel(project, "add", "sum"));
        QCOMPARE(std::get<LaunchStep>(project.plan[1].action).kernel, QString("sum"));
        QCOMPARE(std::get<LaunchStep>(std::get<RepeatStep>(project.plan[0].action).steps[0].action).kernel, QString("sum"));
        QVERIFY(!renameKernel(project, "add", "sum"));
    }

    void itIsSaidThatAKernelWasRenamed()
    {
        Assisted f("__kernel void add(__global const int *in, __global int *out) { out[0] = in[0]; }\n", Scripted);
        QTRY_VERIFY(!f.session.signature().kernels.isEmpty() && f.session.signature().kernels.first().place.line == 1);
        f.replies("{'textDocument/rename':{'changes':{"
                  "'FOLDER/a.cl':[{'newText':'sum','range':{'start':{'line':0,'character':14},'end':{'line':0,'character':17}}}]}}}");
        renameAt(f, 0, 15, "sum");
        QTRY_COMPARE(std::get<LaunchStep>(f.session.project().plan.first().action).kernel, QString("sum"));
        QCOMPARE(factsOf(f.window.messages().statusLine().shownText(), {"sum"}), (QStringList{"sum", "1", "1"}));
    }

    void aVariableNamedLikeAKernelIsNoKernel()
    {
        KernelSignature kernel;
        kernel.name = "sum";
        kernel.place = {"a.cl", 3, 13};
        const auto renamed = [](const QString &path, int line, int character) {
            return QList<ProjectEdit>{{path, {{{{line, character}, {line, character + 3}}, "total"}}}};
        };
        QVERIFY(renamesKernel(renamed("a.cl", 2, 12), kernel));
        QVERIFY(!renamesKernel(renamed("a.cl", 2, 30), kernel));
        QVERIFY(!renamesKernel(renamed("a.cl", 7, 12), kernel));
        QVERIFY(!renamesKernel(renamed("b.cl", 2, 12), kernel));
    }

    void editsThatDontFitChangeNothing_data()
    {
        QTest::addColumn<QByteArray>("changes");
        const QByteArray good = "{'newText':'x','range':{'start':{'line':0,'character':4},'end':{'line':0,'character':7}}}";
        const QByteArray beyond = "{'newText':'x','range':{'start':{'line':7,'character':4},'end':{'line':7,'character':7}}}";
        QTest::newRow("beyond the text") << QByteArray("{'FOLDER/a.cl':[" + good + "," + beyond + "]}");
        QTest::newRow("overlapping") << QByteArray("{'FOLDER/a.cl':[" + good + "," + good + "]}");
        QTest::newRow("another file") << QByteArray("{'FOLDER/a.cl':[" + good + "],'FOLDER/other.cl':[" + good + "]}");
        QTest::newRow("of the user") << QByteArray("{'FOLDER/a.cl':[" + good + "],'file:///home/me/.bashrc':[" + good + "]}");
        QTest::newRow("up and away") << QByteArray("{'FOLDER/../a.cl':[" + good + "]}");
        QTest::newRow("the project file") << QByteArray("{'FOLDER/p.kscope':[" + good + "]}");
        QTest::newRow("no edits") << QByteArray("{'FOLDER/a.cl':7}");
    }
    void editsThatDontFitChangeNothing()
    {
        QFETCH(const QByteArray, changes);
        Assisted f("int one;\n", Scripted);
        f.replies("{'textDocument/rename':{'changes':" + changes + "}}");
        f.putCursor(0, 5);
        f.window.actionList().rename->trigger();
        auto *field = f.window.findChild<RenameField *>();
        QVERIFY(field);
        QTest::keyClicks(field, "x");
        QTest::keyClick(field, Qt::Key_Return);
        QTRY_VERIFY(!f.said.isEmpty());
        QCOMPARE(f.editor()->text(), QString("int one;\n"));
    }

    void aRenameThatIsBrokenOffChangesNothing()
    {
        Assisted f("int one;\n", Scripted);
        f.putCursor(0, 5);
        f.window.actionList().rename->trigger();
        auto *field = f.window.findChild<RenameField *>();
        QVERIFY(field);
        QTest::keyClicks(field, "x");
        QTest::keyClick(field, Qt::Key_Escape);
        QTRY_VERIFY(!f.window.findChild<RenameField *>());
        QVERIFY(f.editor()->hasFocus());
        QCOMPARE(f.editor()->text(), QString("int one;\n"));
    }

    void anAnswerToAnOlderTextIsNone()
    {
        Assisted f("int one;\n", Scripted);
        f.replies("{'textDocument/formatting':[{'newText':'','range':{'start':{'line':0,'character':0},'end':{'line':0,'character':4}}}]}");
        f.window.actionList().format->trigger();
        f.type("x");
        QTRY_VERIFY2(f.said.contains("changed meanwhile"), qPrintable(f.said));
        QCOMPARE(f.editor()->text(), QString("int one;\nx"));
        f.window.actionList().format->trigger();
        QTRY_COMPARE(f.editor()->text(), QString("one;\nx"));
        f.editor()->undo();
        QCOMPARE(f.editor()->text(), QString("int one;\nx"));
    }

    void withoutAServerItIsSaid()
    {
        Assisted f("int one;\n");
        f.putCursor(0, 5);
        const WindowActions &actions = f.window.actionList();
        for (QAction *action : {actions.definition, actions.uses, actions.rename, actions.format}) {
            f.said.clear();
            action->trigger();
            QVERIFY2(f.said.contains("clangd"), qPrintable(action->text()));
        }
    }

    void whatTheCompilerProposesIsMade()
    {
        Assisted f("// \u00e4\nint one\nint two;\n");
        Diagnostic diagnostic{Severity::Error, "a.cl", 2, 8, "expected ';'", 2, 8, {{"a.cl", 2, 8, 2, 8, ";"}}};
        f.editor()->showDiagnostics({diagnostic});
        f.putCursor(0, 0);
        f.window.actionList().fix->trigger();
        QVERIFY(!f.said.isEmpty() && !f.complains); // That there is nothing.
        QCOMPARE(f.editor()->text(), QString("// \u00e4\nint one\nint two;\n"));
        f.putCursor(1, 0);
        f.window.actionList().fix->trigger();
        QCOMPARE(f.editor()->text(), QString("// \u00e4\nint one;\nint two;\n"));
        f.window.actionList().fix->trigger(); // not twice
        QCOMPARE(f.editor()->text(), QString("// \u00e4\nint one;\nint two;\n"));
        f.editor()->undo();
        QCOMPARE(f.editor()->text(), QString("// \u00e4\nint one\nint two;\n"));
        diagnostic.fixIts = {{"a.cl", 3, 5, 3, 8, "three"}, {"a.cl", 3, 1, 3, 4, "long"}, {"a.cl", 99, 1, 99, 1, ""}};
        f.editor()->showDiagnostics({diagnostic});
        f.window.actionList().fix->trigger();
        QVERIFY2(f.editor()->text().contains("long three;"), qPrintable(f.editor()->text()));
    }

    void linesBecomeCommentsAndCodeAgain()
    {
        Assisted f("void f()\n{\n    int a;\n\n        int b;\n}\n");
        f.editor()->setSelection(2, 0, 5, 0);
        f.press(Qt::Key_Slash, Qt::ControlModifier);
        QCOMPARE(f.editor()->text(), QString("void f()\n{\n    // int a;\n\n    //     int b;\n}\n"));
        f.press(Qt::Key_Slash, Qt::ControlModifier); // They are chosen still.
        QCOMPARE(f.editor()->text(), QString("void f()\n{\n    int a;\n\n        int b;\n}\n"));
    }

    void caretsAreAddedByKeys()
    {
        Assisted f("one\ntwo\nthree\n");
        f.putCursor(0, 2);
        f.press(Qt::Key_Down, Qt::ControlModifier | Qt::ShiftModifier);
        f.press(Qt::Key_Down, Qt::ControlModifier | Qt::ShiftModifier);
        f.type("x");
        QCOMPARE(f.editor()->text(), QString("onxe\ntwxo\nthxree\n"));
    }

    void blocksAreFoldedByAKey()
    {
        Assisted f("void f()\n{\n    int a;\n    int b;\n}\n");
        f.editor()->recolor();
        f.putCursor(2, 4);
        f.window.actionList().fold->trigger();
        QVERIFY(!f.editor()->SendScintilla(QsciScintillaBase::SCI_GETLINEVISIBLE, 2UL));
        f.window.actionList().fold->trigger();
        QVERIFY(f.editor()->SendScintilla(QsciScintillaBase::SCI_GETLINEVISIBLE, 2UL));
    }

    void aClosingBraceStandsBelowTheLineOfItsOpeningOne()
    {
        Assisted f("void f()\n{\n    for (;;)\n        a();\n    for (;;) {\n        b();\n");
        f.type("    }\nc();\n}");
        QVERIFY2(f.editor()->text().endsWith("        b();\n    }\n    c();\n}"), qPrintable(f.editor()->text()));
    }

    void newLinesAreIndentedByWhatStandsAbove()
    {
        Assisted f("void f()");
        f.type("\n{\nif (a)\nfor (;;)\nb();\nelse {\nc();\n}\nwhile (d)\n{\ne(); // {\n}\n}\n");
        QCOMPARE(f.editor()->text(),
                 QString("void f()\n{\n    if (a)\n        for (;;)\n            b();\n    else {\n        c();\n    }\n"
                         "    while (d)\n    {\n        e(); // {\n    }\n}\n"));
    }

    void whatIsHalfWrittenMovesNothing()
    {
        Assisted f("int a\nint b;\n");
        Diagnostic diagnostic;
        diagnostic.file = "a.cl";
        diagnostic.line = 1;
        diagnostic.column = 5;
        diagnostic.message = "expected ';'";
        const auto notes = [&](int line) { return f.editor()->SendScintilla(QsciScintillaBase::SCI_ANNOTATIONGETLINES, ulong(line)); };
        f.putCursor(0, 5);
        f.type("c");
        f.press(Qt::Key_Escape); // the list of names
        f.editor()->showDiagnostics({diagnostic});
        QCOMPARE(notes(0), 0L);
        QCOMPARE(f.editor()->markedLines(), QList<int>{1});
        f.putCursor(1, 0);
        QTRY_COMPARE(notes(0), 1L);
        f.putCursor(0, 6);
        f.type("d"); // What is there stays.
        f.editor()->showDiagnostics({diagnostic});
        QCOMPARE(notes(0), 1L);
    }

    void theWordAtTheCursorIsNotOffered()
    {
        Assisted f("__kernel void other(int n)\n{\n}\n");
        f.putCursor(0, 0);
        f.type("xyz");
        QVERIFY2(!f.offered().contains("xyz__kernel"), qPrintable(f.offered().join(u' ')));
    }

    void linesAreMovedAndDuplicated()
    {
        Assisted f("one\ntwo\nthree\n");
        f.putCursor(1, 1);
        f.press(Qt::Key_Up, Qt::AltModifier);
        QCOMPARE(f.editor()->text(), QString("two\none\nthree\n"));
        f.press(Qt::Key_Down, Qt::AltModifier);
        QCOMPARE(f.editor()->text(), QString("one\ntwo\nthree\n"));
        f.press(Qt::Key_D, Qt::ControlModifier);
        QCOMPARE(f.editor()->text(), QString("one\ntwo\ntwo\nthree\n"));
    }

    void linesOfAllCaretsAreChanged()
    {
        Assisted f("one\ntwo\nthree\nfour\nfive\nsix");
        const auto putCarets = [&f] {
            f.putCursor(1, 1);
            f.press(Qt::Key_Down, Qt::ControlModifier | Qt::ShiftModifier);
            f.editor()->SendScintilla(QsciScintillaBase::SCI_ADDSELECTION, ulong(f.editor()->positionFromLineIndex(4, 2)),
                                      long(f.editor()->positionFromLineIndex(4, 1)));
        };
        putCarets();
        f.press(Qt::Key_Slash, Qt::ControlModifier);
        QCOMPARE(f.editor()->text(), QString("one\n// two\n// three\nfour\n// five\nsix"));
        f.press(Qt::Key_Slash, Qt::ControlModifier); // The carets are there still.
        QCOMPARE(f.editor()->text(), QString("one\ntwo\nthree\nfour\nfive\nsix"));
        f.press(Qt::Key_Up, Qt::AltModifier);
        QCOMPARE(f.editor()->text(), QString("two\nthree\none\nfive\nfour\nsix"));
        f.press(Qt::Key_Up, Qt::AltModifier); // The uppermost can't.
        QCOMPARE(f.editor()->text(), QString("two\nthree\none\nfive\nfour\nsix"));
        f.press(Qt::Key_Down, Qt::AltModifier);
        f.press(Qt::Key_Down, Qt::AltModifier);
        QCOMPARE(f.editor()->text(), QString("one\nfour\ntwo\nthree\nsix\nfive"));
        f.press(Qt::Key_Down, Qt::AltModifier);
        QCOMPARE(f.editor()->text(), QString("one\nfour\ntwo\nthree\nsix\nfive"));
        f.editor()->undo(); // All lines at once.
        QCOMPARE(f.editor()->text(), QString("one\ntwo\nthree\nfour\nfive\nsix"));
        putCarets();
        f.press(Qt::Key_Up, Qt::AltModifier);
        QTest::keyClick(f.editor(), Qt::Key_X);
        QCOMPARE(f.editor()->text(), QString("txwo\ntxhree\none\nfxve\nfour\nsix"));
    }

    void linesAreDeletedCutAndCopied()
    {
        Assisted f("one\ntwo\nthree\nfour\nfive");
        f.putCursor(1, 1);
        f.press(Qt::Key_K, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(f.editor()->text(), QString("one\nthree\nfour\nfive"));
        f.press(Qt::Key_C, Qt::ControlModifier);
        QCOMPARE(QGuiApplication::clipboard()->text(), QString("three\n"));
        f.putCursor(0, 1);
        f.press(Qt::Key_Down, Qt::ControlModifier | Qt::ShiftModifier);
        f.press(Qt::Key_X, Qt::ControlModifier);
        QCOMPARE(QGuiApplication::clipboard()->text(), QString("one\nthree\n"));
        QCOMPARE(f.editor()->text(), QString("four\nfive"));
        f.putCursor(1, 2);
        f.press(Qt::Key_X, Qt::ControlModifier);
        QCOMPARE(QGuiApplication::clipboard()->text(), QString("five\n"));
        QCOMPARE(f.editor()->text(), QString("four"));
        f.editor()->setSelection(0, 1, 0, 3); // What is chosen comes first.
        f.press(Qt::Key_X, Qt::ControlModifier);
        QCOMPARE(f.editor()->text(), QString("fr"));
        QCOMPARE(QGuiApplication::clipboard()->text(), QString("ou"));
    }

    void aWholeLineIsPastedAboveTheCaret()
    {
        Assisted f("one\ntwo\nthree");
        f.putCursor(0, 1);
        f.press(Qt::Key_C, Qt::ControlModifier);
        f.putCursor(2, 2);
        f.press(Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(f.editor()->text(), QString("one\ntwo\none\nthree"));
        QCOMPARE(f.cursor(), QString("3:2"));
        f.putCursor(0, 0);
        f.press(Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(f.editor()->text(), QString("one\none\ntwo\none\nthree"));
        QCOMPARE(f.cursor(), QString("1:0"));
        f.editor()->undo();
        f.editor()->undo();
        QCOMPARE(f.editor()->text(), QString("one\ntwo\nthree"));
        f.editor()->setSelection(1, 0, 1, 3); // It goes in place of what is chosen.
        f.press(Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(f.editor()->text(), QString("one\none\n\nthree"));
        QGuiApplication::clipboard()->setText("four\n"); // Nobody copied it as a whole line.
        f.putCursor(3, 2);
        f.press(Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(f.editor()->text(), QString("one\none\n\nthfour\nree"));
    }

    void capitalsTypedAtManyCaretsAreOneStep()
    {
        Assisted f("one\ntwo\nthree");
        f.putCursor(0, 0);
        f.press(Qt::Key_Down, Qt::ControlModifier | Qt::ShiftModifier);
        for (const char letter : {'N', 'M', 'x', 'A'})
            QTest::keyClick(f.editor(), letter, letter == 'x' ? Qt::NoModifier : Qt::ShiftModifier);
        QCOMPARE(f.editor()->text(), QString("NMxAone\nNMxAtwo\nthree"));
        f.editor()->undo();
        QCOMPARE(f.editor()->text(), QString("one\ntwo\nthree"));
    }

    void occurrencesGetACaretEach()
    {
        Assisted f("int sum, sums;\nSum = sum;\n" + QString("x();\n").repeated(300) + "sum += 1;");
        f.putCursor(0, 5);
        f.press(Qt::Key_J, Qt::AltModifier); // The name at the caret comes first.
        QCOMPARE(f.editor()->selectionBegin(), 4);
        QCOMPARE(f.editor()->selectionEnd(), 7);
        f.press(Qt::Key_J, Qt::AltModifier);
        f.press(Qt::Key_J, Qt::AltModifier);
        QVERIFY(f.editor()->firstVisibleLine() > 200);
        f.press(Qt::Key_J, Qt::AltModifier); // There are no more.
        QCOMPARE(f.editor()->SendScintilla(QsciScintillaBase::SCI_GETSELECTIONS), 3L);
        f.type("all");
        const QString changed = "int all, sums;\nSum = all;\n" + QString("x();\n").repeated(300) + "all += 1;";
        QCOMPARE(f.editor()->text(), changed);
        f.editor()->undo();
        QVERIFY(f.editor()->text().startsWith("int sum, sums;\nSum = sum;\n"));
        f.putCursor(1, 7);
        f.press(Qt::Key_J, Qt::AltModifier | Qt::ShiftModifier);
        f.type("all");
        QCOMPARE(f.editor()->text(), changed);
    }

    void occurrencesInFoldedBlocksComeToSight()
    {
        Assisted f("int sum;\nvoid f()\n{\n    sum = 1;\n    sum = 2;\n}\n");
        f.editor()->recolor();
        f.putCursor(3, 4);
        f.window.actionList().fold->trigger();
        QVERIFY(!f.editor()->SendScintilla(QsciScintillaBase::SCI_GETLINEVISIBLE, 3UL));
        f.putCursor(0, 5);
        f.press(Qt::Key_J, Qt::AltModifier | Qt::ShiftModifier);
        QCOMPARE(f.editor()->SendScintilla(QsciScintillaBase::SCI_GETSELECTIONS), 3L);
        QVERIFY(f.editor()->SendScintilla(QsciScintillaBase::SCI_GETLINEVISIBLE, 3UL));
    }

    /// A whole name means that name alone, a part of one is looked for in all of them.
    void whatIsChosenIsLookedForInNames()
    {
        Assisted f("in_a, in_b, begin_c");
        f.editor()->setSelection(0, 0, 0, 3);
        f.press(Qt::Key_J, Qt::AltModifier | Qt::ShiftModifier);
        f.type("x");
        QCOMPARE(f.editor()->text(), QString("xa, xb, begxc"));
        f.putCursor(0, 3); // No name is there.
        f.press(Qt::Key_J, Qt::AltModifier);
        QCOMPARE(f.editor()->selectionBegin(), f.editor()->selectionEnd());
    }

    void whatClangdSaysIsMadeReadable()
    {
        const QString said = hoverText("### function `get_global_id`  \n\n---\n\u2192 `size_t`  \nParameters:  \n- `uint dimindx`\n\n"
                                       "Returns a \\< b \\* c.  \n\n---\n```cpp\nsize_t get_global_id(uint dimindx)\n```",
                                       "Mono");
        QVERIFY2(said.contains("size_t get_global_id(uint dimindx)"), qPrintable(said));
        QVERIFY2(said.contains("Returns a &lt; b * c."), qPrintable(said));
        QVERIFY2(!said.contains("Parameters") && !said.contains("###") && !said.contains("---"), qPrintable(said));
        const QString member = hoverText("```cpp\n// In (anonymous struct)\npublic: int id\n```", "Mono");
        QVERIFY2(member.contains(">int id<") && !member.contains("anonymous"), qPrintable(member));
        const QString function = hoverText("```cpp\n// In here\nvoid\nmove(__global\n         Particle *p,\n     float dt)\n```", "Mono");
        QVERIFY2(function.contains("// In here\nvoid move(__global Particle *p, float dt)<"), qPrintable(function));
        QVERIFY(hoverText({}, "Mono").isEmpty());
        QVERIFY(hoverText("```cpp\n" + QString(100000, 'x') + "\n```", "Mono").size() < 3000);
    }

    void theMouseIsAnswered()
    {
        Assisted f("int one;\n", Scripted);
        f.replies("{'textDocument/hover':{'contents':{'kind':'markdown','value':'```cpp\\nint one\\n```'}}}");
        const QPoint at = rectAt(*f.editor(), 5).center() + QPoint(2, 0);
        QCursor::setPos(f.editor()->viewport()->mapToGlobal(at));
        QHelpEvent help(QEvent::ToolTip, at, f.editor()->viewport()->mapToGlobal(at));
        QCoreApplication::sendEvent(f.editor()->viewport(), &help);
        QTRY_VERIFY2(QToolTip::text().contains("int one"), qPrintable(QToolTip::text()));
    }

    void f1ExplainsTheNameAtTheCursor()
    {
        Assisted f("int one;\n", Scripted);
        f.replies("{'textDocument/hover':{'contents':{'kind':'markdown','value':'```cpp\\nint one\\n```'}}}");
        f.putCursor(0, 5);
        f.window.actionList().help->trigger();
        QTRY_VERIFY2(QToolTip::text().contains("int one"), qPrintable(QToolTip::text()));
        f.putCursor(1, 0);
        f.window.actionList().help->trigger(); // There is no name.
        QTRY_VERIFY2(QToolTip::text().contains(f.window.editors().whatsThis().toHtmlEscaped()), qPrintable(QToolTip::text()));
    }

    void f1TellsOfTheEditorWithoutClangd()
    {
        Assisted f("int one;\n");
        f.putCursor(0, 5);
        f.window.actionList().help->trigger();
        QVERIFY2(QToolTip::text().contains(f.window.editors().whatsThis().toHtmlEscaped()), qPrintable(QToolTip::text()));
        QCOMPARE(f.said, QString());
    }

    void placesAreKeptInOrder()
    {
        PlaceHistory history;
        QVERIFY(!history.back({"a", {0, 0}}));
        history.leave({"a", {1, 0}});
        history.leave({"b", {2, 0}});
        QCOMPARE(history.back({"c", {3, 0}})->path, QString("b"));
        QCOMPARE(history.back({"b", {2, 0}})->path, QString("a"));
        QCOMPARE(history.forward({"a", {1, 0}})->path, QString("b"));
        history.leave({"b", {2, 0}});
        QVERIFY(!history.forward({"d", {4, 0}}));
        for (int i = 0; i < 500; ++i)
            history.leave({"x", {i, 0}});
        int steps = 0;
        while (history.back({"x", {0, 0}}))
            ++steps;
        QCOMPARE(steps, 100);
    }
};

QTEST_MAIN(TestCodeAssist)
#include "tst_codeassist.moc"
