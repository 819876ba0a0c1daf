// The ways of arrows: beside the grids and headings, not across them.

#include <algorithm>
#include <cmath>
#include <map>

#include "ui/tiles/TilesPainter.h"

namespace kernelscope {

constexpr int mostLanes = 3; // beside each other

std::vector<QPolygonF> TilesPainter::routes()
{
    m_headingRects.clear();
    for (int panel = 0; panel < int(m_look.places.size()); ++panel)
        m_headingRects.push_back(headingRect(panel));
    std::map<std::pair<int, bool>, int> lanes; // By the panel that is gone to, and its side.
    std::vector<QPolygonF> all;
    for (const TileArrow &arrow : m_look.drawn) {
        const bool isRight = goesToRight(arrow);
        int &lane = lanes[{arrow.toPanel, isRight}];
        all.push_back(routeOf(arrow, isRight, lane));
        lane = all.back().isEmpty() ? lane : (lane + 1) % mostLanes;
    }
    return all;
}

void TilesPainter::paintArrows()
{
    const std::vector<QPolygonF> ways = routes();
    for (std::size_t i = 0; i < ways.size(); ++i) {
        const QPolygonF &way = ways[i];
        if (way.isEmpty()) {
            paintCurve(m_look.drawn[i]);
            continue;
        }
        const QLineF last(way[way.size() - 2], way.back());
        paintWay(roundedWay(way), (last.p2() - last.p1()) / std::max(1.0, last.length()), m_look.drawn[i].isChosen);
    }
}

/// Whether it passes the panel that it goes to at its right side.
bool TilesPainter::goesToRight(const TileArrow &arrow) const
{
    const QRectF to = m_look.cellRect(arrow.toPanel, arrow.to), grid = m_look.places[std::size_t(arrow.toPanel)].grid;
    return to.center().x() > grid.center().x() && grid.width() > 1.5 * m_look.cellWidth;
}

/// Down (or up) beside whatever lies between the two; empty: they don't lie below each other, or one of them is not drawn large.
QPolygonF TilesPainter::routeOf(const TileArrow &arrow, bool isRight, int lane) const
{
    const QRectF from = m_look.cellRect(arrow.fromPanel, arrow.from), to = m_look.cellRect(arrow.toPanel, arrow.to);
    const TilePlace &start = m_look.places[std::size_t(arrow.fromPanel)], &end = m_look.places[std::size_t(arrow.toPanel)];
    const bool isDown = to.top() > start.grid.bottom();
    if (from.isEmpty() || to.isEmpty() || (!isDown && to.bottom() > start.grid.top()))
        return {};
    const double sign = isRight ? 1 : -1, away = sign * m_look.px(7 + 3 * lane), inside = -sign * m_look.px(3);
    const auto edge = [isRight](const QRectF &room) { return isRight ? room.right() : room.left(); };
    const auto isOuter = [&](const QRectF &cell, const QRectF &grid) { return std::abs(edge(cell) - edge(grid)) < 1; };
    const double below = m_look.px((isRight ? 7 : 4) + 2 * lane); // Those that pass on the left and on the right may cross.
    const double leaves = isDown ? start.all.bottom() + below : start.title.top() - below;
    const double arrives = isDown ? end.grid.top() - m_look.px(2) : end.grid.bottom() + m_look.px(2);
    // Elsewhere on the line between two columns, where there are no digits.
    const double out = isOuter(from, start.grid) ? edge(start.grid) + away : edge(from);
    const double in = isOuter(to, end.grid) ? edge(end.grid) + away : edge(to);
    const double beside = freeBeside(in, away, std::min(leaves, arrives), std::max(leaves, arrives)); // At best straight.
    const bool isOutside = isOuter(from, start.grid);
    QPolygonF way{{edge(from) + (isOutside ? 0 : inside), from.center().y()},
                  {out, from.center().y()},
                  {out, leaves},
                  {beside, leaves},
                  {beside, arrives},
                  {in, arrives}};
    way << QPointF(in, to.center().y()) << QPointF(edge(to) + (isOuter(to, end.grid) ? 0 : 2 * inside), to.center().y());
    return way;
}

/// From `x` on outwards, the first place at which nothing lies between the two heights.
double TilesPainter::freeBeside(double x, double away, double top, double bottom) const
{
    for (std::size_t tries = 0; tries <= m_headingRects.size(); ++tries) {
        const double before = x;
        for (std::size_t panel = 0; panel < m_headingRects.size(); ++panel) {
            for (const QRectF &room : {m_headingRects[panel], m_look.places[panel].all}) {
                const bool isHit = room.top() < bottom && room.bottom() > top && x > room.left() - 1 && x < room.right() + 1;
                x = !isHit ? x : away > 0 ? room.right() + away : room.left() + away;
            }
        }
        if (x == before)
            break;
    }
    return std::clamp(x, m_look.px(2), m_look.size.width() - m_look.px(2));
}

QPainterPath TilesPainter::roundedWay(const QPolygonF &way) const
{
    QPainterPath path(way.front());
    for (qsizetype i = 1; i + 1 < way.size(); ++i) {
        const QLineF before(way[i], way[i - 1]), behind(way[i], way[i + 1]);
        const double radius = std::min({m_look.px(4), before.length() / 2, behind.length() / 2});
        if (radius < 0.1)
            continue;
        path.lineTo(before.pointAt(radius / before.length()));
        path.quadTo(way[i], behind.pointAt(radius / behind.length()));
    }
    path.lineTo(way.back());
    return path;
}

QRectF TilesPainter::targetOf(int panel, quint64 element) const
{
    const QRectF cell = m_look.cellRect(panel, element);
    return cell.isEmpty() ? m_look.overviewCell(panel, element) : cell;
}

/// Between panels beside each other, or to an element that only a small picture shows.
void TilesPainter::paintCurve(const TileArrow &arrow)
{
    const QRectF from = targetOf(arrow.fromPanel, arrow.from), to = targetOf(arrow.toPanel, arrow.to);
    if (from.isEmpty() || to.isEmpty())
        return;
    const double across = to.center().x() - from.center().x(), below = to.center().y() - from.center().y();
    // Beside each other it passes above the cells in between.
    const bool isSideways = std::abs(below) <= m_look.cell && std::abs(across) > m_look.cellWidth;
    const bool isDown = below >= 0 || isSideways;
    // From edge to edge where there is a value in the middle, and beside the values of other cells on its way.
    const bool isLarge = m_look.cell >= m_look.px(leastWithValues) && std::abs(below) > m_look.cell;
    const double edge = isLarge ? (isDown ? 1 : -1) * m_look.cell * 0.42 : 0, aside = isLarge ? m_look.px(2.5) - m_look.cellWidth / 2 : 0;
    const double up = isSideways ? m_look.cell * 0.45 : 0;
    const double over = m_look.px(18);
    const auto room = [&](int panel, const QRectF &cell) { return cell.top() - m_look.places[std::size_t(panel)].grid.top(); };
    const bool isUnderTitle = std::min(room(arrow.fromPanel, from), room(arrow.toPanel, to)) < over; // It would cross it above.
    const QPointF start = from.center() + QPointF(aside, edge - up), end = to.center() - QPointF(-aside, edge + up);
    const double bend =
        isSideways ? (isUnderTitle ? over : -over) : std::clamp(std::abs(end.y() - start.y()) * 0.45, m_look.px(18), m_look.px(110));
    QPainterPath path(start);
    path.cubicTo(start + QPointF(0, isDown ? bend : -bend), end + QPointF(0, isSideways ? bend : isDown ? -bend : bend), end);
    paintWay(path, QPointF(0, isDown ? 1 : -1), arrow.isChosen);
}

/// With a point where it begins and a head where it ends, which points along `direction`.
void TilesPainter::paintWay(const QPainterPath &way, const QPointF &direction, bool isChosen)
{
    const QColor colour = isChosen ? m_look.theme.accent : m_look.theme.text;
    m_painter.setBrush(Qt::NoBrush);
    m_painter.setPen(QPen(m_look.theme.surface, m_look.px(isChosen ? 5 : 3.4)));
    m_painter.drawPath(way);
    m_painter.setPen(QPen(colour, m_look.px(isChosen ? 2.4 : 1.3)));
    m_painter.drawPath(way);
    const double head = m_look.px(5);
    const QPointF end = way.currentPosition(), back = end - direction * head * 1.3;
    const QPointF across(-direction.y() * head * 0.6, direction.x() * head * 0.6);
    m_painter.setBrush(colour);
    m_painter.drawPolygon(QPolygonF{end, back + across, back - across});
    m_painter.drawEllipse(QPointF(way.elementAt(0)), m_look.px(1.6), m_look.px(1.6));
}

} // namespace kernelscope
