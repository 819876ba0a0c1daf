#pragma once

#include <variant>

#include "session/PlanWatch.h"
#include "session/RunControl.h"
#include "session/Session.h"
#include "session/SessionState.h"
#include "session/SweepControl.h"
#include "session/TraceControl.h"

namespace kernelscope {

/// The parts of a Session and how they act together. A run, a trace, an export and a run of a sweep are never at work at once: what is
/// asked for meanwhile waits, and of that only the newest. It comes between two runs of a sweep, which then goes on.
class Session::Private
{
public:
    Private(Session *session, const SessionOptions &options);

    void connectParts();
    void connectRuns();
    void connectTraces();
    void connectSweeps();
    void connectExports();
    void showTrace();
    void askForDevices();
    void devicesArrived(const Outcome &outcome);
    void chooseDevice();
    void replaceDocument(const ProjectDocument &document, bool isSaved);
    void setDocument(const ProjectDocument &document);
    void noteModified();
    bool isModified() const { return !state.saved || *state.saved != state.document; }

    bool isAtWork() const { return runs.isRunning() || traces.isTracing() || sweeps.isAtWork() || exports.isExporting(); }
    void run(int repetitions, const QString &onlyLaunch);
    void trace(const TraceOptions &options);
    void sweep(int repetitions);
    void exportProgram(const ProgramExport &wanted);
    void stop();
    bool mustWait();
    void jobEnded();
    void startNextSoon();
    void startNext();

    struct WaitingRun
    {
        int repetitions = 1;
        QString onlyLaunch;
    };
    struct WaitingSweep
    {
        int repetitions = 1;
    };

    Session *q;
    SessionState state;
    WorkerSupervisor supervisor;
    PlanWatch watch;
    RunControl runs;
    TraceControl traces;
    SweepControl sweeps;
    ExportControl exports;
    std::variant<std::monostate, WaitingRun, TraceOptions, WaitingSweep, ProgramExport> waiting;
    QList<DeviceInfo> devices;
    QString devicesMessage;
    int currentDevice = -1;
    bool wasModified = false;
    Selection selection;
};

} // namespace kernelscope
