#pragma once

#include <QObject>
#include <QTimer>

#include "session/InstrumentProcess.h"
#include "session/SessionOptions.h"
#include "session/SessionState.h"
#include "session/WorkerSupervisor.h"

namespace kernelscope {

/// Keeps what planning, building and Clang say of the project up to date: asks a worker again shortly after every change, and
/// leaves building alone while a run is waited for. Clang is asked once planning has told the build options; where it can read
/// the sources, what it says of the kernels' parameters goes before what the driver says.
class PlanWatch : public QObject
{
    Q_OBJECT

public:
    PlanWatch(const SessionState &state, WorkerSupervisor &supervisor, std::chrono::milliseconds planDelay,
              const QStringList &instrumentCommand = {});

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
    void sourcesRead(const ProgramSignature &signature); ///< by Clang; empty where the sources have changed since

private:
    void plan();
    void askClang();
    void clangAnswered(const InstrumentReply &reply);
    void forgetSources();
    void planned(const Outcome &outcome);
    void signatureRead(const Outcome &outcome);
    void setReport(PlanReport report);
    void setProblem(const QString &message);

    const SessionState &m_state;
    WorkerSupervisor &m_supervisor;
    InstrumentProcess m_instrument;
    QTimer m_planTimer;
    QTimer m_signatureTimer;
    PlanReport m_report;
    SignaturesReply m_built;
    int m_question = 0; ///< to Clang: only the answer to the last one counts
    int m_epoch = 0;    ///< counts the projects, so that late answers are told apart
    bool m_running = false;
    bool m_signatureWaits = false; ///< for the run to end
};

} // namespace kernelscope
