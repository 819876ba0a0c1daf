#pragma once

#include <QObject>
#include <QTimer>

#include "session/InstrumentProcess.h"
#include "session/Job.h"
#include "session/SessionOptions.h"
#include "session/SessionState.h"

namespace kernelscope {

/// Keeps what planning and Clang say of the project up to date: both are asked again shortly after every change, Clang once planning
/// has given the build options. No device builds or runs anything for it: what a driver says of the kernels (their limits, its log)
/// is known after a run, until the sources change. Of a restricted project nothing is evaluated: Clang reads it where its build options
/// are plain numbers and words.
class PlanWatch : public QObject
{
    Q_OBJECT

public:
    PlanWatch(const SessionState &state, Workers &workers, std::chrono::milliseconds planDelay, const QStringList &instrumentCommand = {});

    const PlanReport &report() const { return m_report; }
    const ProgramSignature &signature() const { return m_signature; }
    const QList<Diagnostic> &diagnostics() const { return m_diagnostics; }
    const QString &buildLog() const { return m_buildLog; }
    bool isUpToDate() const { return m_isUpToDate; }         ///< nothing more is asked for about the project as it stands
    bool hasReadSources() const { return m_hasReadSources; } ///< as they stand now, or it is known that Clang can't

    void forget(); ///< another project: answers that are still under way are about the old one
    void planSoon();
    void sourcesChanged(); ///< read again once the text has been left alone for a moment
    void readSources();    ///< now
    /// What Clang makes of the sources as they stand for a target (CompileTarget). The handler is called later, and never where something
    /// newer is asked for before.
    void assemble(const QString &target, const InstrumentProcess::Handler &handler);
    void setFacts(const CompilerFacts &facts);                         ///< what the device's compiler takes for granted
    void adopt(const ProgramSignature &signature, const QString &log); ///< what a run found out

Q_SIGNALS:
    void reportChanged();
    void signatureChanged();                             ///< or diagnostics or the log
    void settled();                                      ///< isUpToDate()
    void sourcesRead(const ProgramSignature &signature); ///< by Clang; empty where the sources have changed since or Clang can't

private:
    void plan();
    void readUnplanned();
    void clangAnswered(const InstrumentReply &reply);
    Result<InstrumentRequest> question() const;
    void planned(const tl::expected<PlanReply, RequestFailure> &reply);
    void setReport(const PlanReport &report);
    void setProblem(const Problem &problem);

    const SessionState &m_state;
    Job<PlanProject, PlanReply> m_plan;
    InstrumentProcess m_instrument;
    QTimer m_planTimer;
    QTimer m_readTimer;
    PlanReport m_report;
    CompilerFacts m_facts;
    ProgramSignature m_signature; ///< of the last sources that could be read
    ProgramSignature m_built;     ///< as a run found it, until the sources change
    QList<Diagnostic> m_diagnostics;
    QString m_buildLog;
    InstrumentReply m_lastReply;
    int m_question = 0;        ///< to Clang: only the answer to the last one counts
    int m_assemblies = 0;      ///< the same, of what is compiled
    bool m_plansAgain = false; ///< once there is an answer
    bool m_hasPlan = false;    ///< of this project: the build options are known
    bool m_hasReadSources = false;
    bool m_isUpToDate = false;
};

} // namespace kernelscope
