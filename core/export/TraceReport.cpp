#include "export/TraceReport.h"

#include <algorithm>

#include <QMap>

#include "analysis/UnorderedCommands.h"
#include "support/Ranges.h"

namespace kernelscope {
namespace {

void addPhases(QList<PhaseTotals> &all, const QList<PhaseTotals> &more)
{
    for (qsizetype i = 0; i < more.size(); ++i) {
        if (i == all.size()) {
            all << more[i];
            continue;
        }
        all[i].loads += more[i].loads;
        all[i].stores += more[i].stores;
        all[i].atomics += more[i].atomics;
        all[i].globalBytes += more[i].globalBytes;
        all[i].localBytes += more[i].localBytes;
    }
}

void addLaunch(TraceReport &report, const LaunchTrace &launch)
{
    report.groupsTraced += launch.groupsTraced;
    report.groupsTotal += launch.groupsTotal;
    report.events += launch.events;
    report.accesses += launch.accesses;
    report.lostEvents += launch.lostEvents;
    report.complete = report.complete && launch.complete;
    for (const QString &note : launch.notes) {
        const QString named = QStringLiteral("%1: %2").arg(launch.name, note);
        if (!report.notes.contains(named))
            report.notes << named;
    }
    for (const SiteTotals &site : launch.sites)
        addSite(report.sites, site);
    addPhases(report.phases, launch.phases);
}

void judge(TraceReport &report, const TraceReply &reply)
{
    const RunResult &result = reply.result;
    const bool couldBeDone = result.status == RunStatus::Ok || result.status == RunStatus::CheckFailed;
    const bool isWrong = firstError(report.findings) != nullptr;
    if (isWrong || (couldBeDone && result.status == RunStatus::Ok)) {
        report.status = report.findings.isEmpty() ? QStringLiteral("clean") : QStringLiteral("findings");
        report.exitStatus = isWrong ? 1 : 0;
    } else {
        report.status = runStatusName(result.status);
        report.exitStatus = exitStatus(result.status);
    }
    const bool hasAll = std::ranges::all_of(reply.launches, &LaunchTrace::traced);
    if (report.exitStatus == 0 && !hasAll)
        report.exitStatus = exitNotRecorded;
}

} // namespace

TraceReport traceReport(const TraceReply &reply)
{
    TraceReport report;
    report.complete = !reply.launches.isEmpty();
    QMap<QString, quint64> untraced; // by kernel
    for (const LaunchTrace &launch : reply.launches) {
        addLaunch(report, launch);
        untraced[launch.kernel] = launch.untracedAccesses;
    }
    report.findings = mapped(mergeFindings(mapped(reply.launches, &LaunchTrace::findings)), &ListedFinding::finding) + planFindings(reply);
    report.notes += needlessAfters(reply.result.graph);
    for (const quint64 places : untraced)
        report.untracedAccesses += places;
    judge(report, reply);
    return report;
}

QList<ListedFinding> listFindings(const QList<LaunchTrace> &launches)
{
    QList<ListedFinding> findings = mergeFindings(mapped(launches, &LaunchTrace::findings));
    findings.removeIf([](const ListedFinding &listed) { return listed.finding.isImplied; });
    return findings;
}

QList<Finding> planFindings(const TraceReply &reply)
{
    const bool isWhole = reply.result.status == RunStatus::Ok || reply.result.status == RunStatus::CheckFailed;
    return findUnorderedCommands(reply.result.graph, isWhole);
}

} // namespace kernelscope
