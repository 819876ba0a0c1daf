#include "ui/reduction/ReductionSource.h"

#include <utility>

#include "ui/trace/TraceStage.h"

namespace kernelscope {

constexpr quint64 mostLeavesAtOneGlance = 256;
constexpr quint64 mostEventsAtOneGlance = 50'000; // Of more, so few elements are hardly ever made: the whole is not even put together.
constexpr quint64 mostEvents = 8'000'000;         // Of launches that are joined.

ReductionSource::ReductionSource(TraceStage &stage, QObject *parent) : QObject(parent), m_stage(stage)
{
    m_threads.setMaxThreadCount(1);
    connect(&stage, &TraceStage::stageChanged, this, &ReductionSource::follow);
    connect(&stage.session(), &Session::traceLoaded, this, &ReductionSource::follow);
}

ReductionSource::~ReductionSource() = default;

void ReductionSource::setScope(Scope scope)
{
    m_scope = scope;
    follow();
}

void ReductionSource::setColumns(bool columns)
{
    m_columns = columns;
    follow();
}

void ReductionSource::setAwake(bool awake)
{
    m_isAwake = awake;
    follow();
}

/// Launches up to the one that is shown, and behind it, as far as they were traced.
std::optional<ReductionSheet::Scope> ReductionSource::wholePlan()
{
    Session &session = m_stage.session();
    const QList<LaunchTrace> &launches = session.lastTrace()->launches;
    ReductionSheet::Scope scope;
    quint64 events = 0;
    bool isReading = false;
    for (int launch = 0; launch < launches.size(); ++launch) {
        const bool isShown = launch == m_stage.launch();
        if (!isShown && (launches[launch].traceFile.isEmpty() || events + launches[launch].events > mostEvents))
            continue;
        events += launches[launch].events;
        auto &trace = m_traces[launch];
        if (!trace)
            trace = isShown ? m_stage.trace() : session.traceOf(launch);
        isReading = isReading || (!trace && session.traceMessage(launch).isEmpty());
        if (!trace)
            continue;
        scope.traces << *trace;
        scope.launches.push_back(launch);
    }
    return isReading ? std::nullopt : std::optional(scope);
}

bool ReductionSource::isAnswered(const Wanted &wanted) const
{
    if (!m_sheet || m_sheet->group)
        return m_sheet && m_shown == wanted;
    Wanted other = m_shown; // The whole plan is the same for each of its work-groups.
    other.launch = wanted.launch;
    other.group = wanted.group;
    return other == wanted;
}

/// Only while the stage is ready.
ReductionSource::Wanted ReductionSource::wanted() const
{
    return {m_stage.session().traceNumber(), m_stage.launch(), m_stage.group(), m_scope, m_columns};
}

bool ReductionSource::isCurrent() const
{
    return m_stage.isReady() && isAnswered(wanted());
}

/// Whether the work-group alone is put together, without first looking at the whole plan.
bool ReductionSource::takesGroup(const Wanted &wanted) const
{
    if (wanted.scope != Scope::Automatic)
        return wanted.scope == Scope::Group;
    quint64 events = 0;
    for (const LaunchTrace &launch : m_stage.session().lastTrace()->launches)
        events += launch.events;
    return events > mostEventsAtOneGlance && !(m_withoutTree == wanted);
}

void ReductionSource::follow()
{
    const int number = m_stage.session().traceNumber();
    if (std::exchange(m_tracesOf, number) != number)
        m_traces.clear();
    if (!m_stage.isReady() || !m_isAwake)
        return;
    const Wanted wanted = this->wanted();
    if (isAnswered(wanted) || m_making == wanted)
        return;
    const ReductionSheet::Scope group{{*m_stage.trace()}, {m_stage.launch()}, m_stage.group()};
    const auto plan = takesGroup(wanted) ? std::optional(group) : wholePlan();
    if (!plan)
        return; // It goes on when the traces are there.
    m_making = wanted;
    m_threads.start([this, wanted, group, plan = *plan] {
        ReductionSheet made = ReductionSheet::make(plan);
        if (wanted.scope == Scope::Automatic && made.leafCount() > mostLeavesAtOneGlance) {
            ReductionSheet ofGroup = ReductionSheet::make(group);
            if (!ofGroup.tree.isEmpty())
                made = std::move(ofGroup);
        }
        const auto sheet =
            std::make_shared<const ReductionSheet>(wanted.columns ? ReductionSheet::inColumns(std::move(made)) : std::move(made));
        QMetaObject::invokeMethod(
            this, [this, wanted, sheet] { put(wanted, sheet); }, Qt::QueuedConnection);
    });
}

void ReductionSource::put(const Wanted &wanted, const std::shared_ptr<const ReductionSheet> &sheet)
{
    if (!(m_making == wanted))
        return;
    m_making = {};
    if (wanted.scope == Scope::Automatic && sheet->group && sheet->tree.isEmpty() && !(m_withoutTree == wanted)) {
        m_withoutTree = wanted; // The whole plan may still have one.
        return follow();
    }
    m_shown = wanted;
    m_sheet = sheet;
    Q_EMIT sheetChanged();
    follow();
}

} // namespace kernelscope
