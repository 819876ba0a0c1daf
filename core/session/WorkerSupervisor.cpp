#include "session/WorkerSupervisor.h"

#include <QMetaObject>

#include <algorithm>

#include "session/WorkerSeat.h"

namespace kernelscope {
namespace {

constexpr int mostFruitlessStarts = 3;

RequestFailure cancelled(const QString &reason)
{
    return {RequestFailure::Kind::Cancelled, reason, {}, Phase::Starting, {}, {}};
}

} // namespace

WorkerSupervisor::WorkerSupervisor(const SessionOptions &options, QObject *parent) : QObject(parent), m_options(options) {}

WorkerSupervisor::~WorkerSupervisor()
{
    qDeleteAll(m_seats);
}

void WorkerSupervisor::start()
{
    if (m_seats.isEmpty())
        startWorker();
}

void WorkerSupervisor::setDeadlines(const Deadlines &deadlines)
{
    m_options.deadlines = deadlines;
    for (WorkerSeat *seat : m_seats)
        seat->setDeadlines(deadlines);
}

void WorkerSupervisor::request(const Request &request, const OutcomeHandler &handler)
{
    queue({request, handler});
}

void WorkerSupervisor::requestStep(const Request &request, const OutcomeHandler &handler)
{
    queue({request, handler, 0, false});
}

void WorkerSupervisor::queue(const PendingRequest &pending)
{
    if (m_seats.isEmpty())
        m_fruitlessStarts = 0; // whoever asks again wants it tried again
    if (const auto replaced = m_queue.add(pending))
        failLater({*replaced}, cancelled(QStringLiteral("A newer request took its place.")));
    dispatchSoon();
}

void WorkerSupervisor::readResults(quint64 worker, const ReadResults &page, const OutcomeHandler &handler)
{
    const bool lives = std::any_of(m_seats.begin(), m_seats.end(), [&](WorkerSeat *seat) { return seat->id() == worker; });
    if (!lives) {
        return failLater({{page, handler, worker}}, {RequestFailure::Kind::Unavailable,
                                                     QStringLiteral("The worker that holds these results has ended: run again."),
                                                     {},
                                                     {},
                                                     {},
                                                     {}});
    }
    (void)m_queue.add({page, handler, worker});
    dispatchSoon();
}

void WorkerSupervisor::stopRuns()
{
    failLater(m_queue.takeAll([](const PendingRequest &pending) { return isRun(pending.request); }),
              cancelled(QStringLiteral("The run was stopped.")));
    for (WorkerSeat *seat : QList(m_seats)) {
        if (seat->isRunning())
            seat->cancel();
    }
}

void WorkerSupervisor::expire(std::chrono::milliseconds limit)
{
    RequestFailure failure{RequestFailure::Kind::TimedOut, {}, {}, Phase::Starting, {}, limit};
    failLater(m_queue.takeAll([](const PendingRequest &) { return true; }), failure);
    for (WorkerSeat *seat : QList(m_seats))
        seat->expire(limit);
}

/// Never at once: handlers may ask for more while seats and queue are being changed.
void WorkerSupervisor::dispatchSoon()
{
    QMetaObject::invokeMethod(this, &WorkerSupervisor::dispatch, Qt::QueuedConnection);
}

void WorkerSupervisor::dispatch()
{
    for (WorkerSeat *seat : QList(m_seats)) {
        if (m_seats.contains(seat) && seat->isIdle())
            dispatchTo(seat);
    }
    keepWorkers();
}

void WorkerSupervisor::dispatchTo(WorkerSeat *seat)
{
    const auto next = m_queue.take([&](const PendingRequest &pending) { return suits(seat, pending); });
    if (next)
        seat->give(*next);
}

/// One run at a time, since two would disturb each other's timings and results.
bool WorkerSupervisor::suits(const WorkerSeat *seat, const PendingRequest &pending) const
{
    if (pending.worker != 0)
        return pending.worker == seat->id();
    return !isRun(pending.request) || !isRunInProgress();
}

bool WorkerSupervisor::isRunInProgress() const
{
    return std::any_of(m_seats.begin(), m_seats.end(), [](const WorkerSeat *seat) { return seat->isRunning(); });
}

void WorkerSupervisor::keepWorkers()
{
    if (m_fruitlessStarts >= mostFruitlessStarts)
        return;
    const int wanted = m_options.warmSpare && m_hasWorked ? 2 : m_queue.isEmpty() ? 0 : 1;
    while (m_seats.size() < wanted)
        startWorker();
}

void WorkerSupervisor::startWorker()
{
    auto *seat = new WorkerSeat(++m_lastSeat, m_options, this);
    m_seats << seat;
    connect(seat, &WorkerSeat::ready, this, [this] { dispatchSoon(); });
    connect(seat, &WorkerSeat::becameIdle, this, [this] { seatIdle(); });
    connect(seat, &WorkerSeat::gone, this, [this, seat](const WorkerEnd &end) { seatGone(seat, end); });
    connect(seat, &WorkerSeat::progressed, this, [this, seat](const Progress &progress) {
        if (seat->isRunning())
            Q_EMIT progressed(progress);
    });
    connect(seat, &WorkerSeat::launchTraced, this, &WorkerSupervisor::launchTraced);
    seat->start({protocolVersion, m_results.path(), m_results.token()});
}

void WorkerSupervisor::seatIdle()
{
    m_hasWorked = true;
    m_fruitlessStarts = 0;
    dispatchSoon();
}

void WorkerSupervisor::seatGone(WorkerSeat *seat, const WorkerEnd &end)
{
    m_seats.removeOne(seat);
    seat->deleteLater();
    failLater(
        m_queue.takeAll([&](const PendingRequest &pending) { return pending.worker == seat->id(); }),
        {RequestFailure::Kind::Unavailable, QStringLiteral("The worker that held these results has ended: run again."), {}, {}, {}, {}});
    if (!isRunInProgress())
        m_results.clear();
    m_fruitlessStarts = seat->hasWorked() ? 0 : m_fruitlessStarts + 1;
    if (end.hopeless)
        m_fruitlessStarts = mostFruitlessStarts;
    if (m_seats.isEmpty() && m_fruitlessStarts >= mostFruitlessStarts)
        giveUp(end);
    dispatchSoon();
}

void WorkerSupervisor::giveUp(const WorkerEnd &end)
{
    const QString reason = end.wasReady ? QStringLiteral("The worker %1, several times in a row.").arg(end.reason) : end.reason;
    failLater(m_queue.takeAll([](const PendingRequest &) { return true; }),
              {RequestFailure::Kind::Unavailable, reason, end.lastWords, {}, {}, {}});
}

void WorkerSupervisor::failLater(const QList<PendingRequest> &requests, const RequestFailure &failure)
{
    for (const PendingRequest &pending : requests) {
        QMetaObject::invokeMethod(
            this, [pending, failure] { pending.handler(tl::unexpected(failure)); }, Qt::QueuedConnection);
    }
}

} // namespace kernelscope
