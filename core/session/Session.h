#pragma once

#include <memory>
#include <optional>

#include <QObject>

#include "device/DeviceInfo.h"
#include "plan/KernelSignature.h"
#include "plan/PlanReport.h"
#include "project/ProjectDocument.h"
#include "protocol/Messages.h"
#include "run/RunResult.h"
#include "run/SweepRun.h"
#include "session/ProgramFiles.h"
#include "session/ResultStore.h"
#include "session/Selection.h"
#include "session/SessionOptions.h"
#include "support/Result.h"

namespace kernelscope {

class Trace;

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
    const ProjectDocument &document() const;
    const Project &project() const { return document().project; }
    [[nodiscard]] Result<void> open(const QString &path); ///< a .kscope file or its folder
    void adopt(const ProjectDocument &document);          ///< a new, unsaved project
    [[nodiscard]] Result<void> save();
    [[nodiscard]] Result<void> saveAs(const QString &path); ///< the new .kscope file; sources, notes and data go with it
    bool isModified() const;
    void setProject(const Project &project);                ///< an edit of the set-up
    void setText(const QString &path, const QString &text); ///< an edit of a source or of the notes; a new path adds a text
    void removeText(const QString &path);                   ///< forgets a text; its file, if there is one, stays

    // ---- devices ----
    const QList<DeviceInfo> &devices() const;
    QString devicesMessage() const; ///< why there are none
    int currentDevice() const;      ///< into devices(); -1 while unknown
    void setDevice(const QString &selector);

    // ---- planning: redone by itself shortly after every change ----
    const PlanReport &planReport() const;
    const ProgramSignature &signature() const;          ///< of the last sources that could be read
    bool isUpToDate() const;                            ///< plan and signature are of the project as it stands
    const QList<Diagnostic> &sourceDiagnostics() const; ///< of the newest, by Clang; new with signatureChanged()

    // ---- running ----
    bool isRunning() const;
    /// At once, or when the run or trace in progress has ended; then it takes the place of what was to come next.
    void run(int repetitions = 1, const QString &onlyLaunch = {});
    void stop();                                   ///< the run, trace, sweep or export in progress, and what waits for it to end
    void setDeadlines(const Deadlines &deadlines); ///< from the next run on
    const Progress &progress() const;
    const std::optional<RunResult> &lastRun() const;     ///< how the newest run ended
    const std::optional<RunResult> &lastGoodRun() const; ///< the newest run with results; the same as lastRun() after a success
    bool lastGoodRunIsCurrent() const;                   ///< false when a newer run failed or the project changed since
    const std::shared_ptr<ResultStore> &results() const; ///< the contents of lastGoodRun()'s buffers; may be null
    QString buildLog() const;

    // ---- tracing: a traced run, whose results are those of a run too ----
    bool isTracing() const;
    bool isBusy() const { return isRunning() || isTracing(); }
    void trace(const TraceOptions &options); ///< begins when run() would
    /// The newest trace that says anything of a launch: whole, or what was seen until it crashed or was stopped. How it ended is
    /// in its result, and in lastRun().
    const std::optional<TraceReply> &lastTrace() const;
    int traceNumber() const;     ///< counts the traces that lastTrace() has been
    bool traceIsCurrent() const; ///< false when the project changed since, or a newer trace saw nothing
    /// What the launch, an index into lastTrace(), did. Null until traceLoaded() was told of it, which asking brings about, and
    /// where traceMessage() says why there is none.
    std::shared_ptr<const Trace> traceOf(int launch) const;
    QString traceMessage(int launch) const;

    // ---- sweeping: runs with several values of parameters; neither lastRun() nor results() is one of them ----
    bool isSweeping() const;
    /// As the project's `sweep` says, in place of a sweep in progress; begins when run() would. A run or a trace that is asked for
    /// meanwhile comes between two of its runs.
    void sweep(int repetitions = usualSweepRepetitions);
    const std::optional<SweepResults> &lastSweep() const; ///< grows while isSweeping()
    bool sweepIsCurrent() const;                          ///< false when the project changed since it began

    // ---- exporting: the plan as a program that stands by itself ----
    bool isExporting() const;
    void exportProgram(const ProgramExport &wanted); ///< begins when run() would; exportFinished() tells of its end

    // ---- selection ----
    const Selection &selection() const;
    void select(const Selection &selection);

Q_SIGNALS:
    void documentReplaced(); ///< another project: everything changed
    void projectChanged();   ///< the set-up was edited
    void textChanged(const QString &path);
    void modifiedChanged(bool modified);
    void devicesChanged();
    void currentDeviceChanged();
    void planReportChanged();
    void signatureChanged();
    void settled(); ///< isUpToDate()
    void runStarted();
    void progressChanged(); ///< of the run, the trace, the run of a sweep or the export in progress
    void runFinished();     ///< lastRun() is new, whatever its status; it may have come with a trace
    void resultsChanged();  ///< lastGoodRun() or whether it is current
    void traceStarted();
    void traceFinished();         ///< after runFinished(), which tells how the trace's run ended, and traceChanged()
    void traceChanged();          ///< lastTrace() or whether it is current
    void traceLoaded(int launch); ///< traceOf() has it now, or traceMessage() says why it never will
    void sweepStarted();
    void sweepChanged(); ///< lastSweep(), or whether it is current
    void sweepFinished();
    void exportStarted();
    void exportFinished(const kernelscope::ExportEnd &end);
    void selectionChanged();

private:
    class Private;
    std::unique_ptr<Private> d;
};

} // namespace kernelscope
