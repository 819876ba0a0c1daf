#include "ui/models/TimelineTexts.h"

#include <algorithm>

#include <QObject>

#include "ui/layout/TimelineLanes.h"
#include "ui/models/Durations.h"

using namespace Qt::StringLiterals;

namespace kernelscope {

QString idleText(const QList<RunEvent> &events, bool isOfTrace, const QStringList &tracedOnly)
{
    const TimeSpan span = timeSpan(events, false);
    constexpr qint64 shortNs = 1'000'000;
    const bool isIdle = span.toNs - span.fromNs >= shortNs && idleShare(events) >= 0.5;
    QStringList texts;
    if (isIdle)
        texts
            << (isOfTrace
                    ? QObject::tr("Between the commands launches were traced, and what lies around the buffers was compared.")
                    : QObject::tr(
                          "Between the commands a new kernel is launched once to warm up, and what lies around the buffers is compared."));
    if (isOfTrace && !tracedOnly.isEmpty())
        texts << (tracedOnly.size() == 1 ? QObject::tr("%1 was traced but not run, since it could crash or hang: it is not shown.")
                                         : QObject::tr("%1 were traced but not run, since they could crash or hang: they are not shown."))
                     .arg(tracedOnly.join(u", "_s));
    return texts.join(u' ');
}

QString criticalPathText(const QList<RunEvent> &events, const QList<TimelineArrow> &arrows, const QList<int> &path)
{
    if (path.size() < 2)
        return {};
    double busy = 0;
    for (const int event : path)
        busy += double(events[event].endNs - events[event].startNs);
    const TimeSpan span = timeSpan(events, false);
    QString text = QObject::tr("Underlined is the critical path: %1 commands, %2 of %3.")
                       .arg(path.size())
                       .arg(shownDuration(busy), shownDuration(double(span.toNs - span.fromNs)));
    const auto has = [&](DependencyKind kind) { return std::ranges::count(arrows, kind, &TimelineArrow::kind) > 0; };
    if (has(DependencyKind::Missing))
        text += QObject::tr(" Dashed: nothing orders the two commands, which touch the same bytes.");
    if (has(DependencyKind::Possible))
        text += QObject::tr(" Dotted: nothing orders the two commands; a trace (F6) says whether they touch the same bytes.");
    return text;
}

} // namespace kernelscope
