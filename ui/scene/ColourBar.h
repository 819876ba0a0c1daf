#pragma once

#include <functional>

#include "ui/scene/Scene.h"

namespace kernelscope {

/// The colours of a legend, from 0 at the left or the bottom to 1.
void addColourBar(Scene &scene, const QRectF &rect, Qt::Orientation orientation, const std::function<Ink(double position)> &inkAt);

} // namespace kernelscope
