#include "ui/layout/TimeAxis.h"

#include <algorithm>
#include <cmath>

#include "support/Tr.h"
#include "ui/layout/ChartAxis.h"
#include "ui/layout/FigureText.h"

namespace kernelscope {

TimeAxis TimeAxis::fitting(double fromNs, double toNs, double width, double before, double after)
{
    const double length = toNs > fromNs ? toNs - fromNs : 1000.0;
    TimeAxis axis;
    axis.nsPerPixel = length / std::max(1.0, width - before - after);
    axis.startNs = fromNs - before * axis.nsPerPixel;
    return axis;
}

namespace {
struct TimeUnit
{
    double ns;
    QString name;
};
} // namespace

/// The one in which the longest time has at most three digits before the point, where the step has one after it at most.
static TimeUnit unitFor(double stepNs, double longestNs)
{
    if (stepNs >= 1e8 && longestNs >= 1e9)
        return {1e9, QStringLiteral("s")};
    if (stepNs >= 1e5 && longestNs >= 1e6)
        return {1e6, QStringLiteral("ms")};
    if (stepNs >= 1e2 && longestNs >= 1e3)
        return {1e3, QStringLiteral("\u00b5s")};
    return {1, QStringLiteral("ns")};
}

QList<TimeTick> timeTicks(const TimeAxis &axis, double width, double spacing, double originNs, std::optional<double> lastNs)
{
    const double step = roundStep(std::max(1e-3, axis.nsPerPixel * std::max(1.0, spacing)));
    const double end = axis.toTime(width) - originNs;
    const double longest = std::max(originNs - axis.startNs, lastNs ? std::min(*lastNs - originNs, end) : std::abs(end));
    const TimeUnit unit = unitFor(step, longest);
    const int decimals = std::max(0, int(std::ceil(-std::log10(step / unit.ns) - 1e-9)));
    QList<TimeTick> ticks;
    const double first = std::ceil((axis.startNs - originNs) / step);
    for (double count = first; axis.toPixel(originNs + count * step) <= width; ++count) {
        const double value = count * step / unit.ns;
        const QString label = figureText(std::abs(value), decimals) + u' ' + unit.name;
        ticks.append({originNs + count * step, value < 0 ? tr("%1 before").arg(label) : label});
    }
    return ticks;
}

std::optional<std::pair<double, double>> tickLabel(const std::pair<double, double> &room, double x, double width)
{
    if (x < room.first || x > room.second || room.second - room.first < width)
        return std::nullopt;
    const double left = std::clamp(x - width / 2, room.first, room.second - width);
    return std::pair(left, left + width);
}

} // namespace kernelscope
