#pragma once

#include <stop_token>
#include <vector>

#include "ui/results/HeatColours.h"

namespace kernelscope {

class Appearance;

/// How many numbers of a grid lie where between two limits.
struct Histogram
{
    HeatColours range;      ///< of equally wide bars, on a logarithmic scale by their logarithms
    bool isOfWhole = false; ///< numbers; the limits of bars are between them
    std::vector<quint64> counts;
    quint64 below = 0;
    quint64 above = 0;
    quint64 notFinite = 0;

    double from(std::size_t bar) const { return range.valueAt(double(bar) / double(counts.size())); }
};

/// In as many bars as are easy to read. Whole numbers have one each, or equally many of them share one, for which the range may end
/// later.
Histogram histogramOf(const NumberGrid &grid, const HeatColours &range, const std::stop_token &stop = {});

Scene histogramScene(const Histogram &histogram, const Appearance &appearance, const QSizeF &size);

} // namespace kernelscope
