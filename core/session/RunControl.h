#pragma once

#include <QObject>

#include "session/ResultStore.h"
#include "session/SessionState.h"
#include "session/WorkerSupervisor.h"

namespace kernelscope {

/// The runs of a session: the one in progress, how the newest ended, and the newest with results, which stays until there is a
/// better one.
class RunControl : public QObject
{
    Q_OBJECT

public:
    RunControl(const SessionState &state, WorkerSupervisor &supervisor);

    bool isRunning() const { return m_pending > 0; }
    const Progress &progress() const { return m_progress; }
    const std::optional<RunResult> &last() const { return m_last; }
    const std::optional<RunResult> &lastGood() const { return m_lastGood; }
    bool isLastGoodCurrent() const { return m_lastGood && m_isCurrent; }
    const std::shared_ptr<ResultStore> &results() const { return m_results; }

    void run(int repetitions, const QString &onlyLaunch);
    void stop();
    void forget();                                 ///< another project
    void projectEdited();                          ///< the results are of an earlier state
    void releaseRemoteResults() { closeRemote(); } ///< something else takes the place of what a remote worker keeps of the last run
    /// What a traced run gave, as if it had been a run. `isCurrent`: the project is as it was then.
    void adopt(const RunReply &reply, const std::optional<Answer> &answer, bool isCurrent);

Q_SIGNALS:
    void started();
    void progressChanged();
    void built(const kernelscope::RunReply &reply); ///< before finished(), where a worker answered
    void finished();
    void resultsChanged();

private:
    void ended(const Outcome &outcome);
    void takeReply(const RunReply &reply, const Answer &answer, bool isCurrent);
    void finish(const RunResult &result);
    void setCurrent(bool isCurrent);
    void closeRemote();

    const SessionState &m_state;
    WorkerSupervisor &m_supervisor;
    int m_pending = 0;
    int m_epoch = 0;           ///< counts the projects
    ProjectDocument m_started; ///< as it was when the newest run was asked for
    Progress m_progress;
    std::optional<RunResult> m_last;
    std::optional<RunResult> m_lastGood;
    bool m_isCurrent = false;
    std::shared_ptr<ResultStore> m_results;
};

} // namespace kernelscope
