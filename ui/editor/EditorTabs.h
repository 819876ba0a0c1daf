#pragma once

#include <functional>
#include <optional>

#include <QMap>
#include <QPointer>
#include <QStringList>
#include <QTabWidget>

#include "ui/editor/Scintilla.h"

#include "analysis/LineHeat.h"
#include "support/Error.h"
#include "ui/models/HeatFigure.h"
#include "ui/models/SteppedLine.h"
#include "ui/models/TraceFindings.h"

namespace kernelscope {

class Appearance;
class Breakpoints;
class CodeEditor;
class CompilerMessages;
class EmptyPage;
class Session;

/// Every text of the project in a tab: the sources, then the headers they include, then the notes. Edits go to the session
/// as they are typed; what the compiler said and what the last trace found is shown at its lines.
class EditorTabs : public QTabWidget
{
    Q_OBJECT

public:
    EditorTabs(Session &session, Appearance &appearance, QWidget *parent = nullptr);

    /// The documents of the texts with what can be undone, and what is in sight of them.
    struct TextState
    {
        QString path;
        QsciDocument document;
        QString saved;
        int line = 0; ///< of the cursor
        int column = 0;
        int firstLine = 0;
    };
    struct State
    {
        QList<TextState> texts;
        int shown = 0; ///< the tab
    };
    State state() const;
    void take(const State &state);

    CodeEditor *editor(const QString &path) const; ///< nullptr: no such text
    CodeEditor *currentEditor() const;
    QString pathOf(const CodeEditor *editor) const; ///< empty: none of the project's texts
    std::optional<SourcePlace> caret() const;       ///< in the text that is shown, from 1
    bool isDefine(const QString &name) const;       ///< that the set-up gives the build
    QStringList sourceTexts() const;                ///< all but the notes
    void goTo(const SourcePlace &place);
    void replaceText(const QString &path, const QString &text); ///< a step of undo of its editor
    /// What `edit` changes in several texts is undone, and done again, in all of them at once.
    void editTogether(const std::function<void()> &edit);
    /// A step of the editor; of one that came about together with others, in all those that are still as it left them. The texts that
    /// were edited since, and so stay as they are.
    QStringList undoOrRedo(CodeEditor &editor, bool redo);
    void showFound(const SourcePlace &place);            ///< of a finding: scrolls there unless its user has gone elsewhere meanwhile
    void reveal(const SourcePlace &place);               ///< the same, but the keyboard stays where it is
    const QStringList &paths() const { return m_paths; } ///< of the texts, in the order of their tabs
    void setPresented(bool presented);                   ///< long lines are broken, nothing can be folded
    /// Brings these lines into sight with the function around them, and lights them up wherever no access or finding is chosen; a line
    /// of 0 ends it.
    void showLines(const SourceRange &lines);
    /// The statement that is done next, which is lit up and brought into sight, and values after the lines that gave them.
    void showStep(const SteppedLine &step);
    void followBreakpoints(Breakpoints &breakpoints); ///< shows them, and sets and removes them in the margin
    void toggleBreakpoint();                          ///< at the line of the cursor
    void showFunction(const SourcePlace &place);      ///< that begins there, in sight as far as there is room
    void setHeatShown(bool shown);                    ///< the accesses of each line, where there is a trace
    /// What the margin tells of the lines; `costs`: of the launch that is shown.
    void showHeatBy(HeatFigure figure, const QList<LineCost> &costs);
    void colourLines(const QMap<QString, QList<int>> &lines); ///< by file; as CodeEditor does
    void addPage(QWidget *page);                              ///< a tab of another kind, after the texts: the project file

Q_SIGNALS:
    void sourceWanted(); ///< the project has no text yet
    void editorMade(kernelscope::CodeEditor &editor);
    void changeRefused(const QString &why); ///< of a text that is only shown
    void caretMoved(const kernelscope::SourcePlace &place);
    void caretMovedByUser(const kernelscope::SourcePlace &place); ///< in a text that has the keyboard

protected:
    void resizeEvent(QResizeEvent *event) override;
    void tabInserted(int index) override;
    void tabRemoved(int index) override;

private:
    /// What is in sight.
    struct Look
    {
        const CodeEditor *editor = nullptr;
        int firstLine = 0;
        SourcePlace caret;
        bool operator==(const Look &) const = default;
    };
    Look look() const;
    void showEmpty();
    void rebuild();     ///< another project: every editor anew
    void followFiles(); ///< tabs come and go; editors that stay keep their cursor and their undo
    QStringList wantedPaths() const;
    void insertEditor(int tab, const QString &path);
    CodeEditor *makeEditor(const QString &path);
    CodeEditor *renamedEditor(const QString &path); ///< of the text that was another file's until now; null: there is none
    void takeOut(const QString &path);
    void takeText(const QString &path);
    void showDiagnostics();
    void showSign(const CodeEditor &editor); ///< in its tab
    void showMacros();                       ///< that the build defines
    QStringList macros() const;
    void countHeat(); ///< m_heat, by the chosen figure
    void takeTrace(); ///< there is another, or the text changed since
    void showTrace(CodeEditor &editor, const QString &path);
    QList<SourceRange> chosenRanges() const; ///< the places of the chosen finding or access
    QList<SourceRange> litRanges() const;    ///< these, else the line that is shown
    void lightUp();
    void follow();
    void noteRevealed(const CodeEditor &editor);
    void showBreakpoints();
    void placeStep(); ///< m_step in the text as it is now

    Session &m_session;
    Appearance &m_appearance;
    QMap<QString, CodeEditor *> m_editors;
    QStringList m_paths;                  ///< of the tabs, in order
    QList<CodeEditor *> m_leaving;        ///< without a file until the next event, by when it may have another name
    CodeEditor *m_shownLeaving = nullptr; ///< one of them
    CompilerMessages *m_messages = nullptr;
    EmptyPage *m_empty = nullptr;    ///< while there is no tab
    QList<ListedFinding> m_findings; ///< of the last trace
    QList<LineHeat> m_lines;         ///< of it
    HeatFigure m_figure = HeatFigure::Accesses;
    QList<LineCost> m_costs;
    QMap<QString, QList<LineHeat>> m_heat; ///< as shown, by file
    quint64 m_hottest = 0;
    int m_traceNumber = 0;
    bool m_heatShown = true;
    Look m_atTrace; ///< when it began
    bool m_isPresented = false;
    SourceRange m_shownLines; ///< line 0: none
    SourceRange m_stepped;    ///< likewise
    SteppedLine m_step;       ///< as in the text that was traced
    QPointer<Breakpoints> m_breakpoints;
    bool m_taking = false;
    struct JointEdit
    {
        QMap<QString, QString> before; ///< by path
        QMap<QString, QString> after;
    };
    QList<JointEdit> m_jointEdits;     ///< the last ones, newest first
    std::optional<JointEdit> m_inPart; ///< that the last step of undo, or of doing it again, took in some texts alone
    SourcePlace m_revealed;            ///< where the caret was put by somebody else
};

} // namespace kernelscope
