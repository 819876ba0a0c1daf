#include "TraceText.h"

#include <algorithm>

#include "Console.h"
#include "RunText.h"
#include "Table.h"
#include "analysis/Evidence.h"
#include "support/Counted.h"
#include "support/Filled.h"

namespace kernelscope {
namespace {

/// The executions of one launch step as one line.
struct LaunchLine
{
    LaunchTrace sum;
    int executions = 0;
};

QList<LaunchLine> launchLines(const QList<LaunchTrace> &launches)
{
    QList<LaunchLine> lines;
    for (const LaunchTrace &launch : launches) {
        const auto known = std::ranges::find_if(
            lines, [&](const LaunchLine &line) { return line.sum.name == launch.name && line.sum.stepPath == launch.stepPath; });
        if (known == lines.end()) {
            lines << LaunchLine{launch, 1};
            continue;
        }
        ++known->executions;
        known->sum.groupsTraced += launch.groupsTraced;
        known->sum.groupsTotal += launch.groupsTotal;
        known->sum.accesses += launch.accesses;
    }
    return lines;
}

QString launchesText(const QList<LaunchTrace> &launches)
{
    if (launches.isEmpty())
        return {};
    Table table({QStringLiteral("Launch"), QStringLiteral("kernel"), QStringLiteral(">executions"), QStringLiteral(">work-groups recorded"),
                 QStringLiteral(">accesses")});
    for (const LaunchLine &line : launchLines(launches)) {
        table.add({line.sum.name, line.sum.kernel, QString::number(line.executions),
                   QStringLiteral("%1 of %2").arg(line.sum.groupsTraced).arg(line.sum.groupsTotal), QString::number(line.sum.accesses)});
    }
    return table.text();
}

/// `isCommand`: of a plan; what it did is said as its value.
QString accessText(const FindingAccess &access, bool isCommand)
{
    QString text = QStringLiteral("    ") + wordOf(access.type);
    if (!access.file.isEmpty())
        text = filled(QStringLiteral("    %1:%2:%3: %4"), access.file, access.line, access.column, wordOf(access.type));
    if (!access.globalId.isEmpty())
        text += QStringLiteral(" by work-item %1 of group %2").arg(idText(access.globalId), idText(access.groupId));
    if (access.phase >= 0 && !access.globalId.isEmpty())
        text += QStringLiteral(", phase %1").arg(access.phase);
    if (isCommand)
        text += u' ' + access.value;
    else if (!access.value.isEmpty())
        text += QStringLiteral(", value %1").arg(access.value);
    if (!access.macro.isEmpty())
        text += filled(QStringLiteral(" (in %1, defined at %2:%3)"), access.macro, access.macroFile, access.macroLine);
    return text + u'\n';
}

QString findingsText(const QList<Finding> &findings)
{
    QString text;
    for (const Finding &finding : findings) {
        if (finding.isImplied)
            continue;
        text += oneLine(finding) + (finding.count > 1 ? QStringLiteral(" (%1 times)").arg(finding.count) : QString()) + u'\n';
        for (const FindingAccess &access : finding.accesses)
            text += accessText(access, finding.kind == FindingKind::UnorderedCommands);
    }
    return text;
}

QString notesText(const QStringList &notes)
{
    QString text;
    for (const QString &note : notes)
        text += QStringLiteral("  note: ") + inOneLine(note) + u'\n';
    return text;
}

QString cleanVerdict(const TraceReport &report)
{
    if (!report.complete)
        return QStringLiteral("  Clean, as far as it was seen.\n");
    if (report.accesses == 0 && report.untracedAccesses == 0)
        return QStringLiteral("  Nothing was accessed: these launches tell nothing of what the kernel does.\n");
    return QStringLiteral("  Clean: every access was seen.\n");
}

QString verdict(const TraceReport &report)
{
    const qsizetype implied = std::ranges::count(report.findings, true, &Finding::isImplied);
    const qsizetype errors = std::ranges::count_if(report.findings, [](const Finding &finding) { // an implied one may hang on a guess
        return finding.severity == Severity::Error && !finding.isImplied;
    });
    if (report.findings.isEmpty() && report.status != u"clean")
        return report.status == u"check-failed" ? QStringLiteral("  No findings, but a check of the project failed.\n") : QString();
    if (report.findings.isEmpty() && report.groupsTraced == 0)
        return QStringLiteral("  Nothing was recorded: whether these launches are right is not known.\n");
    if (report.findings.isEmpty())
        return cleanVerdict(report);
    const qsizetype warnings = report.findings.size() - implied - errors;
    return QStringLiteral("  %1, %2.%3\n")
        .arg(counted(errors, QStringLiteral("error")), counted(warnings, QStringLiteral("warning")),
             implied > 0 ? QStringLiteral(" Races that the same barriers order: %1 (--json lists them).").arg(implied) : QString());
}

QString sitesText(const QList<SiteTotals> &sites)
{
    if (sites.isEmpty())
        return {};
    Table table({QStringLiteral("Place"), QStringLiteral("does"), QStringLiteral("memory"), QStringLiteral("object"),
                 QStringLiteral(">times"), QStringLiteral(">transactions"), QStringLiteral(">bank conflicts")});
    const auto figure = [](double value) { return value > 0 ? QString::number(value, 'f', 2) : QString(); };
    for (const SiteTotals &site : sites) {
        table.add({filled(QStringLiteral("%1:%2:%3"), site.range.begin.file, site.range.begin.line, site.range.begin.column),
                   wordOf(site.type), memoryName(site.memory), site.object, QString::number(site.count),
                   figure(site.transactionsPerSubgroup), figure(site.bankConflictDegree)});
    }
    return table.text() +
           QStringLiteral("  Transactions of 128 bytes for each 32 work-items, and words of one bank of 32: a model, not a measurement.\n");
}

QString phasesText(const QList<PhaseTotals> &phases)
{
    if (phases.isEmpty())
        return {};
    Table table({QStringLiteral("Phase"), QStringLiteral(">loads"), QStringLiteral(">stores"), QStringLiteral(">atomics"),
                 QStringLiteral(">global bytes"), QStringLiteral(">local bytes")});
    for (const PhaseTotals &phase : phases) {
        table.add({QString::number(phase.phase), QString::number(phase.loads), QString::number(phase.stores),
                   QString::number(phase.atomics), QString::number(phase.globalBytes), QString::number(phase.localBytes)});
    }
    return table.text();
}

QString headText(const TraceReply &reply, const QString &title)
{
    QString text = title.isEmpty() ? QString() : inOneLine(title) + u'\n';
    if (!reply.result.device.isEmpty())
        text += QStringLiteral("on ") + reply.result.device + u'\n';
    return text + section(launchesText(reply.launches));
}

QString failedChecksText(const QList<CheckResult> &checks)
{
    QString text;
    for (const CheckResult &check : checks) {
        if (!check.passed)
            text += QStringLiteral("  FAILED  %1 %2\n").arg(check.name, check.message);
    }
    return text;
}

QString tailText(const TraceReport &report, const TraceReply &reply)
{
    return section(findingsText(report.findings)) + section(notesText(report.notes)) + section(failedChecksText(reply.result.checks)) +
           section(verdict(report));
}

} // namespace

QString checkText(const TraceReply &reply, const QString &title)
{
    return headText(reply, title) + tailText(traceReport(reply), reply);
}

QString traceText(const TraceReply &reply, const QString &title)
{
    const TraceReport report = traceReport(reply);
    return headText(reply, title) + section(sitesText(report.sites)) + section(phasesText(report.phases)) + tailText(report, reply);
}

} // namespace kernelscope
