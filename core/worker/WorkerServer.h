#pragma once

#include <memory>
#include <optional>

#include "opencl/Engine.h"
#include "worker/Confinement.h"
#include "worker/ContentsCache.h"
#include "worker/DriverCaches.h"
#include "worker/KeptHeap.h"
#include "worker/OutputCapture.h"
#include "worker/ReplyWriter.h"
#include "worker/RequestReader.h"
#include "worker/ResultsFile.h"
#include "worker/StandardStreams.h"
#include "worker/Workplace.h"

namespace kernelscope {

/// The worker's end of the pipe: answers requests one after the other on the thread that calls serve().
class WorkerServer
{
public:
    /// What a kernel is kept from: all that the system gives, the same or no session is served, or nothing.
    enum class Confined { AsFarAsPossible, Wholly, Not };
    /// `lacking`: what is known already to be missing of its confinement.
    WorkerServer(const ProtocolDescriptors &pipe, Confined confined, const QStringList &lacking);

    /// Never returns: the process ends when the session closes the pipe.
    [[noreturn]] void serve();

private:
    Reply answer(quint64 id, const Hello &hello);
    Reply answer(quint64 id, const ListDevices &);
    Reply answer(quint64 id, const PlanProject &plan);
    Reply answer(quint64 id, const ReadSignatures &read);
    Reply answer(quint64 id, const RunProject &run);
    Reply answer(quint64 id, const TraceProject &trace);
    Reply answer(quint64 id, const ExportProject &request);
    Reply answer(quint64 id, const ReadResults &read);
    Reply answer(quint64 id, const Cancel &);

    void confineFor(const Hello &hello);
    void chooseDrivers(const Hello &hello, const Confinement *confinement);
    Workplace workplace(quint64 id);
    Evaluator &evaluator();
    void getReady();

    ReplyWriter m_writer;
    RequestReader m_reader;
    OutputCapture m_output;
    Engine m_engine;
    ContentsCache m_contents;
    std::unique_ptr<Evaluator> m_evaluator;     ///< for one request after the other: each starts with nothing in scope
    std::optional<KeptHeap> m_traceMemory;      ///< from the start of a trace until its reply was sent: giving it back takes time
    QString m_resultsFolder;                    ///< shared with the session; empty when it is not
    std::unique_ptr<ResultsFile> m_lastResults; ///< until the next request of another kind than for their pages
    Confined m_confined;
    QStringList m_lacking; ///< of the confinement
    DriverCaches m_caches;
    QList<DriverFault> m_leftOut;
};

} // namespace kernelscope
