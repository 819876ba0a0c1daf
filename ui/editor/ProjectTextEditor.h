#pragma once

#include <QTimer>
#include <QWidget>

#include "project/Project.h"
#include "support/Result.h"

class QLabel;
class QPushButton;

namespace kernelscope {

class Appearance;
class CodeEditor;
class ProjectEdits;
class Session;

/// The project file as text, for what the set-up can't say or what is quicker typed. What is wrong with it is marked at its
/// line and column while typing; a right one is applied as one step of undo. It follows the set-up until it is edited.
class ProjectTextEditor : public QWidget
{
    Q_OBJECT

public:
    ProjectTextEditor(Session &session, Appearance &appearance, ProjectEdits &edits, QWidget *parent = nullptr);

    CodeEditor &editor() { return *m_editor; }
    bool isEdited() const { return m_isEdited; }
    /// Reads the text as it stands and marks what is wrong.
    [[nodiscard]] Result<Project> check();
    bool apply();                   ///< false: it is wrong, and says so
    void revert();                  ///< to the project as the set-up has it
    void mend(const QString &text); ///< which is none that can be read yet
    QString message() const;

Q_SIGNALS:
    void closeRequested();

private:
    QWidget *makeStrip();
    void follow();
    void edited();
    void say(const QString &text, bool isError);

    Session &m_session;
    Appearance &m_appearance;
    ProjectEdits &m_edits;
    CodeEditor *m_editor = nullptr;
    QLabel *m_message = nullptr;
    QPushButton *m_apply = nullptr;
    QPushButton *m_revert = nullptr;
    QTimer m_soon;
    bool m_isEdited = false;
    bool m_taking = false;
};

} // namespace kernelscope
