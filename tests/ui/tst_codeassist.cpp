#include <QAction>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QListWidget>

#include "WindowFixture.h"
#include "ui/editor/CodeAssist.h"
#include "ui/editor/CodeCompletion.h"
#include "ui/editor/CompletionPopup.h"
#include "ui/window/WindowActions.h"

using namespace kernelscope;

/// What the editor makes of a language server's answers, which a script gives, and what it does without one.
class TestCodeAssist : public QObject
{
    Q_OBJECT

private:
    /// With ' for ".
    static QByteArray json(QByteArray text) { return text.replace('\'', '"'); }

    struct Script
    {
        explicit Script(const QByteArray &replies)
        {
            QFile file(folder.filePath("replies.json"));
            if (!file.open(QIODevice::WriteOnly) || file.write(replies) != replies.size())
                qFatal("no script");
        }
        QStringList command() const { return {FAKE_SERVER, folder.filePath("replies.json")}; }
        QTemporaryDir folder;
    };

    struct Assisted : Script, WindowFixture
    {
        /// `text`: the cursor stands at its end.
        explicit Assisted(const QString &text, const QByteArray &replies = {})
            : Script(replies), WindowFixture(Fake, {}, {QDir::tempPath()}, replies.isEmpty() ? QStringList() : command())
        {
            session.setText("a.cl", text);
            window.activateWindow();
            isReady = QTest::qWaitForWindowActive(&window);
            editor()->setFocus();
            editor()->SendScintilla(QsciScintillaBase::SCI_DOCUMENTEND);
        }
        bool isReady = false;
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
    };

private Q_SLOTS:
    void wordsAreOfferedWithoutAServer()
    {
        Assisted f("int my_total;\n");
        f.type("my");
        QCOMPARE(f.offered().value(0), QString("my_total"));
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

    void whatTheServerKnowsIsOffered()
    {
        Assisted f("// gr\u00f6\u00dfe \U0001F600\n",
                   json("{'textDocument/completion':{'items':["
                        "{'label':' max_of(__private float x)','insertText':'max_of','kind':3,'sortText':'2','detail':'float'},"
                        "{'label':' maximum()','insertText':'maximum','kind':3,'sortText':'1','detail':'int'}]}}"));
        f.type("ma");
        QTRY_COMPARE(f.offered(), (QStringList{"maximum()", "max_of(float x)"}));
        f.press(Qt::Key_Down);
        f.press(Qt::Key_Return);
        QVERIFY2(f.editor()->text().endsWith("\nmax_of("), qPrintable(f.editor()->text()));
        f.editor()->undo();
        QVERIFY2(f.editor()->text().endsWith("\nma"), qPrintable(f.editor()->text()));
    }
};

QTEST_MAIN(TestCodeAssist)
#include "tst_codeassist.moc"
