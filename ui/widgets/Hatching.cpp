#include "ui/widgets/Hatching.h"

#include <algorithm>

#include <QPainter>

namespace kernelscope {

void hatch(QPainter &painter, const QRectF &rect, const QColor &colour, double step)
{
    QList<QLineF> lines; // Cut at the edges by hand: a clip is lost in an SVG file.
    for (double x = rect.left() - rect.height() + step; x < rect.right(); x += step) {
        const double from = std::max(x, rect.left());
        const double to = std::min(x + rect.height(), rect.right());
        lines << QLineF(from, rect.bottom() - (from - x), to, rect.bottom() - (to - x));
    }
    painter.setPen(QPen(colour, 1));
    painter.drawLines(lines);
}

} // namespace kernelscope
