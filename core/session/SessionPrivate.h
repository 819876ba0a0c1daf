#pragma once

#include <variant>

#include "session/PlanWatch.h"
#include "session/RunControl.h"
#include "session/Session.h"
#include "session/SessionState.h"
#include "session/TraceControl.h"

namespace kernelscope {

/// The parts of a Session and how they act together. A run and a trace are never at work at once: what is asked for meanwhile
/// waits, and of that only the newest.
class Session::Private
{
public:
    Private(Session *session, const SessionOptions &options);

    void connectParts();
    void connectRuns();
    void connectTraces();
    void showTrace();
    void askForDevices();
    void devicesArrived(const Outcome &outcome);
    void chooseDevice();
    void replaceDocument(const ProjectDocument &document, bool isSaved);
    void setDocument(const ProjectDocument &document);
    void noteModified();
    bool isModified() const { return !state.saved || *state.saved != state.document; }

    bool isBusy() const { return runs.isRunning() || traces.isTracing(); }
    void run(int repetitions, const QString &onlyLaunch);
    void trace(const TraceOptions &options);
    void stop();
    void jobEnded();
    void startNext();

    struct WaitingRun
    {
        int repetitions = 1;
        QString onlyLaunch;
    };

    Session *q;
    SessionState state;
    WorkerSupervisor supervisor;
    PlanWatch watch;
    RunControl runs;
    TraceControl traces;
    std::variant<std::monostate, WaitingRun, TraceOptions> waiting;
    QList<DeviceInfo> devices;
    QString devicesMessage;
    int currentDevice = -1;
    bool wasModified = false;
    Selection selection;
};

} // namespace kernelscope
