#pragma once

#include <optional>

#include "ui/scene/Scene.h"

namespace kernelscope {

class Appearance;
struct TilesLayout;

/// Tiles as a picture: buffers and local arrays as grids, what is used now and was used before, and where values came from. A mark is never
/// a colour alone: read now has a dot, written now a frame, read before a stroke, written before a bar at the bottom. `legendTop`: where
/// what the marks mean stands, over the tiles; nullopt: nowhere.
Scene tilesScene(const TilesLayout &look, const Appearance &appearance, std::optional<double> legendTop);

} // namespace kernelscope
