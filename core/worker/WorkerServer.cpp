#include "worker/WorkerServer.h"

#include <future>

#include <QDir>
#include <QFile>

#include "device/DeviceSelection.h"
#include "worker/DriverTrial.h"
#include "worker/ExportJob.h"
#include "worker/PreparedProject.h"
#include "worker/RunJob.h"
#include "worker/TraceJob.h"

namespace kernelscope {
namespace {

/// Whether both ends see one file system: the session wrote the token where it says.
bool sharesFiles(const Hello &hello)
{
    if (hello.resultsDirectory.isEmpty() || hello.sharedToken.isEmpty())
        return false;
    QFile token(QDir(hello.resultsDirectory).filePath(QStringLiteral("token")));
    return token.open(QIODevice::ReadOnly) && token.readAll() == hello.sharedToken.toUtf8();
}

SignaturesReply readSignatures(Workplace &workplace, const ProjectRequest &request)
{
    PreparedProject prepared(workplace, request);
    SignaturesReply reply;
    Result<void> done = prepared.read();
    if (done)
        done = prepared.planTheBuild();
    if (done)
        done = prepared.build();
    reply.signature = done ? prepared.signature() : ProgramSignature{};
    reply.diagnostics = prepared.mainBuild().diagnostics;
    reply.log = prepared.mainBuild().log;
    reply.message = done ? QString() : done.error().message;
    return reply;
}

/// What was refused as text of the project file belongs to a field.
Problem problemOf(const Error &error)
{
    if (error.pointer.isEmpty())
        return {{}, oneLine(error), {}, Severity::Error};
    return {error.pointer, QStringLiteral("This") + error.message.sliced(error.pointer.size()), {}, Severity::Error};
}

PlanReport planOnly(Workplace &workplace, const ProjectRequest &request)
{
    PreparedProject prepared(workplace, request);
    if (const auto read = prepared.read(); !read) {
        PlanReport report;
        report.problems << problemOf(read.error());
        return report;
    }
    (void)prepared.plan(); // its problems are in the report
    return prepared.report();
}

} // namespace

WorkerServer::WorkerServer(const ProtocolDescriptors &pipe, Confined confined, const QStringList &lacking)
    : m_writer(pipe.output), m_reader(pipe.input, m_writer), m_confined(confined), m_lacking(lacking)
{
}

void WorkerServer::serve()
{
    m_reader.readFirst();
    for (;;) {
        const ReceivedRequest received = m_reader.next();
        if (const auto *hello = std::get_if<Hello>(&received.request))
            confineFor(*hello);
        else if (!std::holds_alternative<ReadResults>(received.request))
            m_lastResults.reset();
        const Reply reply = std::visit([&](const auto &request) { return answer(received.id, request); }, received.request);
        m_writer.send(received.id, reply);
        m_traceMemory.reset();
        if (std::holds_alternative<Hello>(received.request) && std::holds_alternative<HelloReply>(reply))
            getReady();
        else if (m_evaluator)
            m_evaluator->clear();
    }
}

Evaluator &WorkerServer::evaluator()
{
    if (!m_evaluator)
        m_evaluator = std::make_unique<Evaluator>();
    return *m_evaluator;
}

Workplace WorkerServer::workplace(quint64 id)
{
    return {m_engine,
            m_output,
            m_contents,
            evaluator(),
            m_resultsFolder,
            [this, id](const Progress &progress) { m_writer.send(id, progress); },
            [this, id] { return m_reader.isCancelled(id); }};
}

/// The first run is sure to need a device and an evaluator, and both take their time.
void WorkerServer::getReady()
{
    const auto opened = std::async(std::launch::async, [this] {
        if (const Result<int> device = selectDevice(m_engine.devices(), {}))
            (void)m_engine.prepare(*device); // the run itself will say what is wrong
    });
    (void)evaluator(); // belongs to this thread
    opened.wait();
}

/// Before there is another thread that could load a driver, or a driver.
void WorkerServer::confineFor(const Hello &hello)
{
    m_resultsFolder = sharesFiles(hello) ? hello.resultsDirectory : QString();
    if (m_reader.isStarted())
        return;
    m_caches = useDriverCaches(hello);
    const Confinement confinement{m_caches.writable() + QStringList{m_resultsFolder}, hello.readable};
    chooseDrivers(hello, m_confined == Confined::Not ? nullptr : &confinement);
    if (m_confined != Confined::Not)
        m_lacking += confine(confinement);
    m_reader.start();
}

void WorkerServer::chooseDrivers(const Hello &hello, const Confinement *confinement)
{
    m_leftOut = hello.leftOut;
    if (hello.triesDrivers)
        m_leftOut += findBadDrivers(hello.leftOut, confinement, std::chrono::milliseconds(hello.trialMs));
    leaveOut(m_leftOut);
    QStringList notes;
    for (const DriverFault &fault : m_leftOut)
        notes << describe(fault);
    m_engine.setDriverNotes(notes);
}

Reply WorkerServer::answer(quint64, const Hello &)
{
    if (m_confined == Confined::Wholly && !m_lacking.isEmpty())
        return Refused{QStringLiteral("Nothing untrusted is run here. ") + m_lacking.join(u' ')};
    return HelloReply{protocolVersion, !m_resultsFolder.isEmpty(), processNumber(), m_leftOut, m_caches.kept, m_caches.problem};
}

Reply WorkerServer::answer(quint64, const ListDevices &)
{
    return DevicesReply{m_engine.devices(), m_engine.devicesMessage(), m_lacking, m_engine.driverNotes()};
}

Reply WorkerServer::answer(quint64 id, const PlanProject &plan)
{
    Workplace place = workplace(id);
    return PlanReply{planOnly(place, plan.request)};
}

Reply WorkerServer::answer(quint64 id, const ReadSignatures &read)
{
    Workplace place = workplace(id);
    return readSignatures(place, read.request);
}

Reply WorkerServer::answer(quint64 id, const RunProject &run)
{
    Workplace place = workplace(id);
    RunJob job(place, run);
    RunReply reply = job.run();
    m_lastResults = job.takeResults();
    return reply;
}

Reply WorkerServer::answer(quint64 id, const TraceProject &trace)
{
    m_traceMemory.emplace();
    Workplace place = workplace(id);
    TraceJob job(place, trace, [this, id](const LaunchTrace &launch) { m_writer.send(id, LaunchTraced{launch}); });
    TraceReply reply = job.run();
    m_lastResults = job.takeResults();
    return reply;
}

Reply WorkerServer::answer(quint64 id, const ExportProject &request)
{
    Workplace place = workplace(id);
    ExportJob job(place, request);
    ExportReply reply = job.run();
    m_lastResults = job.takeResults();
    return reply;
}

Reply WorkerServer::answer(quint64, const ReadResults &read)
{
    if (!m_lastResults)
        return Refused{QStringLiteral("There are no results here to read. Run the project again.")};
    return ResultPage{read.offset, m_lastResults->page(read.offset, std::min(read.size, maximumPageSize))};
}

Reply WorkerServer::answer(quint64, const Cancel &)
{
    return Refused{QStringLiteral("There is nothing to cancel.")}; // the reader keeps these to itself
}

} // namespace kernelscope
