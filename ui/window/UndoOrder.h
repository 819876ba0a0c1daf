#pragma once

#include <QObject>
#include <QPointer>
#include <QWidget>

namespace kernelscope {

class CodeEditor;
class EditorTabs;
class ProjectEdits;
class SetupPanel;
class WindowActions;

/// What Undo and Redo act on. A text has its own steps, so has the set-up: that of the two which has the keyboard is meant. But buttons of
/// the set-up, a guess and a trial change it while the code has the keyboard, or neither has. What the set-up was changed since the last
/// edit of a text is taken back before that edit.
class UndoOrder : public QObject
{
    Q_OBJECT

public:
    UndoOrder(WindowActions &actions, ProjectEdits &edits, EditorTabs &editors, SetupPanel &setup, QObject *parent);

    void setHidden(bool isHidden); ///< the project is not shown
    void noteFollowed();           ///< the set-up followed what was edited in a text: that is to be undone first

Q_SIGNALS:
    /// Of what was changed in several texts at once; `left`: those that were edited since.
    void steppedInPart(const QString &path, const QStringList &left);

private:
    void noteTextEdit(CodeEditor &editor);
    void noteSetupChange();
    void putTextFirst();
    void noteFocus(const QWidget *before, const QWidget *now);
    void undo();
    void redo();
    void step(bool again); ///< of the text
    void show();

    CodeEditor *focusedEditor() const;
    CodeEditor *text() const;  ///< whose steps come in question; null: the set-up alone
    bool isSetupNext() const;  ///< to be undone
    bool isSetupAgain() const; ///< to be done again
    bool mayUndo() const;
    bool mayRedo() const;

    WindowActions &m_actions;
    ProjectEdits &m_edits;
    EditorTabs &m_editors;
    SetupPanel &m_setup;
    QPointer<QWidget> m_edited; ///< the text that was edited last: while it is being destroyed it is none any more
    int m_from = 0;             ///< in the set-up's undo stack: as it was when a text was edited last
    int m_to = 0;               ///< and as far as it was changed since
    bool m_isSetupLast = false; ///< it was changed, undone or done again after any text was
    bool m_isStepping = false;  ///< what a text tells is no edit
    bool m_isHidden = false;
};

} // namespace kernelscope
