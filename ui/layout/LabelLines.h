#pragma once

#include <QList>

namespace kernelscope {

/// A point that wants a name in the lines above it, in pixels.
struct LabelPoint
{
    double x = 0;
    QList<double> widths;     ///< of the texts that would name it, longest first; empty: it has no name, but its head is in the way
    int mostLine = 0;         ///< no line above this one
    bool isInLineZero = true; ///< it has a head there, through which no name goes
};

/// Which text names a point, and in which line: 0 is the nearest.
struct LabelPlace
{
    int line = -1; ///< -1: there is no room
    int text = 0;
    bool operator==(const LabelPlace &) const = default;
};

/// Each text begins at its point, which a straight line from below leads to: so it stands above all lines that end in its width, and
/// nothing is ever crossed. `points` from left to right; no text goes beyond `right`. As low as possible, of few lines the later points
/// have the first choice.
QList<LabelPlace> labelPlaces(const QList<LabelPoint> &points, int lines, double right);

} // namespace kernelscope
