#include "export/ChromeTrace.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QStringList>

#include <algorithm>
#include <limits>

namespace kernelscope {
namespace {

constexpr int processNumber = 1;

double microseconds(qint64 nanoseconds)
{
    return double(nanoseconds) / 1000;
}

qint64 earliest(const QList<RunEvent> &events)
{
    qint64 time = std::numeric_limits<qint64>::max();
    for (const RunEvent &event : events)
        time = std::min(time, event.queuedNs > 0 ? event.queuedNs : event.startNs);
    return time;
}

QJsonObject trackName(const QString &kind, int track, const QString &name)
{
    return {{QStringLiteral("ph"), QStringLiteral("M")},
            {QStringLiteral("name"), kind},
            {QStringLiteral("pid"), processNumber},
            {QStringLiteral("tid"), track},
            {QStringLiteral("args"), QJsonObject{{QStringLiteral("name"), name}}}};
}

QJsonObject details(const RunEvent &event, const QList<RunEvent> &events)
{
    QJsonObject details{{QStringLiteral("queuedNs"), event.queuedNs},
                        {QStringLiteral("submitNs"), event.submitNs},
                        {QStringLiteral("startNs"), event.startNs},
                        {QStringLiteral("endNs"), event.endNs}};
    if (event.bytes > 0)
        details[QStringLiteral("bytes")] = qint64(event.bytes);
    QJsonArray after;
    for (const int position : event.after) {
        if (position >= 0 && position < events.size())
            after.append(events[position].name);
    }
    if (!after.isEmpty())
        details[QStringLiteral("after")] = after;
    return details;
}

QJsonObject bar(const RunEvent &event, int track, qint64 origin, const QList<RunEvent> &events)
{
    return {{QStringLiteral("ph"), QStringLiteral("X")},
            {QStringLiteral("name"), event.name},
            {QStringLiteral("cat"), QString(wordOf(event.kind))},
            {QStringLiteral("pid"), processNumber},
            {QStringLiteral("tid"), track},
            {QStringLiteral("ts"), microseconds(event.startNs - origin)},
            {QStringLiteral("dur"), microseconds(std::max<qint64>(event.endNs - event.startNs, 0))},
            {QStringLiteral("args"), details(event, events)}};
}

} // namespace

QByteArray chromeTrace(const RunResult &result)
{
    const qint64 origin = earliest(result.events);
    QStringList queues;
    QJsonArray list{trackName(QStringLiteral("process_name"), 0, result.device)};
    for (const RunEvent &event : result.events) {
        if (!queues.contains(event.queue)) {
            queues << event.queue;
            list.append(trackName(QStringLiteral("thread_name"), int(queues.size()), QStringLiteral("queue ") + event.queue));
        }
        list.append(bar(event, int(queues.indexOf(event.queue)) + 1, origin, result.events));
    }
    const QJsonObject document{{QStringLiteral("displayTimeUnit"), QStringLiteral("ns")}, {QStringLiteral("traceEvents"), list}};
    return QJsonDocument(document).toJson();
}

} // namespace kernelscope
