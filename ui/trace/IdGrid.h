#pragma once

#include <functional>
#include <optional>

#include "trace/TraceLaunch.h"
#include "ui/layout/CellGrid.h"
#include "ui/scene/Scene.h"

namespace kernelscope {

class Appearance;

/// Ids to choose one from: of the work-groups of an NDRange, or of the work-items of a work-group.
struct IdGrid
{
    struct Mark
    {
        bool isThere = false;   ///< filled; else only outlined
        bool isFlagged = false; ///< a corner is cut off in the colour of errors
    };
    Extent size{1, 1, 1}; ///< x first; linear ids count x fastest
    int dimensions = 1;
    std::function<Mark(quint64)> marks;
    std::optional<quint64> current;

    QString textOf(quint64 id) const;                                 ///< "(1, 2)"
    CellGrid cells(const Appearance &appearance, double width) const; ///< in a view so wide
    QSize sizeHint(const Appearance &appearance) const;
    static double margin(const Appearance &appearance); ///< around the cells
};

/// The grid of ids, each an IdSubject. Only what is in sight is drawn, so that millions are no matter.
Scene idScene(const IdGrid &ids, const Appearance &appearance, const SceneWindow &window);

} // namespace kernelscope
