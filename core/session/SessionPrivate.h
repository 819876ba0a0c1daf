#pragma once

#include "session/Job.h"
#include "session/PlanWatch.h"
#include "session/ProjectFiles.h"
#include "session/Session.h"
#include "session/SessionState.h"
#include "session/TraceFlow.h"
#include "session/TraceLoader.h"

namespace kernelscope {

/// What the newest work gave, which stays until there is something newer.
template <typename Value> struct Kept
{
    std::optional<Value> value;
    bool isCurrent = false; ///< the project has not changed since

    /// True where that is news.
    bool outdate() { return std::exchange(isCurrent, false); }
};

/// The parts of a Session and how they act together. A run, a trace, an export and a run of a sweep are never at work at once: what is
/// asked for meanwhile waits, and of that only the newest. It comes between two runs of a sweep, which then goes on.
class Session::Private
{
public:
    enum class Work { None, Run, Trace, SweepRun, Export };

    Private(Session *session, const SessionOptions &options);

    void connectParts();
    void devicesArrived(const tl::expected<DevicesReply, RequestFailure> &reply);
    void chooseDevice();
    void replaceDocument(const ProjectDocument &document, bool isSaved);
    void setDocument(const ProjectDocument &document);
    void noteModified();
    bool isModified() const { return !state.saved || *state.saved != state.document; }

    void run(int repetitions, const QString &onlyLaunch);
    void trace(const TraceOptions &options);
    void sweep(int repetitions);
    void exportProgram(const ProgramExport &wanted);
    void stop();

    // ---- what is at work ----
    bool mustWait();
    void beginOrWait(bool waits, const std::function<void()> &beginning);
    void begin(Work begun, void (Session::*started)());
    void ended();
    void drop();
    void startNextSoon();
    void startNext();
    Result<ProjectRequest> request() const { return projectRequest(state.document, state.device, {}, state.sourceSignature); }

    void ran(const RunReply &reply, const Answer *answer);
    bool takeResults(const Answer &answer);
    void releaseRemoteResults();
    void traced(const TraceOutcome &outcome);
    void showTrace();
    void startSweep(int repetitions);
    void goOnSweeping();
    void swept(const SweepPoint &point, const tl::expected<RunReply, RequestFailure> &reply);
    void endSweep(const QString &message);
    void exported(const tl::expected<ExportReply, RequestFailure> &reply, const Answer *answer);
    void endExport(const Error &error);

    Session *q;
    SessionState state;
    WorkerSupervisor supervisor;
    PlanWatch watch;
    InstrumentProcess instrument;

    Job<ListDevices, DevicesReply> deviceList;
    Job<RunProject, RunReply> running; ///< also a run of a sweep
    TraceFlow tracing;
    Job<ExportProject, ExportReply> exporting;
    ProgramWriter writer;
    Work work = Work::None;
    Progress progress;           ///< of it
    Project begunWith;           ///< as it was when that began
    bool isWorkCurrent = false;  ///< and still is
    ProgramExport wantedProgram; ///< where it is an export
    std::function<void()> waiting;

    struct SweepInProgress
    {
        ProjectDocument document; ///< as it was when it began
        QString device;
        QList<qsizetype> order; ///< in which the points are run
    };
    std::optional<SweepInProgress> sweeping;

    std::optional<RunResult> lastRun;
    Kept<RunResult> goodRun;
    std::shared_ptr<ResultStore> results; ///< of goodRun
    Kept<TraceReply> lastTrace;
    int traceNumber = 0;
    TraceLoader loader;
    Kept<SweepResults> lastSweep;

    QList<DeviceInfo> devices;
    QString devicesMessage;
    QStringList unconfined;
    int currentDevice = -1;
    bool wasModified = false;
    Selection selection;
};

} // namespace kernelscope
