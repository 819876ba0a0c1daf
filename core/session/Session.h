#pragma once

#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include <QObject>

#include "run/SweepRun.h"
#include "session/Job.h"
#include "session/PlanWatch.h"
#include "session/ProgramFiles.h"
#include "session/ProjectFiles.h"
#include "session/ResultStore.h"
#include "session/Selection.h"
#include "session/TraceFlow.h"
#include "session/TraceLoader.h"
#include "session/TraceSelection.h"

namespace kernelscope {

/// Whether two documents run alike: what their notes say and where they lie is no matter.
bool runAlike(const ProjectDocument &first, const ProjectDocument &second);

/// Whether their kernels do the same accesses: what their checks expect is no matter either.
bool traceAlike(const ProjectDocument &first, const ProjectDocument &second);

/// What the newest work gave, which stays until there is something newer.
template <typename Value> struct Kept
{
    std::optional<Value> value;
    std::optional<ProjectDocument> of; ///< with which it began; absent: something newer failed
    bool isCurrent = false;            ///< the project is as it was then
    bool isTraced = false;             ///< a run that came with a trace, between whose commands launches were traced

    /// Both return true where isCurrent is another now.
    bool outdate()
    {
        of.reset();
        return std::exchange(isCurrent, false);
    }
    bool follow(const ProjectDocument &now, bool (*isAlike)(const ProjectDocument &, const ProjectDocument &) = runAlike)
    {
        const bool is = value && of && isAlike(*of, now);
        return std::exchange(isCurrent, is) != is;
    }
};

/// The one source of truth for whoever shows something: the project as it is being edited, the devices, what planning says of
/// the project, the run in progress, the last results and the selection. Lives on the thread that made it; nothing here
/// blocks: what takes time happens in the worker and arrives as a signal.
class Session : public QObject
{
    Q_OBJECT

public:
    explicit Session(const SessionOptions &options = {}, QObject *parent = nullptr);
    ~Session() override;

    // ---- the project ----
    const ProjectDocument &document() const { return m_state.document; }
    const Project &project() const { return document().project; }
    [[nodiscard]] Result<void> open(const QString &path, GoneTexts gone = GoneTexts::Refuse); ///< a .kscope file or its folder
    void adopt(const ProjectDocument &document);                                              ///< a new, unsaved project
    [[nodiscard]] Result<void> save();
    [[nodiscard]] Result<void> saveAs(const QString &path); ///< the new .kscope file; sources, notes and data go with it
    bool isModified() const { return !m_state.saved || *m_state.saved != ownDocument(); }
    /// For as long as a walk gives parameters other values: their own ones, by name. Those are saved and kept.
    void setOwnValues(const QHash<QString, Expression> &values);
    ProjectDocument ownDocument() const;                    ///< with the parameters' own values
    void setProject(const Project &project);                ///< an edit of the set-up
    void setText(const QString &path, const QString &text); ///< an edit of a source or of the notes; a new path adds a text
    void removeText(const QString &path);                   ///< forgets a text; its file, if there is one, stays

    // ---- trust: of a restricted project nothing is evaluated, built or run; its texts are read, by Clang too ----
    using Trust = std::function<bool(const ProjectDocument &document)>;
    void setTrust(const Trust &isTrusted); ///< asked of each project that comes; without it all are trusted
    void judgeTrust();                     ///< asks again, of the project as it stands: after what the answer goes by has changed
    bool isRestricted() const { return m_state.isRestricted; }
    bool mayRun(); ///< where it is restricted, runRefused() reports it

    // ---- devices ----
    const QList<DeviceInfo> &devices() const { return m_devices; }
    QString devicesMessage() const { return m_devicesMessage; }            ///< why there are none
    const QStringList &unconfined() const { return m_unconfined; }         ///< what a kernel there isn't kept from, in sentences
    const QStringList &leftOutDrivers() const { return m_leftOutDrivers; } ///< since they fail, in sentences
    int currentDevice() const { return m_currentDevice; }                  ///< into devices(); -1 while unknown
    void setDevice(const QString &selector);
    QList<Host> hosts() const;            ///< other machines
    void addHost(const Host &host);       ///< for this session, in place of one of the same name; asks it
    void removeHost(const QString &name); ///< while nothing is at work there
    /// Other machines of which devices() has none, with the reason in sentences: empty while they are being asked.
    struct UnknownHost
    {
        QString name;
        QString reason;
    };
    QList<UnknownHost> unknownHosts() const;
    /// Asks this machine and the hosts for their devices, and which are in use now. Otherwise only the host is asked whose device is
    /// chosen.
    void askHosts();

    // ---- planning: redone by itself shortly after every change ----
    const PlanReport &planReport() const { return m_watch.report(); }
    const ProgramSignature &signature() const { return m_watch.signature(); } ///< of the last sources that could be read
    bool isUpToDate() const { return m_watch.isUpToDate(); }                  ///< plan and signature are of the project as it stands
    const QList<Diagnostic> &sourceDiagnostics() const
    {
        return m_watch.diagnostics();
    } ///< of the newest, by Clang; new with signatureChanged()

    /// What Clang makes of the kernels for a target (CompileTarget). The handler is called later, and never where something newer is asked
    /// for before.
    void assemble(const QString &target, const InstrumentProcess::Handler &handler) { m_watch.assemble(target, handler); }

    // ---- running ----
    bool isRunning() const { return m_work == Work::Run; }
    /// At once, or when the run or trace in progress has ended; then it takes the place of what was to come next. As the other three,
    /// only where mayRun().
    void run(int repetitions = untilSpreadIsKnown, const QString &onlyLaunch = {});
    /// Values for parameters in place of the project's own, from the next run, trace or export on and until another project comes: time,
    /// which passes without an edit. Of names that the project has.
    void setTime(const QList<ParameterValue> &values);
    const QList<ParameterValue> &time() const { return m_time; }
    void stop();             ///< the run, trace, sweep or export in progress, and what waits for it to end
    void setLive(bool live); ///< every edit is followed by a run: nobody need be told that results are of an earlier state
    bool isLive() const { return m_isLive; }
    void setDeadlines(const Deadlines &deadlines) { m_workers.setDeadlines(deadlines); } ///< from the next run on
    const Progress &progress() const { return m_progress; }
    const std::optional<RunResult> &lastRun() const { return m_lastRun.value; } ///< how the newest run ended
    bool lastRunIsCurrent() const { return m_lastRun.isCurrent; }
    bool lastRunIsTraced() const { return m_lastRun.isTraced; }
    const std::optional<RunResult> &lastGoodRun() const
    {
        return m_goodRun.value;
    } ///< the newest run with results; the same as lastRun() after a success
    bool lastGoodRunIsCurrent() const { return m_goodRun.isCurrent; } ///< false when a newer run failed or the project is another now
    bool lastGoodRunIsTraced() const { return m_goodRun.isTraced; }
    const std::shared_ptr<ResultStore> &results() const { return m_results; } ///< the contents of lastGoodRun()'s buffers; may be null
    QString buildLog() const { return m_watch.buildLog(); }

    // ---- tracing: a traced run, whose results are those of a run too ----
    bool isTracing() const { return m_work == Work::Trace; }
    bool isBusy() const { return isRunning() || isTracing(); }
    bool hasNext() const { return m_waiting != nullptr; } ///< what was asked for begins when what is at work has ended
    void trace(const TraceOptions &options);              ///< begins when run() would
    /// The newest trace that says anything of a launch: whole, or what was seen until it crashed or was stopped. How it ended is
    /// in its result, and in lastRun().
    const std::optional<TraceReply> &lastTrace() const { return m_lastTrace.value; }
    /// The texts that it is of, by path; empty: not known.
    QMap<QString, QString> tracedTexts() const { return m_lastTrace.of ? m_lastTrace.of->texts : QMap<QString, QString>(); }
    int traceNumber() const { return m_traceNumber; }             ///< counts the traces that lastTrace() has been
    bool traceIsCurrent() const { return m_lastTrace.isCurrent; } ///< false when the project is another now, or a newer trace saw nothing
    /// What the launch, an index into lastTrace(), did. Null until traceLoaded() was told of it, which asking brings about, and
    /// where traceMessage() says why there is none.
    std::shared_ptr<const Trace> traceOf(int launch) const { return m_loader.traceOf(launch); }
    QString traceMessage(int launch) const { return m_loader.message(launch); }
    /// Of one that comes from another machine: bytes that are here, and that there are.
    std::pair<quint64, quint64> traceFetched(int launch) const { return m_loader.fetched(launch); }

    // ---- sweeping: runs with several values of parameters; neither lastRun() nor results() is one of them ----
    bool isSweeping() const { return m_sweeping.has_value(); }
    /// As the project's `sweep` says, in place of a sweep in progress; begins when run() would. A run or a trace that is asked for
    /// meanwhile comes between two of its runs.
    void sweep(int repetitions = usualRepetitions);
    const std::optional<SweepResults> &lastSweep() const { return m_lastSweep.value; } ///< grows while isSweeping()
    bool sweepIsCurrent() const { return m_lastSweep.isCurrent; } ///< false when the project is another than when it began

    // ---- exporting: the plan as a program that stands by itself ----
    bool isExporting() const { return m_work == Work::Export; }
    void exportProgram(const ProgramExport &wanted); ///< begins when run() would; exportFinished() tells of its end

    // ---- selection ----
    const Selection &selection() const { return m_selection; }
    void select(const Selection &selection);

Q_SIGNALS:
    void documentReplaced(); ///< another project: everything changed
    void savedAs();          ///< the same one, which has another file now
    void projectChanged();   ///< the set-up was edited
    void textChanged(const QString &path);
    void modifiedChanged(bool modified);
    void restrictionChanged(); ///< isRestricted(), of the project that was there before; what was at work is stopped
    void runRefused();         ///< a run, a trace, a sweep or an export was asked for that isRestricted() forbids
    void devicesChanged();
    void currentDeviceChanged();
    void planReportChanged();
    void signatureChanged();
    void settled(); ///< isUpToDate()
    void timeChanged();
    void runStarted();
    void progressChanged(); ///< of the run, the trace, the run of a sweep or the export in progress
    void runFinished();     ///< lastRun() is new, whatever its status; it may have come with a trace
    void resultsChanged();  ///< lastGoodRun(), or whether it or lastRun() is current
    void traceStarted();
    void traceFinished();           ///< after runFinished(), which tells how the trace's run ended, and traceChanged()
    void traceChanged();            ///< lastTrace() or whether it is current
    void traceFetching(int launch); ///< more of it is here
    void traceLoaded(int launch);   ///< traceOf() has it now, or traceMessage() says why it never will
    void sweepStarted();
    void sweepChanged(); ///< lastSweep(), or whether it is current
    void sweepFinished();
    void exportStarted();
    void exportFinished(const kernelscope::ExportEnd &end);
    void selectionChanged();

private:
    /// A run, a trace, an export and a run of a sweep are never at work at once: what is asked for meanwhile waits, and of that only the
    /// newest. It comes between two runs of a sweep, which then goes on.
    enum class Work { None, Run, Trace, SweepRun, Export };

    void connectParts();
    void askDevices();
    void devicesArrived(const tl::expected<DevicesReply, RequestFailure> &reply);
    void askHost(qsizetype host);
    void hostArrived(qsizetype host, const tl::expected<DevicesReply, RequestFailure> &reply);
    void showDevices();
    void chooseDevice();
    void replaceDocument(const ProjectDocument &document, bool isSaved);
    void setDocument(const ProjectDocument &document);
    void noteModified();

    bool mustWait();
    void beginOrWait(bool waits, const std::function<void()> &beginning);
    void begin(Work begun, void (Session::*started)());
    void ended();
    void drop();
    void startNextSoon();
    void startNext();
    Result<ProjectRequest> request() const { return projectRequest(m_state.document, m_state.device, timeNow(), m_state.sourceSignature); }
    QList<ParameterValue> timeNow() const;

    void ran(const RunReply &reply, const Answer *answer, bool isTraced = false);
    bool keepsEarlier(RunStatus status) const;
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

    SessionState m_state;
    Trust m_isTrusted;
    Workers m_workers;
    PlanWatch m_watch;
    InstrumentProcess m_instrument;

    Job<ListDevices, DevicesReply> m_deviceList;
    Job<RunProject, RunReply> m_running; ///< also a run of a sweep
    TraceFlow m_tracing;
    Job<ExportProject, ExportReply> m_exporting;
    ProgramWriter m_writer;
    bool m_isLive = false;
    QList<ParameterValue> m_time;
    QHash<QString, Expression> m_ownValues;
    Work m_work = Work::None;
    Progress m_progress;           ///< of it
    ProjectDocument m_begunWith;   ///< as it was when that began
    ProgramExport m_wantedProgram; ///< where it is an export
    std::function<void()> m_waiting;

    struct SweepInProgress
    {
        ProjectDocument document; ///< as it was when it began
        QString device;
        QList<qsizetype> order; ///< in which the points are run
    };
    std::optional<SweepInProgress> m_sweeping;

    Kept<RunResult> m_lastRun;
    Kept<RunResult> m_goodRun;
    std::shared_ptr<ResultStore> m_results; ///< of m_goodRun
    Kept<TraceReply> m_lastTrace;
    int m_traceNumber = 0;
    AskedTrace m_askedTrace;      ///< of the one in progress
    mutable TraceLoader m_loader; ///< asking for a trace brings it about
    Kept<SweepResults> m_lastSweep;

    /// What another machine says of its devices; nothing before it was asked.
    struct HostDevices
    {
        std::unique_ptr<Job<ListDevices, DevicesReply>> asking;
        QList<DeviceInfo> devices;
        QString problem;
    };
    std::vector<HostDevices> m_ofHosts;
    QList<DeviceInfo> m_ownDevices; ///< of this machine
    QList<DeviceInfo> m_devices;    ///< of all
    QString m_devicesMessage;
    QStringList m_unconfined;
    QStringList m_leftOutDrivers;
    int m_currentDevice = -1;
    bool m_wasModified = false;
    Selection m_selection;
};

} // namespace kernelscope
