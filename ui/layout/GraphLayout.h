#pragma once

#include <functional>

#include <QPainterPath>
#include <QPolygonF>
#include <QRectF>

#include "plan/PlanGraph.h"

namespace kernelscope {

struct GraphSizes
{
    double stepHeight = 44;
    double columnGap = 96; ///< holds the names of buffers
    double rowGap = 18;
    double labelHeight = 16;
};

/// The buffers of all dependencies of one kind between two steps, as one line.
struct GraphLine
{
    int from = 0;
    int to = 0;
    DependencyKind kind = DependencyKind::Kept;
    QStringList buffers;
    QPainterPath path; ///< from the right edge of a step to the left edge of another; of the next round: below them
    QPointF end;
    QPointF middle; ///< where its buffers are named
    bool isNextRound = false;
};

struct GraphLayout
{
    QList<QRectF> steps; ///< as many as are drawn, the first ones
    QList<GraphLine> lines;
    QSizeF size;
};

constexpr int mostGraphSteps = 80;

/// From left to right: each step in the column after all that it depends on, those that hang together beside each other.
/// `width`: of a step's box.
GraphLayout graphLayout(const PlanGraph &graph, const GraphSizes &sizes, const std::function<double(int step)> &width);

} // namespace kernelscope
