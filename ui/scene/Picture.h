#pragma once

#include "support/Result.h"
#include "ui/scene/Scene.h"

class QWidget;

namespace kernelscope {

/// Writes a scene as .png, twice as fine as on the screen, or as .svg. A .png that would be larger than 16384 pixels is made coarser.
[[nodiscard]] Result<void> savePicture(const Scene &scene, const Appearance &appearance, const QString &file);

/// The same with a widget as it stands on the screen.
[[nodiscard]] Result<void> savePicture(QWidget &widget, const QColor &background, const QString &file);

} // namespace kernelscope
