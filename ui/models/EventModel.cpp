#include "ui/models/EventModel.h"

#include "support/EnumRange.h"
#include "support/Ranges.h"
#include "ui/models/Durations.h"
#include "ui/models/Counts.h"
#include "ui/models/TraceWords.h"

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
    const QList<qint64> starts = mapped(events, [&](const RunEvent &event) { return event.startNs - originNs; });
    m_starts = StartTimes::of(starts);
    endResetModel();
}

/// Names are the user's, but for what the engine says of a build.
QString eventName(const RunEvent &event)
{
    static const std::pair<QLatin1String, const char *> forms[] = {
        {QLatin1String("build "), QT_TRANSLATE_NOOP("kernelscope::EventModel", "build %1")},
        {QLatin1String("first launch of "), QT_TRANSLATE_NOOP("kernelscope::EventModel", "first launch of %1")}};
    const QLatin1String cached(" (cached)");
    if (event.kind != CommandKind::Build)
        return event.name;
    if (event.name.endsWith(cached)) {
        RunEvent built = event;
        built.name.chop(cached.size());
        return EventModel::tr("%1 (cached)").arg(eventName(built));
    }
    for (const auto &[begin, form] : forms) {
        if (event.name.startsWith(begin))
            return EventModel::tr(form).arg(event.name.sliced(begin.size()));
    }
    return event.name;
}

QString commandName(const RunEvent &event)
{
    const bool saysKind =
        event.kind == CommandKind::Launch || event.kind == CommandKind::Build || event.name.startsWith(wordOf(event.kind));
    return saysKind ? eventName(event) : QStringLiteral("%1 (%2)").arg(event.name, kindText(event.kind));
}

QString kindText(CommandKind kind)
{
    return typeText(accessType(kind));
}

QString queueText(const QString &queue)
{
    return queue == u"host" ? EventModel::tr("host") : queue;
}

/// What is mapped need not move.
static bool isMapping(const RunEvent &event)
{
    return event.kind == CommandKind::Map || event.kind == CommandKind::Unmap;
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
        return kindText(event.kind);
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
    const std::pair<QString, qint64> times[] = {{EventModel::tr("queued"), event.queuedNs},
                                                {EventModel::tr("submitted"), event.submitNs},
                                                {EventModel::tr("started"), event.startNs},
                                                {EventModel::tr("ended"), event.endNs}};
    QString text =
        QStringLiteral("<b>%1</b> (%2)<br>%3<table cellpadding='2'>")
            .arg(eventName(event).toHtmlEscaped(), EventModel::tr("%1, queue %2").arg(kindText(event.kind), event.queue.toHtmlEscaped()),
                 EventModel::tr("duration %1").arg(shownDuration(double(event.endNs - event.startNs))));
    const qint64 queuedNs = times[0].second; // From then on the others: they differ by what is lost in the digits of a long run.
    for (const auto &each : times) {
        const auto &[name, timeNs] = each;
        const bool isAfter = &each != times && timeNs >= queuedNs;
        const QString time = isAfter ? u'+' + shownDuration(double(timeNs - queuedNs)) : startText(timeNs - originNs);
        text += QStringLiteral("<tr><td>%1</td><td align='right'>%2</td></tr>").arg(name, time);
    }
    text += QStringLiteral("</table>");
    if (event.bytes > 0)
        text += (isMapping(event) ? EventModel::tr("of %1") : EventModel::tr("moved %1")).arg(shownBytes(event.bytes));
    return text;
}

} // namespace kernelscope
