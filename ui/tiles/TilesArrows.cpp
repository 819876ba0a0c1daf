#include "ui/tiles/TilesArrows.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <map>
#include <tuple>

#include "ui/tiles/TilesLayout.h"

namespace kernelscope {
namespace {

constexpr std::size_t mostChosenArrows = 16;
constexpr std::size_t mostEndsTried = 256; // elements, from either end of a list
constexpr int mostLanes = 3;               // beside each other

/// Of what was just filled, or else was filled before: so that one sees how a tile lies in the buffer it came from. Of a list all of it.
std::vector<quint64> cornersOf(const TileWindow &window)
{
    std::vector<quint64> filled;
    for (const quint8 mask : {quint8(TileElement::WrittenNow), quint8(TileElement::WrittenBefore)}) {
        for (const TileElement &at : *window.frame) {
            if ((at.use & mask) && window.holds(at.element))
                filled.push_back(at.element);
        }
        if (!filled.empty())
            break;
    }
    if (filled.empty() || window.isList) // It has no corners but its ends.
        return filled;
    const auto along = [&](qint64 sign) {
        return [&window, sign](quint64 element) {
            const GridCell at = window.shape.cellOf(element);
            return qint64(at.x) + sign * qint64(at.y);
        };
    };
    const auto [first, last] = std::ranges::minmax(filled, {}, along(1));
    const auto [left, right] = std::ranges::minmax(filled, {}, along(-1));
    std::vector<quint64> corners{first, last, left, right};
    std::ranges::sort(corners);
    corners.erase(std::unique(corners.begin(), corners.end()), corners.end());
    return corners;
}

/// Finds the arrows, then the way of each.
class TilesArrows
{
public:
    explicit TilesArrows(const TilesLayout &look) : m_look(look) {}
    std::vector<TileArrow> all();

private:
    bool add(int panel, quint64 element, bool isChosen);
    void addCorners(int panel);
    bool goesToRight(const TileArrow &arrow) const;
    QPolygonF wayOf(const TileArrow &arrow, bool isRight, int lane) const;
    double freeBeside(double x, double away, double top, double bottom) const;
    QRectF cellOf(const ElementSubject &at) const { return m_look.cellRect(at.object, quint64(at.element)); }
    const TilePlace &placeOf(const ElementSubject &at) const { return m_look.places[std::size_t(at.object)]; }

    const TilesLayout &m_look;
    std::vector<TileArrow> m_arrows;
};

std::vector<TileArrow> TilesArrows::all()
{
    if (m_look.arrows != TilesLayout::Arrows::None && m_look.chosen.object >= 0 && m_look.chosen.object < int(m_look.windows.size()))
        add(m_look.chosen.object, quint64(m_look.chosen.element), true);
    for (int panel = 0; m_look.arrows == TilesLayout::Arrows::Corners && panel < int(m_look.windows.size()); ++panel) {
        if (m_look.sheet->panels[std::size_t(panel)].isLocal)
            addCorners(panel);
    }
    std::map<std::pair<int, bool>, int> lanes; // By the panel that is gone to, and its side.
    for (TileArrow &arrow : m_arrows) {
        const bool isRight = goesToRight(arrow);
        int &lane = lanes[{arrow.to.object, isRight}];
        arrow.way = wayOf(arrow, isRight, lane);
        lane = arrow.way.isEmpty() ? lane : (lane + 1) % mostLanes;
    }
    return m_arrows;
}

/// Whether there are any.
bool TilesArrows::add(int panel, quint64 element, bool isChosen)
{
    const std::size_t before = m_arrows.size();
    const TilesData &sheet = *m_look.sheet;
    const ObjectIndex object = sheet.panels[std::size_t(panel)].object;
    auto sources = sheet.map->sources(object, element, m_look.position());
    const auto isLocal = [&](const TileSource &source) {
        return sheet.trace().objects()[source.object.value].memory == AddressSpace::Local;
    };
    if (!isChosen && std::ranges::any_of(sources, isLocal)) { // What a tile was filled from, however many cells it went through.
        const auto origin = sheet.map->origin(object, element, m_look.position());
        sources = origin ? std::vector{*origin} : std::vector<TileSource>();
    }
    sources.resize(std::min(sources.size(), mostChosenArrows));
    for (const TileSource &source : sources) {
        const int from = sheet.panelOf(source.object);
        const bool isItself = from == panel && source.element == element; // A counter that counts on: there is nowhere to point to.
        if (from >= 0 && !isItself)
            m_arrows.push_back({{from, qint64(source.element)}, {panel, qint64(element)}, isChosen});
    }
    return m_arrows.size() > before;
}

/// Of a list: to the first of its elements that came from global memory, and to the last.
void TilesArrows::addCorners(int panel)
{
    const TileWindow &window = m_look.windows[std::size_t(panel)];
    const std::vector<quint64> corners = cornersOf(window);
    const auto points = [&](quint64 element) { return add(panel, element, false); };
    if (!window.isList) {
        std::ranges::for_each(corners, points);
        return;
    }
    const auto tried = qsizetype(std::min(corners.size(), mostEndsTried));
    const auto first = std::find_if(corners.begin(), corners.begin() + tried, points);
    if (first != corners.begin() + tried)
        std::ignore = std::find_if(corners.rbegin(), std::min(corners.rbegin() + tried, std::make_reverse_iterator(first + 1)), points);
}

/// Whether it passes the panel that it goes to at its right side.
bool TilesArrows::goesToRight(const TileArrow &arrow) const
{
    const QRectF grid = placeOf(arrow.to).grid;
    return cellOf(arrow.to).center().x() > grid.center().x() && grid.width() > 1.5 * m_look.cellWidth;
}

/// Down (or up) beside whatever lies between the two; empty: they don't lie below each other, or one of them is not drawn large.
QPolygonF TilesArrows::wayOf(const TileArrow &arrow, bool isRight, int lane) const
{
    const QRectF from = cellOf(arrow.from), to = cellOf(arrow.to);
    const TilePlace &start = placeOf(arrow.from), &end = placeOf(arrow.to);
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
    return {{edge(from) + (isOuter(from, start.grid) ? 0 : inside), from.center().y()},
            {out, from.center().y()},
            {out, leaves},
            {beside, leaves},
            {beside, arrives},
            {in, arrives},
            {in, to.center().y()},
            {edge(to) + (isOuter(to, end.grid) ? 0 : 2 * inside), to.center().y()}};
}

/// From `x` on outwards, the first place at which nothing lies between the two heights.
double TilesArrows::freeBeside(double x, double away, double top, double bottom) const
{
    for (std::size_t tries = 0; tries <= m_look.places.size(); ++tries) {
        const double before = x;
        for (std::size_t panel = 0; panel < m_look.places.size(); ++panel) {
            for (const QRectF &room : {m_look.headings[panel].rect, m_look.places[panel].all}) {
                const bool isHit = room.top() < bottom && room.bottom() > top && x > room.left() - 1 && x < room.right() + 1;
                x = !isHit ? x : away > 0 ? room.right() + away : room.left() + away;
            }
        }
        if (x == before)
            break;
    }
    return std::clamp(x, m_look.px(2), m_look.size.width() - m_look.px(2));
}

} // namespace

std::vector<TileArrow> tileArrows(const TilesLayout &look)
{
    return TilesArrows(look).all();
}

} // namespace kernelscope
