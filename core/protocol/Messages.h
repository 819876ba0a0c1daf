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
/// is one CBOR map whose keys are the names given by fields() below; unknown keys are skipped, missing ones keep their
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
    static constexpr void fields(const auto &visit)
    {
        using H = Hello;
        visit(Field("version", &H::version), Field("resultsDirectory", &H::resultsDirectory), Field("sharedToken", &H::sharedToken),
              Field("folder", &H::folder), Field("readable", &H::readable), Field("expected", &H::expected),
              Field("triesDrivers", &H::triesDrivers), Field("trialMs", &H::trialMs), Field("leftOut", &H::leftOut),
              Field("cache", &H::cache), Field("ownCache", &H::ownCache), Field("freshCache", &H::freshCache));
    }
};

/// Reply: DevicesReply.
struct ListDevices
{
    QString device = {}; ///< not sent: a selector, which says whose they are (Workers)
    static constexpr void fields(const auto &visit) { visit(); }
};

/// A file of the project's folder, as the worker needs it: the sources as they stand in the editor, data of buffers.
struct ProjectFile
{
    QString path;            ///< relative, as the project names it
    QByteArray bytes;        ///< the contents; empty when a folder is given
    QString folder;          ///< absolute, in which the file lies, where both ends share a file system and it is large
    bool isExpected = false; ///< only checks read it: it is kept from the process that runs kernels
    bool operator==(const ProjectFile &) const = default;
    static constexpr void fields(const auto &visit)
    {
        using F = ProjectFile;
        visit(Field("path", &F::path), Field("bytes", &F::bytes), Field("folder", &F::folder), Field("isExpected", &F::isExpected));
    }
};

/// What PlanProject, ReadSignatures, RunProject, TraceProject and ExportProject have in common.
struct ProjectRequest
{
    QByteArray project; ///< the project file's text
    QList<ProjectFile> files;
    QString device;                   ///< a selector
    QList<ParameterValue> parameters; ///< in place of the project's own values
    ProgramSignature signature;       ///< what Clang read from the sources; empty: the driver is asked
    static constexpr void fields(const auto &visit)
    {
        using R = ProjectRequest;
        visit(Field("project", &R::project), Field("files", &R::files), Field("device", &R::device), Field("parameters", &R::parameters),
              Field("signature", &R::signature));
    }
};

/// Evaluates and validates without building or running. Reply: PlanReply.
struct PlanProject
{
    ProjectRequest request;
    static constexpr void fields(const auto &visit) { visit(Field("request", &PlanProject::request)); }
};

/// Builds the sources and asks the driver for their kernels. Reply: SignaturesReply.
struct ReadSignatures
{
    ProjectRequest request;
    static constexpr void fields(const auto &visit) { visit(Field("request", &ReadSignatures::request)); }
};

/// Reply: RunReply, after Progress messages.
struct RunProject
{
    ProjectRequest request;
    QString onlyLaunch;  ///< the one launch to run; empty: the whole plan
    int repetitions = 1; ///< of the whole plan
    static constexpr void fields(const auto &visit)
    {
        visit(Field("request", &RunProject::request), Field("onlyLaunch", &RunProject::onlyLaunch),
              Field("repetitions", &RunProject::repetitions));
    }
};

/// Asks for a piece of the last run's results, or of a trace of the last TraceProject, for a session that shares no files. Reply:
/// ResultPage.
struct ReadResults
{
    quint64 offset = 0;
    quint64 size = 0;      ///< at most maximumPageSize
    int launch = noLaunch; ///< whose trace (LaunchTrace::keptSize) is wanted: its position in TraceReply::launches
    static constexpr int noLaunch = -1;
    static constexpr void fields(const auto &visit)
    {
        visit(Field("offset", &ReadResults::offset), Field("size", &ReadResults::size), Field("launch", &ReadResults::launch));
    }
};

/// Gives up the running request between two commands; its reply then says Cancelled. A worker that is stuck inside the
/// driver does not answer: the session ends it. No reply of its own.
struct Cancel
{
    static constexpr void fields(const auto &visit) { visit(); }
};

constexpr quint64 maximumPageSize = 1u << 20;

/// Runs the plan, each launch traced first. Reply: TraceReply, after Progress and LaunchTraced messages.
struct TraceProject
{
    ProjectRequest request;
    TraceOptions options;
    QList<KernelInstrumentation> kernels; ///< of the plan's launches; one that is missing runs untraced
    static constexpr void fields(const auto &visit)
    {
        using T = TraceProject;
        visit(Field("request", &T::request), Field("options", &T::options), Field("kernels", &T::kernels));
    }
};

/// Makes the plan a program that stands by itself: what RunProject does before it executes anything. Reply: ExportReply.
struct ExportProject
{
    ProjectRequest request;
    QString onlyLaunch;
    StandaloneForm form = StandaloneForm::Cpp;
    static constexpr void fields(const auto &visit)
    {
        using E = ExportProject;
        visit(Field("request", &E::request), Field("onlyLaunch", &E::onlyLaunch), Field("form", &E::form));
    }
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
    static constexpr void fields(const auto &visit)
    {
        using R = HelloReply;
        visit(Field("version", &R::version), Field("sharesFiles", &R::sharesFiles), Field("processId", &R::processId),
              Field("leftOut", &R::leftOut), Field("caches", &R::caches), Field("cacheProblem", &R::cacheProblem));
    }
};

struct DevicesReply
{
    QList<DeviceInfo> devices;
    QString message;             ///< why there are none
    QStringList unconfined = {}; ///< what the worker's system doesn't keep a kernel from: whole sentences
    QStringList leftOut = {};    ///< drivers that are not used since they fail: whole sentences
    static constexpr void fields(const auto &visit)
    {
        visit(Field("devices", &DevicesReply::devices), Field("message", &DevicesReply::message),
              Field("unconfined", &DevicesReply::unconfined), Field("leftOut", &DevicesReply::leftOut));
    }
};

/// The phases of a request, each with a deadline of its own in the session. A worker announces a phase before it enters it.
enum class Phase { Starting, Evaluating, Building, FirstLaunch, Running, Reading, Checking, Waiting };

struct Progress
{
    Phase phase = Phase::Starting;
    QString subject; ///< the launch, kernel, file or buffer at work
    qint64 done = 0; ///< of total; total 0: not known
    qint64 total = 0;
    static constexpr void fields(const auto &visit)
    {
        visit(Field("phase", &Progress::phase), Field("subject", &Progress::subject), Field("done", &Progress::done),
              Field("total", &Progress::total));
    }
};

struct PlanReply
{
    PlanReport report;
    static constexpr void fields(const auto &visit) { visit(Field("report", &PlanReply::report)); }
};

struct SignaturesReply
{
    ProgramSignature signature;
    QList<Diagnostic> diagnostics;
    QString message; ///< why there is none; empty when all is well
    QString log;     ///< the build log as the driver wrote it
    static constexpr void fields(const auto &visit)
    {
        using R = SignaturesReply;
        visit(Field("signature", &R::signature), Field("diagnostics", &R::diagnostics), Field("message", &R::message),
              Field("log", &R::log));
    }
};

struct RunReply
{
    RunResult result;
    ProgramSignature signature; ///< as used: what the driver knows added to what the request brought
    QString buildLog;
    static constexpr void fields(const auto &visit)
    {
        visit(Field("result", &RunReply::result), Field("signature", &RunReply::signature), Field("buildLog", &RunReply::buildLog));
    }
};

struct ResultPage
{
    quint64 offset = 0;
    QByteArray bytes; ///< shorter than asked for only at the end of the results
    static constexpr void fields(const auto &visit) { visit(Field("offset", &ResultPage::offset), Field("bytes", &ResultPage::bytes)); }
};

/// The request itself could not be understood.
struct Refused
{
    QString message;
    static constexpr void fields(const auto &visit) { visit(Field("message", &Refused::message)); }
};

/// Comes while a TraceProject is being answered, when a launch was traced and before it runs untraced: so that what was found
/// outlives a crash.
struct LaunchTraced
{
    LaunchTrace launch;
    static constexpr void fields(const auto &visit) { visit(Field("launch", &LaunchTraced::launch)); }
};

struct TraceReply
{
    RunResult result;            ///< of the untraced launches
    QList<LaunchTrace> launches; ///< in the order of their executions
    ProgramSignature signature;
    QString buildLog;
    static constexpr void fields(const auto &visit)
    {
        using T = TraceReply;
        visit(Field("result", &T::result), Field("launches", &T::launches), Field("signature", &T::signature),
              Field("buildLog", &T::buildLog));
    }
};

/// A file of an exported program whose bytes lie in the results file.
struct ExportedData
{
    QString path;
    quint64 offset = 0;
    quint64 size = 0;
    bool operator==(const ExportedData &) const = default;
    static constexpr void fields(const auto &visit)
    {
        using D = ExportedData;
        visit(Field("path", &D::path), Field("offset", &D::offset), Field("size", &D::size));
    }
};

struct ExportReply
{
    RunResult result; ///< how it went; its results file holds the data
    QList<StandaloneFile> files;
    QList<ExportedData> data;
    static constexpr void fields(const auto &visit)
    {
        using E = ExportReply;
        visit(Field("result", &E::result), Field("files", &E::files), Field("data", &E::data));
    }
};

/// A frame's kind is its message's position in these lists; a new message goes at the end of its list.
using Request = std::variant<Hello, ListDevices, PlanProject, ReadSignatures, RunProject, ReadResults, Cancel, TraceProject, ExportProject>;
using Reply = std::variant<HelloReply, DevicesReply, Progress, PlanReply, SignaturesReply, RunReply, ResultPage, Refused, LaunchTraced,
                           TraceReply, ExportReply>;

/// "building", "first launch", ...: for messages.
QString phaseName(Phase phase);

} // namespace kernelscope
