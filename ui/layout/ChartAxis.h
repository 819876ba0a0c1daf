#pragma once

#include <QList>

namespace kernelscope {

/// Values to pixels along an edge of a chart, from 0 at `from` to `length` at `to`. A plain value.
struct ChartAxis
{
    double from = 0; ///< less than `to`; more than 0 where isLog
    double to = 1;
    double length = 1; ///< pixels
    bool isLog = false;

    double toPixel(double value) const; ///< beyond the ends where the value is

    /// Shows all the values, with a little air at both ends; around a single one on both sides. On a logarithmic axis values that are not
    /// above 0 count for nothing; without any values it goes from 0 to 1, or from 1 to 10.
    static ChartAxis around(const QList<double> &values, double length, bool isLog);
    /// The same from 0 on, for amounts that are compared as lengths.
    static ChartAxis fromZero(const QList<double> &values, double length);
    bool operator==(const ChartAxis &) const = default;
};

/// Round values within the axis, ascending, at most one each `spacing` pixels on average but two at least where the axis has as many:
/// evenly spaced on a linear axis; 1, 2, 5 or as close of each power of ten on a logarithmic one.
QList<double> chartTicks(const ChartAxis &axis, double spacing);

/// Whether values are spaced rather by factors (64, 128, 256) than by differences.
bool isSpacedByFactors(const QList<double> &values);

/// Labels of one line's height each that want to stand in the middle of `wanted` are moved apart as little as it takes, within [top,
/// bottom]. Their middles, in the order of `wanted`; empty where there is no space for all.
QList<double> spreadLabels(const QList<double> &wanted, double height, double top, double bottom);

/// The first of 1, 2, 5, 10, 20, ... that is at least `step`, up to rounding.
double roundStep(double step);

} // namespace kernelscope
