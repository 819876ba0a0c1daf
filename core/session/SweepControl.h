#pragma once

#include <optional>

#include <QObject>

#include "run/SweepRun.h"
#include "session/SessionState.h"
#include "session/WorkerSupervisor.h"

namespace kernelscope {

/// A sweep, also one that is still going on.
struct SweepResults
{
    Sweep sweep; ///< as the project had it when it began
    int repetitions = 1;
    QList<SweepPoint> points; ///< of all its runs, as the project lists the values; they are run in another order (shuffledOrder())
    QList<SweepRun> runs;     ///< those that ended, well or not, in the order of the points
    QString message;          ///< why there are fewer runs than points, in a sentence; empty while it goes on and at its end
    bool operator==(const SweepResults &) const = default;
};

/// The sweep of a session: the runs of one after the other, of the project as it was when it began. Whoever made it says when the next
/// run begins, so that others can come between. A run that fails, crashes or hangs is the result of its point, and the next one follows;
/// only where no worker can be started any more the sweep ends.
class SweepControl : public QObject
{
    Q_OBJECT

public:
    SweepControl(const SessionState &state, WorkerSupervisor &supervisor);

    bool isSweeping() const { return m_isSweeping; }
    bool isAtWork() const { return m_isAtWork; } ///< a run of it is in progress
    const Progress &progress() const { return m_progress; }
    const std::optional<SweepResults> &last() const { return m_last; }
    bool isCurrent() const { return m_last && m_isCurrent; }

    /// Takes the place of one in progress; begins its first run. Where there is nothing to vary it ends at once, with the reason.
    void start(int repetitions);
    void goOn(); ///< with the next run, where one is left and none is in progress
    void stop();
    void forget();        ///< another project
    void projectEdited(); ///< the results are of an earlier state

Q_SIGNALS:
    void started();
    void progressChanged();
    void runEnded(); ///< isAtWork() no more; goOn() is wanted, unless finished() came before
    void changed();  ///< last(), or whether it is current
    void finished();

private:
    void ended(const SweepPoint &point, const Outcome &outcome);
    void take(const SweepPoint &point, const RunResult &result);
    void finish(const QString &message);

    const SessionState &m_state;
    WorkerSupervisor &m_supervisor;
    bool m_isSweeping = false;
    bool m_isAtWork = false;
    bool m_isCurrent = false;
    int m_epoch = 0; ///< counts the sweeps
    ProjectDocument m_started;
    QString m_device;
    QList<qsizetype> m_order; ///< in which the points are run
    Progress m_progress;
    std::optional<SweepResults> m_last;
};

} // namespace kernelscope
