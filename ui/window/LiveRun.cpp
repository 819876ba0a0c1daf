#include "ui/window/LiveRun.h"

#include <utility>

#include <QAction>

#include "session/Session.h"
#include "ui/trace/TraceStage.h"
#include "ui/window/Messages.h"
#include "ui/window/Views.h"
#include "ui/window/WindowContext.h"

namespace kernelscope {

constexpr int quietTextMs = 300;
constexpr qint64 mostForTraceMs = 1000;
constexpr qint64 mostForEditMs = 1000;

LiveRun::LiveRun(const WindowContext &context, QAction &live, Views &views, QObject *parent)
    : QObject(parent), m_session(context.session), m_messages(context.messages), m_live(live), m_views(views)
{
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, &LiveRun::runNewest);
    connect(&live, &QAction::toggled, this, &LiveRun::toggle);
    connect(&m_session, &Session::projectChanged, this, [this] { runSoon(0); });
    m_device = m_session.currentDevice();
    connect(&m_session, &Session::currentDeviceChanged, this, [this] {
        const bool isFirst = std::exchange(m_device, m_session.currentDevice()) < 0;
        if (!isFirst || !m_session.isBusy()) // what is at work has waited for it
            runSoon(0);
    });
    connect(&m_session, &Session::textChanged, this, [this](const QString &path) {
        if (path != m_session.project().notes)
            runSoon(quietTextMs);
    });
    connect(&m_session, &Session::runFinished, this, &LiveRun::noteEnd);
    for (const auto started : {&Session::runStarted, &Session::traceStarted})
        connect(&m_session, started, this, [this] { m_sinceStart.start(); });
    connect(&m_session, &Session::traceFinished, this, [this] { m_traceMs = m_sinceStart.elapsed(); });
    connect(&m_session, &Session::documentReplaced, this, [this] { m_live.setChecked(false); });
    connect(&m_session, &Session::restrictionChanged, this, [this] {
        if (m_session.isRestricted())
            m_live.setChecked(false);
    });
}

void LiveRun::toggle(bool isOn)
{
    m_timer.stop();
    m_failures.forget();
    m_traceMs = 0;
    m_session.setLive(isOn && m_session.mayRun());
    if (isOn && !m_session.mayRun())
        return m_live.setChecked(false);
    if (isOn)
        runAgain();
}

void LiveRun::runSoon(int afterMs)
{
    if (m_live.isChecked())
        m_timer.start(afterMs);
}

/// What is at work for long may never end, and is of an older state.
void LiveRun::runNewest()
{
    if (m_session.isBusy() && m_sinceStart.elapsed() > mostForEditMs) {
        m_isSuperseded = true;
        m_session.stop();
    }
    runAgain();
}

void LiveRun::runAgain(int repetitions)
{
    const bool isOfTrace = m_views.front().needs() == View::Needs::Trace;
    if (isOfTrace && m_traceMs < mostForTraceMs)
        m_views.stage().traceAgain();
    else
        m_session.run(repetitions);
}

bool RunFailures::note(RunStatus status)
{
    const bool isFailure = status == RunStatus::Crashed || status == RunStatus::TimedOut || status == RunStatus::GuardViolation;
    m_inARow = isFailure ? m_inARow + 1 : 0;
    return m_inARow >= most;
}

void LiveRun::noteEnd()
{
    if (!m_live.isChecked())
        return;
    const bool isSuperseded = std::exchange(m_isSuperseded, false);
    if (m_session.lastRun()->status == RunStatus::Cancelled)
        return isSuperseded ? void() : m_live.setChecked(false); // Who stops it wants no more.
    if (!m_failures.note(m_session.lastRun()->status))
        return;
    m_live.setChecked(false);
    m_messages.say(tr("Live was switched off: the last %1 runs crashed or took too long.").arg(RunFailures::most), Banner::Tone::Warning,
                   {{tr("Switch on"), tr("Run again after each edit"), [this] { m_live.setChecked(true); }}, Banner::closing()});
}

} // namespace kernelscope
