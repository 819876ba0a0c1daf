#pragma once

#include <stop_token>
#include <vector>

#include "ui/results/HeatColours.h"

namespace kernelscope {

class Appearance;

/// The least and the greatest of each stretch of a row of cells; NaN where none is finite.
struct LineLevels
{
    qint64 first = 0; ///< cell
    qint64 end = 0;
    qint64 most = 0;    ///< stretches that were asked for
    qint64 stretch = 1; ///< cells; 1: least and greatest are the same
    std::vector<double> least;
    std::vector<double> greatest;
};

/// Of the cells [first, end) at most so many stretches.
LineLevels lineLevels(const NumberGrid &grid, qint64 first, qint64 end, qint64 most, const std::stop_token &stop = {});

/// A list, or a row of a matrix, as a line.
struct LinePicture
{
    QString name; ///< of the buffer
    NumberGrid grid;
    HeatColours range; ///< from where to where the values go
    qint64 row = 0;    ///< of a matrix
    LineLevels levels; ///< of what is in sight, or was before

    qint64 firstCell() const { return grid.isList() ? 0 : row * grid.columns(); }
    qint64 count() const { return grid.isList() ? grid.count() : std::min(grid.columns(), grid.count() - firstCell()); }
};

/// A unit of x of the window is a cell, its column the labels of the values.
SceneWindow fitLine(const LinePicture &picture, const Appearance &appearance, const QSizeF &size);

/// Cells of the line that are in sight, at least one.
std::pair<qint64, qint64> lineSight(const LinePicture &picture, const SceneWindow &window);

Scene lineScene(const LinePicture &picture, const Appearance &appearance, const SceneWindow &window);

} // namespace kernelscope
