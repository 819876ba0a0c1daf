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
    for (const auto finished : {&Session::runFinished, &Session::traceFinished}) {
        connect(&session, finished, this, [this] {
            if (!m_session.isBusy())
                m_ticks.stop();
        });
    }
}

void RunClock::begin()
{
    m_elapsed.start();
    m_ticks.start();
    Q_EMIT textChanged({});
}

void RunClock::tell()
{
    if (!m_session.isBusy() || !m_elapsed.isValid() || m_elapsed.elapsed() < tooShortToReadMs)
        return;
    const QString text = progressText(m_session.progress(), m_elapsed.elapsed());
    Q_EMIT textChanged(m_session.isTracing() ? tr("Tracing \u2013 %1").arg(text) : text);
}

} // namespace kernelscope
