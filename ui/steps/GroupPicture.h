#pragma once

#include <set>
#include <stop_token>

#include <QImage>

#include "pictures/LockSteps.h"
#include "pictures/StepExpression.h"
#include "ui/scene/Scene.h"

namespace kernelscope {

class Appearance;

/// What is drawn of the work-items of a group.
struct GroupFigure
{
    SiteIndex variable{-1};                        ///< -1: the expression
    std::optional<StepExpression> expression = {}; ///< whose number it is, wherever it has one

    bool isThere() const { return variable.value >= 0 || expression; }
    QString name(const Trace &trace) const { return variable.value >= 0 ? trace.site(variable).text : expression->text(); }
};

/// A figure of all work-items of a group over time: a row each, a column for one tick of LockSteps or several.
struct GroupPicture
{
    std::optional<LockSteps> steps;
    GroupFigure figure;
    std::vector<std::vector<float>> values; ///< of each work-item and column; NaN where it has none
    std::vector<std::vector<bool>> active;  ///< whether the work-item takes part there; with several ticks in some
    int ticksOfColumn = 1;
    double least = 0; ///< of the values
    double most = 0;
    std::pair<double, double> ramp; ///< the part of Theme::ramp() that they have
    QImage image;                   ///< a pixel for each cell
    QList<QRect> inactive;          ///< cells of work-items that take no part; empty where they are too many to be distinguished

    int columns() const { return values.empty() ? 0 : int(values.front().size()); }
};

/// Sites of variables whose last known values are not the same in all work-items of a few.
std::set<int> differingVariables(const LockSteps &steps);

/// The variables that have a number, or whose first component has.
QList<SiteIndex> drawnVariables(const Trace &trace);

/// `ramp`: the part of Theme::ramp() for its values.
GroupPicture groupPicture(const LockSteps &steps, const GroupFigure &figure, std::pair<double, double> ramp, const std::stop_token &stop);

/// What is looked at in it.
struct GroupMoment
{
    int item = 0;
    int tick = 0;
    int beside = -1; ///< another work-item that is looked at; -1: none
    int subgroupSize = 32;
};

/// Where the cells are, of a picture as large as `room`: above what the colours mean.
QRectF groupCells(const GroupPicture &picture, const QRectF &room, const Appearance &appearance);
/// An IdSubject: item * ticks + tick; nothing beside the cells.
Subject groupSubjectAt(const GroupPicture &picture, const QRectF &cells, const QPointF &point);
QString groupTip(const GroupPicture &picture, const Subject &subject);
Scene groupScene(const GroupPicture &picture, const GroupMoment &moment, const Appearance &appearance, const QRectF &room);

} // namespace kernelscope
