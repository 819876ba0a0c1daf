#pragma once

#include <functional>

#include <QStringList>

namespace kernelscope {

/// Lengths of the lanes, in pixels.
struct LaneSizes
{
    double least = 20; ///< of a bar
    double most = 64;
    double barGap = 4;   ///< below each bar
    double laneGap = 14; ///< below each lane
};

/// How tall bars are so that `rows` of them in `lanes` fill `available` pixels, within the limits.
double barHeightFor(int rows, int lanes, double available, const LaneSizes &sizes);

/// The first of the texts, longest first, that fits into `room` pixels as a whole; empty: none does. Nothing is ever cut.
QString fittingLabel(const QStringList &texts, double room, const std::function<double(const QString &)> &width);

} // namespace kernelscope
