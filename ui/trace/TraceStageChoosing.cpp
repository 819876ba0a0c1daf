// What is chosen on the stage becomes the session's selection.

#include <algorithm>

#include "trace/SiteTraits.h"
#include "ui/trace/TraceStage.h"

namespace kernelscope {

void TraceStage::showLaunch(int launch)
{
    Selection selection = m_session.selection();
    leaveAccess(selection);
    selection.launch = launch;
    selection.group.reset();
    selection.workItem.reset();
    selection.phase = 0;
    selection.step.reset();
    m_session.select(selection);
}

void TraceStage::showGroup(quint64 group)
{
    Selection selection = m_session.selection();
    leaveAccess(selection);
    selection.launch = selection.launch.value_or(0);
    selection.group = group;
    m_session.select(selection);
}

void TraceStage::showPhase(int phase)
{
    Selection selection = m_session.selection();
    leaveAccess(selection);
    selection.launch = m_target.launch;
    selection.group = m_target.group;
    selection.phase = std::clamp(phase, 0, isReady() ? m_shown.phases->phaseCount() - 1 : 0);
    selection.step.reset();
    m_session.select(selection);
}

void TraceStage::selectEvent(Selection &selection, EventIndex event)
{
    const TraceEvent access = m_shown.trace->event(event);
    selection.traceEvent = event.value;
    selection.site = access.site.value;
    selection.workItem = quint64(m_shown.phases->localItemOf(event));
    selection.place = m_shown.trace->site(access.site).range.begin;
}

bool TraceStage::showSite(SiteIndex site)
{
    Selection selection = m_session.selection();
    const bool isShown = selection.site == std::optional(site.value) && !selection.traceEvent;
    if (isShown || !isReady() || site.value < 0 || site.value >= m_shown.trace->sites().size())
        return false;
    leaveAccess(selection);
    selection.launch = m_target.launch;
    selection.site = site.value;
    selection.place = m_shown.trace->site(site).range.begin;
    m_session.select(selection);
    return true;
}

/// How well a range meets a place: the characters that it has around it; those that are only in its line come last. -1: not at all.
static int distance(const SourceRange &range, const SourcePlace &place)
{
    constexpr int inLine = 1 << 20;
    if (range.begin.file != place.file || place.line < range.begin.line || place.line > range.endLine)
        return -1;
    const bool isOneLine = range.begin.line == range.endLine;
    const bool isInside = isOneLine && place.column >= range.begin.column && place.column <= range.endColumn;
    return isInside ? range.endColumn - range.begin.column : inLine + range.begin.column;
}

void TraceStage::showSiteAt(const SourcePlace &place)
{
    if (!isReady() || isOld())
        return;
    const auto &sites = m_shown.trace->sites();
    const int chosen = m_session.selection().site.value_or(-1);
    int nearest = -1;
    int least = -1;
    for (int site = 0; site < int(sites.size()); ++site) {
        const int away = isAccess(sites[site].kind) ? distance(sites[site].range, place) : -1;
        if (away >= 0 && (least < 0 || away < least || (away == least && site == chosen))) {
            nearest = site;
            least = away;
        }
    }
    if (nearest >= 0 && nearest != chosen)
        showSite(SiteIndex(nearest));
}

void TraceStage::showMoment(Moment moment)
{
    if (!isReady())
        return;
    const int position = m_shown.phases->positionAt(moment);
    Selection selection = m_session.selection();
    leaveAccess(selection);
    selection.launch = m_target.launch;
    selection.group = m_target.group;
    selection.phase = std::clamp(moment.phase, 0, m_shown.phases->phaseCount() - 1);
    selection.step = position - m_shown.phases->firstPosition(*selection.phase);
    const bool hasAccess = *selection.step > 0;
    if (hasAccess)
        selectEvent(selection, m_shown.phases->eventAt(position - 1));
    m_session.select(selection);
    if (hasAccess)
        Q_EMIT placeChosen(*selection.place);
}

void TraceStage::showAccess(EventIndex event)
{
    const int position = isReady() ? m_shown.phases->positionOf(event) : -1;
    if (position < 0)
        return;
    const int phase = m_shown.phases->phaseAt(position);
    showMoment({phase, position - m_shown.phases->firstPosition(phase) + 1});
}

void TraceStage::showWorkItem(std::optional<int> localItem)
{
    Selection selection = m_session.selection();
    leaveAccess(selection);
    selection.workItem = localItem ? std::optional(quint64(*localItem)) : std::nullopt;
    m_session.select(selection);
}

void TraceStage::showEnd()
{
    if (isReady())
        showPhase(m_shown.phases->phaseCount() - 1);
}

/// The stops are the beginning, then the end of each phase.
bool TraceStage::stepPhase(int by)
{
    if (!isReady())
        return false;
    const Moment now = moment();
    const int steps = m_shown.phases->stepCount(now.phase);
    const bool isBetween = !showsWholePhase() && now.step > 0 && now.step < steps;
    const bool isDone = showsWholePhase() || (now.step == steps && steps > 0);
    const int at = isDone ? now.phase + 1 : now.phase;
    const int from = isBetween && by < 0 ? at + 1 : at;
    const int stop = std::clamp(from + by, 0, m_shown.phases->phaseCount());
    if (stop == at && !isBetween)
        return false;
    stop == 0 ? showBeginning() : showPhase(stop - 1);
    return true;
}

bool TraceStage::stepAccess(int by)
{
    if (!isReady())
        return false;
    const int now = m_shown.phases->positionAt(moment());
    const int next = std::clamp(now + by, 0, m_shown.phases->accessCount());
    if (next == now)
        return false;
    if (next == 0) {
        showBeginning();
    } else {
        const int phase = m_shown.phases->phaseAt(next - 1); // Of the access that is done then, not of the one to come.
        showMoment({phase, next - m_shown.phases->firstPosition(phase)});
    }
    return true;
}

} // namespace kernelscope
