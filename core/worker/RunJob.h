#pragma once

#include "worker/PreparedProject.h"
#include "worker/ResultsFile.h"

namespace kernelscope {

/// What makes more of a run: a trace, a program.
class RunExtension
{
public:
    virtual ~RunExtension() = default;

    /// The plan is made and built; it may still be changed.
    virtual void planned(PreparedProject &) {}
    virtual const TraceSettings *tracing() const { return nullptr; }
    /// The host's memory holds the initial contents, each storage's at its offset in the results file. False: nothing is executed, and
    /// these are the results.
    virtual bool filled(PreparedProject &, const QList<quint64> & /*offsets*/) { return true; }
    /// Of the plan's checks those whose buffers are what the user's own kernels left.
    virtual QList<Check> checksToMake(const Plan &) const { return {}; }
    virtual TracedAccesses accesses() const { return {}; }
};

/// One RunProject: from the project's text to the results, the checks made.
class RunJob : private ExecutionObserver
{
public:
    RunJob(Workplace &workplace, const RunProject &request, RunExtension *extension = nullptr);

    RunReply run();

    /// What the run left; nullptr when there is nothing.
    std::unique_ptr<ResultsFile> takeResults() { return std::move(m_results); }

private:
    // The stages: each says in m_reply.result how it ended where it did not go well
    bool prepare();
    bool plan();
    bool makeRoom();
    bool fillContents();
    [[nodiscard]] Result<void> fill(StorageIndex index);
    bool goesOn();
    bool execute();
    void keepResults();
    void describeBuffers();
    void makeChecks(const QList<Check> &wanted);

    bool end(RunStatus status, const Error &error);
    char *hostMemory(StorageIndex storage) const;
    BufferResult describe(const BufferBinding &binding) const;
    QByteArrayView contents(const BufferResult &buffer) const;

    // Heard from the execution
    void enteringFirstLaunch(const QString &launch) override;
    void waitingFor(const QString &command, qint64 done, qint64 total) override;
    bool isCancelled() const override;
    void discardOutput(bool discard) override;

    Workplace &m_workplace;
    const RunProject &m_request;
    PreparedProject m_prepared;
    std::unique_ptr<ResultsFile> m_results;
    QList<quint64> m_offsets; ///< in the results file, by storage
    RunReply m_reply;
    RunExtension *m_extension;
};

} // namespace kernelscope
