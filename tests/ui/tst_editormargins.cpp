#include <cmath>

#include <QLabel>
#include <QScrollBar>
#include <QTest>

#include "ui/editor/CodeEditor.h"
#include "ui/editor/EditorNumbers.h"
#include "ui/editor/HeatMargin.h"
#include "ui/editor/OpenClLexer.h"
#include "ui/theme/Appearance.h"

using namespace kernelscope;

/// An editor with a text, in the look that a window gives it.
struct StyledEditor
{
    explicit StyledEditor(const QString &text, const QSize &size = {500, 300})
    {
        appearance.apply();
        editor.resize(size);
        editor.setPlainText(text);
    }
    Appearance appearance;
    CodeEditor editor{appearance, true};
};

/// The heat stands beside its line, and not beside the notes below it.
class TestEditorMargins : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// A change of direction would draw the line otherwise than it is compiled.
    void unseenCharactersAreShownByTheirNumbers()
    {
        StyledEditor styled("int a; // \u202e\n");
        char shown[16] = {};
        styled.editor.SendScintilla(QsciScintillaBase::SCI_GETREPRESENTATION, "\u202e", static_cast<const char *>(shown));
        QCOMPARE(QByteArray(shown), QByteArray("U+202E"));
    }

    void heatStaysAtItsLine()
    {
        StyledEditor styled("a[0] = 1;\nb[0] = 2;\n");
        CodeEditor &editor = styled.editor;
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

    void linesInNotesMoveWithTheText()
    {
        StyledEditor styled("int a;\nint b;\nint c;\nint d;\n", {700, 300});
        CodeEditor &editor = styled.editor;
        Finding barrier;
        barrier.kind = FindingKind::BarrierDivergence;
        barrier.message = "Work-items miss the barrier at k.cl:4: the condition at k.cl:2 kept them away.";
        FindingAccess first, second;
        first.file = second.file = "k.cl";
        first.line = 2;
        second.line = 4;
        barrier.accesses = {first, second};
        editor.showFindings(findingsOfFile({{barrier, 0, 0}}, "k.cl"));
        editor.show();
        QVERIFY2(editor.annotation(1).contains("at line 4"), qPrintable(editor.annotation(1)));
        QVERIFY2(editor.annotation(3).contains("see line 2"), qPrintable(editor.annotation(3)));
        editor.insertAt("int more;\nint most;\n", 0, 0);
        QTRY_VERIFY2(editor.annotation(3).contains("at line 6"), qPrintable(editor.annotation(3)));
        QVERIFY2(editor.annotation(5).contains("see line 4"), qPrintable(editor.annotation(5)));
    }

    void aBreakpointIsSeenBesideASign()
    {
        StyledEditor styled("a[0] = 1;\nb[0] = 2;\n");
        CodeEditor &editor = styled.editor;
        editor.show();
        QVERIFY(QTest::qWaitForWindowExposed(&editor));
        const auto has = [&](int line, int marker) { return (editor.markersAtLine(line) & (1U << marker)) != 0; };
        editor.showBreakpoints({{1, true}, {2, false}});
        QVERIFY(has(0, BreakpointMarker) && has(1, BreakpointOffMarker));
        editor.showDiagnostics({{Severity::Error, "a.cl", 1, 1, "no such a"}, {Severity::Warning, "a.cl", 2, 1, "no such b"}});
        QVERIFY(has(0, ErrorMarker) && has(0, BreakpointAtSignMarker) && !has(0, BreakpointMarker));
        QVERIFY(has(1, WarningMarker) && has(1, BreakpointOffAtSignMarker));
        const QImage both = editor.viewport()->grab().toImage();
        editor.showBreakpoints({});
        QVERIFY(editor.viewport()->grab().toImage() != both);
        editor.showBreakpoints({{1, true}, {2, false}});
        editor.insertAt("int more;\n", 0, 0);
        QTRY_COMPARE(editor.breakpointLines(), QList<int>({2, 3}));
        editor.showDiagnostics({});
        QVERIFY(has(1, BreakpointMarker) && has(2, BreakpointOffMarker));
        QCOMPARE(editor.breakpointLines(), QList<int>({2, 3}));
    }

    /// Before, such a line began with an empty row, and a name was cut in two.
    void noNameIsBrokenWhenPresented()
    {
        Appearance appearance;
        appearance.apply();
        CodeEditor editor(appearance, true);
        const QString code = "    atomic_inc(&bins[data[get_global_id(0)] / 16]);\n    int i = 0; // with words that go on for a while\n";
        editor.setPlainText(code);
        editor.show();
        QVERIFY(QTest::qWaitForWindowExposed(&editor));
        const auto rowsOf = [&](const QString &name) {
            const auto begin = code.indexOf(name);
            QSet<long> rows;
            for (qsizetype at = begin; at < begin + name.size(); ++at)
                rows << editor.SendScintilla(QsciScintilla::SCI_POINTYFROMPOSITION, 0UL, long(at));
            return rows;
        };
        editor.setPresented(true);
        for (int width = 900; width >= 300; width -= 10) {
            editor.resize(width, 400);
            QTest::qWait(0);
            QCOMPARE(rowsOf("get_global_id").size(), 1);
            QCOMPARE(rowsOf("    atomic_inc").size(), 1);
        }
        QCOMPARE(editor.wrapMode(), QsciScintilla::WrapWord);
        editor.resize(900, 400);
        QTest::qWait(0);
        QCOMPARE(editor.wrapMode(), QsciScintilla::WrapWhitespace);
        editor.setPresented(false);
        QCOMPARE(editor.wrapMode(), QsciScintilla::WrapNone);
    }

    /// Numbers without a word beside code could be anything.
    void theHeatHasAHeading()
    {
        StyledEditor styled("a[0] = 1;\nb[0] = 2;\n");
        CodeEditor &editor = styled.editor;
        editor.show();
        QVERIFY(QTest::qWaitForWindowExposed(&editor));
        const auto *head = editor.findChild<QLabel *>("heat-head");
        QVERIFY(head && !head->isVisible());
        LineHeat heat;
        heat.line = 1;
        heat.accesses = 100;
        editor.showHeat({heat}, 100);
        QVERIFY(head->isVisible());
        QCOMPARE(head->text(), "accesses");
        QVERIFY(!head->toolTip().isEmpty());
        QVERIFY(head->geometry().bottom() < editor.viewport()->geometry().top()); // It covers no code.
        heat.figure = 7;
        editor.showHeat({heat}, 7);
        QVERIFY(!head->text().isEmpty() && head->text() != "accesses"); // What the model tells, not a number of accesses.
        editor.setHeatShown(false);
        QVERIFY(!head->isVisible());
        QCOMPARE(editor.viewport()->geometry().top(), 0);
    }

    void linesThatChangedAreMarkedUntilTheyAreSaved()
    {
        const Appearance appearance;
        CodeEditor editor(appearance, true);
        editor.setPlainText("one\ntwo\nthree\nfour\n");
        QCOMPARE(editor.changedLines(), QList<int>());
        editor.insertAt("2", 1, 3);
        editor.insertAt("new\nlines\n", 3, 0);
        QCOMPARE(editor.changedLines(), (QList<int>{2, 4, 5}));
        editor.setModified(false);
        QCOMPARE(editor.changedLines(), QList<int>());
        editor.insertAt("x", 0, 0);
        QCOMPARE(editor.changedLines(), QList<int>{1});
        editor.undo(); // What was saved is back.
        QCOMPARE(editor.changedLines(), QList<int>());
    }

    void undoTakesBackTheMarksOfItsLinesAlone()
    {
        const Appearance appearance;
        CodeEditor editor(appearance, true);
        editor.setPlainText("one\ntwo\nthree\nfour\n");
        editor.insertAt("1", 0, 3);
        editor.endUndoStep();
        editor.insertAt("3", 2, 5);
        editor.endUndoStep();
        editor.insertAt("new\n", 0, 0);
        QCOMPARE(editor.changedLines(), (QList<int>{1, 2, 4}));
        editor.undo();
        QCOMPARE(editor.changedLines(), (QList<int>{1, 3}));
        editor.undo();
        QCOMPARE(editor.changedLines(), QList<int>{1});
        editor.setModified(false); // saved
        editor.undo();
        QCOMPARE(editor.changedLines(), QList<int>{1}); // It is not what was saved.
        editor.redo();
        QCOMPARE(editor.changedLines(), QList<int>());
        editor.redo();
        QCOMPARE(editor.changedLines(), QList<int>{3});
        editor.undo();
        editor.undo();
        editor.insertAt("1", 0, 3); // What was saved is typed again.
        QCOMPARE(editor.changedLines(), QList<int>());
        editor.setSelection(1, 0, 2, 0);
        editor.removeSelectedText();
        QCOMPARE(editor.changedLines(), QList<int>{2}); // The line after what is gone.
    }

    /// As a picture: a long text has its error at its end, and so has the bar.
    void theScrollBarShowsWhereThereIsSomethingToSee()
    {
        StyledEditor styled(QString("x\n").repeated(200), {400, 300});
        CodeEditor &editor = styled.editor;
        editor.showDiagnostics({{Severity::Error, "k.cl", 190, 1, "wrong"}});
        editor.show();
        QVERIFY(QTest::qWaitForWindowExposed(&editor));
        const QImage bar = editor.verticalScrollBar()->grab().toImage();
        const QRgb red = styled.appearance.theme().error.rgb();
        int first = -1;
        for (int row = 0; row < bar.height() && first < 0; ++row)
            first = bar.pixel(bar.width() - 2, row) == red ? row : -1;
        QVERIFY2(first > bar.height() * 9 / 10, qPrintable(QString::number(first)));
    }

    void wordsOnLitGroundAreLegible_data()
    {
        QTest::addColumn<bool>("dark");
        QTest::newRow("light") << false;
        QTest::newRow("dark") << true;
    }
    /// Every colour of the lexer: on a line that is lit up, in the box around what is chosen, on the caret's line; and of the notes.
    void wordsOnLitGroundAreLegible()
    {
        QFETCH(bool, dark);
        Appearance appearance;
        appearance.setDark(dark);
        CodeEditor editor(appearance, true);
        const Theme &theme = appearance.theme();
        const auto ask = [&](unsigned message, int about) { return editor.SendScintilla(message, ulong(about)); };
        const double covers = double(ask(QsciScintilla::SCI_INDICGETALPHA, ChosenIndicator)) / 255;
        const auto over = [&](int top, int ground) { return int(std::lround(top * covers + ground * (1 - covers))); };
        const QColor line = theme.accentSoft;
        const QColor box(over(theme.accent.red(), line.red()), over(theme.accent.green(), line.green()),
                         over(theme.accent.blue(), line.blue()));
        for (int style = 0; style <= QsciLexerCPP::KeywordSet2; ++style) {
            const QColor word = editor.lexer()->color(style);
            for (const QColor &ground : {line, box, theme.raised, theme.surface})
                QVERIFY2(Theme::contrast(word, ground) >= 4.5,
                         qPrintable(QString("%1: %2 on %3").arg(style).arg(word.name(), ground.name())));
        }
        for (const int style : {ErrorStyle, WarningStyle, FindingErrorStyle, FindingWarningStyle, OldFindingStyle}) {
            const auto colour = [&](unsigned message) {
                const auto bgr = QRgb(ask(message, style));
                return QColor(int(bgr & 255), int((bgr >> 8) & 255), int((bgr >> 16) & 255));
            };
            const QColor word = colour(QsciScintilla::SCI_STYLEGETFORE);
            const QColor ground = colour(QsciScintilla::SCI_STYLEGETBACK);
            QVERIFY2(Theme::contrast(word, ground) >= 4.5, qPrintable(word.name() + " on " + ground.name()));
        }
    }

    void theCaretDoesNotCoverALineThatIsLit()
    {
        Appearance appearance;
        CodeEditor editor(appearance, true);
        editor.setPlainText("a[0] = 1;\nb[0] = 2;\n");
        const auto hasGround = [&editor] { return editor.SendScintilla(QsciScintilla::SCI_GETCARETLINEVISIBLE) != 0; };
        editor.setCursorPosition(1, 0);
        QVERIFY(hasGround());
        editor.lightUp({SourceRange{{"k.cl", 2, 1}, 2, 4, {}, {}}});
        QVERIFY(!hasGround());
        editor.show(); // It tells of the caret when it paints.
        editor.setCursorPosition(0, 0);
        QTRY_VERIFY(hasGround());
        editor.setCursorPosition(1, 2);
        QTRY_VERIFY(!hasGround());
        editor.lightUp({});
        QTRY_VERIFY(hasGround());
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

    /// They would move the lines that the other carets are in.
    void noErrorAppearsBelowALineThatIsTypedIn()
    {
        Appearance appearance;
        CodeEditor editor(appearance, true);
        editor.setPlainText("one\ntwo\nthree\n");
        editor.show();
        QVERIFY(QTest::qWaitForWindowExposed(&editor));
        editor.setCursorPosition(0, 3);
        editor.addCaret(true);
        QTest::keyClick(&editor, Qt::Key_X);
        QCOMPARE(editor.text(), QString("onex\ntwox\nthree\n"));
        QList<Diagnostic> diagnostics;
        for (const int line : {1, 2, 3})
            diagnostics << Diagnostic{Severity::Error, "k.cl", line, 1, "wrong"};
        editor.showDiagnostics(diagnostics);
        QTest::qWait(0);
        QCOMPARE(editor.annotation(0), QString());
        QCOMPARE(editor.annotation(1), QString());
        QVERIFY(editor.annotation(2).contains("wrong"));
        editor.setCursorPosition(2, 0);
        QTRY_VERIFY(editor.annotation(0).contains("wrong"));
        QVERIFY(editor.annotation(1).contains("wrong"));
    }

    void altAndALetterTypeNothing()
    {
        Appearance appearance;
        CodeEditor editor(appearance, true);
        editor.setPlainText("one\n");
        editor.show();
        QTest::keyClick(&editor, Qt::Key_T, Qt::AltModifier);
        QCOMPARE(editor.text(), QString("one\n"));
        QTest::keyClick(&editor, Qt::Key_T);
        QCOMPARE(editor.text(), QString("tone\n"));
    }

    /// Scintilla's own keys for what no menu names are nobody's.
    void noUnnamedKeyChangesTheText()
    {
        Appearance appearance;
        CodeEditor editor(appearance, true);
        editor.setPlainText("One\ntwo\n");
        editor.show();
        editor.setCursorPosition(0, 1);
        for (const Qt::Key key : {Qt::Key_L, Qt::Key_T, Qt::Key_U}) {
            for (const Qt::KeyboardModifiers modifiers :
                 {Qt::KeyboardModifiers(Qt::ControlModifier), Qt::ControlModifier | Qt::ShiftModifier})
                QTest::keyClick(&editor, key, modifiers);
        }
        QCOMPARE(editor.text(), QString("One\ntwo\n"));
        editor.chooseLine();
        QCOMPARE(editor.selectedText(), QString("One\n"));
        editor.chooseLine();
        QCOMPARE(editor.selectedText(), QString("One\ntwo\n"));
    }

    void linesAreIndentedAsTheTextIs()
    {
        Appearance appearance;
        CodeEditor editor(appearance, true);
        editor.show();
        const auto typeIn = [&editor](const QString &text, int line) {
            editor.setPlainText(text);
            editor.setCursorPosition(line, 0);
            QTest::keyClick(&editor, Qt::Key_End);
            QTest::keyClick(&editor, Qt::Key_Return);
            QTest::keyClick(&editor, Qt::Key_Tab);
            QTest::keyClicks(&editor, "b;");
            return editor.text(line + 1);
        };
        QCOMPARE(typeIn("void f()\n{\n\ta;\n}\n", 2), QString("\t\tb;\n"));
        QCOMPARE(typeIn("void f()\n{\n  if (x) {\n    a;\n  }\n}\n", 2), QString("      b;\n"));
        QCOMPARE(typeIn("void f() {\n", 0), QString("        b;\n"));
        QCOMPARE(typeIn("void f()\r\n{\r\n\ta;\r\n}\r\n", 2), QString("\t\tb;\r\n"));
    }

    /// As the keyboard map says.
    void theMouseAddsCaretsAndChoosesColumns()
    {
        Appearance appearance;
        CodeEditor editor(appearance, true);
        editor.setPlainText("aaaaaaaa\nbbbbbbbb\ncccccccc\n");
        editor.resize(500, 300);
        editor.show();
        QVERIFY(QTest::qWaitForWindowExposed(&editor));
        const auto send = [&](QEvent::Type type, int line, int column, Qt::KeyboardModifiers modifiers) {
            const long position = editor.positionFromLineIndex(line, column);
            const QPointF at(double(editor.SendScintilla(CodeEditor::SCI_POINTXFROMPOSITION, 0UL, position)) + 1,
                             double(editor.SendScintilla(CodeEditor::SCI_POINTYFROMPOSITION, 0UL, position)) + 4);
            QMouseEvent event(type, at, editor.viewport()->mapToGlobal(at), type == QEvent::MouseMove ? Qt::NoButton : Qt::LeftButton,
                              type == QEvent::MouseButtonRelease ? Qt::NoButton : Qt::LeftButton, modifiers);
            QCoreApplication::sendEvent(editor.viewport(), &event);
        };
        editor.setCursorPosition(0, 2);
        send(QEvent::MouseButtonPress, 1, 3, Qt::ControlModifier);
        send(QEvent::MouseButtonRelease, 1, 3, Qt::ControlModifier);
        QTest::keyClicks(&editor, "X");
        QCOMPARE(editor.text(), QString("aaXaaaaaa\nbbbXbbbbb\ncccccccc\n"));
        editor.setCursorPosition(0, 0);
        send(QEvent::MouseButtonPress, 0, 1, Qt::AltModifier);
        send(QEvent::MouseMove, 2, 3, Qt::AltModifier);
        send(QEvent::MouseButtonRelease, 2, 3, Qt::AltModifier);
        QTest::keyClick(&editor, Qt::Key_Delete);
        QCOMPARE(editor.text(), QString("aaaaaaa\nbXbbbbb\ncccccc\n"));
    }

    void anArrowIsNoBracket()
    {
        Appearance appearance;
        CodeEditor editor(appearance, true);
        editor.setPlainText("int f() { return 1 < 2; }\nint g = p->x;\n");
        editor.resize(500, 300);
        editor.show();
        QVERIFY(QTest::qWaitForWindowExposed(&editor));
        const auto isLitAt = [&](int line, int column) {
            editor.setCursorPosition(line, column);
            QTest::qWait(0);
            const QImage image = editor.viewport()->grab().toImage();
            for (int y = 0; y < image.height(); ++y) {
                for (int x = 0; x < image.width(); ++x) {
                    if (image.pixelColor(x, y) == appearance.theme().accentSoft)
                        return true;
                }
            }
            return false;
        };
        QVERIFY(isLitAt(0, 7));   // f()|
        QVERIFY(isLitAt(0, 24));  // behind }
        QVERIFY(!isLitAt(1, 11)); // ->|
        QVERIFY(!isLitAt(1, 0));
    }

    void whatIsTypedIsUndoneLineByLine()
    {
        Appearance appearance;
        CodeEditor editor(appearance, true);
        editor.setPlainText("");
        editor.show();
        QTest::keyClicks(&editor, "one;");
        QTest::keyClick(&editor, Qt::Key_Return);
        QTest::keyClicks(&editor, "two;");
        editor.undo();
        QCOMPARE(editor.text(), QString("one;\n"));
        editor.redo();
        QCOMPARE(editor.text(), QString("one;\ntwo;"));
        editor.undo();
        editor.undo();
        QCOMPARE(editor.text(), QString());
        editor.endUndoStep(); // as a pause does
        QVERIFY(editor.isRedoAvailable());
        QTest::keyClicks(&editor, "a");
        editor.endUndoStep();
        QTest::keyClicks(&editor, "b");
        editor.undo();
        QCOMPARE(editor.text(), QString("a"));
    }

    void whatIsTypedAtSeveralCaretsIsUndoneAtOnce()
    {
        Appearance appearance;
        CodeEditor editor(appearance, true);
        editor.setPlainText("one\ntwo\n");
        editor.show();
        editor.setCursorPosition(0, 0);
        editor.addCaret(true);
        QTest::keyClicks(&editor, "//X");
        QCOMPARE(editor.text(), QString("//Xone\n//Xtwo\n"));
        editor.undo();
        QCOMPARE(editor.text(), QString("one\ntwo\n"));
        editor.redo();
        QCOMPARE(editor.text(), QString("//Xone\n//Xtwo\n"));
        editor.setCursorPosition(0, 0);
        QTest::keyClicks(&editor, "ab");
        editor.setCursorPosition(1, 0);
        editor.endUndoStep();
        QTest::keyClicks(&editor, "c");
        editor.undo();
        QCOMPARE(editor.text(), QString("ab//Xone\n//Xtwo\n"));
    }

    /// Where one jumps to a line, its beginning is in sight.
    void linesAreShownFromTheirBeginning()
    {
        Appearance appearance;
        CodeEditor editor(appearance, true);
        editor.setPlainText("one\n" + QString(400, 'x') + "\nthree\n");
        editor.resize(500, 300);
        editor.show();
        QVERIFY(QTest::qWaitForWindowExposed(&editor));
        editor.setCursorPosition(1, 399);
        QTRY_VERIFY(editor.SendScintilla(CodeEditor::SCI_GETXOFFSET) > 0);
        editor.reveal(3, 2);
        QCOMPARE(editor.SendScintilla(CodeEditor::SCI_GETXOFFSET), 0L);
    }

    /// Nor a note that belongs to it, elsewhere.
    void aNoteWaitsForItsError()
    {
        Appearance appearance;
        CodeEditor editor(appearance, true);
        editor.setPlainText("f(\n{\nthree\n");
        editor.show();
        QVERIFY(QTest::qWaitForWindowExposed(&editor));
        editor.setCursorPosition(2, 5);
        QTest::keyClick(&editor, Qt::Key_X);
        editor.showDiagnostics({{Severity::Error, "k.cl", 3, 1, "expected ')'"}, {Severity::Note, "k.cl", 1, 2, "to match this '('"}});
        QTest::qWait(0);
        QCOMPARE(editor.annotation(0), QString());
        editor.setCursorPosition(1, 0);
        QTRY_VERIFY(editor.annotation(0).contains("to match"));
        QVERIFY(editor.annotation(2).contains("expected"));
    }

    void aNoteHasASignOfItsOwn()
    {
        Appearance appearance;
        CodeEditor editor(appearance, true);
        editor.setPlainText("f(\n{\nthree\n");
        editor.showDiagnostics({{Severity::Error, "k.cl", 3, 1, "expected ')'"}, {Severity::Note, "k.cl", 1, 2, "to match this '('"}});
        QCOMPARE(editor.markersAtLine(0), 1U << NoteMarker);
        QCOMPARE(editor.markersAtLine(2), 1U << ErrorMarker);
    }

    /// Two on top of each other are none.
    void aLineHasTheSignOfItsWorst()
    {
        Appearance appearance;
        CodeEditor editor(appearance, true);
        editor.setPlainText("one\ntwo\nthree\n");
        editor.showDiagnostics({{Severity::Error, "k.cl", 2, 1, "bad"},
                                {Severity::Warning, "k.cl", 2, 2, "doubtful"},
                                {Severity::Note, "k.cl", 2, 1, "here"},
                                {Severity::Warning, "k.cl", 1, 1, "doubtful"},
                                {Severity::Error, "k.cl", 1, 2, "bad"},
                                {Severity::Warning, "k.cl", 3, 2, "doubtful"},
                                {Severity::Note, "k.cl", 3, 2, "here"}});
        QCOMPARE(editor.markersAtLine(0), 1U << ErrorMarker);
        QCOMPARE(editor.markersAtLine(1), 1U << ErrorMarker);
        QCOMPARE(editor.markersAtLine(2), 1U << WarningMarker);
        QList<LineFinding> findings(3);
        for (int line = 1; line <= 3; ++line) {
            findings[line - 1].severity = line == 2 ? Severity::Warning : Severity::Error;
            findings[line - 1].place = {"k.cl", line, 1};
        }
        editor.showFindings(findings);
        const unsigned seen = ~(1U << HiddenFindingMarker);
        QCOMPARE(editor.markersAtLine(0) & seen, 1U << ErrorMarker);
        QCOMPARE(editor.markersAtLine(1) & seen, 1U << ErrorMarker);
        QCOMPARE(editor.markersAtLine(2) & seen, 1U << FindingErrorMarker);
        editor.showDiagnostics({}); // What hid a finding's sign is mended.
        QCOMPARE(editor.markersAtLine(0), 1U << FindingErrorMarker);
        QCOMPARE(editor.markersAtLine(1), 1U << FindingWarningMarker);
    }

    void theLineThatIsTypedInStaysInSight()
    {
        Appearance appearance;
        CodeEditor editor(appearance, true);
        editor.setPlainText(QString("int line;\n").repeated(60));
        editor.resize(500, 300);
        editor.show();
        QVERIFY(QTest::qWaitForWindowExposed(&editor));
        editor.setCursorPosition(40, 0);
        const auto caretTop = [&] {
            return editor.SendScintilla(QsciScintilla::SCI_POINTYFROMPOSITION, 0UL, editor.SendScintilla(QsciScintilla::SCI_GETCURRENTPOS));
        };
        const long height = editor.SendScintilla(QsciScintilla::SCI_TEXTHEIGHT, 0UL);
        editor.setFirstVisibleLine(41 - int(editor.viewport()->height() / height)); // It is at the bottom.
        QVERIFY(caretTop() + height <= editor.viewport()->height());
        QVERIFY(caretTop() + 2 * height > editor.viewport()->height());
        editor.showDiagnostics({{Severity::Error, "k.cl", 36, 1, "wrong"}, {Severity::Error, "k.cl", 37, 1, "wrong"}});
        QTest::qWait(0);
        QVERIFY(editor.annotation(35).contains("wrong"));
        QVERIFY(caretTop() >= 0 && caretTop() + height <= editor.viewport()->height());
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
