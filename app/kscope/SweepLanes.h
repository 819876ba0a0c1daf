#pragma once

#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include <QMap>
#include <QSet>

#include "SourceReading.h"
#include "WorkerOptions.h"
#include "plan/KernelSignature.h"
#include "project/ProjectDocument.h"
#include "run/SweepGrid.h"
#include "session/Job.h"

namespace kernelscope {

/// A device that runs of a sweep go to. Those of one kind share its points; each kind runs them all, as times of different devices say
/// nothing of each other.
struct SweepDevice
{
    QString selector;
    QString kind; ///< "platform: device"; empty: there is one kind
};

/// What is to be run.
struct SweepQuestion
{
    ProjectDocument document; ///< withWork()
    Sweep sweep;
    QList<ParameterValue> parameters; ///< beside those of a point
    QString onlyLaunch;
    int repetitions = 1;
    SweepGrid grid;
    QList<quint64> order; ///< of the places in the grid, those to be run
};

/// One run at a time on one device, with workers of its own. Asynchronous.
class SweepLane
{
public:
    /// How a run ended. `signature`: of the kernels that ran; empty where none did. `isGone`: no worker can be started there.
    struct Ended
    {
        SweepRun run;
        ProgramSignature signature;
        bool isGone = false;
    };
    using Handler = std::function<void(const Ended &)>;

    SweepLane(const SweepQuestion &question, const SweepDevice &device, const SessionOptions &options);

    const SweepDevice &device() const { return m_device; }
    /// The handler is called once, never before this returns.
    void run(const SweepPoint &point, const Handler &handler);
    /// Whatever it does ends as timed out, also a run that has not reached the worker yet.
    void expire(std::chrono::milliseconds limit);

private:
    void execute();
    void ended(const tl::expected<RunReply, RequestFailure> &reply);
    void fail(const Error &error);

    const SweepQuestion &m_question;
    SweepDevice m_device;
    Workers m_workers;
    SourceReader m_reader;
    Job<RunProject, RunReply> m_running;
    std::optional<std::chrono::milliseconds> m_expired;
    SweepPoint m_point;
    Handler m_handler;
    ProjectRequest m_request;
    QList<Diagnostic> m_read;
};

/// A sweep over several devices at once: whoever is free takes the next point, so that no time is taken while another run of the sweep is
/// on the same device. A run that crashes or hangs is tried once more on another device of the kind, where there is one; a device whose
/// worker can't be started any more leaves its point to the others.
class SpreadSweep
{
public:
    /// `ended` hears of each run as it ends.
    using Heard = std::function<void(const QString &kind, const SweepLane::Ended &ended)>;
    SpreadSweep(const SweepQuestion &question, const QList<SweepDevice> &devices, const WorkerOptions &options, const Heard &ended);

    /// A run that is known already is not run again.
    void add(const QString &kind, const SweepLane::Ended &ended);

    /// Waits for the end; false when a signal ended the wait.
    bool run();

    QList<SweepOfKind> runs() const;
    const ProgramSignature &signature() const { return m_signature; } ///< of the kernels that ran last

private:
    struct Kind
    {
        QString name;
        std::deque<quint64> waiting; ///< places in the grid
        QSet<quint64> repeated;
        QMap<quint64, SweepRun> runs; ///< by place
    };
    struct Lane
    {
        std::unique_ptr<SweepLane> lane;
        std::size_t kind = 0;
        bool isBusy = false;
        bool isGone = false;
        QSet<quint64> failed; ///< points that are another device's to try
    };

    Kind &kindNamed(const QString &name);
    void goOn();
    void expire();
    void giveNext(Lane &lane);
    void take(Lane &lane, quint64 point, const SweepLane::Ended &ended);
    void giveUp(Kind &kind, const RunResult &last);
    bool hasOther(const Lane &lane) const;
    bool isDone() const;

    const SweepQuestion &m_question;
    Heard m_heard;
    std::vector<Kind> m_kinds;
    std::vector<Lane> m_lanes;
    ProgramSignature m_signature;
    std::chrono::milliseconds m_limit; ///< of all together; zero: none
    bool m_isLate = false;             ///< it has passed
};

} // namespace kernelscope
