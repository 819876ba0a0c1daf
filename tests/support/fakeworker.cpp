// A worker that computes nothing and misbehaves as it is told.
//
//     fakeworker [log=FILE] [requests=FILE] [hello=BEHAVIOUR] [hide]
//
// log: one line for each start. requests: a line with the place in Request of each. hide: sees no file of the session's, as if on another
// machine. hello: how it opens the conversation: ok, version, banner, never, half, exit STATUS, crash. How it answers a run is told by the
// request's onlyLaunch, how it answers a plan or a signature by the request's device (where that starts with "fake "): words separated by
// spaces.
//
//     ok | check-failed | invalid | build-failed | guard-violation | cancelled     answer with this status
//     crash SIGNAL PHASE      raise the signal in the phase of this number, with the subject "spin"
//     hang PHASE              say nothing more; ignores Cancel
//     wait                    until Cancel arrives, then answer cancelled
//     steps COUNT             COUNT launches one after the other, then ok
//     garbage | half | wrong  bytes that are no frame; half of a frame, then silence; a reply of the wrong kind
//     exit STATUS             end in good order
//     assert                  write an assertion to standard error and abort
//     refuse                  answer Refused
//     outside | short | unsealed | writable   results of another process; shorter than announced; whose size, or contents, may still change
//     files                   the run's output lists the request's files
//     hostile NUMBER          well-formed, with one member of the reply at the edge of its type, or several (tests/support/Extremes.h)
//     kept | kept-badly | kept-elsewhere   of a trace: with a .kstrace file, one that is none, one where it doesn't belong
//     kept-raw | kept-in-part              with hide: that is not compressed; shorter than announced
//     loop WORDS              of a trace: with a loop that may be endless, then as WORDS tell; ok where the loop isn't to be tried again
//     overflow WORDS          of a trace: with a signed overflow beside the race, of which a loop may become endless, likewise
//
// A trace tells of a launch with a race before it does any of this, except refuse.

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QStringList>

#include <csignal>
#include <cstdio>
#include <limits>
#include <fcntl.h>
#include <sys/mman.h>
#include <unistd.h>

#include "protocol/Frame.h"
#include "support/Compression.h"
#include "tests/support/Extremes.h"
#include "tests/support/TraceBuilder.h"
#include "trace/TraceFile.h"

using namespace kernelscope;

namespace {

/// By the signal itself, also where a sanitizer would take it and exit.
void die(int signal)
{
    ::signal(signal, SIG_DFL);
    ::raise(signal);
}

constexpr int elements = 4;

class FakeWorker
{
public:
    FakeWorker(const QString &log, const QString &requests, const QStringList &hello, bool hide)
        : m_log(log), m_requests(requests), m_hello(hello), m_hide(hide)
    {
    }

    int work()
    {
        note(m_log, "start");
        while (const auto frame = nextFrame()) {
            m_id = frame->requestId;
            const auto request = decodeRequest(*frame);
            if (!request)
                continue;
            note(m_requests, QByteArray::number(qulonglong(request->index())));
            std::visit([this](const auto &message) { answer(message); }, *request);
        }
        return 0;
    }

private:
    static void note(const QString &path, const QByteArray &line)
    {
        QFile file(path);
        if (!path.isEmpty() && file.open(QIODevice::Append))
            file.write(line + '\n');
    }

    std::optional<Frame> nextFrame()
    {
        for (;;) {
            if (const auto frame = m_reader.next(); !frame || *frame)
                return frame ? *frame : std::nullopt;
            char bytes[65536];
            const ssize_t count = ::read(STDIN_FILENO, bytes, sizeof bytes);
            if (count <= 0)
                return std::nullopt;
            m_reader.append(QByteArrayView(bytes, count));
        }
    }

    static void write(const QByteArray &bytes)
    {
        for (qsizetype done = 0; done < bytes.size();) {
            const ssize_t count = ::write(STDOUT_FILENO, bytes.constData() + done, std::size_t(bytes.size() - done));
            if (count <= 0)
                std::exit(9);
            done += count;
        }
    }
    void reply(const Reply &message) const { write(*encodeFrame(m_id, message)); }
    void enter(int phase, const QString &subject = QStringLiteral("spin")) const { reply(Progress{Phase(phase), subject, 0, 0}); }
    [[noreturn]] static void sleepForEver()
    {
        for (;;)
            ::pause();
    }

    void answer(const Hello &hello)
    {
        QFile token(hello.resultsDirectory + QStringLiteral("/token"));
        m_sharesFiles = !m_hide && token.open(QIODevice::ReadOnly) && token.readAll() == hello.sharedToken.toUtf8();
        m_directory = hello.resultsDirectory;
        HelloReply answer{protocolVersion, m_sharesFiles, QCoreApplication::applicationPid()};
        const QString how = m_hello.value(0);
        if (how == u"version")
            answer.version = 999;
        if (how == u"banner")
            write("Welcome to gpu-host!\n");
        if (how == u"never")
            sleepForEver();
        if (how == u"exit")
            std::exit(m_hello.value(1).toInt());
        if (how == u"crash")
            die(SIGSEGV);
        if (how == u"half") {
            write(encodeFrame(m_id, Reply(answer))->left(10));
            sleepForEver();
        }
        reply(answer);
    }

    void answer(const ListDevices &)
    {
        DeviceInfo device;
        device.platform.name = QStringLiteral("Fake");
        device.name = QStringLiteral("Device \"0\"");
        device.type = QStringLiteral("CPU");
        device.available = true;
        device.globalMemorySize = 2ull << 30;
        device.maxWorkItemSizes = {1024, 1024, 64};
        DeviceInfo gpu = device;
        gpu.index = 1;
        gpu.name = QStringLiteral("Device 1");
        gpu.type = QStringLiteral("GPU");
        reply(DevicesReply{{device, gpu}, QString()});
    }

    void answer(const PlanProject &plan)
    {
        misbehave(words(plan.request.device), {});
        PlanReport report;
        report.totalBytes = quint64(plan.request.project.size());
        report.commandCount = ::getpid();
        reply(PlanReply{report});
    }

    void answer(const ReadSignatures &signatures)
    {
        misbehave(words(signatures.request.device), {});
        SignaturesReply answer;
        answer.signature = signatureOf(signatures.request);
        answer.log = QStringLiteral("built");
        reply(answer);
    }

    void answer(const RunProject &run)
    {
        const QStringList script = run.onlyLaunch.split(u' ', Qt::SkipEmptyParts);
        if (!misbehave(script, run.request))
            reply(asTold(script, RunReply{result(script.value(0)), signatureOf(run.request), QStringLiteral("log")}));
    }

    /// With every list filled, and then something changed, where it is to be hostile.
    template <typename Ran> static Ran asTold(const QStringList &script, Ran reply)
    {
        if (script.value(0) != u"hostile")
            return reply;
        reply.result.diagnostics = {{Severity::Warning, QStringLiteral("a.cl"), 3, 7, QStringLiteral("unused")}};
        reply.result.report.problems = {{QStringLiteral("/plan/0"), QStringLiteral("It was left out."), {}, Severity::Note}};
        reply.result.report.values = {{QStringLiteral("/parameters/n"), QStringLiteral("16"), 16}};
        reply.result.graph.steps = {{QStringLiteral("go"), CommandKind::Launch, QStringLiteral("default"), {}, 1, {}, {}}};
        reply.result.graph.dependencies = {GraphDependency{}};
        if constexpr (requires { reply.launches; }) {
            reply.launches[0].sites = {SiteTotals{}};
            reply.launches[0].phases = {PhaseTotals{}};
        }
        Extremes::change(reply, script.value(1).toULongLong());
        return reply;
    }

    /// A kernel of its own, and what Clang read, for the tests to see.
    static ProgramSignature signatureOf(const ProjectRequest &request)
    {
        ProgramSignature signature;
        signature.kernels.resize(1);
        signature.kernels[0].name = QStringLiteral("fake_kernel");
        signature.kernels << request.signature.kernels;
        return signature;
    }

    /// Tells of a launch with a race, then does as it is told.
    void answer(const TraceProject &trace)
    {
        LaunchTrace launch;
        launch.name = QStringLiteral("spin");
        launch.stepPath = QStringLiteral("/plan/0");
        launch.kernel = QStringLiteral("fake_kernel");
        launch.traced = true;
        launch.groupsTraced = launch.groupsTotal = 2;
        launch.range = {{4}, {2}};
        Finding race;
        race.message = QStringLiteral("Two work-items write.");
        race.accesses = {FindingAccess{}};
        race.accesses[0].file = QStringLiteral("a.cl");
        race.accesses[0].line = 3;
        race.accesses[0].globalId = {3};
        race.accesses[0].groupId = {1};
        launch.findings = {race};
        for (const KernelInstrumentation &kernel : trace.kernels) {
            if (!kernel.instrumented)
                leaveUntraced(launch, kernel);
        }
        QStringList script = trace.options.onlyLaunch.split(u' ', Qt::SkipEmptyParts);
        if (script.value(0) == u"loop")
            script = runLoop(launch, trace.options.endless.contains(launch.stepPath)) ? script.mid(1) : QStringList{QStringLiteral("ok")};
        if (script.value(0) == u"overflow") {
            const bool isTried = runLoop(launch, trace.options.endless.contains(launch.stepPath));
            launch.findings = {race};
            launch.overflow = QStringLiteral("a.cl:3");
            script = isTried ? script.mid(1) : QStringList{QStringLiteral("ok")};
        }
        if (script.value(0).startsWith(u"kept"))
            keepTrace(script[0], launch);
        if (script.value(0) != u"refuse")
            reply(LaunchTraced{launch});
        if (script.value(0) == u"wait") {
            awaitCancel();
            reply(TraceReply{result(QStringLiteral("cancelled")), {launch}, {}, {}});
        } else if (!misbehave(script, trace.request)) {
            reply(asTold(script, TraceReply{result(script.value(0)), {launch}, {}, QStringLiteral("log")}));
        }
    }

    /// Whether the launch is run untraced.
    static bool runLoop(LaunchTrace &launch, bool isEndless)
    {
        launch.findings[0].kind = FindingKind::EndlessLoop;
        launch.ranUntraced = !isEndless;
        return launch.ranUntraced;
    }

    static void leaveUntraced(LaunchTrace &launch, const KernelInstrumentation &kernel)
    {
        launch.traced = false;
        launch.groupsTraced = 0;
        launch.findings.clear();
        launch.notes << QStringLiteral("Kernel %1 was not traced. %2").arg(kernel.kernel, kernel.message);
    }

    /// Two groups of two work-items that do nothing.
    void keepTrace(const QString &how, LaunchTrace &traced)
    {
        TraceLaunch launch;
        launch.name = QStringLiteral("spin");
        launch.global = {4, 1, 1};
        launch.local = {2, 1, 1};
        const QByteArray contents =
            how == u"kept-badly" ? QByteArrayLiteral("no trace at all") : traceFileContents(*TraceBuilder(launch).finish());
        if (!m_sharesFiles) {
            m_trace = how == u"kept-raw" ? contents : compressed(contents);
            traced.keptSize = quint64(m_trace.size()) + (how == u"kept-in-part" ? 1 : 0);
            traced.contentHash = how == u"kept" ? QByteArrayLiteral("that of one that is whole") : QByteArray();
            return;
        }
        QFile file((how == u"kept-elsewhere" ? QDir::tempPath() : m_directory) +
                   QStringLiteral("/fake-%1.kstrace").arg(QCoreApplication::applicationPid()));
        if (file.open(QIODevice::WriteOnly))
            file.write(contents);
        traced.traceFile = file.fileName();
    }

    void awaitCancel()
    {
        enter(int(Phase::Running));
        while (const auto frame = nextFrame()) {
            if (std::holds_alternative<Cancel>(*decodeRequest(*frame)))
                break;
        }
    }

    void answer(const ReadResults &page)
    {
        const QByteArray &all = page.launch == ReadResults::noLaunch ? m_results : m_trace;
        reply(ResultPage{page.offset, all.mid(qsizetype(page.offset), qsizetype(std::min(page.size, maximumPageSize)))});
    }

    void answer(const Cancel &) {}
    void answer(const ExportProject &) { reply(ExportReply()); }

    static QStringList words(const QString &device)
    {
        const QStringList list = device.split(u' ', Qt::SkipEmptyParts);
        return list.value(0) == u"fake" ? list.mid(1) : QStringList();
    }

    /// True when the answer was given here.
    bool misbehave(const QStringList &script, const ProjectRequest &request)
    {
        const QString what = script.value(0);
        if (what == u"crash") {
            enter(script.value(2).toInt());
            die(script.value(1).toInt());
        } else if (what == u"hang") {
            enter(script.value(1).toInt());
            sleepForEver();
        } else if (what == u"wait") {
            awaitCancel();
            reply(RunReply{result(QStringLiteral("cancelled")), {}, {}});
            return true;
        } else if (what == u"steps") {
            for (int i = 0; i < script.value(1).toInt(); ++i)
                reply(Progress{Phase::Running, QStringLiteral("step %1").arg(i), i, script.value(1).toInt()});
        } else if (what == u"garbage") {
            write("\x01\x02 what a mess\n");
            sleepForEver();
        } else if (what == u"half") {
            write(encodeFrame(m_id, Reply(RunReply{}))->chopped(7));
            sleepForEver();
        } else if (what == u"wrong") {
            reply(ResultPage{});
            return true;
        } else if (what == u"exit") {
            enter(int(Phase::Running));
            std::exit(script.value(1).toInt());
        } else if (what == u"assert") {
            enter(int(Phase::Building), QStringLiteral("a.cl"));
            std::fputs("1 error generated.\npocl: Assertion `size < limit' failed.\nbye\n", stderr);
            std::abort();
        } else if (what == u"refuse") {
            reply(Refused{QStringLiteral("This is not for me.")});
            return true;
        } else if (what == u"files") {
            RunResult listing = result(QStringLiteral("ok"));
            for (const ProjectFile &file : request.files)
                listing.output +=
                    QStringLiteral("%1 %2 %3\n").arg(file.path).arg(file.bytes.size()).arg(file.folder.isEmpty() ? u"inline" : u"path");
            reply(RunReply{listing, {}, {}});
            return true;
        }
        return false;
    }

    RunResult result(const QString &what)
    {
        RunResult result;
        for (int status = 0; status <= int(RunStatus::Cancelled); ++status) {
            if (runStatusName(RunStatus(status)) == what)
                result.status = RunStatus(status);
        }
        result.device = QStringLiteral("Fake: Device \"0\"");
        if (result.status == RunStatus::Invalid || result.status == RunStatus::BuildFailed) {
            result.message = QStringLiteral("It is %1.").arg(what);
            result.diagnostics = {{Severity::Error, QStringLiteral("a.cl"), 3, 7, QStringLiteral("use of undeclared identifier 'q'")}};
            result.report.problems = {
                {QStringLiteral("/plan/0/local"), QStringLiteral("The local size 7 does not divide 16."), {}, Severity::Error}};
            return result;
        }
        if (result.status == RunStatus::Cancelled)
            return result;
        describeRun(result);
        storeResults(result, what);
        return result;
    }

    static void describeRun(RunResult &result)
    {
        const bool passed = result.status != RunStatus::CheckFailed;
        result.launches = {{{{3, 1500, 1000, 2000}, {16}, {4}}, QStringLiteral("go"), QStringLiteral("fake_kernel"), true, {}, {}}};
        BufferResult buffer;
        buffer.name = QStringLiteral("A");
        buffer.elementSize = 4;
        buffer.shape = {elements};
        buffer.elementCount = elements;
        buffer.readBack = true;
        buffer.sizeInBytes = elements * 4;
        buffer.min = 0.5;
        buffer.max = std::numeric_limits<double>::infinity();
        buffer.sum = std::numeric_limits<double>::quiet_NaN();
        buffer.first = {0.5, buffer.sum, buffer.max, 2};
        result.buffers = {buffer};
        result.checks = {{QStringLiteral("right"),
                          QStringLiteral("A"),
                          passed,
                          4,
                          quint64(passed ? 0 : 2),
                          passed ? -1 : 3,
                          passed ? QString() : QStringLiteral("2"),
                          passed ? QString() : QStringLiteral("3"),
                          passed ? 0.0 : 1.0,
                          passed ? 0.0 : 0.5,
                          {},
                          {},
                          1,
                          {}}};
        RunEvent write{QStringLiteral("write A"), CommandKind::Write, QStringLiteral("default"), 100, 110, 120, 220, 16, {}, {}};
        RunEvent launch{QStringLiteral("go"),     CommandKind::Launch, QStringLiteral("default"), 200, 210, 230, 1730, 0, {0},
                        QStringLiteral("/plan/0")};
        result.events = {write, launch};
        result.output = QStringLiteral("hello from a kernel\n");
        result.outputBytes = quint64(result.output.size());
    }

    void storeResults(RunResult &result, const QString &what)
    {
        const float values[elements] = {0.5f, std::numeric_limits<float>::quiet_NaN(), std::numeric_limits<float>::infinity(), 2};
        m_results = QByteArray(reinterpret_cast<const char *>(values), sizeof values);
        result.resultsSize = sizeof values;
        if (!m_sharesFiles)
            return;
        if (m_memory >= 0)
            ::close(m_memory);
        m_memory = ::memfd_create("results", MFD_ALLOW_SEALING | MFD_CLOEXEC);
        const QByteArray bytes = what == u"short" ? m_results.left(3) : m_results;
        if (::write(m_memory, bytes.constData(), std::size_t(bytes.size())) != bytes.size())
            std::exit(9);
        const int seals = what == u"unsealed"   ? 0
                          : what == u"writable" ? F_SEAL_SHRINK | F_SEAL_GROW
                                                : F_SEAL_SHRINK | F_SEAL_GROW | F_SEAL_WRITE;
        ::fcntl(m_memory, F_ADD_SEALS, seals);
        const QString process = what == u"outside" ? QStringLiteral("1") : QString::number(QCoreApplication::applicationPid());
        result.resultsFile = QStringLiteral("/proc/%1/fd/%2").arg(process).arg(m_memory);
    }

    QString m_log;
    QString m_requests;
    QStringList m_hello;
    bool m_hide;
    FrameReader m_reader;
    quint64 m_id = 0;
    QString m_directory;
    bool m_sharesFiles = false;
    QByteArray m_results; ///< of the last run
    QByteArray m_trace;   ///< of the last trace, where it is not in a file
    int m_memory = -1;    ///< the same
};

} // namespace

int main(int argc, char **argv)
{
    QCoreApplication application(argc, argv);
    QString log;
    QString requests;
    QStringList hello;
    for (const QString &argument : application.arguments().mid(1)) {
        if (argument.startsWith(u"log="))
            log = argument.mid(4);
        else if (argument.startsWith(u"requests="))
            requests = argument.mid(9);
        else if (argument.startsWith(u"hello="))
            hello = argument.mid(6).split(u' ');
    }
    return FakeWorker(log, requests, hello, application.arguments().contains(QStringLiteral("hide"))).work();
}
