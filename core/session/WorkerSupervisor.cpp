#include "session/WorkerSupervisor.h"

#include <QMetaObject>

#include <algorithm>

#include "session/ProjectFiles.h"
#include "session/RequestFailure.h"
#include "session/WorkerConnection.h"

namespace kernelscope {
namespace {

constexpr int mostFruitlessStarts = 3;

} // namespace

WorkerSupervisor::WorkerSupervisor(const SessionOptions &options, quint64 before, QObject *parent)
    : QObject(parent), m_options(options), m_hello{protocolVersion, m_results.path(), m_results.token()}, m_lastConnection(before)
{
    m_hello.cache = options.cache;
    if (options.deadlines.starting.count() > 0)
        m_hello.trialMs = options.deadlines.starting.count() / 2;
    m_pause.setSingleShot(true);
    connect(&m_pause, &QTimer::timeout, this, &WorkerSupervisor::keepWorkers);
}

WorkerSupervisor::~WorkerSupervisor()
{
    qDeleteAll(m_connections);
}

void WorkerSupervisor::start()
{
    if (m_connections.isEmpty())
        startWorker();
}

void WorkerSupervisor::setDeadlines(const Deadlines &deadlines)
{
    m_options.deadlines = deadlines;
    for (WorkerConnection *connection : m_connections)
        connection->setDeadlines(deadlines);
}

void WorkerSupervisor::setCache(const QString &cache)
{
    if (cache == m_hello.cache)
        return;
    m_hello.cache = cache;
    m_hello.freshCache = false;
    m_firstUsable = m_lastConnection + 1;
    dispatchSoon();
}

void WorkerSupervisor::request(const Request &request, const OutcomeHandler &handler)
{
    if (m_connections.isEmpty() && m_fruitlessStarts >= mostFruitlessStarts)
        m_fruitlessStarts = 0; // whoever asks again wants it tried again
    nameFiles(request, m_hello);
    m_queue.add({request, handler});
    dispatchSoon();
}

void WorkerSupervisor::readResults(quint64 worker, const ReadResults &page, const OutcomeHandler &handler)
{
    const bool lives =
        std::any_of(m_connections.begin(), m_connections.end(), [&](WorkerConnection *connection) { return connection->id() == worker; });
    if (!lives) {
        return failLater({{page, handler, worker}}, resultsLost(page));
    }
    m_queue.add({page, handler, worker});
    dispatchSoon();
}

void WorkerSupervisor::stopRuns()
{
    failLater(m_queue.takeAll([](const PendingRequest &pending) { return isRun(pending.request); }),
              {RequestFailure::Kind::Cancelled, QStringLiteral("The run was stopped.")});
    for (WorkerConnection *connection : QList(m_connections)) {
        if (connection->isRunning())
            connection->cancel();
    }
}

void WorkerSupervisor::expire(std::chrono::milliseconds limit)
{
    failLater(m_queue.takeAll([](const PendingRequest &) { return true; }), {.kind = RequestFailure::Kind::TimedOut, .limit = limit});
    for (WorkerConnection *connection : QList(m_connections))
        connection->expire(limit);
}

/// Never at once: handlers may ask for more while connections and queue are being changed.
void WorkerSupervisor::dispatchSoon()
{
    QMetaObject::invokeMethod(this, &WorkerSupervisor::dispatch, Qt::QueuedConnection);
}

void WorkerSupervisor::dispatch()
{
    for (WorkerConnection *connection : QList(m_connections)) {
        if (!m_connections.contains(connection) || !connection->isIdle())
            continue;
        if (isSpent(connection)) { // Another takes its place.
            m_connections.removeOne(connection);
            connection->deleteLater();
        } else {
            dispatchTo(connection);
        }
    }
    keepWorkers();
}

/// Of no use for what is waiting.
bool WorkerSupervisor::isSpent(const WorkerConnection *connection) const
{
    const bool hasHadItsRun = m_options.oneRunEach && connection->hasRun() && !m_queue.isEmpty();
    return hasHadItsRun || connection->id() < m_firstUsable || !connection->reads(m_hello);
}

void WorkerSupervisor::dispatchTo(WorkerConnection *connection)
{
    const auto next = m_queue.take([&](const PendingRequest &pending) { return suits(connection, pending); });
    if (next)
        connection->give(*next);
}

/// One run at a time, since two would disturb each other's timings and results.
bool WorkerSupervisor::suits(const WorkerConnection *connection, const PendingRequest &pending) const
{
    if (pending.worker != 0)
        return pending.worker == connection->id();
    return !isRun(pending.request) || !isRunInProgress();
}

bool WorkerSupervisor::isRunInProgress() const
{
    return std::any_of(m_connections.begin(), m_connections.end(),
                       [](const WorkerConnection *connection) { return connection->isRunning(); });
}

/// A start may fail at once, before startWorker() returns.
void WorkerSupervisor::keepWorkers()
{
    const int wanted = m_options.warmSpare && m_hasWorked && !isOnTrial() ? 2 : m_queue.isEmpty() ? 0 : 1;
    while (m_connections.size() < wanted && m_fruitlessStarts < mostFruitlessStarts && !m_pause.isActive())
        startWorker();
}

void WorkerSupervisor::startWorker()
{
    auto *connection = new WorkerConnection(++m_lastConnection, m_options, this);
    m_connections << connection;
    connect(connection, &WorkerConnection::ready, this, [this, connection] { workerReady(*connection); });
    connect(connection, &WorkerConnection::suspects, this, &WorkerSupervisor::tryAgain);
    connect(connection, &WorkerConnection::becameIdle, this, [this] { connectionIdle(); });
    connect(connection, &WorkerConnection::gone, this, [this, connection](const WorkerEnd &end) { connectionGone(connection, end); });
    connect(connection, &WorkerConnection::progressed, this, [this, connection](const Progress &progress) {
        if (connection->isRunning())
            Q_EMIT progressed(progress);
    });
    connect(connection, &WorkerConnection::launchTraced, this, &WorkerSupervisor::launchTraced);
    connection->start(m_hello);
}

/// The next ones take what this one found.
void WorkerSupervisor::workerReady(const WorkerConnection &connection)
{
    if (connection.startedWith().triesDrivers) {
        m_hello.triesDrivers = false;
        m_hello.leftOut = connection.hello().leftOut;
    }
    if (connection.startedWith().freshCache)
        m_hello.freshCache = false;
    dispatchSoon();
}

/// With drivers that were tried, or with an empty cache. Workers that are at work go on; what they find they find with the old ones.
void WorkerSupervisor::tryAgain(const PendingRequest &pending)
{
    if (pending.suspect == Suspect::Driver)
        m_hello.triesDrivers = true;
    else if (pending.suspect == Suspect::Cache)
        m_hello.freshCache = m_hello.ownCache = true;
    if (pending.suspect != Suspect::OtherProgram && pending.suspect != Suspect::Connection)
        m_firstUsable = m_lastConnection + 1;
    m_queue.add(pending);
    if (isRun(pending.request))
        Q_EMIT begunAgain();
    dispatchSoon();
}

void WorkerSupervisor::connectionIdle()
{
    m_hasWorked = true;
    m_fruitlessStarts = 0;
    dispatchSoon();
}

void WorkerSupervisor::connectionGone(WorkerConnection *connection, const WorkerEnd &end)
{
    m_connections.removeOne(connection);
    connection->deleteLater();
    for (const PendingRequest &lost : m_queue.takeAll([&](const PendingRequest &pending) { return pending.worker == connection->id(); }))
        failLater({lost}, resultsLost(std::get<ReadResults>(lost.request)));
    if (!isRunInProgress())
        m_results.clear();
    m_hello.triesDrivers = m_hello.triesDrivers || (end.wasReady && !connection->hasWorked());
    m_fruitlessStarts = connection->hasWorked() ? 0 : m_fruitlessStarts + 1;
    if (end.hopeless)
        m_fruitlessStarts = mostFruitlessStarts;
    if (m_fruitlessStarts > 0 && m_fruitlessStarts < mostFruitlessStarts)
        m_pause.start(m_options.restartPause * (1 << 2 * (m_fruitlessStarts - 1)));
    if (m_connections.isEmpty() && m_fruitlessStarts >= mostFruitlessStarts)
        giveUp(end);
    dispatchSoon();
}

void WorkerSupervisor::giveUp(const WorkerEnd &end)
{
    QString reason = end.wasReady ? QStringLiteral("The worker %1 while starting.").arg(end.reason) + adviceAboutDrivers() : end.reason;
    if (!end.hopeless)
        reason += QStringLiteral(" It was tried %1 times.").arg(mostFruitlessStarts);
    failLater(m_queue.takeAll([](const PendingRequest &) { return true; }), {RequestFailure::Kind::Unavailable, reason, end.lastWords});
}

void WorkerSupervisor::failLater(const QList<PendingRequest> &requests, const RequestFailure &failure)
{
    for (const PendingRequest &pending : requests) {
        QMetaObject::invokeMethod(
            this, [pending, failure] { pending.handler(tl::unexpected(failure)); }, Qt::QueuedConnection);
    }
}

} // namespace kernelscope
