#pragma once

#include <QList>
#include <QObject>
#include <QTimer>

#include "session/RequestQueue.h"
#include "session/ResultsDirectory.h"
#include "session/SessionOptions.h"
#include "session/WorkerProcess.h"

namespace kernelscope {

class WorkerConnection;

/// Keeps workers at work: one, and after the first answer a warm spare where the options want it, which takes over at once when
/// the other crashes, hangs or is stopped, and which plans while the other runs. Every request gets exactly one outcome.
/// Asynchronous; lives on the thread that made it; ends its workers when it is destroyed.
class WorkerSupervisor : public QObject
{
    Q_OBJECT

public:
    /// `before`: the numbers of its workers come after this one.
    explicit WorkerSupervisor(const SessionOptions &options, quint64 before = 0, QObject *parent = nullptr);
    ~WorkerSupervisor() override;

    /// Starts a worker before there is anything to ask, so that it is ready when there is.
    void start();

    void setDeadlines(const Deadlines &deadlines); ///< from the next request on

    /// From the next request on drivers keep what they compile there: driverCacheOf() the project.
    void setCache(const QString &cache);

    /// Queues a request. The handler is called once, never before this returns; not at all once the supervisor is gone.
    void request(const Request &request, const OutcomeHandler &handler);
    /// A page of the results of the last run of one particular worker.
    void readResults(quint64 worker, const ReadResults &page, const OutcomeHandler &handler);

    /// Ends the run in progress and those that wait; all end as Cancelled.
    void stopRuns();
    /// Ends whatever is in progress as TimedOut after `limit`, a deadline of the caller's own; what waits ends as Unavailable.
    void expire(std::chrono::milliseconds limit);

    const ResultsDirectory &resultsDirectory() const { return m_results; }

Q_SIGNALS:
    void progressed(const kernelscope::Progress &progress);    ///< of the run in progress
    void launchTraced(const kernelscope::LaunchTrace &launch); ///< of the trace in progress, as soon as it is known
    void begunAgain(); ///< what is in progress failed for a reason that is not the project's, and is tried once more from its start

private:
    void dispatch();
    void dispatchTo(WorkerConnection *connection);
    bool isSpent(const WorkerConnection *connection) const;
    bool suits(const WorkerConnection *connection, const PendingRequest &pending) const;
    bool isRunInProgress() const;
    void dispatchSoon();
    void keepWorkers();
    void startWorker();
    void connectionIdle();
    void connectionGone(WorkerConnection *connection, const WorkerEnd &end);
    void giveUp(const WorkerEnd &end);
    void tryAgain(const PendingRequest &pending);
    bool isOnTrial() const { return m_hello.triesDrivers || m_hello.freshCache; }
    void workerReady(const WorkerConnection &connection);
    void failLater(const QList<PendingRequest> &requests, const RequestFailure &failure);

    SessionOptions m_options;
    ResultsDirectory m_results;
    RequestQueue m_queue;
    QList<WorkerConnection *> m_connections; ///< in the order of their starts: the first one that is idle works
    Hello m_hello; ///< to the next worker: one that was started with others is replaced. Data files are those of the newest request
    quint64 m_lastConnection;
    quint64 m_firstUsable = 0; ///< the connections before it were started with drivers or caches that are not trusted any more
    int m_fruitlessStarts = 0; ///< workers in a row that ended without having been given any work
    QTimer m_pause;            ///< between them
    bool m_hasWorked = false;
};

} // namespace kernelscope
