#include <QTest>

#include "ui/editor/CodeEditor.h"
#include "ui/editor/OpenClLexer.h"
#include "ui/theme/Appearance.h"

using namespace kernelscope;

class TestLexer : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void wordsOfOpenClAreColoured_data()
    {
        QTest::addColumn<QString>("word");
        QTest::addColumn<int>("style");
        QTest::newRow("kernel") << u"__kernel"_qs << int(QsciLexerCPP::Keyword);
        QTest::newRow("address space") << u"local"_qs << int(QsciLexerCPP::Keyword);
        QTest::newRow("vector type") << u"float16"_qs << int(QsciLexerCPP::Keyword);
        QTest::newRow("work-item function") << u"get_global_id"_qs << int(QsciLexerCPP::KeywordSet2);
        QTest::newRow("conversion") << u"convert_uchar4"_qs << int(QsciLexerCPP::KeywordSet2);
        QTest::newRow("fence") << u"CLK_LOCAL_MEM_FENCE"_qs << int(QsciLexerCPP::KeywordSet2);
        QTest::newRow("name") << u"partialSums"_qs << int(QsciLexerCPP::Identifier);
        QTest::newRow("C++ is not C") << u"class"_qs << int(QsciLexerCPP::Identifier);
        QTest::newRow("number") << u"0.5f"_qs << int(QsciLexerCPP::Number);
    }
    void wordsOfOpenClAreColoured()
    {
        QFETCH(QString, word);
        Appearance appearance;
        CodeEditor editor(appearance, true);
        editor.setPlainText(word + u" \n"_qs);
        editor.recolor();
        QTEST(int(editor.SendScintilla(QsciScintillaBase::SCI_GETSTYLEAT, 0L)), "style");
    }

    void diagnosticsAreMarkedAtTheirLines()
    {
        Appearance appearance;
        CodeEditor editor(appearance, true);
        editor.setPlainText(u"int \u00e9 = 1;\nint x = y;\n"_qs);
        editor.showDiagnostics({{Severity::Error, u"a.cl"_qs, 2, 9, u"use of undeclared identifier 'y'"_qs},
                                {Severity::Error, u"a.cl"_qs, 99, 1, u"behind the end"_qs}});
        QCOMPARE(editor.markedLines(), QList<int>{2});
        QVERIFY(editor.annotation(1).contains(u"undeclared"));
        editor.clearDiagnostics();
        QCOMPARE(editor.markedLines(), QList<int>());
        QVERIFY(editor.annotation(1).isEmpty());
    }

    void theNotesOfALineMakeOneRectangle()
    {
        Appearance appearance;
        CodeEditor editor(appearance, true);
        editor.setPlainText(u"int x = y;\n"_qs);
        editor.showDiagnostics({{Severity::Error, u"a.cl"_qs, 1, 9, u"a long one, which is broken; "_qs.repeated(12)},
                                {Severity::Warning, u"a.cl"_qs, 1, 9, u"a short one"_qs}});
        const QStringList lines = editor.annotation(0).split(u'\n');
        QVERIFY(lines.size() >= 4);
        for (const QString &line : lines)
            QCOMPARE(line.size(), lines.first().size());
        QVERIFY(lines.first().endsWith(u' '));
    }

    void ofManyAtOneLineTheFirstAreShown()
    {
        Appearance appearance;
        CodeEditor editor(appearance, true);
        editor.setPlainText(u"int x = y;\n"_qs);
        QList<Diagnostic> diagnostics;
        for (int i = 0; i < 20; ++i)
            diagnostics.append({Severity::Error, u"a.cl"_qs, 1, 9, u"message %1."_qs.arg(i)});
        editor.showDiagnostics(diagnostics);
        QVERIFY(editor.annotation(0).contains(u"message 2."));
        QVERIFY(!editor.annotation(0).contains(u"message 3."));
        QVERIFY2(editor.annotation(0).simplified().contains(u"and 17 more at this line"), qPrintable(editor.annotation(0)));
        editor.showDiagnostics(diagnostics.first(4));
        QVERIFY(editor.annotation(0).contains(u"message 3."));
        QVERIFY(!editor.annotation(0).contains(u"more at this"));
    }
};

QTEST_MAIN(TestLexer)
#include "tst_lexer.moc"
