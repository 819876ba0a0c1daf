#include <QTest>

#include "tests/ui/Facts.h"
#include "ui/editor/CodeEditor.h"
#include "ui/editor/OpenClLexer.h"
#include "ui/theme/Appearance.h"

using namespace kernelscope;
using namespace Qt::StringLiterals;

class TestLexer : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void wordsOfOpenClAreColoured_data()
    {
        QTest::addColumn<QString>("word");
        QTest::addColumn<int>("style");
        QTest::newRow("kernel") << u"__kernel"_s << int(QsciLexerCPP::Keyword);
        QTest::newRow("address space") << u"local"_s << int(QsciLexerCPP::Keyword);
        QTest::newRow("vector type") << u"float16"_s << int(QsciLexerCPP::Keyword);
        QTest::newRow("work-item function") << u"get_global_id"_s << int(QsciLexerCPP::KeywordSet2);
        QTest::newRow("conversion") << u"convert_uchar4"_s << int(QsciLexerCPP::KeywordSet2);
        QTest::newRow("fence") << u"CLK_LOCAL_MEM_FENCE"_s << int(QsciLexerCPP::KeywordSet2);
        QTest::newRow("name") << u"partialSums"_s << int(QsciLexerCPP::Identifier);
        QTest::newRow("C++ is not C") << u"class"_s << int(QsciLexerCPP::Identifier);
        QTest::newRow("number") << u"0.5f"_s << int(QsciLexerCPP::Number);
    }
    void wordsOfOpenClAreColoured()
    {
        QFETCH(QString, word);
        Appearance appearance;
        CodeEditor editor(appearance, true);
        editor.setPlainText(word + u" \n"_s);
        editor.recolor();
        QTEST(int(editor.SendScintilla(QsciScintillaBase::SCI_GETSTYLEAT, 0L)), "style");
    }

    void whatTheTextDeclaresIsNoBuiltIn()
    {
        Appearance appearance;
        CodeEditor editor(appearance, true);
        const QString text =
            u"__kernel void step(__global float *out, int length)\n{\n    out[0] = mad(1.0f, 2.0f, distance(3.0f, length));\n}\n"_s;
        editor.setPlainText(text);
        editor.recolor();
        const auto styleOf = [&](const QString &word) {
            return int(editor.SendScintilla(QsciScintillaBase::SCI_GETSTYLEAT, long(text.indexOf(word))));
        };
        QCOMPARE(styleOf(u"step"_s), int(QsciLexerCPP::Identifier));
        QCOMPARE(styleOf(u"length"_s), int(QsciLexerCPP::Identifier));
        QCOMPARE(styleOf(u"mad"_s), int(QsciLexerCPP::KeywordSet2));
        QCOMPARE(styleOf(u"distance"_s), int(QsciLexerCPP::KeywordSet2));
        editor.setPlainText(u"float a = step(1.0f, 2.0f);\n"_s);
        editor.recolor();
        QCOMPARE(int(editor.SendScintilla(QsciScintillaBase::SCI_GETSTYLEAT, 10L)), int(QsciLexerCPP::KeywordSet2));
    }

    /// Styles from 64 on are those of what is left out.
    void whatTheBuildDefinesIsNotLeftOut()
    {
        const QString text = u"#if defined MINE && SIZE > 4 && defined(cl_khr_fp64)\nint a;\n#else\nint b;\n#endif\n"_s;
        Appearance appearance;
        CodeEditor editor(appearance, true);
        editor.setPlainText(text);
        const auto isLeftOut = [&](const QString &word) {
            editor.recolor();
            return editor.SendScintilla(QsciScintillaBase::SCI_GETSTYLEAT, long(text.indexOf(word))) >= 64;
        };
        QVERIFY(isLeftOut(u"int a"_s) && !isLeftOut(u"int b"_s));
        editor.setMacros({u"MINE=1"_s, u"SIZE=5"_s, u"cl_khr_fp64=1"_s, u"LONG=a b"_s});
        QVERIFY(!isLeftOut(u"int a"_s) && isLeftOut(u"int b"_s));
        editor.setAppearance(appearance);
        QVERIFY(!isLeftOut(u"int a"_s));
        editor.setMacros({u"MINE=1"_s, u"SIZE=4"_s, u"cl_khr_fp64=1"_s});
        QVERIFY(isLeftOut(u"int a"_s));
    }

    void diagnosticsAreMarkedAtTheirLines()
    {
        Appearance appearance;
        CodeEditor editor(appearance, true);
        editor.setPlainText(u"int \u00e9 = 1;\nint x = y;\n"_s);
        editor.showDiagnostics({{Severity::Error, u"a.cl"_s, 2, 9, u"use of undeclared identifier 'y'"_s},
                                {Severity::Error, u"a.cl"_s, 99, 1, u"after the end"_s}});
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
        editor.setPlainText(u"int x = y;\n"_s);
        editor.showDiagnostics({{Severity::Error, u"a.cl"_s, 1, 9, u"a long one, which is broken; "_s.repeated(12)},
                                {Severity::Warning, u"a.cl"_s, 1, 9, u"a short one"_s}});
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
        editor.setPlainText(u"int x = y;\n"_s);
        QList<Diagnostic> diagnostics;
        for (int i = 0; i < 20; ++i)
            diagnostics.append({Severity::Error, u"a.cl"_s, 1, 9, u"message %1."_s.arg(i)});
        editor.showDiagnostics(diagnostics);
        QVERIFY(editor.annotation(0).contains(u"message 2."));
        QVERIFY(!editor.annotation(0).contains(u"message 3."));
        QCOMPARE(factsOf(editor.annotation(0)), (QStringList{u"0"_s, u"1"_s, u"2"_s, u"17"_s})); // So many more.
        editor.showDiagnostics(diagnostics.first(4));
        QVERIFY(editor.annotation(0).contains(u"message 3."));
        QCOMPARE(factsOf(editor.annotation(0)), (QStringList{u"0"_s, u"1"_s, u"2"_s, u"3"_s}));
    }
};

QTEST_MAIN(TestLexer)
#include "tst_lexer.moc"
