#pragma once

#include <chrono>

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

#include "protocol/Messages.h"
#include "session/SessionOptions.h"

namespace kernelscope {

/// The deadline that `phase` has; zero: none.
std::chrono::milliseconds deadlineOf(const Deadlines &deadlines, Phase phase);

/// Watches one request through its phases. A phase's time starts anew with every new subject, except for Running: that deadline
/// covers all launches together, so that a plan of a thousand endless launches is not given a thousand deadlines.
class PhaseDeadline : public QObject
{
    Q_OBJECT

public:
    explicit PhaseDeadline(const Deadlines &deadlines, QObject *parent = nullptr);

    void setDeadlines(const Deadlines &deadlines) { m_deadlines = deadlines; } ///< from the next request on
    void begin();                                                              ///< a new request, in Phase::Starting
    void enter(const Progress &progress);
    void stop();

    const Progress &progress() const { return m_progress; }
    /// Whether a running plan goes on from one command to the next, none of which takes long.
    bool isMoving() const;
    std::chrono::milliseconds limit() const { return deadlineOf(m_deadlines, m_progress.phase); }

Q_SIGNALS:
    void passed();

private:
    void restart(std::chrono::milliseconds alreadyUsed);

    Deadlines m_deadlines;
    Progress m_progress;
    QTimer m_timer;
    QElapsedTimer m_sinceEntered;
    QElapsedTimer m_sinceHeard;                 ///< of Phase::Running
    qint64 m_heard = 0;                         ///< how often
    std::chrono::milliseconds m_runningUsed{0}; ///< in earlier stretches of the Running phase
};

} // namespace kernelscope
