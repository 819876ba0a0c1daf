#include "ui/layout/LabelLines.h"

#include <algorithm>

namespace kernelscope {

/// The lowest line in which a text of this width may stand at `point`.
static int lowestLine(const QList<LabelPoint> &points, const QList<LabelPlace> &places, qsizetype point, double width)
{
    int line = 0;
    for (qsizetype later = point + 1; later < points.size() && points[later].x < points[point].x + width; ++later) {
        if (places[later].line >= 0 || points[later].isInLineZero)
            line = std::max(line, std::max(0, places[later].line) + 1);
    }
    return line;
}

QList<LabelPlace> labelPlaces(const QList<LabelPoint> &points, int lines, double right)
{
    QList<LabelPlace> places(points.size());
    for (qsizetype i = points.size() - 1; i >= 0; --i) {
        const LabelPoint &point = points[i];
        for (int text = 0; text < int(point.widths.size()); ++text) {
            if (point.x + point.widths[text] > right)
                continue;
            const int line = lowestLine(points, places, i, point.widths[text]);
            if (line <= point.mostLine && line < lines) {
                places[i] = {line, text};
                break;
            }
        }
    }
    return places;
}

} // namespace kernelscope
