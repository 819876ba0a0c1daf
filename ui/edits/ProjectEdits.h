#pragma once

#include <functional>

#include <QObject>
#include <QUndoStack>

#include "project/Project.h"

namespace kernelscope {

class Session;

/// Every edit of the set-up goes through here and can be undone: a command is the project before and after. Texts go with
/// the files that the project names: a renamed source takes its text along, a new one starts with one, and the text of one
/// that was removed is kept for undo. Lives on the window's thread; forgets everything when another project is opened.
class ProjectEdits : public QObject
{
    Q_OBJECT

public:
    explicit ProjectEdits(Session &session, QObject *parent = nullptr);

    /// Changes a copy of the project and hands it to the session. Edits with the same `mergeKey` in a row (keystrokes in one
    /// field, a slider being dragged) become one step of undo; an empty key never merges.
    void change(const QString &text, const QString &mergeKey, const std::function<void(Project &)> &edit);
    QUndoStack &undoStack() { return m_stack; }
    void takeBackTo(int index); ///< of the undo stack; what was done since can't be done again
    void follow(bool follows);  ///< false: what can be undone stays when another project is opened

private:
    Session &m_session;
    QUndoStack m_stack;
};

} // namespace kernelscope
