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
    connect(&session, &Session::runStarted, this, [this] {
        m_elapsed.start();
        m_ticks.start();
        Q_EMIT textChanged({});
    });
    connect(&session, &Session::runFinished, this, [this] {
        if (!m_session.isRunning())
            m_ticks.stop();
    });
}

void RunClock::tell()
{
    if (m_session.isRunning() && m_elapsed.isValid() && m_elapsed.elapsed() >= tooShortToReadMs)
        Q_EMIT textChanged(progressText(m_session.progress(), m_elapsed.elapsed()));
}

} // namespace kernelscope
