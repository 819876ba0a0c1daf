#pragma once

#include <memory>
#include <stop_token>

#include <QList>

#include "analysis/Finding.h"
#include "pictures/PhaseTable.h"
#include "ui/layout/CellGrid.h"

namespace kernelscope {

class MemoryCells;

/// The elements of an object that a grid shows: whole rows of it.
struct MemoryWindow
{
    quint64 first = 0;
    quint64 count = 0;
    bool isWhole = true;
    bool operator==(const MemoryWindow &) const = default;
};

/// The elements that the group accesses, from the first to the last; count 0: none.
MemoryWindow touchedWindow(const PhaseTable &phases, ObjectIndex object);

/// What is shown of an object at first: all of it when that is not too much, else the rows that the group accesses.
/// `shape` outermost first; empty: a list, whose rows are `columns` long.
MemoryWindow windowToShow(const PhaseTable &phases, ObjectIndex object, const QList<quint64> &shape, qint64 columns);

/// How long the rows are best: of a list like the group's own where it has two dimensions, else a power of two that suits what
/// is shown at first.
qint64 columnsToShow(const PhaseTable &phases, ObjectIndex object, const QList<quint64> &shape);

/// The grid of a window: by its shape where it has two or three dimensions (of more, the outer ones are slices).
CellGrid gridOf(const MemoryWindow &window, const QList<quint64> &shape, qint64 columns);

/// What is asked for: an object of a work-group's trace, in the shape that it is declared with.
struct MemoryRequest
{
    std::shared_ptr<const PhaseTable> phases;
    int object = -1;
    QList<quint64> shape;    ///< outermost first
    QList<Finding> findings; ///< of the launch
    bool operator==(const MemoryRequest &) const = default;
};

/// What the memory view shows of an object. Without cells: nothing yet.
struct MemoryData
{
    std::shared_ptr<const PhaseTable> phases;
    int object = -1;
    QList<quint64> shape;
    qint64 columns = 1; ///< of a list: how long its rows are
    MemoryWindow window;
    std::shared_ptr<MemoryCells> cells;

    static MemoryData make(const MemoryRequest &request, const std::stop_token &stop = {}); ///< without cells once `stop` is requested
    CellGrid grid() const { return gridOf(window, shape, columns); }
    int count() const; ///< of cells
    const BoundObject &bound() const { return phases->trace().objects()[object]; }
    bool isMatrix() const { return shape.size() >= 2; }
};

} // namespace kernelscope
