#pragma once

#include "worker/PreparedProject.h"
#include "worker/ResultsFile.h"

namespace kernelscope {

/// What makes more of a run: a trace.
class RunExtension
{
public:
    virtual ~RunExtension() = default;

    /// The plan is made and built; it may still be changed.
    virtual void planned(PreparedProject &) {}
    virtual const TraceSettings *tracing() const { return nullptr; }
    virtual TracedAccesses accesses() const { return {}; }
};

/// Where each storage lies in the results file, and its size.
struct ResultsLayout
{
    QList<quint64> offsets;
    quint64 size = 0;
};
ResultsLayout resultsLayout(const Plan &plan);
/// JSON pointer of what the project fills a buffer with: "/buffers/1/init", "/buffers/1/init/file".
QString pathOfContents(const Project &project, const PlannedStorage &storage);

/// Whether the host gives a storage other initial contents than zeros.
bool needsContents(const Plan &plan, StorageIndex storage);

/// One RunProject: from the project's text to the results. What these hold, and the checks, is said by the judge.
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
    bool execute();
    void keepResults();

    bool end(RunStatus status, const Error &error);
    char *hostMemory(StorageIndex storage) const;

    // Heard from the execution
    void enteringFirstLaunch(const QString &launch) override;
    void waitingFor(const QString &command, qint64 done, qint64 total) override;
    bool isCancelled() const override;
    void discardOutput(bool discard) override;
    bool hasPrinted() override;

    Workplace &m_workplace;
    const RunProject &m_request;
    PreparedProject m_prepared;
    std::unique_ptr<ResultsFile> m_results;
    ResultsLayout m_layout;
    RunReply m_reply;
    RunExtension *m_extension;
};

} // namespace kernelscope
