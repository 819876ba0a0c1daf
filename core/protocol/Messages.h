#pragma once

#include <variant>

#include <QByteArray>
#include <QList>
#include <QString>

#include "device/DeviceInfo.h"
#include "device/DriverFault.h"
#include "plan/KernelSignature.h"
#include "plan/PlanReport.h"
#include "project/ParameterValue.h"
#include "protocol/TraceMessages.h"
#include "run/RunResult.h"
#include "standalone/StandaloneProgram.h"
#include "support/Fields.h"
#include "trace/TraceOptions.h"

/// The protocol between a session and a worker, written down once.
///
/// Both ends speak frames over the worker's standard input and output (Frame.h): the session writes requests, the worker
/// answers each with any number of Progress messages and exactly one reply that carries the same request id. A frame's body
/// is one CBOR map whose keys are the names of the members (KERNELSCOPE_FIELDS); unknown keys are skipped, missing ones keep their
/// defaults, so that either end may be a little newer than the other. protocolVersion changes when that is not enough.
/// A worker ends itself when its standard input closes.
namespace kernelscope {

constexpr quint32 protocolVersion = 3;

// ---- session to worker -------------------------------------------------------------------------------------------

/// Opens the conversation. Reply: HelloReply.
struct Hello
{
    quint32 version = protocolVersion;
    QString resultsDirectory;        ///< where the session can read files of the worker, if they share a file system
    QString sharedToken;             ///< the contents of resultsDirectory/token, by which the worker finds out whether they do
    QString folder = {};             ///< ProjectFile::folder of the requests to come
    QStringList readable = {};       ///< paths of their files that lie there: a confined worker reads no other of the user's files
    QStringList expected = {};       ///< likewise, of those with ProjectFile::isExpected
    bool triesDrivers = false;       ///< loads each driver in a process of its own first, and leaves out those that end or hang it
    qint64 trialMs = 10'000;         ///< what that may take
    QList<DriverFault> leftOut = {}; ///< drivers that are known to do so
    QString cache = {};              ///< which of the folders for what drivers keep: letters and digits; empty: that of no project
    bool ownCache = false;           ///< there, also where the environment names another folder
    bool freshCache = false;         ///< in a new one, which takes the old one's place
    KERNELSCOPE_FIELDS(version, resultsDirectory, sharedToken, folder, readable, expected, triesDrivers, trialMs, leftOut, cache, ownCache,
                       freshCache)
};

/// Reply: DevicesReply.
struct ListDevices
{
    QString device = {}; ///< not sent: a selector, which says whose they are (Workers)
    KERNELSCOPE_FIELDS()
};

/// A file of the project's folder, as the worker needs it: the sources as they stand in the editor, data of buffers.
struct ProjectFile
{
    QString path;            ///< relative, as the project names it
    QByteArray bytes;        ///< the contents; empty when a folder is given
    QString folder;          ///< absolute, in which the file lies, where both ends share a file system and it is large
    bool isExpected = false; ///< only checks read it: it is kept from the process that runs kernels
    bool operator==(const ProjectFile &) const = default;
    KERNELSCOPE_FIELDS(path, bytes, folder, isExpected)
};

/// What PlanProject, ReadSignatures, RunProject, TraceProject and ExportProject have in common.
struct ProjectRequest
{
    QByteArray project; ///< the project file's text
    QList<ProjectFile> files;
    QString device;                   ///< a selector
    QList<ParameterValue> parameters; ///< in place of the project's own values
    ProgramSignature signature;       ///< what Clang read from the sources; empty: the driver is asked
    KERNELSCOPE_FIELDS(project, files, device, parameters, signature)
};

/// Evaluates and validates without building or running. Reply: PlanReply.
struct PlanProject
{
    ProjectRequest request;
    KERNELSCOPE_FIELDS(request)
};

/// Builds the sources and asks the driver for their kernels. Reply: SignaturesReply.
struct ReadSignatures
{
    ProjectRequest request;
    KERNELSCOPE_FIELDS(request)
};

/// Reply: RunReply, after Progress messages.
struct RunProject
{
    ProjectRequest request;
    QString onlyLaunch;  ///< the one launch to run; empty: the whole plan
    int repetitions = 1; ///< of the whole plan
    KERNELSCOPE_FIELDS(request, onlyLaunch, repetitions)
};

/// Asks for a piece of the last run's results, or of a trace of the last TraceProject, for a session that shares no files. Reply:
/// ResultPage.
struct ReadResults
{
    quint64 offset = 0;
    quint64 size = 0;      ///< at most maximumPageSize
    int launch = noLaunch; ///< whose trace (LaunchTrace::keptSize) is wanted: its position in TraceReply::launches
    static constexpr int noLaunch = -1;
    KERNELSCOPE_FIELDS(offset, size, launch)
};

/// Gives up the running request between two commands; its reply then says Cancelled. A worker that is stuck inside the
/// driver does not answer: the session ends it. No reply of its own.
struct Cancel
{
    KERNELSCOPE_FIELDS()
};

constexpr quint64 maximumPageSize = 1u << 20;

/// Runs the plan, each launch traced first. Reply: TraceReply, after Progress and LaunchTraced messages.
struct TraceProject
{
    ProjectRequest request;
    TraceOptions options;
    QList<KernelInstrumentation> kernels; ///< of the plan's launches; one that is missing runs untraced
    KERNELSCOPE_FIELDS(request, options, kernels)
};

/// Makes the plan a program that stands by itself: what RunProject does before it executes anything. Reply: ExportReply.
struct ExportProject
{
    ProjectRequest request;
    QString onlyLaunch;
    StandaloneForm form = StandaloneForm::Cpp;
    KERNELSCOPE_FIELDS(request, onlyLaunch, form)
};

// ---- worker to session -------------------------------------------------------------------------------------------

struct HelloReply
{
    quint32 version = protocolVersion;
    bool sharesFiles = false;
    qint64 processId = 0;
    QList<DriverFault> leftOut = {}; ///< Hello::leftOut, and those that were found
    QStringList caches = {};         ///< the folders in which drivers keep what they compiled
    QString cacheProblem = {};       ///< why nothing can be written there, in sentences; looked for in a fresh one only
    KERNELSCOPE_FIELDS(version, sharesFiles, processId, leftOut, caches, cacheProblem)
};

struct DevicesReply
{
    QList<DeviceInfo> devices;
    QString message;             ///< why there are none
    QStringList unconfined = {}; ///< what the worker's system doesn't keep a kernel from: whole sentences
    QStringList leftOut = {};    ///< drivers that are not used since they fail: whole sentences
    KERNELSCOPE_FIELDS(devices, message, unconfined, leftOut)
};

/// The phases of a request, each with a deadline of its own in the session. A worker announces a phase before it enters it.
enum class Phase { Starting, Evaluating, Building, FirstLaunch, Running, Reading, Checking, Waiting };

struct Progress
{
    Phase phase = Phase::Starting;
    QString subject; ///< the launch, kernel, file or buffer at work
    qint64 done = 0; ///< of total; total 0: not known
    qint64 total = 0;
    KERNELSCOPE_FIELDS(phase, subject, done, total)
};

struct PlanReply
{
    PlanReport report;
    KERNELSCOPE_FIELDS(report)
};

struct SignaturesReply
{
    ProgramSignature signature;
    QList<Diagnostic> diagnostics;
    QString message; ///< why there is none; empty when all is well
    QString log;     ///< the build log as the driver wrote it
    KERNELSCOPE_FIELDS(signature, diagnostics, message, log)
};

struct RunReply
{
    RunResult result;
    ProgramSignature signature; ///< as used: what the driver knows added to what the request brought
    QString buildLog;
    KERNELSCOPE_FIELDS(result, signature, buildLog)
};

struct ResultPage
{
    quint64 offset = 0;
    QByteArray bytes; ///< shorter than asked for only at the end of the results
    KERNELSCOPE_FIELDS(offset, bytes)
};

/// The request itself could not be understood.
struct Refused
{
    QString message;
    KERNELSCOPE_FIELDS(message)
};

/// Comes while a TraceProject is being answered, when a launch was traced and before it runs untraced: so that what was found
/// outlives a crash.
struct LaunchTraced
{
    LaunchTrace launch;
    KERNELSCOPE_FIELDS(launch)
};

struct TraceReply
{
    RunResult result;            ///< of the untraced launches
    QList<LaunchTrace> launches; ///< in the order of their executions
    ProgramSignature signature;
    QString buildLog;
    KERNELSCOPE_FIELDS(result, launches, signature, buildLog)
};

/// A file of an exported program whose bytes lie in the results file.
struct ExportedData
{
    QString path;
    quint64 offset = 0;
    quint64 size = 0;
    bool operator==(const ExportedData &) const = default;
    KERNELSCOPE_FIELDS(path, offset, size)
};

struct ExportReply
{
    RunResult result; ///< how it went; its results file holds the data
    QList<StandaloneFile> files;
    QList<ExportedData> data;
    KERNELSCOPE_FIELDS(result, files, data)
};

/// A frame's kind is its message's position in these lists; a new message goes at the end of its list.
using Request = std::variant<Hello, ListDevices, PlanProject, ReadSignatures, RunProject, ReadResults, Cancel, TraceProject, ExportProject>;
using Reply = std::variant<HelloReply, DevicesReply, Progress, PlanReply, SignaturesReply, RunReply, ResultPage, Refused, LaunchTraced,
                           TraceReply, ExportReply>;

/// "building", "first launch", ...: for messages.
QString phaseName(Phase phase);

} // namespace kernelscope
