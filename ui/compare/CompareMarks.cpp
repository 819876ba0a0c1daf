#include "ui/compare/CompareMarks.h"

#include <array>
#include <cmath>
#include <numbers>

#include <QPainter>
#include <QPolygonF>

#include "ui/models/CompareData.h"
#include "ui/models/Durations.h"
#include "ui/theme/Marks.h"
#include "ui/theme/Theme.h"

using namespace Qt::StringLiterals;

namespace kernelscope {
namespace {

constexpr std::array<int, 7> categories{0, 1, 2, 3, 5, 4, 7}; // Without yellow, which no white page shows.
constexpr int markCount = 8;

QPolygonF polygon(int corners, double radius, double turned)
{
    QPolygonF around;
    for (int corner = 0; corner < corners; ++corner) {
        const double angle = turned + 2 * std::numbers::pi * corner / corners;
        around << QPointF(radius * std::sin(angle), -radius * std::cos(angle));
    }
    return around;
}

/// All of about the same area. Empty: a circle.
QPolygonF markShape(int mark, double size)
{
    using std::numbers::pi;
    switch (mark) {
    case 1:
        return polygon(4, size * 0.66, pi / 4);
    case 2:
        return polygon(3, size * 0.72, 0);
    case 3:
        return polygon(4, size * 0.68, 0);
    case 4:
        return polygon(3, size * 0.72, pi);
    case 5:
        return polygon(5, size * 0.62, 0);
    case 6:
        return polygon(3, size * 0.72, pi / 2);
    case 7:
        return polygon(3, size * 0.72, -pi / 2);
    default:
        return {};
    }
}

} // namespace

QColor lineColour(int line, const Theme &theme)
{
    return markColour(theme, categories[std::size_t(line) % categories.size()]);
}

Qt::PenStyle lineStyle(int line)
{
    static constexpr std::array<Qt::PenStyle, 3> styles{Qt::SolidLine, Qt::DashLine, Qt::DotLine};
    return styles[std::size_t(line) / categories.size() % styles.size()];
}

void paintMark(QPainter &painter, const QPointF &at, double size, int line, const QColor &colour, const Theme &theme)
{
    painter.save();
    painter.translate(at);
    painter.setBrush(colour);
    painter.setPen(QPen(theme.surface, size / 7));
    if (const QPolygonF shape = markShape(line % markCount, size); !shape.isEmpty())
        painter.drawPolygon(shape);
    else
        painter.drawEllipse(QPointF(), size * 0.55, size * 0.55);
    painter.restore();
}

QString barText(const CompareData &data, const ComparePoint &point)
{
    const QString time = shownDuration(data.rows[point.row].timing.medianNs);
    const QString compared = comparedText(data, point.row);
    return compared.isEmpty() ? time : time + u", "_s + compared;
}

} // namespace kernelscope
