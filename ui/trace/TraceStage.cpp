#include "ui/trace/TraceStage.h"

#include <algorithm>
#include <utility>

#include "analysis/Evidence.h"
#include "project/UsedNames.h"
#include "session/TraceSelection.h"
#include "ui/models/Counts.h"
#include "ui/models/Sentences.h"

namespace kernelscope {

constexpr int quickEvents = 100'000; // Of a group: a table of so many is made within a frame.

TraceStage::TraceStage(Session &session, QObject *parent) : QObject(parent), m_session(session)
{
    connect(&session, &Session::selectionChanged, this, &TraceStage::follow);
    connect(&session, &Session::traceStarted, this, &TraceStage::follow);
    connect(&session, &Session::traceChanged, this, &TraceStage::follow);
    connect(&session, &Session::traceLoaded, this, &TraceStage::follow);
    connect(&session, &Session::traceFetching, this, &TraceStage::follow);
    connect(&session, &Session::traceFinished, this, &TraceStage::follow);
    connect(&session, &Session::documentReplaced, this, &TraceStage::follow);
    follow();
}

bool TraceStage::isOld() const
{
    return isReady() && !m_session.traceIsCurrent();
}

QString TraceStage::reason() const
{
    return isReady() ? QString() : m_reason;
}

bool TraceStage::tracingHelps() const
{
    return isReady() ? isOld() : m_tracingHelps;
}

void TraceStage::setBudgets(quint64 events, quint64 iterations)
{
    m_budget = events;
    m_loopBudget = iterations;
}

void TraceStage::traceAgain()
{
    const Selection &selection = m_session.selection();
    if (!m_session.lastTrace() || !selection.launch || !selection.group || *selection.launch >= m_session.lastTrace()->launches.size())
        return traceGroup({});
    const NDRange &range = m_session.lastTrace()->launches[*selection.launch].range;
    traceGroup(idList(range.groupId(*selection.group), range.dimensions));
}

/// Before anything was traced the plan's first launch.
QString TraceStage::shownLaunchName() const
{
    const QList<LaunchTrace> launches = m_session.lastTrace() ? m_session.lastTrace()->launches : QList<LaunchTrace>();
    const int shown = m_session.selection().launch.value_or(0);
    return shown < launches.size() ? launches[shown].name : launchNames(m_session.document().project).value(0);
}

void TraceStage::traceGroup(const QList<quint64> &group)
{
    TraceOptions options;
    options.dataflow = true;
    options.group = group;
    options.budget = m_budget;
    options.loopBudget = m_loopBudget;
    if (m_recordsSteps) {
        options.steppedLaunch = m_steppedLaunch.isEmpty() ? shownLaunchName() : m_steppedLaunch;
        options.item = m_steppedItem;
    }
    m_session.trace(options);
}

TraceStage::Target TraceStage::target(const std::shared_ptr<const Trace> &trace) const
{
    const Selection &selection = m_session.selection();
    quint64 group = selection.group.value_or(0);
    if (!selection.group && trace && trace->groupCount() > 0)
        group = trace->groups()[0];
    return {m_session.traceNumber(), selection.launch.value_or(0), group};
}

static QString nothingTraced(const Session &session)
{
    if (session.isTracing())
        return TraceStage::tr("The kernels are being traced\u2026");
    return TraceStage::tr("Nothing was traced yet.");
}

static QString beingRead(const Session &session, int launch)
{
    const auto [here, all] = session.traceFetched(launch);
    return all == 0 ? TraceStage::tr("The trace is being read\u2026")
                    : TraceStage::tr("The trace is being fetched: %1 of %2 are here\u2026").arg(shownBytes(here), shownBytes(all));
}

void TraceStage::follow()
{
    const bool wasLoading = isLoading();
    showWanted();
    if (isLoading() != wasLoading)
        Q_EMIT loadingChanged();
}

void TraceStage::showWanted()
{
    if (!m_session.lastTrace())
        return showNothing(nothingTraced(m_session), !m_session.isTracing());
    const int launch = m_session.selection().launch.value_or(0);
    const std::shared_ptr<const Trace> trace = m_session.traceOf(launch);
    const Target wanted = target(trace);
    if (!trace) {
        const QString message = m_session.traceMessage(launch);
        if (!message.isEmpty())
            return showNothing(inLanguage(message), !m_session.traceIsCurrent());
        if (!isReady())
            showNothing(beingRead(m_session, launch), false);
        m_preparing.cancel();
        m_isReading = true;
        return;
    }
    const std::optional<GroupSlot> slot = trace->slotOf(wanted.group);
    if (!slot) {
        const Extent id = trace->launch().groupId(wanted.group);
        return showNothing(
            tr("Work-group %1 was not recorded: %2 of %3 work-groups were. Tracing again records it.")
                .arg(idText(id, trace->launch().dimensions), fullCount(trace->groupCount()), fullCount(trace->launch().groupsTotal())),
            true);
    }
    m_isReading = false;
    if (m_target == wanted && isReady())
        return show(wanted, m_shown);
    prepare(wanted, trace, *slot);
}

void TraceStage::prepare(const Target &target, const std::shared_ptr<const Trace> &trace, GroupSlot slot)
{
    const int items = trace->itemsOfGroup();
    const int first = trace->firstEvent(WorkItemSlot(slot.value * items)).value;
    const int end = trace->endEvent(WorkItemSlot(slot.value * items + items - 1)).value;
    const bool isQuick = end - first <= quickEvents;
    if (!isQuick && !isReady() && m_preparing.wanted() != target)
        showNothing(tr("The trace is being read\u2026"), false);
    m_preparing.want(
        target,
        [trace, slot](const std::stop_token &) {
            return Shown{trace, std::make_shared<const PhaseTable>(*trace, slot)};
        },
        isQuick);
}

void TraceStage::show(const Target &target, const Shown &shown)
{
    m_preparing.cancel();
    const bool isNew = !(m_target == target) || !isReady();
    m_target = target;
    m_shown = shown;
    const bool turned = std::exchange(m_wasOld, isOld()) != isOld();
    const Selection &selection = m_session.selection();
    const Look look{selection.phase, selection.step, selection.traceEvent, selection.site, selection.workItem, selection.buffer};
    const bool moved = !(std::exchange(m_look, look) == look);
    if (isNew || turned)
        Q_EMIT stageChanged();
    else if (moved)
        Q_EMIT momentChanged();
}

void TraceStage::showNothing(const QString &reason, bool tracingHelps)
{
    m_preparing.cancel();
    m_isReading = false;
    const bool changed = isReady() || reason != m_reason || tracingHelps != m_tracingHelps;
    m_target = {};
    m_shown = {};
    m_reason = reason;
    m_tracingHelps = tracingHelps;
    m_wasOld = false;
    if (changed)
        Q_EMIT stageChanged();
}

Moment TraceStage::moment() const
{
    const Selection &selection = m_session.selection();
    const int phase = std::clamp(selection.phase.value_or(0), 0, m_shown.phases->phaseCount() - 1);
    const int steps = m_shown.phases->stepCount(phase);
    return {phase, std::clamp(selection.step.value_or(steps), 0, steps)};
}

int TraceStage::currentPosition() const
{
    const auto &event = m_session.selection().traceEvent;
    if (!event && !showsWholePhase() && moment().step > 0)
        return m_shown.phases->positionAt(moment()) - 1;
    if (!event || *event < 0 || *event >= m_shown.trace->eventCount())
        return -1;
    return m_shown.phases->positionOf(EventIndex(*event));
}

std::optional<int> TraceStage::workItem() const
{
    const auto &item = m_session.selection().workItem;
    return item && *item < quint64(m_shown.trace->itemsOfGroup()) ? std::optional(int(*item)) : std::nullopt;
}

} // namespace kernelscope
