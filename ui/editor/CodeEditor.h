#pragma once

#include <functional>

#include <QTimer>

#include "ui/editor/Scintilla.h"

#include "analysis/LineHeat.h"
#include "support/Error.h"
#include "language/LanguageValues.h"
#include "ui/models/Breakpoints.h"
#include "ui/models/TextSearch.h"
#include "ui/models/TraceFindings.h"

namespace kernelscope {

class Appearance;
class HeatHead;
class HeatMargin;
class LineNotes;
class OpenClLexer;
class OverviewBar;

/// One text of the project. Lines and columns count from 1 here, as in a Diagnostic; a column counts characters.
class CodeEditor : public QsciScintilla
{
    Q_OBJECT

public:
    /// `isSource`: OpenCL C; otherwise plain text (the notes).
    CodeEditor(const Appearance &appearance, bool isSource, QWidget *parent = nullptr);

    bool isSource() const { return m_lexer != nullptr; }
    /// Replaces the text without an undo step when it differs.
    void setPlainText(const QString &text);
    /// The same as one step of undo, which the cursor and the first line in sight outlive.
    void replaceAll(const QString &text);
    /// Of an editor that is gone, with what can be undone; its signs go. `saved`: its savedText().
    void takeDocument(const QsciDocument &document, const QString &saved);
    const QString &savedText() const { return m_saved; } ///< as it was at the last setModified(false)
    void markFound(const QList<TextMatch> &matches);
    void choose(const TextMatch &match); ///< selects it and brings it into sight
    void scrollTo(int line);             ///< unless it is in sight; the caret stays
    /// As one step of undo. In order, of the text as it stands.
    void replaceAll(const QList<std::pair<TextMatch, QString>> &matches);
    /// In place of so many characters before the cursor, which stands after it then.
    void writeInPlaceOf(qsizetype characters, const QString &text);
    void moveCursorBy(qsizetype characters); ///< UTF-16 code units
    qsizetype selectionBegin() const;        ///< in characters of text(), as a TextMatch; the cursor's place where nothing is selected
    qsizetype selectionEnd() const;
    void showDiagnostics(const QList<Diagnostic> &diagnostics);
    void clearDiagnostics();
    void goTo(int line, int column);
    void reveal(int line, int column); ///< the same without the keyboard
    /// Brings these lines into sight, and as much of the function around them as there is room for, from its first line on.
    void showLines(int first, int last);
    /// The lines with an error or warning marker, from 1.
    QList<int> markedLines() const;
    /// What a trace found, at the lines; a line that is edited loses it.
    void showFindings(const QList<LineFinding> &findings);
    void showHeat(const QList<LineHeat> &lines, quint64 most); ///< `most`: accesses of the hottest line of all files
    void setHeatShown(bool shown);
    void setTraceOld(bool old); ///< findings and heat are of an earlier text
    void lightUp(const QList<SourceRange> &ranges);
    /// Short texts after the ends of lines, by their numbers from 1.
    void showValues(const QMap<int, QString> &values);
    const QMap<int, QString> &shownValues() const { return m_values; }
    /// Gives these lines (from 1) their colours of Theme::category() in a margin of its own, which goes where there are none.
    void colourLines(const QList<int> &lines);
    void showBreakpoints(const QList<BreakpointLine> &breakpoints);
    QList<int> breakpointLines() const; ///< where they are now, in the order in which they were shown
    QList<int> findingLines() const;    ///< from 1
    QList<int> changedLines() const;    ///< that savedText() has not, from 1
    void setModified(bool modified) override;
    const HeatMargin &heat() const { return *m_heat; }
    /// What the compiler says of the line (from 1) and knows how to mend; nothing once the text was edited, until it speaks again.
    QList<Diagnostic> fixable(int line) const;
    void makeFixes(const Diagnostic &diagnostic); ///< as one step of undo
    void toggleComment();                         ///< of the lines that are chosen
    void moveLines(bool up);
    void deleteLines(); ///< of all carets
    void addCaret(bool below);
    void addOccurrences(bool all); ///< of what is chosen, each with a caret: the next one, or all; at first the name at the caret
    void foldBlock();              ///< that the cursor is in, or begins; or shows it again
    void duplicate();              ///< what is chosen, else the line
    void chooseLine();             ///< and the next one when it is chosen already
    void endUndoStep();            ///< what is typed from now on is undone by itself
    void undo() override;
    void redo() override;
    void holdNotes(const QObject &holder, bool held); ///< while one holds them, notes neither come nor go: what is typed stays where it is
    void setMacros(const QStringList &macros);        ///< as OpenClLexer does
    void setAppearance(const Appearance &appearance);
    /// For a class to read: long lines are broken, nothing can be folded. Afterwards the cursor is where it was before.
    void setPresented(bool presented);

Q_SIGNALS:
    void edited(); ///< once for what changes in many places together, which textChanged() is emitted for each of
    void saved();  ///< savedText() is the text
    void hoverWanted(kernelscope::TextPoint at, const QPoint &mouse); ///< `mouse`: on the screen
    void fixWanted(int line);                                         ///< from 1: its sign was clicked
    void breakpointWanted(int line);                                  ///< the same where it has no sign
    void breakpointsMoved(const QList<int> &lines);                   ///< breakpointLines() are others
    void escapePressed();                                             ///< and there was nothing that it ends
    void menuWanted(const QPoint &at);                                ///< on the screen; the cursor is at what it is about

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    bool viewportEvent(QEvent *event) override;
    bool canInsertFromMimeData(const QMimeData *source) const override;
    void dragEnterEvent(QDragEnterEvent *event) override;

private:
    void leaveKeysToTheWindow();
    void allowSeveralCarets();
    void typed(int character);
    void indentLine(int line, bool isNew); ///< by what stands above it
    void copyLines();                      ///< where nothing is chosen
    bool pasteLines();                     ///< above the caret's line; false: nothing was copied by copyLines()
    void endTyping();                      ///< what is wrong with the line is written below it from now on
    void setUpMargins();
    void setColours(const Appearance &appearance);
    void colourOwnNames();
    void widenMargin();
    void showWhole(int line);
    void showBeginnings();
    void fitFoldMargin();
    void breakLines();
    void showHeatHead();
    void markChanged();
    void placeBreakpoints();
    bool isInSight(int line);                          ///< from 0
    void asOneEdit(const std::function<void()> &edit); ///< and one step of undo
    void tellOnce(const std::function<void()> &edit);
    void tellOfLines(const QByteArray &before);
    QByteArray bytes() const;
    void replaceWhole(const std::function<void()> &replace);
    long positionOf(qsizetype character) const; ///< Scintilla's, in bytes

    const Appearance &m_appearance;
    struct Position
    {
        int line = 0;
        int column = 0;
        int firstLine = 0; ///< in sight
    };
    bool m_isPresented = false;
    bool m_isNarrow = false;         ///< what is left of the margins is the code's
    Position m_before;               ///< it was presented
    QPair<int, int> m_lines{-1, -1}; ///< that the presentation speaks of, from 0
    OpenClLexer *m_lexer = nullptr;
    LineNotes *m_notes = nullptr;
    OverviewBar *m_overview = nullptr;
    HeatMargin *m_heat = nullptr;
    HeatHead *m_heatHead = nullptr;
    bool m_traceIsOld = false;
    QList<BreakpointLine> m_breakpoints;
    QList<int> m_breakpointHandles; ///< of their markers, which know the lines that they are at now
    bool m_isReplacing = false;     ///< all of the text
    QString m_saved;
    QMap<int, QString> m_values; ///< of showValues()
    QList<Diagnostic> m_diagnostics;
    bool m_isInEdit = false;    ///< of many places
    bool m_hasEdited = false;   ///< anything, meanwhile
    int m_told = 0;             ///< how many changes SCN_MODIFIED was emitted for, meanwhile
    bool m_isEdited = false;    ///< since they came
    bool m_typesAtMany = false; ///< carets, which is one step of undo until something else is done
    QTimer m_typing;            ///< since the last letter
};

} // namespace kernelscope
