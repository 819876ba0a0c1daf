#pragma once

#include <memory>
#include <optional>

#include <QDateTime>
#include <QObject>
#include <QTimer>

#include "session/PhaseDeadline.h"
#include "session/RequestQueue.h"
#include "session/WorkerProcess.h"

namespace kernelscope {

/// One worker with the one request that it is busy with: sends it, watches its phases, and hands back the outcome, whatever
/// becomes of the worker. When `gone` is emitted the worker is dead and the connection of no further use.
class WorkerConnection : public QObject
{
    Q_OBJECT

public:
    WorkerConnection(quint64 id, const SessionOptions &options, QObject *parent = nullptr);

    void start(const Hello &hello);
    void setDeadlines(const Deadlines &deadlines) { m_deadline.setDeadlines(deadlines); } ///< from the next request on

    quint64 id() const { return m_id; }
    const Hello &startedWith() const { return m_startedWith; }
    const HelloReply &hello() const { return m_process.hello(); } ///< only while isReady()
    bool reads(const Hello &named) const;                         ///< its worker may open the files that are named there
    bool isReady() const { return m_process.isReady(); }
    bool isBusy() const { return m_current.has_value(); }
    bool isIdle() const { return isReady() && !isBusy(); }
    bool isRunning() const;                            ///< what isRun() says of its request
    bool hasWorked() const { return m_requestId > 0; } ///< it was given at least one request
    bool hasRun() const { return m_hasRun; }           ///< and one that isRun()

    void give(const PendingRequest &pending); ///< only while isIdle()

    /// Asks the worker to give up its request, and ends it when it doesn't do so soon.
    void cancel();
    /// Ends the worker now; its request timed out after `limit`, which is not a phase's deadline.
    void expire(std::chrono::milliseconds limit);

Q_SIGNALS:
    void ready();
    void progressed(const kernelscope::Progress &progress);
    void launchTraced(const kernelscope::LaunchTrace &launch);
    void becameIdle();
    void suspects(const kernelscope::PendingRequest &pending); ///< its request failed, and is worth another worker
    void gone(const kernelscope::WorkerEnd &end);

private:
    void takeReply(quint64 requestId, const Reply &reply);
    void finish(const Outcome &outcome);
    void endWorker(const RequestFailure &failure);
    void workerEnded(const WorkerEnd &end);
    Suspect suspectFor(RequestFailure::Kind kind, const WorkerEnd &end) const;
    Suspect suspectFor(const Reply &reply) const;
    bool mayComeFromCache() const;
    void handBack(Suspect suspect);
    RequestFailure failureNow(RequestFailure::Kind kind, const QString &reason = {}) const;

    quint64 m_id;
    std::chrono::milliseconds m_startDeadline;
    WorkerProcess m_process;
    PhaseDeadline m_deadline;
    QTimer m_cancelTimer;
    std::optional<PendingRequest> m_current;
    QDateTime m_given; ///< when
    Hello m_startedWith;
    bool m_hasRun = false;
    quint64 m_requestId = 0;
};

} // namespace kernelscope
