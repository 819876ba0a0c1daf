#include "worker/WorkerServer.h"

#include <future>

#include "device/DeviceSelection.h"
#include "support/Ranges.h"
#include "worker/DeviceTurn.h"
#include "worker/PreparedProject.h"
#include "worker/RunJob.h"
#include "worker/TraceJob.h"

namespace kernelscope {
namespace {

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

} // namespace

WorkerServer::WorkerServer(const ProtocolDescriptors &judge, Confined confined, const Confinement &confinement, const QStringList &lacking,
                           bool isExclusive)
    : m_writer(judge.output), m_reader(judge.input, m_writer), m_confined(confined), m_lacking(lacking), m_confinement(confinement),
      m_isExclusive(isExclusive)
{
}

void WorkerServer::serve()
{
    m_reader.readFirst();
    for (;;) {
        const ReceivedRequest received = m_reader.next();
        if (const auto *hello = std::get_if<Hello>(&received.request))
            confineFor(*hello);
        m_lastResults.reset();
        m_lastTraces.clear();
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
            *m_output,
            m_contents,
            evaluator(),
            m_resultsFolder,
            [this, id](const Progress &progress) { m_writer.send(id, progress); },
            [this, id] { return m_reader.isCancelled(id); },
            m_isExclusive};
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
    m_resultsFolder = hello.resultsDirectory;
    const QStringList notes = mapped(hello.leftOut, [](const DriverFault &fault) { return describe(fault); });
    m_engine.setDriverNotes(notes);
    if (m_confined != Confined::Not) {
        m_lacking += confineFiles(m_confinement);
        m_lacking += confineCalls();
    }
    m_output.emplace();
    m_reader.start();
}

Reply WorkerServer::answer(quint64, const Hello &)
{
    if (m_confined == Confined::Wholly && !m_lacking.isEmpty())
        return Refused{QStringLiteral("Nothing untrusted is run here. ") + m_lacking.join(u' ')};
    return HelloReply{protocolVersion, !m_resultsFolder.isEmpty(), processNumber()};
}

Reply WorkerServer::answer(quint64, const ListDevices &)
{
    QList<DeviceInfo> devices = m_engine.devices();
    for (DeviceInfo &device : devices)
        device.inUse = DeviceTurn::isTaken(device, m_isExclusive);
    return DevicesReply{devices, m_engine.devicesMessage(), m_lacking, m_engine.driverNotes()};
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
    m_lastTraces = job.takeTraces();
    return reply;
}

Reply WorkerServer::answer(quint64, const auto &)
{
    return Refused{QStringLiteral("This is for the process that judges.")};
}

} // namespace kernelscope
