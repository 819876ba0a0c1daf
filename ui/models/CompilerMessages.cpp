#include "ui/models/CompilerMessages.h"

#include <algorithm>

#include "session/Session.h"

namespace kernelscope {

CompilerMessages::CompilerMessages(Session &session, QObject *parent) : QObject(parent), m_session(session)
{
    connect(&session, &Session::documentReplaced, this, [this] { take({}); });
    connect(&session, &Session::signatureChanged, this, [this] {
        m_read = m_session.sourceDiagnostics();
        take(m_read);
    });
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
        take(withFixIts(run->diagnostics));
}

/// A driver's compiler proposes no changes; where Clang said the same, it did.
QList<Diagnostic> CompilerMessages::withFixIts(QList<Diagnostic> ofDriver) const
{
    for (Diagnostic &said : ofDriver) {
        const auto read = std::ranges::find_if(m_read, [&](const Diagnostic &each) {
            return each.file == said.file && each.line == said.line && each.column == said.column && each.message == said.message;
        });
        if (read != m_read.end())
            said = *read;
    }
    return ofDriver;
}

void CompilerMessages::take(const QList<Diagnostic> &diagnostics)
{
    if (diagnostics == m_diagnostics)
        return;
    m_diagnostics = diagnostics;
    Q_EMIT changed();
}

} // namespace kernelscope
