#include "ui/reduction/ReductionSource.h"

#include <algorithm>
#include <utility>

#include "pictures/ReductionPart.h"
#include "ui/trace/TraceStage.h"

namespace kernelscope {

constexpr quint64 mostLeavesAtOneGlance = 256;
constexpr quint64 mostEventsAtOneGlance = 50'000; // Of more, so few elements are hardly ever made: the whole is not even put together.
constexpr quint64 mostEvents = 8'000'000;         // Of launches that are joined.

ReductionSource::ReductionSource(TraceStage &stage, QObject *parent) : QObject(parent), m_stage(stage)
{
    connect(&stage, &TraceStage::stageChanged, this, &ReductionSource::follow);
    connect(&stage.session(), &Session::selectionChanged, this, &ReductionSource::showPart);
    connect(&stage.session(), &Session::traceLoaded, this, &ReductionSource::follow);
}

void ReductionSource::setWanted(Scope scope, bool columns)
{
    m_scope = scope;
    m_columns = columns;
    follow();
}

void ReductionSource::setAwake(bool awake)
{
    m_isAwake = awake;
    follow();
}

/// Launches up to the one that is shown, and after it, as far as they were traced.
std::optional<ReductionScope> ReductionSource::wholePlan()
{
    Session &session = m_stage.session();
    const QList<LaunchTrace> &launches = session.lastTrace()->launches;
    ReductionScope scope;
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
    if (!m_whole || m_whole->group)
        return m_whole && m_shown == wanted;
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
        return wanted.scope != Scope::WholePlan;
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
    if (!m_stage.isReady() || !m_isAwake || isAnswered(wanted()))
        return m_making.cancel();
    const Wanted wanted = this->wanted();
    if (m_making.wanted() == wanted)
        return;
    const ReductionScope group{{*m_stage.trace()}, {m_stage.launch()}, m_stage.group()};
    const auto plan = takesGroup(wanted) ? std::optional(group) : wholePlan();
    if (!plan)
        return; // It goes on when the traces are there.
    m_making.want(wanted, [wanted, group, plan = *plan](const std::stop_token &stop) {
        ReductionData made = ReductionData::make(plan, stop);
        if (wanted.scope == Scope::Automatic && made.leafCount() > mostLeavesAtOneGlance) {
            ReductionData ofGroup = ReductionData::make(group, stop);
            if (!ofGroup.tree.isEmpty())
                made = std::move(ofGroup);
        }
        return std::make_shared<const ReductionData>(wanted.columns ? ReductionData::inColumns(std::move(made)) : std::move(made));
    });
}

void ReductionSource::put(const Wanted &wanted, const std::shared_ptr<const ReductionData> &sheet)
{
    if (wanted.scope == Scope::Automatic && sheet->group && sheet->tree.isEmpty() && !(m_withoutTree == wanted)) {
        m_withoutTree = wanted; // The whole plan may still have one.
        return follow();
    }
    m_shown = wanted;
    m_whole = sheet;
    m_isAlone = sheet->tree.roots.size() > 1 &&
                (wanted.scope == Scope::OneResult || (wanted.scope == Scope::Automatic && isBestAlone(sheet->tree)));
    m_sheet.reset();
    showPart();
    follow();
}

/// The result that is chosen, by its element or by who made it. As long as an access of what is shown is chosen, that stays.
int ReductionSource::rootToShow() const
{
    const std::vector<int> &roots = m_whole->tree.roots;
    const Selection &selection = m_stage.session().selection();
    const int shown = m_sheet ? m_root : roots.front();
    if (!isCurrent() || (m_sheet && selection.traceEvent && m_sheet->nodeOf(m_stage.launch(), *selection.traceEvent) >= 0))
        return shown;
    const auto isOfLaunch = [&](int root) { return m_whole->launchOf(root) == m_stage.launch(); };
    const auto isElement = [&](int root) {
        const ReductionNode &node = m_whole->tree.nodes[std::size_t(root)];
        return isOfLaunch(root) && selection.element == node.element &&
               m_whole->traceOf(root).objects()[node.object.value].name == selection.buffer;
    };
    const auto isOfWorkItem = [&](int root) {
        return isOfLaunch(root) && m_whole->groupOf(root) == m_stage.group() && m_stage.workItem() == m_whole->localItemOf(root);
    };
    auto found = std::ranges::find_if(roots, isElement);
    if (found == roots.end())
        found = std::ranges::find_if(roots, isOfWorkItem);
    return found == roots.end() ? shown : *found;
}

void ReductionSource::showPart()
{
    if (!m_whole)
        return;
    const int root = m_isAlone ? rootToShow() : -1;
    if (m_sheet && root == m_root)
        return;
    m_root = root;
    if (root < 0) {
        m_sheet = m_whole;
    } else {
        ReductionData part = ReductionData::ofResult(*m_whole, root);
        m_sheet = std::make_shared<const ReductionData>(m_shown.columns ? ReductionData::inColumns(std::move(part)) : std::move(part));
    }
    Q_EMIT sheetChanged();
}

} // namespace kernelscope
