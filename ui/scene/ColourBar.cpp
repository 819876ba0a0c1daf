#include "ui/scene/ColourBar.h"

namespace kernelscope {

void addColourBar(Scene &scene, const QRectF &rect, Qt::Orientation orientation, const std::function<Ink(double position)> &inkAt)
{
    constexpr int steps = 48;
    const bool isAcross = orientation == Qt::Horizontal;
    const double step = (isAcross ? rect.width() : rect.height()) / steps;
    for (int k = 0; k < steps; ++k) {
        const QRectF part = isAcross ? QRectF(rect.left() + k * step, rect.top(), step + 0.5, rect.height())
                                     : QRectF(rect.left(), rect.bottom() - (k + 1) * step, rect.width(), step + 0.5);
        scene.box(part, inkAt(double(k) / (steps - 1))).isSmooth = false;
    }
}

} // namespace kernelscope
