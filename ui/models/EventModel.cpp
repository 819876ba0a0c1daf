#include "ui/models/EventModel.h"

#include "ui/models/Durations.h"
#include "ui/models/Counts.h"

using namespace Qt::StringLiterals;

namespace kernelscope {

EventModel::EventModel(QObject *parent)
    : TextTable({{tr("Command")},
                 {tr("Kind")},
                 {tr("Queue")},
                 {tr("Start"), Align::Right},
                 {tr("Duration"), Align::Right},
                 {tr("Waited"), Align::Right},
                 {tr("Size"), Align::Right},
                 {tr("Rate"), Align::Right, tr("Bytes moved by the command's duration")}},
                parent)
{
}

void EventModel::setEvents(const QList<RunEvent> &events, qint64 originNs)
{
    beginResetModel();
    m_events = events;
    m_originNs = originNs;
    QList<qint64> starts;
    for (const RunEvent &event : events)
        starts.append(event.startNs - originNs);
    m_starts = StartTimes::of(starts);
    endResetModel();
}

/// Names are the user's, but for what the engine says of a build.
QString eventName(const RunEvent &event)
{
    const QString cached = QStringLiteral(" (cached)");
    const bool isCached = event.kind == u"build" && event.name.endsWith(cached);
    return isCached ? EventModel::tr("%1 (cached)").arg(event.name.chopped(cached.size())) : event.name;
}

QString commandName(const RunEvent &event)
{
    const bool saysKind = event.kind == u"launch" || event.name.startsWith(event.kind);
    return saysKind ? eventName(event) : QStringLiteral("%1 (%2)").arg(event.name, event.kind);
}

QString queueText(const QString &queue)
{
    return queue == u"host" ? EventModel::tr("host") : queue;
}

/// What is mapped need not move.
static bool isMapping(const RunEvent &event)
{
    return event.kind == u"map" || event.kind == u"unmap";
}

static QString rateText(const RunEvent &event)
{
    const bool isMeasured = event.bytes > 0 && event.endNs > event.startNs && !isMapping(event);
    return isMeasured ? QStringLiteral("%1/s").arg(shownBytes(quint64(double(event.bytes) * 1e9 / double(event.endNs - event.startNs))))
                      : QString();
}

QString EventModel::cell(int row, int column) const
{
    const RunEvent &event = m_events[row];
    switch (column) {
    case Name:
        return commandName(event);
    case Kind:
        return event.kind;
    case Queue:
        return queueText(event.queue);
    case Start:
        return m_starts.text(event.startNs - m_originNs);
    case Duration:
        return shownDuration(double(event.endNs - event.startNs));
    case Waited:
        return shownDuration(double(event.startNs - event.queuedNs));
    case Bytes:
        return event.bytes > 0 ? shownBytes(event.bytes) : QString();
    case Rate:
        return rateText(event);
    default:
        return {};
    }
}

QVariant EventModel::more(int row, int, int role) const
{
    return role == Qt::ToolTipRole ? eventToolTip(m_events[row], m_originNs) : QVariant();
}

QString eventToolTip(const RunEvent &event, qint64 originNs)
{
    QString text = QStringLiteral("<b>%1</b> (%2, queue %3)<br>duration %4<table cellpadding='2'>"
                                  "<tr><td>queued</td><td align='right'>%5</td></tr>"
                                  "<tr><td>submitted</td><td align='right'>%6</td></tr>"
                                  "<tr><td>started</td><td align='right'>%7</td></tr>"
                                  "<tr><td>ended</td><td align='right'>%8</td></tr></table>")
                       .arg(event.name.toHtmlEscaped(), event.kind, event.queue.toHtmlEscaped(),
                            shownDuration(double(event.endNs - event.startNs)), sinceText(event.queuedNs, originNs),
                            sinceText(event.submitNs, originNs), sinceText(event.startNs, originNs), sinceText(event.endNs, originNs));
    if (event.bytes > 0)
        text += (isMapping(event) ? QStringLiteral("of %1") : QStringLiteral("moved %1")).arg(shownBytes(event.bytes));
    return text;
}

} // namespace kernelscope
