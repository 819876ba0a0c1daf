#pragma once

#include <functional>

#include <QStringList>

#include "ui/layout/TimelineLanes.h"

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
    int line = -1; ///< -1: there is no space
    int text = 0;
    bool isBefore = false; ///< the text ends at its point
    bool operator==(const LabelPlace &) const = default;
};

/// Each text begins at its point, which a straight line from below leads to: so it stands above all lines that end in its width, and
/// nothing is ever crossed. `points` from left to right; no text goes beyond `right`: those of the last points end at their points where
/// more are named so. As low as possible, of few lines the later points have the first choice.
QList<LabelPlace> labelPlaces(const QList<LabelPoint> &points, int lines, double right);

/// How commands are named.
struct TimelineNames
{
    std::function<QStringList(int event)> textsOf;      ///< longest first
    std::function<double(const QString &text)> widthOf; ///< pixels
    std::function<bool(int event)> isNamedAbove;        ///< where there is no space beside its bar
    std::function<int(int event)> firstAlike; ///< of the commands in a row that have one name: all have one where not each has its own
    std::function<QStringList(int event)> textsOfAlike; ///< of all of those, longest first
    double gap = 6;                                     ///< from a bar, or a pin's head, to its name, and after that
    double nearestPins = 12; ///< of thousands side by side none has space for a name, and measuring texts takes time
};

/// The name of a command, as it is drawn.
struct TimelineLabel
{
    enum Place { InBar, After, Before, Above, AboveBefore };

    PlacedBar bar;
    Place place = InBar;
    QString text = {}; ///< empty: it has no space
    int line = 0;      ///< above the bars: Above begins at the bar, AboveBefore ends there
    double width = 0;  ///< with gaps at both sides
};

/// The names of bars of one row, beside them, and of those that have no space there in the lines above it.
QList<TimelineLabel> timelineLabels(const QList<PlacedBar> &bars, double width, int lines, const TimelineNames &names);

} // namespace kernelscope
