#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "opencl/Engine.h"
#include "worker/Confinement.h"
#include "worker/ContentsCache.h"
#include "worker/KeptHeap.h"
#include "worker/OutputCapture.h"
#include "worker/FrameWriter.h"
#include "worker/RequestReader.h"
#include "worker/ResultsFile.h"
#include "worker/StandardStreams.h"
#include "worker/Workplace.h"

namespace kernelscope {

/// The process that loads drivers and runs kernels: answers the requests of the one that judges (JudgeServer), one after the other on the
/// thread that calls serve().
class WorkerServer
{
public:
    /// `lacking`: what is known already to be missing of its confinement. `isExclusive`: see DeviceTurn.
    WorkerServer(const ProtocolDescriptors &judge, Confined confined, const Confinement &confinement, const QStringList &lacking,
                 bool isExclusive);

    /// Never returns: the process ends when the other one does.
    [[noreturn]] void serve();

private:
    Reply answer(quint64 id, const Hello &hello);
    Reply answer(quint64 id, const ListDevices &);
    Reply answer(quint64 id, const ReadSignatures &read);
    Reply answer(quint64 id, const RunProject &run);
    Reply answer(quint64 id, const TraceProject &trace);
    Reply answer(quint64 id, const auto &);

    void confineFor(const Hello &hello);
    Workplace workplace(quint64 id);
    Evaluator &evaluator();
    void getReady();

    FrameWriter m_writer;
    RequestReader m_reader;
    std::optional<OutputCapture> m_output; ///< its thread is to be confined, too
    Engine m_engine;
    ContentsCache m_contents;
    std::unique_ptr<Evaluator> m_evaluator;     ///< for one request after the other: each starts with nothing in scope
    std::optional<KeptHeap> m_traceMemory;      ///< from the start of a trace until its reply was sent: giving it back takes time
    QString m_resultsFolder;                    ///< shared with the session; empty when it is not
    std::unique_ptr<ResultsFile> m_lastResults; ///< until the next request
    std::vector<std::unique_ptr<ResultsFile>> m_lastTraces; ///< likewise
    Confined m_confined;
    QStringList m_lacking; ///< of the confinement
    Confinement m_confinement;
    bool m_isExclusive;
};

} // namespace kernelscope
