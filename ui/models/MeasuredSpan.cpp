#include "ui/models/MeasuredSpan.h"

#include <algorithm>

#include <QObject>

#include "ui/models/Counts.h"
#include "ui/models/Durations.h"
#include "ui/models/EventModel.h"
#include "ui/models/StartTimes.h"

using namespace Qt::StringLiterals;

namespace kernelscope {

MeasuredSpan measuredSpan(const QList<RunEvent> &events, const QList<int> &inTime, double fromNs, double toNs)
{
    MeasuredSpan span{fromNs, toNs, 0, {}};
    double until = fromNs; // Busy so far.
    for (const int event : inTime) {
        const RunEvent &command = events[event];
        const double start = double(command.startNs), end = double(std::max(command.startNs, command.endNs));
        if (start > toNs)
            break;
        const bool isPoint = start == end;
        if (command.queue == u"host" || (isPoint ? start < fromNs : start >= toNs || end <= fromNs))
            continue;
        ++span.counts[command.kind];
        span.busyNs += std::max(0.0, std::min(end, toNs) - std::max(start, until));
        until = std::max(until, end);
    }
    return span;
}

QString measuredText(const MeasuredSpan &span)
{
    const double length = span.toNs - span.fromNs;
    const QString measured = QObject::tr("Measured: %1 from %2 on.").arg(shownDuration(length), startText(qRound64(span.fromNs)));
    if (span.counts.isEmpty())
        return measured + u' ' + QObject::tr("The device had nothing to do.");
    QStringList kinds;
    for (const auto &[kind, count] : span.counts.asKeyValueRange())
        kinds << QObject::tr("%1\u00a0\u00d7\u00a0%2").arg(fullCount(quint64(count)), kindText(kind));
    const double share = length > 0 ? span.busyNs / length * 100 : 100;
    return measured + u' ' +
           QObject::tr("The device was busy for %1 (%2 %): %3.")
               .arg(shownDuration(span.busyNs), share > 0 && share < 1 ? u"<1"_s : QString::number(share, 'f', 0), kinds.join(u", "_s));
}

} // namespace kernelscope
