#include "ui/window/UndoOrder.h"

#include <algorithm>

#include <QApplication>
#include <QScopedValueRollback>

#include "ui/editor/CodeEditor.h"
#include "ui/editor/EditorTabs.h"
#include "ui/edits/ProjectEdits.h"
#include "ui/setup/ExpressionEdit.h"
#include "ui/setup/SetupPanel.h"
#include "ui/widgets/WhyNot.h"
#include "ui/window/WindowActions.h"

namespace kernelscope {

UndoOrder::UndoOrder(WindowActions &actions, ProjectEdits &edits, EditorTabs &editors, SetupPanel &setup, QObject *parent)
    : QObject(parent), m_actions(actions), m_edits(edits), m_editors(editors), m_setup(setup), m_from(edits.undoStack().index()),
      m_to(m_from)
{
    connect(actions.undo, &QAction::triggered, this, &UndoOrder::undo);
    connect(actions.redo, &QAction::triggered, this, &UndoOrder::redo);
    connect(qApp, &QApplication::focusChanged, this, &UndoOrder::noteFocus);
    connect(&edits.undoStack(), &QUndoStack::indexChanged, this, &UndoOrder::noteSetupChange);
    connect(&setup, &SetupPanel::followed, this, &UndoOrder::noteFollowed);
    connect(&editors, &EditorTabs::editorMade, this,
            [this](CodeEditor &editor) { connect(&editor, &CodeEditor::edited, this, [this, &editor] { noteTextEdit(editor); }); });
    show();
}

void UndoOrder::setHidden(bool isHidden)
{
    m_isHidden = isHidden;
    show();
}

/// What follows another change of the set-up is undone with that.
void UndoOrder::noteFollowed()
{
    if (m_edits.undoStack().index() <= m_from + 1)
        putTextFirst();
}

void UndoOrder::putTextFirst()
{
    m_from = m_to = m_edits.undoStack().index();
    m_isSetupLast = false;
    show();
}

void UndoOrder::noteTextEdit(CodeEditor &editor)
{
    m_edited = &editor;
    if (!m_isStepping)
        return putTextFirst();
    m_isSetupLast = false;
    show();
}

void UndoOrder::noteSetupChange()
{
    const int index = m_edits.undoStack().index();
    m_from = std::min(m_from, index);
    m_to = std::min(std::max(m_to, index), m_edits.undoStack().count());
    m_isSetupLast = true;
    show();
}

/// Who goes from a field of the set-up into the code means the code. What lost the keyboard because it went means nothing.
void UndoOrder::noteFocus(const QWidget *before, const QWidget *now)
{
    const bool isFromSetup = before && m_setup.isAncestorOf(before) && before->isVisible();
    if (isFromSetup && qobject_cast<const CodeEditor *>(now))
        putTextFirst();
    else
        show();
}

CodeEditor *UndoOrder::focusedEditor() const
{
    return qobject_cast<CodeEditor *>(QApplication::focusWidget());
}

CodeEditor *UndoOrder::text() const
{
    if (CodeEditor *editor = focusedEditor())
        return editor;
    const QWidget *focus = QApplication::focusWidget();
    return focus && m_setup.isAncestorOf(focus) ? nullptr : qobject_cast<CodeEditor *>(m_edited.data());
}

/// The project file's text is no text of the project: it has its own steps alone.
bool UndoOrder::isSetupNext() const
{
    const CodeEditor *editor = text();
    if (editor && m_editors.pathOf(editor).isEmpty())
        return false;
    const bool isBeforeText = m_edits.undoStack().index() <= m_from;
    return !editor || !isBeforeText || (!focusedEditor() && !editor->isUndoAvailable());
}

bool UndoOrder::isSetupAgain() const
{
    const CodeEditor *editor = text();
    if (editor && m_editors.pathOf(editor).isEmpty())
        return false;
    if (!editor || (m_isSetupLast && !focusedEditor()))
        return true;
    const bool isAfterText = m_edits.undoStack().index() < m_to;
    return editor->isRedoAvailable() ? isAfterText && m_isSetupLast : isAfterText || !focusedEditor();
}

bool UndoOrder::mayUndo() const
{
    return qobject_cast<ExpressionEdit *>(QApplication::focusWidget()) ||
           (isSetupNext() ? m_edits.undoStack().canUndo() : text()->isUndoAvailable());
}

bool UndoOrder::mayRedo() const
{
    return isSetupAgain() ? m_edits.undoStack().canRedo() : text()->isRedoAvailable();
}

/// What is being typed into a field of the set-up is taken back first.
void UndoOrder::undo()
{
    auto *field = qobject_cast<ExpressionEdit *>(QApplication::focusWidget());
    const QScopedValueRollback stepping(m_isStepping, true);
    if (field && field->isUnfinished())
        field->takeBack();
    else if (isSetupNext())
        m_edits.undoStack().undo();
    else
        step(false);
}

void UndoOrder::redo()
{
    const auto *field = qobject_cast<ExpressionEdit *>(QApplication::focusWidget());
    const QScopedValueRollback stepping(m_isStepping, true);
    if (field && field->isUnfinished())
        return;
    if (isSetupAgain())
        m_edits.undoStack().redo();
    else
        step(true);
}

void UndoOrder::step(bool again)
{
    CodeEditor &editor = *text();
    const QStringList left = m_editors.undoOrRedo(editor, again);
    if (!left.isEmpty())
        Q_EMIT steppedInPart(m_editors.pathOf(&editor), left);
}

void UndoOrder::show()
{
    setWhyNot(*m_actions.undo, !m_isHidden && mayUndo() ? QString() : tr("Nothing was edited yet."));
    setWhyNot(*m_actions.redo, !m_isHidden && mayRedo() ? QString() : tr("Nothing was undone."));
}

} // namespace kernelscope
