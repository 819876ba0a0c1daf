#include "ui/edits/ProjectEdits.h"

#include <algorithm>

#include <QUndoCommand>

#include "project/Guesses.h"
#include "session/Session.h"
#include "ui/edits/ProjectTexts.h"

namespace kernelscope {
namespace {

class ProjectCommand : public QUndoCommand
{
public:
    ProjectCommand(Session &session, const QString &text, const QString &mergeKey, Project before, Project after)
        : QUndoCommand(text), m_session(session), m_mergeKey(mergeKey), m_before(std::move(before)), m_after(std::move(after))
    {
    }

    int id() const override { return m_mergeKey.isEmpty() ? -1 : 1; }
    void undo() override
    {
        for (const MovedText &move : std::as_const(m_moved))
            moveText(m_session, {move.to, move.from});
        go(m_before);
    }
    void redo() override
    {
        if (!m_wasDone)
            decideMoves();
        m_wasDone = true;
        for (const MovedText &move : std::as_const(m_moved))
            moveText(m_session, move);
        go(m_after);
    }
    bool mergeWith(const QUndoCommand *other) override
    {
        const auto *later = static_cast<const ProjectCommand *>(other); // The same id(): it is one of ours.
        if (later->m_mergeKey != m_mergeKey)
            return false;
        m_after = later->m_after;
        for (const MovedText &move : later->m_moved)
            addMove(move);
        setObsolete(m_after == m_before);
        return true;
    }

private:
    void decideMoves()
    {
        for (const MovedText &move : movedTexts(m_before, m_after)) {
            if (mayMove(m_session, move))
                m_moved.append(move);
        }
    }
    void addMove(const MovedText &later)
    {
        const auto earlier = std::find_if(m_moved.begin(), m_moved.end(), [&](const MovedText &move) { return move.to == later.from; });
        if (earlier == m_moved.end())
            m_moved.append(later);
        else
            earlier->to = later.to;
    }
    void go(const Project &to)
    {
        provideTexts(m_session, to);
        m_session.setProject(to);
    }

    Session &m_session;
    QString m_mergeKey;
    Project m_before;
    Project m_after;
    QList<MovedText> m_moved; ///< from before to after
    bool m_wasDone = false;
};

} // namespace

ProjectEdits::ProjectEdits(Session &session, QObject *parent) : QObject(parent), m_session(session)
{
    follow(true);
}

void ProjectEdits::follow(bool follows)
{
    if (follows)
        connect(&m_session, &Session::documentReplaced, &m_stack, &QUndoStack::clear);
    else
        m_session.disconnect(&m_stack);
}

/// A command that is obsolete at once is not kept, and what could be done again goes with it.
void ProjectEdits::takeBackTo(int index)
{
    m_stack.setIndex(index);
    auto *nothing = new QUndoCommand;
    nothing->setObsolete(true);
    m_stack.push(nothing);
}

void ProjectEdits::change(const QString &text, const QString &mergeKey, const std::function<void(Project &)> &edit)
{
    const Project before = m_session.project();
    Project after = before;
    edit(after);
    dropEndedGuesses(after);
    if (!(after == before))
        m_stack.push(new ProjectCommand(m_session, text, mergeKey, before, after));
}

} // namespace kernelscope
