#include "ui/models/EventModel.h"

#include "support/Numbers.h"
#include "ui/models/Durations.h"

namespace kernelscope {

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

int EventModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_events.size());
}
int EventModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QString commandName(const RunEvent &event)
{
    const bool saysKind = event.kind == u"launch" || event.name.startsWith(event.kind);
    return saysKind ? event.name : QStringLiteral("%1 (%2)").arg(event.name, event.kind);
}

QString EventModel::cell(const RunEvent &event, int column) const
{
    switch (column) {
    case Name:
        return commandName(event);
    case Kind:
        return event.kind;
    case Queue:
        return event.queue;
    case Start:
        return m_starts.text(event.startNs - m_originNs);
    case Duration:
        return shownDuration(double(event.endNs - event.startNs));
    case Waited:
        return shownDuration(double(event.startNs - event.queuedNs));
    case Bytes:
        return event.bytes > 0 ? bytesText(event.bytes) : QString();
    default:
        return {};
    }
}

QVariant EventModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || index.row() >= m_events.size())
        return {};
    const RunEvent &event = m_events[index.row()];
    if (role == Qt::DisplayRole)
        return cell(event, index.column());
    if (role == Qt::ToolTipRole)
        return eventToolTip(event, m_originNs);
    if (role == Qt::TextAlignmentRole)
        return int((index.column() >= Start ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    return {};
}

QVariant EventModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    static const QStringList names{QStringLiteral("Command"),  QStringLiteral("Kind"),   QStringLiteral("Queue"), QStringLiteral("Start"),
                                   QStringLiteral("Duration"), QStringLiteral("Waited"), QStringLiteral("Size")};
    if (orientation != Qt::Horizontal || section < 0 || section >= ColumnCount)
        return {};
    if (role == Qt::DisplayRole)
        return names[section];
    if (role == Qt::TextAlignmentRole)
        return int((section >= Start ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    return {};
}

/// What is mapped need not move.
static bool isMapping(const RunEvent &event)
{
    return event.kind == u"map" || event.kind == u"unmap";
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
        text += (isMapping(event) ? QStringLiteral("of %1") : QStringLiteral("moved %1")).arg(bytesText(event.bytes));
    return text;
}

} // namespace kernelscope
