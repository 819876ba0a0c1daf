#pragma once

#include <QObject>

#include "session/SessionState.h"
#include "session/TraceFlow.h"
#include "session/TraceLoader.h"

namespace kernelscope {

/// The traces of a session: the one in progress, and the newest that says anything of a launch, which stays until there is another.
class TraceControl : public QObject
{
    Q_OBJECT

public:
    TraceControl(const SessionState &state, WorkerSupervisor &supervisor, const QStringList &instrumentCommand);

    bool isTracing() const { return m_isTracing; }
    const Progress &progress() const { return m_progress; }
    const std::optional<TraceReply> &last() const { return m_last; }
    int number() const { return m_number; } ///< counts what last() has been
    bool isCurrent() const { return m_last && m_isCurrent; }
    TraceLoader &loader() { return m_loader; }

    void trace(const TraceOptions &options); ///< only while none is in progress
    void stop();
    void forget();        ///< another project
    void projectEdited(); ///< the trace is of an earlier state

Q_SIGNALS:
    void started();
    void progressChanged();
    /// Before finished(): the run that came with the trace, whatever became of it.
    void ran(const kernelscope::RunReply &reply, const std::optional<kernelscope::Answer> &answer, bool isCurrent);
    void finished(bool isNew); ///< `isNew`: last() is of this trace; else the one before stays
    void currentChanged();     ///< isCurrent(), of the trace that was there already

private:
    void ended(const TraceOutcome &outcome);
    void setCurrent(bool isCurrent);

    const SessionState &m_state;
    WorkerSupervisor &m_supervisor;
    InstrumentProcess m_instrument;
    TraceFlow m_flow;
    TraceLoader m_loader;
    ProjectDocument m_started; ///< as it was when the newest trace was asked for
    Progress m_progress;
    std::optional<TraceReply> m_last;
    int m_number = 0;
    bool m_isTracing = false;
    bool m_isCurrent = false;
};

} // namespace kernelscope
