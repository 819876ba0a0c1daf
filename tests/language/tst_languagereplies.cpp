#include <QtTest>

#include <QJsonArray>
#include <QJsonDocument>

#include "language/LanguageReplies.h"

using namespace kernelscope;

/// Replies as clangd gives them, and such as it would not.
class TestLanguageReplies : public QObject
{
    Q_OBJECT

private:
    /// With ' for ".
    static QJsonValue json(const QByteArray &text)
    {
        QJsonParseError error;
        const QJsonDocument document = QJsonDocument::fromJson(QByteArray(text).replace('\'', '"'), &error);
        if (error.error != QJsonParseError::NoError)
            qFatal("%s: %s", text.constData(), qPrintable(error.errorString()));
        return document.isArray() ? QJsonValue(document.array()) : QJsonValue(document.object());
    }

private Q_SLOTS:
    void completions()
    {
        const Completions read = completionsFrom(
            json("{'isIncomplete':true,'items':["
                 "{'label':' size_t','insertText':'size_t','kind':7,'sortText':'b'},"
                 "{'label':'\u2022get_global_id(uint dimindx)','detail':'size_t','insertText':'get_global_id','kind':3,'sortText':'a',"
                 "'documentation':{'kind':'plaintext','value':'Returns it.'},"
                 "'textEdit':{'newText':'get_global_id','range':{'start':{'line':0,'character':0},'end':{'line':0,'character':1}}}},"
                 "{'label':'without a name'}, 7, null]}"));
        QVERIFY(!read.isComplete);
        QCOMPARE(read.items, (QList<Completion>{{"get_global_id", "(uint dimindx)", "size_t", "Returns it.", CompletionKind::Function},
                                                {"size_t", "", "", "", CompletionKind::Type}}));
        QCOMPARE(completionsFrom(json("[{'label':'x','insertText':'x'}]")).items.size(), 1);
        QCOMPARE(completionsFrom(json("[{'label':' CLK_AVC_ME_MAJOR_16x16_INTEL','insertText':'i','sortText':'a'},"
                                      "{'label':' CLK_LOCAL_MEM_FENCE','insertText':'l','sortText':'b'}]"))
                     .items.first()
                     .name,
                 "l");
        for (const char *lie : {"{}", "[]", "[[[]]]", "{'items':{}}", "{'items':[{'insertText':7}]}"})
            QVERIFY2(completionsFrom(json(lie)).items.isEmpty(), lie);
        QVERIFY(completionsFrom(QJsonValue()).items.isEmpty());
    }

    void places()
    {
        const char *range = "{'start':{'line':1,'character':2},'end':{'line':1,'character':5}}";
        const QByteArray one = QByteArray("{'uri':'file:///p/a%20b.cl','range':") + range + "}";
        const QList<Location> expected{{"/p/a b.cl", {{1, 2}, {1, 5}}}};
        QCOMPARE(locationsFrom(json(one)), expected);
        QCOMPARE(locationsFrom(json("[" + one + "]")), expected);
        for (const char *lie : {"{}", "[{'uri':'file:///a'}]",
                                "[{'uri':'http://x/a','range':{'start':{'line':1,'character':2},'end':{'line':1,'character':5}}}]",
                                "[{'uri':'file:///a','range':{'start':{'line':-1,'character':2},'end':{'line':1,'character':5}}}]",
                                "[{'uri':'file:///a','range':{'start':{'line':2,'character':2},'end':{'line':1,'character':5}}}]",
                                "[{'uri':'file:///a','range':{'start':{'line':1e30,'character':2},'end':{'line':1e30,'character':5}}}]",
                                "[{'uri':'file:///a','range':{'start':{'line':1.5,'character':2},'end':{'line':2,'character':5}}}]"})
            QVERIFY2(locationsFrom(json(lie)).isEmpty(), lie);
    }

    void edits()
    {
        const QByteArray edit = "{'newText':'x','range':{'start':{'line':1,'character':2},'end':{'line':1,'character':5}}}";
        const QList<TextEdit> expected{{{{1, 2}, {1, 5}}, "x"}};
        QCOMPARE(textEditsFrom(json("[" + edit + "]")), expected);
        QVERIFY(textEditsFrom(json("[" + edit + ",{}]")).isEmpty()); // all or none
        QCOMPARE(fileEditsFrom(json("{'changes':{'file:///p/a.cl':[" + edit + "]}}")), (QList<FileEdits>{{"/p/a.cl", expected}}));
        QCOMPARE(fileEditsFrom(json("{'documentChanges':[{'textDocument':{'uri':'file:///p/a.cl'},'edits':[" + edit + "]}]}")),
                 (QList<FileEdits>{{"/p/a.cl", expected}}));
        QVERIFY(fileEditsFrom(json("[1]")).isEmpty());
    }

    void signatures()
    {
        const SignatureHelp read =
            signatureHelpFrom(json("{'activeSignature':1,'activeParameter':1,'signatures':["
                                   "{'label':'f(int a) -> int','parameters':[{'label':'int a'}]},"
                                   "{'label':'f(int a, int a) -> "
                                   "int','documentation':'Doc.','parameters':[{'label':[2,7]},{'label':[9,14]},{'label':[9,99]},{}]}]}"));
        QCOMPARE(read.signatures.size(), 2);
        QCOMPARE(read.signatures[0].parameters, (QList<SignatureParameter>{{2, 7}}));
        QCOMPARE(read.signatures[1].parameters, (QList<SignatureParameter>{{2, 7}, {9, 14}}));
        QCOMPARE(read.signatures[1].documentation, QString("Doc."));
        QCOMPARE(read.active, 1);
        QCOMPARE(read.parameter, 1);
        const SignatureHelp lie = signatureHelpFrom(json("{'activeSignature':9,'activeParameter':-4,'signatures':[{}]}"));
        QCOMPARE(lie.active, 0);
        QCOMPARE(lie.parameter, 0);
        QVERIFY(signatureHelpFrom(QJsonValue()).signatures.isEmpty());
    }

    void hovers()
    {
        QCOMPARE(hoverFrom(json("{'contents':{'kind':'markdown','value':'**x**'}}")).markdown, QString("**x**"));
        QCOMPARE(hoverFrom(json("{'contents':'x'}")).markdown, QString("x"));
        QVERIFY(hoverFrom(QJsonValue()).markdown.isEmpty());
    }
};

QTEST_GUILESS_MAIN(TestLanguageReplies)
#include "tst_languagereplies.moc"
