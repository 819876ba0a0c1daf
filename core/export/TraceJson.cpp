#include "export/TraceJson.h"

#include <algorithm>

#include "analysis/Findings.h"
#include "protocol/Json.h"

namespace kernelscope {
namespace {

QJsonObject launchJson(const LaunchTrace &launch)
{
    return {{QStringLiteral("name"), launch.name},
            {QStringLiteral("kernel"), launch.kernel},
            {QStringLiteral("execution"), launch.execution},
            {QStringLiteral("traced"), launch.traced},
            {QStringLiteral("complete"), launch.complete},
            {QStringLiteral("ranUntraced"), launch.ranUntraced},
            {QStringLiteral("groupsTraced"), toJson(launch.groupsTraced)},
            {QStringLiteral("groupsTotal"), toJson(launch.groupsTotal)},
            {QStringLiteral("events"), toJson(launch.events)},
            {QStringLiteral("lostEvents"), toJson(launch.lostEvents)},
            {QStringLiteral("findings"), qint64(launch.findings.size())},
            {QStringLiteral("notes"), toJson(QList<QString>(launch.notes))}};
}

QJsonObject siteJson(const SiteTotals &site)
{
    return {{QStringLiteral("file"), site.range.begin.file},
            {QStringLiteral("line"), site.range.begin.line},
            {QStringLiteral("column"), site.range.begin.column},
            {QStringLiteral("macro"), site.range.macro},
            {QStringLiteral("type"), QString(wordOf(site.type))},
            {QStringLiteral("memory"), memoryName(site.memory)},
            {QStringLiteral("object"), site.object},
            {QStringLiteral("count"), toJson(site.count)},
            {QStringLiteral("transactionsPerSubgroup"), toJson(site.transactionsPerSubgroup)},
            {QStringLiteral("bankConflictDegree"), toJson(site.bankConflictDegree)}};
}

/// Each with the launches that it was found in: executions of one launch, and launches of one kernel, may share it.
QJsonArray findingsJson(const QList<Finding> &findings, const QList<LaunchTrace> &launches)
{
    QJsonArray array;
    for (const Finding &finding : findings) {
        QStringList names;
        for (const LaunchTrace &launch : launches) {
            const bool hasIt = std::ranges::any_of(launch.findings, [&](const Finding &other) { return sameBug(finding, other); });
            if (hasIt && !names.contains(launch.name))
                names << launch.name;
        }
        QJsonObject json = toJson(finding).toObject();
        json.insert(QStringLiteral("launches"), toJson(QList<QString>(names)));
        array.append(json);
    }
    return array;
}

QJsonObject reportJson(const TraceReport &report, const TraceReply &reply)
{
    return {{QStringLiteral("status"), report.status},
            {QStringLiteral("message"), reply.result.message},
            {QStringLiteral("device"), reply.result.device},
            {QStringLiteral("findings"), findingsJson(report.findings, reply.launches)},
            {QStringLiteral("complete"), report.complete},
            {QStringLiteral("groupsTraced"), toJson(report.groupsTraced)},
            {QStringLiteral("groupsTotal"), toJson(report.groupsTotal)},
            {QStringLiteral("events"), toJson(report.events)},
            {QStringLiteral("lostEvents"), toJson(report.lostEvents)},
            {QStringLiteral("untracedAccesses"), toJson(report.untracedAccesses)},
            {QStringLiteral("notes"), toJson(QList<QString>(report.notes))},
            {QStringLiteral("launches"), listOf(reply.launches, launchJson)},
            {QStringLiteral("checks"), toJson(reply.result.checks)},
            {QStringLiteral("diagnostics"), toJson(reply.result.diagnostics)}};
}

} // namespace

QJsonObject checkJson(const TraceReply &reply)
{
    return reportJson(traceReport(reply), reply);
}

QJsonObject traceJson(const TraceReply &reply)
{
    const TraceReport report = traceReport(reply);
    QJsonObject json = reportJson(report, reply);
    json.insert(QStringLiteral("sites"), listOf(report.sites, siteJson));
    json.insert(QStringLiteral("phases"), toJson(report.phases));
    return json;
}

} // namespace kernelscope
