#include "ui/layout/TimelineGeometry.h"

#include <algorithm>

namespace kernelscope {

double barHeightFor(int rows, int lanes, double available, const LaneSizes &sizes)
{
    if (rows <= 0)
        return sizes.least;
    return std::clamp((available - lanes * sizes.laneGap) / rows - sizes.barGap, sizes.least, sizes.most);
}

QString fittingLabel(const QStringList &texts, double room, const std::function<double(const QString &)> &width)
{
    const auto fits = [&](const QString &text) { return width(text) <= room; };
    const auto found = std::find_if(texts.begin(), texts.end(), fits);
    return found == texts.end() ? QString() : *found;
}

} // namespace kernelscope
