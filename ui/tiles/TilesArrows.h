#pragma once

#include <vector>

#include <QPolygonF>

#include "ui/scene/Scene.h"

namespace kernelscope {

struct TilesLayout;

/// From an element to where its value went.
struct TileArrow
{
    ElementSubject from;
    ElementSubject to;
    bool isChosen = false;
    QPolygonF way = {}; ///< beside what lies between its ends; empty: a curve, as these don't lie below each other
};

/// To what is chosen, and to the corners of local arrays; each on its way beside grids and headings.
std::vector<TileArrow> tileArrows(const TilesLayout &look);

} // namespace kernelscope
