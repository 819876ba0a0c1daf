#pragma once

#include <QObject>
#include <QTimer>

#include "session/SessionOptions.h"
#include "session/SessionState.h"
#include "session/WorkerSupervisor.h"

namespace kernelscope {

/// Keeps what planning and building say of the project up to date: asks a worker again shortly after every change, and leaves
/// building alone while a run is waited for.
class PlanWatch : public QObject
{
    Q_OBJECT

public:
    PlanWatch(const SessionState &state, WorkerSupervisor &supervisor, std::chrono::milliseconds planDelay);

    const PlanReport &report() const { return m_report; }
    const ProgramSignature &signature() const { return m_built.signature; }
    const SignaturesReply &built() const { return m_built; }

    void forget(); ///< another project: answers that are still under way are about the old one
    void planSoon();
    void readSignatureSoon(); ///< once the text has been left alone for a moment
    void readSignature();
    void setRunning(bool running);
    void adopt(const ProgramSignature &signature, const QString &log); ///< what a run found out

Q_SIGNALS:
    void reportChanged();
    void signatureChanged();

private:
    void plan();
    void planned(const Outcome &outcome);
    void signatureRead(const Outcome &outcome);
    void setReport(const PlanReport &report);
    void setProblem(const QString &message);

    const SessionState &m_state;
    WorkerSupervisor &m_supervisor;
    QTimer m_planTimer;
    QTimer m_signatureTimer;
    PlanReport m_report;
    SignaturesReply m_built;
    int m_epoch = 0; ///< counts the projects, so that late answers are told apart
    bool m_running = false;
    bool m_signatureWaits = false; ///< for the run to end
};

} // namespace kernelscope
