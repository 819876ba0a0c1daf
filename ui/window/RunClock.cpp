#include "ui/window/RunClock.h"

#include "session/Session.h"
#include "ui/window/RunSummary.h"

namespace kernelscope {

constexpr qint64 tooShortToReadMs = 250;

RunClock::RunClock(Session &session, QObject *parent) : QObject(parent), m_session(session)
{
    m_ticks.setInterval(200);
    connect(&m_ticks, &QTimer::timeout, this, &RunClock::tell);
    connect(&session, &Session::progressChanged, this, &RunClock::tell);
    connect(&session, &Session::runStarted, this, &RunClock::begin);
    connect(&session, &Session::traceStarted, this, &RunClock::begin);
    connect(&session, &Session::sweepStarted, this, &RunClock::begin);
    connect(&session, &Session::exportStarted, this, &RunClock::begin);
    for (const auto finished : {&Session::runFinished, &Session::traceFinished, &Session::sweepFinished})
        connect(&session, finished, this, &RunClock::end);
    connect(&session, &Session::exportFinished, this, &RunClock::end);
}

void RunClock::begin()
{
    m_elapsed.start();
    m_ticks.start();
    Q_EMIT textChanged({});
}

void RunClock::end()
{
    if (!m_session.isBusy() && !m_session.isSweeping() && !m_session.isExporting())
        m_ticks.stop();
}

void RunClock::tell()
{
    const bool isSweeping = m_session.isSweeping();
    if (!(m_session.isBusy() || isSweeping || m_session.isExporting()) || !m_elapsed.isValid() || m_elapsed.elapsed() < tooShortToReadMs)
        return;
    const QString text = progressText(m_session.progress(), m_elapsed.elapsed());
    if (m_session.isExporting())
        return Q_EMIT textChanged(tr("Exporting \u2013 %1").arg(text));
    if (isSweeping && !m_session.isBusy())
        return Q_EMIT textChanged(tr("Sweeping, run %1 of %2 \u2013 %3")
                                      .arg(m_session.lastSweep()->runs.size() + 1)
                                      .arg(m_session.lastSweep()->points.size())
                                      .arg(text));
    Q_EMIT textChanged(m_session.isTracing() ? tr("Tracing \u2013 %1").arg(text) : text);
}

} // namespace kernelscope
