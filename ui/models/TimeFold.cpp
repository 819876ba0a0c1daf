#include "ui/models/TimeFold.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "support/Tr.h"
#include "ui/layout/ChartAxis.h"
#include "ui/layout/FigureText.h"

using namespace Qt::StringLiterals;

namespace kernelscope {

TimeFold::TimeFold(const QList<TimeSpan> &gaps, double breakNs)
{
    double left = 0; // Out of what is drawn, so far.
    for (const TimeSpan &gap : gaps) {
        const double from = double(gap.fromNs) - left;
        m_gaps << Gap{gap, from, from + breakNs};
        left += double(gap.toNs - gap.fromNs) - breakNs;
    }
    const double origin = toDrawn(0);
    for (Gap &gap : m_gaps) {
        gap.drawnFromNs -= origin;
        gap.drawnToNs -= origin;
    }
}

double TimeFold::toDrawn(double ns) const
{
    if (m_gaps.isEmpty())
        return ns;
    const auto after = std::ranges::upper_bound(m_gaps, ns, {}, [](const Gap &gap) { return double(gap.time.fromNs); });
    if (after == m_gaps.begin())
        return m_gaps.first().drawnFromNs + ns - double(m_gaps.first().time.fromNs);
    const Gap &gap = *(after - 1);
    if (ns >= double(gap.time.toNs))
        return gap.drawnToNs + ns - double(gap.time.toNs);
    const double part = (ns - double(gap.time.fromNs)) / double(gap.time.toNs - gap.time.fromNs);
    return gap.drawnFromNs + part * (gap.drawnToNs - gap.drawnFromNs);
}

double TimeFold::toTime(double drawnNs) const
{
    if (m_gaps.isEmpty())
        return drawnNs;
    const auto after = std::ranges::upper_bound(m_gaps, drawnNs, {}, &Gap::drawnFromNs);
    if (after == m_gaps.begin())
        return double(m_gaps.first().time.fromNs) + drawnNs - m_gaps.first().drawnFromNs;
    const Gap &gap = *(after - 1);
    if (drawnNs >= gap.drawnToNs)
        return double(gap.time.toNs) + drawnNs - gap.drawnToNs;
    const double part = (drawnNs - gap.drawnFromNs) / (gap.drawnToNs - gap.drawnFromNs);
    return double(gap.time.fromNs) + part * double(gap.time.toNs - gap.time.fromNs);
}

/// From the builds to the first command nothing happens either.
static QList<TimeSpan> gapsOf(const QList<RunEvent> &events)
{
    const QList<TimeSpan> device = idleGaps(events, false);
    QList<TimeSpan> gaps = idleGaps(events, true);
    const qint64 firstNs = timeSpan(events, false).fromNs;
    gaps.removeIf([&](const TimeSpan &gap) { return gap.toNs > firstNs; });
    return gaps + device;
}

static qint64 lengthOf(const TimeSpan &span)
{
    return span.toNs - span.fromNs;
}

TimeFold foldedGaps(const QList<RunEvent> &events)
{
    constexpr qint64 muchLonger = 3;
    constexpr qsizetype most = 40;
    constexpr double ofTheRest = 0.07; // A break, where there are few.
    constexpr double ofAllBreaks = 0.4;
    qint64 longest = 0;
    for (const RunEvent &event : events) {
        if (event.queue != u"host")
            longest = std::max(longest, event.endNs - event.startNs);
    }
    if (longest == 0)
        return {};
    QList<TimeSpan> gaps = gapsOf(events);
    gaps.removeIf([&](const TimeSpan &gap) { return lengthOf(gap) <= muchLonger * longest; });
    if (gaps.size() > most) {
        std::ranges::nth_element(gaps, gaps.begin() + most, std::ranges::greater(), lengthOf);
        gaps.resize(most);
        std::ranges::sort(gaps, {}, &TimeSpan::fromNs);
    }
    const TimeSpan span = timeSpan(events, false);
    qint64 folded = 0;
    qsizetype between = 0;
    for (const TimeSpan &gap : std::as_const(gaps)) {
        if (gap.fromNs >= span.fromNs) {
            folded += lengthOf(gap);
            ++between;
        }
    }
    if (folded * 2 < lengthOf(span) || between == 0)
        return {};
    const double rest = double(lengthOf(span) - folded);
    const double breakNs = rest * std::min(ofTheRest, ofAllBreaks / double(between));
    gaps.removeIf([breakNs](const TimeSpan &gap) { return double(lengthOf(gap)) < 2 * breakNs; });
    return {gaps, breakNs};
}

/// Since 0, with as many digits as tell one tick from the next.
static QString timeLabel(double ns, double stepNs)
{
    const double size = std::abs(ns);
    const auto [unit, name] = size >= 1e9   ? std::pair(1e9, u"s"_s)
                              : size >= 1e6 ? std::pair(1e6, u"ms"_s)
                              : size >= 1e3 ? std::pair(1e3, u"\u00b5s"_s)
                                            : std::pair(1.0, u"ns"_s);
    const int decimals = std::max(0, int(std::ceil(-std::log10(stepNs / unit) - 1e-9)));
    const QString label = figureText(size / unit, decimals) + u' ' + name;
    return ns < 0 ? tr("%1 before").arg(label) : label;
}

QList<TimeTick> foldedTicks(const TimeFold &fold, const TimeAxis &drawn, double width, double spacing, double lastNs)
{
    if (fold.gaps().isEmpty())
        return timeTicks(drawn, width, spacing, 0, lastNs);
    const double step = roundStep(std::max(1e-3, drawn.nsPerPixel * std::max(1.0, spacing)));
    QList<TimeTick> ticks;
    for (qsizetype part = 0; part <= fold.gaps().size(); ++part) {
        const bool isFirst = part == 0, isLast = part == fold.gaps().size();
        const double begin = isFirst ? -std::numeric_limits<double>::infinity() : fold.gaps()[part - 1].drawnToNs;
        const double end = isLast ? std::numeric_limits<double>::infinity() : fold.gaps()[part].drawnFromNs;
        const double from = std::max(begin, drawn.startNs), to = std::min(end, drawn.toTime(width));
        if (from > to)
            continue;
        const bool hasOrigin = begin <= 0 && end >= 0;
        const TimeAxis axis{fold.toTime(from), drawn.nsPerPixel};
        for (TimeTick &tick : timeTicks(axis, (to - from) / drawn.nsPerPixel, spacing, 0, std::min(lastNs, fold.toTime(to)))) {
            if (!hasOrigin)
                tick.label = timeLabel(tick.ns, step);
            ticks << tick;
        }
    }
    return ticks;
}

} // namespace kernelscope
