#include "session/TraceSelection.h"

#include <algorithm>

#include "analysis/AccessEvent.h"

namespace kernelscope {
namespace {

struct FindingPlace
{
    int launch = 0;
    int finding = -1; ///< -1: there is none
};

FindingPlace firstOf(const QList<LaunchTrace> &launches, Severity severity)
{
    for (int i = 0; i < launches.size(); ++i) {
        const auto &findings = launches[i].findings;
        const auto found = std::ranges::find(findings, severity, &Finding::severity);
        if (found != findings.end())
            return {i, int(found - findings.begin())};
    }
    return {};
}

/// The first launch with more than one phase, for it can be stepped through; else the first that was traced.
int firstWithPhases(const QList<LaunchTrace> &launches)
{
    const auto first = [&](auto suits) {
        const auto found = std::ranges::find_if(launches, suits);
        return found == launches.end() ? -1 : int(found - launches.begin());
    };
    const int stepped = first([](const LaunchTrace &launch) { return launch.traced && launch.phases.size() > 1; });
    return stepped >= 0 ? stepped : std::max(0, first(&LaunchTrace::traced));
}

FindingPlace mostTelling(const QList<LaunchTrace> &launches)
{
    const FindingPlace error = firstOf(launches, Severity::Error);
    const FindingPlace finding = error.finding >= 0 ? error : firstOf(launches, Severity::Warning);
    return finding.finding >= 0 ? finding : FindingPlace{firstWithPhases(launches), -1};
}

void leaveTrace(Selection &selection)
{
    selection.launch.reset();
    selection.group.reset();
    selection.phase.reset();
    selection.step.reset();
    selection.workItem.reset();
    leaveAccess(selection);
}

} // namespace

Selection selectionOfTrace(const Selection &before, const QList<LaunchTrace> &launches, const AskedTrace &asked)
{
    Selection selection = before;
    const Selection &then = asked.selection;
    const bool isChosen = before.launch && (before.launch != then.launch || before.group != then.group);
    if (isChosen && *before.launch < launches.size() && before.group.value_or(0) < launches[*before.launch].range.groupsTotal()) {
        leaveAccess(selection);
        return selection;
    }
    leaveTrace(selection);
    if (launches.isEmpty())
        return selection;
    const int askedLaunch = then.launch.value_or(0);
    const auto askedGroup =
        askedLaunch < launches.size() && !asked.group.isEmpty() ? launches[askedLaunch].range.groupOf(asked.group) : std::nullopt;
    if (askedGroup) {
        selection.launch = askedLaunch;
        selection.group = askedGroup;
        selection.phase = 0;
        const bool isSame = then.launch && then.group == askedGroup; // recorded once more: who was looked at still is
        if (isSame && then.workItem && *then.workItem < launches[askedLaunch].range.itemsOfGroup())
            selection.workItem = then.workItem;
        return selection;
    }
    const auto stepped = std::ranges::find(launches, asked.stepped, &LaunchTrace::name);
    const bool isStepped = !asked.stepped.isEmpty() && stepped != launches.end();
    const FindingPlace first = isStepped ? FindingPlace{int(stepped - launches.begin()), -1} : mostTelling(launches);
    selection.launch = first.launch;
    selection.group = 0;
    selection.phase = 0;
    if (first.finding < 0)
        return selection;
    const LaunchTrace &launch = launches[first.launch];
    const Finding &finding = launch.findings[first.finding];
    if (!finding.accesses.isEmpty() && finding.accesses[0].phase >= 0)
        selection.group = launch.range.groupOf(finding.accesses[0].groupId).value_or(0);
    return selection;
}

Selection selectionOfFinding(const Selection &before, const QList<LaunchTrace> &launches, int launch, int finding, int access)
{
    Selection selection = before;
    leaveTrace(selection);
    if (launch < 0 || launch >= launches.size() || finding < 0 || finding >= launches[launch].findings.size())
        return selection;
    const LaunchTrace &of = launches[launch];
    const Finding &chosen = of.findings[finding];
    selection.launch = launch;
    selection.finding = finding;
    selection.group = 0;
    selection.phase = 0;
    if (chosen.memory == AddressSpace::Global && chosen.element >= 0) {
        selection.buffer = chosen.object;
        selection.element = quint64(*chosen.element);
    }
    if (access < 0 || access >= chosen.accesses.size())
        return selection;
    const FindingAccess &at = chosen.accesses[access];
    selection.place = SourcePlace{at.file, at.line, at.column};
    selection.group = of.range.groupOf(at.groupId).value_or(0);
    selection.phase = std::max(0, at.phase);
    selection.workItem = of.range.itemOf(at.globalId);
    return selection;
}

Selection withEvent(const Selection &before, const Trace &trace, const Finding &finding, int access)
{
    Selection selection = before;
    if (access < 0 || access >= finding.accesses.size())
        return selection;
    if (const auto event = eventOf(trace, finding.accesses[access], finding.element)) {
        selection.traceEvent = event->value;
        selection.site = trace.event(*event).site.value;
    }
    return selection;
}

} // namespace kernelscope
