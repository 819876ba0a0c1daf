#pragma once

#include <QMap>
#include <QObject>
#include <QSet>

#include "support/Error.h"
#include "ui/editor/Scintilla.h"
#include "ui/models/TraceFindings.h"

namespace kernelscope {

class Appearance;

/// What is said about the lines of an editor: a sign in the margin, the place underlined, the message under the line. What the
/// compiler said, and what a trace found; the latter moves with its line and goes when that is edited.
class LineNotes : public QObject
{
    Q_OBJECT

public:
    LineNotes(QsciScintilla &editor, const Appearance &appearance);

    void followAppearance();
    void setDiagnostics(const QList<Diagnostic> &diagnostics);
    void setFindings(const QList<LineFinding> &findings);
    void setOld(bool old); ///< the findings are of an earlier text
    void setPresented(bool presented);
    void hold(const QObject &holder, bool held); ///< while one does, nothing that is drawn changes
    /// Lights up places, each up to the end of the word or the range given; of column 0 its lines.
    void setChosen(const QList<SourceRange> &ranges);

    QList<int> markedLines() const;  ///< with what a compiler said, from 1
    QList<int> findingLines() const; ///< with what a trace found, from 1
    void rewrap();                   ///< the editor has another width
    /// Below the lines (from 0) in which a statement is half written no errors appear: all that follows would move.
    void setTypedLines(const QList<int> &lines);
    bool isTyped(int line) const { return m_typed.contains(line); }

Q_SIGNALS:
    void signsChanged(); ///< in the margin

private:
    struct Mark
    {
        int handle = -1; ///< of the marker, which knows the line
        QList<LineFinding> findings;
    };
    struct Note
    {
        QString text;
        int style = 0;
    };

    void takeEdit(int position, int what, int linesAdded);
    void drawSoon();
    void draw();
    void drawDiagnostics(QMap<int, QList<Note>> &notes);
    void addSign(int line, int marker);
    void placeSign(Mark &mark);
    QHash<int, int> movedLines() const;
    void drawFindings(QMap<int, QList<Note>> &notes);
    void drawChosen();
    void fitCaretLine();
    void clear();
    void underline(int line, int column, int endColumn, int indicator);
    void addNotes(int line, const QList<Note> &notes);
    int columns() const;
    int lineOf(const Mark &mark) const;

    QsciScintilla &m_editor;
    const Appearance &m_appearance;
    QList<Diagnostic> m_diagnostics;
    QList<Mark> m_marks;
    QList<SourceRange> m_chosen;
    QList<QsciStyle> m_styles;
    bool m_old = false;
    bool m_isPresented = false;
    bool m_drawsSoon = false;
    QSet<const QObject *> m_holders;
    bool m_waits = false; ///< for them: there is something else to draw
    int m_columns = 0;
    QMap<int, bool> m_typed; ///< by line, whether it had notes before
};

} // namespace kernelscope
