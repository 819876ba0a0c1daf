#include "session/PhaseDeadline.h"

#include <algorithm>

namespace kernelscope {

using std::chrono::milliseconds;

milliseconds deadlineOf(const Deadlines &deadlines, Phase phase)
{
    switch (phase) {
    case Phase::Starting:
        return deadlines.starting;
    case Phase::Evaluating:
        return deadlines.evaluating;
    case Phase::Building:
        return deadlines.building;
    case Phase::FirstLaunch:
        return deadlines.firstLaunch;
    case Phase::Running:
        return deadlines.running;
    case Phase::Reading:
        return deadlines.reading;
    case Phase::Waiting:
        return milliseconds(0); // others' runs are bounded by their own
    case Phase::Checking:
        break;
    }
    return deadlines.checking;
}

PhaseDeadline::PhaseDeadline(const Deadlines &deadlines, QObject *parent) : QObject(parent), m_deadlines(deadlines)
{
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, &PhaseDeadline::passed);
}

void PhaseDeadline::begin()
{
    m_progress = {};
    m_runningUsed = milliseconds(0);
    m_heard = 0;
    restart(milliseconds(0));
}

void PhaseDeadline::enter(const Progress &progress)
{
    const Progress before = m_progress;
    m_progress = progress;
    if (progress.phase == Phase::Running) {
        ++m_heard;
        m_sinceHeard.start();
    }
    const bool staysRunning = before.phase == Phase::Running && progress.phase == Phase::Running;
    if (staysRunning || (before.phase == progress.phase && before.subject == progress.subject))
        return;
    if (before.phase == Phase::Running)
        m_runningUsed += milliseconds(m_sinceEntered.elapsed());
    restart(progress.phase == Phase::Running ? m_runningUsed : milliseconds(0));
}

bool PhaseDeadline::isMoving() const
{
    constexpr int parts = 8;
    return m_progress.phase == Phase::Running && m_heard > parts && m_sinceHeard.elapsed() * parts < limit().count();
}

void PhaseDeadline::stop()
{
    m_timer.stop();
}

void PhaseDeadline::restart(milliseconds alreadyUsed)
{
    m_sinceEntered.start();
    if (limit().count() > 0)
        m_timer.start(std::max(limit() - alreadyUsed, milliseconds(0)));
    else
        m_timer.stop();
}

} // namespace kernelscope
