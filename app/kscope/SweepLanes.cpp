#include "SweepLanes.h"

#include <algorithm>

#include <QCoreApplication>
#include <QTimer>

#include "Console.h"
#include "session/ProjectFiles.h"
#include "support/Filled.h"
#include "support/Ranges.h"

using namespace Qt::StringLiterals;

namespace kernelscope {
namespace {

/// What may be the device's fault.
bool isWorthAnother(RunStatus status)
{
    return status == RunStatus::Crashed || status == RunStatus::TimedOut;
}

} // namespace

SweepLane::SweepLane(const SweepQuestion &question, const SweepDevice &device, const SessionOptions &options)
    : m_question(question), m_device(device), m_workers(options), m_reader(m_workers, question.document.project), m_running(m_workers)
{
}

void SweepLane::run(const SweepPoint &point, const Handler &handler)
{
    m_point = point;
    m_handler = handler;
    m_read.clear();
    const auto request = projectRequest(m_question.document, m_device.selector, m_question.parameters + parametersAt(point));
    if (!request)
        return fail(request.error());
    m_request = *request;
    m_reader.read(m_question.document.project, m_request, [this](const ProgramSignature &signature, const QList<Diagnostic> &diagnostics) {
        m_request.signature = signature;
        m_read = diagnostics;
        execute();
    });
}

void SweepLane::execute()
{
    m_running.start(RunProject{m_request, m_question.onlyLaunch, m_question.repetitions},
                    [this](const auto &reply, const Answer *) { ended(reply); });
    if (m_expired)
        m_workers.expire(*m_expired);
}

void SweepLane::expire(std::chrono::milliseconds limit)
{
    m_expired = limit;
    m_workers.expire(limit);
}

void SweepLane::ended(const tl::expected<RunReply, RequestFailure> &reply)
{
    const RunResult result = reply ? reply->result : failedRun(reply.error(), m_question.document.project, m_read);
    m_handler({sweepRunOf(m_point, result, m_question.sweep.work), reply ? reply->signature : ProgramSignature(),
               !reply && reply.error().kind == RequestFailure::Kind::Unavailable});
}

void SweepLane::fail(const Error &error)
{
    QMetaObject::invokeMethod(
        &m_workers,
        [this, error] {
            m_handler({{m_point, invalidRun(error), {}}, {}, false});
        },
        Qt::QueuedConnection);
}

SpreadSweep::SpreadSweep(const SweepQuestion &question, const QList<SweepDevice> &devices, const WorkerOptions &options, const Heard &ended)
    : m_question(question), m_heard(ended), m_limit(options.timeout)
{
    for (const SweepDevice &device : devices) {
        (void)kindNamed(device.kind);
        Lane lane;
        lane.lane = std::make_unique<SweepLane>(m_question, device, options.session);
        lane.kind = std::size_t(std::ranges::find(m_kinds, device.kind, &Kind::name) - m_kinds.begin());
        m_lanes.push_back(std::move(lane));
    }
}

SpreadSweep::Kind &SpreadSweep::kindNamed(const QString &name)
{
    if (Kind *found = foundIn(m_kinds, name, &Kind::name))
        return *found;
    return m_kinds.emplace_back(Kind{name, {m_question.order.begin(), m_question.order.end()}, {}, {}});
}

void SpreadSweep::add(const QString &kind, const SweepLane::Ended &ended)
{
    const bool isNew = std::ranges::find(m_kinds, kind, &Kind::name) == m_kinds.end();
    Kind &of = kindNamed(kind);
    if (isNew)
        of.waiting.clear(); // of a device that is not here now
    const auto place = m_question.grid.placeOf(ended.run.point);
    if (!place || of.runs.contains(*place))
        return;
    if (!ended.signature.kernels.isEmpty())
        m_signature = ended.signature;
    of.runs.insert(*place, ended.run);
    std::erase(of.waiting, *place);
}

bool SpreadSweep::run()
{
    if (isDone())
        return true;
    QTimer timeout;
    timeout.setSingleShot(true);
    QObject::connect(&timeout, &QTimer::timeout, &timeout, [this] { expire(); });
    if (m_limit.count() > 0)
        timeout.start(m_limit);
    QTimer::singleShot(0, &timeout, [this] { goOn(); });
    return QCoreApplication::exec() == 0;
}

void SpreadSweep::expire()
{
    m_isLate = true;
    for (Lane &lane : m_lanes)
        lane.lane->expire(m_limit);
}

void SpreadSweep::goOn()
{
    for (Lane &lane : m_lanes)
        giveNext(lane);
    if (isDone())
        QCoreApplication::exit(0);
}

void SpreadSweep::giveNext(Lane &lane)
{
    Kind &kind = m_kinds[lane.kind];
    const bool isAlone = !hasOther(lane);
    const auto next = std::ranges::find_if(kind.waiting, [&](quint64 point) { return isAlone || !lane.failed.contains(point); });
    if (lane.isBusy || lane.isGone || next == kind.waiting.end())
        return;
    const quint64 point = *next;
    kind.waiting.erase(next);
    lane.isBusy = true;
    lane.lane->run(m_question.grid.at(point), [this, &lane, point](const SweepLane::Ended &ended) { take(lane, point, ended); });
}

/// Whether another device of the kind is there.
bool SpreadSweep::hasOther(const Lane &lane) const
{
    return std::ranges::any_of(m_lanes, [&](const Lane &other) { return &other != &lane && other.kind == lane.kind && !other.isGone; });
}

void SpreadSweep::take(Lane &lane, quint64 point, const SweepLane::Ended &ended)
{
    Kind &kind = m_kinds[lane.kind];
    lane.isBusy = false;
    lane.isGone = ended.isGone;
    if (!ended.signature.kernels.isEmpty())
        m_signature = ended.signature;
    const bool isRepeated = isWorthAnother(ended.run.result.status) && !kind.repeated.contains(point);
    if (hasOther(lane) && !m_isLate && (ended.isGone || isRepeated)) {
        printError(filled(ended.isGone ? u"%1 is not used any more. %2"_s : u"A run on %1 failed and is tried elsewhere. %2"_s,
                          lane.lane->device().selector, ended.run.result.message));
        lane.failed.insert(point);
        if (!ended.isGone)
            kind.repeated.insert(point);
        kind.waiting.push_back(point);
    } else {
        kind.runs.insert(point, ended.run);
        m_heard(kind.name, ended);
        if (ended.isGone || m_isLate)
            giveUp(kind, ended.run.result);
    }
    goOn();
}

/// No device of the kind is left, or no time: what waits ends as the last one did.
void SpreadSweep::giveUp(Kind &kind, const RunResult &last)
{
    for (const quint64 point : std::exchange(kind.waiting, {}))
        kind.runs.insert(point, SweepRun{m_question.grid.at(point), last, {}});
}

bool SpreadSweep::isDone() const
{
    return std::ranges::none_of(m_lanes, &Lane::isBusy) &&
           std::ranges::all_of(m_kinds, [](const Kind &kind) { return kind.waiting.empty(); });
}

QList<SweepOfKind> SpreadSweep::runs() const
{
    return mapped(m_kinds, [](const Kind &kind) { return SweepOfKind{kind.name, kind.runs.values()}; });
}

} // namespace kernelscope
