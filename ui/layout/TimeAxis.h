#pragma once

#include <optional>
#include <utility>

#include <QList>
#include <QString>

namespace kernelscope {

/// Time to pixel and back. Times in nanoseconds of one clock, pixels from the left edge of what is drawn. A plain value:
/// every gesture gives another axis.
struct TimeAxis
{
    double startNs = 0;    ///< at pixel 0
    double nsPerPixel = 1; ///< more than 0

    double toPixel(double ns) const { return (ns - startNs) / nsPerPixel; }
    double toTime(double pixel) const { return startNs + pixel * nsPerPixel; }
    /// Shows [fromNs, toNs] across `width` pixels with a margin before and one after; an empty stretch shows a microsecond.
    static TimeAxis fitting(double fromNs, double toNs, double width, double before, double after);
    bool operator==(const TimeAxis &) const = default;
};

struct TimeTick
{
    double ns = 0;
    QString label; ///< counted from `originNs`, all of one unit
    bool operator==(const TimeTick &) const = default;
};

/// Round times (1, 2 or 5 times a power of ten apart, counted from originNs), at least `spacing` pixels from each other. `lastNs`: the
/// longest time that chooses the unit, where the axis goes further; else its end does.
QList<TimeTick> timeTicks(const TimeAxis &axis, double width, double spacing, double originNs, std::optional<double> lastNs = {});

/// Where the label of a tick at pixel `x` stands: around it, or as near to that as `room` allows while it still reaches the tick; nullopt:
/// there is no place for it.
std::optional<std::pair<double, double>> tickLabel(const std::pair<double, double> &room, double x, double width);

} // namespace kernelscope
