#include "ui/setup/ProjectEdits.h"

#include <QUndoCommand>

#include "session/Session.h"

namespace kernelscope {
namespace {

class ProjectCommand : public QUndoCommand
{
public:
    ProjectCommand(Session &session, const QString &text, const QString &mergeKey, Project before, Project after)
        : QUndoCommand(text), m_session(session), m_mergeKey(mergeKey), m_before(std::move(before)),
          m_after(std::move(after))
    {
    }

    int id() const override { return m_mergeKey.isEmpty() ? -1 : 1; }
    void undo() override { m_session.setProject(m_before); }
    void redo() override { m_session.setProject(m_after); }
    bool mergeWith(const QUndoCommand *other) override
    {
        const auto *later = static_cast<const ProjectCommand *>(other); // The same id(): it is one of ours.
        if (later->m_mergeKey != m_mergeKey)
            return false;
        m_after = later->m_after;
        setObsolete(m_after == m_before);
        return true;
    }

private:
    Session &m_session;
    QString m_mergeKey;
    Project m_before;
    Project m_after;
};

} // namespace

ProjectEdits::ProjectEdits(Session &session, QObject *parent) : QObject(parent), m_session(session)
{
    connect(&session, &Session::documentReplaced, &m_stack, &QUndoStack::clear);
}

void ProjectEdits::change(const QString &text, const QString &mergeKey, const std::function<void(Project &)> &edit)
{
    const Project before = m_session.project();
    Project after = before;
    edit(after);
    if (!(after == before))
        m_stack.push(new ProjectCommand(m_session, text, mergeKey, before, after));
}

} // namespace kernelscope
