#pragma once

#include <memory>
#include <optional>

#include "expression/Evaluator.h"
#include "worker/Confinement.h"
#include "worker/ContentsCache.h"
#include "worker/DriverCaches.h"
#include "worker/RequestReader.h"
#include "worker/ResultsFile.h"
#include "worker/Runner.h"
#include "worker/StandardStreams.h"

namespace kernelscope {

class JudgedProject;

/// The process of a worker that the session speaks with. It loads no driver: another one, which it starts, runs kernels (WorkerServer), and
/// knows nothing of what is expected of them. Here projects are planned, and once a run has ended its results are sealed, summarised and
/// checked.
class JudgeServer
{
public:
    JudgeServer(const ProtocolDescriptors &session, Confined confined, const QStringList &lacking);

    /// Of the new process: how it speaks with this one, and what it is to be confined to.
    struct RunnersEnd
    {
        ProtocolDescriptors judge;
        Confinement confinement;
    };
    /// Waits for the session's first words, confines this process, which has one thread, and forks it. Gives something in the new process
    /// alone, which is not to use this object any more.
    std::optional<RunnersEnd> startRunner();

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

    Reply ask(quint64 id, const Request &request);
    void leaveOutDrivers(const Confinement &confinement);
    void greetRunner();
    const DevicesReply &devices();
    void askDevices();
    JudgedProject judged(const ProjectRequest &request, const QString &onlyLaunch = {});
    template <typename Ran> Reply judge(quint64 id, const Request &request, JudgedProject &project);
    void tellOfParameters(quint64 id, JudgedProject &project);
    void complete(quint64 id, RunResult &result, JudgedProject &project, const QList<Check> &wanted);
    Result<std::unique_ptr<ResultsFile>> openOfRunner(const QString &path) const;
    Result<void> takeResults(const QString &path, const JudgedProject &project);
    void takeTraces(RunReply &) {}
    void takeTraces(TraceReply &reply);
    Evaluator &evaluator();

    ProtocolDescriptors m_session;
    Confined m_confined;
    QStringList m_lacking;
    FrameWriter m_writer;
    RequestReader m_reader;
    std::optional<Runner> m_runner;
    qint64 m_runnerNumber = 0; ///< of its process, outside of the namespace
    Hello m_hello;
    DriverCaches m_caches;
    QList<DriverFault> m_leftOut;
    QString m_resultsFolder;               ///< shared with the session; empty when it is not
    QString m_refusal;                     ///< why no session is served
    std::optional<DevicesReply> m_devices; ///< as they were before any kernel ran
    ContentsCache m_contents;
    std::unique_ptr<Evaluator> m_evaluator; ///< for one request after the other: each starts with nothing in scope
    QList<QByteArray> m_traces;             ///< of the last trace's launches, compressed, where the session sees no file of theirs
    std::unique_ptr<ResultsFile> m_results; ///< of the last run, until the next request of another kind than for their pages
};

} // namespace kernelscope
