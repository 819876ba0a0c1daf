#include "ui/widgets/Hatching.h"

#include <algorithm>
#include <cmath>

#include <QPainter>

#include "ui/theme/Theme.h"

namespace kernelscope {

QColor hatchColour(const Theme &theme)
{
    QColor colour = theme.mutedText;
    colour.setAlphaF(theme.isDark ? 0.55F : 0.6F);
    return colour;
}

void hatch(QPainter &painter, const QRectF &rect, const QColor &colour, double step)
{
    QList<QLineF> lines; // Cut at the edges by hand: a clip is lost in an SVG file.
    const double last = rect.right() + rect.bottom();
    for (double sum = std::ceil((rect.left() + rect.top()) / step) * step; sum < last; sum += step) { // x + y along a line
        const double from = std::max(rect.left(), sum - rect.bottom());
        const double to = std::min(rect.right(), sum - rect.top());
        lines << QLineF(from, sum - from, to, sum - to);
    }
    painter.setPen(QPen(colour, 1));
    painter.drawLines(lines);
}

} // namespace kernelscope
