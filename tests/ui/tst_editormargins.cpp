#include <QTest>

#include "ui/editor/CodeEditor.h"
#include "ui/editor/EditorNumbers.h"
#include "ui/editor/HeatMargin.h"
#include "ui/theme/Appearance.h"

using namespace kernelscope;

/// The heat stands beside its line, and not beside the notes below it.
class TestEditorMargins : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void heatStaysAtItsLine()
    {
        Appearance appearance;
        appearance.apply();
        CodeEditor editor(appearance, true);
        editor.resize(500, 300);
        editor.setPlainText("a[0] = 1;\nb[0] = 2;\n");
        LineHeat heat;
        heat.line = 1;
        heat.accesses = 100;
        editor.showHeat({heat}, 100);
        LineFinding finding;
        finding.place = {"k.cl", 1, 1};
        finding.text = "A data race, told in a sentence that takes a line or two below the code.";
        editor.showFindings({finding});
        editor.show();
        QVERIFY(QTest::qWaitForWindowExposed(&editor));
        const QImage picture = editor.viewport()->grab().toImage();
        const int lineHeight = int(editor.SendScintilla(QsciScintilla::SCI_TEXTHEIGHT, 0UL));
        QVERIFY(editor.SendScintilla(QsciScintilla::SCI_ANNOTATIONGETLINES, 0UL) > 0);
        const QRgb hot = Theme::ramp(1).rgb();
        const auto isHot = [&](int row) {
            for (int x = 0; x < editor.heat().width(); ++x) {
                if (picture.pixel(x, row * lineHeight + 3) == hot)
                    return true;
            }
            return false;
        };
        QVERIFY(isHot(0));
        QVERIFY(!isHot(1)); // The note.
    }

    void theLastLineHasItsHeatAndNoneBehindIt()
    {
        Appearance appearance;
        CodeEditor editor(appearance, true);
        editor.setPlainText("a[0] = 1;\nb[0] = 2;");
        LineHeat last;
        last.line = 2;
        last.accesses = 100;
        LineHeat behind = last;
        behind.line = 3;
        editor.showHeat({last, behind}, 100);
        QCOMPARE(editor.heat().textAt(0), QString());
        QCOMPARE(editor.heat().textAt(1), QString("100"));
        QCOMPARE(editor.heat().textAt(2), QString());
    }

    void aWordIsUnderlinedFromItsFirstLetter()
    {
        Appearance appearance;
        CodeEditor editor(appearance, true);
        editor.setPlainText(QString::fromUtf8("/* \u00e4 */ wrong = 2;"));
        // The column counts bytes: the umlaut is two.
        editor.showDiagnostics({{Severity::Error, "k.cl", 1, 10, "no such name"}});
        const auto isUnderlined = [&](int character) {
            const int position = editor.positionFromLineIndex(0, character);
            return editor.SendScintilla(QsciScintilla::SCI_INDICATORVALUEAT, ulong(ErrorIndicator), long(position)) != 0;
        };
        QVERIFY(!isUnderlined(7));
        QVERIFY(isUnderlined(8) && isUnderlined(12));
        QVERIFY(!isUnderlined(13));
    }
};

QTEST_MAIN(TestEditorMargins)
#include "tst_editormargins.moc"
