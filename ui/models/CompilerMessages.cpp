#include "ui/models/CompilerMessages.h"

#include "session/Session.h"

namespace kernelscope {

CompilerMessages::CompilerMessages(Session &session, QObject *parent) : QObject(parent), m_session(session)
{
    connect(&session, &Session::documentReplaced, this, [this] { take({}); });
    connect(&session, &Session::signatureChanged, this, [this] { take(m_session.sourceDiagnostics()); });
    connect(&session, &Session::runFinished, this, &CompilerMessages::takeRun);
}

void CompilerMessages::takeRun()
{
    const auto &run = m_session.lastRun();
    if (!run)
        return;
    // Of the others it isn't known whether the driver came to build it.
    const bool hasMessages = run->status == RunStatus::Ok || run->status == RunStatus::CheckFailed ||
                             run->status == RunStatus::GuardViolation || run->status == RunStatus::BuildFailed;
    if (hasMessages)
        take(run->diagnostics);
}

void CompilerMessages::take(const QList<Diagnostic> &diagnostics)
{
    if (diagnostics == m_diagnostics)
        return;
    m_diagnostics = diagnostics;
    Q_EMIT changed();
}

} // namespace kernelscope
